import type { WarningWords } from '../types.ts';
import { createPluralRules } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { createGust } from '../../wording/units.ts';

/** What opens a clause, by tense. */
export const VERBS = {
  soleil: { present: 'le soleil brille', future: 'le soleil brillera' },
  ciel: { present: 'le ciel est', future: 'le ciel sera' },
  temps: { present: 'le temps est', future: 'le temps sera' },
  pleuvoir: { present: 'il pleut', future: 'il pleuvra' },
  neiger: { present: 'il neige', future: 'il neigera' },
  avoir: { present: 'il y a', future: 'il y aura' },
  pleuvoirEncore: { present: 'il continue de pleuvoir', future: 'il continuera de pleuvoir' },
  neigerEncore: { present: 'il continue de neiger', future: 'il continuera de neiger' },
  pluie: { present: 'la pluie', future: 'la pluie' },
  neige: { present: 'la neige', future: 'la neige' },
  brouillard: { present: 'le brouillard', future: 'le brouillard' },
} as const;
type Verb = keyof typeof VERBS;

/** What can happen: as a clause, `il pleuvra` + `fort`; to follow "avec", `de fortes pluies`; as a label. */
export interface Words {
  verb: Verb;
  rest: string;
  noun: string;
  label: string;
  kind: 'bright' | 'cloudy' | 'fog' | 'wet';
}

const sky = (
  verb: 'ciel' | 'temps',
  rest: string,
  kind: Words['kind'] = 'cloudy',
  label = rest,
): Words => ({ verb, rest, noun: `un ${verb} ${rest}`, label, kind });
const falls = (verb: 'pleuvoir' | 'neiger', rest: string, noun: string, label: string): Words => ({
  verb,
  rest,
  noun,
  label,
  kind: 'wet',
});
const there = (rest: string, label: string, kind: Words['kind'] = 'wet'): Words => ({
  verb: 'avoir',
  rest,
  noun: rest,
  label,
  kind,
});

export const SKY: skeleton.SkyWords<Words> = {
  clear: {
    verb: 'soleil',
    rest: '',
    noun: 'un temps ensoleillé',
    label: 'ensoleillé',
    kind: 'bright',
  },
  mostlyClear: sky('temps', 'plutôt ensoleillé', 'bright'),
  partlyCloudy: sky('ciel', 'nuageux'),
  cloudy: sky('ciel', 'très nuageux'),
  overcast: sky('ciel', 'couvert'),
  fog: there('du brouillard', 'brouillard', 'fog'),
  rimeFog: there('du brouillard givrant', 'brouillard givrant', 'fog'),
  lightDrizzle: there('de la bruine', 'bruine faible'),
  drizzle: there('de la bruine', 'bruine'),
  heavyDrizzle: there('une bruine dense', 'bruine dense'),
  lightFreezingDrizzle: there('de la bruine verglaçante', 'bruine verglaçante faible'),
  heavyFreezingDrizzle: there('une forte bruine verglaçante', 'forte bruine verglaçante'),
  lightRain: falls('pleuvoir', 'faiblement', 'de faibles pluies', 'pluie faible'),
  rain: falls('pleuvoir', '', 'de la pluie', 'pluie'),
  heavyRain: falls('pleuvoir', 'fort', 'de fortes pluies', 'forte pluie'),
  abundantRain: falls('pleuvoir', 'abondamment', 'des pluies abondantes', 'pluie abondante'),
  lightFreezingRain: there('de faibles pluies verglaçantes', 'pluie verglaçante faible'),
  freezingRain: there('de la pluie verglaçante', 'pluie verglaçante'),
  lightSleet: there('de faibles chutes de neige fondue', 'faibles chutes de neige fondue'),
  sleet: there('de la neige fondue', 'neige fondue'),
  heavySleet: there('de fortes chutes de neige fondue', 'fortes chutes de neige fondue'),
  lightSnow: falls('neiger', 'faiblement', 'de faibles chutes de neige', 'faibles chutes de neige'),
  snow: falls('neiger', '', 'de la neige', 'neige'),
  heavySnow: falls('neiger', 'fort', 'de fortes chutes de neige', 'fortes chutes de neige'),
  lightShowers: there('de faibles averses', 'faibles averses'),
  showers: there('des averses', 'averses'),
  heavyShowers: there('de fortes averses', 'fortes averses'),
  lightSleetShowers: there('de faibles averses de neige fondue', 'faibles averses de neige fondue'),
  sleetShowers: there('des averses de neige fondue', 'averses de neige fondue'),
  heavySleetShowers: there('de fortes averses de neige fondue', 'fortes averses de neige fondue'),
  lightSnowShowers: there('de faibles averses de neige', 'faibles averses de neige'),
  snowShowers: there('des averses de neige', 'averses de neige'),
  heavySnowShowers: there('de fortes averses de neige', 'fortes averses de neige'),
  thunderstorm: there('des orages', 'orages'),
  severeThunderstorm: there('de violents orages', 'violents orages'),
};

