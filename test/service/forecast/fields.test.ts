import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecastHandlers } from '../../../src/service/operations/forecast.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { forecastFrom, sourcesWith } from '../fake-sources.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** At 34 m. */
const BERLIN = { latitude: 52.52, longitude: 13.41 };
const MIDNIGHT = '2026-11-20T23:00Z';

/** The forecast of a day in Berlin by its hours, of which the first is the running one. */
async function forecastOf(hours: readonly Partial<Hour>[]) {
  const forecasts = { at: async () => forecastFrom(MIDNIGHT, hours) };
  const sources = sourcesWith('2026-11-20T23:05:00Z', { forecasts });
  return forecastHandlers(sources).forecastByCoordinates(BERLIN, DEFAULT_LOCALE);
}

const day = (hour: Partial<Hour>) => Array.from({ length: 24 }, () => hour);

describe('an hour', () => {
  test('has the units of the document', async () => {
    const { hourly } = await forecastOf([
      {
        temperature: -3.04,
        dewPoint: -4.06,
        windSpeed: 25.2,
        windDirection: 225,
        gust: 51,
        pressure: 1013.25,
        cloudCover: 60,
        precipitation: 1.2,
        snow: 1.2,
        precipitationProbability: 71.4,
        significantWeather: 73,
        sunshine: 12.4,
      },
    ]);
    expect(hourly[0]).toMatchObject({
      temperature: { avg: -3 },
      dewpoint: -4.1,
      windchill: -9.8,
      relativeHumidity: { avg: 93 },
      pressure: { avg: 1013.3 },
      clouds: { avg: 62.5 },
      prec: { sum: 1.2, sumAsRain: 0, probability: 71, class: 2, snowLine: 0, freshSnowRangeMin: 1, freshSnowRangeMax: 1.8 }, // prettier-ignore
      sunMinutes: 12,
      wind: { unit: 'km/h', direction: 'Südwest', text: 'SW', avg: 25, min: 25, max: 25, degree: 225, gusts: { value: 51 }, significantWind: true }, // prettier-ignore
      weather: { state: 73, text: 'Schneefall', icon: 'n_w_73.svg' },
      highestWarning: null,
    });
  });

  test.each([0, 3, 9])('has no gusts instead of gusts of %i km/h', async (gust) => {
    const { hourly } = await forecastOf([{ windSpeed: gust / 2, gust }]);
    expect(hourly[0]?.wind.gusts).toEqual({
      value: gust,
      text: 'Böen bis 10 Kilometer pro Stunde',
    });
  });

  test('omits unknown values', async () => {
    const { hourly } = await forecastOf([{}]);
    expect(hourly[0]).toMatchObject({
      temperature: { avg: null },
      dewpoint: null,
      windchill: null,
      relativeHumidity: { avg: null },
      pressure: { avg: null },
      clouds: { avg: null },
      prec: { sum: null, snowLine: null, freshSnowRangeMin: null, freshSnowRangeMax: null, class: null }, // prettier-ignore
      sunMinutes: null,
      wind: { direction: null, gusts: {}, significantWind: false },
      weather: { state: -1 },
    });
  });

  test('has its snow line in tens of metres, above the place by 100 m for every 0.65 degrees', async () => {
    const { hourly } = await forecastOf([{ temperature: 4.3, precipitation: 0.5 }]);
    // 34 m, and 3.3 / 0.0065 = 508 m above it.
    expect(hourly[0]?.prec.snowLine).toBe(540);
  });

  test('has no mean wind, which v4_0 does not have', async () => {
    const { hourly, summary } = await forecastOf(day({ windSpeed: 10 }));
    for (const { wind } of [...hourly, ...summary]) {
      expect(wind).not.toHaveProperty('mean');
      expect(wind).not.toHaveProperty('significationWind');
    }
  });
});

describe('a day', () => {
  test('has the ranges of its hours', async () => {
    const { summary } = await forecastOf([
      ...day({ temperature: 2, dewPoint: 2, windSpeed: 0, pressure: 1000, cloudCover: 100, precipitation: 0.5, snow: 0.5, sunshine: 0 }).slice(0, 12), // prettier-ignore
      ...day({ temperature: 12, dewPoint: 2, windSpeed: 20, pressure: 1010, cloudCover: 0, precipitation: 0, snow: 0, sunshine: 45 }).slice(12), // prettier-ignore
    ]);
    expect(summary).toMatchObject([
      {
        date: '2026-11-21',
        temperature: { min: 2, max: 12, avg: 7 },
        windchill: { min: 2, max: 12 },
        relativeHumidity: { min: 50, max: 100, avg: 75 },
        pressure: { min: 1000, max: 1010, avg: 1005 },
        clouds: { min: 0, max: 100, avg: 50 },
        rainyHours: 12,
        sunHours: 9,
        prec: { sum: 6, freshSnowRangeMin: 4.8, freshSnowRangeMax: 9 },
        snowLine: { min: 190, max: 190 },
        highestWarning: null,
      },
    ]);
  });

  test('has no snow line without precipitation', async () => {
    const { summary } = await forecastOf(day({ temperature: 2, precipitation: 0 }));
    expect(summary[0]?.snowLine).toEqual({ min: null, max: null });
    expect(summary[0]?.rainyHours).toBe(0);
  });
});

test('reports cloud cover in steps of 12.5 percent', async () => {
  const cover = fc.double({ min: 0, max: 100, noNaN: true });
  const hours = fc.array(cover.map((cloudCover) => ({ cloudCover })), { minLength: 24, maxLength: 24 }); // prettier-ignore
  await fc.assert(
    fc.asyncProperty(hours, async (covers) => {
      const { hourly, summary, spaces } = await forecastOf(covers);
      const reported = [
        ...hourly.map(({ clouds }) => clouds.avg),
        ...[...summary, ...spaces.flatMap(({ morning, night }) => [morning, night])].flatMap(
          (entry) => (entry ? Object.values(entry.clouds) : []),
        ),
      ];
      expect(reported.length).toBeGreaterThan(24);
      expect(reported.filter((percent) => percent === null || percent % 12.5 !== 0)).toEqual([]);
    }),
    { numRuns: propertyRuns(50) },
  );
});
