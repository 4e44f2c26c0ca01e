import type { Point } from '../forecast.ts';
import type { Resource } from '../server.ts';
import { VARIABLES } from './file.ts';

export const FORECAST_PATH = '/v1/forecast';

/** As many as the provider has. */
const FORECAST_DAYS = 16;
/** The Saturday of a Sunday's weekend begins before the day before, where the clock is ahead of UTC. */
const PAST_DAYS = 2;

/** Neighbours within about a kilometre share a file, as they share a point of the grid. */
const DECIMALS = 2;

/** The hourly forecast of a point, by the day of UTC, in metric units. */
export function forecastAt({ latitude, longitude, elevation }: Point): Resource {
  const query = new URLSearchParams({
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    ...(elevation !== null && { elevation: String(Math.round(elevation)) }),
    hourly: VARIABLES.join(','),
    // Its time is that of the answer.
    current: 'temperature_2m',
    forecast_days: String(FORECAST_DAYS),
    past_days: String(PAST_DAYS),
    timeformat: 'unixtime',
    timezone: 'GMT',
  });
  return { host: 'openMeteo', path: `${FORECAST_PATH}?${query.toString()}` };
}

function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}
