import { pino } from 'pino';
import { startApp } from './app.ts';
import { readConfig } from './config.ts';
import { whenToldToEnd } from './ending.ts';
import { printsHelp, runEntry } from './entry.ts';
import { createLog } from './telemetry/log.ts';
import { createPrometheus } from './telemetry/prometheus.ts';
import { LOCAL_STORE_FILE } from './store/local-file.ts';

const USAGE = `Usage: npm start

Starts the skill, the weather service and the page in one process, and prints its address. It takes no
arguments; its settings are environment variables, all in README.md:

  PORT, HOST       where it listens: 3000 and 127.0.0.1 by default
  ALLOWED_HOSTS    names that it answers by besides localhost, with commas between
  WEATHER_DATA     auto, live or demo
  WEATHER_API_KEY  key that the weather service asks for
  NODE_ENV         production checks Alexa's signature and closes what needs no Alexa
  PAGE             on serves the page in production, too
  LOG_LEVEL        trace, debug, info, warn, error or silent

  -h, --help       this text`;

/** Load balancers and clients go elsewhere within so long, milliseconds. */
const GRACE_MS = 3000;

/** `npm start`: everything in one local process. */
await runEntry(async () => {
  if (printsHelp(USAGE)) return;
  const settings = readConfig(process.env);
  const { store } = settings;
  const config = { ...settings, store: { ...store, file: store.file ?? LOCAL_STORE_FILE } };
  for (const warning of config.warnings) process.stderr.write(`Warning: ${warning}\n`);
  const log = createLog(config.logLevel, pino.destination(2));
  const prometheus = createPrometheus();
  const app = await startApp({ config, clock: () => new Date(), log, prometheus });
  process.stdout.write(`Weather Voice (${app.source} weather) is ready at ${app.url}\n`);
  whenToldToEnd(() => void app.shutDown(GRACE_MS).finally(() => process.exit()));
});
