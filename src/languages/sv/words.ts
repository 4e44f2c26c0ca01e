import type { CompassPoint } from '../../weather/atmosphere.ts';
import type { TimeShare, Sky, Temperature } from '../../wording/plan/statement.ts';
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

/** What is said of weather to come, the verb with its subject. */
type Verb =
  'blir det' | 'duggregnar det' | 'regnar det' | 'snöar det' | 'faller det' | 'kommer det';

/** What can happen: `regnar det` + `lätt`, beside degrees `med lätt regn`, and as a label. */
type Words = readonly [verb: Verb, rest: string, beside: string, label: string];

const be = (adjective: string, label = adjective): Words => [
  'blir det',
  adjective,
  `och ${adjective}`,
  label,
];
const have = (verb: Verb, noun: string): Words => [verb, noun, `med ${noun}`, noun];
const act = (verb: Verb, how: string, noun: string): Words => [verb, how, `med ${noun}`, noun];

const SKY: Record<SkyClass, Words> = {
  clear: be('soligt'),
  mostlyClear: be('mest soligt'),
  partlyCloudy: have('blir det', 'växlande molnighet'),
  cloudy: be('molnigt'),
  overcast: be('mulet'),
  fog: be('dimmigt', 'dimma'),
  rimeFog: have('blir det', 'dimma och rimfrost'),
  lightDrizzle: act('duggregnar det', 'lätt', 'lätt duggregn'),
  drizzle: act('duggregnar det', '', 'duggregn'),
  heavyDrizzle: act('duggregnar det', 'kraftigt', 'kraftigt duggregn'),
  lightFreezingDrizzle: have('faller det', 'lätt underkylt duggregn'),
  heavyFreezingDrizzle: have('faller det', 'kraftigt underkylt duggregn'),
  lightRain: act('regnar det', 'lätt', 'lätt regn'),
  rain: act('regnar det', '', 'regn'),
  heavyRain: act('regnar det', 'kraftigt', 'kraftigt regn'),
  lightFreezingRain: have('faller det', 'lätt underkylt regn'),
  freezingRain: have('faller det', 'underkylt regn'),
  lightSleet: have('faller det', 'lätt snöblandat regn'),
  heavySleet: have('faller det', 'kraftigt snöblandat regn'),
  lightSnow: act('snöar det', 'lätt', 'lätt snöfall'),
  snow: act('snöar det', '', 'snöfall'),
  heavySnow: act('snöar det', 'kraftigt', 'kraftigt snöfall'),
  lightShowers: have('kommer det', 'lätta regnskurar'),
  showers: have('kommer det', 'regnskurar'),
  heavyShowers: have('kommer det', 'kraftiga regnskurar'),
  lightSleetShowers: have('kommer det', 'lätta snöblandade skurar'),
  heavySleetShowers: have('kommer det', 'kraftiga snöblandade skurar'),
  lightSnowShowers: have('kommer det', 'lätta snöbyar'),
  heavySnowShowers: have('kommer det', 'kraftiga snöbyar'),
  thunderstorm: have('blir det', 'åska'),
  severeThunderstorm: have('blir det', 'kraftig åska'),
};

const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: be('klart'),
  mostlyClear: be('mest klart'),
};

