import { devNull } from 'node:os';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';

/** What the local process is to be like. */
export interface AppOrder {
  /** Where its skill finds the weather service. */
  upstream: string;
  /** Where it remembers. */
  storeFile: string;
}

/**
 * The local process with demo weather, as `npm start` runs it, for a benchmark: its skill asks where
 * its parent process says. Tells its address.
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
    // As many lines as in production, and nobody reads them.
    log: pino({ level: 'info' }, pino.destination(devNull)),
  });
  process.send?.(url);
}
