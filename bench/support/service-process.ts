import { devNull } from 'node:os';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/telemetry/request-log.ts';
import { createPrometheus } from '../../src/telemetry/prometheus.ts';

/** The whole server as in production, with demo weather. Sends its address to its parent. */
const app = await startApp({
  config: readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' }),
  clock: () => new Date(),
  // The log level of production, with discarded output.
  log: createLog('info', pino.destination(devNull)),
  prometheus: createPrometheus(),
});
process.send?.(app.url);
