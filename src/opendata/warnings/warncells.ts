import * as z from 'zod';
import { DAY_MS } from '../../time/units.ts';
import type { Warncell } from '../../weather/warning.ts';
import {
  createAreas,
  findOwner,
  type Area,
  areaGeometrySchema,
  isInBox,
  type BoundingBox,
  type LngLat,
} from '../geometry.ts';
import { parseJsonFile, decodeText } from '../formats/text.ts';
import type { Product } from '../product-fetcher.ts';
import { type Resource, OpenDataError } from '../server.ts';

/**
 * The warncells of municipalities and of cities' quarters, which DWD's map server has as polygons
 * (`dwd:Warngebiete_Gemeinden`, © GeoBasis-DE / BKG). All of them are tens of megabytes; a tile of
 * the map has some ten, and serves for all points in it.
 */

const TILES_PER_DEGREE = 10;

/** What lies outside of every municipality, as an islet or a pier, has the nearest, km. */
const MAX_CELL_DISTANCE_KM = 1;

/** Degrees that are more than that, in either direction. */
const TILE_MARGIN_DEGREES = 0.02;

/** Within which all of Germany's municipalities lie. */
const GERMANY_BOX: BoundingBox = [5.8, 47.2, 15.1, 55.1];

type CellTile = readonly Area<Warncell>[];

const REFRESH_INTERVAL_MS = 7 * DAY_MS;

export const cellTileProduct: Product<CellTile> = {
  decode: parseCellTile,
  staleAt: (_, now) => now + 4 * REFRESH_INTERVAL_MS,
  expiresAt: () => Infinity,
  staleWhileRevalidate: true,
};

const CellCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: areaGeometrySchema,
      properties: z.object({
        WARNCELLID: z.int().min(100_000_000).max(999_999_999),
        NAME: z.string().min(1),
      }),
    }),
  ),
});

// In WFS 1.0.0 boxes have their longitudes first; later versions leave it to the projection.
const TILE_REQUEST: Resource = {
  host: 'maps',
  path:
    '/geoserver/dwd/ows?service=WFS&version=1.0.0&request=GetFeature&typeName=dwd:Warngebiete_Gemeinden' +
    '&propertyName=THE_GEOM,WARNCELLID,NAME&outputFormat=application/json&bbox=',
};

/** The tile of the map that a position lies in; undefined outside of Germany. */
export function findTile(position: LngLat): Resource | undefined {
  if (!isInBox(position, GERMANY_BOX)) return undefined;
  const [west, south] = [floorToTile(position[0]), floorToTile(position[1])];
  const box = [
    west - TILE_MARGIN_DEGREES,
    south - TILE_MARGIN_DEGREES,
    west + 1 / TILES_PER_DEGREE + TILE_MARGIN_DEGREES,
    south + 1 / TILES_PER_DEGREE + TILE_MARGIN_DEGREES,
  ];
  return {
    ...TILE_REQUEST,
    path: TILE_REQUEST.path + box.map((degrees) => degrees.toFixed(2)).join(','),
  };
}

/** The box of a tile: west, south, east and north; undefined for other files. */
export function parseTileBox({ host, path }: Resource): BoundingBox | undefined {
  if (host !== TILE_REQUEST.host || !path.startsWith(TILE_REQUEST.path)) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = path
    .slice(TILE_REQUEST.path.length)
    .split(',')
    .map(Number);
  return [west, south, east, north];
}

function floorToTile(degrees: number): number {
  return Math.floor(degrees * TILES_PER_DEGREE) / TILES_PER_DEGREE;
}

/**
 * Reads a tile of the map: GeoJSON, WGS 84.
 *
 * @throws {OpenDataError} when it is cut off or of another version
 */
export function parseCellTile(body: Uint8Array): CellTile {
  const { features } = parseJsonFile(body, CellCollectionSchema, 'Map of the warncells');
  return features.flatMap(({ geometry, properties }) => {
    const cell = { id: String(properties.WARNCELLID), name: properties.NAME };
    return createAreas(cell, geometry);
  });
}

/** The warncell that a position lies in, or beside; undefined where there is none. */
export function findCellInTile(tile: CellTile, position: LngLat): Warncell | undefined {
  return findOwner(position, tile, MAX_CELL_DISTANCE_KM);
}

/** DWD's list of all warncells, also of some that are no more: some 11,600 rows. */
export const CELL_LIST_FILE: Resource = {
  host: 'www',
  path: '/DE/leistungen/opendata/help/warnungen/cap_warncellids_csv.csv',
};

/** Names by the id of the warncell. */
type CellNames = ReadonlyMap<string, string>;

const MONTH_MS = 30 * DAY_MS;

export const cellListProduct: Product<CellNames> = {
  decode: parseCellList,
  staleAt: (_, now) => now + MONTH_MS,
  expiresAt: () => Infinity,
  staleWhileRevalidate: true,
};

/**
 * Reads the list (UTF-8, and ISO-8859-1 in older editions): columns parted by semicolons, in an order
 * that changes between its editions and stands in the first line.
 *
 * @throws {OpenDataError} when it has no ids and names
 */
export function parseCellList(body: Uint8Array): CellNames {
  const [header = '', ...rows] = decodeText(body).split(/\r?\n/);
  const titles = header.split(';').map((title) => title.replaceAll(/[^A-Z]/gi, '').toUpperCase());
  const [idAt, nameAt] = [titles.indexOf('WARNCELLID'), titles.indexOf('NAME')];
  if (idAt < 0 || nameAt < 0) throw new OpenDataError('List of warncells without ids or names');
  const names = new Map<string, string>();
  for (const row of rows) {
    const columns = row.split(';').map(unquote);
    const [id, name] = [columns[idAt] ?? '', columns[nameAt] ?? ''];
    if (/^\d{9}$/.test(id) && name !== '') names.set(id, name);
  }
  if (names.size === 0) throw new OpenDataError('List of warncells without a row');
  return names;
}

function unquote(column: string): string {
  return column.trim().replace(/^"(.*)"$/, '$1');
}
