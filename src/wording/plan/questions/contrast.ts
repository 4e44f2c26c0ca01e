import { NO_DATA_PLAN, type AnswerPlan, type AnswerStatement } from '../plan.ts';
import type {
  ComparisonFact,
  ComparisonQuestion,
  ContrastFact,
  ContrastQuality,
  TemperatureFact,
} from '../fact-statement.ts';
import { toSpokenRain, toSpokenTemperature, type Units } from '../../units.ts';
import type { Audience } from '../statement.ts';
import { getHigh } from '../temperatures.ts';
import { isNightRange, type AnswerFacts } from './answer-facts.ts';
import { describeSide, differInWarmthAlone, rateDays } from './best-day.ts';
import { planRainAmount, planRainChance } from './rain-amount.ts';
import { getHourDegrees, planTemperature, type ComparedTime } from './temperature.ts';
import { planSunHours } from './verdict.ts';
import { planWind } from './wind.ts';

/** What is compared, and which side is asked for: the warmer, or the colder one. */
export interface ContrastQuestion {
  of: Exclude<ContrastQuality, 'rainChance' | 'suitability'>;
  is: 'more' | 'less';
}

/** The weather of one time at two places, or of two days at one. */
export interface ContrastInput extends ContrastQuestion {
  facts: AnswerFacts;
  other: AnswerFacts;
  /** What the sides are called by. */
  by: 'place' | 'day';
  units: Units;
}

/** "Is it windier in Kiel than in Dresden?": the first word, the side of which that is true, and both. */
export function planIsMore(input: ContrastInput): AnswerPlan {
  const contrast = findContrast(input);
  if (!contrast) return NO_DATA_PLAN;
  const { head, told, isFirst } = contrast;
  return [{ ...head, answer: isFirst ? 'yes' : 'no' }, ...told];
}

/** "Is it warmer in Munich than in Berlin?": by how much, and where, before both temperatures. */
export const planComparePlaces = planIsMore;

/** "Where is it windier, in Kiel or in Dresden?": the side, and both. */
export function planWhich(input: ContrastInput): AnswerPlan {
  const contrast = findContrast(input);
  return contrast ? [contrast.head, ...contrast.told] : NO_DATA_PLAN;
}

interface Contrast {
  head: ContrastFact;
  /** Both sides, the one that was found first. */
  told: AnswerStatement[];
  /** Whether the first side is the one that is asked for. */
  isFirst: boolean;
}

function findContrast({ of, is, by, facts, other, units }: ContrastInput): Contrast | undefined {
  const [first, second] = measureBoth(of, [facts, other], units);
  if (!first || !second) return undefined;
  const difference = first.value - second.value;
  const isAlike = Math.abs(difference) <= first.alike;
  const isFirst = !isAlike && difference > 0 === (is === 'more');
  const [found, rest] = isFirst || isAlike ? [first, second] : [second, first];
  const { when } = found.facts.ranges[0] ?? {};
  const named = by === 'place' ? { place: found.facts.audience.place } : { when };
  const degrees = of === 'temperature' && first.told.length === 1 ? Math.abs(difference) : 0;
  return {
    head: {
      kind: 'fact',
      form: 'contrast',
      of: first.of,
      is: isAlike ? 'alike' : is,
      place: named.place ?? null,
      when: named.when ?? null,
      now: when?.kind === 'now',
      difference: degrees > 1 ? degrees : null,
    },
    told: [...found.told, ...rest.told],
    isFirst,
  };
}

/** A side in the numbers that are said of it. */
interface Side {
  facts: AnswerFacts;
  of: ContrastQuality;
  value: number;
  /** The difference up to which sides are alike. */
  alike: number;
  told: AnswerPlan;
}

type Sides = readonly [AnswerFacts, AnswerFacts];

function measureBoth(of: ContrastQuestion['of'], sides: Sides, units: Units): (Side | undefined)[] {
  switch (of) {
    case 'temperature':
      return sides.map((facts) => measureTemperature(facts, units));
    case 'wind':
      return sides.map(measureWind);
    case 'rain':
      return measureRain(sides, units);
    case 'sun':
      return sides.map(measureSun);
    case 'weather':
      return measureWeather(sides);
  }
}

/** Of several days the mean; how much they differ is said of a single time only. */
function measureTemperature(facts: AnswerFacts, units: Units): Side | undefined {
  const told = planTemperature(facts).filter(
    (fact) => fact.kind === 'fact' && fact.form === 'temperature',
  );
  if (told.length === 0) return undefined;
  const values = told.map((fact) => toSpokenTemperature(getDegrees(fact), units));
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  return { facts, of: 'temperature', value, alike: values.length > 1 ? MAX_ALIKE_MEAN : 0, told };
}

/** Means of several days that differ by less are alike. */
const MAX_ALIKE_MEAN = 0.5;

function getDegrees({ temperature }: TemperatureFact): number {
  return 'value' in temperature ? temperature.value : (temperature.low + temperature.high) / 2;
}

/** Gusts weigh less than the force that is said, and tell forces of one number apart. */
const GUST_WEIGHT = 1 / 1000;

