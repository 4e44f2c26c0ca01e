import { planDayTemperature } from '../facts.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../plan.ts';
import type { Opening, When, Audience } from '../statement.ts';
import {
  MAX_SPOKEN_RANGES,
  findHighestRange,
  planEachRange,
  type TimeRange,
  type AnswerFacts,
} from './answer-facts.ts';
import type {
  ExtremeFact,
  TemperatureFact,
  DegreesRange,
  FeelsColdestFact,
  FeelsLikeFact,
  ComparisonFact,
} from '../fact-statement.ts';
import { computeWindchill } from '../../../weather/atmosphere.ts';
import { toSpokenTemperature, type Units } from '../../units.ts';

type SpokenTemperature = TemperatureFact['temperature'];

/** "How warm will it be?": the degrees of an hour, the range of a day, the low of a night. */
export function planTemperature(told: AnswerFacts): AnswerPlan {
  return planTemperatures(told, chooseTemperature, ['warmest', 'coldest']);
}

/** "What will be the high?" */
export function planHigh(told: AnswerFacts): AnswerPlan {
  return planTemperatures(
    told,
    (stretch) => createExactTemperature(stretch) ?? createHigh(stretch),
    ['warmest'],
  );
}

/** "How cold will it get?" */
export function planLow(told: AnswerFacts): AnswerPlan {
  return planTemperatures(
    told,
    (stretch) => createExactTemperature(stretch) ?? createLow(stretch),
    ['coldest'],
  );
}

/** Whether a time has one temperature, not a range of them. */
export function isHourWhen({ kind }: When): boolean {
  return kind === 'now' || kind === 'hour';
}

/** Whether it is a part of the day through which it cools down. */
export function coolsDown(when: When): boolean {
  return when.kind === 'part' && (when.part === 'evening' || when.part === 'night');
}

/** The temperature of one hour, °C; null for longer stretches, and where it is not known. */
function getHourDegrees({ when, entry, hours }: TimeRange): number | null {
  if (!isHourWhen(when)) return null;
  return hours[0]?.temperature.avg ?? entry.temperature.avg ?? entry.temperature.max;
}

function planTemperatures(
  { ranges, audience }: AnswerFacts,
  spokenOf: (stretch: TimeRange) => SpokenTemperature | null,
  extremes: readonly ExtremeFact['form'][],
): AnswerPlan {
  if (ranges.length > MAX_SPOKEN_RANGES) return planExtremes(ranges, audience.place, extremes);
  return planEachRange(ranges, audience, (stretch, opening) => {
    const temperature = spokenOf(stretch);
    return temperature && { kind: 'fact', form: 'temperature', opening, temperature };
  });
}

function planExtremes(
  stretches: readonly TimeRange[],
  place: string | null,
  forms: readonly ExtremeFact['form'][],
): AnswerPlan {
  const found = forms.map((form) => findExtreme(stretches, form)).filter((fact) => fact !== null);
  if (found.length === 0) return NO_DATA_PLAN;
  return found.map((fact, index) => ({
    ...fact,
    opening: { ...fact.opening, place: index === 0 ? place : null },
  }));
}

function findExtreme(
  stretches: readonly TimeRange[],
  form: ExtremeFact['form'],
): ExtremeFact | null {
  const sign = form === 'warmest' ? 1 : -1;
  const found = findHighestRange(stretches, ({ entry: { temperature } }) => {
    const value = form === 'warmest' ? temperature.max : temperature.min;
    return value === null ? null : sign * value;
  });
  if (!found) return null;
  const opening: Opening = { when: found.stretch.when, place: null };
  return { kind: 'fact', form, opening, value: sign * found.value };
}

function chooseTemperature(stretch: TimeRange): SpokenTemperature | null {
  const { when, entry } = stretch;
  const hour = createExactTemperature(stretch);
  if (hour) return hour;
  if (when.kind === 'part' && when.part === 'night') return createLow(stretch);
  if (when.kind === 'part' && when.part === 'afternoon') return createHigh(stretch);
  const range = planDayTemperature(entry.temperature);
  if (range && range.form !== 'change') return range;
  return createHigh(stretch) ?? createLow(stretch);
}

function createExactTemperature(stretch: TimeRange): SpokenTemperature | null {
  const value = getHourDegrees(stretch);
  return value === null ? null : { form: 'exactly', value };
}

function createHigh({ entry: { temperature } }: TimeRange): SpokenTemperature | null {
  return temperature.max === null ? null : { form: 'high', value: temperature.max };
}

function createLow({ entry: { temperature } }: TimeRange): SpokenTemperature | null {
  return temperature.min === null ? null : { form: 'low', value: temperature.min };
}

/** A wind (km/h) that chills whatever can be chilled: where it changes nothing, none would. */
const CHILLING_WIND_KMH = 20;

/** °C. */
interface FeltAir {
  measured: number;
  felt: number;
}

