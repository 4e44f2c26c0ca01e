import { pino } from 'pino';
import { startApp } from './app.ts';
import { readConfig } from './config.ts';
import { runEntry } from './entry.ts';

/** `npm start`: everything in one local process. */
await runEntry(async () => {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const app = await startApp({ config, clock: () => new Date(), log });
  process.stdout.write(`Weather Voice (${app.source} weather) is ready at ${app.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
});
