import { devNull } from 'node:os';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';

/** Options of the local process. */
export interface AppOrder {
  /** URL of the weather service of its skill. */
  upstream: string;
  /** Path of its store. */
  storeFile: string;
}

/**
 * The local process with demo weather, as `npm start` runs it, for a benchmark: its parent names the
 * weather service of its skill. Sends its address to its parent.
 */
process.once('message', (order: AppOrder) => void start(order));

async function start({ upstream, storeFile }: AppOrder): Promise<void> {
  const { url } = await startApp({
    config: readConfig({
      WEATHER_DATA: 'demo',
      PORT: '0',
      WEATHER_API_URL: `${upstream}/v4_0`,
      STORE_FILE: storeFile,
    }),
    clock: () => new Date(),
    // The log level of production, with discarded output.
    log: pino({ level: 'info' }, pino.destination(devNull)),
  });
  process.send?.(url);
}
