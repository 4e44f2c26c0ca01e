import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';

/** Creates an hour; all other values are null. */
export function hourWith(values: Partial<Hour>): Hour {
  return {
    start: 0,
    temperature: null,
    dewPoint: null,
    maximumOf12Hours: null,
    minimumOf12Hours: null,
    cloudCover: null,
    pressure: null,
    windSpeed: null,
    windDirection: null,
    gust: null,
    precipitation: null,
    snow: null,
    precipitationProbability: null,
    thunderProbability: null,
    significantWeather: null,
    sunshine: null,
    radiation: null,
    uvIndex: null,
    ...values,
  };
}

/** Consecutive hours from an instant on (`2026-11-18T00:00Z`), each with its values. */
export function hoursFrom(start: string, values: readonly Partial<Hour>[]): Hour[] {
  const first = Date.parse(start);
  return values.map((each, at) => hourWith({ ...each, start: first + at * HOUR_MS }));
}
