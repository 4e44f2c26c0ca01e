import type { WeatherStation } from '../../../weather/station-reading.ts';

/** A demo station, which reports by an id of WMO's form. Every one lies at sea level. */
export interface DemoStation extends WeatherStation {
  wmoId: string;
}

/** Circles of latitude with the first and the last station on them, degrees; all are in Germany. */
const CIRCLES: readonly (readonly [latitude: number, west: number, east: number])[] = [
  [54.4, 9, 9.75],
  [53.6, 7.5, 13.5],
  [52.9, 7.5, 14.25],
  [52.2, 7.5, 14.25],
  [51.5, 6.75, 14.25],
  [50.8, 6.75, 14.25],
  [50.1, 6.75, 12],
  [49.4, 7.5, 12],
  [48.7, 8.25, 12.75],
  [48, 8.25, 12.75],
];
const STEP = 0.75;

/** Numbers and ids that no real station has. */
const FIRST_ID = 90001;
const WMO_BLOCK = 99;

export const DEMO_STATIONS: readonly DemoStation[] = CIRCLES.flatMap(([latitude, west, east]) =>
  Array.from({ length: Math.round((east - west) / STEP) + 1 }, (_, index) => ({
    latitude,
    longitude: west + index * STEP,
  })),
).map(({ latitude, longitude }, index) => ({
  id: FIRST_ID + index,
  wmoId: `${WMO_BLOCK}${String(index + 1).padStart(3, '0')}`,
  name: `DEMO ${latitude.toFixed(2)}N ${longitude.toFixed(2)}E`,
  latitude,
  longitude,
  elevation: 0,
}));
