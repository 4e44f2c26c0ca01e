import type { LocalDate } from '../time/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { minSpeedOfForce, toBeaufort } from '../weather/atmosphere.ts';

/** Units of spoken speeds, temperatures and depths. */
export interface Units {
  temperature: 'celsius' | 'fahrenheit';
  speed: 'kilometresPerHour' | 'milesPerHour' | 'metresPerSecond' | 'knots' | 'beaufort';
  rain: 'litresPerSquareMetre' | 'millimetres' | 'inches';
  snow: 'centimetres' | 'inches';
  /** Whether to name the temperature scale, for listeners who are used to the other one. */
  namesScale?: boolean;
}

/** What a listener chose; undefined: what their locale is used to. */
export interface UnitChoice {
  temperature?: Units['temperature'] | undefined;
  speed?: 'kilometresPerHour' | 'milesPerHour' | 'metresPerSecond' | undefined;
}

export const METRIC: Units = {
  temperature: 'celsius',
  speed: 'kilometresPerHour',
  rain: 'millimetres',
  snow: 'centimetres',
};

/** German, Romanian and Spanish use litres per square metre for rain, which is the same number. */
export const METRIC_LITRES: Units = { ...METRIC, rain: 'litresPerSquareMetre' };

/** Wind in metres per second. */
export const METRIC_METRES: Units = { ...METRIC, speed: 'metresPerSecond' };

export const BRITISH: Units = { ...METRIC, speed: 'milesPerHour' };

export const US: Units = {
  temperature: 'fahrenheit',
  speed: 'milesPerHour',
  rain: 'inches',
  snow: 'inches',
};

/** Beaufort is a scale of its own. */
const KMH_PER_UNIT: Readonly<Record<Exclude<Units['speed'], 'beaufort'>, number>> = {
  kilometresPerHour: 1,
  milesPerHour: 1.609344,
  metresPerSecond: 3.6,
  knots: 1.852,
};

/** Spoken gusts are multiples of these. */
const SPOKEN_STEP: Readonly<Record<Exclude<Units['speed'], 'beaufort'>, number>> = {
  kilometresPerHour: 5,
  milesPerHour: 5,
  metresPerSecond: 1,
  knots: 5,
};

export const MM_PER_INCH = 25.4;
const CM_PER_INCH = 2.54;

/** Converts °C to spoken whole degrees, rounded once, half away from zero. */
export function toSpokenTemperature(celsius: number, { temperature }: Units): number {
  return roundHalfAwayFromZero(temperature === 'celsius' ? celsius : celsius * 1.8 + 32);
}

/**
 * Converts km/h to spoken gusts: multiples of 5 km/h, 5 mph or 5 knots, or whole metres per second. "Up to" is never
 * below the value; the name of a storm is that of the value.
 */
export function toSpokenGust(speed: number, { speed: unit }: Units): number {
  if (unit === 'beaufort') return toBeaufort(speed);
  const step = SPOKEN_STEP[unit];
  return roundUp(speed / KMH_PER_UNIT[unit] / step) * step;
}

/** A gust as it is said; from km/h. */
export function createGust(words: (speed: number, unit: Units['speed']) => string) {
  return (gust: number, units: Units): string => words(toSpokenGust(gust, units), units.speed);
}

/** Converts km/h to a spoken mean wind, in whole units. */
export function toSpokenSpeed(speed: number, { speed: unit }: Units): number {
  if (unit === 'beaufort') return toBeaufort(speed);
  return roundHalfAwayFromZero(speed / KMH_PER_UNIT[unit]);
}

/** The °C of a temperature that somebody says. */
export function readSpokenTemperature(degrees: number, { temperature }: Units): number {
  return temperature === 'celsius' ? degrees : (degrees - 32) / 1.8;
}

/** The km/h of a speed that somebody says; of a Beaufort force the lowest. */
export function readSpokenSpeed(speed: number, { speed: unit }: Units): number {
  return unit === 'beaufort' ? minSpeedOfForce(speed) : speed * KMH_PER_UNIT[unit];
}

