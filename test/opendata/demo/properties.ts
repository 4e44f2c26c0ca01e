import * as fc from 'fast-check';
import type { PointInTime } from '../../../src/opendata/demo/weather/noise.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const HOUR = 3_600_000;
const FIRST = Date.UTC(2020, 0, 1) / HOUR;
const LAST = Date.UTC(2040, 0, 1) / HOUR;

export const anyTime = fc.integer({ min: FIRST, max: LAST }).map((hour) => hour * HOUR);

/** Any hour of twenty years anywhere, the poles and the date line included. */
export const anySpot: fc.Arbitrary<PointInTime> = fc.record({
  latitude: degrees(-90, 90),
  longitude: degrees(-180, 180),
  time: anyTime,
});

/** From the Alps to the Baltic Sea. */
export const inCentralEurope: fc.Arbitrary<PointInTime> = fc.record({
  latitude: degrees(45, 56),
  longitude: degrees(5, 18),
  time: anyTime,
});

/** The simplest input for which something does not hold, null when there is none. */
export function counterexample<T>(
  inputs: fc.Arbitrary<T>,
  holds: (input: T) => boolean,
  runs = 100,
): T | null {
  const { counterexample: found } = fc.check(fc.property(inputs, holds), {
    numRuns: propertyRuns(runs),
  });
  return found === null ? null : found[0];
}

/** Whole thousandths: `fc.double` would crowd around zero. */
function degrees(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
}
