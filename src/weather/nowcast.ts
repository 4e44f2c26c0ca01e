import { HOUR_MS } from '../time/units.ts';
import { determinePrecipitationKind, type PrecipitationKind } from './atmosphere.ts';
import type { Hour } from './hour.ts';
import {
  RAIN_RATES,
  SNOW_RATES,
  determineWeatherState,
  withStrengthByRate,
  getWeatherFamily,
  isWet,
  type WeatherState,
} from './state.ts';

/** Precipitation within five minutes. */
export interface NowcastStep {
  /** Start of the step, epoch milliseconds (UTC), on full five minutes. */
  start: number;
  /** Total precipitation, mm per hour; null without data, which means neither wet nor dry. */
  rate: number | null;
}

/** Consecutive steps for one point. */
export interface Nowcast {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** Ascending, `NOWCAST_STEP_MS` apart, without gaps. */
  steps: NowcastStep[];
}

export const NOWCAST_STEP_MS = 5 * 60_000;

/** A step of the radar nowcast, or an hour of a forecast. */
export interface NextHourStep {
  /** Epoch milliseconds (UTC). */
  start: number;
  /** Milliseconds. */
  length: number;
  /** Total precipitation, mm per hour; null without data. */
  rate: number | null;
  /** The kind of precipitation, even if none falls. */
  kind: PrecipitationKind;
  /** Probability of precipitation, percent; only for forecasts. */
  probability?: number | null;
  /** State of the thunderstorm that the forecast names for the hour of the step. */
  thunderstorm?: WeatherState;
}

/**
 * 0 no precipitation, 9 extreme or hail: "Reference: nowcast radar values" in the document of the public
 * weather API.
 */
export type RadarClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A radar step below this rate is dry: the smallest amount in five minutes is 0.12 mm per hour. */
const MIN_WET_RATE_MM_H = 0.1;

/** Whether radar sees precipitation; every answer calls the same steps wet. */
export function isWetRate(rate: number): boolean {
  return rate >= MIN_WET_RATE_MM_H;
}

/**
 * Lower bounds of the classes from 9 to 1, mm per hour. The document names the classes without bounds: 0.5 and
 * 4 to 5 are its bounds of light and heavy rain, 20 and 50 of downpours.
 */
const RADAR_CLASS_MIN_RATES: readonly [RadarClass, number][] = [
  [9, 100],
  [8, 50],
  [7, 20],
  [6, 10],
  [5, 5],
  [4, 2.5],
  [3, 0.5],
  [2, 0.2],
  [1, MIN_WET_RATE_MM_H],
];

/** Classifies a radar rate, mm per hour. */
export function classifyRadarRate(rate: number): RadarClass {
  return RADAR_CLASS_MIN_RATES.find(([, from]) => rate >= from)?.[0] ?? 0;
}

/** Precipitation within some minutes. */
interface RadarPrecipitation {
  /** From radar, mm of water per hour; null without data. */
  rate: number | null;
  /** From the forecast. */
  kind: PrecipitationKind;
}

/** More than this is rain, whatever the forecast calls it; our limit, mm per hour. */
const MAX_DRIZZLE_MM_H = 1;

/** A state of each kind of precipitation; its strength depends on the rate. */
const STATE_BY_KIND: Record<PrecipitationKind, WeatherState> = {
  rain: 61,
  snow: 71,
  sleet: 68,
  freezing: 66,
  unknown: 61,
};

/**
 * Combines the state of some minutes: radar decides whether precipitation falls and how much, the forecast
 * everything else.
 *
 * @param forecast state of the hour
 * @param sky state by the clouds alone
 */
export function applyRadarToState(
  forecast: WeatherState,
  sky: WeatherState,
  { rate, kind }: RadarPrecipitation,
): WeatherState {
  if (rate === null) return forecast;
  if (!isWetRate(rate)) return isWet(forecast) ? sky : forecast;
  return findStateByRate(forecast, rate, kind);
}

/** The state of precipitation of a rate: of the forecast's kind if that is wet. */
export function findStateByRate(
  forecast: WeatherState,
  rate: number,
  kind: PrecipitationKind,
): WeatherState {
  const isTooMuchForDrizzle = getWeatherFamily(forecast) === 'drizzle' && rate > MAX_DRIZZLE_MM_H;
  const keepsKind = isWet(forecast) && !isTooMuchForDrizzle;
  return withStrengthByRate(keepsKind ? forecast : STATE_BY_KIND[kind], rate);
}

/**
 * Radar decides about hours of which it knows at least this share: a run of the greatest age that is used covers
 * so much of every hour that begins within the next one.
 */
