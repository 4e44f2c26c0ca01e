import * as numbers from '../skeleton-numbers.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { ClockTime } from '../skeleton-time.ts';
import { wordTemperature, type Temperature } from '../skeleton-sentences.ts';
import type { Predicate } from '../german-dutch-facts.ts';

const NULL = 'null';

/** The hour in which a day begins: "von morgen Mitternacht" would be heard as a day later. */
export const NULL_HOUR = `${NULL} Uhr`;

/** What stands before the first hour and before the last. */
export type Limits = readonly [from: string, to: string];

export const BETWEEN: Limits = ['zwischen', 'und'];
export const FROM_TO: Limits = ['von', 'bis'];

/** `15 Uhr`; an hour that may be heard as one of the afternoon names its time of day: `4 Uhr früh`. */
export function describeHour(hour: number): string {
  return joinWords(describePlainHour(hour), nameSmallHour(hour));
}

export function describePlainHour(hour: number, midnight = 'Mitternacht'): string {
  return hour === 0 ? midnight : describeClock({ hour, minute: 0 });
}

/** The last hour of the night, and of those that one calls `nachts`. */
const LAST_SMALL_HOUR = 5;
const LAST_NIGHT_HOUR = 3;
/** The hour at noon, which nobody hears as one of the night. */
const NOON = 12;
/** The last that shares the word of the hour before it: `zwischen 5 und 7 Uhr früh`. */
const LAST_EARLY_HOUR = 7;

export function nameSmallHour(hour: number): string {
  if (hour === 0 || hour > LAST_SMALL_HOUR) return '';
  return hour <= LAST_NIGHT_HOUR ? 'nachts' : 'früh';
}

/** After its day: `zwischen null und 9 Uhr`. */
export function describeHoursOfDay(from: number, to: number): string {
  if (from !== 0) return describeHours(from, to, BETWEEN);
  return joinHours(BETWEEN, to === 0 ? NULL_HOUR : NULL, describePlainHour(to));
}

/** Of a night that is named: `zwischen ein und 6 Uhr`. */
export function describeHoursOfNight(from: number, to: number): string {
  return joinHours(BETWEEN, plainNumber(from), describePlainHour(to));
}

/** `zwischen 14 und 16 Uhr`, `zwischen 4 und 6 Uhr früh`, `zwischen 2 Uhr nachts und 9 Uhr`, `zwischen 4 und 12 Uhr`. */
export function describeHours(from: number, to: number, limits: Limits): string {
  if (from === 0 || to === 0 || from > to) return describeClearHours(from, to, limits);
  if (nameSmallHour(from) === 'früh' && to <= LAST_EARLY_HOUR) {
    return joinHours(limits, plainNumber(from), `${describePlainHour(to)} früh`);
  }
  const isOnlyStartSmall = nameSmallHour(from) !== '' && nameSmallHour(to) === '';
  if (isOnlyStartSmall && from >= LAST_NIGHT_HOUR && to <= NOON) {
    return describeClearHours(from, to, limits);
  }
  const start = isOnlyStartSmall ? describeHour(from) : plainNumber(from);
  return joinHours(limits, start, describeHour(to));
}

/** Hours over midnight, or in a sentence about a night. */
export function describeClearHours(from: number, to: number, limits: Limits): string {
  const start = from === 0 || to === 0 ? describePlainHour(from) : plainNumber(from);
  return joinHours(limits, start, describePlainHour(to));
}

function joinHours([first, last]: Limits, from: string, to: string): string {
  return `${first} ${from} ${last} ${to}`;
}

function plainNumber(hour: number): string {
  return hour === 1 ? 'ein' : String(hour);
}

/** `7 Uhr 53`, `ein Uhr`, `Mitternacht`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (hour === 0 && minute === 0) return 'Mitternacht';
  return joinWords(hour === 1 ? 'ein' : String(hour), 'Uhr', minute === 0 ? '' : String(minute));
}

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
    highsChange(from, end) {
      const verb = end > from ? 'steigen' : 'sinken';
      return `, die Höchstwerte ${verb} von ${describeRange(from, 'auf', end, units)}`;
    },
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