/** Inches from which on halves are exact enough; below, quarters are. */
const HALF_INCHES_FROM = 2;

/** From a tenth of an inch of rain on, below what is nearer to a quarter. */
export const TENTH_OF_INCH = 0.1;
const TENTH_BELOW = 0.175;

/** Converts mm to litres, millimetres, or a tenth, quarters and halves of inches. */
export function toSpokenRain(millimetres: number, units: Units): number {
  const inches = millimetres / MM_PER_INCH;
  const isTenth = inches >= TENTH_OF_INCH && inches < TENTH_BELOW;
  return units.rain === 'inches' && isTenth ? TENTH_OF_INCH : toSpokenQuarters(millimetres, units);
}

/** The same where a tenth has no word. */
export function toSpokenQuarters(millimetres: number, { rain }: Units): number {
  if (rain !== 'inches') return roundAmount(millimetres);
  const quarters = roundHalfAwayFromZero((millimetres / MM_PER_INCH) * 4) / 4;
  return quarters < HALF_INCHES_FROM
    ? quarters
    : roundHalfAwayFromZero((millimetres / MM_PER_INCH) * 2) / 2;
}

/** Converts cm to centimetres or inches. */
export function toSpokenSnow(centimetres: number, { snow }: Units): number {
  return snow === 'inches'
    ? roundHalfAwayFromZero(centimetres / CM_PER_INCH)
    : roundAmount(centimetres);
}

/** Nobody says "about 21": from twenty on fives, from a hundred on tens. */
function roundAmount(amount: number): number {
  const step = amount < MIN_FIVES ? 1 : amount < MIN_TENS ? 5 : 10;
  return roundHalfAwayFromZero(amount / step) * step;
}

const MIN_FIVES = 20;
const MIN_TENS = 100;

/** Rounds minutes for speech to multiples of five; 0 means the next few minutes. */
export function toSpokenMinutes(minutes: number): number {
  return minutes < 5 ? 0 : roundHalfAwayFromZero(minutes / 5) * 5;
}

/** Floating-point noise does not count. */
function roundUp(value: number): number {
  return Math.ceil(Math.round(value * 1e6) / 1e6);
}

/** Spoken values and thresholds round the same way. */
export function roundHalfAwayFromZero(value: number): number {
  const whole = Math.sign(value) * Math.round(Math.abs(value));
  return whole === 0 ? 0 : whole;
}

/** The age of an answer in spoken steps. */
export type AnswerAge = 'minutes' | 'quarter' | 'half' | AgeHours;

/** Whole hours, 1 to 12, or a larger step. */
export interface AgeHours {
  hours: number | 'overTwelve' | 'overADay';
}

/** Upper bound of each step, minutes. */
const MAX_FEW_MINUTES = 10;
const MAX_QUARTER_MINUTES = 20;
const MAX_HALF_MINUTES = 45;

const MAX_COUNTED_HOURS = 12;
const HOURS_PER_DAY = 24;

/** @param milliseconds not negative */
export function toAnswerAge(milliseconds: number): AnswerAge {
  const minutes = milliseconds / MINUTE_MS;
  if (minutes <= MAX_FEW_MINUTES) return 'minutes';
  if (minutes <= MAX_QUARTER_MINUTES) return 'quarter';
  if (minutes <= MAX_HALF_MINUTES) return 'half';
  return toAgeHours(milliseconds);
}

/** @param milliseconds rounded up to at least one hour */
export function toAgeHours(milliseconds: number): AgeHours {
  const hours = Math.max(Math.round(milliseconds / HOUR_MS), 1);
  if (hours > HOURS_PER_DAY) return { hours: 'overADay' };
  return { hours: hours > MAX_COUNTED_HOURS ? 'overTwelve' : hours };
}

/** Formats a date with its weekday: `Montag, 30. November`, `Monday, November 30`. */
export function formatSpokenDate(date: LocalDate, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}