const MIN_KNOWN_SHARE = 2 / 3;

/**
 * Replaces the precipitation of the hours that radar covers: amount, kind of weather and probability. The running
 * hour counts from now on, with the mean rate of what is left of it. All other hours stay.
 *
 * @param now epoch milliseconds
 */
export function applyRadarToHours(hours: readonly Hour[], { steps }: Nowcast, now: number): Hour[] {
  const rates = new Map(steps.map(({ start, rate }) => [start, rate]));
  const runningStep = now - (now % NOWCAST_STEP_MS);
  return hours.map((hour) => {
    const ratesOfHour = listRates(Math.max(hour.start, runningStep), hour.start + HOUR_MS, rates);
    const known = ratesOfHour.filter((rate) => rate !== null);
    const isCovered = known.length > 0 && known.length / ratesOfHour.length >= MIN_KNOWN_SHARE;
    return isCovered ? applyRatesToHour(hour, known) : hour;
  });
}

/** Lists the rates of all steps of a span; none if it is over. */
function listRates(
  from: number,
  to: number,
  rates: ReadonlyMap<number, number | null>,
): (number | null)[] {
  const count = Math.max(0, (to - from) / NOWCAST_STEP_MS);
  return Array.from(
    { length: count },
    (_, index) => rates.get(from + index * NOWCAST_STEP_MS) ?? null,
  );
}

function applyRatesToHour(hour: Hour, rates: readonly number[]): Hour {
  return rates.some(isWetRate) ? toWetHour(hour, average(rates)) : toDryHour(hour);
}

/** @param rate mm, of a whole hour */
function toWetHour(hour: Hour, rate: number): Hour {
  const kind = determinePrecipitationKind(hour);
  return {
    ...hour,
    precipitation: rate,
    snow: rate * estimateSnowShare(hour, kind),
    precipitationProbability: 100,
    significantWeather: findStateByRate(determineWeatherState(hour), rate, kind),
  };
}

/** The lowest code of precipitation in WMO table 4677. */
const MIN_WET_CODE = 50;

/** Without precipitation there is no thunderstorm either; the sky remains. */
function toDryHour(hour: Hour): Hour {
  const code = hour.significantWeather;
  return {
    ...hour,
    precipitation: 0,
    snow: 0,
    precipitationProbability: 0,
    thunderProbability: hour.thunderProbability === null ? null : 0,
    significantWeather: code !== null && code >= MIN_WET_CODE ? null : code,
  };
}

const SLEET_SNOW_SHARE = 0.5;

function estimateSnowShare({ precipitation, snow }: Hour, kind: PrecipitationKind): number {
  if (precipitation !== null && precipitation > 0 && snow !== null) return snow / precipitation;
  if (kind === 'snow') return 1;
  return kind === 'sleet' ? SLEET_SNOW_SHARE : 0;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export type Intensity = 'light' | 'moderate' | 'heavy' | 'veryHeavy';

export const INTENSITIES: readonly Intensity[] = ['light', 'moderate', 'heavy', 'veryHeavy'];
export const HEAVY_RANK = INTENSITIES.indexOf('heavy');

/** DWD limit between heavy and violent rain. */
const MAX_HEAVY_MM_H = 25;

/** Upper bounds of each intensity but the last: the bands of the states, then that of heavy rain. */
const MAX_RAIN_RATES_MM_H = [...RAIN_RATES, MAX_HEAVY_MM_H];
const MAX_SNOW_RATES_MM_H = [...SNOW_RATES, MAX_HEAVY_MM_H];

export function classifyIntensity(rate: number, kind: PrecipitationKind): Intensity {
  return intensityOfRank(rankRate(rate, kind));
}

/** The strongest intensity if it is heavy and stronger than the typical one. */
export function findHeavierChange(most: number, typical: number): 'heavy' | 'veryHeavy' | null {
  if (most < HEAVY_RANK || most <= typical) return null;
  return most === HEAVY_RANK ? 'heavy' : 'veryHeavy';
}

/** Index of the intensity of a rate, mm per hour. */
export function rankRate(rate: number, kind: PrecipitationKind): number {
  const limits = kind === 'snow' ? MAX_SNOW_RATES_MM_H : MAX_RAIN_RATES_MM_H;
  const band = limits.findIndex((limit) => rate <= limit);
  return band === -1 ? limits.length : band;
}

export function intensityOfRank(rank: number): Intensity {
  return INTENSITIES[rank] ?? 'moderate';
}

/** The lower median. */
export function median(ranks: readonly number[]): number {
  return [...ranks].toSorted((one, other) => one - other)[Math.floor((ranks.length - 1) / 2)] ?? 0;
}
