import module from 'node:module';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { createPrometheus } from '../../src/telemetry/prometheus.ts';
import { UNHURRIED } from './limits.ts';

/*
 * The whole program as a process of its own, with the settings of its environment and a clock that the
 * process that started it sets: each message is the time, epoch milliseconds.
 */

let now = 0;

process.on('message', (time) => {
  now = Number(time);
});
process.once('disconnect', () => process.exit());
process.once('message', () => void start());

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const { url, wyomingUrl } = await startApp({
    config,
    clock: () => new Date(now),
    log,
    prometheus: createPrometheus(),
    ...UNHURRIED,
  });
  // A program that is killed would have the compiler in memory at each start.
  module.flushCompileCache();
  process.send?.({ url, wyomingUrl });
}
