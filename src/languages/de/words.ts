import type { CompassPoint } from '../../weather/atmosphere.ts';
import type { TimeShare, Sky, Temperature } from '../../wording/plan/statement.ts';
import { type SkyClass, findSkyClass } from '../../wording/sky-class.ts';
import { joinWords } from '../../wording/grammar.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import type { PollenNames } from '../../wording/language.ts';

/** What can happen, in three pieces: `regnet es` + place + `leicht`, and as a label. */
type Words = readonly [verb: string, rest: string, label: string];

export const SKY: Record<SkyClass, Words> = {
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

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: ['ist es', 'klar', 'klar'],
  mostlyClear: ['ist es', 'gering bewölkt', 'gering bewölkt'],
};

/** By Beaufort force, from the first that is worth saying (DWD). */
export const WINDS: Readonly<Record<number, string>> = {
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

export const DIRECTIONS: Record<CompassPoint, string> = {
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

export const SHARES: Record<TimeShare, string> = {
  nowAndThen: 'gelegentlich',
  atTimes: 'zeitweise',
};

/** What stands after "auf" instead of "in". */
const ISLANDS = new Set([
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Fuerteventura', 'Gran Canaria', 'Helgoland', 'Hiddensee',
  'Ibiza', 'Juist', 'Kreta', 'La Palma', 'Langeoog', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta',
  'Norderney', 'Rügen', 'Sylt', 'Teneriffa', 'Usedom', 'Wangerooge', 'Zypern',
]); // prettier-ignore

/** What the sky does, as verb and rest: `regnet es` + `leicht`. */
export function predicate({ state, night }: Sky): [verb: string, rest: string] {
  const [verb, rest] = selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
  return [verb, rest];
}

export function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

export function placeAfter(word: string, place: string): string {
  const isIn = ['in', 'auf'].includes(word.toLowerCase());
  return isIn ? describePlace(place) : joinWords(word, place);
}

/** `in Köln`, `auf Sylt`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return `${ISLANDS.has(place) ? 'auf' : 'in'} ${place}`;
}

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'Kilometer pro Stunde',
  milesPerHour: 'Meilen pro Stunde',
  metresPerSecond: 'Meter pro Sekunde',
};

/** The word for one: `um ein Grad`, but `bei einem Grad`. */
type One = 'ein' | 'einem';

/** From °C, after a preposition that takes the one or the other. */
export function describeDegrees(celsius: number, units: Units, one: One): string {
  return `${signed(toSpokenTemperature(celsius, units), one)} ${degreeWord(units)}`;
}

export function describeAround(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && toSpokenTemperature(celsius, units) === 0;
  return isFreezing ? 'um den Gefrierpunkt' : `um ${describeDegrees(celsius, units, 'ein')}`;
}

export function degreesAfterBei(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return describeRange(temperature.low, 'bis', temperature.high, units);
    case 'change':
      return describeRange(temperature.from, 'bis', temperature.to, units);
    default:
      return describeDegrees(temperature.value, units, 'einem');
  }
}

/** `minus 3 bis plus 2 Grad`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'und' | 'bis' | 'auf',
  high: number,
  units: Units,
): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const one = between === 'auf' ? 'ein' : 'einem';
  const start = `${plusBeside(first, second)}${signed(first, between === 'bis' ? '1' : 'einem')}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second, one)} ${degreeWord(units)}`;
}

/** `Grad`, `Grad Fahrenheit`. */
function degreeWord({ temperature, namesScale }: Units): string {
  if (!namesScale) return 'Grad';
  return temperature === 'celsius' ? 'Grad Celsius' : 'Grad Fahrenheit';
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number, one: One | '1'): string {
  const size = Math.abs(value) === 1 ? one : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

export function describeGust(gust: number, units: Units): string {
  return `${toSpokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `fallen rund 5 Liter pro Quadratmeter`, `fällt rund ein Zentimeter Schnee`; from mm or cm. */
export function amountFalls(of: 'rain' | 'snow', amount: number, units: Units): string {
  const value = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  const rain =
    units.rain === 'litresPerSquareMetre' ? 'Liter pro Quadratmeter' : 'Millimeter Regen';
  const what = of === 'snow' ? 'Zentimeter Schnee' : rain;
  return value === 1 ? `fällt rund ein ${what}` : `fallen rund ${value} ${what}`;
}

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
