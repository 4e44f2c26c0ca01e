import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { decodeOpenMeteoForecast } from '../../../src/opendata/open-meteo/forecast-file.ts';
import { HOUR_MS } from '../../../src/time/units.ts';

const FILE = new URL('../../../../shared/data/open-meteo/forecast.json', import.meta.url);

/** What the file says in its own units, by the hour of Toronto. */
const Written = z.object({
  hourly: z.object({ time: z.array(z.string()) }).catchall(z.array(z.number())),
});

describe.skipIf(!existsSync(FILE))('a real file (skipped without ../shared)', () => {
  const body = existsSync(FILE) ? readFileSync(FILE) : Buffer.from('{"hourly":{"time":[]}}');
  const { time: times, ...written } = Written.parse(JSON.parse(body.toString())).hourly;

  it('is of Toronto, and of the evening of its request', () => {
    const { latitude, longitude, series } = decodeOpenMeteoForecast(body);
    expect([latitude, longitude]).toEqual([43.70455, -79.404625]);
    expect(new Date(series.issued)).toEqual(new Date('2026-03-05T21:00-05:00'));
  });

  it('has 191 hours from local midnight on, each with the amounts of the next step', () => {
    const { hours } = decodeOpenMeteoForecast(body).series;
    expect(hours).toHaveLength(191);
    for (const [at, hour] of hours.entries()) {
      const here = (name: string) => written[name]?.[at] ?? NaN;
      const next = (name: string) => written[name]?.[at + 1] ?? NaN;
      expect(hour.start).toBe(Date.parse(`${times[at]}:00-05:00`));
      expect(hour.temperature).toBeCloseTo(((here('temperature_2m') - 32) * 5) / 9, 5);
      expect(hour.windSpeed).toBeCloseTo((here('wind_speed_10m') * 1760 * 0.9144) / 1000, 5);
      expect(hour.windDirection).toBe(here('wind_direction_10m') % 360);
      expect(hour.gust).toBeCloseTo((next('wind_gusts_10m') * 1760 * 0.9144) / 1000, 5);
      expect(hour.precipitation).toBeCloseTo(next('precipitation') * 25.4, 5);
      expect(hour.precipitationProbability).toBe(next('precipitation_probability'));
      expect(hour.significantWeather).toBe(next('weather_code'));
      expect([hour.dewPoint, hour.cloudCover, hour.pressure, hour.snow]).toEqual(
        Array(4).fill(null),
      );
    }
  });

  it('is wet in the hours with precipitation', () => {
    for (const { precipitation, significantWeather } of decodeOpenMeteoForecast(body).series
      .hours) {
      expect((significantWeather ?? 0) >= 51).toBe((precipitation ?? 0) > 0);
    }
  });

  it('is the same in UTC', () => {
    const { hours } = decodeOpenMeteoForecast(body).series;
    expect(hours[0]?.start).toBe(Date.parse('2026-03-04T05:00Z'));
    expect(hours.at(-1)?.start).toBe(Date.parse('2026-03-04T05:00Z') + 190 * HOUR_MS);
  });
});
