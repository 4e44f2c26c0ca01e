import { createAreas, type Area, isInBox, isInPolygon, type BoundingBox } from '../../geometry.ts';
import shapes from '../pollen/regions.json' with { type: 'json' };
import table from './cells.json' with { type: 'json' };

/**
 * Warncells of the best known towns, each a square around the middle of the town; ids and names are
 * those of the German weather service.
 */
export interface DemoCell {
  id: string;
  name: string;
  box: BoundingBox;
  /** The regions of the demo's map at its centre. */
  regions: number[];
}

/** Degrees from the middle to the borders. */
const HALF_WIDTH_DEGREES = 0.09;
const HALF_HEIGHT_DEGREES = 0.06;

let cachedAreas: Area<number>[] | undefined;
let cachedCells: DemoCell[] | undefined;

/** Areas of the demo map by region id, created on first use. */
export function loadRegionAreas(): readonly Area<number>[] {
  cachedAreas ??= shapes.features.flatMap(({ region, polygons }) =>
    createAreas(
      region,
      polygons.map((rings) => rings.map(parseRing)),
    ),
  );
  return cachedAreas;
}

/** Warncells, created on first use. */
export function loadDemoCells(): readonly DemoCell[] {
  cachedCells ??= table.cells.map(({ id, name, latitude, longitude }): DemoCell => {
    const [west, east] = [longitude - HALF_WIDTH_DEGREES, longitude + HALF_WIDTH_DEGREES];
    const [south, north] = [latitude - HALF_HEIGHT_DEGREES, latitude + HALF_HEIGHT_DEGREES];
    return {
      id,
      name,
      box: [west, south, east, north],
      regions: findRegions([longitude, latitude]),
    };
  });
  return cachedCells;
}

/** The list of warncells in DWD's format, with the districts of the towns. */
export function formatCellList(): string {
  const rows = [...table.districts, ...table.cells].map(
    ({ id, name }) => `${id};${name};${name};;`,
  );
  return ['WARNCELLID;NAME;KURZNAME;CCC;BL', ...rows, ''].join('\r\n');
}

/** Formats the warncells in a box like the map server. */
export function formatCellMap([west, south, east, north]: BoundingBox): string {
  const features = loadDemoCells()
    .filter(({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south)
    .map(({ id, name, box }) => ({
      type: 'Feature',
      id: `Warngebiete_Gemeinden.${id}`,
      geometry: { type: 'MultiPolygon', coordinates: [[createSquare(box)]] },
      geometry_name: 'THE_GEOM',
      properties: { WARNCELLID: Number(id), NAME: name },
    }));
  return JSON.stringify({
    type: 'FeatureCollection',
    features,
    totalFeatures: features.length,
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
    attribution: table.origin,
  });
}

function findRegions(position: [number, number]): number[] {
  return loadRegionAreas()
    .filter(({ box, polygon }) => isInBox(position, box) && isInPolygon(position, polygon))
    .map(({ owner }) => owner);
}

function createSquare([west, south, east, north]: BoundingBox): number[][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** `8.388,54.628 8.34,54.688`: longitudes and latitudes. */
function parseRing(text: string): [number, number][] {
  return text.split(' ').map((position) => {
    const [longitude = NaN, latitude = NaN] = position.split(',').map(Number);
    return [longitude, latitude];
  });
}