/** "What does it feel like?": by wind chill where that is defined, else as it is. */
export function planFeelsLike({ ranges, audience }: AnswerFacts): AnswerPlan {
  if (ranges.length > MAX_SPOKEN_RANGES) return planFeelsColdest(ranges, audience.place);
  const brief = ranges.length > 1;
  return planEachRange(ranges, audience, (stretch, opening) => {
    const airs = listAir(stretch);
    const felt = createRange(airs.map((air) => air.felt));
    const measured = createRange(airs.map((air) => air.measured));
    if (!felt || !measured) return null;
    return { kind: 'fact', form: 'feelsLike', opening, felt, measured, brief };
  });
}

/**
 * The measured temperature where it feels just so, in the numbers that are said; null where it feels
 * different, or there is no time to say so.
 */
export function asMeasured(
  { opening, felt, measured, brief }: FeelsLikeFact,
  units: Units,
): TemperatureFact['temperature'] | null {
  const isSame = (one: number, other: number) =>
    toSpokenTemperature(one, units) === toSpokenTemperature(other, units);
  const { low, high } = measured;
  if (brief || !isSame(felt.low, low) || !isSame(felt.high, high)) return null;
  if (isHourWhen(opening.when)) return { form: 'exactly', value: high };
  return isSame(low, high) ? { form: 'around', value: high } : { form: 'range', low, high };
}

function planFeelsColdest(stretches: readonly TimeRange[], place: string | null): AnswerPlan {
  const coldest = findHighestRange(stretches, (stretch) => {
    const felt = createRange(listAir(stretch).map((air) => air.felt));
    return felt && -felt.low;
  });
  if (!coldest) return NO_DATA_PLAN;
  const opening = { when: coldest.stretch.when, place };
  const fact: FeelsColdestFact = {
    kind: 'fact',
    form: 'feelsColdest',
    opening,
    value: -coldest.value,
  };
  return [fact];
}

/** By the hour where that is known, else from the extremes and the mean wind. */
function listAir({ entry: { temperature, wind }, hours }: TimeRange): FeltAir[] {
  const airs =
    hours.length > 0
      ? hours.map((hour) => createAir(hour.temperature.avg, hour.wind.avg))
      : [temperature.min, temperature.max].map((degrees) => createAir(degrees, wind.avg));
  return airs.filter((air) => air !== null);
}

/** Null where it is not known, of cold air also where the wind is not. */
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

/** As they are said, degrees Celsius or Fahrenheit: a smaller difference is hardly felt. */
const MIN_NOTABLE_DIFFERENCE: Record<Units['temperature'], number> = { celsius: 2, fahrenheit: 3 };

interface ComparisonInput {
  /** What it is compared to: today, for "will it be warmer tomorrow?". */
  reference: TimeRange;
  compared: TimeRange;
  /** What was asked for; null for "how much warmer or colder?". */
  question: 'warmer' | 'colder' | null;
  audience: Audience;
}

/** "Will it be warmer tomorrow?": of nights the lows are compared, of hours the degrees, else the highs. */
export function planComparison({
  reference,
  compared,
  question,
  audience,
}: ComparisonInput): AnswerPlan {
  const of = chooseMeasure(compared, reference);
  const [value, other] = [compared, reference].map((stretch) => getComparedValue(stretch, of));
  if (value === null || value === undefined || other === null || other === undefined) {
    return NO_DATA_PLAN;
  }
  return [
    {
      kind: 'fact',
      form: 'comparison',
      question,
      opening: { when: compared.when, place: audience.place },
      than: reference.when,
      of,
      value,
      reference: other,
    },
  ];
}

/** The difference of the degrees as they are said, in their unit. */
export function compareSpoken(
  { value, reference }: Pick<ComparisonFact, 'value' | 'reference'>,
  units: Units,
): { direction: 'warmer' | 'colder' | 'alike'; difference: number } {
  const change = toSpokenTemperature(value, units) - toSpokenTemperature(reference, units);
  const difference = Math.abs(change);
  if (difference < MIN_NOTABLE_DIFFERENCE[units.temperature]) {
    return { direction: 'alike', difference };
  }
  return { direction: change > 0 ? 'warmer' : 'colder', difference };
}

function chooseMeasure(asked: TimeRange, reference: TimeRange): ComparisonFact['of'] {
  if (getHourDegrees(asked) !== null && getHourDegrees(reference) !== null) return 'exactly';
  return isNightRange(asked) && isNightRange(reference) ? 'low' : 'high';
}

function getComparedValue(stretch: TimeRange, of: ComparisonFact['of']): number | null {
  if (of === 'exactly') return getHourDegrees(stretch);
  const { min, max } = stretch.entry.temperature;
  return of === 'low' ? min : max;
}

function isNightRange({ when }: TimeRange): boolean {
  return when.kind === 'part' && when.part === 'night';
}
