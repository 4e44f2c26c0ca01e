import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { wordTemperature, type Temperature } from '../skeleton-sentences.ts';
import type { Tense } from './sky.ts';
import { areNeighbours, isFrost } from '../skeleton-numbers.ts';
import { describeAround, describeDegrees, describeBareDegrees, describeRange } from './words.ts';

/** Hours that have a name, or a number with a gender. */
const HOUR_NAMES: Readonly<Record<number, string>> = {
  0: 'minuit',
  1: 'une heure',
  12: 'midi',
  21: 'vingt et une heures',
};

export const NOON = 12;

/** These hours are said to be in the morning, or would be taken for the afternoon. */
const isSmallHour = (hour: number) => hour >= 1 && hour <= 5;

/** `15 heures`, `3 heures du matin`, `minuit`. */
export function describeHour(hour: number): string {
  return joinWords(nameHour(hour), isSmallHour(hour) ? 'du matin' : '');
}

/** `15 heures`, `une heure`. */
export function nameHour(hour: number): string {
  return HOUR_NAMES[hour] ?? `${hour} heures`;
}

/** `entre 10 et 13 heures`, `entre 11 heures et midi`, `entre 3 et 8 heures du matin`. */
export function betweenHours(from: number, to: number): string {
  const isMorning = isSmallHour(from) && from < to && to < NOON;
  const isShort = isMorning || !(isSmallHour(from) || isSmallHour(to));
  if (isShort && isNumbered(from) && isNumbered(to)) {
    return `entre ${nameHour(from).replace(/ heures$/, '')} et ${nameHour(to)}${isMorning ? ' du matin' : ''}`;
  }
  const start = isMorning ? nameHour(from) : describeHour(from);
  const end = isMorning ? `${nameHour(to)} du matin` : describeHour(to);
  return `entre ${start} et ${end}`;
}

/** Neither noon, midnight nor one. */
function isNumbered(hour: number): boolean {
  return nameHour(hour).endsWith(' heures');
}

/** `7 heures 53`, `une heure`, `minuit`, `0 heure 4`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (minute === 0) return nameHour(hour);
  const named = hour === 0 || hour === NOON;
  return `${named ? plainHour(hour) : nameHour(hour)} ${minute}`;
}

/** Before minutes neither midnight nor noon has its name. */
function plainHour(hour: number): string {
  return hour === 0 ? '0 heure' : `${hour} heures`;
}

interface Verbs {
  makes: string;
  falls: string;
  changes: string;
  /** Of several. */
  changesAll: string;
  staysBelow: string;
  staysAbove: string;
  reach: string;
}

const VERBS: Record<Tense, Verbs> = {
  present: {
    makes: 'il fait',
    falls: 'descend',
    changes: 'passe',
    changesAll: 'passent',
    staysBelow: 'ne dépasse pas',
    staysAbove: 'ne descend pas sous les',
    reach: 'vont',
  },
  future: {
    makes: 'il fera',
    falls: 'descendra',
    changes: 'passera',
    changesAll: 'passeront',
    staysBelow: 'ne dépassera pas',
    staysAbove: 'ne descendra pas sous les',
    reach: 'iront',
  },
};

/** A low from which on it does not cool down: that of a hot night, °C. */
const MIN_WARM_LOW_C = 20;

/** A whole clause: `il fera jusqu'à 26 degrés, et la température descendra à 14 degrés la nuit`, `la température passera de 23 à 18 degrés`. */
export function describeTemperature(temperature: Temperature, tense: Tense, units: Units): string {
  const { makes, falls, changes, changesAll, staysAbove, reach } = VERBS[tense];
  const degrees = (value: number) => describeDegrees(value, units);
  const high = (value: number) => describeHigh(value, tense, units);
  const cools = (value: number) =>
    joinWords(
      'la température',
      value >= MIN_WARM_LOW_C ? staysAbove : `${falls} à`,
      degrees(value),
    );
  return wordTemperature(temperature, {
    exactly: (value) => `${makes} ${degrees(value)}`,
    around: (value) => `${makes} ${describeAround(value, units)}`,
    range: (low, most) => `${makes} entre ${describeRange(low, 'et', most, units)}`,
    high,
    low: (value, isAtNight) => joinWords(cools(value), isAtNight ? 'dans la nuit' : ''),
    highAndLow(most, low, lowIsAtNight) {
      const number = describeBareDegrees(low, units);
      if (!lowIsAtNight) return `${high(most)}, avec un minimum de ${number}`;
      return isFrost(most)
        ? `${high(most)}, avec ${number} la nuit`
        : `${high(most)}, et ${cools(low)} la nuit`;
    },
    highs(low, most) {
      const areClose = !isFrost(low) && areNeighbours(low, most, units);
      return areClose
        ? `${makes} jusqu'à ${describeRange(low, 'ou', most, units)}`
        : `les maximales ${reach} de ${describeRange(low, 'à', most, units)}`;
    },
    highsChange: (from, to) =>
      `les maximales ${changesAll} de ${describeRange(from, 'à', to, units)}`,
    // "Montera de 7 à 10 degrés" would be heard as by how much.
    change: (from, to) => `la température ${changes} de ${describeRange(from, 'à', to, units)}`,
  });
}

/** After the sky: ` et il fera jusqu'à 12 degrés`, `, avec 12 degrés au maximum et 6 la nuit`. */
export function joinTemperature(temperature: Temperature, tense: Tense, units: Units): string {
  if (temperature.form !== 'highAndLow' || !temperature.lowIsAtNight || isFrost(temperature.high)) {
    return ` et ${describeTemperature(temperature, tense, units)}`;
  }
  const { high, low } = temperature;
  const night = describeBareDegrees(low, units);
  return `, avec ${describeDegrees(high, units)} au maximum et ${night} la nuit`;
}

/** `il fera jusqu'à 12 degrés`; in frost "jusqu'à" would be heard as the low. */
function describeHigh(value: number, tense: Tense, units: Units): string {
  const { makes, staysBelow } = VERBS[tense];
  const degrees = describeDegrees(value, units);
  return isFrost(value) ? `la température ${staysBelow} ${degrees}` : `${makes} jusqu'à ${degrees}`;
}
