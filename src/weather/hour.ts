import { HOUR_MS } from '../time/units.ts';

/**
 * One hour of a forecast for one point, in the units of the whole project.
 *
 * Instant values hold at `start`; amounts, states and gusts describe the hour from `start` to `start` + 1 h.
 * Missing values are null, never 0.
 */
export interface Hour {
  /** Start of the hour, epoch milliseconds (UTC), on the full hour. */
  start: number;
  /** Air temperature at 2 m, °C. */
  temperature: number | null;
  /** Dew point at 2 m, °C. */
  dewPoint: number | null;
  /** Highest temperature of the twelve hours that end with this hour, °C. */
  maximumOf12Hours: number | null;
  /** Lowest temperature of the twelve hours that end with this hour, °C. */
  minimumOf12Hours: number | null;
  /** Effective cloud cover, percent. */
  cloudCover: number | null;
  /** Air pressure reduced to sea level, hPa. */
  pressure: number | null;
  /** Mean wind speed at 10 m, km/h. */
  windSpeed: number | null;
  /** Direction the wind blows from, degrees clockwise from north. */
  windDirection: number | null;
  /** Strongest gust, km/h. */
  gust: number | null;
  /** All precipitation, melted snow included, mm. */
  precipitation: number | null;
  /** The part of `precipitation` that falls as snow, mm of water. */
  snow: number | null;
  /** Probability of more than 0.1 mm, percent. */
  precipitationProbability: number | null;
  /** Probability of a thunderstorm, percent. */
  thunderProbability: number | null;
  /** Significant weather, the code of WMO table 4677 from the source; see `determineWeatherState`. */
  significantWeather: number | null;
  /** Sunshine, minutes. */
  sunshine: number | null;
  /** Global radiation, mean of the hour, W/m². */
  radiation: number | null;
  /** UV index; the point forecasts of DWD have none. */
  uvIndex: number | null;
}

/** Consecutive hours of one forecast run. */
export interface HourlySeries {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** Ascending, an hour apart, without gaps. */
  hours: Hour[];
}

/** Instant values that are interpolated between hours. */
type InterpolatedField = 'temperature' | 'cloudCover';

/** Finds the hour of an instant. */
export function findHour(instant: number, hours: readonly Hour[]): Hour | undefined {
  return hours.find(({ start }) => start <= instant && instant < start + HOUR_MS);
}

/** Interpolates a value between two hours; null if one of them is unknown. */
export function interpolateHourly(
  instant: number,
  value: InterpolatedField,
  hours: readonly Hour[],
): number | null {
  const before = findHour(instant, hours);
  const from = before?.[value] ?? null;
  if (!before || from === null || before.start === instant) return from;
  const to = findHour(before.start + HOUR_MS, hours)?.[value] ?? null;
  return to === null ? null : from + ((to - from) * (instant - before.start)) / HOUR_MS;
}
