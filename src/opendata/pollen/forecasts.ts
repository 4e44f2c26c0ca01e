import * as z from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/units.ts';
import type { PollenDay, PollenIndex } from '../../weather/atmosphere.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { createAreas, findOwner, areaGeometrySchema, type LngLat } from '../geometry.ts';
import { parseJsonFile } from '../formats/text.ts';
import { POLLEN_TYPES } from '../../contract/parameters.ts';
import { addDays, startOfHour, type LocalDate } from '../../time/local-time.ts';

export interface PollenForecast {
  /** Id of the pollen region: of the part, or of a region without parts. */
  region: number;
  /** Epoch milliseconds. */
  issued: number;
  /** Expected time of the next file, epoch milliseconds; in the past if it is late. */
  nextUpdate: number;
  /** Days of the file, whatever day it is now; empty without values for the region. */
  days: PollenDay[];
}

export interface PollenForecasts {
  /**
   * Returns the pollen forecast for a point in decimal degrees; undefined outside all regions.
   *
   * @param country country code of the point, if known: on German shores, islets and borders outside
   *   the regions, the nearest region counts
   * @throws {OpenDataError} if a server fails or a file is invalid
   */
  at(
    point: { latitude: number; longitude: number },
    country?: string,
  ): Promise<PollenForecast | undefined>;
}

/** DWD's daily pollen index. */
export const POLLEN_FILE: Resource = {
  host: 'opendata',
  path: '/climate_environment/health/alerts/s31fg.json',
};

/** All postcodes and towns of Germany have a region within this distance; Hooge is the farthest, 5.0. */
export const MAX_REGION_DISTANCE_KM = 6;
/** A file may appear slightly later than the previous one announced. */
const PUBLICATION_DELAY_MS = HOUR_MS / 12;

export const pollenIndexProduct: Product<PollenFile> = {
  decode: parsePollenFile,
  // Limits the effect of an announced update in the far future.
  staleAt: (file, now) => Math.min(computeNextUpdate(file), now + DAY_MS),
  expiresAt: (file, now) => pollenIndexProduct.staleAt(file, now) + DAY_MS,
};

/** Pollen forecasts from DWD's pollen index s31fg and its map of the pollen regions. */
export function createPollenForecasts(options: FetchOptions): PollenForecasts {
  const regions = createRegionMapLoader(options);
  const latest = createProductFetcher(pollenIndexProduct, options);

  async function at(
    { latitude, longitude }: { latitude: number; longitude: number },
    country?: string,
  ): Promise<PollenForecast | undefined> {
    const map = await regions();
    const region = map.at([longitude, latitude], country === 'DE' ? MAX_REGION_DISTANCE_KM : 0);
    if (region === undefined) return undefined;
    const file = await latest(POLLEN_FILE);
    if (!file) throw new OpenDataError('The open-data server has no pollen file');
    return {
      region,
      issued: file.issued,
      nextUpdate: computeNextUpdate(file),
      days: file.regions.get(region) ?? [],
    };
  }

  return { at };
}

function computeNextUpdate(file: PollenFile): number {
  return file.nextUpdate + PUBLICATION_DELAY_MS;
}

/** Map of the pollen regions from DWD's map server (WFS 2.0). */
export const POLLEN_REGIONS_FILE: Resource = {
  host: 'maps',
  path: '/geoserver/dwd/ows?service=WFS&version=2.0.0&request=GetFeature&typeName=dwd:Pollenfluggebiete&outputFormat=application/json',
};

const MAX_AGE_MS = 7 * DAY_MS;

export const pollenRegionsProduct: Product<RegionMap> = {
  decode: parseRegionMap,
  staleAt: (_, now) => now + MAX_AGE_MS,
  expiresAt: () => Infinity,
  staleWhileRevalidate: true,
};

/**
 * Creates a loader of the map of the pollen regions, which is revalidated once a week.
 *
 * @returns a function that throws {OpenDataError} if the map is not available
 */
function createRegionMapLoader(options: FetchOptions): () => Promise<RegionMap> {
  const fetch = createProductFetcher(pollenRegionsProduct, options);
  return async () => {
    const map = await fetch(POLLEN_REGIONS_FILE);
    if (!map) throw new OpenDataError('The map server has no map of the pollen regions');
    return map;
  };
}

/** Map of the pollen regions. */
interface RegionMap {
  /**
   * Finds the id of the region at a position, or of the nearest one; undefined if there is none.
   *
   * @param reachKm maximum distance to the nearest region
   */
  at(position: LngLat, reachKm: number): number | undefined;
}

const RegionCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(
      z.object({
        geometry: areaGeometrySchema,
        properties: z.object({ GF: z.int() }),
      }),
    )
    .min(1),
});

