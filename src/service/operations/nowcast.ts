import type {
  NowcastResponse,
  nowcastTable,
  RealtimeWeatherItem,
  PrecipitationRiskItem,
} from '../../contract/public/nowcast.ts';
import {
  computeForecastError,
  type ObservedStation,
  interpolateTemperature,
  type ForecastError,
} from '../../weather/observation.ts';
import { HOUR_MS } from '../../time/units.ts';
import {
  type NextHourStep,
  type Nowcast,
  applyRadarToState,
  classifyRadarRate,
  type RadarClass,
} from '../../weather/nowcast.ts';
import type { Locale } from '../../wording/language.ts';
import { planNextHour } from '../../wording/plan/next-hour.ts';
import { renderPlan } from '../../wording/render.ts';
import {
  type OperationHandlersFor,
  namePlace,
  resolvePlaceTime,
  type LocationQuery,
  resolvePostcode,
  optionalWithTimeout,
} from '../operation-handler.ts';
import {
  createFingerprint,
  hasActiveWarning,
  buildWeatherEntry,
  roundToTenth,
  type WarningCheck,
} from '../answer-fields.ts';
import { hasEnoughSteps, selectRadarSteps, addPrecipitationKind } from './next-hour.ts';
import type { Sources } from '../sources.ts';
import type { ForecastPoint } from '../../opendata/forecast.ts';
import { type Hour, findHour, interpolateHourly } from '../../weather/hour.ts';
import type { WeatherWarning } from '../../weather/warning.ts';
import { noForecast } from '../../http/problems.ts';
import {
  roundToOktas,
  isUnspecifiedWeather,
  isWet,
  getWeatherFamily,
  determineSkyState,
  determineWeatherState,
  UNKNOWN_STATE,
  type WeatherState,
} from '../../weather/state.ts';
import { isNight } from '../../weather/periods.ts';
import { toLocalDate } from '../../time/local-time.ts';
import { isSignificantWind } from '../../weather/atmosphere.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';

/** So far ahead radar reaches, ms. */
const RADAR_SPAN_MS = 2 * HOUR_MS;

/** What all but the forecast take longer than this is not waited for, ms. */
const OPTIONAL_SOURCES_TIMEOUT_MS = 3500;

/** "Nowcast response" of the public weather API's document. */
export function nowcastHandlers(
  sources: Sources,
  patience = OPTIONAL_SOURCES_TIMEOUT_MS,
): OperationHandlersFor<keyof typeof nowcastTable> {
  async function answer(where: LocationQuery, locale: Locale): Promise<NowcastResponse> {
    const { latitude, longitude } = where;
    const { now, timeZone } = resolvePlaceTime(where, sources);
    const { region, elevation, country } = namePlace(where, locale, sources);
    const point = { latitude, longitude, elevation };
    const gathered = await fetchNowcastInputs(point, now, sources, patience);
    const { hours, station, warnings } = gathered;
    const steps = buildSteps(gathered, now);
    const source = formatSource(gathered, sources);
    const error = station && computeForecastError(station, elevation, hours, now);
    const isWarned = hasActiveWarning(warnings, country);
    const context = { latitude, longitude, timeZone, locale, hours, error, isWarned };
    const items = buildRiskItems(steps, hours);
    return {
      precipitationRisk: {
        fingerprint: createFingerprint([source, latitude, longitude, steps]),
        precType: items[0]?.precType ?? null,
        items,
        text: hasEnoughSteps(steps)
          ? renderPlan(planNextHour(steps, now, region || null), locale)
          : null,
        times: { startTime: items[0]?.times.startTime ?? null },
      },
      realtimeWeather: { items: steps.map((step) => buildRealtimeItem(step, context)) },
      source,
    };
  }

  return {
    nowcastByCoordinates: answer,

    async nowcastByLocation({ countryCode, postCode }, locale) {
      const { name, ...place } = await resolvePostcode(countryCode, postCode, locale, sources);
      return answer({ ...place, location: name }, locale);
    },
  };
}

/** Two hours from the running step on; without data where radar has none. */
function buildSteps({ nowcast, hours }: NowcastInputs, now: number): NextHourStep[] {
  const { issued = now, steps = [] } = nowcast ?? {};
  return addPrecipitationKind(selectRadarSteps({ issued, steps }, now, RADAR_SPAN_MS), hours);
}

function formatSource({ nowcast }: NowcastInputs, { source }: Sources): string {
  const names = nowcast ? [source.forecasts, source.nowcasts] : [source.forecasts];
  return [...new Set(names)].join(', ');
}

