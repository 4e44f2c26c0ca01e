import { joinWords } from '../../wording/grammar.ts';
import type { PollenNames } from '../../wording/language.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';

/** What can happen, in three pieces: `regnet es` + place + `leicht`, and as a label. */
type Words = readonly [verb: string, rest: string, label: string];

export const SKY: skeleton.SkyWords<Words> = {
  clear: ['scheint', 'die Sonne', 'sonnig'],
  mostlyClear: ['ist es', 'heiter', 'heiter'],
  partlyCloudy: ['ist es', 'wolkig', 'wolkig'],
  cloudy: ['ist es', 'stark bewölkt', 'stark bewölkt'],
  overcast: ['ist es', 'bedeckt', 'bedeckt'],
  fog: ['ist es', 'neblig', 'Nebel'],
  rimeFog: ['gibt es', 'Nebel mit Reif', 'Nebel mit Reif'],
  lightDrizzle: ['nieselt es', 'leicht', 'leichter Nieselregen'],
  drizzle: ['nieselt es', '', 'Nieselregen'],
  heavyDrizzle: ['nieselt es', 'kräftig', 'kräftiger Nieselregen'],
  lightFreezingDrizzle: [
    'fällt',
    'leichter gefrierender Nieselregen',
    'leichter gefrierender Nieselregen',
  ],
  heavyFreezingDrizzle: [
    'fällt',
    'kräftiger gefrierender Nieselregen',
    'kräftiger gefrierender Nieselregen',
  ],
  lightRain: ['regnet es', 'leicht', 'leichter Regen'],
  rain: ['regnet es', '', 'Regen'],
  heavyRain: ['regnet es', 'stark', 'starker Regen'],
  lightFreezingRain: ['fällt', 'leichter gefrierender Regen', 'leichter gefrierender Regen'],
  freezingRain: ['fällt', 'gefrierender Regen', 'gefrierender Regen'],
  lightSleet: ['fällt', 'leichter Schneeregen', 'leichter Schneeregen'],
  heavySleet: ['fällt', 'starker Schneeregen', 'starker Schneeregen'],
  lightSnow: ['schneit es', 'leicht', 'leichter Schneefall'],
  snow: ['schneit es', '', 'Schneefall'],
  heavySnow: ['schneit es', 'stark', 'starker Schneefall'],
  lightShowers: ['gibt es', 'leichte Schauer', 'leichte Schauer'],
  showers: ['gibt es', 'Schauer', 'Schauer'],
  heavyShowers: ['gibt es', 'kräftige Schauer', 'kräftige Schauer'],
  lightSleetShowers: ['gibt es', 'leichte Schneeregenschauer', 'leichte Schneeregenschauer'],
  heavySleetShowers: ['gibt es', 'kräftige Schneeregenschauer', 'kräftige Schneeregenschauer'],
  lightSnowShowers: ['gibt es', 'leichte Schneeschauer', 'leichte Schneeschauer'],
  heavySnowShowers: ['gibt es', 'kräftige Schneeschauer', 'kräftige Schneeschauer'],
  thunderstorm: ['gibt es', 'Gewitter', 'Gewitter'],
  severeThunderstorm: ['gibt es', 'schwere Gewitter', 'schwere Gewitter'],
};

export const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: ['ist es', 'klar', 'klar'],
  mostlyClear: ['ist es', 'gering bewölkt', 'gering bewölkt'],
};

const skies = skeleton.createSky(SKY, SKY_AT_NIGHT);
export const { selectSkyClassWords } = skies;

/** By Beaufort force, from the first that is worth saying (DWD). */
export const WINDS: skeleton.ForceWords = {
  5: 'frischer Wind',
  6: 'starker Wind',
  7: 'steifer Wind',
  8: 'stürmischer Wind',
  9: 'ein Sturm',
  10: 'ein schwerer Sturm',
  11: 'ein orkanartiger Sturm',
  12: 'ein Orkan',
};

/** Names of gusts from a Beaufort force on (DWD). */
export const STORM_GUSTS = [[12, 'Orkanböen'], [11, 'orkanartige Böen'], [10, 'schwere Sturmböen'], [0, 'Sturmböen']] as const; // prettier-ignore

export const DIRECTIONS: skeleton.Directions = {
  N: 'Nord',
  NNE: 'Nordnordost',
  NE: 'Nordost',
  ENE: 'Ostnordost',
  E: 'Ost',
  ESE: 'Ostsüdost',
  SE: 'Südost',
  SSE: 'Südsüdost',
  S: 'Süd',
  SSW: 'Südsüdwest',
  SW: 'Südwest',
  WSW: 'Westsüdwest',
  W: 'West',
  WNW: 'Westnordwest',
  NW: 'Nordwest',
  NNW: 'Nordnordwest',
};

export const SHARES = skeleton.byShare('gelegentlich', 'zeitweise');

/** What stands after "auf" instead of "in". */
export const { describePlace, placeAfter } = skeleton.createPlaces('in', 'auf', [
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Fuerteventura', 'Gran Canaria', 'Helgoland', 'Hiddensee',
  'Ibiza', 'Juist', 'Kreta', 'La Palma', 'Langeoog', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta',
  'Norderney', 'Rügen', 'Sylt', 'Teneriffa', 'Usedom', 'Wangerooge', 'Zypern',
]); // prettier-ignore

