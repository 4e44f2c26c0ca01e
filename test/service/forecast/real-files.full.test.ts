import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ForecastResponse } from '../../../src/contract/public/forecast.ts';
import { Forecast2Response } from '../../../src/contract/public/forecast2.ts';
import { decodeMosmixFile } from '../../../src/opendata/mosmix/series.ts';
import { forecastHandlers } from '../../../src/service/operations/forecast.ts';
import { forecast2Handlers } from '../../../src/service/operations/forecast2.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { toLocalDate } from '../../../src/time/local-time.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { zipped } from '../../support/mosmix-file.ts';
import { sourcesWith } from '../fake-sources.ts';

const REAL_FILES = new URL('../../../../shared/data/dwd/mosmix/', import.meta.url);
const isThere = existsSync(REAL_FILES);

/** The answers of a station's forecast, an hour after it was issued. */
async function answersOf(name: string) {
  const file = readFileSync(new URL(name, REAL_FILES));
  const station = await decodeMosmixFile(
    name.endsWith('.kml') ? await zipped(file.toString('latin1')) : file,
  );
  const { series, latitude, longitude, id } = station;
  const now = series.issued + HOUR_MS;
  const forecast = { series, station: id, nextUpdate: now + HOUR_MS };
  const sources = sourcesWith(new Date(now).toISOString(), { forecasts: { at: async () => forecast } }); // prettier-ignore
  const where = { latitude, longitude };
  return {
    whole: await forecastHandlers(sources).forecastByCoordinates(where, DEFAULT_LOCALE),
    second: await forecast2Handlers(sources).forecast2ByCoordinates(where, DEFAULT_LOCALE),
  };
}

describe.skipIf(!isThere)('real files (skipped without ../shared)', () => {
  test.each([
    ['MOSMIX_L_2019021903_10637.kml', '10637'],
    ['MOSMIX_L_2021122021_A762.kmz', 'A762'],
    ['MOSMIX_L_2023041209_P0036.kmz', 'P0036'],
  ])('%s is returned completely', async (name, station) => {
    const { whole, second } = await answersOf(name);
    expect(ForecastResponse.parse(whole)).toEqual(whole);
    expect(Forecast2Response.parse(second)).toEqual(second);
    expect(whole.point).toBe(station);
    expect(whole.hourly.length).toBeGreaterThan(9 * 24);
    expect(whole.summary.length).toBeGreaterThanOrEqual(9);
    for (const hour of whole.hourly.slice(0, 100)) {
      expect(hour.relativeHumidity.avg).toBeGreaterThan(10);
      expect(hour.pressure.avg).toBeGreaterThan(950);
      expect(hour.dewpoint).toBeLessThanOrEqual((hour.temperature.avg ?? NaN) + 0.1);
      expect(hour.windchill).toBeLessThanOrEqual(hour.temperature.avg ?? NaN);
    }
  });

  test.each(['MOSMIX_L_2019021903_10637.kml', 'MOSMIX_L_2023041209_P0036.kmz'])(
    'the days of %s are the sums of their hours',
    async (name) => {
      const { whole, second } = await answersOf(name);
      const { timeZone } = whole.location;
      for (const [at, day] of whole.summary.entries()) {
        const isOfDay = (instant: string) =>
          toLocalDate(Date.parse(instant), timeZone) === day.date;
        const hours = whole.hourly.filter(({ from }) => isOfDay(from));
        // Of the first day hours are over.
        if (at === 0) continue;
        expect(sum(hours.map(({ prec }) => prec.sum))).toBeCloseTo(day.prec.sum ?? NaN, 1);
        expect(hours.filter(({ prec }) => Number(prec.sum) > 0.1)).toHaveLength(Number(day.rainyHours)); // prettier-ignore
        const watts = second.frequency.hourly
          ?.filter((hour) => isOfDay(hour.datetime_utc))
          .map(({ parameters }) => parameters.solar_radiation.value);
        const reported = second.frequency.daily?.[at]?.parameters.solar_radiation.sum ?? NaN;
        expect(sum(watts ?? []) / 1000).toBeCloseTo(reported, 1);
      }
    },
  );
});

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
