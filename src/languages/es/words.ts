import type { SentenceWords } from '../skeleton-sentences.ts';
import type { WarningWords } from '../types.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { SpokenWind } from '../../wording/plan/fact-statement.ts';
import type { Units } from '../../wording/units.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { spanishLandmarks } from './place-names.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { wordSpeeds } from '../skeleton-facts.ts';
import { describeGust, ofSpeed } from './numbers.ts';

/** Lowest speed of `rachas huracanadas`, km/h: above 120 kilometres (AEMET), from 74 miles on (NWS). */
const MIN_HURRICANE_KMH: Readonly<Record<Units['speed'], number>> = {
  kilometresPerHour: 121,
  milesPerHour: 119,
  metresPerSecond: 121,
  knots: 121,
  beaufort: 118,
};

/** How strong other gusts are from a Beaufort force on. */
const GUSTS = [
  [9, 'muy fuertes'],
  [0, 'fuertes'],
] as const;

export const DIRECTIONS: skeleton.Directions = {
  N: 'norte',
  NNE: 'nornoreste',
  NE: 'noreste',
  ENE: 'estenoreste',
  E: 'este',
  ESE: 'estesureste',
  SE: 'sureste',
  SSE: 'sursureste',
  S: 'sur',
  SSW: 'sursuroeste',
  SW: 'suroeste',
  WSW: 'oestesuroeste',
  W: 'oeste',
  WNW: 'oestenoroeste',
  NW: 'noroeste',
  NNW: 'nornoroeste',
};

export const SHARES = skeleton.byShare('de forma ocasional', 'a ratos');

/** Maximum number of words that open a sentence without a pause. */
const MAX_UNPAUSED_WORDS = 9;

/** `en La Coruña`; nothing where the place has no name. An article that is part of a name stays as it is. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return spanishLandmarks.describeLandmark(place) ?? `en ${place}`;
}

/** What opens a sentence before its clause: `mañana en Valencia `; a long one ends with a comma. */
export function closeOpening(time: string, place: string): string {
  const opening = joinWords(time, place);
  return `${opening}${opening.split(' ').length > MAX_UNPAUSED_WORDS ? ',' : ''} `;
}

export function placeAfter(word: string, place: string): string {
  return joinWords(word, place);
}

export function createWind(country: Country) {
  const winds = selectWinds(country);
  const { gusts } = COUNTRY_WORDS[country];
  return { describeWind, nameWind, describeGusts, describeItsGusts, nameGusts };

  /** `rachas muy fuertes de hasta 95 kilómetros por hora`, from km/h. */
  function describeGusts(gust: number, units: Units): string {
    return `${gusts} ${nameStrength(gust, units)} ${upTo(gust, units)}`;
  }

  /** Of weather that has been told: `las rachas serán muy fuertes, de hasta 95 kilómetros por hora`. */
  function describeItsGusts(gust: number, units: Units, now: boolean): string {
    return `las ${gusts} ${now ? 'son' : 'serán'} ${nameStrength(gust, units)}, ${upTo(gust, units)}`;
  }

  /** `rachas de hasta 60 kilómetros por hora`. */
  function nameGusts(gust: number, units: Units): string {
    return `${gusts} ${upTo(gust, units)}`;
  }

  /** `soplará viento fuerte del suroeste, con rachas de hasta 60 kilómetros por hora`; `el viento estará en calma`. */
  function describeWind(wind: SpokenWind, units: Units, now: boolean): string {
    if (wind.force === 0) return `el viento ${now ? 'está' : 'estará'} en calma`;
    return `${now ? 'sopla' : 'soplará'} ${nameWind(wind, units)}`;
  }

  /** Without a verb: `viento flojo del norte`, `viento en calma`. */
  function nameWind(spoken: SpokenWind, units: Units): string {
    const { force, direction } = spoken;
    if (force === 0) return 'viento en calma';
    const wind = joinWords(winds[force] ?? 'viento', direction && `del ${DIRECTIONS[direction]}`);
    const speeds = wordSpeeds(spoken, units, {
      wind: (speed, isMost) => ` ${ofSpeed(speed, isMost, units)}`,
      gusts: (gust) => `, con ${nameGusts(gust, units)}`,
      inGusts: (gust) => `con ${gusts} de hasta ${gust}`,
    });
    return wind + speeds;
  }
}

