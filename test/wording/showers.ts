import { HOUR_MS } from '../../src/time/units.ts';
import { NOWCAST_STEP_MS, type NextHourStep } from '../../src/weather/nowcast.ts';
import type { PrecipitationKind } from '../../src/weather/atmosphere.ts';
import { planNextHour } from '../../src/wording/plan/next-hour.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';

/** Within the first of the steps, which began two minutes ago. */
export const NOW = Date.parse('2026-11-18T12:02:00Z');
export const FIRST_STEP = Date.parse('2026-11-18T12:00:00Z');

/** mm per hour: dry, light, moderate, heavy, violent, unknown. */
const RATES: Readonly<Record<string, number | null>> = {
  '.': 0, l: 0.36, m: 2.4, h: 8.4, v: 40.8, '?': null,
}; // prettier-ignore

const KINDS: Readonly<Record<string, PrecipitationKind>> = {
  r: 'rain', s: 'snow', x: 'sleet', f: 'freezing', u: 'unknown',
}; // prettier-ignore

/** A letter a step; the last of the kinds holds to the end. */
export function radar(rates: string, kinds = 'r', place: string | null = 'Köln'): Plan {
  const steps = Array.from(rates, (letter, at) => ({
    start: FIRST_STEP + at * NOWCAST_STEP_MS,
    length: NOWCAST_STEP_MS,
    rate: RATES[letter] ?? null,
    kind: KINDS[kinds.charAt(Math.min(at, kinds.length - 1))] ?? ('unknown' as const),
  }));
  return planNextHour(steps, NOW, place);
}

export type ForecastHour = Pick<NextHourStep, 'rate' | 'kind' | 'probability'>;

/** Hours of a forecast from noon on, requested some minutes later. */
export function forecast(hours: readonly ForecastHour[], minutesPast = 30): Plan {
  const steps = hours.map((hour, at) => ({
    ...hour,
    start: FIRST_STEP + at * HOUR_MS,
    length: HOUR_MS,
  }));
  return planNextHour(steps, FIRST_STEP + minutesPast * 60_000, 'Wien');
}
