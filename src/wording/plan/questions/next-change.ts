import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { toSpokenTemperature, type Units } from '../../units.ts';
import { MIN_LIKELY_PERCENT } from '../facts.ts';
import { getHigh } from '../temperatures.ts';
import type { AnswerPlan } from '../plan.ts';
import type { AnswerFacts, TimeRange } from './answer-facts.ts';
import { planBestDay } from './best-day.ts';
import { planHigh, planLow } from './temperature.ts';
import { planComparison } from './contrast.ts';
import { planSun, planSunHours } from './verdict.ts';

/** What people wait for. */
export const CHANGES = ['better', 'warmer', 'colder', 'sun', 'snow'] as const;
export type Change = (typeof CHANGES)[number];

/** Minimum difference of a day's high from today's. */
const MIN_CHANGE_K = 2;

/** The darkest sky of a day that is better than a dry one: up to three eighths of clouds. */
const MAX_BRIGHT_STATE = 1;

/** "When does it get warmer?": the first such day; undefined if the facts have none. */
export function planNextChange(facts: AnswerFacts, change: Change): AnswerPlan | undefined {
  const [today, ...later] = facts.ranges;
  if (!today) return undefined;
  if (change === 'warmer' || change === 'colder') {
    const sign = change === 'warmer' ? 1 : -1;
    const compared = later.find((range) => sign * compareHighs(range, today) >= MIN_CHANGE_K);
    const { audience } = facts;
    return compared && planComparison({ reference: today, compared, question: null, audience });
  }
  if (change === 'sun') return planNextSun(facts);
  const candidates = change === 'better' ? later : facts.ranges;
  const found = candidates.find((range) => hasChange(range, today, change));
  return found && planBestDay({ ...facts, ranges: [found] });
}

/** A temperature in the degrees of the listener, and from which side it is reached. */
export interface ReachedTemperature {
  side: 'above' | 'below';
  degrees: number;
  units: Units;
}

/** "When does it reach twenty degrees?", "When does it drop below ten?": the first such day; undefined if none is. */
export function planReach(
  facts: AnswerFacts,
  { side, degrees, units }: ReachedTemperature,
): AnswerPlan | undefined {
  const found = facts.ranges.find(({ entry: { temperature } }) => {
    const value = side === 'above' ? getHigh(temperature) : temperature.min;
    if (value === null) return false;
    const spoken = toSpokenTemperature(value, units);
    return side === 'above' ? spoken >= degrees : spoken < degrees;
  });
  const day = found && { ...facts, ranges: [found] };
  return day && (side === 'above' ? planHigh(day) : planLow(day));
}

function compareHighs({ entry }: TimeRange, reference: TimeRange): number {
  const high = getHigh(entry.temperature);
  const other = getHigh(reference.entry.temperature);
  return high === null || other === null ? 0 : Math.round(high) - Math.round(other);
}

function hasChange(range: TimeRange, today: TimeRange, change: 'better' | 'snow'): boolean {
  switch (change) {
    case 'better':
      return isDry(range) && (!isDry(today) || isBright(range));
    case 'snow':
      return getWeatherFamily(range.entry.weather.state) === 'snow';
  }
}

function isDry({ entry: { weather, prec } }: TimeRange): boolean {
  const isKnown = getWeatherFamily(weather.state) !== undefined;
  return isKnown && !isWet(weather.state) && (prec.probability ?? 0) < MIN_LIKELY_PERCENT;
}

function isBright(range: TimeRange): boolean {
  const { state } = range.entry.weather;
  return isDry(range) && state >= 0 && state <= MAX_BRIGHT_STATE;
}

/** The first day of which "will the sun shine?" is answered with yes. */
function planNextSun(facts: AnswerFacts): AnswerPlan | undefined {
  const days = facts.ranges.map((range) => ({ ...facts, ranges: [range] }));
  const sunny = days.find((day) => {
    const [statement] = planSun(day);
    return statement?.kind === 'verdict' && statement.answer === 'yes';
  });
  return sunny && planSunHours(sunny);
}
