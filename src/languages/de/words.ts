import type { WarningWords } from '../types.ts';
import { joinWords, withSequel } from '../../wording/grammar.ts';
import type { PollenNames } from '../../wording/language.ts';
import type { Predicate } from '../german-dutch-facts.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { germanLandmarks } from './place-names.ts';
import { createGust } from '../../wording/units.ts';

/** What can happen: `regnet es` + place + `leicht`, and as a label. */
type Words = readonly [verb: string, rest: string, label: string];

export const SKY: skeleton.SkyWords<Words> = {
  clear: ['scheint', 'die Sonne', 'sonnig'],
  mostlyClear: ['ist es', 'heiter', 'heiter'],
  partlyCloudy: ['ist es', 'wolkig', 'wolkig'],
  cloudy: ['ist es', 'stark bewölkt', 'stark bewölkt'],
  overcast: ['ist es', 'bedeckt', 'bedeckt'],
  fog: ['ist es', 'neblig', 'Nebel'],
  rimeFog: ['gibt es', 'gefrierenden Nebel', 'gefrierender Nebel'],
  lightDrizzle: ['nieselt es', '', 'leichter Nieselregen'],
  drizzle: ['nieselt es', '', 'Nieselregen'],
  heavyDrizzle: ['nieselt es', 'kräftig', 'kräftiger Nieselregen'],
  lightFreezingDrizzle: falling('leicht', 'gefrierend', 'Nieselregen'),
  heavyFreezingDrizzle: falling('kräftig', 'gefrierend', 'Nieselregen'),
  lightRain: ['regnet es', 'leicht', 'leichter Regen'],
  rain: ['regnet es', '', 'Regen'],
  heavyRain: ['regnet es', 'stark', 'starker Regen'],
  abundantRain: ['regnet es', 'ergiebig', 'ergiebiger Regen'],
  lightFreezingRain: falling('leicht', 'gefrierend', 'Regen'),
  freezingRain: falling('', 'gefrierend', 'Regen'),
  lightSleet: falling('leicht', '', 'Schneeregen'),
  sleet: falling('', '', 'Schneeregen'),
  heavySleet: falling('stark', '', 'Schneeregen'),
  lightSnow: ['schneit es', 'leicht', 'leichter Schneefall'],
  snow: ['schneit es', '', 'Schneefall'],
  heavySnow: ['schneit es', 'stark', 'starker Schneefall'],
  lightShowers: several('leichte', 'Schauer'),
  showers: several('', 'Schauer'),
  heavyShowers: several('kräftige', 'Schauer'),
  lightSleetShowers: several('leichte', 'Schneeregenschauer'),
  sleetShowers: several('', 'Schneeregenschauer'),
  heavySleetShowers: several('kräftige', 'Schneeregenschauer'),
  lightSnowShowers: several('leichte', 'Schneeschauer'),
  snowShowers: several('', 'Schneeschauer'),
  heavySnowShowers: several('kräftige', 'Schneeschauer'),
  thunderstorm: ['gibt es', 'Gewitter', 'Gewitter'],
  severeThunderstorm: ['gibt es', 'schwere Gewitter', 'schwere Gewitter'],
};

export const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: ['ist es', 'klar', 'klar'],
  mostlyClear: ['ist es', 'leicht bewölkt', 'leicht bewölkt'],
};

/** `fällt` + `leichter gefrierender Regen`. */
function falling(strength: string, kind: string, noun: string): Words {
  const adjectives = [strength, kind].filter((adjective) => adjective !== '');
  const label = joinWords(...adjectives.map((adjective) => `${adjective}er`), noun);
  return ['fällt', label, label];
}

/** `gibt es` + `leichte Schauer`. */
function several(strength: string, noun: string): Words {
  const label = joinWords(strength, noun);
  return ['gibt es', label, label];
}

const skies = skeleton.createSky(SKY, SKY_AT_NIGHT);

/** `regnet es` + `weiter`, `gibt es` + `wieder Schauer`, `lässt der Regen` + `nach`. */
const selectSkyWords = withSequel<Words>(
  skies.selectSkyWords,
  ([verb, rest, label], sequel, isSnow) => {
    const noun = isSnow ? 'der Schneefall' : 'der Regen';
    switch (sequel) {
      case 'weaker':
        return [`lässt ${noun}`, 'nach', label];
      case 'stronger':
        return [`wird ${noun}`, 'stärker', label];
      case 'returns':
        return [label === 'Nebel' ? 'wird es' : verb, joinWords('wieder', rest), `wieder ${label}`];
      case 'continues': {
        if (label === 'Nebel') return ['bleibt es', rest, `weiterhin ${label}`];
        const further = label.endsWith('Gewitter') ? 'weitere' : 'weiterhin';
        return [verb, rest === '' ? 'weiter' : `${further} ${rest}`, `${further} ${label}`];
      }
    }
  },
);

/** A label without a verb: `leichter Regen`. */
export function skyText(sky: skeleton.SkyClass, night: boolean): string {
  return ((night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky])[2];
}

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
const STORM_GUSTS = [[12, 'Orkanböen'], [11, 'orkanartige Böen'], [10, 'schwere Sturmböen'], [0, 'Sturmböen']] as const; // prettier-ignore

