import { planNextHour } from '../../wording/plan/next-hour.ts';
import { renderPlan } from '../../wording/render.ts';
import type { OperationHandlersFor } from '../routes.ts';
import { namePlace } from '../place-forecast.ts';
import { createFingerprint, roundToHundredth } from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import type { ForecastPoint } from '../../opendata/forecast.ts';
import { ignoreOpenDataError } from '../../opendata/timeouts.ts';
import { HOUR_MS } from '../../time/units.ts';
import { type NextHourStep, type Nowcast, NOWCAST_STEP_MS } from '../../weather/nowcast.ts';
import { noForecast } from '../../http/problems.ts';
import { type Hour, findHour } from '../../weather/hour.ts';
import { determinePrecipitationKind } from '../../weather/atmosphere.ts';
import { determineWeatherState, getWeatherFamily } from '../../weather/state.ts';

/** Handler of operation 3 of the voice-text document. */
export function nextHourHandlers(sources: Sources): OperationHandlersFor<'precipitationNextHour'> {
  return {
    async precipitationNextHour(query, locale) {
      const { latitude, longitude } = query;
      const now = sources.clock().getTime();
      const { region, elevation } = namePlace(query, locale, sources);
      const nextHour = await loadNextHour({ latitude, longitude, elevation }, now, sources);
      const items = nextHour.steps.map(({ start, rate }) => ({
        date: new Date(start).toISOString(),
        value: rate,
      }));
      return {
        // Depends on the precipitation at the point, not on the name of the place.
        fingerprint: createFingerprint([nextHour.source, latitude, longitude, nextHour.steps]),
        source: nextHour.source,
        lat: latitude,
        lon: longitude,
        region,
        items,
        text: renderPlan(planNextHour(nextHour.steps, now, region || null), locale),
      };
    },
  };
}

interface NextHour {
  /** Source of the steps. */
  source: string;
  steps: NextHourStep[];
}

/**
 * Loads the precipitation of the next hour: by radar if its data arrive in time, else by the
 * forecast. It requests both at once. A late radar file stays in memory for the next request.
 *
 * @throws {ServiceError} if neither source covers the point
 * @throws {OpenDataError} if neither source is available
 */
export async function loadNextHour(
  point: ForecastPoint,
  now: number,
  { nowcasts, forecasts, source, timeouts }: Sources,
): Promise<NextHour> {
  const forecastRequest = forecasts.at(point, now - (now % HOUR_MS));
  // Radar, and the forecast that tells the kind of precipitation.
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeouts.nowcastMs);
  // Without a forecast, only the kind of precipitation is unknown.
  const optionalForecast = forecastRequest.catch(() => undefined);
  try {
    const nowcast = await Promise.race([ignoreOpenDataError(nowcasts.at(point)), timeout]);
    const steps = nowcast && selectRadarSteps(nowcast, now);
    if (steps && hasEnoughSteps(steps)) {
      const forecast = await Promise.race([optionalForecast, timeout]);
      return {
        source: source.nowcasts,
        steps: addPrecipitationKind(steps, forecast?.series.hours ?? []),
      };
    }
  } finally {
    clearTimeout(timer);
  }
  const forecast = await forecastRequest;
  const steps = selectForecastSteps(forecast?.series.hours ?? [], now);
  if (steps.every(({ rate }) => rate === null)) throw noForecast();
  return { source: source.forecasts, steps };
}

/** An answer by radar needs at least so many steps from now on. */
const MIN_KNOWN_STEPS = 3;

/**
 * Selects the radar steps from the running one on. The rate of steps that the run lacks is null.
 *
 * @param spanMs length of the selection
 */
export function selectRadarSteps(
  { steps }: Nowcast,
  now: number,
  spanMs = HOUR_MS,
): Pick<NextHourStep, 'start' | 'length' | 'rate'>[] {
  const rates = new Map(steps.map(({ start, rate }) => [start, rate]));
  const first = now - (now % NOWCAST_STEP_MS);
  return Array.from({ length: spanMs / NOWCAST_STEP_MS }, (_, index) => {
    const start = first + index * NOWCAST_STEP_MS;
    return { start, length: NOWCAST_STEP_MS, rate: roundToHundredth(rates.get(start) ?? null) };
  });
}

/** Whether enough steps from now on have data; steps after a gap do not count. */
export function hasEnoughSteps(steps: readonly Pick<NextHourStep, 'rate'>[]): boolean {
  const gap = steps.findIndex(({ rate }) => rate === null);
  return gap === -1 || gap >= MIN_KNOWN_STEPS;
}

/** Adds the kind of precipitation and thunder by the forecast; the kind is unknown without a forecast. */
export function addPrecipitationKind(
  steps: readonly Omit<NextHourStep, 'kind'>[],
  hours: readonly Hour[],
): NextHourStep[] {
  return steps.map((step) => {
    const hour = findHour(step.start, hours);
    return { ...step, kind: determinePrecipitationKind(hour), ...findThunderstorm(hour) };
  });
}

function findThunderstorm(hour: Hour | undefined): Pick<NextHourStep, 'thunderstorm'> {
  const state = hour && determineWeatherState(hour);
  return state !== undefined && getWeatherFamily(state) === 'thunder'
    ? { thunderstorm: state }
    : {};
}

/** Selects the forecast hours that overlap the next hour, without interpolation. */
function selectForecastSteps(hours: readonly Hour[], now: number): NextHourStep[] {
  return hours
    .filter(({ start }) => start > now - HOUR_MS && start < now + HOUR_MS)
    .map((hour) => ({
      start: hour.start,
      length: HOUR_MS,
      rate: roundToHundredth(hour.precipitation),
      kind: determinePrecipitationKind(hour),
      probability: hour.precipitationProbability,
      ...findThunderstorm(hour),
    }));
}
