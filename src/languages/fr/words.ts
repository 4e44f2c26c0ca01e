import { createPluralRules } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';

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

export const SKY: skeleton.SkyWords<Words> = {
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

export const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
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

export const SHARES = skeleton.byShare('de temps en temps', 'par moments');

const SPEEDS = numbers.bySpeed('kilomètres-heure', "miles à l'heure", 'mètres par seconde');

const plurals = createPluralRules('fr');

/** `degré`, `degrés`. */
const counted = (noun: string, count: number) =>
  plurals.select(count) === 'one' ? noun : `${noun}s`;

/** `moins 1 degré`, `8 degrés`, `8 degrés Fahrenheit`. */
export const { describeDegrees, describeRange } = numbers.createDegrees({
  size: (size) => String(size),
  minus: 'moins',
  plus: 'plus',
  noun: (size) => counted('degré', size),
  scales: ['Celsius', 'Fahrenheit'],
});

/** `autour de 8 degrés`. */
export const describeAround = numbers.createAround(
  'autour de zéro',
  (celsius, units) => `autour de ${describeDegrees(celsius, units)}`,
);

/** `70 kilomètres-heure`; from km/h. */
export const describeGust = skeleton.createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

/** `environ 5 millimètres de pluie`, `environ un demi-pouce de pluie`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { depth, of, unit } = amount;
  const what = of === 'snow' ? 'de neige' : 'de pluie';
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
