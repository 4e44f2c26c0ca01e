import { describe, expect, it, test } from 'vitest';
import type { ParametersOf } from '../../../src/contract/operations.ts';
import type { PollenForecasts } from '../../../src/opendata/pollen/forecasts.ts';
import type { PostcodeArea } from '../../../src/place/postcodes/table.ts';
import { pollenTextHandlers } from '../../../src/service/operations/pollen.ts';
import { down, sourcesWith } from '../fake-sources.ts';
import { APRIL, pollenOf } from './pollen-days.ts';
import { DEFAULT_LOCALE, findLocale } from '../../support/locales.ts';

const BERLIN_MITTE: PostcodeArea = areaAt('Berlin', 52.53, 13.38);

function areaAt(name: string, latitude: number, longitude: number): PostcodeArea {
  return { name, latitude, longitude, isRecipient: false };
}

interface Given {
  areas?: PostcodeArea[];
  now?: string;
  pollen?: PollenForecasts;
  locale?: string;
}

function ask(
  { areas = [BERLIN_MITTE], now = '2026-04-18T12:00:00Z', pollen, locale = 'de-DE' }: Given = {},
  parameters: Partial<ParametersOf<'pollenTextByZip'>> = {},
) {
  const sources = sourcesWith(now, {
    pollen: pollen ?? pollenOf(APRIL),
    postcodes: { find: async () => areas },
  });
  const requested = { country: 'DE', zip_code: '10115', ...parameters } as const;
  return pollenTextHandlers(sources).pollenTextByZip(
    requested,
    findLocale(locale) ?? DEFAULT_LOCALE,
  );
}

describe('the pollen at a postcode', () => {
  it('has an entry for each day, with the values of its placeholders', async () => {
    const { pollenType, pollen, source } = await ask();
    expect({ pollenType, source }).toEqual({ pollenType: '', source: 's31fg' });
    expect(pollen.data).toMatchObject([
      { date: '2026-04-18', dayID_day: 'am Samstag', dayID_option: 'heute', location: 'Berlin' },
      { date: '2026-04-19', dayID_day: 'am Sonntag', dayID_option: 'morgen', location: 'Berlin' },
      { date: '2026-04-20', dayID_day: 'am Montag', location: 'Berlin' },
    ]);
  });

  test.each([
    ['de-DE', /Birken/],
    ['en-US', /birch/i],
    ['en-GB', /birch/i],
  ])(
    'have a short text with a place for the day and a long one with two, in %s',
    async (locale, birch) => {
      const { pollen } = await ask({ locale });
      for (const { text_short, text_long } of pollen.data) {
        expect(text_short.match(/<\w+>/g)).toEqual(['<DayID>']);
        expect(text_long.match(/<\w+>/g)?.toSorted()).toEqual(['<DayID>', '<Location>']);
      }
      expect(pollen.data[0]?.text_short).toMatch(birch);
      expect(pollen.data[0]?.text_long).toMatch(birch);
    },
  );

  it('is of one type on request', async () => {
    const { pollenType, pollen } = await ask({}, { pollentype: 'Esche' });
    expect(pollenType).toBe('Esche');
    expect(pollen.data.map(({ date }) => date)).toEqual(['2026-04-18', '2026-04-20']);
    for (const { text_long } of pollen.data) expect(text_long).not.toContain('Birke');
  });

  it("has the caller's name for the place", async () => {
    const { pollen } = await ask({}, { location: 'daheim' });
    expect(pollen.data.map(({ location }) => location)).toEqual(['daheim', 'daheim', 'daheim']);
  });

  it('is that of the region of the place', async () => {
    const requested: unknown[] = [];
    const pollen: PollenForecasts = {
      async at({ latitude, longitude }, country) {
        requested.push([latitude, longitude, country]);
        return pollenOf(APRIL).at({ latitude, longitude });
      },
    };
    await ask({ pollen });
    expect(requested).toEqual([[52.53, 13.38, 'DE']]);
  });
});

describe('a postcode without pollen', () => {
  it('that is unassigned gets 404', async () => {
    await expect(ask({ areas: [] }, { zip_code: '00000' })).rejects.toMatchObject({
      problem: {
        status: 404,
        type: '/problems/unknown-postcode',
        detail: 'There is no postcode 00000 in DE.',
      },
    });
  });

  test.each([
    ['AT', '1010', areaAt('Wien, Innere Stadt', 48.21, 16.37)],
    ['AT', '5020', areaAt('Salzburg', 47.8, 13.04)],
    ['CH', '8001', areaAt('Zürich', 47.37, 8.54)],
    ['LI', '9490', areaAt('Vaduz', 47.14, 9.52)],
  ] as const)(
    'of %s %s is not acceptable, however close to Germany',
    async (country, zip_code, area) => {
      await expect(ask({ areas: [area] }, { country, zip_code })).rejects.toMatchObject({
        problem: {
          status: 406,
          type: '/problems/no-pollen-forecast',
          detail: 'Pollen forecasts are available for Germany only.',
        },
      });
    },
  );

  it('abroad needs no pollen file for its error', async () => {
    const pending = ask({ pollen: { at: down } }, { country: 'LI', zip_code: '9490' });
    await expect(pending).rejects.toMatchObject({ problem: { status: 406 } });
  });

  it('is an error if the pollen file is unavailable', async () => {
    await expect(ask({ pollen: { at: down } })).rejects.toMatchObject({ name: 'OpenDataError' });
  });
});
