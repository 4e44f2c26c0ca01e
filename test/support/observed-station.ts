import { EMPTY_VALUES } from '../../src/opendata/observations/station-log.ts';
import type {
  ObservedStation,
  StationReading,
  WeatherStation,
} from '../../src/weather/observation.ts';

const NOTHING: StationReading = { ...EMPTY_VALUES, time: 0, precipitationToday: null };

/** A station that has measured only some values. */
export function stationWith(
  reading: Partial<StationReading>,
  input: Partial<WeatherStation> = {},
): ObservedStation {
  const station = { id: 433, name: 'Berlin-Tempelhof', latitude: 52.47, longitude: 13.4 };
  return { ...station, elevation: 40, ...input, reading: { ...NOTHING, ...reading } };
}
