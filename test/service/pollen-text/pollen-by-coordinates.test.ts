import { describe, expect, it, test } from 'vitest';
import type { PollenType } from '../../../src/contract/parameters.ts';
import { pollenTextHandlers } from '../../../src/service/operations/pollen.ts';
import { BERLIN } from '../../support/places.ts';
import { sourcesWith } from '../fake-sources.ts';
import { APRIL, pollenOf } from './pollen-days.ts';
import { findLocale, DEFAULT_LOCALE } from '../../support/locales.ts';

const WHERE = { latitude: BERLIN.latitude, longitude: BERLIN.longitude };

function ask(
  { now = '2026-04-18T12:00:00Z', pollen = pollenOf(APRIL), locale = 'de-DE' } = {},
  pollentype?: PollenType,
) {
  const answers = pollenTextHandlers(sourcesWith(now, { pollen }));
  const parameters = { ...WHERE, pollentype };
  return answers.pollenTextByCoordinates(parameters, findLocale(locale) ?? DEFAULT_LOCALE);
}

describe('the pollen of the next three days', () => {
  it('has all types with data, in the order of the document', async () => {
    const { items, pollenType, source, region } = await ask();
    expect({ pollenType, source, region }).toEqual({
      pollenType: '',
      source: 's31fg',
      region: 'Berlin',
    });
    expect(items).toEqual([
      { name: 'Birke', today: 3, tomorrow: 2, inTwoDays: null },
      { name: 'Esche', today: 1, tomorrow: null, inTwoDays: 0 },
      { name: 'Graeser', today: 0, tomorrow: 0, inTwoDays: 1 },
    ]);
  });

  it('is one type alone on request', async () => {
    const { items, pollenType } = await ask({}, 'Birke');
    expect(pollenType).toBe('Birke');
    expect(items).toEqual([{ name: 'Birke', today: 3, tomorrow: 2, inTwoDays: null }]);
  });

  it('has a text for every day, from its start at the place', async () => {
    const { text } = await ask();
    expect(text.map(({ date }) => date)).toEqual([
      '2026-04-17T22:00:00.000Z',
      '2026-04-18T22:00:00.000Z',
      '2026-04-19T22:00:00.000Z',
    ]);
    expect(text.map((day) => day.text)).toEqual([
      expect.stringMatching(/^Heute .*Birken.*\.$/),
      expect.stringMatching(/^Morgen .*Birken.*\.$/),
      expect.stringMatching(/.*Gräser.*\.$/),
    ]);
  });

  it('is in English too', async () => {
    const { text } = await ask({ locale: 'en-US' });
    expect(text.map((day) => day.text)).toEqual([
      expect.stringMatching(/^Today.*birch.*\.$/i),
      expect.stringMatching(/^Tomorrow.*birch.*\.$/i),
      expect.stringMatching(/.*grass.*\.$/i),
    ]);
  });

  it('has no text for a day without data of the type', async () => {
    const { text } = await ask({}, 'Birke');
    expect(text.map(({ date }) => date)).toEqual([
      '2026-04-17T22:00:00.000Z',
      '2026-04-18T22:00:00.000Z',
    ]);
  });
});

describe('today is that of the request, not of the file', () => {
  it('after midnight, before the new file, tomorrow of the file is today', async () => {
    const { items, text } = await ask({ now: '2026-04-18T22:30:00Z' }, 'Birke');
    expect(items).toEqual([{ name: 'Birke', today: 2, tomorrow: null, inTwoDays: null }]);
    expect(text).toMatchObject([
      { date: '2026-04-18T22:00:00.000Z', text: expect.stringMatching(/^Heute /) },
    ]);
  });

  it('two days later, only the last day of an old file is left', async () => {
    const { items } = await ask({ now: '2026-04-20T08:00:00Z' });
    expect(items).toEqual([
      { name: 'Esche', today: 0, tomorrow: null, inTwoDays: null },
      { name: 'Graeser', today: 1, tomorrow: null, inTwoDays: null },
    ]);
  });

  it('the day before the file it has one day too many', async () => {
    const { items, text } = await ask({ now: '2026-04-17T12:00:00Z' }, 'Graeser');
    expect(items).toEqual([{ name: 'Graeser', today: null, tomorrow: 0, inTwoDays: 0 }]);
    expect(text).toHaveLength(2);
  });

  it('a day has 23 hours if the clock changes', async () => {
    const days = [
      { date: '2026-03-29', levels: { Hasel: 1 } },
      { date: '2026-03-30', levels: { Hasel: 1 } },
    ] as const;
    const { text } = await ask({ now: '2026-03-29T10:00:00Z', pollen: pollenOf(days) });
    expect(text.map(({ date }) => date)).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
  });
});

describe('a place without pollen forecasts gets 406', () => {
  const germanyOnly = 'Pollen forecasts are available for Germany only.';
  test.each([
    ['outside Germany', { pollen: { at: async () => undefined } }, undefined, germanyOnly],
    [
      'once the file is over',
      { now: '2026-04-21T08:00:00Z' },
      undefined,
      'No pollen forecast is available for today and the next two days.',
    ],
    [
      'for a type of which nothing is known',
      {},
      'Hasel',
      'No Hasel forecast is available for today and the next two days.',
    ],
  ] as const)('%s', async (_, overrides, type, detail) => {
    await expect(ask(overrides, type)).rejects.toMatchObject({
      problem: { status: 406, type: '/problems/no-pollen-forecast', detail },
    });
  });
});
