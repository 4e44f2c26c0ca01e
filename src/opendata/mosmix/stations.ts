import KDBush from 'kdbush';
import { around } from 'geokdbush';
import type { Station } from './catalogue.ts';

/** Finds the stations around a point, nearest first, within a radius in km. */
export interface StationIndex {
  /** How many there are. */
  count: number;
  around(latitude: number, longitude: number, count: number, radius: number): Station[];
}

export function indexStations(stations: readonly Station[]): StationIndex {
  const index = new KDBush(stations.length);
  for (const station of stations) index.add(station.longitude, station.latitude);
  index.finish();

  return {
    count: stations.length,
    around: (latitude, longitude, count, radius) =>
      around(index, longitude, latitude, count, radius)
        .map((at) => stations[at])
        .filter((station) => station !== undefined),
  };
}
