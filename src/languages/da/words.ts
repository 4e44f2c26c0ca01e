import type { CompassPoint } from '../../weather/atmosphere.ts';
import type {
  TimeShare,
  Sky,
  Temperature,
  SpokenFall,
  Intensity,
} from '../../wording/plan/statement.ts';
import { type SkyClass, findSkyClass } from '../../wording/sky-class.ts';
import { getWeatherFamily } from '../../weather/state.ts';
import { joinWords, createPluralRules } from '../../wording/grammar.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';

/** What is said of weather to come, the verb with its subject: it goes before or behind. */
type Verb =
  'skinner solen' | 'bliver det' | 'regner det' | 'sner det' | 'falder der' | 'kommer der';

/** What can happen, in three pieces: `regner det` + `let`, and as a label. */
type Words = readonly [verb: Verb, rest: string, label: string];

const be = (words: string, label = words): Words => ['bliver det', words, label];
const fallWords = (words: string): Words => ['falder der', words, words];
const come = (words: string): Words => ['kommer der', words, words];

const SKY: Record<SkyClass, Words> = {
  clear: ['skinner solen', '', 'sol'],
  mostlyClear: be('let skyet'),
  partlyCloudy: be('delvist skyet'),
  cloudy: be('skyet'),
  overcast: be('overskyet'),
  fog: be('tåget', 'tåge'),
  rimeFog: come('rimtåge'),
  lightDrizzle: fallWords('let støvregn'),
  drizzle: fallWords('støvregn'),
  heavyDrizzle: fallWords('kraftig støvregn'),
  lightFreezingDrizzle: fallWords('let underafkølet støvregn'),
  heavyFreezingDrizzle: fallWords('kraftig underafkølet støvregn'),
  lightRain: ['regner det', 'let', 'let regn'],
  rain: ['regner det', '', 'regn'],
  heavyRain: ['regner det', 'kraftigt', 'kraftig regn'],
  lightFreezingRain: fallWords('let isslag'),
  freezingRain: fallWords('isslag'),
  lightSleet: fallWords('let slud'),
  heavySleet: fallWords('kraftig slud'),
  lightSnow: ['sner det', 'let', 'let snefald'],
  snow: ['sner det', '', 'snefald'],
  heavySnow: ['sner det', 'kraftigt', 'kraftigt snefald'],
  lightShowers: come('lette byger'),
  showers: come('byger'),
  heavyShowers: come('kraftige byger'),
  lightSleetShowers: come('lette sludbyger'),
  heavySleetShowers: come('kraftige sludbyger'),
  lightSnowShowers: come('lette snebyger'),
  heavySnowShowers: come('kraftige snebyger'),
  thunderstorm: come('tordenvejr'),
  severeThunderstorm: come('kraftigt tordenvejr'),
};

const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = { clear: be('klart') };

/** By Beaufort force, from the first that is worth saying (DMI). */
export const WINDS: Readonly<Record<number, string>> = {
  5: 'frisk vind',
  6: 'hård vind',
  7: 'stiv kuling',
  8: 'hård kuling',
  9: 'stormende kuling',
  10: 'storm',
  11: 'stærk storm',
  12: 'orkan',
};

/** Names of dangerous gusts from a Beaufort force on (DMI). */
export const STORM_GUSTS = [[12, 'vindstød af orkanstyrke'], [10, 'vindstød af stormstyrke'], [0, 'kraftige vindstød']] as const; // prettier-ignore

export const DIRECTIONS: Record<CompassPoint, string> = {
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

export const SHARES: Record<TimeShare, string> = { nowAndThen: 'af og til', atTimes: 'i perioder' };

/** What stands after "på" instead of "i": islands, and one town. */
const AFTER_ON = new Set([
  'Agersø', 'Als', 'Amager', 'Amrum', 'Anholt', 'Bali', 'Bornholm', 'Christiansø', 'Cypern',
  'Endelave', 'Falster', 'Fanø', 'Fehmarn', 'Fejø', 'Femern', 'Frederiksberg', 'Fuerteventura',
  'Fur', 'Fyn', 'Færøerne', 'Føhr', 'Gotland', 'Gran Canaria', 'Helgoland', 'Hiddensee', 'Ibiza',
  'Island', 'Juist', 'Korsika', 'Kreta', 'La Palma', 'Langeland', 'Lanzarote', 'Lolland', 'Læsø',
  'Madeira', 'Mallorca', 'Malta', 'Mandø', 'Mors', 'Møn', 'Norderney', 'Orø', 'Rhodos', 'Rügen',
  'Rømø', 'Samsø', 'Sardinien', 'Sejerø', 'Sicilien', 'Sjælland', 'Strynø', 'Sylt', 'Tenerife',
  'Tunø', 'Tåsinge', 'Usedom', 'Ærø', 'Øland', 'Öland',
]); // prettier-ignore

/** Of what is so already, where that takes another verb. */
const PRESENT: Partial<Record<Verb, string>> = { 'bliver det': 'er det', 'kommer der': 'er der' };

/** Verbs that take their temperatures with "ved": `regner det ved`, as "regner med" is to reckon. */
const FALLING: ReadonlySet<Verb> = new Set(['regner det', 'sner det', 'falder der']);

/** To follow a time: `regner det let`, `bliver det overskyet`, or `er det overskyet` already. */
export function predicate(sky: Sky, isPresent: boolean): string {
  const [verb, rest] = selectSkyWords(sky);
  return joinWords((isPresent ? PRESENT[verb] : undefined) ?? verb, rest);
}

/** After the degrees: `og overskyet`, `med let regn`. */
export function besideDegrees(sky: Sky): string {
  const [verb, rest, label] = selectSkyWords(sky);
  return verb === 'bliver det' ? `og ${rest}` : `med ${label}`;
}

/** Before temperatures: `overskyet med`, `regner det ved`. */
export function beforeTemperatures(sky: Sky): 'med' | 'ved' {
  const [verb] = selectSkyWords(sky);
  return FALLING.has(verb) ? 'ved' : 'med';
}

/** `men` before what one would not expect beside the other, else `og`. */
export function selectLink(background: Sky, passing: Sky): 'men' | 'og' {
  const [usual, other] = [getWeatherFamily(background.state), getWeatherFamily(passing.state)];
  return usual === 'bright' || other === 'bright' || other === 'cloudy' ? 'men' : 'og';
}

export function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

function selectSkyWords({ state, night }: Sky): Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

export function placeAfter(word: string, place: string): string {
  const isIn = ['i', 'på'].includes(word.toLowerCase());
  return isIn ? describePlace(place) : joinWords(word, place);
}

/** `i Aarhus`, `på Bornholm`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return `${AFTER_ON.has(place) ? 'på' : 'i'} ${place}`;
}

/** `for Aarhus`. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `for ${place}`;
}

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometer i timen',
  milesPerHour: 'miles i timen',
  metresPerSecond: 'meter i sekundet',
};

const plural = createPluralRules('da');

/** `minus én grad`, `8 grader`; from °C. */
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `omkring 8 grader`. */
function describeAround(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && toSpokenTemperature(celsius, units) === 0;
  return isFreezing ? 'omkring frysepunktet' : `omkring ${describeDegrees(celsius, units)}`;
}

/** To follow "temperaturer": `mellem 3 og 12 grader`. */
export function describeTemperatures(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `mellem ${describeRange(temperature.low, 'og', temperature.high, units)}`;
    case 'change':
      return `fra ${describeRange(temperature.from, 'til', temperature.to, units)}`;
    default:
      return describeAround(temperature.value, units);
  }
}

