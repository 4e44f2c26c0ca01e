import { createPluralRules, joinWords, withSequel } from '../../wording/grammar.ts';
import { createGust } from '../../wording/units.ts';
import { byKind } from '../skeleton-next-hour.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';

/** What is said of weather to come, the verb with its subject: it goes before or behind. */
type Verb =
  | 'skinner solen' | 'bliver det' | 'bliver der' | 'regner det' | 'sner det' | 'falder der' | 'kommer der'
  | 'aftager regnen' | 'aftager snefaldet' | 'tiltager regnen' | 'tiltager snefaldet'; // prettier-ignore

/** What can happen, in three pieces: `regner det` + `let`, and as a label. */
type Words = readonly [verb: Verb, rest: string, label: string];

const be = (words: string, label = words): Words => ['bliver det', words, label];
const fallWords = (words: string): Words => ['falder der', words, words];
const come = (words: string): Words => ['kommer der', words, words];

const SKY: skeleton.SkyWords<Words> = {
  clear: ['skinner solen', '', 'sol'],
  mostlyClear: be('overvejende solrigt'),
  partlyCloudy: be('delvist skyet'),
  cloudy: be('skyet'),
  overcast: be('overskyet'),
  fog: be('tåget', 'tåge'),
  rimeFog: ['bliver der', 'rimtåge', 'rimtåge'],
  lightDrizzle: ['falder der', 'støvregn', 'let støvregn'],
  drizzle: fallWords('støvregn'),
  heavyDrizzle: fallWords('kraftig støvregn'),
  lightFreezingDrizzle: fallWords('let underafkølet støvregn'),
  heavyFreezingDrizzle: fallWords('kraftig underafkølet støvregn'),
  lightRain: ['regner det', 'let', 'let regn'],
  rain: ['regner det', '', 'regn'],
  heavyRain: ['regner det', 'kraftigt', 'kraftig regn'],
  abundantRain: ['regner det', 'meget', 'meget regn'],
  lightFreezingRain: fallWords('let isslag'),
  freezingRain: fallWords('isslag'),
  lightSleet: fallWords('let slud'),
  sleet: fallWords('slud'),
  heavySleet: fallWords('kraftig slud'),
  lightSnow: ['sner det', 'let', 'let snefald'],
  snow: ['sner det', '', 'snefald'],
  heavySnow: ['sner det', 'kraftigt', 'kraftigt snefald'],
  lightShowers: come('lette byger'),
  showers: come('byger'),
  heavyShowers: come('kraftige byger'),
  lightSleetShowers: come('lette sludbyger'),
  sleetShowers: come('sludbyger'),
  heavySleetShowers: come('kraftige sludbyger'),
  lightSnowShowers: come('lette snebyger'),
  snowShowers: come('snebyger'),
  heavySnowShowers: come('kraftige snebyger'),
  thunderstorm: come('tordenvejr'),
  severeThunderstorm: come('kraftigt tordenvejr'),
};

const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: be('klart'),
  mostlyClear: be('let skyet'),
};

const skies = skeleton.createSky(SKY, SKY_AT_NIGHT);

/** `regner det` + `fortsat`, `kommer der` + `byger igen`, `aftager regnen`. */
const selectSkyWords = withSequel<Words>(
  skies.selectSkyWords,
  ([verb, rest, label], sequel, isSnow) => {
    switch (sequel) {
      case 'weaker':
        return [isSnow ? 'aftager snefaldet' : 'aftager regnen', '', label];
      case 'stronger':
        return [isSnow ? 'tiltager snefaldet' : 'tiltager regnen', '', label];
      case 'continues':
        return [verb, joinWords('fortsat', rest), label];
      case 'returns':
        return [verb, joinWords(rest, 'igen'), label];
    }
  },
);

/** A label without a verb: `let regn`. */
export function skyText(sky: skeleton.SkyClass, night: boolean): string {
  return skies.selectSkyClassWords(sky, night)[2];
}

/** By Beaufort force, from the first that is worth saying (DMI). */
export const WINDS: skeleton.ForceWords = {
  5: 'frisk vind',
  6: 'hård vind',
  7: 'stiv kuling',
  8: 'hård kuling',
  9: 'stormende kuling',
  10: 'storm',
  11: 'stærk storm',
  12: 'orkan',
};

/** `der blæser en frisk vind`, `det blæser stiv kuling`, `der er storm`. */
export function blows(force: number): string {
  const wind = WINDS[force] ?? '';
  if (force > 9) return `der er ${wind}`;
  return wind.endsWith('kuling') ? `det blæser ${wind}` : `der blæser en ${wind}`;
}

/** Names of dangerous gusts from a Beaufort force on (DMI). */
export const STORM_GUSTS = [[12, 'vindstød af orkanstyrke'], [10, 'vindstød af stormstyrke'], [0, 'kraftige vindstød']] as const; // prettier-ignore

