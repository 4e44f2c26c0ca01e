import { createPluralRules, joinWords, withSequel } from '../../wording/grammar.ts';
import { createGust } from '../../wording/units.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { PLACES_AFTER_PA, swedishLandmarks } from './names.ts';

/** What is said of weather to come, the verb with its subject. */
type Verb =
  | 'blir det' | 'duggar det' | 'regnar det' | 'snöar det' | 'faller det' | 'kommer det'
  | 'fortsätter det' | 'avtar regnet' | 'avtar snöfallet' | 'tilltar regnet' | 'tilltar snöfallet'; // prettier-ignore

/** What can happen: `regnar det` + `lätt`, beside degrees `med lätt regn`, `med klart väder`, and as a label. */
type Words = readonly [verb: Verb, rest: string, beside: string, label: string];

const be = (adjective: string): Words => [
  'blir det',
  adjective,
  `med ${adjective} väder`,
  adjective,
];
const have = (verb: Verb, noun: string): Words => [verb, noun, `med ${noun}`, noun];
const act = (verb: Verb, how: string, noun: string): Words => [verb, how, `med ${noun}`, noun];

const SKY: skeleton.SkyWords<Words> = {
  clear: be('soligt'),
  mostlyClear: be('mestadels soligt'),
  partlyCloudy: have('blir det', 'växlande molnighet'),
  cloudy: be('molnigt'),
  overcast: be('mulet'),
  fog: ['blir det', 'dimmigt', 'med dimma', 'dimma'],
  rimeFog: have('blir det', 'underkyld dimma'),
  lightDrizzle: ['duggar det', '', 'med duggregn', 'lätt duggregn'],
  drizzle: act('duggar det', '', 'duggregn'),
  heavyDrizzle: act('duggar det', 'kraftigt', 'kraftigt duggregn'),
  lightFreezingDrizzle: have('faller det', 'lätt underkylt duggregn'),
  heavyFreezingDrizzle: have('faller det', 'kraftigt underkylt duggregn'),
  lightRain: act('regnar det', 'lätt', 'lätt regn'),
  rain: act('regnar det', '', 'regn'),
  heavyRain: act('regnar det', 'kraftigt', 'kraftigt regn'),
  abundantRain: act('regnar det', 'mycket', 'mycket regn'),
  lightFreezingRain: have('faller det', 'lätt underkylt regn'),
  freezingRain: have('faller det', 'underkylt regn'),
  lightSleet: have('faller det', 'lätt snöblandat regn'),
  sleet: have('faller det', 'snöblandat regn'),
  heavySleet: have('faller det', 'kraftigt snöblandat regn'),
  lightSnow: act('snöar det', 'lätt', 'lätt snöfall'),
  snow: act('snöar det', '', 'snöfall'),
  heavySnow: act('snöar det', 'kraftigt', 'kraftigt snöfall'),
  lightShowers: have('kommer det', 'lätta regnskurar'),
  showers: have('kommer det', 'regnskurar'),
  heavyShowers: have('kommer det', 'kraftiga regnskurar'),
  lightSleetShowers: have('kommer det', 'lätta snöblandade skurar'),
  sleetShowers: have('kommer det', 'snöblandade skurar'),
  heavySleetShowers: have('kommer det', 'kraftiga snöblandade skurar'),
  lightSnowShowers: have('kommer det', 'lätta snöbyar'),
  snowShowers: have('kommer det', 'snöbyar'),
  heavySnowShowers: have('kommer det', 'kraftiga snöbyar'),
  thunderstorm: act('kommer det', 'åskskurar', 'åska'),
  severeThunderstorm: act('kommer det', 'kraftiga åskskurar', 'kraftig åska'),
};

const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: be('klart'),
  mostlyClear: be('mestadels klart'),
};

const skies = skeleton.createSky(SKY, SKY_AT_NIGHT);
const { selectSkyClassWords } = skies;

const INFINITIVES: Partial<Record<Verb, string>> = { 'regnar det': 'regna', 'snöar det': 'snöa', 'duggar det': 'dugga' }; // prettier-ignore

/** `fortsätter det` + `att regna`, `kommer det` + `regnskurar igen`, `avtar regnet`. */
const selectSkyWords = withSequel<Words>(
  skies.selectSkyWords,
  ([verb, rest, beside, label], sequel, isSnow) => {
    const toFall = INFINITIVES[verb];
    switch (sequel) {
      case 'weaker':
        return [isSnow ? 'avtar snöfallet' : 'avtar regnet', '', beside, label];
      case 'stronger':
        return [isSnow ? 'tilltar snöfallet' : 'tilltar regnet', '', beside, label];
      case 'continues':
        return toFall
          ? ['fortsätter det', joinWords('att', toFall, rest), beside, label]
          : [verb, joinWords('fortsatt', rest), beside, label];
      case 'returns':
        return [verb, joinWords(rest, 'igen'), beside, label];
    }
  },
);

