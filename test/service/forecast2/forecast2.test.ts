import { afterAll, describe, expect, test } from 'vitest';
import { Forecast2Response } from '../../../src/contract/public/forecast2.ts';
import { forecast2Handlers } from '../../../src/service/operations/forecast2.ts';
import { DEFAULT_LOCALE } from '../../support/locales.ts';
import { startTestService } from '../../support/service.ts';
import { forecastFrom, sourcesWith } from '../fake-sources.ts';

const service = await startTestService('2026-11-21T12:20:00Z');
afterAll(service.close);

async function forecast2(path: string, language = 'de-DE') {
  const { body } = await service.get(path, { 'accept-language': language });
  return Forecast2Response.parse(body);
}

/** The languages of the public weather API's document. */
const DOCUMENTED = 'de-DE de-AT de-CH en-US en-GB fr-FR it-IT pl-PL es-ES cs-CZ da-DK nl-NL ro-RO sk-SK sv-SE'.split(' '); // prettier-ignore

describe('the words for weather and wind', () => {
  test.each(DOCUMENTED)('are German if %s is requested', async (language) => {
    const german = await forecast2('/forecast2/48.14/11.58');
    const { frequency } = await forecast2('/forecast2/48.14/11.58', language);
    expect(frequency).toEqual(german.frequency);
  });

  test('are those of the forecast in German', async () => {
    const { frequency } = await forecast2('/forecast2/48.14/11.58', 'en-US');
    const words = frequency.hourly?.map(({ parameters }) => parameters.wind_direction_text.value);
    expect(new Set(words).size).toBeGreaterThan(3);
    for (const word of words ?? []) expect(word).toMatch(/^(?:Nord|Süd|Ost|West)/);
  });

  test('but the place has its name in the requested language', async () => {
    expect((await forecast2('/forecast2/48.14/11.58', 'en-US')).metadata.name).toBe('Munich');
    expect((await forecast2('/forecast2/48.14/11.58')).metadata.name).toBe('München');
  });
});

describe('the frequency', () => {
  test('is both, daily and hourly, by default, without parameters in the response', async () => {
    const { frequency, parameters } = await forecast2('/forecast2/53.55/9.99');
    expect(Object.keys(frequency)).toEqual(['daily', 'hourly']);
    expect(parameters).toEqual({});
  });

  test.each(['daily', 'hourly'] as const)(
    '%s only, which the parameters repeat',
    async (requested) => {
      const both = await forecast2('/forecast2/53.55/9.99');
      const { frequency, parameters } = await forecast2(
        `/forecast2/53.55/9.99?frequency=${requested}`,
      );
      expect(frequency).toEqual({ [requested]: both.frequency[requested] });
      expect(parameters).toEqual({ frequency: requested });
    },
  );

  test('weekly gets 400 with the valid values', async () => {
    const { status, body } = await service.get('/forecast2/53.55/9.99?frequency=weekly');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'frequency', rule: 'must be one of daily, hourly' }]);
  });

  test('is available by postcode', async () => {
    const { metadata } = await forecast2('/forecast2/byLocation/CH/8001?frequency=daily', 'it-IT');
    expect(metadata).toMatchObject({ name: 'Zurigo', timezone: 'Europe/Zurich', source: 'demo' });
  });
});

describe('hours are in the local time of the place, too', () => {
  test.each([
    ['Hamburg', '53.55/9.99', '2026-11-21T13:00:00+01:00'],
    ['New Delhi', '28.61/77.21', '2026-11-21T17:30:00+05:30'],
    ['New York', '40.71/-74.01', '2026-11-21T07:00:00-05:00'],
    ['London', '51.51/-0.13', '2026-11-21T12:00:00+00:00'],
    ["St. John's", '47.56/-52.71', '2026-11-21T08:30:00-03:30'],
  ])('in %s (%s): %s', async (_place, where, local) => {
    const { frequency } = await forecast2(`/forecast2/${where}?frequency=hourly`);
    expect(frequency.hourly?.[0]).toMatchObject({
      datetime_utc: '2026-11-21T12:00:00.000Z',
      datetime_local: local,
    });
  });
});

describe('sunshine, radiation and UV', () => {
  const hours = Array.from({ length: 24 }, () => ({ radiation: 250.4, sunshine: 30, snow: 0.25 }));
  const forecasts = { at: async () => forecastFrom('2026-11-20T23:00Z', hours) };
  const answers = forecast2Handlers(sourcesWith('2026-11-20T23:05:00Z', { forecasts }));
  const where = { latitude: 52.52, longitude: 13.41 };

  test('are watts in an hour, and kilowatt hours in a day', async () => {
    const { frequency } = await answers.forecast2ByCoordinates(where, DEFAULT_LOCALE);
    expect(frequency.hourly?.[0]?.parameters).toMatchObject({
      solar_radiation: { value: 250, unit: 'W/m²' },
      sunshine_duration: { value: 30, unit: 'min' },
      snow: { value: 0.25, unit: 'mm' },
    });
    expect(frequency.daily?.[0]?.parameters).toMatchObject({
      solar_radiation: { sum: 6.01, unit: 'kWh/m²' },
      sunshine_duration: { sum: 12, unit: 'h' },
    });
  });

  test('are null if the source has none, as for the UV index of MOSMIX', async () => {
    const { frequency } = await answers.forecast2ByCoordinates(where, DEFAULT_LOCALE);
    expect(frequency.hourly?.[0]?.parameters.uv_index).toEqual({ value: null });
    expect(frequency.daily?.[0]?.parameters.uv_index).toEqual({ max: null });
    expect(frequency.hourly?.[0]?.parameters.pressure).toEqual({ value: null, unit: 'hPa' });
  });
});
