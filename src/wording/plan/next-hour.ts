import { HOUR } from '../../weather/hour.ts';
import type { NextHourStep } from '../../weather/nowcast.ts';
import { planExpectation } from './expectation.ts';
import { planNowcast } from './nowcast.ts';
import { endOf } from './spell.ts';
import type { Plan } from './plan.ts';

/** What falls in the hour from now on, and when; by the hour where the steps are hours. */
export function planNextHour(
  steps: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const ahead = steps.filter((step) => endOf(step) > now && step.start < now + HOUR);
  const isForecast = ahead.some(({ length }) => length >= HOUR);
  return isForecast ? planExpectation(ahead, now, place) : planNowcast(ahead, now, place);
}