/**
 * Parses the GeoJSON of the pollen regions (`dwd:Pollenfluggebiete`, WGS 84). Its property `GF` is the
 * id of a part of a region in the pollen file, or of a region without parts.
 *
 * @throws {OpenDataError} if it is truncated or has another format
 */
export function parseRegionMap(body: Uint8Array): RegionMap {
  const { features } = parseJsonFile(body, RegionCollectionSchema, 'Map of the pollen regions');
  const areas = features.flatMap(({ geometry, properties }) =>
    createAreas(properties.GF, geometry),
  );
  return { at: (position, reachKm) => findOwner(position, areas, reachKm) };
}

/** DWD's pollen index for the regions of Germany, for the day of the file and the next two days. */
export interface PollenFile {
  /** Epoch milliseconds. */
  issued: number;
  /** Announced time of the next file, epoch milliseconds. */
  nextUpdate: number;
  /** Days with values, earliest first, by region id. */
  regions: ReadonlyMap<number, PollenDay[]>;
}

/** Time zone of the times in the file. */
const BERLIN = 'Europe/Berlin';

/**
 * Index by its word in the file. Half steps round up: a false warning does less harm than a missing
 * one.
 */
const INDEX_BY_WORD = new Map<string, PollenIndex | undefined>([
  ['-1', undefined],
  ['', undefined],
  ['0', 0],
  ['0-1', 1],
  ['1', 1],
  ['1-2', 2],
  ['2', 2],
  ['2-3', 3],
  ['3', 3],
]);

/** Part id of regions without parts. */
const NO_PART = -1;

/** Names of the three days in the file. */
const DAY_NAMES = ['today', 'tomorrow', 'dayafter_to'] as const;

/** Parses `2026-07-13 11:00 Uhr`, local time in Berlin. */
const WallTimeSchema = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d \d\d:\d\d Uhr$/, 'must be like "2026-07-13 11:00 Uhr"')
  .transform((text) => ({
    date: text.slice(0, 10),
    hour: Number(text.slice(11, 13)),
    minute: Number(text.slice(14, 16)),
  }))
  .pipe(z.object({ date: z.iso.date(), hour: z.int().max(23), minute: z.int().max(59) }));

const IndexSchema = z
  .string()
  .refine((word) => INDEX_BY_WORD.has(word), {
    error: ({ input }) => `${JSON.stringify(input)} is no pollen index`,
  })
  .transform((word) => INDEX_BY_WORD.get(word))
  .nullish();

const RegionSchema = z.object({
  region_id: z.int(),
  partregion_id: z.int(),
  Pollen: z
    .record(
      z.string(),
      z.object({ today: IndexSchema, tomorrow: IndexSchema, dayafter_to: IndexSchema }),
    )
    .refine((pollen) => POLLEN_TYPES.some((type) => type in pollen), 'has none of the known types'),
});

const PollenFileSchema = z.object({
  last_update: WallTimeSchema,
  next_update: WallTimeSchema,
  content: z.array(RegionSchema).min(1),
});

/**
 * Parses s31fg.json: the index as a word from `0` to `3` in half steps, by type, day and region. Its
 * `today` is the day of issue; it ignores types other than the eight.
 *
 * @throws {OpenDataError} if the file is truncated or has another format
 */
export function parsePollenFile(body: Uint8Array): PollenFile {
  const { last_update, next_update, content } = parseJsonFile(
    body,
    PollenFileSchema,
    'Pollen file s31fg.json',
  );
  return {
    issued: toInstant(last_update),
    nextUpdate: toInstant(next_update),
    regions: new Map(
      content.map(
        (part) => [regionIdOf(part), toPollenDays(part.Pollen, last_update.date)] as const,
      ),
    ),
  };
}

function toInstant({ date, hour, minute }: z.output<typeof WallTimeSchema>): number {
  return startOfHour({ date, hour }, BERLIN) + minute * MINUTE_MS;
}

function regionIdOf({ region_id, partregion_id }: z.output<typeof RegionSchema>): number {
  return partregion_id === NO_PART ? region_id : partregion_id;
}

function toPollenDays(
  pollen: z.output<typeof RegionSchema>['Pollen'],
  today: LocalDate,
): PollenDay[] {
  return DAY_NAMES.map((name, ahead): PollenDay => {
    const levels: PollenDay['levels'] = {};
    for (const type of POLLEN_TYPES) {
      const level = pollen[type]?.[name];
      if (level != null) levels[type] = level;
    }
    return { date: addDays(today, ahead), levels };
  }).filter(({ levels }) => Object.keys(levels).length > 0);
}
