/** The radar composite's grid DE1200: pixels of 1 km, polar stereographic on WGS84 (lat_ts 60°, lon_0 10°). */
export const COLUMNS = 1100;
export const ROWS = 1200;

const SEMI_MAJOR = 6_378_137;
const SEMI_MINOR = 6_356_752.3142451802;
const X_0 = 543_196.83521776402;
const Y_0 = 3_622_588.8619310018;
const LON_0 = 10;
const RADIANS = Math.PI / 180;
const PIXEL = 1000;

const ECCENTRICITY = Math.sqrt(1 - (SEMI_MINOR / SEMI_MAJOR) ** 2);
/** Metres from the pole for one unit of the conformal colatitude's tangent; true to scale at 60°. */
const SCALE = trueScale(60 * RADIANS);

/** A place on the grid in pixels; the centre of the north-western pixel is 0, 0. */
export interface GridPoint {
  /** Eastward. */
  column: number;
  /** Southward. */
  row: number;
}

export interface Degrees {
  latitude: number;
  longitude: number;
}

export function gridPointAt({ latitude, longitude }: Degrees): GridPoint {
  const fromPole = SCALE * colatitudeTangent(latitude * RADIANS);
  const turned = (longitude - LON_0) * RADIANS;
  return {
    column: (X_0 + fromPole * Math.sin(turned)) / PIXEL,
    row: (fromPole * Math.cos(turned) - Y_0) / PIXEL,
  };
}

export function degreesAt({ column, row }: GridPoint): Degrees {
  const east = column * PIXEL - X_0;
  const south = row * PIXEL + Y_0;
  const tangent = Math.hypot(east, south) / SCALE;
  return {
    latitude: latitudeOf(tangent) / RADIANS,
    longitude: LON_0 + Math.atan2(east, south) / RADIANS,
  };
}

function trueScale(latitude: number): number {
  const sine = ECCENTRICITY * Math.sin(latitude);
  return (SEMI_MAJOR * Math.cos(latitude)) / Math.sqrt(1 - sine ** 2) / colatitudeTangent(latitude);
}

function colatitudeTangent(latitude: number): number {
  return Math.tan(Math.PI / 4 - latitude / 2) / flattening(latitude);
}

/** Three rounds bring the latitude to a millimetre. */
function latitudeOf(tangent: number): number {
  let latitude = Math.PI / 2 - 2 * Math.atan(tangent);
  for (let round = 0; round < 3; round++) {
    latitude = Math.PI / 2 - 2 * Math.atan(tangent * flattening(latitude));
  }
  return latitude;
}

function flattening(latitude: number): number {
  const sine = ECCENTRICITY * Math.sin(latitude);
  return ((1 - sine) / (1 + sine)) ** (ECCENTRICITY / 2);
}
