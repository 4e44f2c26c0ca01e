/** A place on earth, degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A cell of the grid: columns from the west, rows from the north. */
export interface Pixel {
  column: number;
  row: number;
}

export const GRID_COLUMNS = 1100;
export const GRID_ROWS = 1200;
export const GRID_PIXELS = GRID_COLUMNS * GRID_ROWS;

/** WGS 84, metres. */
const SEMI_MAJOR_AXIS_M = 6378137;
const SEMI_MINOR_AXIS_M = 6356752.3142451802;

/** DE1200: polar stereographic, true to scale at 60° N, along 10° E; the offsets in metres. */
const TRUE_LATITUDE = toRadians(60);
const CENTRAL_MERIDIAN = toRadians(10);
const FALSE_EASTING_M = 543196.83521776402;
const FALSE_NORTHING_M = 3622588.8619310018;

/** Side of a pixel, metres. */
export const PIXEL_SIZE_M = 1000;

const ECCENTRICITY = Math.sqrt(1 - (SEMI_MINOR_AXIS_M / SEMI_MAJOR_AXIS_M) ** 2);

/** Metres from the pole per unit of {@link polarDistance}. */
const SCALE =
  (SEMI_MAJOR_AXIS_M * Math.cos(TRUE_LATITUDE)) /
  Math.sqrt(1 - (ECCENTRICITY * Math.sin(TRUE_LATITUDE)) ** 2) /
  polarDistance(TRUE_LATITUDE);

/**
 * Metres on DWD's grid DE1200: x to the east, y to the north, both 0 in the middle of the pixel in
 * the north-western corner.
 */
export function project({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  const distance = SCALE * polarDistance(toRadians(latitude));
  const angle = toRadians(longitude) - CENTRAL_MERIDIAN;
  return {
    x: distance * Math.sin(angle) + FALSE_EASTING_M,
    y: -distance * Math.cos(angle) + FALSE_NORTHING_M,
  };
}

/** Inverse of {@link project}. */
export function unproject({ x, y }: { x: number; y: number }): GeoPoint {
  const [east, south] = [x - FALSE_EASTING_M, FALSE_NORTHING_M - y];
  return {
    latitude: toDegrees(toLatitude(Math.hypot(east, south) / SCALE)),
    longitude: toDegrees(CENTRAL_MERIDIAN + Math.atan2(east, south)),
  };
}

/** Finds the pixel of a point; undefined outside the grid. */
export function findPixel(point: GeoPoint): Pixel | undefined {
  const { x, y } = project(point);
  const column = Math.floor(x / PIXEL_SIZE_M + 0.5);
  const row = Math.floor(-y / PIXEL_SIZE_M + 0.5);
  const isInside = column >= 0 && column < GRID_COLUMNS && row >= 0 && row < GRID_ROWS;
  return isInside ? { column, row } : undefined;
}

/** Snyder, Map Projections (USGS 1395), equation 15-9: the conformal distance from the north pole. */
function polarDistance(latitude: number): number {
  return Math.tan(Math.PI / 4 - latitude / 2) / computeFlattening(latitude);
}

/** The inverse, equation 7-9: three iterations are accurate to a millimetre. */
function toLatitude(distance: number): number {
  let latitude = Math.PI / 2 - 2 * Math.atan(distance);
  for (let round = 0; round < 3; round++) {
    latitude = Math.PI / 2 - 2 * Math.atan(distance * computeFlattening(latitude));
  }
  return latitude;
}

function computeFlattening(latitude: number): number {
  const sine = ECCENTRICITY * Math.sin(latitude);
  return ((1 - sine) / (1 + sine)) ** (ECCENTRICITY / 2);
}

function toRadians(angle: number): number {
  return (angle / 180) * Math.PI;
}

function toDegrees(angle: number): number {
  return (angle / Math.PI) * 180;
}
