import * as z from 'zod';
import type { OperationId } from '../contract/operations.ts';
import { HOUR } from '../weather/hour.ts';
import { STEP } from '../weather/nowcast.ts';

const MINUTE = HOUR / 60;

/** Texts speak of now, today and hours of the clock, which change on the quarter in any zone. */
const QUARTER = HOUR / 4;

/** A run that is late may come at any time. */
const LATE = MINUTE;

/**
 * Where an answer does not say when newer data are to be expected. There is a radar run every five
 * minutes, and what is said of it counts minutes from now; a pollen file comes within five minutes of
 * its time, a warning at any. Stations report every ten minutes.
 */
const RHYTHMS: Partial<Record<OperationId, number>> = {
  precipitationNextHour: MINUTE,
  pollenTextByCoordinates: 5 * MINUTE,
  pollenTextByZip: 5 * MINUTE,
  warningById: MINUTE,
  activeWarningsByWarncell: MINUTE,
  activeWarningsByCoordinates: MINUTE,
  activeWarningsByLocation: MINUTE,
  nowcastByCoordinates: MINUTE,
  nowcastByLocation: MINUTE,
  pollenByCoordinates: 5 * MINUTE,
  pollenByLocation: 5 * MINUTE,
  weatherStations: 10 * MINUTE,
  weatherStationById: 10 * MINUTE,
  closestWeatherStation: 10 * MINUTE,
};

/** Forecasts do, and forecast2 by another name. */
const NextUpdate = z.object({
  nextUpdate: z.string().optional(),
  metadata: z.object({ next_update: z.string() }).optional(),
});

/** Epoch milliseconds until which an answer of now is as good as one that is made then. */
export function freshUntil(id: OperationId, body: object, now: number): number {
  if (id === 'precipitationNextHour' && !isByRadar(body)) return now;
  const rhythm = RHYTHMS[id] ?? QUARTER;
  return Math.min(endOf(rhythm, now), endOf(QUARTER, now), nextData(body, now));
}

/** Where the forecast stands in for the radar, that may be there the next moment. */
function isByRadar(body: object): boolean {
  return 'items' in body && Array.isArray(body.items) && body.items.length === HOUR / STEP;
}

function nextData(body: object, now: number): number {
  const { nextUpdate: said, metadata } = NextUpdate.safeParse(body).data ?? {};
  const nextUpdate = Date.parse(said ?? metadata?.next_update ?? '');
  if (Number.isNaN(nextUpdate)) return Infinity;
  return nextUpdate > now ? nextUpdate : now + LATE;
}

function endOf(period: number, now: number): number {
  return now - (now % period) + period;
}
