import { HOUR_MS } from '../../time/units.ts';
import { getWeatherFamily, isHazard } from '../../weather/state.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import { planDays } from './days.ts';
import { type PlannedPeriod } from './facts.ts';
import { listSkies } from './sky.ts';
import { getHigh } from './temperatures.ts';
import type { Plan, Statement } from './plan.ts';
import type { Audience } from './statement.ts';

/** Minimum difference of highs for a trend. */
const MIN_TREND_K = 3;

/** Smallest step of a trend from each day to the next. */
const MIN_STEP_K = 1;

/** Minimum hours left of a day to include its high. */
const MIN_DAY_HOURS = 12;

/** Plans several days, with the temperature trend if there is one. */
export function planNextDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  const direction = findTrend(periods);
  if (!direction) return planDays(periods, audience);
  const trend = { kind: 'trend', place: audience.place, direction } as const;
  const days = planDays(periods, { ...audience, place: null });
  return days[0] && warns(days[0]) ? planDays(periods, audience) : [trend, ...days];
}

/** Whether a sentence tells a danger, which comes before everything else. */
function warns(statement: Statement): boolean {
  if (statement.kind !== 'course') return ['storm', 'extreme', 'ice'].includes(statement.kind);
  return listSkies(statement.course).some(({ state }) => isHazard(getWeatherFamily(state)));
}

/** The trend of the whole days, unless the days between turn the other way, or the rest of today does. */
function findTrend(periods: readonly PlannedPeriod[]): 'warmer' | 'colder' | undefined {
  const days = periods.flatMap(({ entry }) => {
    const isWhole = Date.parse(entry.to) - Date.parse(entry.from) >= MIN_DAY_HOURS * HOUR_MS;
    const max = getHigh(entry.temperature);
    return max === null ? [] : [{ high: roundHalfAwayFromZero(max), isWhole }];
  });
  const whole = days.filter(({ isWhole }) => isWhole);
  const change = (whole.at(-1)?.high ?? 0) - (whole[0]?.high ?? 0);
  if (Math.abs(change) < MIN_TREND_K) return undefined;
  const steps = days.slice(1).map(({ high }, at) => high - (days[at]?.high ?? high));
  if (steps.some((step) => step * change < MIN_STEP_K)) return undefined;
  return change > 0 ? 'warmer' : 'colder';
}
