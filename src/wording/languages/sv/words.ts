import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

/** What is said of weather to come, the verb with its subject. */
export type Verb =
  'blir det' | 'duggregnar det' | 'regnar det' | 'snöar det' | 'faller det' | 'kommer det';

/** What can happen: `regnar det` + `lätt`, beside degrees `med lätt regn`, and as a label. */
export type Words = readonly [verb: Verb, rest: string, beside: string, label: string];

const be = (adjective: string, label = adjective): Words => [
  'blir det',
  adjective,
  `och ${adjective}`,
  label,
];
const have = (verb: Verb, noun: string): Words => [verb, noun, `med ${noun}`, noun];
const act = (verb: Verb, how: string, noun: string): Words => [verb, how, `med ${noun}`, noun];

export const SKY: Record<SkyClass, Words> = {
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

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
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

export const SHARES: Record<Share, string> = { nowAndThen: 'ibland', atTimes: 'tidvis' };

/** What stands after "på" instead of "i": islands, and some quarters of Stockholm and Gothenburg. */
export const AFTER_ON = new Set([
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
