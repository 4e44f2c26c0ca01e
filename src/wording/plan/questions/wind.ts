import { summarizeHourEntries } from '../hours.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { averageDirection, toBeaufort, toMainCompassPoint } from '../../../weather/atmosphere.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../plan.ts';
import type { HourlyEntry } from '../../../contract/voice-text/responses.ts';
import { toHourWhen } from '../hours.ts';
import type { Opening, When } from '../statement.ts';
import {
  MAX_SPOKEN_RANGES,
  findHighestRange,
  planEachRange,
  type TimeRange,
  type AnswerFacts,
} from './answer-facts.ts';
import type { WindFact } from '../fact-statement.ts';
import { isHourWhen } from './temperature.ts';
import { toSpokenGust, toSpokenSpeed, type Units } from '../../units.ts';

/** Maximum number of sentences with directions and speeds. */
const MAX_DETAILED_RANGES = 2;

/** "How windy will it be?": strongest wind, direction, speed and gusts. */
export function planWind(facts: AnswerFacts): AnswerPlan {
  const { audience } = facts;
  const ranges = listRemaining(facts);
  if (ranges.length > MAX_SPOKEN_RANGES) return planExtremes(ranges, audience.place);
  const gustiest = findHighestRange(ranges, ({ entry }) => entry.wind.gusts.value ?? null)?.range;
  const most = gustiest ?? findHighestRange(ranges, getWindSpeed)?.range;
  const areMany = ranges.length > MAX_DETAILED_RANGES;
  return planEachRange(ranges, audience, (range, opening) => {
    const fact = createWindFact(range, opening, null, range === gustiest);
    return fact && areMany ? withoutDetails(fact, range === most) : fact;
  });
}

/** "How strong are the gusts?": they are told even if they are hardly more than the wind. */
export function planGusts(facts: AnswerFacts): AnswerPlan {
  const ranges = listRemaining(facts);
  const plan = planWind(facts);
  if (plan.length !== ranges.length) return plan;
  return plan.map((statement, at) =>
    statement.kind === 'fact' && statement.form === 'wind'
      ? withGust(statement, ranges[at]?.entry.wind.gusts.value)
      : statement,
  );
}

function withGust(fact: WindFact, gust: number | undefined): WindFact {
  if (fact.wind.force === 0 || gust === undefined) return fact;
  return { ...fact, wind: { ...fact.wind, gust: fact.wind.gust ?? gust } };
}

/** Mean wind and gusts of a windy time, km/h: a fresh breeze, and strong gusts. */
const MIN_WINDY_KMH = 29;
const MIN_WINDY_GUST_KMH = 50;

/** "Is it windy?": yes or no by the strongest wind, then wind and gusts. */
export function planWindy(facts: AnswerFacts): AnswerPlan {
  return planWhether(facts, isWindy);
}

/** Yes or no, then the wind; what a yes is about comes first: of calm days before it nothing is told. */
function planWhether(facts: AnswerFacts, isSo: (range: TimeRange) => boolean): AnswerPlan {
  const ranges = listRemaining(facts);
  const answer = ranges.some(isSo) ? 'yes' : 'no';
  const areFew = ranges.length <= MAX_SPOKEN_RANGES;
  const told = answer === 'yes' && areFew ? ranges.slice(ranges.findIndex(isSo)) : ranges;
  return planWind({ ...facts, ranges: told }).map((statement, at) =>
    at === 0 && statement.kind === 'fact' && statement.form === 'wind'
      ? { ...statement, answer }
      : statement,
  );
}

function isWindy(range: TimeRange): boolean {
  const isStrong = (getWindSpeed(range) ?? 0) >= MIN_WINDY_KMH;
  return isStrong || (range.entry.wind.gusts.value ?? 0) >= MIN_WINDY_GUST_KMH;
}

/** "Will it stay calm?" */
export function planCalm(facts: AnswerFacts): AnswerPlan {
  return planWindy(facts).map((statement) =>
    statement.kind === 'fact' && statement.form === 'wind' && statement.answer !== undefined
      ? { ...statement, answer: statement.answer === 'yes' ? 'no' : 'yes' }
      : statement,
  );
}

/** Hours for which the wind is to stay weaker. */
const MIN_WEAKER_HOURS = 3;
/** What needs not drop, Beaufort. */
const LIGHT_FORCE = 2;

