import { describe, expect, it, test } from 'vitest';
import type { PostcodeCountry } from '../../src/contract/parameters.ts';
import { packPostcodeRows } from '../../src/place/postcodes/table.ts';
import { STATE_NAMES } from '../../src/place/area-names.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import {
  createTownPostcodes,
  type TownPostcodes,
} from '../../src/place/postcodes/town-postcodes.ts';
import { hasRealRows, realRows } from '../support/postcode-file.ts';

const gazetteer = loadGazetteer();

type Row = [code: string, name: string, latitude: number, longitude: number, isRecipient?: boolean];

function postcodesOf(country: PostcodeCountry, rows: readonly Row[]): TownPostcodes {
  const table = packPostcodeRows(
    rows.map(([code, name, latitude, longitude, isRecipient = false]) => ({
      code, name, latitude, longitude, isRecipient,
    })), // prettier-ignore
  );
  return createTownPostcodes(country, table, gazetteer);
}

async function codesOf(name: string, postcodes: TownPostcodes): Promise<string[]> {
  const [town] = gazetteer.listByPrefix(name, 1, 'de');
  return town ? postcodes.findCodes(town) : [];
}

const SAXONY = postcodesOf('DE', [
  ['01127', 'Dresden', 51.08, 13.72],
  ['01067', 'Dresden Innere Altstadt', 51.06, 13.73],
  ['01067', 'Dresden Wilsdruffer Vorstadt', 51.06, 13.72],
  ['01054', 'Amt der Stadt Dresden', 51.05, 13.74, true],
  ['01662', 'Meißen', 51.16, 13.48],
  ['01665', 'Klipphausen', 51.1, 13.5],
  ['19273', 'Neuhaus', 53.28, 10.93],
]);

describe('the postcodes of a town', () => {
  it('are those of the rows that name it or a quarter of it, once and ascending', async () => {
    expect(await codesOf('Dresden', SAXONY)).toEqual(['01067', '01127']);
    expect(await codesOf('Meißen', SAXONY)).toEqual(['01662']);
  });

  it('are the same on repeated calls', async () => {
    expect(await codesOf('Dresden', SAXONY)).toEqual(await codesOf('Dresden', SAXONY));
  });

  it('do not include those of a namesake far away', async () => {
    const town = gazetteer
      .listByPrefix('Neuhaus', 20, 'de')
      .find(({ country, latitude }) => country === 'DE' && latitude < 51);
    expect(town?.name).toContain('Neuhaus');
    expect(town && (await SAXONY.findCodes(town))).toEqual([]);
  });

  it('are none for a town of another country', async () => {
    expect(await codesOf('Straßburg', SAXONY)).toEqual([]);
  });
});

const namesOn = async (start: string) =>
  Array.from(await SAXONY.findTownsByPrefix(start), ([code, ids]) => [
    code,
    ...Array.from(ids, (id) => gazetteer.findById(id, 'de')?.name),
  ]);

describe('the towns on postcodes that begin with some digits', () => {
  test.each([
    ['01067', [['01067', 'Dresden']]],
    ['0166', [['01662', 'Meissen'], ['01665', 'Klipphausen']]],
    ['01054', [['01054']]],
    ['99', []],
    ['010670', []],
  ])('%s', async (start, expected) => {
    expect(await namesOn(start)).toEqual(expected);
  }); // prettier-ignore
});

function realRowsOf(country: PostcodeCountry) {
  return realRows()
    .filter((row) => row.country === country)
    .map(({ code, name, latitude, longitude, state = '', stateCode = '' }) => ({
      code,
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      isRecipient: country === 'DE' && /^\d+$/.test(stateCode),
      state,
    }));
}

function realPostcodesOf(country: PostcodeCountry): TownPostcodes {
  return createTownPostcodes(country, packPostcodeRows(realRowsOf(country)), gazetteer);
}

describe.skipIf(!hasRealRows)('real postcodes (skipped without ../shared)', () => {
  test.each([
    ['DE', 'München', ['80331', '80333', '81929'], 75],
    ['DE', 'Berlin', ['10115', '12043', '14199'], 190],
    ['AT', 'Wien', ['1010', '1230'], 23],
    ['CH', 'Zürich', ['8001', '8064'], 50],
    ['CH', 'Genf', ['1201'], 10],
    ['LI', 'Vaduz', ['9490'], 1],
  ] as const)('of %s: %s has %j', async (country, name, some, least) => {
    const codes = await codesOf(name, realPostcodesOf(country));
    expect(codes).toEqual(expect.arrayContaining([...some]));
    expect(codes.length).toBeGreaterThanOrEqual(least);
    expect(codes).toEqual(codes.toSorted());
  });

  it('belong to towns of their own state', () => {
    let count = 0;
    let others = 0;
    for (const row of realRowsOf('DE')) {
      const id = row.isRecipient ? undefined : gazetteer.findTownOfRow(row, 'DE');
      const town = id === undefined ? undefined : gazetteer.findById(id, 'de');
      if (!town) continue;
      count += 1;
      if (!STATE_NAMES[town.area]?.includes(row.state)) others += 1;
    }
    expect(count).toBeGreaterThan(9000);
    expect(others / count).toBeLessThan(0.003);
  });
});
