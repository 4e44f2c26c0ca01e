import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PollenResponse } from '../../../src/contract/public/pollen.ts';
import { POLLEN_TYPES, type PollenType } from '../../../src/contract/parameters.ts';
import type { PostcodeArea } from '../../../src/place/postcodes/table.ts';
import {
  pollenHandlers,
  LATIN_NAMES,
  pollenTextHandlers,
} from '../../../src/service/operations/pollen.ts';
import { addDays } from '../../../src/time/local-time.ts';
import type { PollenDay, PollenIndex } from '../../../src/weather/atmosphere.ts';
import { DEFAULT_LOCALE, findLocale, locales } from '../../support/locales.ts';
import { BERLIN } from '../../support/places.ts';
import { down, sourcesWith } from '../fake-sources.ts';
import { APRIL, pollenOf } from '../pollen-text/pollen-days.ts';

const NOW = '2026-04-18T12:00:00Z';
const WHERE = { latitude: BERLIN.latitude, longitude: BERLIN.longitude };
const MITTE: PostcodeArea = {
  name: 'Berlin',
  latitude: 52.53,
  longitude: 13.38,
  isRecipient: false,
};

const sources = sourcesWith(NOW, {
  pollen: pollenOf(APRIL),
  postcodes: { find: async (_, code) => (code === '00000' ? [] : [MITTE]) },
});

describe('the pollen of the next three days', () => {
  it('has the types with data, by their Latin names in lower case', async () => {
    const { pollenByCoordinates } = pollenHandlers(sources);
    const body = await pollenByCoordinates(WHERE, DEFAULT_LOCALE);
    expect(PollenResponse.parse(body)).toEqual(body);
    expect(body).toEqual({
      daily: [
        {
          date: '2026-04-18',
          items: [
            { pollen_forecast: 'betula', pollen_index: 3, name: 'Birke' },
            { pollen_forecast: 'fraxinus', pollen_index: 1, name: 'Esche' },
            { pollen_forecast: 'poaceae', pollen_index: 0, name: 'Gräser' },
          ],
        },
        {
          date: '2026-04-19',
          items: [
            { pollen_forecast: 'betula', pollen_index: 2, name: 'Birke' },
            { pollen_forecast: 'poaceae', pollen_index: 0, name: 'Gräser' },
          ],
        },
        {
          date: '2026-04-20',
          items: [
            { pollen_forecast: 'fraxinus', pollen_index: 0, name: 'Esche' },
            { pollen_forecast: 'poaceae', pollen_index: 1, name: 'Gräser' },
          ],
        },
      ],
      source: 's31fg',
    });
  });

  it('has names in the requested language, by the same Latin names', async () => {
    const { pollenByCoordinates } = pollenHandlers(sources);
    const namesIn = async (tag: string) => {
      const { daily } = await pollenByCoordinates(WHERE, findLocale(tag) ?? DEFAULT_LOCALE);
      return daily[0]?.items.map(({ pollen_forecast: latin, name }) => `${latin} ${name}`);
    };
    expect(await namesIn('en-US')).toEqual(['betula birch', 'fraxinus ash', 'poaceae grasses']);
    expect(await namesIn('fr-FR')).toEqual([
      expect.stringMatching(/^betula bouleau/),
      expect.stringMatching(/^fraxinus frêne/),
      expect.stringMatching(/^poaceae gramin/),
    ]);
  });

  it('is the same at a postcode of the place', async () => {
    const { pollenByCoordinates, pollenByLocation } = pollenHandlers(sources);
    const here = { countryCode: 'DE', postCode: '10115' } as const;
    expect(await pollenByLocation(here, DEFAULT_LOCALE)).toEqual(
      await pollenByCoordinates(WHERE, DEFAULT_LOCALE),
    );
  });
});

describe('days of any pollen', () => {
  const level = fc.constantFrom<PollenIndex>(0, 1, 2, 3);
  const levels = fc.record<Record<PollenType, PollenIndex>, never>(
    { Ambrosia: level, Beifuss: level, Birke: level, Erle: level, Esche: level, Graeser: level, Hasel: level, Roggen: level },
    { requiredKeys: [] },
  ); // prettier-ignore
  const days = fc
    .array(levels, { minLength: 1, maxLength: 5 })
    .map((all) =>
      all.map((each, ahead): PollenDay => ({ date: addDays('2026-04-17', ahead), levels: each })),
    );

  it('have the numbers of the voice text, and no day without data', async () => {
    await fc.assert(
      fc.asyncProperty(days, fc.constantFrom(...locales), async (all, locale) => {
        const overrides = sourcesWith(NOW, { pollen: pollenOf(all) });
        const requested = pollenHandlers(overrides).pollenByCoordinates(WHERE, locale);
        const spoken = pollenTextHandlers(overrides).pollenTextByCoordinates(WHERE, locale);
        const [numbers, voice] = await Promise.allSettled([requested, spoken]);
        expect(numbers.status).toBe(voice.status);
        if (numbers.status === 'rejected' || voice.status === 'rejected') return;
        const indexOf = (type: PollenType, ahead: number) =>
          numbers.value.daily
            .find(({ date }) => date === addDays('2026-04-18', ahead))
            ?.items.find((item) => item.pollen_forecast === LATIN_NAMES[type].toLowerCase())
            ?.pollen_index ?? null;
        const rows = POLLEN_TYPES.map((name) => ({
          name,
          today: indexOf(name, 0),
          tomorrow: indexOf(name, 1),
          inTwoDays: indexOf(name, 2),
        })).filter((row) =>
          [row.today, row.tomorrow, row.inTwoDays].some((index) => index !== null),
        );
        expect(rows).toEqual(voice.value.items);
        expect(numbers.value.daily.every(({ items }) => items.length > 0)).toBe(true);
      }),
    );
  });
});

describe('a place without pollen forecasts gets 406', () => {
  test.each([
    ['abroad', sourcesWith(NOW, { pollen: { at: async () => undefined } })],
    ['once the file is over', { ...sources, clock: () => new Date('2026-04-21T08:00:00Z') }],
  ])('%s', async (_, overrides) => {
    const pending = pollenHandlers(overrides).pollenByCoordinates(WHERE, DEFAULT_LOCALE);
    await expect(pending).rejects.toMatchObject({ problem: { status: 406 } });
  });

  it('a postcode of another country gets it without a pollen file', async () => {
    const { pollenByLocation } = pollenHandlers({ ...sources, pollen: { at: down } });
    const pending = pollenByLocation({ countryCode: 'AT', postCode: '1010' }, DEFAULT_LOCALE);
    await expect(pending).rejects.toMatchObject({ problem: { status: 406 } });
  });
});

it('an unassigned postcode gets 404', async () => {
  const { pollenByLocation } = pollenHandlers(sources);
  const pending = pollenByLocation({ countryCode: 'DE', postCode: '00000' }, DEFAULT_LOCALE);
  await expect(pending).rejects.toMatchObject({ problem: { type: '/problems/unknown-postcode' } });
});