export const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: sky('ciel', 'dégagé', 'bright', 'ciel dégagé'),
  mostlyClear: sky('ciel', 'peu nuageux', 'bright'),
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
  12: ['souffler', "avec la force d'un ouragan"],
};

/** Names of gusts from a Beaufort force on. */
export const STORM_GUSTS = [
  [12, "des rafales de la force d'un ouragan"],
  [11, 'de violentes rafales'],
  [10, 'de très fortes rafales'],
  [0, 'de fortes rafales'],
] as const;

export const DIRECTIONS: skeleton.Directions = {
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

export const SHARES = skeleton.byShare('parfois', 'par moments');

const SPEEDS = numbers.bySpeed(
  'kilomètres-heure',
  "miles à l'heure",
  'mètres par seconde',
  'nœuds',
);

const plurals = createPluralRules('fr');

/** `degré`, `degrés`. */
const counted = (noun: string, count: number) =>
  plurals.select(count) === 'one' ? noun : `${noun}s`;

/** `moins 1 degré`, `8 degrés`, `8 degrés Fahrenheit`. */
export const { describeDegrees, describeBareDegrees, describeRange } = numbers.createDegrees({
  size: (size) => String(size),
  minus: 'moins',
  plus: 'plus',
  noun: (size) => counted('degré', size),
  scales: ['Celsius', 'Fahrenheit'],
});

/** `autour de 8 degrés`. */
export const describeAround = numbers.createAround('autour de zéro', (celsius, units) =>
  `autour de ${describeDegrees(celsius, units)}`.replace('de 1 ', "d'un "),
);

/** `70 kilomètres-heure`; from km/h. */
/** `à 34 kilomètres-heure`, `jusqu'à 34 kilomètres-heure`. */
export function atSpeed(speed: number, upTo: boolean, { speed: unit }: numbers.Units): string {
  return `${upTo ? "jusqu'à" : 'à'} ${speed} ${SPEEDS[unit]}`;
}

export const describeGust = createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

/** `environ 5 millimètres d'eau`, whatever it falls as; `environ 10 centimètres de neige`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { depth, of, unit } = amount;
  const what = of === 'snow' ? 'de neige' : "d'eau";
  if (unit === 'inches') return `${describeInches(amount)} ${what}`;
  if (unit === 'centimetres') return `environ ${depth} ${counted('centimètre', depth)} ${what}`;
  return unit === 'millimetres'
    ? `environ ${depth} ${counted('millimètre', depth)} ${what}`
    : `environ ${depth} ${counted('litre', depth)} ${what} par mètre carré`;
});

/** Whole inches and halves, as they are said. */
function describeInches({ of, whole, hasHalf }: numbers.Amount): string {
  const least = of === 'snow' ? "moins d'un pouce" : "moins d'un demi-pouce";
  if (whole === 0) return hasHalf ? 'environ un demi-pouce' : least;
  return `environ ${whole} ${counted('pouce', whole)}${hasHalf ? ' et demi' : ''}`;
}

export const frenchWarnings: WarningWords = {
  calledOff: "Fin d'alerte",
  severities: {
    1: 'Alerte météo mineure',
    2: 'Alerte météo modérée',
    3: 'Alerte météo sévère',
    4: 'Alerte météo extrême',
  },
  groups: {
    THUNDERSTORM: 'orages',
    WIND: 'vent',
    TORNADO: 'tornade',
    RAIN: 'pluie',
    HAIL: 'grêle',
    SNOWFALL: 'chutes de neige',
    SNOWDRIFT: 'congères',
    FOG: 'brouillard',
    FROST: 'gel',
    GLAZE: 'verglas',
    THAW: 'dégel',
    POWERLINEVIBRATION: 'oscillation des lignes électriques',
    UV: 'rayonnement UV',
    HEAT: 'chaleur',
  },
};