export const DIRECTIONS: skeleton.Directions = {
  N: 'nord',
  NNE: 'nordnordøst',
  NE: 'nordøst',
  ENE: 'østnordøst',
  E: 'øst',
  ESE: 'østsydøst',
  SE: 'sydøst',
  SSE: 'sydsydøst',
  S: 'syd',
  SSW: 'sydsydvest',
  SW: 'sydvest',
  WSW: 'vestsydvest',
  W: 'vest',
  WNW: 'vestnordvest',
  NW: 'nordvest',
  NNW: 'nordnordvest',
};

export const SHARES = skeleton.byShare('ind imellem', 'i perioder');

/** What stands after "på" instead of "i": islands, and one town. */
export const { describePlace, placeAfter } = skeleton.createPlaces('i', 'på', [
  'Agersø', 'Als', 'Amager', 'Amrum', 'Anholt', 'Bali', 'Baltrum', 'Borkum', 'Bornholm',
  'Christiansø', 'Cypern', 'Endelave', 'Falster', 'Fanø', 'Fehmarn', 'Fejø', 'Femern',
  'Frederiksberg', 'Fuerteventura', 'Fur', 'Fyn', 'Færøerne', 'Føhr', 'Föhr', 'Gotland',
  'Gran Canaria', 'Helgoland', 'Hiddensee', 'Ibiza', 'Island', 'Juist', 'Korsika', 'Kreta',
  'La Palma', 'Langeland', 'Langeoog', 'Lanzarote', 'Lolland', 'Læsø', 'Madeira', 'Mallorca',
  'Malta', 'Mandø', 'Mors', 'Møn', 'Norderney', 'Orø', 'Pellworm', 'Rügen', 'Rhodos', 'Rømø',
  'Samsø', 'Sardinien', 'Sejerø', 'Sicilien', 'Sjælland', 'Spiekeroog', 'Strynø', 'Sylt',
  'Tenerife', 'Tunø', 'Tåsinge', 'Usedom', 'Wangerooge', 'Ærø', 'Øland', 'Öland',
]); // prettier-ignore

/** Of what is so already, where that takes another verb. */
const PRESENT: Partial<Record<Verb, string>> = { 'bliver det': 'er det', 'bliver der': 'er der', 'kommer der': 'er der' }; // prettier-ignore

/** To follow a time: `regner det` + `let`, `bliver det` + `overskyet`, or `er det` already. */
export function predicate(sky: skeleton.Sky, isPresent: boolean): [verb: string, rest: string] {
  const [verb, rest] = selectSkyWords(sky);
  const isSo = isPresent || sky.sequel === 'continues';
  return [(isSo ? PRESENT[verb] : undefined) ?? verb, rest];
}

/**
 * The same before `og op til 26 grader`, where that can follow: `bliver det` + `skyet`, and in a first clause
 * `bliver der` + `sol`.
 */
export function predicateBesideDegrees(
  sky: skeleton.Sky,
  isPresent: boolean,
  isFirst: boolean,
): [verb: string, rest: string] | undefined {
  const [verb, , label] = selectSkyWords(sky);
  if (verb === 'skinner solen' && isFirst) return [isPresent ? 'er der' : 'bliver der', label];
  return verb === 'bliver det' ? predicate(sky, isPresent) : undefined;
}

/** `begynder det` + `at regne let`, `kommer solen` + `frem`, after a time at which that is, not one from which on. */
export function begins(sky: skeleton.Sky, from: string): [verb: string, rest: string] | undefined {
  const [verb, rest, label] = selectSkyWords(sky);
  const toFall = { 'regner det': 'at regne', 'sner det': 'at sne' }[verb as string];
  if (/\bfra\b/.test(from)) return undefined;
  if (sky.isAbundant) return ['trækker der', `${label} ind${sky.sequel === 'returns' ? ' igen' : ''}`]; // prettier-ignore
  if (verb === 'skinner solen') return ['kommer solen', joinWords('frem', rest)];
  return toFall === undefined ? undefined : ['begynder det', joinWords(toFall, rest)];
}

/** Before what may fall: `fortsat` + `mulighed for regn`. */
export function nameSequel({ sequel }: skeleton.Sky): string {
  return sequel === 'continues' ? 'fortsat' : sequel === 'returns' ? 'igen' : '';
}

/** `let regn`, `tåge`. */
export function describeSkyNoun(sky: skeleton.Sky): string {
  const [verb, rest, label] = skies.selectSkyWords(sky);
  return verb === 'falder der' ? rest : label;
}

/** An hour with its degrees: `bliver det` + `8 grader og overskyet`, `bliver der` + `let regn og 8 grader`. */
export function besideDegrees(
  sky: skeleton.Sky,
  degrees: string,
  now: boolean,
): [verb: string, rest: string] {
  const [verb, rest] = selectSkyWords(sky);
  const copula = now ? 'er' : 'bliver';
  if (verb === 'bliver det') return [`${copula} det`, `${degrees} og ${rest}`];
  return [`${copula} der`, `${describeSkyNoun(sky)} og ${degrees}`];
}

