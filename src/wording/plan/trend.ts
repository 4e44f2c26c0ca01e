import type { Audience } from './day.ts';
import { planDays, type PlannedPeriod } from './period.ts';
import type { Plan } from './statement.ts';

/** The days get warmer or colder when their highs differ by this much, K. */
const TREND_FROM = 3;

/** Several days with how the temperature goes over them, where it goes anywhere. */
export function planNextDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  const direction = trendOf(periods);
  if (!direction) return planDays(periods, audience);
  const trend = { kind: 'trend', place: audience.place, direction } as const;
  return [trend, ...planDays(periods, { ...audience, place: null })];
}

function trendOf(periods: readonly PlannedPeriod[]): 'warmer' | 'colder' | undefined {
  const highs = periods.map(({ entry }) => entry.temperature.max).filter((high) => high !== null);
  const [first, last] = [highs[0], highs.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const change = Math.round(last) - Math.round(first);
  if (Math.abs(change) < TREND_FROM) return undefined;
  return change > 0 ? 'warmer' : 'colder';
}
