import type { CompassPoint } from '../../weather/atmosphere.ts';
import type { TimeShare } from '../../wording/plan/statement.ts';
import type { SkyClass } from '../../wording/sky-class.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import { createPluralRules } from '../../wording/grammar.ts';

/** What opens a clause, by tense. */
export const VERBS = {
  soleil: { present: 'le soleil brille', future: 'le soleil brillera' },
  ciel: { present: 'le ciel est', future: 'le ciel sera' },
  temps: { present: 'le temps est', future: 'le temps sera' },
  pleuvoir: { present: 'il pleut', future: 'il pleuvra' },
  neiger: { present: 'il neige', future: 'il neigera' },
  avoir: { present: 'il y a', future: 'il y aura' },
} as const;
type Verb = keyof typeof VERBS;

/** What can happen: as a clause, `il pleuvra` + `fort`; to follow "avec", `de fortes pluies`; as a label. */
export interface Words {
  verb: Verb;
  rest: string;
  noun: string;
  label: string;
  /** Only sun or clouds. */
  dry: boolean;
}

const sky = (verb: 'ciel' | 'temps', rest: string, label = rest): Words => ({
  verb,
  rest,
  noun: `un ${verb} ${rest}`,
  label,
  dry: true,
});
const falls = (verb: 'pleuvoir' | 'neiger', rest: string, noun: string, label: string): Words => ({
  verb,
  rest,
  noun,
  label,
  dry: false,
});
const there = (article: string, noun: string, label = noun): Words => ({
  verb: 'avoir',
  rest: `${article} ${noun}`,
  noun: `${article} ${noun}`,
  label,
  dry: false,
});

export const SKY: Record<SkyClass, Words> = {
  clear: {
    verb: 'soleil',
    rest: '',
    noun: 'un temps ensoleillé',
    label: 'ensoleillé',
    dry: true,
  },
  mostlyClear: sky('temps', 'plutôt ensoleillé'),
  partlyCloudy: sky('ciel', 'nuageux'),
  cloudy: sky('ciel', 'très nuageux'),
  overcast: sky('ciel', 'couvert'),
  fog: there('du', 'brouillard'),
  rimeFog: there('du', 'brouillard givrant'),
  lightDrizzle: there('une', 'légère bruine'),
  drizzle: there('de la', 'bruine'),
  heavyDrizzle: there('une', 'bruine dense'),
  lightFreezingDrizzle: there('une', 'légère bruine verglaçante'),
  heavyFreezingDrizzle: there('une', 'forte bruine verglaçante'),
  lightRain: falls('pleuvoir', 'légèrement', 'une légère pluie', 'légère pluie'),
  rain: falls('pleuvoir', '', 'de la pluie', 'pluie'),
  heavyRain: falls('pleuvoir', 'fort', 'de fortes pluies', 'forte pluie'),
  lightFreezingRain: there('une', 'légère pluie verglaçante'),
  freezingRain: there('de la', 'pluie verglaçante'),
  lightSleet: there('un peu de', 'neige fondue', 'légère neige fondue'),
  heavySleet: there('beaucoup de', 'neige fondue', 'forte neige fondue'),
  lightSnow: falls('neiger', 'légèrement', 'de légères chutes de neige', 'légères chutes de neige'),
  snow: falls('neiger', '', 'de la neige', 'neige'),
  heavySnow: falls('neiger', 'fort', 'de fortes chutes de neige', 'fortes chutes de neige'),
  lightShowers: there('de', 'légères averses'),
  showers: there('des', 'averses'),
  heavyShowers: there('de', 'fortes averses'),
  lightSleetShowers: there('de', 'légères averses de neige fondue'),
  heavySleetShowers: there('de', 'fortes averses de neige fondue'),
  lightSnowShowers: there('de', 'légères averses de neige'),
  heavySnowShowers: there('de', 'fortes averses de neige'),
  thunderstorm: there('des', 'orages'),
  severeThunderstorm: there('de', 'violents orages'),
};

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: sky('ciel', 'dégagé', 'ciel dégagé'),
  mostlyClear: sky('ciel', 'peu nuageux'),
};

