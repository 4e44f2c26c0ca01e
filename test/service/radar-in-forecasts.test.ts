import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createServiceApp } from '../../src/app/service-app.ts';
import { readConfig } from '../../src/config.ts';
import { listen } from '../../src/http/listen.ts';
import { createRadarForecasts } from '../../src/opendata/radar/nowcasts.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { isWet } from '../../src/weather/state.ts';
import { UNHURRIED } from '../support/limits.ts';
import { forecastFrom, nowcastFrom, sourcesWith } from './fake-sources.ts';

/** Wednesday, 15:32 in Berlin. */
const NOW = '2026-11-18T14:32:00Z';
const PLACE = '53.55/9.99';

const DRY = { temperature: 6, cloudCover: 100, precipitation: 0, significantWeather: 3 };
const RAIN = { ...DRY, precipitation: 2, precipitationProbability: 90, significantWeather: 63 };

/** Asks a service whose forecast and radar are made of one value each. */
async function serviceWith(forecast: Partial<Hour>, rate: number) {
  const wind = { windSpeed: 5, windDirection: 90 };
  const hours = Array.from({ length: 110 }, () => ({ ...wind, ...forecast }));
  const series = forecastFrom('2026-11-17T23:00Z', hours);
  const nowcasts = { at: async () => nowcastFrom('2026-11-18T14:25Z', Array(25).fill(rate)) };
  const clock = () => new Date(NOW);
  const sources = sourcesWith(NOW, {
    nowcasts,
    forecasts: createRadarForecasts({ at: async () => series }, nowcasts, clock, 1000),
  });
  const app = createServiceApp(sources, readConfig({}), pino({ level: 'silent' }), UNHURRIED);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  return async (path: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return response.json();
  };
}

const Entry = z.object({
  weather: z.object({ state: z.number() }),
  prec: z.object({ sum: z.number(), probability: z.number().nullable() }),
});
const Voice = z.object({ text: z.string(), hourly: z.array(Entry).optional() });
const Hourly = z.object({ items: z.array(Entry) });
const Forecast2 = z.object({
  frequency: z.object({
    hourly: z.array(
      z.object({ parameters: z.object({ precipitation: z.object({ value: z.number() }) }) }),
    ),
  }),
});
const Now = z.object({
  precipitationRisk: z.object({ text: z.string(), items: z.array(z.unknown()) }),
  realtimeWeather: z.object({ items: z.array(z.object({ weather: Entry.shape.weather })) }),
});

/** What each operation tells about the next hours: amounts where it has some, else whether they are wet. */
async function tellAll(forecast: Partial<Hour>, rate: number) {
  const get = await serviceWith(forecast, rate);
  const voice = async (path: string) => Voice.parse(await get(`/v4_0/voicetext/${path}`));
  const soon = await voice(`precipitation/nextHour/${PLACE}`);
  const threeHours = await voice(`forecast/nextThreeHours/${PLACE}`);
  const hours = await voice(
    `forecast/hours/${PLACE}?datetimefrom=2026111815&datetimeto=2026111816`,
  );
  const afternoon = await voice(`forecast/dayPart/${PLACE}?space=afternoon`);
  const hourly = Hourly.parse(await get(`/v4_0/forecast/${PLACE}/hourly`));
  const forecast2 = Forecast2.parse(await get(`/v4_0/forecast2/${PLACE}`));
  const now = Now.parse(await get(`/v4_0/nowcast/weather/${PLACE}`));
  return { soon, threeHours, hours, afternoon, hourly, forecast2, now };
}

describe('radar in all operations', () => {
  it('is told alike where the forecast names no rain', async () => {
    const told = await tellAll(DRY, 3);
    expect(told.soon.text).toMatch(/regn/i);
    expect(told.threeHours.text).toMatch(/regn/i);
    expect(told.hours.text).toMatch(/regn/i);
    expect(told.afternoon.text).toMatch(/regn/i);
    expect(told.hourly.items.slice(0, 4).map(({ prec }) => prec.sum)).toEqual([3, 3, 0, 0]);
    expect(told.hourly.items.slice(0, 2).map(({ prec }) => prec.probability)).toEqual([100, 100]);
    const { hourly } = told.forecast2.frequency;
    expect(hourly.slice(0, 4).map(({ parameters }) => parameters.precipitation.value)).toEqual([
      3, 3, 0, 0,
    ]);
    const { realtimeWeather, precipitationRisk } = told.now;
    expect(precipitationRisk.text).toMatch(/regn/i);
    expect(realtimeWeather.items.slice(0, 18).every(({ weather }) => isWet(weather.state))).toBe(
      true,
    );
  });

  it('is told alike where the forecast names rain that does not come', async () => {
    const told = await tellAll(RAIN, 0);
    expect(told.soon.text).not.toMatch(/regnet/i);
    expect(told.hourly.items.slice(0, 3).map(({ prec }) => prec.sum)).toEqual([0, 0, 2]);
    expect(told.hourly.items.slice(0, 2).some(({ weather }) => isWet(weather.state))).toBe(false);
    expect(told.hours.text).not.toMatch(/regn/i);
    expect(told.now.precipitationRisk.items).toEqual([]);
    expect(
      told.now.realtimeWeather.items.slice(0, 18).some(({ weather }) => isWet(weather.state)),
    ).toBe(false);
  });
});
