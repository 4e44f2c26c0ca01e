// Invokes a function as AWS does, at a set time: `node invoke.mjs MODULE TIME`, the event on standard input.
import { json } from 'node:stream/consumers';

const [, , module, time] = process.argv;
const now = Date.parse(time);

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now] : given));
  }

  static now() {
    return now;
  }
};

const { handler } = await import(module);
process.stdout.write(`${JSON.stringify(await handler(await json(process.stdin), {}))}\n`);
process.exit(0);
