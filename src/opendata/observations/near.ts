import { distance } from 'geokdbush';
import type { WeatherStation } from '../../weather/station-reading.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Near<Station> {
  station: Station;
  /** By the great circle, km. */
  distance: number;
}

/** The stations within so many km of a position, the closest first. */
export function within<Station extends WeatherStation>(
  reach: number,
  { latitude, longitude }: Position,
  stations: readonly Station[],
): Near<Station>[] {
  return stations
    .map((station) => ({
      station,
      distance: distance(longitude, latitude, station.longitude, station.latitude),
    }))
    .filter((near) => near.distance <= reach)
    .toSorted((a, b) => a.distance - b.distance);
}
