import '../time/utc-process.ts';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { startApp } from '../app/app.ts';
import { readConfig } from '../config.ts';
import { onShutdownSignal, printHelpIfRequested, runMain, withLocalStore } from './run-main.ts';
import { createLog } from '../telemetry/request-log.ts';
import { createPrometheus } from '../telemetry/prometheus.ts';

const USAGE = `Usage: npm start

Starts the skill, the weather service and the simulator page in one process and prints its address.
Takes no arguments; the settings are environment variables, all listed in docs/settings.md:

  PORT, HOST       listening address (default: 3000 and 127.0.0.1)
  ALLOWED_HOSTS    accepted host names besides localhost, separated by commas
  WEATHER_DATA     auto, live or demo
  WEATHER_API_KEY  key that clients of the weather service must send
  NODE_ENV         production checks Alexa's signature and closes the page and the open API
  PAGE             on also serves the page in production
  WYOMING_PORT     port for open speakers (docs/home-assistant.md)
  LOG_LEVEL        trace, debug, info, warn, error or silent

  -h, --help       show this help`;

/** Time for load balancers and clients to switch to another process. */
const SHUTDOWN_GRACE_MS = 3000;

/** `npm start`: runs the skill, the service and the page in one process. */
async function startServer(): Promise<void> {
  if (printHelpIfRequested(USAGE)) return;
  const config = withLocalStore(readConfig(process.env));
  for (const warning of config.warnings) process.stderr.write(`Warning: ${warning}\n`);
  const log = createLog(config.logLevel, pino.destination(2));
  const prometheus = createPrometheus();
  const app = await startApp({ config, clock: () => new Date(), log, prometheus });
  process.stdout.write(`Weather Voice (${app.source} weather) is ready at ${app.url}\n`);
  if (app.wyomingUrl !== undefined) {
    process.stdout.write(`Open speakers are served at ${app.wyomingUrl}\n`);
  }
  onShutdownSignal(() => void app.shutDown(SHUTDOWN_GRACE_MS).finally(() => process.exit()));
}

// As `import.meta.main`, which Node.js 24.0 does not have: the first start's preparation imports this module.
const program = process.argv[1];
if (program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url)) {
  await runMain(startServer);
}
