import { joinWords } from '../wording/grammar.ts';
import type { AmountStatement } from '../wording/plan/statement.ts';
import {
  roundHalfAwayFromZero,
  TENTH_OF_INCH,
  toSpokenQuarters,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../wording/units.ts';

export { toSpokenTemperature };
export type { Units };

/** Whether a temperature (°C) is spoken as zero or below. */
export const isFrost = (celsius: number) => roundHalfAwayFromZero(celsius) <= 0;

/** Words for speeds, in the order of `Units['speed']`, and for Beaufort, which has the same name everywhere. */
export function bySpeed(
  kilometresPerHour: string,
  milesPerHour: string,
  metresPerSecond: string,
  knots: string,
): Readonly<Record<Units['speed'], string>> {
  return { kilometresPerHour, milesPerHour, metresPerSecond, knots, beaufort: 'Beaufort' };
}

/** What falls: snow by its depth, rain and a mix of both by their water. */
export type Fallen = AmountStatement['of'];

export interface Amount {
  of: 'rain' | 'snow';
  /** Whether the water is that of rain and snow. */
  isMixed: boolean;
  /** In the unit, of inches with quarters. */
  depth: number;
  /** Of rain: a tenth of an inch, for languages that have a word for it. */
  isTenth: boolean;
  unit: Units['rain' | 'snow'];
  /** The depth in halves. */
  whole: number;
  hasHalf: boolean;
}

/** An amount of rain or fresh snow; from mm or cm. */
export function createAmount<T>(words: (amount: Amount) => T) {
  return (fallen: Fallen, amount: number, units: Units): T => {
    const of = fallen === 'snow' ? 'snow' : 'rain';
    const isMixed = fallen === 'mixed';
    const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenQuarters(amount, units);
    const isTenth =
      of === 'rain' && units.rain === 'inches' && toSpokenRain(amount, units) === TENTH_OF_INCH;
    const halves = Math.round(depth * 2) / 2;
    const whole = Math.floor(halves);
    return words({ of, depth, isTenth, unit: units[of], isMixed, whole, hasHalf: halves > whole });
  };
}

interface DegreesTable {
  /** A number from 0 on; `alone` where its noun does not follow. */
  size: (size: number, alone: boolean) => string;
  minus: string;
  plus: string;
  /** `grad` of one, `grader` of others. */
  noun: (size: number) => string;
  scales: readonly [celsius: string, fahrenheit: string];
}

/** Degrees of a language that says the number, the noun and then the scale. */
export function createDegrees({ size, minus, plus, noun, scales }: DegreesTable) {
  return { describeDegrees, describeBareDegrees, describeRange };

  /** `minus 1 degree`, `8 degrees`; from °C. */
  function describeDegrees(celsius: number, units: Units): string {
    const value = toSpokenTemperature(celsius, units);
    return `${signed(value, false)} ${degreeWord(value, units)}`;
  }

  /** `minus 3` after other degrees; one has its noun even there: `1 degree`. */
  function describeBareDegrees(celsius: number, units: Units): string {
    const value = toSpokenTemperature(celsius, units);
    return Math.abs(value) === 1 ? describeDegrees(celsius, units) : signed(value, false);
  }

  /** `minus 3 and plus 2 degrees`: beside a value below zero each names its sign. */
  function describeRange(low: number, between: string, high: number, units: Units): string {
    const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
    const start = plusBeside(first, second, plus) + signed(first, true);
    const end = plusBeside(second, first, plus) + signed(second, false);
    return `${start} ${between} ${end} ${degreeWord(second, units)}`;
  }

  function signed(value: number, alone: boolean): string {
    const words = size(Math.abs(value), alone);
    return value < 0 ? `${minus} ${words}` : words;
  }

  function degreeWord(value: number, units: Units): string {
    return joinWords(noun(Math.abs(value)), scaleOf(units, ...scales));
  }
}

/** Whether one value is a degree above the other, as they are spoken; from °C. */
export function areNeighbours(low: number, high: number, units: Units): boolean {
  return toSpokenTemperature(high, units) - toSpokenTemperature(low, units) === 1;
}

/** The sign of a value above zero beside one below. */
export function plusBeside(value: number, other: number, plus: string): string {
  return value > 0 && other < 0 ? `${plus} ` : '';
}

/** The name of the scale where it is said, else nothing. */
export function scaleOf(
  { temperature, namesScale }: Units,
  celsius: string,
  fahrenheit: string,
): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? celsius : fahrenheit;
}

/** Around freezing the words are others. */
export function createAround(
  freezing: string,
  around: (celsius: number, units: Units, value: number) => string,
) {
  return (celsius: number, units: Units): string => {
    const value = toSpokenTemperature(celsius, units);
    const isFreezing = value === 0 && units.temperature === 'celsius';
    return isFreezing ? freezing : around(celsius, units, value);
  };
}
