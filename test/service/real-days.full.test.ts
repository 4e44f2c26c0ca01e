import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { decodeOpenMeteoForecast } from '../../src/opendata/open-meteo/forecast-file.ts';
import { decodeRadarRun } from '../../src/opendata/radar/decode-run.ts';
import { GRID_COLUMNS, GRID_ROWS, readSteps, type RadarRun } from '../../src/opendata/radar/run.ts';
import { forecastTextHandlers } from '../../src/service/operations/forecast-text.ts';
import { nowcastHandlers } from '../../src/service/operations/nowcast.ts';
import { addDays, startOfDay } from '../../src/time/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/time/units.ts';
import type { Nowcast } from '../../src/weather/nowcast.ts';
import { getWeatherFamily } from '../../src/weather/state.ts';
import { germanReader } from '../wording/readers/de.ts';
import { readKinds } from '../wording/readers/kinds.ts';
import { locale } from '../wording/plans.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startTestService } from '../support/service.ts';
import { forecastFrom, sourcesWith } from './fake-sources.ts';

const GERMAN = locale('de-DE');

const REAL_FILES = new URL('../../../shared/data/', import.meta.url);
const FORECAST = new URL('open-meteo/forecast.json', REAL_FILES);
const RADAR = new URL('dwd/radar/DE1200_RV2210180700.tar.bz2', REAL_FILES);

describe.skipIf(!existsSync(FORECAST))('Toronto, March 2026 (skipped without ../shared)', () => {
  it.each([
    ['20260307', 65, /stark.*rund 30 Liter/s],
    ['20260306', 65, /stark/],
    ['20260308', -1, /^(?!.*(?:regn|Liter))/s],
  ])('%s is told as wet as it is', async (datefrom, state, words) => {
    const { series } = decodeOpenMeteoForecast(readFileSync(FORECAST));
    const point = { series, station: 'Toronto', nextUpdate: series.issued };
    const sources = sourcesWith('2026-03-05T21:00-05:00', {
      forecasts: { at: async () => point },
      warnings: { ...sourcesWith('2026-03-05', {}).warnings, at: async () => [] },
    });
    const { forecastDays } = forecastTextHandlers(sources);
    const toronto = { latitude: 43.70455, longitude: -79.404625, location: 'Toronto' };
    const { text, summary } = await forecastDays({ ...toronto, datefrom }, GERMAN);
    expect(summary.map(({ weather }) => weather.state)).toEqual([state]);
    expect(text).toMatch(words);
  });
});

/** Wet steps and points with heavy rain of the next hour that are looked at. */
const WET_STEPS = 1760;
const STRONG_POINTS = 500;

const HEAVY_MM_H = 4;
const LIGHT_MM_H = 0.5;

describe.skipIf(!existsSync(RADAR))('18 October 2022 by radar (skipped without ../shared)', () => {
  const run = existsSync(RADAR)
    ? decodeRadarRun('radolan', readFileSync(RADAR), 2 * HOUR_MS)
    : undefined;
  const nowcasts = run ? listNowcasts(run) : [];

  test('each step has the state of its rate', async () => {
    let count = 0;
    for (const nowcast of nowcasts.filter(({ steps }) => steps.some(isWetStep))) {
      if (count >= WET_STEPS) break;
      const { realtimeWeather } = await tellNow(nowcast);
      const states = new Map(
        realtimeWeather.items.map(({ from, weather }) => [Date.parse(from), weather.state]),
      );
      for (const { start, rate } of nowcast.steps.filter(isWetStep)) {
        if (!states.has(start) || rate === null) continue;
        const state = rate > HEAVY_MM_H ? 65 : rate > LIGHT_MM_H ? 63 : 61;
        expect({ rate, state: states.get(start) }).toEqual({ rate, state });
        count += 1;
      }
    }
    expect(count).toBeGreaterThanOrEqual(WET_STEPS);
  });

  test('a cloudburst is told, also after a break', async () => {
    const strong = nowcasts.filter(({ issued, steps }) =>
      steps.some(
        ({ start, rate }) =>
          (rate ?? 0) > HEAVY_MM_H && start >= issued && start < issued + HOUR_MS,
      ),
    );
    const told = strong.slice(0, STRONG_POINTS);
    expect(told.length).toBe(STRONG_POINTS);
    for (const nowcast of told) {
      const { precipitationRisk } = await tellNow(nowcast);
      expect(precipitationRisk.text).toMatch(germanReader.nextHour.claims.heavy);
    }
  });
});

