import { NO_DATA_PLAN, type AnswerPlan } from '../plan.ts';
import { toNamedDay, type Opening, type When } from '../statement.ts';
import {
  MAX_SPOKEN_RANGES,
  findHighestRange,
  planEachRange,
  type TimeRange,
  type AnswerFacts,
  knowsFewHours,
} from './answer-facts.ts';
import type {
  ExtremeFact,
  TemperatureFact,
  DegreesRange,
  FeelsColdestFact,
  FeelsLikeFact,
} from '../fact-statement.ts';
import type { HourlyEntry } from '../../../contract/voice-text/responses.ts';
import { toNearestLocalHour } from '../../../time/local-time.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { WAKING_HOUR } from '../../../weather/periods.ts';
import { computeWindchill } from '../../../weather/atmosphere.ts';
import { getHigh } from '../temperatures.ts';
import { toSpokenTemperature, type Units } from '../../units.ts';

type SpokenTemperature = TemperatureFact['temperature'];

/** "How warm will it be?": the degrees of an hour, the low of a night, else the high. */
export function planTemperature(facts: AnswerFacts): AnswerPlan {
  return planTemperatures(facts, chooseTemperature, ['warmest', 'coldest']);
}

/** "What will be the high?" */
export function planHigh(facts: AnswerFacts): AnswerPlan {
  return planTemperatures(facts, (range) => createExactTemperature(range) ?? createHigh(range), [
    'warmest',
  ]);
}

/** "How cold will it get?" */
export function planLow(facts: AnswerFacts): AnswerPlan {
  const ranges = facts.ranges.length === 1 ? facts.ranges.map(toColdNight) : facts.ranges;
  return planTemperatures(
    { ...facts, ranges },
    (range) => createExactTemperature(range) ?? createLow(range),
    ['coldest'],
  );
}

/** Minimum difference of a day's low from that of the night after it to be told instead. */
const MIN_COLDER_K = 1;

/** The night after a day, if it is known; the day itself if that is colder and has not begun. */
function toColdNight(range: TimeRange): TimeRange {
  const { when, entry, parts } = range;
  const night = parts?.night;
  const nightLow = night?.temperature.min ?? null;
  if (when.kind !== 'day' || !night || nightLow === null) return range;
  const hasBegun = when.day.ahead === 0;
  const isDayColder = (entry.temperature.min ?? nightLow) <= nightLow - MIN_COLDER_K;
  if (isDayColder && !hasBegun) return range;
  return {
    when: { kind: 'part', day: when.day, part: 'night', running: hasBegun },
    entry: night,
    hours: [],
  };
}

/** Whether a time has a single temperature. */
export function isHourWhen({ kind }: When): boolean {
  return kind === 'now' || kind === 'hour';
}

/** Whether it is a part of the day that cools down. */
export function coolsDown(when: When): boolean {
  return when.kind === 'part' && (when.part === 'evening' || when.part === 'night');
}

/** What a comparison needs of a time; one in the past has no more. */
export interface ComparedTime extends Pick<TimeRange, 'when' | 'hours'> {
  entry: Pick<TimeRange['entry'], 'temperature'>;
}

/** The temperature of a single hour, °C; null for longer ranges and if unknown. */
export function getHourDegrees({ when, entry, hours }: ComparedTime): number | null {
  if (!isHourWhen(when)) return null;
  return hours[0]?.temperature.avg ?? entry.temperature.avg ?? entry.temperature.max;
}

function planTemperatures(
  { ranges, audience }: AnswerFacts,
  chooseSpoken: (range: TimeRange) => SpokenTemperature | null,
  extremes: readonly ExtremeFact['form'][],
): AnswerPlan {
  if (ranges.length > MAX_SPOKEN_RANGES) {
    return planTemperatureExtremes(ranges, audience.place, extremes);
  }
  return planEachRange(ranges, audience, (range, opening) => {
    const temperature = chooseSpoken(range);
    return temperature && { kind: 'fact', form: 'temperature', opening, temperature };
  });
}

/** The warmest of several times. */
export function planHottest({ ranges, audience }: AnswerFacts): AnswerPlan {
  return planTemperatureExtremes(ranges, audience.place, ['warmest']);
}

