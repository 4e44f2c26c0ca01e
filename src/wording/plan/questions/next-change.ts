import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { toSpokenTemperature, type Units } from '../../units.ts';
import { MIN_LIKELY_PERCENT } from '../facts.ts';
import type { AnswerPlan } from '../plan.ts';
import type { AnswerFacts, TimeRange } from './answer-facts.ts';
import { planBestDay } from './best-day.ts';
import { planComparison, planHigh } from './temperature.ts';

/** What people wait for. */
export const CHANGES = ['better', 'warmer', 'colder', 'sun', 'snow'] as const;
export type Change = (typeof CHANGES)[number];

/** Minimum difference of a day's high from today's. */
const MIN_CHANGE_K = 2;

/** The darkest sky of a sunny day: up to three eighths of clouds. */
const MAX_SUNNY_STATE = 1;

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
  const candidates = change === 'better' ? later : facts.ranges;
  const found = candidates.find((range) => hasChange(range, today, change));
  return found && planBestDay({ ...facts, ranges: [found] });
}

/** "When does it reach twenty degrees?": the first such day; undefined if the facts have none. */
export function planReach(
  facts: AnswerFacts,
  { degrees, units }: { degrees: number; units: Units },
): AnswerPlan | undefined {
  const found = facts.ranges.find(({ entry: { temperature } }) => {
    const { max } = temperature;
    return max !== null && toSpokenTemperature(max, units) >= degrees;
  });
  return found && planHigh({ ...facts, ranges: [found] });
}

function compareHighs({ entry }: TimeRange, reference: TimeRange): number {
  const [high, other] = [entry.temperature.max, reference.entry.temperature.max];
  return high === null || other === null ? 0 : Math.round(high) - Math.round(other);
}

function hasChange(
  range: TimeRange,
  today: TimeRange,
  change: Exclude<Change, 'warmer' | 'colder'>,
): boolean {
  switch (change) {
    case 'better':
      return isDry(range) && (!isDry(today) || isSunny(range));
    case 'sun':
      return isSunny(range);
    case 'snow':
      return getWeatherFamily(range.entry.weather.state) === 'snow';
  }
}

function isDry({ entry: { weather, prec } }: TimeRange): boolean {
  const isKnown = getWeatherFamily(weather.state) !== undefined;
  return isKnown && !isWet(weather.state) && (prec.probability ?? 0) < MIN_LIKELY_PERCENT;
}

function isSunny(range: TimeRange): boolean {
  const { state } = range.entry.weather;
  return isDry(range) && state >= 0 && state <= MAX_SUNNY_STATE;
}
