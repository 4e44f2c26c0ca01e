import { devNull } from 'node:os';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/telemetry/request-log.ts';
import { createPrometheus } from '../../src/telemetry/prometheus.ts';

/** The whole server as it starts in production, with demo weather: tells its parent where it is. */
const app = await startApp({
  config: readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' }),
  clock: () => new Date(),
  // As many lines as in production, and nobody reads them.
  log: createLog('info', pino.destination(devNull)),
  prometheus: createPrometheus(),
});
process.send?.(app.url);
