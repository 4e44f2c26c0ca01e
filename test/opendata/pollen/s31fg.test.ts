import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePollenFile } from '../../../src/opendata/pollen/forecasts.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { pollenText, type PollenText } from './pollen-files.ts';

function read(text: PollenText | string) {
  return parsePollenFile(Buffer.from(typeof text === 'string' ? text : pollenText(text)));
}

/** What a file says about birches in region 11, by day. */
function birch(...words: unknown[]) {
  const { regions } = read({ regions: { '10/11': { Birke: words, Hasel: ['0', '0', '0'] } } });
  return regions.get(11)?.map(({ levels }) => levels.Birke);
}

describe('the pollen file', () => {
  it.each([
    ['0', 0],
    ['0-1', 1],
    ['1', 1],
    ['1-2', 2],
    ['2', 2],
    ['2-3', 3],
    ['3', 3],
  ])('maps %s to the index %i, half steps up', (word, index) => {
    expect(birch(word, '0', word)).toEqual([index, 0, index]);
  });

  it.each([['-1'], [''], [null], [undefined]])('skips a day with the value %j', (word) => {
    expect(birch('1', word, '2')).toEqual([1, undefined, 2]);
    const levels = read({ regions: { '10/11': { Birke: [word, '1', '2'] } } }).regions.get(11);
    expect(levels?.map(({ date }) => date)).toEqual(['2026-07-14', '2026-07-15']);
  });

  it('has no day for a region without a value', () => {
    const { regions } = read({ regions: { '10/11': { Birke: ['-1', '-1', '-1'], Hasel: [] } } });
    expect(regions.get(11)).toEqual([]);
  });

  it('has all eight types by their names in the API', () => {
    const types = ['Ambrosia', 'Beifuss', 'Birke', 'Erle', 'Esche', 'Graeser', 'Hasel', 'Roggen'];
    const words = Object.fromEntries(types.map((type) => [type, ['1', '-1', '-1']]));
    const [today] = read({ regions: { '10/11': words } }).regions.get(11) ?? [];
    expect(Object.keys(today?.levels ?? {}).toSorted()).toEqual(types);
  });

  it('ignores types that the API does not have', () => {
    const words = { Birke: ['1', '1', '1'], Ulme: ['3', '3', '3'] };
    const days = read({ regions: { '10/11': words } }).regions.get(11);
    expect(days?.map(({ levels }) => levels)).toEqual([{ Birke: 1 }, { Birke: 1 }, { Birke: 1 }]);
  });

  it('names a region by its part, or by itself without parts', () => {
    const words = { Birke: ['1', '1', '1'] };
    const { regions } = read({ regions: { '10/11': words, '20/-1': words, '120/124': words } });
    expect([...regions.keys()]).toEqual([11, 20, 124]);
  });

  it.each([
    ['2026-07-13', '2026-07-13T09:00Z', ['2026-07-13', '2026-07-14', '2026-07-15']],
    ['2026-01-31', '2026-01-31T10:00Z', ['2026-01-31', '2026-02-01', '2026-02-02']],
    // The clocks change in the night before the file, and in the night after it.
    ['2026-03-29', '2026-03-29T09:00Z', ['2026-03-29', '2026-03-30', '2026-03-31']],
    ['2026-03-28', '2026-03-28T10:00Z', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['2026-10-25', '2026-10-25T10:00Z', ['2026-10-25', '2026-10-26', '2026-10-27']],
    ['2026-10-24', '2026-10-24T09:00Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
    ['2026-12-31', '2026-12-31T10:00Z', ['2026-12-31', '2027-01-01', '2027-01-02']],
    ['2028-02-28', '2028-02-28T10:00Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ])('of %s is of eleven in Berlin and of three days from then', (date, issued, days) => {
    const file = read({ lastUpdate: `${date} 11:00 Uhr` });
    expect(file.issued).toBe(Date.parse(issued));
    expect(file.regions.get(11)?.map((day) => day.date)).toEqual(days);
  });

  it('is of the day in Berlin when it is another one in UTC', () => {
    const file = read({ lastUpdate: '2026-07-14 00:30 Uhr', nextUpdate: '2026-07-14 11:07 Uhr' });
    expect(file.issued).toBe(Date.parse('2026-07-13T22:30Z'));
    expect(file.nextUpdate).toBe(Date.parse('2026-07-14T09:07Z'));
    expect(file.regions.get(11)?.[0]?.date).toBe('2026-07-14');
  });
});

describe('an invalid pollen file', () => {
  const words = { Birke: ['1', '1', '1'] };

  it.each<[string, PollenText | string, RegExp]>([
    ['is cut off', pollenText().slice(0, -40), /no JSON or cut off/],
    ['is empty', '', /no JSON or cut off/],
    ['is a page of the web', '<html>503</html>', /no JSON or cut off/],
    ['is a list', '[]', /unknown version/],
    ['has no content', { regions: {} }, /unknown version: content/],
    [
      'has an index of 4',
      { regions: { '10/11': { Birke: ['1', '4', '1'] } } },
      /"4" is no pollen index/,
    ],
    ['has an index that is a number', { regions: { '10/11': { Birke: [1, 1, 1] } } }, /today/],
    [
      'has an index named like a method',
      { regions: { '10/11': { Birke: ['toString'] } } },
      /"toString"/,
    ],
    ['calls its types otherwise', { regions: { '10/11': { birch: ['1'] } } }, /content\.0\.Pollen/],
    ['has no number for a region', { regions: { 'X/11': words } }, /content\.0\.region_id/],
    ['has no number for a part', { regions: { '10/X': words } }, /content\.0\.partregion_id/],
    ['has a time without its suffix', { lastUpdate: '2026-07-13 11:00' }, /last_update/],
    ['has a time of the standards', { nextUpdate: '2026-07-13T11:00:00Z' }, /next_update/],
    ['has a day that is none', { lastUpdate: '2026-02-30 11:00 Uhr' }, /last_update\.date/],
    ['has a year that is far off', { lastUpdate: '9999-07-13 11:00 Uhr' }, /last_update/],
    ['has an hour that is none', { lastUpdate: '2026-02-20 24:00 Uhr' }, /last_update\.hour/],
    ['has a minute that is none', { lastUpdate: '2026-02-20 11:60 Uhr' }, /last_update\.minute/],
    ['has no time', { lastUpdate: null }, /last_update/],
  ])('%s, and the error names it', (_what, text, message) => {
    expect(() => read(text)).toThrow(OpenDataError);
    expect(() => read(text)).toThrow(message);
  });

  it('always fails with the same error, wherever it is truncated', () => {
    const whole = pollenText();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(() => read(whole.slice(0, length))).toThrow(OpenDataError);
      }),
    );
  });
});
