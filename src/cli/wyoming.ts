import '../time/utc-process.ts';
import { pino } from 'pino';
import { startWyomingApp } from '../app/wyoming.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../telemetry/request-log.ts';
import { onShutdownSignal, printHelpIfRequested, runMain, withLocalStore } from './run-main.ts';

const USAGE = `Usage: npm run wyoming

Serves open speakers, such as those of Home Assistant, and nothing else: no page, no service, no skill
for Alexa. Takes no arguments; the settings are environment variables, all listed in docs/settings.md:

  WYOMING_PORT, WYOMING_HOST  listening address (default: 10500 and HOST)
  WYOMING_MDNS                off does not announce it to the network
  DEFAULT_PLACE               where the speakers are
  LOCALE                      variants of languages, such as de-DE,en-GB; the first is the default
  UNITS                       metric, british or us
  WEATHER_DATA                auto, live or demo
  LOG_LEVEL                   trace, debug, info, warn, error or silent

  -h, --help                  show this help`;

/** `npm run wyoming`: serves open speakers. */
await runMain(async () => {
  if (printHelpIfRequested(USAGE)) return;
  const config = withLocalStore(readConfig(process.env));
  const log = createLog(config.logLevel, pino.destination(2));
  const app = await startWyomingApp({ config, clock: () => new Date(), log });
  process.stdout.write(`Open speakers are served (${app.source} weather) at ${app.url}\n`);
  onShutdownSignal(() => void app.close().finally(() => process.exit()));
});
