import { HOUR_MS } from '../time/units.ts';
import { type Hour, interpolateHourly } from './hour.ts';
import { LAPSE_RATE_K_PER_M } from './atmosphere.ts';

/** A weather station with observations. */
export interface WeatherStation {
  /** Number in the station list of DWD. */
  id: number;
  name: string;
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
}

/** A reading of a station; null for values that it did not measure. */
export interface StationReading {
  /** Epoch milliseconds (UTC). */
  time: number;
  /** Air temperature at 2 m, °C. */
  temperature: number | null;
  /** Percent. */
  relativeHumidity: number | null;
  /** Mean of the last ten minutes, km/h. */
  windSpeed: number | null;
  /** Direction the wind blows from, degrees clockwise from north. */
  windDirection: number | null;
  /** Strongest gust of the last ten minutes, km/h. */
  gust: number | null;
  gustDirection: number | null;
  /** Reduced to sea level, hPa. */
  pressure: number | null;
  /** Since midnight at the station, mm. */
  precipitationToday: number | null;
  /** Total, percent. */
  cloudCover: number | null;
}

export interface ObservedStation extends WeatherStation {
  reading: StationReading;
}

/** What a station reported on the hour; null for what it did not measure. */
export interface StationHour {
  /** Time of the report, epoch milliseconds (UTC). */
  time: number;
  /** Air temperature at 2 m, °C. */
  temperature: number | null;
  /** Percent. */
  relativeHumidity: number | null;
  /** Mean of the last ten minutes, km/h. */
  windSpeed: number | null;
  /** Strongest gust of the hour before, km/h. */
  gust: number | null;
  /** Reduced to sea level, hPa. */
  pressure: number | null;
  /** Precipitation of the hour before, melted snow included, mm. */
  precipitation: number | null;
  /** Whether it was snow; null without precipitation, and if the station tells no kind. */
  isSnow: boolean | null;
  /** Snow lying, cm. */
  snowDepth: number | null;
  /** Metres. */
  visibility: number | null;
  /** Extremes of the day before, by UTC, °C; stations report them once, in the morning. */
  dayBefore: { high: number; low: number } | null;
}

/** Precipitation at a temperature up to this falls as snow as a rule, °C. */
const MAX_SNOW_C = 1;

/**
 * Whether the precipitation of an hour fell as snow: by the weather that was observed at its end, else by temperature.
 *
 * @param observed null if no kind was observed
 */
export function isSnowfall(
  precipitation: number | null,
  observed: 'snow' | 'rain' | null,
  temperature: number | null,
): boolean | null {
  if (precipitation === null || precipitation <= 0) return null;
  if (observed) return observed === 'snow';
  return temperature === null ? null : temperature <= MAX_SNOW_C;
}

/** Older readings do not describe the current weather. */
const MAX_READING_AGE_MS = 75 * 60_000;

/** A reading corrects the forecast for this time, with decreasing weight. */
const CORRECTION_FADE_MS = 3 * HOUR_MS;

/** The error of a forecast relative to a reading, K, and the time of the reading. */
export interface ForecastError {
  offset: number;
  time: number;
}

/**
 * Computes the difference between a reading, reduced to the height of the point, and the forecast for its time;
 * undefined if the reading is too old or a value is unknown.
 *
 * @param elevation of the point, metres above sea level; null takes the station's
 */
export function computeForecastError(
  { elevation: height, reading: { time, temperature } }: ObservedStation,
  elevation: number | null,
  hours: readonly Hour[],
  now: number,
): ForecastError | undefined {
  const forecast = interpolateHourly(time, 'temperature', hours);
  const isNew = time <= now && now - time <= MAX_READING_AGE_MS;
  if (temperature === null || forecast === null || !isNew) return undefined;
  const atPoint = temperature + (height - (elevation ?? height)) * LAPSE_RATE_K_PER_M;
  return { offset: atPoint - forecast, time };
}

/** The forecast's temperature at an instant, °C, corrected by an error that fades with time. */
export function interpolateTemperature(
  instant: number,
  hours: readonly Hour[],
  error: ForecastError | undefined,
): number | null {
  const forecast = interpolateHourly(instant, 'temperature', hours);
  if (forecast === null || !error) return forecast;
  const age = Math.max(instant - error.time, 0);
  return forecast + error.offset * Math.max(1 - age / CORRECTION_FADE_MS, 0);
}

/** Precipitation in a span of time; instants are epoch milliseconds. */
export interface Rainfall {
  from: number;
  to: number;
  /** mm of water. */
  amount: number;
}

/** Sums precipitation since an instant over spans without gap or overlap; undefined if no span starts then. */
export function sumRainSince(start: number, spans: readonly Rainfall[]): Rainfall | undefined {
  const sums = new Map([[start, 0]]);
  let last = start;
  for (const { from, to, amount } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = sums.get(from);
    if (before === undefined || to <= from || sums.has(to)) continue;
    sums.set(to, before + amount);
    last = Math.max(last, to);
  }
  return last === start ? undefined : { from: start, to: last, amount: sums.get(last) ?? 0 };
}

/** Standard gravity, m/s². */
const STANDARD_GRAVITY = 9.80665;
/** Gas constant of dry air, J/(kg K). */
const DRY_AIR_GAS_CONSTANT = 287.05;
/** Virtual temperature increment per hPa of water vapour, K. */
const VAPOUR_COEFFICIENT = 0.12;
const KELVIN_OFFSET = 273.15;

/**
 * Reduces the pressure at a station to sea level as DWD does, by the barometric formula for the layer of air
 * below the station.
 *
 * @param pressure at the station, hPa
 * @param elevation of the station, m
 * @param temperature at the station, °C
 * @returns hPa
 */
export function reduceToSeaLevel(pressure: number, elevation: number, temperature: number): number {
  const layerTemperature =
    temperature +
    KELVIN_OFFSET +
    VAPOUR_COEFFICIENT * estimateVapourPressure(temperature) +
    (LAPSE_RATE_K_PER_M * elevation) / 2;
  return (
    pressure * Math.exp((STANDARD_GRAVITY * elevation) / (DRY_AIR_GAS_CONSTANT * layerTemperature))
  );
}

/** The climatological mean vapour pressure at a temperature, hPa. */
function estimateVapourPressure(temperature: number): number {
  return temperature < 9.1
    ? 5.6402 * (-0.0916 + Math.exp(0.06 * temperature))
    : 18.2194 * (1.0463 - Math.exp(-0.0666 * temperature));
}