/** The coldest of several times. */
export function planColdest({ ranges, audience }: AnswerFacts): AnswerPlan {
  return planTemperatureExtremes(ranges, audience.place, ['coldest']);
}

/** "At what time is it the warmest?": the first such hour of what is left; without hours the high or the low. */
export function planExtremeHour(of: 'high' | 'low', facts: AnswerFacts): AnswerPlan {
  if (knowsFewHours(facts)) return (of === 'high' ? planHigh : planLow)(facts);
  const sign = of === 'high' ? 1 : -1;
  const hours = listHoursLeft(facts).toSorted((one, other) => sign * (other.avg - one.avg));
  const most = (of === 'high' && hours.find((hour) => isOfWakingHour(hour, facts))) || hours[0];
  return most ? planHour(most, facts) : (of === 'high' ? planHigh : planLow)(facts);
}

/** "From when on will it be over 25?": the first hour of what is left; without hours the high or the low. */
export function planBeyondFrom(
  facts: AnswerFacts,
  { side, degrees, units }: { side: 'above' | 'below'; degrees: number; units: Units },
): AnswerPlan {
  const first = listHoursLeft(facts).find(({ avg }) => {
    const spoken = toSpokenTemperature(avg, units);
    return side === 'above' ? spoken > degrees : spoken < degrees;
  });
  return first ? planHour(first, facts) : planExtremeHour(side === 'above' ? 'high' : 'low', facts);
}

/** The high of a day is that of its waking hours. */
function isOfWakingHour({ date }: HourDegrees, { timeZone }: AnswerFacts): boolean {
  return toNearestLocalHour(Date.parse(date), timeZone).hour >= WAKING_HOUR;
}

interface HourDegrees {
  date: string;
  avg: number;
}

function listHoursLeft({ ranges, now }: AnswerFacts): HourDegrees[] {
  return ranges
    .flatMap((range) => range.hours)
    .filter(({ date }) => Date.parse(date) + HOUR_MS > now)
    .flatMap(({ date, temperature: { avg } }) => (avg === null ? [] : [{ date, avg }]));
}

function planHour({ date, avg }: HourDegrees, { audience, timeZone }: AnswerFacts): AnswerPlan {
  const at = toNearestLocalHour(Date.parse(date), timeZone);
  const when: When = { kind: 'hour', day: toNamedDay(at.date, audience), hour: at.hour };
  const temperature = { form: 'exactly', value: avg } as const;
  return [
    { kind: 'fact', form: 'temperature', opening: { when, place: audience.place }, temperature },
  ];
}

export function planTemperatureExtremes(
  ranges: readonly TimeRange[],
  place: string | null,
  forms: readonly ExtremeFact['form'][],
): AnswerPlan {
  const found = forms.map((form) => findExtreme(ranges, form)).filter((fact) => fact !== null);
  if (found.length === 0) return NO_DATA_PLAN;
  return found.map((fact, index) => ({
    ...fact,
    opening: { ...fact.opening, place: index === 0 ? place : null },
  }));
}

function findExtreme(ranges: readonly TimeRange[], form: ExtremeFact['form']): ExtremeFact | null {
  const sign = form === 'warmest' ? 1 : -1;
  const found = findHighestRange(ranges, ({ entry: { temperature } }) => {
    const value = form === 'coldest' ? temperature.min : getHigh(temperature);
    return value === null ? null : sign * value;
  });
  if (!found) return null;
  const opening: Opening = { when: found.range.when, place: null };
  return { kind: 'fact', form, opening, value: sign * found.value };
}

function chooseTemperature(range: TimeRange): SpokenTemperature | null {
  const { when } = range;
  const hour = createExactTemperature(range);
  if (hour) return hour;
  if (when.kind === 'part' && when.part === 'night') return createLow(range);
  return createHigh(range) ?? createLow(range);
}

function createExactTemperature(range: TimeRange): SpokenTemperature | null {
  const value = getHourDegrees(range);
  return value === null ? null : { form: 'exactly', value };
}