/** `minus 3 og plus 2 grader`: beside a value below zero each names its sign. */
function describeRange(from: number, between: 'og' | 'til', to: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(from, units), toSpokenTemperature(to, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

/** `grader`, `grader fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = plural.select(Math.abs(value)) === 'one' ? 'grad' : 'grader';
  return namesScale ? `${degrees} ${temperature}` : degrees;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number): string {
  const size = Math.abs(value) === 1 ? 'én' : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

/** `op til 18 meter i sekundet`; from km/h. */
export function upToGust(gust: number, units: Units): string {
  return `op til ${signed(toSpokenGust(gust, units))} ${SPEEDS[units.speed]}`;
}

/** `omkring 5 millimeter regn`, `omkring én centimeter sne`; from mm or cm. */
export function describeAmount(of: 'rain' | 'snow', amount: number, units: Units): string {
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  switch (units[of]) {
    case 'inches':
      return `${describeInches(depth, of)} ${NOUNS[of]}`;
    case 'litresPerSquareMetre':
      return `omkring ${signed(depth)} liter ${NOUNS[of]} per kvadratmeter`;
    case 'millimetres':
      return `omkring ${signed(depth)} millimeter ${NOUNS[of]}`;
    case 'centimetres':
      return `omkring ${signed(depth)} centimeter ${NOUNS[of]}`;
  }
}

/** Whole inches of snow and halves of rain, as they are said: `omkring halvanden tomme`. */
function describeInches(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  if (depth === 0) return of === 'snow' ? 'under en tomme' : 'under en halv tomme';
  if (depth === 0.5) return 'omkring en halv tomme';
  if (depth === 1.5) return 'omkring halvanden tomme';
  if (depth > whole) return `omkring ${whole} og en halv tomme`;
  return `omkring ${signed(whole)} ${plural.select(whole) === 'one' ? 'tomme' : 'tommer'}`;
}

export const NOUNS: Record<PrecipitationKind, string> = {
  rain: 'regn',
  snow: 'sne',
  sleet: 'slud',
  freezing: 'isslag',
  unknown: 'nedbør',
};

/** What has a verb of its own. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regner', 'at regne'],
  snow: ['sner', 'at sne'],
};

const ADVERBS: Record<Intensity, string> = {
  light: 'let',
  moderate: '',
  heavy: 'kraftigt',
  veryHeavy: 'meget kraftigt',
};

const ADJECTIVES: Record<Intensity, string> = {
  light: 'let',
  moderate: '',
  heavy: 'kraftig',
  veryHeavy: 'meget kraftig',
};

/** How hard it falls: `let`, `kraftigt`. */
export function adverb(intensity: Intensity): string {
  return ADVERBS[intensity];
}

/** `let slud`, `kraftig slud`; what is neuter takes the form of the adverb: `kraftigt isslag`. */
export function describeNoun({ of, intensity }: SpokenFall): string {
  const adjectives = of === 'freezing' ? ADVERBS : ADJECTIVES;
  return joinWords(adjectives[intensity], NOUNS[of]);
}

/** To follow a time: `regner det let`, `falder der let slud`. */
export function falls(fall: SpokenFall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joinWords(verbs[0], subject, what);
}

/** `begynder det at regne let`, `begynder der at falde let slud`. */
export function begins(fall: SpokenFall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joinWords('begynder', subject, verbs[1], what);
}

/** `bliver det ved med at regne let`, `bliver der ved med at falde let slud`. */
export function goesOn(fall: SpokenFall): string {
  const { subject, verbs, what } = clauseOf(fall);
  return joinWords('bliver', subject, 'ved med', verbs[1], what);
}

function clauseOf(fall: SpokenFall) {
  const verbs = VERBS[fall.of];
  return verbs
    ? { subject: 'det', verbs, what: adverb(fall.intensity) }
    : { subject: 'der', verbs: ['falder', 'at falde'] as const, what: describeNoun(fall) };
}
