import * as numbers from '../skeleton-numbers.ts';

const { toSpokenTemperature } = numbers;
type Units = numbers.Units;

/** The word between two values. */
type Between = 'and' | 'to' | 'or';

const SIGNED = numbers.createDegrees({
  size: (size) => String(size),
  minus: 'minus',
  plus: 'plus',
  noun: (size) => (size === 1 ? 'degree' : 'degrees'),
  scales: ['Celsius', 'Fahrenheit'],
});

/** `8 degrees`, `minus 1 degree`, `8 degrees Fahrenheit`, in the United States `5 below zero`. */
export function describeDegrees(celsius: number, units: Units): string {
  return saysBelowZero(units, celsius)
    ? describeBelowZero(celsius, units)
    : SIGNED.describeDegrees(celsius, units);
}

/** After "a high of": `81`, `minus 3`, `zero`, `1 degree`. */
export function describeValue(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  if (units.namesScale || Math.abs(value) === 1) return describeDegrees(celsius, units);
  return value === 0 ? 'zero' : withoutNoun(describeDegrees(celsius, units));
}

/** `3 and 8 degrees`, `minus 3 to plus 2 degrees`, `2 to minus 3 degrees`, in the United States `5 below to 10 above zero`. */
export function describeRange(
  first: number,
  between: Between,
  second: number,
  units: Units,
): string {
  if (!saysBelowZero(units, first, second)) {
    return SIGNED.describeRange(first, between, second, units).replace(/^plus /, '');
  }
  const [one, other] = [first, second].map((celsius) => toSpokenTemperature(celsius, units));
  if (one === undefined || other === undefined) return '';
  if (one < 0 && other < 0) return `${-one} ${between} ${-other} below zero`;
  const [start, end] = [one, other].map(describeSide);
  return `${start} ${between} ${end}${other === 0 ? '' : ' zero'}`;
}

/** `3 and 8`, after "between". */
export function describeValues(
  first: number,
  between: Between,
  second: number,
  units: Units,
): string {
  const range = describeRange(first, between, second, units);
  return units.namesScale ? range : withoutNoun(range);
}

/** `around 8 degrees`. */
export const describeAround = numbers.createAround(
  'around freezing',
  (celsius, units) => `around ${describeDegrees(celsius, units)}`,
);

/** `around 8`, after "temperatures". */
export const describeAroundValue = numbers.createAround(
  'around freezing',
  (celsius, units) => `around ${describeValue(celsius, units)}`,
);

/** Americans say Fahrenheit below zero so; a named scale stands after a sign. */
function saysBelowZero(units: Units, ...celsius: readonly number[]): boolean {
  const isBelow = celsius.some((value) => toSpokenTemperature(value, units) < 0);
  return units.temperature === 'fahrenheit' && !units.namesScale && isBelow;
}

function describeBelowZero(celsius: number, units: Units): string {
  return `${-toSpokenTemperature(celsius, units)} below zero`;
}

function describeSide(value: number): string {
  if (value === 0) return 'zero';
  return value < 0 ? `${-value} below` : `${value} above`;
}

function withoutNoun(degrees: string): string {
  return degrees.replace(/ degrees?$/, '');
}
