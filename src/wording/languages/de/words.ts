import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

/** What can happen, in three pieces: `regnet es` + place + `leicht`, and as a label. */
export type Words = readonly [verb: string, rest: string, label: string];

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

export const SHARES: Record<Share, string> = {
  nowAndThen: 'gelegentlich',
  atTimes: 'zeitweise',
};

/** What stands after "auf" instead of "in". */
export const ISLANDS = new Set([
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Fuerteventura', 'Gran Canaria', 'Helgoland', 'Hiddensee',
  'Ibiza', 'Juist', 'Kreta', 'La Palma', 'Langeoog', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta',
  'Norderney', 'Rügen', 'Sylt', 'Teneriffa', 'Usedom', 'Wangerooge', 'Zypern',
]); // prettier-ignore
