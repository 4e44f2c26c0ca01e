import type { WarningWords } from '../types.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { PollenNames } from '../../wording/language.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { englishLandmarks } from './place-names.ts';
import { createGust } from '../../wording/units.ts';

/** The countries that the skill speaks English in. */
export type Country = 'US' | 'CA' | 'GB' | 'AU' | 'IN';

/** Whether a country speaks as the National Weather Service does, not as the Met Office. */
export function isAmerican(country: Country): boolean {
  return country === 'US' || country === 'CA';
}

export const DIRECTIONS: skeleton.Directions = {
  N: 'north',
  NNE: 'north-northeast',
  NE: 'northeast',
  ENE: 'east-northeast',
  E: 'east',
  ESE: 'east-southeast',
  SE: 'southeast',
  SSE: 'south-southeast',
  S: 'south',
  SSW: 'south-southwest',
  SW: 'southwest',
  WSW: 'west-southwest',
  W: 'west',
  WNW: 'west-northwest',
  NW: 'northwest',
  NNW: 'north-northwest',
};

export const SHARES = skeleton.byShare('now and then', 'at times');

/** What stands after "on" instead of "in". */
export const { describePlace, placeAfter } = skeleton.createPlaces('in', 'on', [
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Föhr', 'Heligoland', 'Hiddensee', 'Juist', 'Langeoog',
  'Norderney', 'Pellworm', 'Rügen', 'Spiekeroog', 'Sylt', 'Usedom', 'Wangerooge',
], englishLandmarks.describeLandmark); // prettier-ignore

const SPEEDS = numbers.bySpeed(
  'kilometres an hour',
  'miles per hour',
  'metres per second',
  'knots',
);

/** `34 miles per hour`, in the unit of the listener. */
export function nameSpeed(speed: number, { speed: unit }: numbers.Units): string {
  return `${speed} ${SPEEDS[unit]}`;
}

export const describeGust = createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

/** `about 5 millimetres of rain`, `about half an inch of rain`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { depth, unit } = amount;
  const of = amount.isMixed ? 'precipitation' : amount.of;
  if (unit === 'inches') return `${describeInches(amount)} of ${of}`;
  const name = unit === 'centimetres' ? 'centimetre' : 'millimetre';
  if (depth === 0) return `less than a ${name} of ${of}`;
  return depth === 1 ? `about a ${name} of ${of}` : `about ${depth} ${name}s of ${of}`;
});

const PARTS_OF_AN_INCH = ['', 'a quarter', 'half', 'three quarters'] as const;

/** Whole inches of snow; a tenth or quarters of rain, from 2 inches on halves. */
function describeInches({ of, depth, isTenth }: numbers.Amount): string {
  const whole = Math.floor(depth);
  const part = PARTS_OF_AN_INCH[(depth - whole) * 4] ?? '';
  if (isTenth) return 'about a tenth of an inch';
  if (depth === 0) return of === 'snow' ? 'less than an inch' : 'less than a quarter of an inch';
  if (whole === 0) return part === 'half' ? 'about half an inch' : `about ${part} of an inch`;
  const and = part === 'half' ? 'a half' : part;
  if (whole === 1) return joinWords('about an inch', and && `and ${and}`);
  return `about ${joinWords(String(whole), and && `and ${and}`)} inches`;
}

export const pollenNames: PollenNames = {
  Abies: 'fir',
  Acer: 'maple',
  Aesculus: 'horse chestnut',
  Alnus: 'alder',
  Alternaria: 'Alternaria',
  Ambrosia: 'ragweed',
  Artemisia: 'mugwort',
  Asteraceae: 'Compositae',
  Betula: 'birch',
  Carpinus: 'hornbeam',
  Castanea: 'chestnut',
  Chenopodium: 'goosefoot',
  Cladosporium: 'Cladosporium',
  Corylus: 'hazel',
  Cruciferae: 'cruciferous plants',
  Cupressaceae: 'cypress',
  Cyperaceae: 'sour grasses',
  Erica: 'heather',
  Fagus: 'beech',
  Fraxinus: 'ash',
  Fungus: 'mould',
  Galium: 'rennet',
  Humulus: 'hop',
  Impatiens: 'horseweed',
  Juglans: 'walnut',
  Larix: 'larch',
  Olea: 'olive',
  Picea: 'spruce',
  Pinaceae: 'pine family',
  Pinus: 'pine',
  Plantago: 'plantain',
  Platanus: 'sycamore',
  Poaceae: 'grasses',
  Populus: 'poplar',
  Quercus: 'oak',
  'Quercus ilex': 'holm oak',
  Rumex: 'sorrel',
  Salix: 'willow',
  Sambucus: 'elder',
  Secale: 'rye',
  Taxus: 'yew',
  Tilia: 'lime',
  Ulmus: 'elm',
  Urtica: 'nettle',
  Varia: 'others',
};

export const englishWarnings: WarningWords = {
  calledOff: 'Warning lifted',
  severities: {
    1: 'Weather warning',
    2: 'Significant weather warning',
    3: 'Severe weather warning',
    4: 'Extreme weather warning',
  },
  groups: {
    THUNDERSTORM: 'thunderstorm',
    WIND: 'wind',
    TORNADO: 'tornado',
    RAIN: 'rain',
    HAIL: 'hail',
    SNOWFALL: 'snowfall',
    SNOWDRIFT: 'snowdrift',
    FOG: 'fog',
    FROST: 'frost',
    GLAZE: 'ice',
    THAW: 'thaw',
    POWERLINEVIBRATION: 'power line vibration',
    UV: 'UV radiation',
    HEAT: 'heat',
  },
};