/** Wet and strong pixels, all over the grid. */
function listNowcasts(run: RadarRun): Nowcast[] {
  const found: Nowcast[] = [];
  for (let at = 0; at < GRID_COLUMNS * GRID_ROWS; at += 37) {
    const pixel = { column: at % GRID_COLUMNS, row: Math.floor(at / GRID_COLUMNS) };
    const steps = readSteps(run, pixel);
    const isKnown = steps.every(({ rate }) => rate !== null);
    if (isKnown && steps.some(isWetStep)) found.push({ issued: run.issued, steps });
  }
  return found;
}

function isWetStep({ rate }: Nowcast['steps'][number]): boolean {
  return (rate ?? 0) >= 0.1;
}

/** The weather of now on an overcast, mild and else dry day. */
async function tellNow(nowcast: Nowcast) {
  const now = new Date(nowcast.issued).toISOString();
  const dull = { temperature: 12, cloudCover: 100, precipitation: 0, significantWeather: 3 };
  const forecast = forecastFrom(
    now,
    Array.from({ length: 6 }, () => dull),
  );
  const sources = sourcesWith(now, {
    forecasts: { at: async () => forecast },
    nowcasts: { at: async () => nowcast },
  });
  const { nowcastByCoordinates } = nowcastHandlers(sources);
  return nowcastByCoordinates({ latitude: 52.5, longitude: 13.4 }, GERMAN);
}

const TOWNS = [
  ['Hamburg', 53.55, 10],
  ['Berlin', 52.52, 13.4],
  ['Munich', 48.14, 11.58],
  ['Cologne', 50.94, 6.96],
  ['Dresden', 51.05, 13.74],
  ['Freiburg', 48, 7.85],
  ['Rostock', 54.09, 12.14],
] as const;
const NEW_YEAR = '2026-01-01';
const MUCH_MM = 2;
const LASTING_HOURS = 3;

const Hourly = z.object({
  items: z.array(
    z.object({
      date: z.string(),
      weather: z.object({ state: z.number() }),
      prec: z.object({ sum: z.number().nullable() }),
    }),
  ),
});

describe('who asks for today ten minutes after midnight in the demo', () => {
  test('hears freezing drizzle of the night in Hamburg on 21 January 2026', async () => {
    const { text, families } = await askAfterMidnight(53.55, 10, '2026-01-21');
    expect(families).toContain('ice');
    expect(text).toMatch(/Vorsicht, Glatteis\. Heute Nacht fällt in Hamburg [^.]*gefrierender/);
  });

  test('hears what falls until six, and fog of three hours', async () => {
    for (let run = 0; run < propertyRuns(18); run += 1) {
      const [town, latitude, longitude] = TOWNS[run % TOWNS.length] ?? TOWNS[0];
      const date = addDays(NEW_YEAR, run * 20);
      const { text, families, amount } = await askAfterMidnight(latitude, longitude, date);
      const kinds = readKinds(text, 'de-DE');
      const foggy = families.filter((family) => family === 'fog').length;
      const told = {
        ice: !families.includes('ice') || kinds.has('ice'),
        fall: amount < MUCH_MM || [...kinds].some((kind) => !DRY_KINDS.has(kind)),
        fog: foggy < LASTING_HOURS || kinds.has('fog'),
      };
      expect({ town, date, text, ...told }).toMatchObject({ ice: true, fall: true, fog: true });
    }
  });
});

const DRY_KINDS: ReadonlySet<string> = new Set(['bright', 'cloudy', 'fog']);

/** The text of today, and the hours until six. */
async function askAfterMidnight(latitude: number, longitude: number, date: string) {
  const midnight = startOfDay(date, 'Europe/Berlin');
  const service = await startTestService(new Date(midnight + 10 * MINUTE_MS).toISOString());
  const { body } = await service.get(`/voicetext/forecast/days/${latitude}/${longitude}`);
  const hourly = await service.get(`/forecast/${latitude}/${longitude}/hourly`);
  await service.close();
  const night = Hourly.parse(hourly.body).items.filter(
    (item) => Date.parse(item.date) < midnight + 6 * HOUR_MS,
  );
  return {
    text: body.text ?? '',
    families: night.map(({ weather }) => getWeatherFamily(weather.state)),
    amount: night.reduce((sum, { prec }) => sum + (prec.sum ?? 0), 0),
  };
}
