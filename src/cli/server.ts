import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { startApp } from '../app/app.ts';
import { readConfig } from '../config.ts';
import { onShutdownSignal } from '../app/shutdown-signal.ts';
import { printHelpIfRequested, runMain } from './run-main.ts';
import { createLog } from '../telemetry/log.ts';
import { createPrometheus } from '../telemetry/prometheus.ts';

/** Where one local process remembers what it was told: not below node_modules, which `npm ci` deletes. */
const LOCAL_STORE_FILE = fileURLToPath(new URL('../../data/remembered.sqlite', import.meta.url));

const USAGE = `Usage: npm start

Starts the skill, the weather service and the page in one process, and prints its address. It takes no
arguments; its settings are environment variables, all in docs/settings.md:

  PORT, HOST       where it listens: 3000 and 127.0.0.1 by default
  ALLOWED_HOSTS    names that it answers by besides localhost, with commas between
  WEATHER_DATA     auto, live or demo
  WEATHER_API_KEY  key that the weather service asks for
  NODE_ENV         production checks Alexa's signature and closes what needs no Alexa
  PAGE             on serves the page in production, too
  LOG_LEVEL        trace, debug, info, warn, error or silent

  -h, --help       this text`;

/** Load balancers and clients go elsewhere within so long, milliseconds. */
const SHUTDOWN_GRACE_MS = 3000;

/** `npm start`: everything in one local process. */
await runMain(async () => {
  if (printHelpIfRequested(USAGE)) return;
  const settings = readConfig(process.env);
  const { store } = settings;
  const config = { ...settings, store: { ...store, file: store.file ?? LOCAL_STORE_FILE } };
  for (const warning of config.warnings) process.stderr.write(`Warning: ${warning}\n`);
  const log = createLog(config.logLevel, pino.destination(2));
  const prometheus = createPrometheus();
  const app = await startApp({ config, clock: () => new Date(), log, prometheus });
  process.stdout.write(`Weather Voice (${app.source} weather) is ready at ${app.url}\n`);
  onShutdownSignal(() => void app.shutDown(SHUTDOWN_GRACE_MS).finally(() => process.exit()));
});