/** Of the gust itself, not of the speed that is said; from km/h. */
function nameStrength(gust: number, units: Units): string {
  const isHurricane = gust >= MIN_HURRICANE_KMH[units.speed];
  return isHurricane ? 'huracanadas' : skeleton.nameGust(gust, GUSTS);
}

/** From km/h. */
function upTo(gust: number, units: Units): string {
  return `de hasta ${describeGust(gust, units)}`;
}

/** By Beaufort force (AEMET). */
function selectWinds(country: Country): skeleton.ForceWords {
  const { lightWind } = COUNTRY_WORDS[country];
  return {
    1: lightWind,
    2: lightWind,
    3: lightWind,
    4: 'viento moderado',
    5: 'viento moderado',
    6: 'viento fuerte',
    7: 'viento fuerte',
    8: 'viento fuerte',
    9: 'viento muy fuerte',
    10: 'viento muy fuerte',
    11: 'viento muy fuerte',
    12: 'viento huracanado',
  };
}

export const spanishWarnings: WarningWords = {
  calledOff: 'Aviso cancelado',
  severities: {
    1: 'Aviso meteorológico leve',
    2: 'Aviso meteorológico moderado',
    3: 'Aviso meteorológico grave',
    4: 'Aviso meteorológico extremo',
  },
  groups: {
    THUNDERSTORM: 'tormentas',
    WIND: 'viento',
    TORNADO: 'tornado',
    RAIN: 'lluvia',
    HAIL: 'granizo',
    SNOWFALL: 'nevadas',
    SNOWDRIFT: 'ventisqueros',
    FOG: 'niebla',
    FROST: 'heladas',
    GLAZE: 'hielo',
    THAW: 'deshielo',
    POWERLINEVIBRATION: 'oscilación de líneas eléctricas',
    UV: 'radiación UV',
    HEAT: 'calor',
  },
};

export const pollenNames: SentenceWords['pollenNames'] = {
  Abies: 'abeto',
  Acer: 'arce',
  Aesculus: 'castaño de Indias',
  Alnus: 'aliso',
  Ambrosia: 'ambrosía',
  Artemisia: 'artemisa',
  Asteraceae: 'compuestas',
  Betula: 'abedul',
  Carpinus: 'carpe',
  Castanea: 'castaño',
  Chenopodium: 'cenizo',
  Corylus: 'avellano',
  Cruciferae: 'crucíferas',
  Cupressaceae: 'ciprés',
  Cyperaceae: 'ciperáceas',
  Erica: 'brezo',
  Fagus: 'haya',
  Fraxinus: 'fresno',
  Fungus: 'moho',
  Galium: 'galio',
  Humulus: 'lúpulo',
  Impatiens: 'balsamina',
  Juglans: 'nogal',
  Larix: 'alerce',
  Olea: 'olivo',
  Picea: 'pícea',
  Pinaceae: 'pináceas',
  Pinus: 'pino',
  Plantago: 'llantén',
  Platanus: 'plátano de sombra',
  Poaceae: 'gramíneas',
  Populus: 'álamo',
  Quercus: 'roble',
  'Quercus ilex': 'encina',
  Rumex: 'acedera',
  Salix: 'sauce',
  Sambucus: 'saúco',
  Secale: 'centeno',
  Taxus: 'tejo',
  Tilia: 'tilo',
  Ulmus: 'olmo',
  Urtica: 'ortiga',
  Varia: 'otros',
};
