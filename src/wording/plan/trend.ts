import { HOUR } from '../../weather/hour.ts';
import type { Audience } from './day.ts';
import { planDays } from './period.ts';
import type { PlannedPeriod } from './planned-period.ts';
import type { Plan } from './plan.ts';

/** The days get warmer or colder when their highs differ by this much, K. */
const TREND_FROM = 3;

/** What is left of a day counts as a day up to noon (h): later it has its high behind it. */
const LEAST_HOURS = 12;

/** Several days with how the temperature goes over them, where it goes anywhere. */
export function planNextDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  const direction = trendOf(periods);
  if (!direction) return planDays(periods, audience);
  const trend = { kind: 'trend', place: audience.place, direction } as const;
  return [trend, ...planDays(periods, { ...audience, place: null })];
}

function trendOf(periods: readonly PlannedPeriod[]): 'warmer' | 'colder' | undefined {
  const highs = periods
    .filter(({ entry }) => Date.parse(entry.to) - Date.parse(entry.from) >= LEAST_HOURS * HOUR)
    .map(({ entry }) => entry.temperature.max)
    .filter((high) => high !== null);
  const [first, last] = [highs[0], highs.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const change = Math.round(last) - Math.round(first);
  if (Math.abs(change) < TREND_FROM) return undefined;
  return change > 0 ? 'warmer' : 'colder';
}
