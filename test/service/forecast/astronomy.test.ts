import { expect, test } from 'vitest';
import { Astronomy } from '../../../src/contract/public/forecast.ts';
import { loadAstronomy } from '../../../src/service/operations/forecast.ts';

test('sun and moon of a day in Munich', async () => {
  const place = { latitude: 48.137, longitude: 11.575, timeZone: 'Europe/Berlin' };
  const astronomy = (await loadAstronomy(place))('2026-11-21');
  expect(Astronomy.parse(astronomy)).toEqual(astronomy);
  expect(astronomy).toMatchObject({ moonPhase: 4, moonZodiac: 1 });
  expect(astronomy.sunrise).toBe('2026-11-21T06:29:00.000Z');
  expect(astronomy.sunset).toBe('2026-11-21T15:29:00.000Z');
  expect(astronomy.moonrise).toMatch(/^2026-11-21T13:23/);
  expect(astronomy.moonset).toMatch(/^2026-11-21T02:2/);
});

test.each(['2026-06-21', '2026-12-21'])(
  'on %s the sun neither rises nor sets in Tromsø',
  async (date) => {
    const place = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    expect((await loadAstronomy(place))(date)).toMatchObject({ sunrise: null, sunset: null });
  },
);

test('a day on which the moon does not rise has no moonrise, but a moonset', async () => {
  const place = { latitude: 53.55, longitude: 9.99, timeZone: 'Europe/Berlin' };
  const { moonrise, moonset } = (await loadAstronomy(place))('2026-11-02');
  expect(moonrise).toBeNull();
  expect(moonset).toMatch(/^2026-11-02T13:2/);
});
