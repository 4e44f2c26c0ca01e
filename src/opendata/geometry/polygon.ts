import pointInPolygon from 'point-in-polygon-hao';

/** Longitude and latitude, decimal degrees. */
export type Position = [number, number];

/** Rings that end where they begin: the outline, then the holes. */
export type Polygon = Position[][];

/** West, south, east and north. */
export type Box = readonly [number, number, number, number];

const KILOMETRES_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

export function boxOf([outline = []]: Polygon): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of outline) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** Whether a position lies in a box or so many km beside it. */
export function isInBox(
  [longitude, latitude]: Position,
  [west, south, east, north]: Box,
  margin = 0,
): boolean {
  const high = margin / KILOMETRES_PER_DEGREE;
  const wide = high / Math.cos(latitude * RADIANS);
  return (
    longitude >= west - wide &&
    longitude <= east + wide &&
    latitude >= south - high &&
    latitude <= north + high
  );
}

/** The border is part of it. */
export function isInPolygon(position: Position, polygon: Polygon): boolean {
  return pointInPolygon(position, polygon) !== false;
}

/** The border is no part of it. */
export function isWithinPolygon(position: Position, polygon: Polygon): boolean {
  return pointInPolygon(position, polygon) === true;
}

/** Kilometres from a position to the border of a polygon, as on a flat map around the position. */
export function distanceToBorder([longitude, latitude]: Position, polygon: Polygon): number {
  const narrowing = Math.cos(latitude * RADIANS);
  let nearest = Infinity;
  for (const ring of polygon) {
    let [fromX, fromY] = [NaN, NaN];
    for (const [east, north] of ring) {
      const [x, y] = [(east - longitude) * narrowing, north - latitude];
      const distance = distanceToLine(fromX, fromY, x, y);
      if (distance < nearest) nearest = distance;
      [fromX, fromY] = [x, y];
    }
  }
  return nearest * KILOMETRES_PER_DEGREE;
}

/** From the origin to the nearest point of a straight line between two others; NaN without both. */
function distanceToLine(fromX: number, fromY: number, x: number, y: number): number {
  const [alongX, alongY] = [x - fromX, y - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : -(fromX * alongX + fromY * alongY) / length;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(fromX + at * alongX, fromY + at * alongY);
}
