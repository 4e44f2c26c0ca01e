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
import type { OperationHandlersFor } from '../routes.ts';
import { optionalWithTimeout } from '../../opendata/timeouts.ts';
import {
  type LocationQuery,
  createWarningCheck,
  namePlace,
  resolvePlaceTime,
  resolvePostcode,
} from '../place-forecast.ts';
import {
  type WarningCheck,
  buildWeatherEntry,
  createFingerprint,
  roundToTenth,
} from '../answer-fields.ts';
import { hasEnoughSteps, selectRadarSteps, addPrecipitationKind } from './next-hour.ts';
import type { Sources } from '../sources.ts';
import type { WarnedPoint } from '../../opendata/warnings/warnings.ts';
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
import { isSignificantWind, type PrecipitationKind } from '../../weather/atmosphere.ts';

/** Radar runs reach so far ahead. */
const RADAR_SPAN_MS = 2 * HOUR_MS;

/** Handlers of "Nowcast response" of the public weather API's document. */
export function nowcastHandlers(sources: Sources): OperationHandlersFor<keyof typeof nowcastTable> {
  async function loadNowcast(query: LocationQuery, locale: Locale): Promise<NowcastResponse> {
    const { latitude, longitude } = query;
    const { now, timeZone } = resolvePlaceTime(query, sources);
    const { region, elevation, country } = namePlace(query, locale, sources);
    const point = { latitude, longitude, elevation, country };
    const inputs = await fetchNowcastInputs(point, now, sources);
    const { hours, station, warnings } = inputs;
    const steps = buildSteps(inputs, now);
    const source = formatSource(inputs, sources);
    const error = station && computeForecastError(station, elevation, hours, now);
    const isWarned = createWarningCheck(warnings, sources.warnings.serviceAt(point));
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
    nowcastByCoordinates: loadNowcast,

    async nowcastByLocation({ countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      return loadNowcast(place, locale);
    },
  };
}

/** Builds the steps of two hours from the running one on; the rate is null without radar data. */
function buildSteps({ nowcast, hours }: NowcastInputs, now: number): NextHourStep[] {
  const { issued = now, steps = [] } = nowcast ?? {};
  return addPrecipitationKind(selectRadarSteps({ issued, steps }, now, RADAR_SPAN_MS), hours);
}

function formatSource({ nowcast }: NowcastInputs, { source }: Sources): string {
  const names = nowcast ? [source.forecasts, source.nowcasts] : [source.forecasts];
  return [...new Set(names)].join(', ');
}

/** Data of all sources at a point. */
interface NowcastInputs {
  /** Hours of the forecast, from two hours ago on. */
  hours: readonly Hour[];
  /** Undefined outside the radar area, on errors and on timeout. */
  nowcast: Nowcast | undefined;
  /** The closest station; undefined without a station nearby, on errors and on timeout. */
  station: ObservedStation | undefined;
  /** Undefined on errors and on timeout: then it is unknown whether there are warnings. */
  warnings: readonly WeatherWarning[] | undefined;
}

/** Readings of stations farther away say nothing about the temperature at the point. */
const MAX_STATION_DISTANCE_KM = 25;

/**
 * Requests all sources at once. The forecast is required, the other sources are optional.
 *
 * @throws {ServiceError} if no station has a forecast
 * @throws {OpenDataError} if the forecast is not available
 */
async function fetchNowcastInputs(
  point: WarnedPoint,
  now: number,
  { forecasts, nowcasts, observations, warnings, timeouts: { nowcastMs } }: Sources,
): Promise<NowcastInputs> {
  const [forecast, nowcast, closest, activeWarnings] = await Promise.all([
    // A reading may be older than the running hour.
    forecasts.at(point, now - (now % HOUR_MS) - 2 * HOUR_MS),
    optionalWithTimeout(nowcasts.at(point), nowcastMs),
    optionalWithTimeout(observations.closest(point, MAX_STATION_DISTANCE_KM), nowcastMs),
    optionalWithTimeout(warnings.at(point), nowcastMs),
  ]);
  if (!forecast) throw noForecast();
  const { hours } = forecast.series;
  return { hours, nowcast, station: closest?.station, warnings: activeWarnings };
}

/** Place, language and data of the items. */
interface RealtimeContext {
  latitude: number;
  longitude: number;
  timeZone: string;
  locale: Locale;
  hours: readonly Hour[];
  error: ForecastError | undefined;
  isWarned: WarningCheck;
}

/** Builds the weather of a radar step; without radar data, it is the weather of the forecast. */
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

/** Uses the interpolated cloud cover if the state describes the sky only. */
function selectForecastState(hour: Hour | undefined, clouds: number | null): WeatherState {
  const state = hour ? determineWeatherState(hour) : UNKNOWN_STATE;
  if (hour && isUnspecifiedWeather(hour)) return state;
  return isWet(state) || getWeatherFamily(state) === 'fog' ? state : determineSkyState(clouds);
}

/** Codes of freezing drizzle in the forecast table. */
const FREEZING_DRIZZLE_CODES = new Set([56, 57]);

/** Builds the steps with radar precipitation. */
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

/** Radar hardly detects the small drops of drizzle. */
function isDrizzlePossible(value: RadarClass, hour: Hour | undefined): boolean {
  if (value > 1 || !hour) return false;
  const state = determineWeatherState(hour);
  return getWeatherFamily(state) === 'drizzle' || FREEZING_DRIZZLE_CODES.has(state);
}
