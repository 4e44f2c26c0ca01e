import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { planCourse } from '../course.ts';
import { findDangers } from '../dangers.ts';
import { getPeriodHours } from '../facts.ts';
import { getHigh, planTemperatureThrough } from '../temperatures.ts';
import { MAX_DAY_CLAUSES, planDay, planDayPart } from '../day.ts';
import { planPeriod } from '../periods.ts';
import { NO_DATA_PLAN, type AnswerPlan, type VerdictAnswer } from '../plan.ts';
import type { Sky } from '../statement.ts';
import type { BestDayFact } from '../fact-statement.ts';
import { toCourseHours, withoutNights, type TimeRange, type AnswerFacts } from './answer-facts.ts';
import { isToldCloudy, isToldOvercast, STORM_CHECK, SUN_CHECK } from './conditions.ts';
import { RAIN_CHECK } from './judgement.ts';
import { createOutlook, planOutlookCourse, type RangeOutlook } from './outlook.ts';
import { summarizeClouds } from '../clouds.ts';
import { listSkies } from '../sky.ts';
import type { PeriodEntry } from '../../../contract/voice-text/responses.ts';
import { toBeaufort } from '../../../weather/atmosphere.ts';

/** Maximum difference of the scores of equally nice days. */
const MAX_ALIKE_DIFFERENCE = 0.02;

interface Candidate {
  range: TimeRange;
  score: number;
  isDangerous: boolean;
}

/** "Which day will be the nicest?", and why. Names both of two equally nice days. */
export function planBestDay(facts: AnswerFacts): AnswerPlan {
  const { ranges, audience } = facts;
  const [only] = ranges;
  if (only && ranges.length === 1) return planSingleDay(only, facts);
  const candidates = ranges
    .map((range) => createCandidate(range, facts))
    .filter((candidate) => candidate !== null)
    .toSorted(compareCandidates);
  const [best, second] = candidates;
  if (!best) return NO_DATA_PLAN;
  if (candidates.every(({ range }) => isWet(range.entry.weather.state))) {
    return [
      { kind: 'fact', form: 'noDryDay', place: audience.place },
      createBestDayFact(best.range, 'leastBad', null),
    ];
  }
  const isAlike = second && isFine(second) && isAlikeDay(best, second);
  const named = ranges.filter(
    (range) => range === best.range || (isAlike && range === second.range),
  );
  return named.map((range, index) =>
    index === 0
      ? createBestDayFact(range, 'best', audience.place)
      : createBestDayFact(range, 'alike', null),
  );
}

function isAlikeDay(best: Candidate, second: Candidate): boolean {
  if (best.score - second.score > MAX_ALIKE_DIFFERENCE) return false;
  const [one, other] = [best, second].map(({ range }) => scoreWarmth(range.entry) ?? UNKNOWN_SCORE);
  return Math.abs((one ?? 0) - (other ?? 0)) < MIN_WARMTH_DIFFERENCE;
}

/** How nice days are on average. */
interface Rating {
  value: number;
  /** The difference up to which they are alike. */
  alike: number;
  /** The part of it that the temperature has, from 0 to 1. */
  warmth: number;
}

/** Whether days that are as nice as others are clearly warmer or colder. */
export function differInWarmthAlone([one, other]: readonly (Rating | null)[]): boolean {
  if (!one || !other || Math.abs(one.value - other.value) > one.alike) return false;
  return Math.abs(one.warmth - other.warmth) >= MIN_WARMTH_DIFFERENCE;
}

/** To compare days with others; null without data. */
export function rateDays(facts: AnswerFacts): Rating | null {
  const candidates = facts.ranges
    .map((range) => createCandidate(asTold(range, facts), facts))
    .filter((candidate) => candidate !== null);
  if (candidates.length === 0) return null;
  const total = candidates.reduce((sum, one) => sum + rate(one), 0);
  const warmths = candidates.map(({ range }) => scoreWarmth(range.entry) ?? UNKNOWN_SCORE);
  return {
    value: total / candidates.length,
    alike: MAX_ALIKE_DIFFERENCE,
    warmth: warmths.reduce((sum, one) => sum + one, 0) / warmths.length,
  };
}