/** All that is known of the weather at a point. */
interface NowcastInputs {
  /** Of the forecast, from two hours ago on. */
  hours: readonly Hour[];
  /** Undefined where no radar reaches, and where radar is down or late. */
  nowcast: Nowcast | undefined;
  /** The closest station; undefined where there is none, and where readings are down or late. */
  station: ObservedStation | undefined;
  /** Undefined where they are down or late: then it is not known whether there are any. */
  warnings: readonly WeatherWarning[] | undefined;
}

/** A station farther off does not tell of the temperature here, km. */
const MAX_STATION_DISTANCE_KM = 25;

/**
 * Asks all sources at once. Without a forecast there is no nowcast; the others only add to it.
 *
 * @param patience milliseconds that one waits for those
 * @throws {ServiceError} where no station has a forecast
 * @throws {OpenDataError} where the forecast cannot be had
 */
async function fetchNowcastInputs(
  point: ForecastPoint,
  now: number,
  { forecasts, nowcasts, observations, warnings }: Sources,
  patience: number,
): Promise<NowcastInputs> {
  const [forecast, nowcast, closest, known] = await Promise.all([
    // A reading may be older than the running hour.
    forecasts.at(point, now - (now % HOUR_MS) - 2 * HOUR_MS),
    optionalWithTimeout(nowcasts.at(point), patience),
    optionalWithTimeout(observations.closest(point, MAX_STATION_DISTANCE_KM), patience),
    optionalWithTimeout(warnings.at(point), patience),
  ]);
  if (!forecast) throw noForecast();
  return { hours: forecast.series.hours, nowcast, station: closest?.station, warnings: known };
}

/** Where, for whom and from what items are made. */
interface RealtimeContext {
  latitude: number;
  longitude: number;
  timeZone: string;
  locale: Locale;
  hours: readonly Hour[];
  error: ForecastError | undefined;
  /** Whether a warning is in force from one instant to before another. */
  isWarned: WarningCheck;
}

/** The weather within a step of radar, or where that has no data, by the forecast alone. */
function buildRealtimeItem(
  { start, length, rate, kind }: NextHourStep,
  context: RealtimeContext,
): RealtimeWeatherItem {
  const { latitude, longitude, timeZone, hours, error, isWarned } = context;
  const end = start + length;
  const night = isNight(start + length / 2, latitude, longitude);
  const hasWarnings = isWarned(start, end);
  const hour = findHour(start, hours);
  const clouds = roundToOktas(interpolateHourly(start, 'cloudCover', hours));
  const state = applyRadarToState(selectForecastState(hour, clouds), determineSkyState(clouds), {
    rate,
    kind,
  });
  const windy = hour !== undefined && isSignificantWind(hour.windSpeed, hour.gust);
  return {
    date: toLocalDate(start, timeZone),
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
    isNight: night,
    hasWarnings,
    cloudsTotal: clouds,
    temperature: { value: roundToTenth(interpolateTemperature(start, hours, error)), unit: '°C' },
    weather: buildWeatherEntry(
      state,
      { isNight: night, isWindy: windy, hasWarning: hasWarnings === true },
      context.locale,
    ),
  };
}

/** The clouds change within the hour, and so does the state where it is that of the sky. */
function selectForecastState(hour: Hour | undefined, clouds: number | null): WeatherState {
  const state = hour ? determineWeatherState(hour) : UNKNOWN_STATE;
  if (hour && isUnspecifiedWeather(hour)) return state;
  return isWet(state) || getWeatherFamily(state) === 'fog' ? state : determineSkyState(clouds);
}

/** Drizzle that freezes. */
const FREEZING_DRIZZLE_CODES = new Set([56, 57]);

/** The steps in which radar sees something fall. */
function buildRiskItems(
  steps: readonly NextHourStep[],
  hours: readonly Hour[],
): PrecipitationRiskItem[] {
  return steps.flatMap(({ start, length, rate, kind }) => {
    const value = classifyRadarRate(rate ?? 0);
    if (value === 0) return [];
    const from = new Date(start).toISOString();
    return {
      precType: toPrecType(kind),
      radar: { value },
      times: { startTime: from },
      from,
      to: new Date(start + length).toISOString(),
      drizzlePossible: isDrizzlePossible(value, findHour(start, hours)),
    };
  });
}

function toPrecType(kind: PrecipitationKind): PrecipitationRiskItem['precType'] {
  return kind === 'unknown' ? null : kind;
}

/** Drops of drizzle are so small that radar hardly sees them. */
function isDrizzlePossible(value: RadarClass, hour: Hour | undefined): boolean {
  if (value > 1 || !hour) return false;
  const state = determineWeatherState(hour);
  return getWeatherFamily(state) === 'drizzle' || FREEZING_DRIZZLE_CODES.has(state);
}