/** By Beaufort force, from the first that is worth saying (SMHI, on land). */
export const WINDS: skeleton.ForceWords = {
  5: 'frisk vind',
  6: 'frisk vind',
  7: 'hård vind',
  8: 'hård vind',
  9: 'mycket hård vind',
  10: 'storm',
  11: 'svår storm',
  12: 'orkan',
};

/** Names of dangerous gusts from a Beaufort force on (SMHI). */
export const STORM_GUSTS = [[12, 'orkanbyar'], [10, 'stormbyar'], [0, 'kraftiga vindbyar']] as const; // prettier-ignore

export const DIRECTIONS: skeleton.Directions = {
  N: 'norr',
  NNE: 'nordnordost',
  NE: 'nordost',
  ENE: 'ostnordost',
  E: 'öster',
  ESE: 'ostsydost',
  SE: 'sydost',
  SSE: 'sydsydost',
  S: 'söder',
  SSW: 'sydsydväst',
  SW: 'sydväst',
  WSW: 'västsydväst',
  W: 'väster',
  WNW: 'västnordväst',
  NW: 'nordväst',
  NNW: 'nordnordväst',
};

export const SHARES = skeleton.byShare('då och då', 'tidvis');

/** What stands after "på" instead of "i": islands, and some quarters of Stockholm and Gothenburg. */
export const { describePlace, placeAfter } = skeleton.createPlaces(
  'i',
  'på',
  PLACES_AFTER_PA,
  swedishLandmarks.describeLandmark,
);

/** Of what is so already, where that takes another verb. */
const PRESENT: Partial<Record<Verb, string>> = { 'blir det': 'är det' };

/** To follow a time: `regnar det` + `lätt`, `blir det` + `mulet`, or `är det` already. */
export function predicate(sky: skeleton.Sky, isPresent: boolean): [verb: string, rest: string] {
  const [verb, rest] = selectSkyWords(sky);
  const isSo = isPresent || sky.sequel === 'continues';
  return [(isSo ? PRESENT[verb] : undefined) ?? verb, rest];
}

/** `börjar det` + `regna lätt`, after a time at which that is, not one from which on it falls. */
export function begins(sky: skeleton.Sky, from: string): [verb: string, rest: string] | undefined {
  const [verb, rest, , label] = selectSkyWords(sky);
  const toFall = INFINITIVES[verb];
  if (toFall === undefined || /^(?:men )?från /.test(from)) return undefined;
  // An amount does not begin.
  if (sky.isAbundant) return ['drar det in', label + (sky.sequel === 'returns' ? ' igen' : '')];
  return ['börjar det', joinWords(toFall, rest)];
}

/** `är det` + `mulet och 8 grader`, `regnar det` + `, och det är 8 grader` after the place. */
export function withExactDegrees(
  sky: skeleton.Sky,
  degrees: string,
): [verb: string, rest: string, after: string] {
  const [verb, rest, , label] = selectSkyWords(sky);
  if (!isState(sky)) return [verb, rest, `, och det är ${degrees}`];
  return ['är det', `${label === 'dimma' ? label : rest} och ${degrees}`, ''];
}

/** What passes by: `med lätt regn då och då`, `med tidvis lätt regn`. */
export function describePassing(sky: skeleton.Sky, share: skeleton.TimeShare): string {
  const [, , , noun] = selectSkyWords(sky);
  return share === 'atTimes' ? `med ${SHARES.atTimes} ${noun}` : `med ${noun} ${SHARES.nowAndThen}`;
}

/** What may fall: `lätt regn`. */
export function nameFall(sky: skeleton.Sky): string {
  return selectSkyWords(sky)[2].replace(/^med /, '');
}

/** The same as it takes up what was told: `fortsatt regn`, `åska igen`. */
export function nameFallAgain(sky: skeleton.Sky): string {
  const { sequel } = sky;
  const [before, after] = [sequel === 'continues' ? 'fortsatt' : '', sequel === 'returns' ? 'igen' : '']; // prettier-ignore
  return joinWords(before, nameFall(sky), after);
}

/** As a label: `lätt regn`. */
export function skyText(sky: skeleton.SkyClass, night: boolean): string {
  return selectSkyClassWords(sky, night)[3];
}

/** `för Uppsala`. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `för ${place}`;
}

const SPEEDS = numbers.bySpeed('kilometer i timmen', 'miles i timmen', 'meter per sekund', 'knop');

const plural = createPluralRules('sv');
export const counted = (size: number) => (size === 1 ? 'en' : String(size));

const degrees = numbers.createDegrees({
  size: counted,
  minus: 'minus',
  plus: 'plus',
  noun: (size) => (plural.select(size) === 'one' ? 'grad' : 'grader'),
  scales: ['celsius', 'fahrenheit'],
});
export const { describeRange } = degrees;

/** One degree alone would be heard as "some degree": `en plusgrad`. */
const withPlus = (words: string) => words.replace(/^en grad$/, 'en plusgrad');

