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
const answer = await handler(await json(process.stdin), {});
// An answer that is larger than a pipe holds is waited for.
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));
