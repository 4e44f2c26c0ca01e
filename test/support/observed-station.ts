import { NOTHING_MEASURED } from '../../src/opendata/observations/report.ts';
import type {
  ObservedStation,
  StationReading,
  WeatherStation,
} from '../../src/weather/station-reading.ts';

const NOTHING: StationReading = { ...NOTHING_MEASURED, time: 0, precipitationToday: null };

/** A station that has measured nothing but the given values. */
export function stationWith(
  reading: Partial<StationReading>,
  given: Partial<WeatherStation> = {},
): ObservedStation {
  const station = { id: 433, name: 'Berlin-Tempelhof', latitude: 52.47, longitude: 13.4 };
  return { ...station, elevation: 40, ...given, reading: { ...NOTHING, ...reading } };
}
