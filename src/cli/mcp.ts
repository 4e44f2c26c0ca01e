import '../time/utc-process.ts';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { pino } from 'pino';
import { createUnhurriedLimits, loadToolServers } from '../app/service-app.ts';
import { openSources } from '../app/sources.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../telemetry/request-log.ts';
import { SECOND_MS } from '../time/units.ts';
import { onShutdownSignal, printHelpIfRequested, runMain } from './run-main.ts';

const USAGE = `Usage: npm run mcp

Serves the weather as tools to one assistant, by the Model Context Protocol on standard input and output,
as desktop assistants start it. Takes no arguments; the settings are environment variables, all listed in
docs/settings.md:

  LOCALE        language of answers where a call names none, such as en-GB (default: de-DE)
  WEATHER_DATA  auto, live or demo
  LOG_LEVEL     trace, debug, info, warn, error or silent; the log goes to standard error

  -h, --help    show this help`;

/** An assistant waits longer than a speaker's user. */
const TIMEOUT_MS = 30 * SECOND_MS;

/** `npm run mcp`: serves the operations as tools until standard input ends. */
await runMain(async () => {
  if (printHelpIfRequested(USAGE)) return;
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, pino.destination(2));
  const { sourceTimeouts, limits } = createUnhurriedLimits(TIMEOUT_MS);
  const sources = await openSources(config, () => new Date(), log, { timeouts: sourceTimeouts });
  const [locale = 'de-DE'] = config.wyoming.locales;
  const createServer = await loadToolServers(sources, {
    language: locale,
    timeoutMs: TIMEOUT_MS,
    limits,
    log,
  });
  const connection = serveStdio(createServer, {
    onerror: (error) => log.warn({ err: error }, 'A message of the assistant was not read'),
  });
  const shutDown = () => {
    const closed = connection.close().then(async () => sources.close());
    void closed.finally(() => process.exit());
  };
  onShutdownSignal(shutDown);
  process.stdin.once('end', shutDown);
});
