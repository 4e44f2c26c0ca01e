import { createPollenForecasts } from '../../../src/opendata/pollen/forecasts.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import type { OpenAgain } from '../../support/product-caches.ts';

export const FILE_PATH = '/climate_environment/health/alerts/s31fg.json';
export const MAP_PATH =
  '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeName=dwd:Pollenfluggebiete&outputFormat=application/json';

/** The words of a type: today's, tomorrow's and those of the day after. */
export type Words = Record<string, readonly unknown[]>;

/** Fields of a pollen file of a test; the rest is as in DWD's. */
export interface PollenText {
  lastUpdate?: unknown;
  nextUpdate?: unknown;
  /** By region and part, such as `10/11`. */
  regions?: Record<string, Words>;
}

export function pollenText({
  lastUpdate = '2026-07-13 11:00 Uhr',
  nextUpdate = '2026-07-14 11:00 Uhr',
  regions = { '10/11': { Graeser: ['1-2', '2', '3'] }, '50/-1': { Graeser: ['0', '0', '0'] } },
}: PollenText = {}): string {
  return JSON.stringify({
    sender: 'Deutscher Wetterdienst - Medizin-Meteorologie',
    last_update: lastUpdate,
    next_update: nextUpdate,
    content: Object.entries(regions).map(([ids, words]) => {
      const [region, part] = ids.split('/').map(Number);
      return { region_id: region, partregion_id: part, Pollen: daysOf(words) };
    }),
  });
}

function daysOf(words: Words): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(words).map(([type, [today, tomorrow, later]]) => [
      type,
      { dayafter_to: later, today, tomorrow },
    ]),
  );
}

type Ring = [number, number][];

/** A square around a point as GeoJSON coordinates; `size` in degrees to each side. */
export function square(longitude: number, latitude: number, half: number): Ring {
  const [west, east] = [longitude - half, longitude + half];
  const [south, north] = [latitude - half, latitude + half];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

export function feature(region: unknown, type: string, coordinates: unknown): unknown {
  return { type: 'Feature', geometry: { type, coordinates }, properties: { ID: 1, GF: region } };
}

export function mapText(features: readonly unknown[] = SOME_REGIONS): string {
  return JSON.stringify({ type: 'FeatureCollection', features, totalFeatures: features.length });
}

/** Region 11 with a lake, two islands in one feature and one in another; region 50 in the south. */
const SOME_REGIONS = [
  feature(11, 'Polygon', [square(9, 54, 0.5), square(9, 54, 0.1)]),
  feature(11, 'MultiPolygon', [[square(8, 54, 0.1)], [square(8, 54.5, 0.1)]]),
  feature(11, 'Polygon', [square(8, 55, 0.1)]),
  feature(50, 'Polygon', [square(9, 53, 0.5)]),
];

export const ON_LAND = { latitude: 54.3, longitude: 9.2 };
export const ABROAD = { latitude: 48.21, longitude: 16.37 };

/** Pollen forecasts from a loopback server with a file and a map, at two in the afternoon in Berlin. */
export async function startPollen(openCache?: OpenAgain) {
  const host = await startOpenDataHost();
  host.put(FILE_PATH, pollenText());
  host.put(MAP_PATH, mapText());
  const hosts = hostsAt(host.url);
  const server = liveServer(hosts, 500, host.hangs);
  let now = Date.parse('2026-07-13T12:00:00Z');
  const clock = () => new Date(now);
  const cache = await openCache?.(clock);
  const forecasts = createPollenForecasts({ server, clock, ...(cache && { cache }) });
  return {
    host,
    at: (point = ON_LAND, country?: string) => forecasts.at(point, country),
    requested: (path: string) => host.requests(path).length,
    setClock: (time: string) => {
      now = Date.parse(time);
    },
  };
}
