// Stops the clock of a process at FIXED_TIME: `node --import ./test/support/fixed-clock.mjs`.
const now = Date.parse(process.env['FIXED_TIME']);

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now] : given));
  }

  static now() {
    return now;
  }
};
