import { joinWords } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import { wordTemperature, type Temperature } from '../skeleton-sentences.ts';
import type { Predicate } from '../german-dutch-facts.ts';

type Units = numbers.Units;

/** The word for one: `um ein Grad`, but `bei einem Grad`. */
type One = 'ein' | 'einem';

/** Degrees of Celsius from which on one says `warm` and `bis zu`, and below which `kalt`; with `ein Grad` neither. */
export const WARM_FROM = 1.5;
export const COLD_BELOW = -1.5;

/** From °C, after a preposition that takes the one or the other. */
export function describeDegrees(celsius: number, units: Units, one: One): string {
  return `${signed(numbers.toSpokenTemperature(celsius, units), one)} ${degreeWord(units)}`;
}

/** `um 8 Grad`, `um den Gefrierpunkt`; "um minus ein Grad" says nobody. */
export const describeAround = numbers.createAround(
  'um den Gefrierpunkt',
  (celsius, units, value) => {
    const isNearFreezing = Math.abs(value) === 1 && units.temperature === 'celsius';
    if (!isNearFreezing) return `um ${describeDegrees(celsius, units, 'ein')}`;
    return `knapp ${value < 0 ? 'unter' : 'über'} dem Gefrierpunkt`;
  },
);

/** `minus 3 bis plus 2 Grad`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'und' | 'bis' | 'auf',
  high: number,
  units: Units,
): string {
  const first = numbers.toSpokenTemperature(low, units);
  const second = numbers.toSpokenTemperature(high, units);
  const start = `${numbers.plusBeside(first, second, 'plus')}${signed(first, between === 'bis' ? '1' : 'einem')}`;
  const end = `${numbers.plusBeside(second, first, 'plus')}${signed(second, between === 'auf' ? 'ein' : 'einem')}`;
  return `${start} ${between} ${end} ${degreeWord(units)}`;
}

/** `minus 6 bis plus ein Grad`, where `bei` would make it `einem`. */
export function describeSpread(low: number, high: number, units: Units): string {
  const [from, to] = [low, high].map((value) => numbers.toSpokenTemperature(value, units));
  const last = describeDegrees(high, units, 'ein');
  if (from === undefined || to === undefined || from === to) return last;
  return `${signed(from, '1')} bis ${numbers.plusBeside(to, from, 'plus')}${last}`;
}

/** `sind es 8 Grad`, `ist es ein Grad`. */
export function areDegrees(celsius: number, units: Units): Predicate {
  return [
    isOneDegree(celsius, units) ? 'ist es' : 'sind es',
    describeDegrees(celsius, units, 'ein'),
  ];
}

/** The high: `werden es bis zu 8 Grad`, `wird es höchstens ein Grad`. */
export function reachDegrees(high: number, units: Units): Predicate {
  return [isOneDegree(high, units) ? 'wird es' : 'werden es', upTo(high, units, 'ein')];
}

/** Whether it is one degree, above or below zero. */
export function isOneDegree(celsius: number, units: Units): boolean {
  return Math.abs(numbers.toSpokenTemperature(celsius, units)) === 1;
}

/** "Bis minus 2 Grad" would be heard as the low. */
function upTo(high: number, units: Units, one: One): string {
  return high < WARM_FROM
    ? `höchstens ${describeDegrees(high, units, one)}`
    : `bis zu ${describeDegrees(high, units, 'einem')}`;
}

/** `nachts 6 Grad`; "at most" would be heard of the night, too: `nachts kühlt es auf minus 6 Grad ab`. */
export function describeNightAfter(high: number, degrees: string): string {
  return high < WARM_FROM ? `nachts kühlt es auf ${degrees} ab` : `nachts ${degrees}`;
}

/** Where a temperature stands: after a dry sky, after what falls, or after two clauses. */
export type JoinedTo = 'dry' | 'wet' | 'clauses';

/** After the weather: `, bis 14 Grad, nachts 6 Grad`, ` bei bis zu 8 Grad`, `, bei bis zu 14 Grad`. */
export function joinDegrees(
  temperature: Temperature,
  units: Units,
  to: JoinedTo,
  isNight = false,
): string {
  const amid = to === 'clauses' ? ', bei' : ' bei';
  const one = (celsius: number) => describeDegrees(celsius, units, 'ein');
  const at = (celsius: number) => `${amid} ${describeDegrees(celsius, units, 'einem')}`;
  const high = (celsius: number) =>
    to === 'dry' && celsius >= WARM_FROM
      ? `, bis ${one(celsius)}`
      : `${amid} ${upTo(celsius, units, 'einem')}`;
  const range = (low: number, top: number) => `${amid} ${describeRange(low, 'bis', top, units)}`;
  return wordTemperature(temperature, {
    exactly: at,
    around: at,
    high,
    low: (low, isOfNight) =>
      `, ${isNight && !isOfNight ? 'es kühlt' : 'nachts kühlt es'} auf ${one(low)} ab`,
    range,
    highs: (low, top) => `${amid} Höchstwerten zwischen ${describeRange(low, 'und', top, units)}`,
    highAndLow: (top, low, lowIsAtNight) =>
      lowIsAtNight ? `${high(top)}, ${describeNightAfter(top, one(low))}` : range(low, top),
    change(from, end) {
      const verb = end > from ? 'steigt' : 'sinkt';
      return `, die Temperatur ${verb} von ${describeRange(from, 'auf', end, units)}`;
    },
  });
}

/** `sinkt die Temperatur` + `von 23 auf 18 Grad`. */
export function describeChange(from: number, to: number, units: Units): Predicate {
  const verb = to > from ? 'steigt' : 'sinkt';
  return [`${verb} die Temperatur`, `von ${describeRange(from, 'auf', to, units)}`];
}

/** `Grad`, `Grad Fahrenheit`. */
const degreeWord = (units: Units) =>
  joinWords('Grad', numbers.scaleOf(units, 'Celsius', 'Fahrenheit'));

function signed(value: number, one: One | '1'): string {
  const size = Math.abs(value) === 1 ? one : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}