/**
 * "When does the wind drop?": the first hour from which it is weaker than now, or than the windiest of a time to come,
 * and not windy; else all of it.
 */
export function planWindDrop(facts: AnswerFacts): AnswerPlan {
  const { audience, timeZone, now } = facts;
  const ofHours = facts.ranges.flatMap((range) =>
    range.hours
      .filter(({ date }) => Date.parse(date) + HOUR_MS > now)
      .map((hour) => toHourRange(range, hour, toHourWhen(hour, timeZone, now, audience))),
  );
  const [first] = ofHours;
  if (!first) return planWind(facts);
  const isOfNow = first.when.kind === 'now';
  const start = isOfNow ? first : (findHighestRange(ofHours, getWindSpeed)?.range ?? first);
  const force = toForce(start);
  if (force <= LIGHT_FORCE && !isWindy(start)) {
    return planWind(isOfNow ? { ...facts, ranges: [first] } : facts);
  }
  const isWeaker = (range: TimeRange) => !isWindy(range) && toForce(range) < force;
  const later = ofHours.slice(ofHours.indexOf(start));
  const weaker = later.find((_, i) => later.slice(i, i + MIN_WEAKER_HOURS).every(isWeaker));
  return planWind(weaker ? { ...facts, ranges: [weaker] } : facts);
}

function toForce(range: TimeRange): number {
  return toBeaufort(getWindSpeed(range) ?? 0);
}

function toHourRange(range: TimeRange, hour: HourlyEntry, when: When): TimeRange {
  const { wind } = summarizeHourEntries([hour]);
  const entry = { ...range.entry, from: hour.date, wind: { ...wind, degree: hour.wind.degree } };
  return { ...range, when, entry, hours: [hour] };
}

function listRemaining({ ranges, now }: AnswerFacts): TimeRange[] {
  return ranges.map((range) => toRemaining(range, now));
}

/** The wind of the hours that are left of a time that has begun, as its text tells it. */
function toRemaining(range: TimeRange, now: number): TimeRange {
  const { entry, hours } = range;
  const remaining = hours.filter(({ date }) => Date.parse(date) + HOUR_MS > now);
  const length = Math.round(
    (Date.parse(entry.to) - Math.max(now, Date.parse(entry.from))) / HOUR_MS,
  );
  const hasBegun = Date.parse(entry.from) + HOUR_MS <= now;
  if (!hasBegun || remaining.length === 0 || remaining.length < length) return range;
  const { wind } = summarizeHourEntries(remaining);
  const degree = averageDirection(
    remaining.map((hour) => ({ speed: hour.wind.avg, direction: hour.wind.degree })),
  );
  return { ...range, entry: { ...entry, wind: { ...wind, degree } } };
}

/** "Is it a west wind?": yes or no by the direction that is spoken. */
export function planWindFrom(asked: string, facts: AnswerFacts): AnswerPlan {
  return planWhether(facts, (range) => {
    const { degree } = range.entry.wind;
    const isMoving = toBeaufort(getWindSpeed(range) ?? 0) > 0;
    return isMoving && degree !== null && toMainCompassPoint(degree) === asked;
  });
}

/** A speed that was named, in the units of the listener or in Beaufort. */
export interface WindThreshold {
  of: 'wind' | 'gusts';
  side: 'above' | 'below';
  limit: number;
  inForce: boolean;
  units: Units;
}

/** "Is the wind stronger than fifty?": yes or no by the number that is spoken, then wind and gusts. */
export function planWindThreshold(facts: AnswerFacts, threshold: WindThreshold): AnswerPlan {
  const { place } = facts.audience;
  const ranges = listRemaining(facts);
  const valueOf = threshold.of === 'gusts' ? getGustSpeed : getWindSpeed;
  const most = findHighestRange(ranges, valueOf);
  const rank = ranges.length > 1 ? 'windiest' : null;
  const fact = most && createWindFact(most.range, { when: most.range.when, place }, rank, true);
  if (!fact) return NO_DATA_PLAN;
  const isAbove = isAboveThreshold(most.value, threshold);
  // The gusts that were asked for are told even if they are hardly more than the wind.
  if (threshold.of === 'gusts' && fact.wind.force > 0) {
    fact.wind.gust ??= most.range.entry.wind.gusts.value ?? null;
  }
  return [{ ...fact, answer: isAbove === (threshold.side === 'above') ? 'yes' : 'no' }];
}

