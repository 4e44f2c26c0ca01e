import type { PollenForecasts } from '../../../src/opendata/pollen/forecasts.ts';
import type { PollenDay } from '../../../src/weather/atmosphere.ts';

/** Days of a file of 18 April; only grass has all values. */
export const APRIL: readonly PollenDay[] = [
  { date: '2026-04-18', levels: { Birke: 3, Esche: 1, Graeser: 0 } },
  { date: '2026-04-19', levels: { Graeser: 0, Birke: 2 } },
  { date: '2026-04-20', levels: { Esche: 0, Graeser: 1 } },
];

/** Returns the same days everywhere. */
export function pollenOf(days: readonly PollenDay[]): PollenForecasts {
  const issued = Date.parse('2026-04-18T09:00:00Z');
  const forecast = { region: 50, issued, nextUpdate: issued, days: [...days] };
  return { at: async () => forecast };
}
