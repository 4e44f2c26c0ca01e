import { planNextHour } from '../../wording/plan/next-hour.ts';
import { renderPlan } from '../../wording/render.ts';
import { type OperationHandlersFor, namePlace } from '../operation-handler.ts';
import { createFingerprint, roundToHundredth } from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import type { ForecastPoint } from '../../opendata/forecast.ts';
import type { Nowcasts } from '../../opendata/radar/nowcasts.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { HOUR_MS } from '../../time/units.ts';
import { type NextHourStep, type Nowcast, NOWCAST_STEP_MS } from '../../weather/nowcast.ts';
import { noForecast } from '../../http/problems.ts';
import { type Hour, findHour } from '../../weather/hour.ts';
import { determinePrecipitationKind } from '../../weather/precipitation.ts';

/** A turn of the skill has 6.5 s: what radar takes longer than this is the forecast's to answer, ms. */
const RADAR_TIMEOUT_MS = 3500;

/**
 * Operation 3 of the voice-text document.
 *
 * @param patience milliseconds that one waits for the radar
 */
export function nextHourHandlers(
  sources: Sources,
  patience = RADAR_TIMEOUT_MS,
): OperationHandlersFor<'precipitationNextHour'> {
  return {
    async precipitationNextHour(where, locale) {
      const { latitude, longitude } = where;
      const now = sources.clock().getTime();
      const { region, elevation } = namePlace(where, locale, sources);
      const nextHour = await loadNextHour(
        { latitude, longitude, elevation },
        now,
        sources,
        patience,
      );
      const items = nextHour.steps.map(({ start, rate }) => ({
        date: new Date(start).toISOString(),
        value: rate,
      }));
      return {
        // The same for the same precipitation at a point, whatever the place is called.
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
  /** What the steps come from. */
  source: string;
  steps: NextHourStep[];
}

/**
 * What falls in the hour from now: by radar where it has data in time, else by the forecast. Both
 * are asked at once. A radar file that comes too late serves the next asker.
 *
 * @param patience milliseconds that one waits for the radar, or has waited when it is there and only
 *   the kind of precipitation is still to come
 * @throws {ServiceError} where neither source reaches the point
 * @throws {OpenDataError} where neither can be had
 */
export async function loadNextHour(
  point: ForecastPoint,
  now: number,
  { nowcasts, forecasts, source }: Sources,
  patience: number,
): Promise<NextHour> {
  const asked = forecasts.at(point, now - (now % HOUR_MS));
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  // Without a forecast it is not known what falls, but that it does.
  const forKind = asked.catch(() => undefined);
  try {
    const nowcast = await Promise.race([loadNowcast(point, nowcasts), late]);
    const steps = nowcast && selectRadarSteps(nowcast, now);
    if (steps && hasEnoughSteps(steps)) {
      const forecast = await Promise.race([forKind, late]);
      return {
        source: source.nowcasts,
        steps: addPrecipitationKind(steps, forecast?.series.hours ?? []),
      };
    }
  } finally {
    clearTimeout(timer);
  }
  const forecast = await asked;
  const steps = selectForecastSteps(forecast?.series.hours ?? [], now);
  if (steps.every(({ rate }) => rate === null)) throw noForecast();
  return { source: source.forecasts, steps };
}

/** Undefined outside the radar's reach, and where radar is down. */
async function loadNowcast(point: ForecastPoint, nowcasts: Nowcasts): Promise<Nowcast | undefined> {
  try {
    return await nowcasts.at(point);
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}

/** Radar that is known for less than this from now on is too little for an answer, steps. */
const MIN_KNOWN_STEPS = 3;

/**
 * The steps of the hour from the running one on, or of another span (ms), whatever the run holds of
 * them; a step that it does not hold has no data.
 */
export function selectRadarSteps(
  { steps }: Nowcast,
  now: number,
  span = HOUR_MS,
): Pick<NextHourStep, 'start' | 'length' | 'rate'>[] {
  const rates = new Map(steps.map(({ start, rate }) => [start, rate]));
  const first = now - (now % NOWCAST_STEP_MS);
  return Array.from({ length: span / NOWCAST_STEP_MS }, (_, index) => {
    const start = first + index * NOWCAST_STEP_MS;
    return { start, length: NOWCAST_STEP_MS, rate: roundToHundredth(rates.get(start) ?? null) };
  });
}

/** Whether enough is known from now on: data that come later do not tell what falls until then. */
export function hasEnoughSteps(steps: readonly Pick<NextHourStep, 'rate'>[]): boolean {
  const gap = steps.findIndex(({ rate }) => rate === null);
  return gap === -1 || gap >= MIN_KNOWN_STEPS;
}

/** With the kind that a forecast gives what falls; unknown without one. */
export function addPrecipitationKind(
  steps: readonly Omit<NextHourStep, 'kind'>[],
  hours: readonly Hour[],
): NextHourStep[] {
  return steps.map((step) => {
    return { ...step, kind: determinePrecipitationKind(findHour(step.start, hours)) };
  });
}

/** The hours of a forecast that the hour from now touches: never finer than the source. */
function selectForecastSteps(hours: readonly Hour[], now: number): NextHourStep[] {
  return hours
    .filter(({ start }) => start > now - HOUR_MS && start < now + HOUR_MS)
    .map((hour) => ({
      start: hour.start,
      length: HOUR_MS,
      rate: roundToHundredth(hour.precipitation),
      kind: determinePrecipitationKind(hour),
      probability: hour.precipitationProbability,
    }));
}
