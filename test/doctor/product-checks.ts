import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import type { Product } from '../service/laid-files.ts';

export interface ProductCheck {
  name: string;
  /** Matches the path of its file. */
  path: RegExp;
  /** The example value. */
  value: RegExp;
  /** A body in an unexpected format. */
  unknown: Product;
  /** Milliseconds after which it is late; undefined without an update interval. */
  lateAfter: number | null;
  /** Whether its decoder detects a missing end; a list may have any number of lines. */
  detectsTruncation?: boolean;
  settings?: Record<string, string>;
}

const TEN_MINUTES = ['temperature: ..', 'wind: ..', 'gusts: ..', 'precipitation: ..'];

export const PRODUCT_CHECKS: readonly ProductCheck[] = [
  {
    name: 'mosmix-catalogue',
    path: /mosmix_stationskatalog/,
    value: /^12,675 stations; nearest to Berlin: D0194, 7 km$/,
    unknown: 'station catalogue',
    lateAfter: 3 * 365 * DAY_MS,
  },
  {
    name: 'mosmix-file',
    path: /MOSMIX_L_LATEST_/,
    value: /^station D0194 \(7 km from Berlin\), 14:00: \d+\.\d °C$/,
    unknown: 'forecast',
    lateAfter: 9 * HOUR_MS,
    detectsTruncation: true,
  },
  {
    name: 'mosmix-earlier-file',
    path: /MOSMIX_L_\d+_/,
    value: /^station D0194 \(7 km from Berlin\), 14:00: \d+\.\d °C$/,
    unknown: 'forecast',
    lateAfter: null,
    detectsTruncation: true,
  },
  {
    name: 'open-meteo',
    path: /^\/v1\/forecast/,
    value: /^Berlin, 14:00: \d+\.\d °C$/,
    unknown: 'pollen file',
    lateAfter: 3 * HOUR_MS,
    detectsTruncation: true,
    settings: { FORECAST_SOURCE: 'open-meteo' },
  },
  {
    name: 'radar',
    path: /composite_rv_LATEST/,
    value: /^3 frames, newest run 13:55, max 2\.3 mm\/h, Berlin: 0\.0 mm\/h; format: HDF5$/,
    unknown: 'radar',
    lateAfter: 20 * 60_000,
    detectsTruncation: true,
  },
  {
    name: 'pollen-index',
    path: /s31fg\.json/,
    value: /^27 regions, strongest: \w+ \d in region \d+$/,
    unknown: 'pollen file',
    lateAfter: 2 * DAY_MS,
    detectsTruncation: true,
  },
  {
    name: 'pollen-regions',
    path: /Pollenfluggebiete/,
    value: /^Berlin is in region 50$/,
    unknown: 'map of the pollen regions',
    lateAfter: null,
    detectsTruncation: true,
  },
  {
    name: 'warnings',
    path: /\/alerts\/cap\//,
    value: /^\d+ in force or announced, most severe: .+ in .+ and \d+ more$/,
    unknown: 'warnings',
    lateAfter: 3 * HOUR_MS,
    detectsTruncation: true,
  },
  {
    name: 'nws-alerts',
    path: /^\/alerts\/active/,
    value: /^0 in force or announced$/,
    unknown: 'pollen file',
    lateAfter: null,
    detectsTruncation: true,
    settings: { NWS_CONTACT: 'me@example.org' },
  },
  {
    name: 'warncells',
    path: /cap_warncellids/,
    value: /^253 cells; 101001000: Stadt Flensburg$/,
    unknown: 'list of the warncells',
    lateAfter: 3 * 365 * DAY_MS,
  },
  {
    name: 'warning-areas',
    path: /Warngebiete_Gemeinden/,
    value: /^Berlin is in 711000101: Berl\. - Mitte$/,
    unknown: 'map of the warncells',
    lateAfter: null,
    detectsTruncation: true,
  },
  {
    name: 'synop-listing',
    path: /\/synoptic\/germany\/json\/$/,
    value: /^36 files, newest 1[34]:\d\d$/,
    unknown: 'list of the SYNOP files',
    lateAfter: 2 * HOUR_MS,
    detectsTruncation: true,
  },
  {
    name: 'station-list',
    path: /statlex_/,
    value: /^82 stations; nearest to Berlin: DEMO 52\.20N 13\.50E \(90030\); format: text$/,
    unknown: 'Stationslexikon',
    lateAfter: 40 * DAY_MS,
  },
  {
    name: 'ten-minute-stations',
    path: /_Beschreibung_Stationen/,
    value: /^82 stations; nearest to Berlin: DEMO 52\.20N 13\.50E \(90030\)$/,
    unknown: 'list of the ten-minute stations',
    lateAfter: 40 * DAY_MS,
  },
  ...TEN_MINUTES.map((quantity): ProductCheck => {
    const [name = ''] = quantity.split(':');
    const folders = { temperature: 'TU', wind: 'wind', gusts: 'extrema', precipitation: 'nieder' };
    const [, folder = ''] = Object.entries(folders).find(([key]) => key === name) ?? [];
    return {
      name: `ten-minute-${name}`,
      path: new RegExp(`10minutenwerte_${folder}`),
      value: /^DEMO 52\.20N 13\.50E, 13:20: \d+(\.\d+)? (°C|m\/s|mm)$/,
      unknown: 'ten-minute archives',
      lateAfter: 4 * HOUR_MS,
      detectsTruncation: true,
    };
  }),
  {
    name: 'poi-list',
    path: /\/weather_reports\/poi\/$/,
    value: /^12,675 stations$/,
    unknown: 'list of the SYNOP files',
    lateAfter: null,
  },
  {
    name: 'poi',
    path: /-BEOB\.csv/,
    value: /^DEMO .+, 13:00: 7\.5 °C$/,
    unknown: 'POI',
    lateAfter: 4 * HOUR_MS,
    detectsTruncation: true,
  },
  ...['DE', 'AT', 'CH', 'LI'].map((country): ProductCheck => {
    return {
      name: `postcodes-${country.toLowerCase()}`,
      path: new RegExp(`/export/zip/${country}`),
      value: /^\d+ rows; \d{4,5}: .+$/,
      unknown: 'postcodes',
      lateAfter: 3 * 365 * DAY_MS,
      detectsTruncation: true,
    };
  }),
];
