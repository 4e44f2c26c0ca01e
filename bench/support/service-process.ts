import { pino } from 'pino';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';

/** The whole server as it starts in production, with demo weather: tells its parent where it is. */
const app = await startApp({
  config: readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' }),
  clock: () => new Date(),
  log: pino({ level: 'info' }, pino.destination(2)),
});
process.send?.(app.url);
