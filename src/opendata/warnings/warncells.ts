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
import type { Product } from '../product.ts';
import { type Resource, OpenDataError } from '../server.ts';

/**
 * Warncells of municipalities and city districts, polygons of DWD's map server
 * (`dwd:Warngebiete_Gemeinden`, © GeoBasis-DE / BKG). All of them take tens of megabytes, so they are
 * loaded by tile; a tile has about ten warncells.
 */

const TILES_PER_DEGREE = 10;

/** Points outside all municipalities, such as islets and piers, use the nearest one. */
const MAX_CELL_DISTANCE_KM = 1;

/** Exceeds that distance in either direction. */
const TILE_MARGIN_DEGREES = 0.02;

/** Contains all municipalities of Germany. */
export const GERMANY_BOX: BoundingBox = [5.8, 47.2, 15.1, 55.1];

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

// WFS 1.0.0 boxes start with the longitude; in later versions the order depends on the projection.
const TILE_REQUEST: Resource = {
  host: 'maps',
  path:
    '/geoserver/dwd/ows?service=WFS&version=1.0.0&request=GetFeature&typeName=dwd:Warngebiete_Gemeinden' +
    '&propertyName=THE_GEOM,WARNCELLID,NAME&outputFormat=application/json&bbox=',
};

/** Finds the tile of a position; undefined outside Germany. */
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

/** Parses the box of a tile: west, south, east and north; undefined for other files. */
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
 * Parses a tile of the map: GeoJSON, WGS 84.
 *
 * @throws {OpenDataError} if it is truncated or has another format
 */
export function parseCellTile(body: Uint8Array): CellTile {
  const { features } = parseJsonFile(body, CellCollectionSchema, 'Map of the warncells');
  return features.flatMap(({ geometry, properties }) => {
    const cell = { id: String(properties.WARNCELLID), name: properties.NAME };
    return createAreas(cell, geometry);
  });
}

/** Finds the warncell at or near a position; undefined if there is none. */
export function findCellInTile(tile: CellTile, position: LngLat): Warncell | undefined {
  return findOwner(position, tile, MAX_CELL_DISTANCE_KM);
}

/** DWD's list of all warncells, including former ones: about 11,600 rows. */
export const CELL_LIST_FILE: Resource = {
  host: 'www',
  path: '/DE/leistungen/opendata/help/warnungen/cap_warncellids_csv.csv',
};

/** Names by warncell id. */
type CellNames = ReadonlyMap<string, string>;

const MONTH_MS = 30 * DAY_MS;

export const cellListProduct: Product<CellNames> = {
  decode: parseCellList,
  staleAt: (_, now) => now + MONTH_MS,
  expiresAt: () => Infinity,
  staleWhileRevalidate: true,
};

/**
 * Parses the list (UTF-8, or ISO-8859-1 in older editions): semicolons between columns, whose order
 * differs between editions; the first line contains the headings.
 *
 * @throws {OpenDataError} if it has no ids and names
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
