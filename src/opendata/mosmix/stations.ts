import KDBush from 'kdbush';
import { around, distance } from 'geokdbush';
import type { Station } from './catalogue.ts';

/** A station and how far it is, km. */
export interface NearStation extends Station {
  distance: number;
}

/** Finds the stations around a point, nearest first. */
export interface StationIndex {
  around(latitude: number, longitude: number, count: number, radius: number): NearStation[];
}

export function indexStations(stations: readonly Station[]): StationIndex {
  const index = new KDBush(stations.length);
  for (const station of stations) index.add(station.longitude, station.latitude);
  index.finish();

  function near(latitude: number, longitude: number, count: number, radius: number): NearStation[] {
    return around(index, longitude, latitude, count, radius)
      .map((at) => stations[at])
      .filter((station) => station !== undefined)
      .map((station) => ({
        ...station,
        distance: distance(longitude, latitude, station.longitude, station.latitude),
      }));
  }

  return { around: near };
}
