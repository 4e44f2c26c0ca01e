import { SNOW_TEMPERATURE_C } from './atmosphere.ts';
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

/** Rain at this temperature and below would freeze; what is coded as rain for a lower place falls as snow. */
const ALWAYS_SNOW_C = -2;

/** Codes of WMO table 4677: drizzle, rain, sleet and showers, as snow of the same strength. */
const AS_SNOW: ReadonlyMap<number, number> = new Map([
  [51, 71], [53, 71], [55, 73], [61, 71], [63, 73], [65, 75], [68, 71], [69, 73], [80, 85], [81, 86], [82, 86],
  [83, 85], [84, 86],
]); // prettier-ignore

/** Freezing drizzle and rain, sleet, snow and their showers, as rain of the same strength. */
const AS_RAIN: ReadonlyMap<number, number> = new Map([
  [56, 51], [57, 53], [66, 61], [67, 63], [68, 61], [69, 63], [71, 61], [73, 63], [75, 65], [83, 80], [84, 81],
  [85, 80], [86, 81],
]); // prettier-ignore

/**
 * What falls in an hour at another height, by its temperature there: across that of the snow line, rain
 * becomes snow of the same amount of water, and snow rain.
 *
 * @param there the temperature at the other height, °C
 */
export function adjustFall(
  {
    temperature: here,
    significantWeather,
    precipitation,
    snow,
  }: Pick<Hour, 'temperature' | 'significantWeather' | 'precipitation' | 'snow'>,
  there: number | null,
): Pick<Hour, 'significantWeather' | 'snow'> {
  const unchanged = { significantWeather, snow };
  if (here === null || there === null || significantWeather === null) return unchanged;
  const isColder = there < here;
  const isAcross = isColder
    ? there <= ALWAYS_SNOW_C || (there <= SNOW_TEMPERATURE_C && here > SNOW_TEMPERATURE_C)
    : there > SNOW_TEMPERATURE_C && here <= SNOW_TEMPERATURE_C;
  const changed = isAcross && (isColder ? AS_SNOW : AS_RAIN).get(significantWeather);
  if (changed === undefined || changed === false) return unchanged;
  return { significantWeather: changed, snow: isColder ? precipitation : snow === null ? null : 0 };
}
