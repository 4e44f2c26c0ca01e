import * as z from 'zod';
import type { OperationId } from '../contract/operations.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { NOWCAST_STEP_MS } from '../weather/nowcast.ts';

/** Texts mention now, today and hours; these change on a quarter of an hour in every time zone. */
const QUARTER_HOUR_MS = HOUR_MS / 4;

/** A late run may arrive at any time. */
const LATE_RUN_INTERVAL_MS = MINUTE_MS;

/**
 * Update intervals of answers. Radar runs arrive every five minutes, but at any minute, and texts count
 * minutes from now: all answers that radar has a part in change at once, so that they agree. Pollen files
 * arrive within five minutes of their scheduled time, warnings at any time; stations report every ten
 * minutes.
 */
const UPDATE_INTERVALS_MS: Partial<Record<OperationId, number>> = {
  precipitationNextHour: MINUTE_MS,
  forecastNextThreeHours: MINUTE_MS,
  forecastHours: MINUTE_MS,
  forecastDayPart: MINUTE_MS,
  forecastDays: MINUTE_MS,
  forecastWeekend: MINUTE_MS,
  forecastNextThreeDays: MINUTE_MS,
  forecastByCoordinates: MINUTE_MS,
  forecastByLocation: MINUTE_MS,
  forecastSummaryByCoordinates: MINUTE_MS,
  forecastSpacesByCoordinates: MINUTE_MS,
  hourlyForecastByCoordinates: MINUTE_MS,
  forecast2ByCoordinates: MINUTE_MS,
  forecast2ByLocation: MINUTE_MS,
  pollenTextByCoordinates: 5 * MINUTE_MS,
  pollenTextByZip: 5 * MINUTE_MS,
  warningById: MINUTE_MS,
  activeWarningsByWarncell: MINUTE_MS,
  activeWarningsByCoordinates: MINUTE_MS,
  activeWarningsByLocation: MINUTE_MS,
  nowcastByCoordinates: MINUTE_MS,
  nowcastByLocation: MINUTE_MS,
  pollenByCoordinates: 5 * MINUTE_MS,
  pollenByLocation: 5 * MINUTE_MS,
  weatherStations: 10 * MINUTE_MS,
  weatherStationById: 10 * MINUTE_MS,
  closestWeatherStation: 10 * MINUTE_MS,
};

/** The next update, as forecasts and forecast2 name it. */
const NextUpdate = z.object({
  nextUpdate: z.string().optional(),
  metadata: z.object({ next_update: z.string() }).optional(),
});

/** Epoch milliseconds until which an answer created now stays up to date. */
export function computeExpiry(id: OperationId, body: object, now: number): number {
  if (id === 'precipitationNextHour' && !isFromRadar(body)) return now;
  const interval = UPDATE_INTERVALS_MS[id] ?? QUARTER_HOUR_MS;
  return Math.min(
    endOfInterval(interval, now),
    endOfInterval(QUARTER_HOUR_MS, now),
    parseNextUpdate(body, now),
  );
}

/** False if the answer falls back to the forecast: radar may be available the next moment. */
function isFromRadar(body: object): boolean {
  return (
    'items' in body && Array.isArray(body.items) && body.items.length === HOUR_MS / NOWCAST_STEP_MS
  );
}

function parseNextUpdate(body: object, now: number): number {
  const { nextUpdate, metadata } = NextUpdate.safeParse(body).data ?? {};
  const instant = Date.parse(nextUpdate ?? metadata?.next_update ?? '');
  if (Number.isNaN(instant)) return Infinity;
  return instant > now ? instant : now + LATE_RUN_INTERVAL_MS;
}

function endOfInterval(period: number, now: number): number {
  return now - (now % period) + period;
}