/** By Beaufort force (Météo-France): `le vent sera` + `fort`. */
export const WINDS: Readonly<Record<number, readonly [verb: 'être' | 'souffler', rest: string]>> = {
  1: ['être', 'faible'],
  2: ['être', 'faible'],
  3: ['être', 'faible'],
  4: ['être', 'modéré'],
  5: ['être', 'assez fort'],
  6: ['être', 'fort'],
  7: ['être', 'fort'],
  8: ['être', 'très fort'],
  9: ['être', 'très fort'],
  10: ['souffler', 'en tempête'],
  11: ['souffler', 'en violente tempête'],
  12: ['souffler', 'en ouragan'],
};

/** Names of gusts from a Beaufort force on. */
export const STORM_GUSTS = [
  [12, "des rafales d'ouragan"],
  [11, 'des rafales de tempête'],
  [10, 'de violentes rafales'],
  [0, 'de fortes rafales'],
] as const;

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'nord',
  NNE: 'nord-nord-est',
  NE: 'nord-est',
  ENE: 'est-nord-est',
  E: 'est',
  ESE: 'est-sud-est',
  SE: 'sud-est',
  SSE: 'sud-sud-est',
  S: 'sud',
  SSW: 'sud-sud-ouest',
  SW: 'sud-ouest',
  WSW: 'ouest-sud-ouest',
  W: 'ouest',
  WNW: 'ouest-nord-ouest',
  NW: 'nord-ouest',
  NNW: 'nord-nord-ouest',
};

export const SHARES: Record<TimeShare, string> = {
  nowAndThen: 'de temps en temps',
  atTimes: 'par moments',
};

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilomètres-heure',
  milesPerHour: "miles à l'heure",
  metresPerSecond: 'mètres par seconde',
};

const plurals = createPluralRules('fr');

/** `moins 1 degré`, `8 degrés`; from °C. */
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `degrés`, `degrés Fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = counted('degré', Math.abs(value));
  if (!namesScale) return degrees;
  return `${degrees} ${temperature === 'celsius' ? 'Celsius' : 'Fahrenheit'}`;
}

/** `autour de 8 degrés`. */
export function describeAround(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && toSpokenTemperature(celsius, units) === 0;
  return `autour de ${isFreezing ? 'zéro' : describeDegrees(celsius, units)}`;
}

/** `moins 3 et plus 2 degrés`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'et' | 'à',
  high: number,
  units: Units,
): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

/** `70 kilomètres-heure`; from km/h. */
export function describeGust(gust: number, units: Units): string {
  return `${toSpokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `environ 5 millimètres de pluie`, `environ un demi-pouce de pluie`; from mm or cm. */
export function describeAmount(of: 'rain' | 'snow', amount: number, units: Units): string {
  return of === 'snow'
    ? describeSnow(toSpokenSnow(amount, units), units.snow)
    : describeRain(toSpokenRain(amount, units), units.rain);
}

function describeRain(depth: number, unit: Units['rain']): string {
  switch (unit) {
    case 'litresPerSquareMetre':
      return `environ ${depth} ${counted('litre', depth)} de pluie par mètre carré`;
    case 'millimetres':
      return `environ ${depth} ${counted('millimètre', depth)} de pluie`;
    case 'inches':
      return `${describeHalfInches(depth)} de pluie`;
  }
}

function describeSnow(depth: number, unit: Units['snow']): string {
  if (unit === 'centimetres') return `environ ${depth} ${counted('centimètre', depth)} de neige`;
  return depth === 0 ? "moins d'un pouce de neige" : `${describeHalfInches(depth)} de neige`;
}

/** Whole inches and halves, as they are said. */
function describeHalfInches(depth: number): string {
  const whole = Math.floor(depth);
  const half = depth > whole;
  if (whole === 0) return half ? 'environ un demi-pouce' : "moins d'un demi-pouce";
  return `environ ${whole} ${counted('pouce', whole)}${half ? ' et demi' : ''}`;
}

/** `degré`, `degrés`. */
function counted(noun: string, count: number): string {
  return plurals.select(count) === 'one' ? noun : `${noun}s`;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number): string {
  return value < 0 ? `moins ${-value}` : String(value);
}
