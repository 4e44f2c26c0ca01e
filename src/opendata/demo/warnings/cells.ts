import { boxOf, isInBox, isInPolygon, type Box, type Polygon } from '../../geometry/polygon.ts';
import shapes from '../pollen/regions.json' with { type: 'json' };
import table from './cells.json' with { type: 'json' };

/**
 * Warncells of the best known towns, each a square around the middle of the town; ids and names are
 * those of the German weather service.
 */
export interface DemoCell {
  id: string;
  name: string;
  box: Box;
  /** The regions of the demo's map that its middle lies in. */
  regions: number[];
}

/** Degrees from the middle to the borders. */
const HALF_WIDTH = 0.09;
const HALF_HEIGHT = 0.06;

/** The polygons of the demo's map, by the id of their region. */
export const REGION_POLYGONS: readonly { region: number; polygon: Polygon }[] =
  shapes.features.flatMap(({ region, polygons }) =>
    polygons.map((rings) => ({ region, polygon: rings.map(ringOf) })),
  );

export const DEMO_CELLS: readonly DemoCell[] = table.cells.map(
  ({ id, name, latitude, longitude }) => {
    const box: Box = [
      longitude - HALF_WIDTH,
      latitude - HALF_HEIGHT,
      longitude + HALF_WIDTH,
      latitude + HALF_HEIGHT,
    ];
    return { id, name, box, regions: regionsAt([longitude, latitude]) };
  },
);

/** The list of warncells as the weather service writes it, with the districts of the towns. */
export function cellListText(): string {
  const rows = [...table.districts, ...table.cells].map(
    ({ id, name }) => `${id};${name};${name};;`,
  );
  return ['WARNCELLID;NAME;KURZNAME;CCC;BL', ...rows, ''].join('\r\n');
}

/** What of the map lies in a box, as the map server writes it. */
export function cellMapText([west, south, east, north]: Box): string {
  const features = DEMO_CELLS.filter(
    ({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south,
  ).map(({ id, name, box }) => ({
    type: 'Feature',
    id: `Warngebiete_Gemeinden.${id}`,
    geometry: { type: 'MultiPolygon', coordinates: [[squareOf(box)]] },
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

function regionsAt(position: [number, number]): number[] {
  const around = REGION_POLYGONS.filter(
    ({ polygon }) => isInBox(position, boxOf(polygon)) && isInPolygon(position, polygon),
  );
  return around.map(({ region }) => region);
}

function squareOf([west, south, east, north]: Box): number[][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** `8.388,54.628 8.34,54.688`: longitudes and latitudes. */
function ringOf(text: string): [number, number][] {
  return text.split(' ').map((position) => {
    const [longitude = NaN, latitude = NaN] = position.split(',').map(Number);
    return [longitude, latitude];
  });
}