/** In the order of `compareCandidates`: a score is at most 1. */
function rate(candidate: Candidate): number {
  if (candidate.isDangerous) return candidate.score - 2;
  return isWetDay(candidate) ? candidate.score - 1 : candidate.score;
}

/** Sky and high of each day, to stand beside those of another place or day. */
export function describeSide(facts: AnswerFacts): AnswerPlan {
  const { ranges, audience } = facts;
  return ranges.map((range) => createBestDayFact(asTold(range, facts), 'side', audience.place));
}

/** A time whose hours are known as the text tells it: of today only what is left, and its main sky. */
function asTold(range: TimeRange, facts: AnswerFacts): TimeRange {
  const outlook = createOutlook(range, facts);
  const course = outlook.isHourly ? planOutlookCourse(outlook) : null;
  if (!course) return range;
  const skies = listSkies(course);
  const wet = skies.findLast(({ state }) => isWet(state));
  const clouds = summarizeClouds(outlook.hours);
  const [driest] = skies.toSorted(
    (one, other) => Math.abs(one.state - clouds) - Math.abs(other.state - clouds),
  );
  const sky = wet ?? driest;
  if (!sky) return range;
  const { state, night } = sky;
  const icon = range.entry.weather.icon.replace(/^[dn](?=_)/, night ? 'n' : 'd');
  const weather = { ...range.entry.weather, state, icon };
  return { ...range, entry: { ...outlook.whole, weather } };
}

function createCandidate(range: TimeRange, { timeZone }: AnswerFacts): Candidate | null {
  const { entry } = range;
  const score = scoreDay(entry);
  const hours = getPeriodHours({ entry, hours: toCourseHours(range, timeZone) });
  return score === null
    ? null
    : { range, score, isDangerous: findDangers({ entry, hours }).length > 0 };
}

/** Fine days first, then wet ones, and dangerous ones last. */
function compareCandidates(one: Candidate, other: Candidate): number {
  return (
    Number(one.isDangerous) - Number(other.isDangerous) ||
    Number(isWetDay(one)) - Number(isWetDay(other)) ||
    other.score - one.score
  );
}

function isFine(candidate: Candidate): boolean {
  return !candidate.isDangerous && !isWetDay(candidate);
}

function isWetDay({ range }: Candidate): boolean {
  return isWet(range.entry.weather.state);
}

function createBestDayFact(
  { when, entry }: TimeRange,
  rank: BestDayFact['rank'],
  place: string | null,
): BestDayFact {
  const max = getHigh(entry.temperature);
  // Fog of its morning is no reason why a day is the best.
  const isFoggy = rank !== 'side' && getWeatherFamily(entry.weather.state) === 'fog';
  return {
    kind: 'fact',
    form: 'bestDay',
    rank,
    opening: { when, place },
    sky: isFoggy ? null : toSky(entry.weather),
    temperature: max === null ? null : { form: 'high', value: max },
  };
}

/** "Will it be nice?": dry and sunny, by night clear, without a storm; what the text calls cloudy only in part, and overcast not. */
export function judgeFine(facts: AnswerFacts): VerdictAnswer {
  const [first = 'unknown', ...others] = withoutNights(facts)
    .ranges.map((range) => judgeFineTime(createOutlook(range, facts)))
    .filter((answer) => answer !== 'unknown');
  return others.every((answer) => answer === first) ? first : 'partly';
}

function judgeFineTime(outlook: RangeOutlook): VerdictAnswer {
  const [rain, sun] = [RAIN_CHECK.judge(outlook).answer, SUN_CHECK.judge(outlook).answer];
  if (rain === 'unknown' || sun === 'unknown') return 'unknown';
  if (STORM_CHECK.judge(outlook).answer === 'yes' || isToldOvercast(outlook)) return 'no';
  const isWetTime = rain === 'yes' || rain === 'likely';
  if (isWetTime ? sun !== 'yes' : sun === 'no') return 'no';
  const isSunny = sun === 'yes' && !isToldCloudy(outlook);
  return isSunny && ['no', 'unlikely'].includes(rain) ? 'yes' : 'partly';
}