/** Gusts below a storm's (DWD). */
const WEAK_GUSTS = [[8, 'stürmische Böen'], [0, 'kräftige Böen']] as const; // prettier-ignore

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
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Föhr', 'Fuerteventura', 'Gran Canaria', 'Helgoland',
  'Hiddensee', 'Ibiza', 'Juist', 'Kreta', 'La Palma', 'Langeoog', 'Lanzarote', 'Madeira',
  'Mallorca', 'Malta', 'Norderney', 'Pellworm', 'Rügen', 'Spiekeroog', 'Sylt', 'Teneriffa',
  'Usedom', 'Wangerooge', 'Zypern',
], germanLandmarks.describeLandmark); // prettier-ignore

/** What the sky does, as verb and rest: `regnet es` + `leicht`. */
export function predicate(of: skeleton.Sky): Predicate {
  const [verb, rest] = selectSkyWords(of);
  return [verb, rest];
}

/** A dry sky after "ist es": `heiter`, `sonnig`. */
export function describeAsState(of: skeleton.Sky): string {
  const [verb, rest] = predicate(of);
  return verb === 'scheint' ? 'sonnig' : rest;
}

/** What falls, as a subject: `kräftige Schauer`. */
export function nameFall(of: skeleton.Sky): string {
  return selectSkyWords(of)[2];
}

/** Whether what falls is a plural: `Schauer`, `Gewitter`. */
export function areSeveral(of: skeleton.Sky): boolean {
  return selectSkyWords(of)[0] === 'gibt es';
}

const SPEEDS = numbers.bySpeed(
  'Kilometer pro Stunde',
  'Meilen pro Stunde',
  'Meter pro Sekunde',
  'Knoten',
);

export const describeGust = createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

const DATIVE_SPEEDS = numbers.bySpeed(
  'Kilometern pro Stunde',
  'Meilen pro Stunde',
  'Metern pro Sekunde',
  'Knoten',
);

/** `mit 34 Kilometern pro Stunde`, `mit bis zu 34 Kilometern pro Stunde`. */
export function atSpeed(speed: number, upTo: boolean, { speed: unit }: numbers.Units): string {
  return joinWords('mit', upTo ? 'bis zu' : null, `${speed} ${DATIVE_SPEEDS[unit]}`);
}

/** `Böen bis 85 Kilometer pro Stunde`; from km/h. */
export function gustsUpTo(gust: number, units: numbers.Units): string {
  return `Böen bis ${describeGust(gust, units)}`;
}

/** After thunderstorms: `mit Böen bis 60 Kilometer pro Stunde`, `mit schweren Sturmböen bis 95 Kilometer pro Stunde`. */
export function withGusts(gust: number, units: numbers.Units): string {
  const name = skeleton.nameGust(gust, STORM_GUSTS, [[0, 'Böen']]).replace(/e (?=\S)/, 'en ');
  return `mit ${name} bis ${describeGust(gust, units)}`;
}

/** Of the gust itself, not of the speed that is said: `Sturmböen bis 90` from 86. */
export function describeGusts(gust: number): string {
  return skeleton.nameGust(gust, STORM_GUSTS, WEAK_GUSTS);
}

const DEPTHS = {
  litresPerSquareMetre: 'Liter pro Quadratmeter',
  millimetres: 'Millimeter Regen',
  inches: 'Millimeter Regen',
  centimetres: 'Zentimeter Schnee',
};

/** Of rain and snow together. */
const MIXED_DEPTHS = {
  ...DEPTHS,
  millimetres: 'Millimeter Niederschlag',
  inches: 'Millimeter Niederschlag',
};

/** `fallen` + `rund 5 Liter pro Quadratmeter`, `fällt` + `rund ein Zentimeter Schnee`; from mm or cm. */
export const amountFalls = numbers.createAmount(({ of, depth, unit, isMixed }) => {
  const depths = isMixed ? MIXED_DEPTHS : DEPTHS;
  const what = of === 'snow' ? depths.centimetres : depths[unit];
  return depth === 1
    ? ({ verb: 'fällt', what: `rund ein ${what}` } as const)
    : ({ verb: 'fallen', what: `rund ${depth} ${what}` } as const);
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

export const germanWarnings: WarningWords = {
  calledOff: 'Warnung aufgehoben',
  severities: {
    1: 'Wetterwarnung',
    2: 'Warnung vor markantem Wetter',
    3: 'Unwetterwarnung',
    4: 'Warnung vor extremem Unwetter',
  },
  groups: {
    THUNDERSTORM: 'Gewitter',
    WIND: 'Wind',
    TORNADO: 'Tornado',
    RAIN: 'Regen',
    HAIL: 'Hagel',
    SNOWFALL: 'Schneefall',
    SNOWDRIFT: 'Schneeverwehung',
    FOG: 'Nebel',
    FROST: 'Frost',
    GLAZE: 'Glätte',
    THAW: 'Tauwetter',
    POWERLINEVIBRATION: 'Leiterseilschwingungen',
    UV: 'UV-Strahlung',
    HEAT: 'Hitze',
  },
};
