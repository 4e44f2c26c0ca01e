import * as z from 'zod';
import { HOUR } from '../../weather/hour.ts';
import type { Warncell } from '../../weather/warning.ts';
import { areasOf, ownerAt, type Area } from '../geometry/areas.ts';
import { areaGeometry } from '../geometry/geojson.ts';
import { isInBox, type Box, type Position } from '../geometry/polygon.ts';
import { readJson } from '../json.ts';
import type { Product } from '../products.ts';
import type { Resource } from '../server.ts';

/**
 * The warncells of municipalities and of cities' quarters, which DWD's map server has as polygons
 * (`dwd:Warngebiete_Gemeinden`, © GeoBasis-DE / BKG). All of them are tens of megabytes; a tile of
 * the map has some ten, and serves for all points in it.
 */

const TILES_PER_DEGREE = 10;

/** What lies outside of every municipality, as an islet or a pier, has the nearest, km. */
const REACH = 1;

/** Degrees that are more than that, in either direction. */
const MARGIN = 0.02;

/** Within which all of Germany's municipalities lie. */
const GERMANY: Box = [5.8, 47.2, 15.1, 55.1];

export type CellTile = readonly Area<Warncell>[];

const WEEK = 7 * 24 * HOUR;

export const cellTile: Product<CellTile> = {
  decode: readCellTile,
  freshUntil: (_, now) => now + 4 * WEEK,
  usableUntil: () => Infinity,
  lasting: true,
};

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: areaGeometry,
      properties: z.object({
        WARNCELLID: z.int().min(100_000_000).max(999_999_999),
        NAME: z.string().min(1),
      }),
    }),
  ),
});

// In WFS 1.0.0 boxes have their longitudes first; later versions leave it to the projection.
const TILES: Resource = {
  host: 'maps',
  path:
    '/geoserver/dwd/ows?service=WFS&version=1.0.0&request=GetFeature&typeName=dwd:Warngebiete_Gemeinden' +
    '&propertyName=THE_GEOM,WARNCELLID,NAME&outputFormat=application/json&bbox=',
};

/** The tile of the map that a position lies in; undefined outside of Germany. */
export function tileAt(position: Position): Resource | undefined {
  if (!isInBox(position, GERMANY)) return undefined;
  const [west, south] = [tileStart(position[0]), tileStart(position[1])];
  const box = [
    west - MARGIN,
    south - MARGIN,
    west + 1 / TILES_PER_DEGREE + MARGIN,
    south + 1 / TILES_PER_DEGREE + MARGIN,
  ];
  return { ...TILES, path: TILES.path + box.map((degrees) => degrees.toFixed(2)).join(',') };
}

/** The box of a tile: west, south, east and north; undefined for other files. */
export function boxOfTile({ host, path }: Resource): Box | undefined {
  if (host !== TILES.host || !path.startsWith(TILES.path)) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = path
    .slice(TILES.path.length)
    .split(',')
    .map(Number);
  return [west, south, east, north];
}

function tileStart(degrees: number): number {
  return Math.floor(degrees * TILES_PER_DEGREE) / TILES_PER_DEGREE;
}

/**
 * Reads a tile of the map: GeoJSON, WGS 84.
 *
 * @throws {OpenDataError} when it is cut off or of another version
 */
export function readCellTile(body: Uint8Array): CellTile {
  const { features } = readJson(body, collection, 'Map of the warncells');
  return features.flatMap(({ geometry, properties }) => {
    const cell = { id: String(properties.WARNCELLID), name: properties.NAME };
    return areasOf(cell, geometry);
  });
}

/** The warncell that a position lies in, or beside; undefined where there is none. */
export function cellIn(tile: CellTile, position: Position): Warncell | undefined {
  return ownerAt(position, tile, REACH);
}
