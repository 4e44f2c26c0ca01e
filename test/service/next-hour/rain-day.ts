import * as fc from 'fast-check';
import type { Nowcasts } from '../../../src/opendata/radar/nowcasts.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { NOWCAST_STEP_MS } from '../../../src/weather/nowcast.ts';

/** Rain that moves over a place in a day: mm per hour in every five minutes from `MIDNIGHT` on. */
export type RainDay = readonly number[];

export const MIDNIGHT = Date.parse('2026-06-14T22:00:00Z');
export const MINUTES_OF_DAY = 24 * 60;

/** A run is published this much later, and holds steps up to two hours ahead. */
const PUBLISHED_AFTER = 4 * 60_000;
const REACH = 2 * HOUR_MS;
const STEPS_OF_DAY = (24 * HOUR_MS + REACH + NOWCAST_STEP_MS) / NOWCAST_STEP_MS;

/** Cells of rain along the way that the wind blows: their width in time, and how hard it falls inside. */
const cell = fc.record({
  steps: fc.oneof(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 2, max: 12 }),
    fc.integer({ min: 12, max: 40 }),
  ),
  peak: fc.oneof(
    fc.constantFrom(0.12, 0.24, 0.5, 4),
    fc.double({ min: 0.12, max: 30, noNaN: true }),
  ),
});

/** Between cells it is dry, for a step up to some hours, or no more than a breath of drizzle. */
const gap = fc.record({
  steps: fc.oneof(
    fc.integer({ min: 1, max: 2 }),
    fc.integer({ min: 2, max: 12 }),
    fc.integer({ min: 12, max: 50 }),
  ),
  rate: fc.constantFrom(0, 0, 0, 0.04),
});

export const rainDays: fc.Arbitrary<RainDay> = fc
  .array(fc.tuple(gap, cell), { minLength: 12, maxLength: 40 })
  .map((passing) => passing.flatMap(([before, over]) => [...dry(before), ...rising(over)]))
  .map((rates) => Array.from({ length: STEPS_OF_DAY }, (_, index) => rates[index] ?? 0));

/** The radar of a day: a new run every five minutes, each with the forecast of the rain. */
export function radarOf(day: RainDay, clock: () => Date): Nowcasts {
  return {
    async at() {
      const published = clock().getTime() - PUBLISHED_AFTER;
      const issued = published - (published % NOWCAST_STEP_MS);
      const first = issued - NOWCAST_STEP_MS;
      const steps = Array.from({ length: REACH / NOWCAST_STEP_MS + 1 }, (_, index) => {
        const start = first + index * NOWCAST_STEP_MS;
        return { start, rate: rateAt(start, day) };
      });
      return { issued, steps };
    },
  };
}

/** What falls at an instant, mm per hour. */
export function rateAt(instant: number, day: RainDay): number {
  return day[Math.floor((instant - MIDNIGHT) / NOWCAST_STEP_MS)] ?? 0;
}

function dry({ steps, rate }: { steps: number; rate: number }): number[] {
  return Array.from({ length: steps }, () => rate);
}

/** Hardest in the middle, at least what radar sees at its edges. */
function rising({ steps, peak }: { steps: number; peak: number }): number[] {
  return Array.from({ length: steps }, (_, index) => {
    const rate = peak * Math.sin((Math.PI * (index + 0.5)) / steps);
    return Math.round(Math.max(rate, 0.12) * 100) / 100;
  });
}