function measureWind(facts: AnswerFacts): Side | undefined {
  const told = planWind(facts);
  const winds = told.flatMap((fact) =>
    fact.kind === 'fact' && fact.form === 'wind' ? [fact.wind] : [],
  );
  if (winds.length === 0) return undefined;
  const value = Math.max(...winds.map(({ force, gust }) => force + (gust ?? 0) * GUST_WEIGHT));
  return { facts, of: 'wind', value, alike: 0, told };
}

/** By the amounts that are said; where none is, by the chance. */
function measureRain(sides: Sides, units: Units): (Side | undefined)[] {
  const amounts = sides.map((facts) => addUp(facts, ({ prec }) => prec.sum));
  const spoken = amounts.map((sum) => (sum === null ? null : toSpokenRain(sum, units)));
  if (spoken.some((amount) => amount !== null && amount > 0)) {
    return sides.map((facts, at) => {
      const value = spoken[at];
      const told = planRainAmount(facts).slice(0, 1);
      return value === null || value === undefined
        ? undefined
        : { facts, of: 'rain', value, alike: 0, told };
    });
  }
  return sides.map((facts) => {
    const told = planRainChance(facts);
    const chances = told.flatMap((one) =>
      one.kind === 'verdict' && one.finding.form === 'probability' ? [one.finding.percent] : [],
    );
    if (chances.length === 0) return undefined;
    return { facts, of: 'rainChance', value: Math.max(...chances), alike: 0, told };
  });
}

function measureSun(facts: AnswerFacts): Side | undefined {
  const hours = addUp(facts, ({ sunHours }) => sunHours);
  const [range] = facts.ranges;
  if (hours === null || !range) return undefined;
  const value = Math.round(hours);
  const last = facts.ranges.at(-1)?.when;
  const when =
    range.when.kind === 'day' && last?.kind === 'day' && facts.ranges.length > 1
      ? ({ kind: 'days', first: range.when.day, last: last.day } as const)
      : range.when;
  const opening = { when, place: facts.audience.place };
  const told: AnswerPlan =
    facts.ranges.length > 1
      ? [{ kind: 'verdict', answer: null, opening, finding: { form: 'sunshine', hours } }]
      : planSunHours(facts).slice(0, 1);
  return { facts, of: 'sun', value, alike: 0, told };
}

/** How nice they are; where they are alike but for their warmth, by that. */
function measureWeather(sides: Sides): (Side | undefined)[] {
  const ratings = sides.map(rateDays);
  const isByWarmth = differInWarmthAlone(ratings);
  return sides.map((facts, at) => {
    const rating = ratings[at];
    if (!rating) return undefined;
    const value = isByWarmth ? rating.warmth : rating.value;
    return { facts, of: 'weather', value, alike: rating.alike, told: describeSide(facts) };
  });
}

/** Null if one of the times lacks it. */
function addUp(
  { ranges }: AnswerFacts,
  read: (entry: AnswerFacts['ranges'][number]['entry']) => number | null,
): number | null {
  const values = ranges.map(({ entry }) => read(entry));
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  return known.reduce((sum, value) => sum + value, 0);
}

/** Minimum notable difference of rounded degrees. */
const MIN_NOTABLE_DIFFERENCE: Record<Units['temperature'], number> = { celsius: 2, fahrenheit: 3 };

interface ComparisonInput {
  /** Today, for "will it be warmer tomorrow?". */
  reference: ComparedTime;
  compared: ComparedTime;
  /** Null for "how much warmer?". */
  question: ComparisonQuestion | null;
  audience: Audience;
}

/** "Will it be warmer tomorrow?": compares lows of nights, temperatures of hours, else highs. */
export function planComparison({
  reference,
  compared,
  question,
  audience,
}: ComparisonInput): AnswerPlan {
  const of = chooseMeasure(compared, reference);
  const [value, other] = [compared, reference].map((range) => getComparedValue(range, of));
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

/** By the spoken degrees. */
export function compareSpoken(
  { value, reference }: Pick<ComparisonFact, 'value' | 'reference'>,
  units: Units,
): { direction: 'warmer' | 'colder' | 'alike'; difference: number } {
  const change = toSpokenTemperature(value, units) - toSpokenTemperature(reference, units);
  const difference = Math.abs(change);
  const isAlike = difference < MIN_NOTABLE_DIFFERENCE[units.temperature];
  if (isAlike) return { direction: 'alike', difference };
  return { direction: change > 0 ? 'warmer' : 'colder', difference };
}

function chooseMeasure(compared: ComparedTime, reference: ComparedTime): ComparisonFact['of'] {
  if (getHourDegrees(compared) !== null && getHourDegrees(reference) !== null) return 'exactly';
  return isNightRange(compared) && isNightRange(reference) ? 'low' : 'high';
}

function getComparedValue(range: ComparedTime, of: ComparisonFact['of']): number | null {
  if (of === 'exactly') return getHourDegrees(range);
  const { temperature } = range.entry;
  return of === 'low' ? temperature.min : getHigh(temperature);
}