/** What the sky does, as verb and rest: `regnet es` + `leicht`. */
export function predicate(of: skeleton.Sky): [verb: string, rest: string] {
  const [verb, rest] = skies.selectSkyWords(of);
  return [verb, rest];
}

const SPEEDS = numbers.bySpeed('Kilometer pro Stunde', 'Meilen pro Stunde', 'Meter pro Sekunde');

/** The word for one: `um ein Grad`, but `bei einem Grad`. */
type One = 'ein' | 'einem';

/** From °C, after a preposition that takes the one or the other. */
export function describeDegrees(celsius: number, units: numbers.Units, one: One): string {
  return `${signed(numbers.toSpokenTemperature(celsius, units), one)} ${degreeWord(units)}`;
}

export const describeAround = numbers.createAround(
  'um den Gefrierpunkt',
  (celsius, units) => `um ${describeDegrees(celsius, units, 'ein')}`,
);

/** After the weather: `bei 8 Grad`, `, bis 14 Grad, nachts 6 Grad`. */
export function describeJoinedDegrees(
  temperature: skeleton.Temperature,
  units: numbers.Units,
): string {
  const one = (celsius: number) => describeDegrees(celsius, units, 'ein');
  const at = (celsius: number) => ` bei ${describeDegrees(celsius, units, 'einem')}`;
  const range = (low: number, high: number) => ` bei ${describeRange(low, 'bis', high, units)}`;
  return skeleton.wordTemperature(temperature, {
    exactly: at,
    around: at,
    high: (value) => `, bis ${one(value)}`,
    low: (value) => `, nachts ${one(value)}`,
    range,
    highs: range,
    highAndLow: (high, low, lowIsAtNight) =>
      lowIsAtNight ? `, bis ${one(high)}, nachts ${one(low)}` : range(low, high),
    change: (from, to) =>
      `, die Temperatur ${to > from ? 'steigt' : 'sinkt'} von ${describeRange(from, 'auf', to, units)}`,
  });
}

/** `minus 3 bis plus 2 Grad`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'und' | 'bis' | 'auf',
  high: number,
  units: numbers.Units,
): string {
  const first = numbers.toSpokenTemperature(low, units);
  const second = numbers.toSpokenTemperature(high, units);
  const start = `${numbers.plusBeside(first, second, 'plus')}${signed(first, between === 'bis' ? '1' : 'einem')}`;
  const end = `${numbers.plusBeside(second, first, 'plus')}${signed(second, between === 'auf' ? 'ein' : 'einem')}`;
  return `${start} ${between} ${end} ${degreeWord(units)}`;
}

/** `Grad`, `Grad Fahrenheit`. */
const degreeWord = (units: numbers.Units) =>
  joinWords('Grad', numbers.scaleOf(units, 'Celsius', 'Fahrenheit'));

function signed(value: number, one: One | '1'): string {
  const size = Math.abs(value) === 1 ? one : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

export const describeGust = skeleton.createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

const DEPTHS = {
  litresPerSquareMetre: 'Liter pro Quadratmeter',
  millimetres: 'Millimeter Regen',
  inches: 'Millimeter Regen',
  centimetres: 'Zentimeter Schnee',
};

/** `fallen rund 5 Liter pro Quadratmeter`, `fällt rund ein Zentimeter Schnee`; from mm or cm. */
export const amountFalls = numbers.createAmount(({ of, depth, unit }) => {
  const what = of === 'snow' ? DEPTHS.centimetres : DEPTHS[unit];
  return depth === 1 ? `fällt rund ein ${what}` : `fallen rund ${depth} ${what}`;
});

export const pollenNames: PollenNames = {
  Abies: 'Tanne',
  Acer: 'Ahorn',
  Aesculus: 'Rosskastanie',
  Alnus: 'Erle',
  Alternaria: 'Alternaria',
  Ambrosia: 'Ambrosia',
  Artemisia: 'Beifuß',
  Asteraceae: 'Korbblütler',
  Betula: 'Birke',
  Carpinus: 'Hainbuche',
  Castanea: 'Kastanie',
  Chenopodium: 'Gänsefuß',
  Cladosporium: 'Cladosporium',
  Corylus: 'Hasel',
  Cruciferae: 'Kreuzblütler',
  Cupressaceae: 'Zypresse',
  Cyperaceae: 'Sauergräser',
  Erica: 'Heidekraut',
  Fagus: 'Buche',
  Fraxinus: 'Esche',
  Fungus: 'Schimmel',
  Galium: 'Labkräuter',
  Humulus: 'Hopfen',
  Impatiens: 'Springkraut',
  Juglans: 'Walnuss',
  Larix: 'Lärche',
  Olea: 'Olive',
  Picea: 'Fichte',
  Pinaceae: 'Kieferngewächse',
  Pinus: 'Kiefer',
  Plantago: 'Wegerich',
  Platanus: 'Platane',
  Poaceae: 'Gräser',
  Populus: 'Pappel',
  Quercus: 'Eiche',
  'Quercus ilex': 'Steineiche',
  Rumex: 'Ampfer',
  Salix: 'Weide',
  Sambucus: 'Holunder',
  Secale: 'Roggen',
  Taxus: 'Eibe',
  Tilia: 'Linde',
  Ulmus: 'Ulme',
  Urtica: 'Brennnessel',
  Varia: 'Sonstiges',
};