/** `for Aarhus`. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `for ${place}`;
}

const SPEEDS = numbers.bySpeed('kilometer i timen', 'miles i timen', 'meter i sekundet', 'knob');

const plural = createPluralRules('da');

const counted = (size: number) => (size === 1 ? 'én' : String(size));

const degrees = numbers.createDegrees({
  size: counted,
  minus: 'minus',
  plus: 'plus',
  noun: (size) => (plural.select(size) === 'one' ? 'grad' : 'grader'),
  scales: ['celsius', 'fahrenheit'],
});
export const { describeDegrees, describeBareDegrees, describeRange } = degrees;

export const describeAround = numbers.createAround(
  'omkring frysepunktet',
  (celsius, units) => `omkring ${describeDegrees(celsius, units)}`,
);

const overZero = numbers.createAround('frysepunktet', describeDegrees);

/** What a temperature does up to the high of a day, which of frost it does not reach. */
export function reaches(high: number, units: numbers.Units): [verb: string, value: string] {
  if (!numbers.isFrost(high)) return ['når', `op på ${describeDegrees(high, units)}`];
  return ['kommer', `ikke over ${overZero(high, units)}`];
}

/** To follow the weather: ` og op til 14 grader` after `skyet`, else `, og det bliver op til 14 grader`. */
export function describeJoinedDegrees(
  temperature: skeleton.Temperature,
  units: numbers.Units,
  isBeside: boolean,
  atNight: string,
): string {
  const upTo = (value: number) =>
    numbers.isFrost(value)
      ? joinWords(', og temperaturen', ...reaches(value, units))
      : size(`op til ${describeDegrees(value, units)}`);
  const size = (words: string) => `${isBeside ? ' og' : ', og det bliver'} ${words}`;
  const lies = (words: string) =>
    `${isBeside ? ' med temperaturer' : ', og temperaturen ligger'} ${words}`;
  const change = (what: string) => (from: number, to: number) =>
    `, og ${what} ${to > from ? 'stiger' : 'falder'} fra ${describeRange(from, 'til', to, units)}`;
  return skeleton.wordTemperature(temperature, {
    exactly: (value) => size(describeDegrees(value, units)),
    around: (value) => lies(describeAround(value, units)),
    high: upTo,
    low: (value) => `, og temperaturen falder til ${describeDegrees(value, units)}`,
    range: (low, high) => lies(`mellem ${describeRange(low, 'og', high, units)}`),
    highs: (low, high) =>
      numbers.isFrost(low)
        ? `, og temperaturen bliver højst ${describeRange(low, 'til', high, units)}`
        : size(`mellem ${describeRange(low, 'og', high, units)}`),
    highAndLow(high, low, lowIsAtNight) {
      if (!lowIsAtNight) return lies(`mellem ${describeRange(low, 'og', high, units)}`);
      const night = numbers.isFrost(high) ? 'falder den til' : 'ned til';
      return `${upTo(high)}, ${atNight} ${night} ${describeBareDegrees(low, units)}`;
    },
    highsChange: change('dagtemperaturen'),
    change: change('temperaturen'),
  });
}

/** `op til 18 meter i sekundet`; from km/h. */
export const upToGust = createGust((speed, unit) => `op til ${counted(speed)} ${SPEEDS[unit]}`);

const DEPTHS = {
  litresPerSquareMetre: 'liter',
  millimetres: 'millimeter',
  centimetres: 'centimeter',
};

/** `omkring 5 millimeter nedbør`, as sleet is no rain, `omkring én centimeter sne`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { of, unit, depth } = amount;
  const what = of === 'snow' ? NOUNS.snow : NOUNS.unknown;
  if (unit === 'inches') return `${describeInches(amount)} ${what}`;
  const words = `omkring ${counted(depth)} ${DEPTHS[unit]} ${what}`;
  return unit === 'litresPerSquareMetre' ? `${words} per kvadratmeter` : words;
});

const PARTS_OF_INCH = new Map([
  [0.25, 'en kvart'],
  [0.5, 'en halv'],
  [0.75, 'trekvart'],
]);

/** Whole inches of snow and halves of rain, below one quarters: `omkring halvanden tomme`. */
function describeInches({ depth, of, whole, hasHalf }: numbers.Amount): string {
  if (depth === 0) return of === 'snow' ? 'under en tomme' : 'under en kvart tomme';
  const part = PARTS_OF_INCH.get(depth);
  if (part !== undefined) return `omkring ${part} tomme`;
  if (hasHalf) return `omkring ${whole === 1 ? 'halvanden' : `${whole} og en halv`} tomme`;
  return `omkring ${counted(whole)} ${plural.select(whole) === 'one' ? 'tomme' : 'tommer'}`;
}

export const NOUNS = byKind('regn', 'sne', 'slud', 'isslag', 'nedbør');
