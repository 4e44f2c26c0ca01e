import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canSetClock, readProcessOffset } from '../../src/lambda/zone-offset.ts';
import { readOffsetByIntl } from '../../src/time/local-time.ts';
import { propertyRuns } from '../support/property-runs.ts';

const MINUTE = 60_000;
const YEARS = { min: Date.parse('2020-01-01') / MINUTE, max: Date.parse('2040-01-01') / MINUTE };

it("reads every zone's clock as Intl does, and leaves its own as it is", () => {
  const own = process.env['TZ'];
  const here = new Date(2026, 10, 21).getTime();
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(zones, fc.integer(YEARS), (zone, minute) => {
      const instant = minute * MINUTE;
      expect(readProcessOffset(instant, zone)).toBe(readOffsetByIntl(instant, zone));
    }),
    { numRuns: propertyRuns(2000) },
  );
  expect(process.env['TZ']).toBe(own);
  expect(new Date(2026, 10, 21).getTime()).toBe(here);
});

it.each(['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'changes the clocks of %s at the same instant',
  (zone) => {
    for (
      let hour = Date.parse('2026-01-01');
      hour < Date.parse('2027-01-01');
      hour += 60 * MINUTE
    ) {
      expect(readProcessOffset(hour, zone)).toBe(readOffsetByIntl(hour, zone));
    }
  },
);

it('knows where the clock of the process cannot be set, as in a worker thread', async () => {
  expect(canSetClock()).toBe(true);
  const module = new URL('../../src/lambda/zone-offset.ts', import.meta.url);
  const worker = new Worker(
    `import(${JSON.stringify(module.href)}).then(({ canSetClock }) =>
      require('node:worker_threads').parentPort.postMessage(canSetClock()))`,
    { eval: true },
  );
  expect(await once(worker, 'message')).toEqual([false]);
});