/** By Beaufort force, from the first that is worth saying (SMHI, on land). */
export const WINDS: Readonly<Record<number, string>> = {
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

export const DIRECTIONS: Record<CompassPoint, string> = {
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

export const SHARES: Record<TimeShare, string> = { nowAndThen: 'ibland', atTimes: 'tidvis' };

/** What stands after "på" instead of "i": islands, and some quarters of Stockholm and Gothenburg. */
const AFTER_ON = new Set([
  'Adelsö', 'Aspö', 'Bali', 'Bornholm', 'Cypern', 'Djurgården', 'Donsö', 'Ekerö', 'Fehmarn',
  'Femern', 'Fuerteventura', 'Fyn', 'Fårö', 'Färingsö', 'Färöarna', 'Gotland', 'Gotska Sandön',
  'Gran Canaria', 'Gräsö', 'Grönland', 'Helgoland', 'Hiddensee', 'Hisingen', 'Hven', 'Ibiza',
  'Ingarö', 'Irland', 'Island', 'Jylland', 'Kanarieöarna', 'Korsika', 'Kreta', 'Kungsholmen',
  'La Palma', 'Lanzarote', 'Lidingö', 'Lolland', 'Madeira', 'Mallorca', 'Malta',
  'Mauritius', 'Munsö', 'Möja', 'Norderney', 'Nämdö', 'Orust', 'Ornö', 'Rhodos', 'Runmarö', 'Rügen',
  'Samsø', 'Sardinien', 'Sicilien', 'Själland', 'Styrsö', 'Svalbard', 'Svartsjölandet', 'Sylt',
  'Södermalm', 'Tenerife', 'Teneriffa', 'Tjörn', 'Usedom', 'Utö', 'Ven', 'Visingsö', 'Vrångö',
  'Väddö', 'Värmdö', 'Åland', 'Öckerö', 'Öland', 'Östermalm',
]); // prettier-ignore

/** Of what is so already, where that takes another verb. */
const PRESENT: Partial<Record<Verb, string>> = { 'blir det': 'är det', 'kommer det': 'faller det' };

/** To follow a time: `regnar det lätt`, `blir det mulet`, or `är det mulet` already. */
export function predicate(sky: Sky, isPresent: boolean): string {
  const [verb, rest] = selectSkyWords(sky);
  return joinWords((isPresent ? PRESENT[verb] : undefined) ?? verb, rest);
}

/** The same before temperatures, which take a noun: `väntas lätt regn`, `blir det mulet`. */
export function outlook(sky: Sky, isPresent: boolean): string {
  const [verb, , , label] = selectSkyWords(sky);
  return verb === 'blir det' ? predicate(sky, isPresent) : `väntas ${label}`;
}

/** After the degrees: `och mulet`, `med lätt regn`. */
export function besideDegrees(sky: Sky): string {
  return selectSkyWords(sky)[2];
}

/** As a label: `lätt regn`. */
export function skyText(sky: SkyClass, night: boolean): string {
  return selectSkyClassWords(sky, night)[3];
}

/** `men` before what one would not expect beside the other, else `och`. */
export function selectLink(background: Sky, passing: Sky): 'men' | 'och' {
  const [usual, other] = [getWeatherFamily(background.state), getWeatherFamily(passing.state)];
  return usual === 'bright' || other === 'bright' || other === 'cloudy' ? 'men' : 'och';
}

function selectSkyWords({ state, night }: Sky): Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

export function placeAfter(word: string, place: string): string {
  const isIn = ['i', 'på'].includes(word.toLowerCase());
  return isIn ? describePlace(place) : joinWords(word, place);
}

/** `i Uppsala`, `på Gotland`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return `${AFTER_ON.has(place) ? 'på' : 'i'} ${place}`;
}

/** `för Uppsala`. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `för ${place}`;
}

/** What is measured where it has fallen. */
export const DEPTHS_OF = { rain: 'regn', snow: 'snö' } as const;

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometer i timmen',
  milesPerHour: 'miles i timmen',
  metresPerSecond: 'meter per sekund',
};

const plural = createPluralRules('sv');

/** `minus en grad`, `8 grader`; from °C. */
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `kring 8 grader`, `kring nollan`. */
function describeAround(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && toSpokenTemperature(celsius, units) === 0;
  return `kring ${isFreezing ? 'nollan' : describeDegrees(celsius, units)}`;
}

/** To follow "temperaturer": `mellan 3 och 12 grader`. */
export function describeTemperatures(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `mellan ${describeRange(temperature.low, 'och', temperature.high, units)}`;
    case 'change':
      return `från ${describeRange(temperature.from, 'till', temperature.to, units)}`;
    default:
      return describeAround(temperature.value, units);
  }
}

/** `minus 3 och plus 2 grader`: beside a value below zero each names its sign. */
function describeRange(from: number, between: 'och' | 'till', to: number, units: Units): string {
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
  const size = Math.abs(value) === 1 ? 'en' : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

/** `upp till 18 meter per sekund`; from km/h. */
export function upToGust(gust: number, units: Units): string {
  return `upp till ${signed(toSpokenGust(gust, units))} ${SPEEDS[units.speed]}`;
}

/** `omkring 5 millimeter regn`, `omkring en centimeter snö`; from mm or cm. */
export function describeAmount(of: 'rain' | 'snow', amount: number, units: Units): string {
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  const what = DEPTHS_OF[of];
  switch (units[of]) {
    case 'inches':
      return `${describeInches(depth, of)} ${what}`;
    case 'litresPerSquareMetre':
      return `omkring ${signed(depth)} liter ${what} per kvadratmeter`;
    case 'millimetres':
      return `omkring ${signed(depth)} millimeter ${what}`;
    case 'centimetres':
      return `omkring ${signed(depth)} centimeter ${what}`;
  }
}

/** Whole inches of snow and halves of rain, as they are said: `omkring en och en halv tum`. */
function describeInches(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  if (depth === 0) return `mindre än en ${of === 'snow' ? '' : 'halv '}tum`;
  if (depth === 0.5) return 'omkring en halv tum';
  return `omkring ${signed(whole)} ${depth > whole ? 'och en halv ' : ''}tum`;
}
