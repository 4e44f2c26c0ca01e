import { pino } from 'pino';
import { startApp } from './app.ts';
import { readConfig } from './config.ts';
import { whenToldToEnd } from './ending.ts';
import { runEntry } from './entry.ts';
import { createLog } from './telemetry/log.ts';
import { createPrometheus } from './telemetry/prometheus.ts';
import { LOCAL_STORE_FILE } from './store/local-file.ts';

/** Load balancers and clients go elsewhere within so long, milliseconds. */
const GRACE_MS = 3000;

/** `npm start`: everything in one local process. */
await runEntry(async () => {
  const settings = readConfig(process.env);
  const { store } = settings;
  const config = { ...settings, store: { ...store, file: store.file ?? LOCAL_STORE_FILE } };
  const log = createLog(config.logLevel, pino.destination(2));
  const prometheus = createPrometheus();
  const app = await startApp({ config, clock: () => new Date(), log, prometheus });
  process.stdout.write(`Weather Voice (${app.source} weather) is ready at ${app.url}\n`);
  whenToldToEnd(() => void app.shutDown(GRACE_MS).finally(() => process.exit()));
});