/** `14 grader`, `en plusgrad`; after other degrees without the noun. */
export const describeDegrees = (celsius: number, units: numbers.Units) =>
  withPlus(degrees.describeDegrees(celsius, units));
export const describeBareDegrees = (celsius: number, units: numbers.Units) =>
  withPlus(degrees.describeBareDegrees(celsius, units));

export const describeAround = numbers.createAround(
  'kring nollan',
  (celsius, units) => `kring ${describeDegrees(celsius, units)}`,
);

/** Whether one says of a sky what it is like, not what falls from it. */
export function isState(sky: skeleton.Sky): boolean {
  return selectSkyWords(sky)[0] === 'blir det';
}

/** `14 grader`, `kring nollan`. */
export const describeHigh = numbers.createAround('kring nollan', describeDegrees);
const warmest = (words: string) => `som varmast blir det ${words}`;

/** As a clause of its own: `som varmast blir det 14 grader`. */
function describeApart(
  temperature: skeleton.Temperature,
  units: numbers.Units,
  atNight: string,
): string {
  const one = (celsius: number) => describeDegrees(celsius, units);
  const change = (what: string) => (from: number, to: number) =>
    `${what} ${to > from ? 'stiger' : 'sjunker'} från ${describeRange(from, 'till', to, units)}`;
  return skeleton.wordTemperature(temperature, {
    exactly: (value) => `det blir ${one(value)}`,
    around: (value) => `temperaturen ligger ${describeAround(value, units)}`,
    high: (value) => warmest(describeHigh(value, units)),
    low: (value) => `som kallast blir det ${one(value)}`,
    range: (low, high) => `temperaturen ligger mellan ${describeRange(low, 'och', high, units)}`,
    highs: (low, high) => warmest(describeRange(low, 'till', high, units)),
    highAndLow(high, low, lowIsAtNight) {
      const night = lowIsAtNight ? `${atNight} ner till` : 'som kallast';
      return `${warmest(describeHigh(high, units))}, ${night} ${describeBareDegrees(low, units)}`;
    },
    highsChange: change('dagstemperaturen'),
    change: change('temperaturen'),
  });
}

/** To follow the weather: ` med upp till 14 grader`, ` med temperaturer kring 8 grader`. */
export function describeJoinedDegrees(
  temperature: skeleton.Temperature,
  units: numbers.Units,
  link: ' med' | ', med' | ', och' | ',',
  atNight: string,
): string {
  if (link === ', och') return `, och ${describeApart(temperature, units, atNight)}`;
  const one = (celsius: number) => describeDegrees(celsius, units);
  const change = (what: string) => (from: number, to: number) =>
    `, och ${what} ${to > from ? 'stiger' : 'sjunker'} från ${describeRange(from, 'till', to, units)}`;
  const upTo = (value: number) =>
    numbers.isFrost(value)
      ? `, som varmast ${describeHigh(value, units)}`
      : `${link} upp till ${one(value)}`;
  const lies = (words: string) => (link === ',' ? `, ${words}` : `${link} temperaturer ${words}`);
  return skeleton.wordTemperature(temperature, {
    exactly: (value) => `${link} ${one(value)}`,
    around: (value) => lies(describeAround(value, units)),
    high: upTo,
    low: (value) => `, som kallast ${one(value)}`,
    range: (low, high) => lies(`mellan ${describeRange(low, 'och', high, units)}`),
    highs(low, high) {
      const range = describeRange(low, 'till', high, units);
      return numbers.isFrost(low) ? `, som varmast ${range}` : `${link} ${range}`;
    },
    highAndLow(high, low, lowIsAtNight) {
      const least = describeBareDegrees(low, units);
      return lowIsAtNight
        ? `${upTo(high)}, ${atNight} ner till ${least}`
        : `, som kallast ${least} och som varmast ${one(high)}`;
    },
    highsChange: change('dagstemperaturen'),
    change: change('temperaturen'),
  });
}

/** `6 meter per sekund`; from the spoken speed. */
export const atSpeed = (speed: number, upTo: boolean, { speed: unit }: numbers.Units) =>
  speed === 0
    ? `knappt en ${SPEEDS[unit]}`
    : `${upTo ? 'upp till ' : ''}${counted(speed)} ${SPEEDS[unit]}`;

/** `upp till 18 meter per sekund`; from km/h. */
export const upToGust = createGust((speed, unit) => `upp till ${counted(speed)} ${SPEEDS[unit]}`);
