import { describe, expect, test } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { forecastHandlers } from '../../../src/service/operations/forecast.ts';
import type { Sources } from '../../../src/service/sources.ts';
import type { WeatherWarning } from '../../../src/weather/warning.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { forecastFrom, sourcesWith } from '../fake-sources.ts';
import { warningFrom, warningsOf } from '../nowcast/fake-nowcast.ts';

const RAINY_AND_WINDY = Array.from({ length: 48 }, () => ({ significantWeather: 61, gust: 60 }));

/** The icons of a rainy and windy day in Berlin. */
async function iconsWith(warnings: Sources['warnings']) {
  const forecasts = { at: async () => forecastFrom('2026-11-20T23:00Z', RAINY_AND_WINDY) };
  const sources = sourcesWith('2026-11-21T10:05:00Z', { forecasts, warnings });
  const answers = forecastHandlers(sources);
  const where = { latitude: 52.52, longitude: 13.41 };
  const { summary, spaces, hourly } = await answers.forecastByCoordinates(where, DEFAULT_LOCALE);
  return {
    hours: hourly.slice(0, 5).map(({ weather }) => weather.icon),
    spaces: [spaces[0]?.morning, spaces[0]?.afternoon].map((space) => space?.weather.icon),
    day: summary[0]?.weather.icon,
    highest: [...new Set(hourly.map(({ highestWarning }) => highestWarning))],
  };
}

const WINDY = {
  hours: Array(5).fill('d_w_61.svg'),
  spaces: ['d_w_61.svg', 'd_w_61.svg'],
  day: 'd_w_61.svg',
  highest: [null],
};

const down = async () => {
  throw new OpenDataError('down');
};

describe('icons of the forecast', () => {
  test('show a warning in the hours, parts and days in which it is in force', async () => {
    const warning = warningFrom('2026-11-21T12:30:00Z', '2026-11-21T14:00:00Z');
    expect(await iconsWith(warningsOf(warning))).toEqual({
      hours: ['d_w_61.svg', 'd_w_61.svg', 'd_e_61.svg', 'd_e_61.svg', 'd_w_61.svg'],
      spaces: ['d_w_61.svg', 'd_e_61.svg'],
      day: 'd_e_61.svg',
      highest: [null],
    });
  });

  test('show no warning that is only announced', async () => {
    const announced: WeatherWarning = {
      ...warningFrom('2026-11-21T12:00:00Z', null),
      isPremonition: true,
    };
    expect(await iconsWith(warningsOf(announced))).toEqual(WINDY);
  });

  test('have no warnings if these are unavailable', async () => {
    expect(await iconsWith({ ...warningsOf(), at: down })).toEqual(WINDY);
  });
});