/** Describes a single day, which has nothing to compare with. */
function planSingleDay(range: TimeRange, { audience, timeZone }: AnswerFacts): AnswerPlan {
  const { when, entry } = range;
  const hours = toCourseHours(range, timeZone);
  if (when.kind === 'day') return planDay({ entry, hours }, audience);
  if (when.kind === 'part') return planDayPart({ entry, hours }, when.part, when.running, audience);
  const opening = { when, place: audience.place };
  const course = planCourse(getPeriodHours({ entry, hours }), 'hours');
  const temperature = planTemperatureThrough(hours);
  const limits = { maxClauses: MAX_DAY_CLAUSES, audience, detail: 'hours' } as const;
  return planPeriod({ entry, hours }, course, temperature, opening, limits);
}

function toSky({ state, icon }: TimeRange['entry']['weather']): Sky | null {
  return getWeatherFamily(state) === undefined ? null : { state, night: icon.startsWith('n_') };
}

/** Weights of the criteria of a nice day; their sum is 1. */
const WEIGHTS = { dryness: 0.4, sunshine: 0.3, warmth: 0.2, calm: 0.1 };

/** Sunshine of a perfectly sunny day at any time of the year. */
const FULL_SUN_HOURS = 10;

/** Sunshine score by sky state if the hours are unknown: clear, up to 3/8, up to 6/8, above. */
const SUNSHINE_OF_STATES = [1, 0.75, 0.35, 0.05];

/** Daily amount from which on more rain does not lower the score. */
const MAX_COUNTED_RAIN_MM = 5;

/** Minimum penalty of certain rain, independent of the amount. */
const MIN_RAIN_PENALTY = 0.5;

/** The ideal high, and the deviation with score 0. */
const IDEAL_HIGH_C = 24;
const MAX_HIGH_DEVIATION_K = 24;

/** Beaufort force with score 0; gusts count as a mean wind two forces weaker. */
const MAX_NICE_FORCE = 8;
const GUST_FORCES = 2;

/** The least difference of highs that people notice, three degrees, in the score of warmth. */
const MIN_WARMTH_DIFFERENCE = 3 / MAX_HIGH_DEVIATION_K;

/** Neutral score of unknown values. */
const UNKNOWN_SCORE = 0.5;

/** Scores how nice a day is, from 0 to 1; null without data. */
function scoreDay(entry: PeriodEntry): number | null {
  const parts = {
    dryness: scoreDryness(entry),
    sunshine: scoreSunshine(entry),
    warmth: scoreWarmth(entry),
    calm: scoreCalm(entry),
  };
  if (Object.values(parts).every((part) => part === null)) return null;
  return (
    WEIGHTS.dryness * (parts.dryness ?? UNKNOWN_SCORE) +
    WEIGHTS.sunshine * (parts.sunshine ?? UNKNOWN_SCORE) +
    WEIGHTS.warmth * (parts.warmth ?? UNKNOWN_SCORE) +
    WEIGHTS.calm * (parts.calm ?? UNKNOWN_SCORE)
  );
}

function scoreDryness({
  prec: { probability, sum },
  weather: { state },
}: PeriodEntry): number | null {
  const isFalling = isWet(state) || (sum ?? 0) > 0;
  if (probability === null && sum === null && state < 0) return null;
  const chance = probability === null ? Number(isFalling) : probability / 100;
  const amount = Math.min((sum ?? 0) / MAX_COUNTED_RAIN_MM, 1);
  return 1 - chance * (MIN_RAIN_PENALTY + (1 - MIN_RAIN_PENALTY) * amount);
}

function scoreSunshine({ sunHours, weather: { state } }: PeriodEntry): number | null {
  if (sunHours !== null) return Math.min(sunHours / FULL_SUN_HOURS, 1);
  if (isWet(state)) return 0;
  return SUNSHINE_OF_STATES[state] ?? null;
}

function scoreWarmth({ temperature }: PeriodEntry): number | null {
  const max = getHigh(temperature);
  return max === null ? null : Math.max(0, 1 - Math.abs(max - IDEAL_HIGH_C) / MAX_HIGH_DEVIATION_K);
}

function scoreCalm({ wind: { max, gusts } }: PeriodEntry): number | null {
  if (max === null && gusts.value === undefined) return null;
  const force = Math.max(toBeaufort(max ?? 0), toBeaufort(gusts.value ?? 0) - GUST_FORCES);
  return Math.max(0, 1 - force / MAX_NICE_FORCE);
}
