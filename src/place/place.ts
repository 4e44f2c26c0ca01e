import { distance } from 'geokdbush';

/** A place with weather. */
export interface Place {
  /** Spoken name: `Hamburg`, `Frankfurt an der Oder`. */
  name: string;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Metres above sea level; null if unknown. */
  elevation: number | null;
  /** ISO 3166-1 alpha-2; empty at sea. */
  country: string;
  /** IANA time zone. */
  timeZone: string;
  /** Prominence, if known: one more for ten times the inhabitants. */
  fame?: number | undefined;
}

/** Decimal degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export function coordinatesOf({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}

export function isSamePoint(a: Coordinates, b: Coordinates): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

export function distanceInKm(a: Coordinates, b: Coordinates): number {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude);
}

/** Averages coordinates that are close together. */
export function averageCoordinates(positions: readonly Coordinates[]): Coordinates {
  return {
    latitude: averageOfAxis(positions, 'latitude'),
    longitude: averageOfAxis(positions, 'longitude'),
  };
}

/** The point closest to the median, which is robust against outliers. */
export function findMedianPoint<T extends Coordinates>(positions: readonly T[]): T | undefined {
  const median = {
    latitude: medianOfAxis(positions, 'latitude'),
    longitude: medianOfAxis(positions, 'longitude'),
  };
  return positions.toSorted((a, b) => distanceInKm(a, median) - distanceInKm(b, median))[0];
}

function averageOfAxis(positions: readonly Coordinates[], axis: keyof Coordinates): number {
  return positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
}

function medianOfAxis(positions: readonly Coordinates[], axis: keyof Coordinates): number {
  const sorted = positions.map((position) => position[axis]).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
