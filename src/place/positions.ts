import { distance } from 'geokdbush';

/** Decimal degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

export function positionOf({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}

export function isSamePoint(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

export function kilometres(a: Position, b: Position): number {
  return distance(a.longitude, a.latitude, b.longitude, b.latitude);
}

/** Of positions close together. */
export function meanOf(positions: readonly Position[]): Position {
  return { latitude: mean(positions, 'latitude'), longitude: mean(positions, 'longitude') };
}

/** Whichever is closest to the median of all, which a few that are far off do not shift. */
export function middleOf<T extends Position>(positions: readonly T[]): T | undefined {
  const median = {
    latitude: medianOf(positions, 'latitude'),
    longitude: medianOf(positions, 'longitude'),
  };
  return positions.toSorted((a, b) => kilometres(a, median) - kilometres(b, median))[0];
}

function mean(positions: readonly Position[], axis: keyof Position): number {
  return positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
}

function medianOf(positions: readonly Position[], axis: keyof Position): number {
  const sorted = positions.map((position) => position[axis]).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