/** Of today, the high that is still to come. */
function createHigh({ entry: { temperature } }: TimeRange): SpokenTemperature | null {
  const value = temperature.remainingMax ?? getHigh(temperature);
  return value === null ? null : { form: 'high', value };
}

function createLow({ entry: { temperature } }: TimeRange): SpokenTemperature | null {
  return temperature.min === null ? null : { form: 'low', value: temperature.min };
}

/** A wind that has wind chill wherever that is defined. */
const CHILLING_WIND_KMH = 20;

/** °C. */
interface FeltAir {
  measured: number;
  felt: number;
}

/** "What does it feel like?": the wind chill if defined, else the temperature. */
export function planFeelsLike(facts: AnswerFacts): AnswerPlan {
  const { ranges, audience, timeZone } = facts;
  if (ranges.length > MAX_SPOKEN_RANGES) return planFeelsColdest(facts);
  const brief = ranges.length > 1;
  return planEachRange(ranges, audience, (range, opening) => {
    const airs = listAir(range, timeZone);
    const felt = createRange(airs.map((air) => air.felt));
    const measured = createRange(airs.map((air) => air.measured));
    if (!felt || !measured) return null;
    return { kind: 'fact', form: 'feelsLike', opening, felt, measured, brief };
  });
}

/** The measured temperature if the felt one is equal after rounding; null if it differs, or in brief answers. */
export function asMeasured(
  { opening, felt, measured, brief }: FeelsLikeFact,
  units: Units,
): TemperatureFact['temperature'] | null {
  const isSame = (one: number, other: number) =>
    toSpokenTemperature(one, units) === toSpokenTemperature(other, units);
  const { low, high } = measured;
  if (brief || !isSame(felt.low, low) || !isSame(felt.high, high)) return null;
  if (isHourWhen(opening.when)) return { form: 'exactly', value: high };
  return { form: isSame(low, high) ? 'around' : 'high', value: high };
}

/** "Does it feel colder than it is?" */
export function planFeelsOtherwise(
  asked: 'warmer' | 'colder',
  facts: AnswerFacts,
  units: Units,
): AnswerPlan {
  return planFeelsLike(facts).map((statement, at) => {
    if (at > 0 || statement.kind !== 'fact' || statement.form !== 'feelsLike') return statement;
    const change =
      toSpokenTemperature(statement.felt.high, units) -
      toSpokenTemperature(statement.measured.high, units);
    return { ...statement, answer: (asked === 'warmer' ? change > 0 : change < 0) ? 'yes' : 'no' };
  });
}

function planFeelsColdest({ ranges, audience, timeZone }: AnswerFacts): AnswerPlan {
  const coldest = findHighestRange(ranges, (range) => {
    const felt = createRange(listAir(range, timeZone).map((air) => air.felt));
    return felt && -felt.low;
  });
  if (!coldest) return NO_DATA_PLAN;
  const fact: FeelsColdestFact = {
    kind: 'fact',
    form: 'feelsColdest',
    opening: { when: coldest.range.when, place: audience.place },
    value: -coldest.value,
  };
  return [fact];
}

/** Measured and felt temperatures of a day's waking hours or of all hours, else of the extremes with the mean wind. */
function listAir(
  { when, entry: { temperature, wind }, hours }: TimeRange,
  timeZone: string,
): FeltAir[] {
  const isWaking = ({ date }: HourlyEntry) =>
    toNearestLocalHour(Date.parse(date), timeZone).hour >= WAKING_HOUR;
  const awake = when.kind === 'day' ? hours.filter(isWaking) : hours;
  const airs =
    awake.length > 0
      ? awake.map((hour) => createAir(hour.temperature.avg, hour.wind.avg))
      : [temperature.min, getHigh(temperature)].map((degrees) => createAir(degrees, wind.avg));
  return airs.filter((air) => air !== null);
}

/** Null without temperature, or for cold air without wind. */
function createAir(measured: number | null, wind: number | null): FeltAir | null {
  if (measured === null) return null;
  if (wind !== null) return { measured, felt: computeWindchill(measured, wind) };
  return computeWindchill(measured, CHILLING_WIND_KMH) === measured
    ? { measured, felt: measured }
    : null;
}

function createRange(values: readonly number[]): DegreesRange | null {
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) };
}
