/** A place on earth, degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A square of the grid: columns from the west, rows from the north. */
export interface Pixel {
  column: number;
  row: number;
}

export const COLUMNS = 1100;
export const ROWS = 1200;
export const PIXELS = COLUMNS * ROWS;

/** WGS 84, metres. */
const SEMI_MAJOR_AXIS = 6378137;
const SEMI_MINOR_AXIS = 6356752.3142451802;

/** DE1200: polar stereographic, true to scale at 60° N, along 10° E; the offsets in metres. */
const TRUE_LATITUDE = radians(60);
const CENTRAL_MERIDIAN = radians(10);
const FALSE_EASTING = 543196.83521776402;
const FALSE_NORTHING = 3622588.8619310018;

/** Side of a pixel, metres. */
export const RESOLUTION = 1000;

const ECCENTRICITY = Math.sqrt(1 - (SEMI_MINOR_AXIS / SEMI_MAJOR_AXIS) ** 2);

/** Metres from the pole per unit of {@link polarDistance}. */
const SCALE =
  (SEMI_MAJOR_AXIS * Math.cos(TRUE_LATITUDE)) /
  Math.sqrt(1 - (ECCENTRICITY * Math.sin(TRUE_LATITUDE)) ** 2) /
  polarDistance(TRUE_LATITUDE);

/**
 * Metres on DWD's grid DE1200: x to the east, y to the north, both 0 in the middle of the pixel in
 * the north-western corner.
 */
export function project({ latitude, longitude }: Point): { x: number; y: number } {
  const distance = SCALE * polarDistance(radians(latitude));
  const angle = radians(longitude) - CENTRAL_MERIDIAN;
  return {
    x: distance * Math.sin(angle) + FALSE_EASTING,
    y: -distance * Math.cos(angle) + FALSE_NORTHING,
  };
}

/** The point that {@link project} gives these metres for. */
export function unproject({ x, y }: { x: number; y: number }): Point {
  const [east, south] = [x - FALSE_EASTING, FALSE_NORTHING - y];
  return {
    latitude: degrees(latitudeAt(Math.hypot(east, south) / SCALE)),
    longitude: degrees(CENTRAL_MERIDIAN + Math.atan2(east, south)),
  };
}

/** The pixel that a point lies in; undefined outside the grid. */
export function pixelAt(point: Point): Pixel | undefined {
  const { x, y } = project(point);
  const column = Math.floor(x / RESOLUTION + 0.5);
  const row = Math.floor(-y / RESOLUTION + 0.5);
  const isInside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  return isInside ? { column, row } : undefined;
}

/** Snyder, Map Projections (USGS 1395), equation 15-9: the conformal distance from the north pole. */
function polarDistance(latitude: number): number {
  return Math.tan(Math.PI / 4 - latitude / 2) / flattening(latitude);
}

/** The same, equation 7-9, backwards: three rounds bring the latitude to a millimetre. */
function latitudeAt(distance: number): number {
  let latitude = Math.PI / 2 - 2 * Math.atan(distance);
  for (let round = 0; round < 3; round++) {
    latitude = Math.PI / 2 - 2 * Math.atan(distance * flattening(latitude));
  }
  return latitude;
}

function flattening(latitude: number): number {
  const sine = ECCENTRICITY * Math.sin(latitude);
  return ((1 - sine) / (1 + sine)) ** (ECCENTRICITY / 2);
}

function radians(angle: number): number {
  return (angle / 180) * Math.PI;
}

function degrees(angle: number): number {
  return (angle / Math.PI) * 180;
}