/** "Is it too windy for my bike?": yes or no by the gusts, in km/h, then wind and gusts. */
export function planGustLimit(facts: AnswerFacts, maxGust: number): AnswerPlan {
  const { place } = facts.audience;
  const most = findHighestRange(listRemaining(facts), getGustSpeed);
  const fact = most && createWindFact(most.range, { when: most.range.when, place }, null, true);
  return fact ? [{ ...fact, answer: most.value >= maxGust ? 'yes' : 'no' }] : NO_DATA_PLAN;
}

function isAboveThreshold(speed: number, { of, limit, inForce, units }: WindThreshold): boolean {
  if (inForce) return toBeaufort(speed) > limit;
  return (of === 'gusts' ? toSpokenGust : toSpokenSpeed)(speed, units) > limit;
}

/** Services omit gusts that are not notable. */
function getGustSpeed(range: TimeRange): number | null {
  return range.entry.wind.gusts.value ?? getWindSpeed(range);
}

/** "Which day will be the windiest?", or with the least wind; a single day is told as it is. */
export function planWindiestDay(facts: AnswerFacts, asksForLeast: boolean): AnswerPlan {
  const ranges = listRemaining(facts);
  if (ranges.length < 2) return planWind(facts);
  const { place } = facts.audience;
  if (!asksForLeast) return planExtremes(ranges, place).slice(0, 1);
  const calmest = findCalmest(ranges);
  const least = calmest && createWindFact(calmest, { when: calmest.when, place }, 'calmest', false);
  return least ? [least] : NO_DATA_PLAN;
}

function findCalmest(ranges: readonly TimeRange[]): TimeRange | undefined {
  return findHighestRange(ranges, (range) => {
    const speed = getWindSpeed(range);
    return speed === null ? null : -speed;
  })?.range;
}

/** Plans the windiest day, and the calmest if it has another force. */
function planExtremes(ranges: readonly TimeRange[], place: string | null): AnswerPlan {
  const windiest = findHighestRange(ranges, getWindSpeed)?.range;
  const calmest = findCalmest(ranges);
  const most =
    windiest && createWindFact(windiest, { when: windiest.when, place }, 'windiest', true);
  const least =
    calmest && createWindFact(calmest, { when: calmest.when, place: null }, 'calmest', false);
  if (!most || !least) return NO_DATA_PLAN;
  return most.wind.force === least.wind.force ? [most] : [most, withoutSpeed(least)];
}

function createWindFact(
  range: TimeRange,
  opening: Opening,
  rank: WindFact['rank'],
  withGusts: boolean,
): WindFact | null {
  const speed = getWindSpeed(range);
  if (speed === null) return null;
  const { wind } = range.entry;
  return {
    kind: 'fact',
    form: 'wind',
    opening,
    rank,
    wind: {
      force: toBeaufort(speed),
      direction: wind.degree === null ? null : toMainCompassPoint(wind.degree),
      gust: withGusts ? findGust(wind.gusts.value, speed) : null,
      speed: { value: speed, upTo: !isHourWhen(opening.when) },
    },
  };
}

/** Weaker gusts are hardly more than the wind itself, km/h. */
const MIN_GUST_OVER_WIND_KMH = 10;

function findGust(gust: number | undefined, speed: number): number | null {
  const isCalm = toBeaufort(speed) === 0;
  return gust === undefined || isCalm || gust - speed < MIN_GUST_OVER_WIND_KMH ? null : gust;
}

function withoutSpeed(fact: WindFact): WindFact {
  const { force, direction, gust } = fact.wind;
  return { ...fact, wind: { force, direction, gust } };
}

/** Drops the direction, and the speed unless it is the strongest wind. */
function withoutDetails(fact: WindFact, isStrongest: boolean): WindFact {
  const { force, gust, speed } = fact.wind;
  const strongest = isStrongest && speed ? { speed } : {};
  return { ...fact, wind: { force, direction: null, gust, ...strongest } };
}

/** The strongest mean wind, km/h. */
function getWindSpeed({ entry: { wind } }: TimeRange): number | null {
  return wind.max ?? wind.mean ?? wind.avg;
}
