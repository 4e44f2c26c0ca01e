import { describe, expect, it } from 'vitest';
import type { PostcodeCountry } from '../../../src/contract/parameters.ts';
import { createPostcodes } from '../../../src/place/postcodes/table.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { geoNamesText, postcodeZip, type GeoNamesRow } from '../../support/postcode-file.ts';
import { opener, type OpenAgain } from '../../support/product-caches.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const DAY = 24 * 3_600_000;
const GERMANY = '/export/zip/DE.zip';

const KOELN: GeoNamesRow = {
  country: 'DE',
  code: '50667',
  name: 'Köln',
  state: 'Nordrhein-Westfalen',
  stateCode: 'NW',
  latitude: 50.9387,
  longitude: 6.9547,
};
const DRESDEN = { ...KOELN, code: '01067', name: 'Dresden', latitude: 51.0547, longitude: 13.7269 };
const ALTSTADT = { ...DRESDEN, name: 'Dresden Innere Altstadt' };
const BROADCASTER = { ...KOELN, code: '50600', name: 'Rundfunk AG', stateCode: '07' };

async function start(rows: readonly GeoNamesRow[] = [KOELN], openCache?: OpenAgain) {
  const host = await startOpenDataHost();
  const server = liveServer(hostsAt(host.url), 300, host.hangs);
  let now = Date.parse('2026-11-18T14:05:00Z');
  const clock = () => new Date(now);
  const cache = await openCache?.(clock);
  const options = { server, clock, ...(cache && { cache }) };
  host.put(GERMANY, await postcodeZip(geoNamesText(rows)));
  return {
    host,
    ...createPostcodes(options),
    restarted: () => createPostcodes(options),
    wait: (days: number) => {
      now += days * DAY;
    },
    requested: (path = GERMANY) => host.requests(path).length,
  };
}

const namesOf = (areas: readonly { name: string }[]) => areas.map(({ name }) => name);

describe('a postcode', () => {
  it('has its place and its position', async () => {
    const { find } = await start();
    expect(await find('DE', '50667')).toEqual([
      { name: 'Köln', latitude: 50.9387, longitude: 6.9547, isRecipient: false },
    ]);
  });

  it('has every place on it, in the order of the file', async () => {
    const { find } = await start([ALTSTADT, KOELN, DRESDEN]);
    expect(namesOf(await find('DE', '01067'))).toEqual(['Dresden Innere Altstadt', 'Dresden']);
  });

  it('keeps its leading zeros', async () => {
    const { find } = await start([DRESDEN]);
    expect(await find('DE', '01067')).toHaveLength(1);
    expect(await find('DE', '1067')).toEqual([]);
    expect(await find('DE', '10670')).toEqual([]);
  });

  it('may be that of a company, which is no place', async () => {
    const { find } = await start([BROADCASTER]);
    expect(await find('DE', '50600')).toMatchObject([{ name: 'Rundfunk AG', isRecipient: true }]);
  });

  it.each(['00000', '50666', '50668', '99999', '', 'KÖLN', '5066700000', '٥٠٦٦٧'])(
    'is undefined if it is unassigned: %j',
    async (code) => {
      const { find } = await start([DRESDEN, KOELN]);
      expect(await find('DE', code)).toEqual([]);
    },
  );

  it.each<[PostcodeCountry, string]>([
    ['DE', '10115'],
    ['AT', '1010'],
    ['CH', '8001'],
    ['LI', '9490'],
  ])('is of its country: %s', async (country, code) => {
    const { host, find } = await start();
    const text = geoNamesText([{ ...KOELN, country, code, name: country }]);
    host.put(`/export/zip/${country}.zip`, await postcodeZip(text, `${country}.txt`));
    expect(namesOf(await find(country, code))).toEqual([country]);
  });
});

describe('the file of a country', () => {
  it('is downloaded once for concurrent requests', async () => {
    const { host, find, requested } = await start([DRESDEN, KOELN]);
    host.trouble(GERMANY, { delay: 50 });
    const codes = ['50667', '01067', '50667', '99999'];
    const found = await Promise.all(codes.map(async (code) => find('DE', code)));
    await find('DE', '01067');
    expect(found.map(namesOf)).toEqual([['Köln'], ['Dresden'], ['Köln'], []]);
    expect(requested()).toBe(1);
  });

  it('is not downloaded for an invalid postcode', async () => {
    const { find, requested } = await start();
    await find('DE', '5066');
    expect(requested()).toBe(0);
  });

  it('is requested again after thirty days, and replaced if it is new', async () => {
    const { host, find, wait, requested } = await start();
    await find('DE', '50667');
    wait(29.9);
    await find('DE', '50667');
    expect(requested()).toBe(1);
    host.put(GERMANY, await postcodeZip(geoNamesText([{ ...KOELN, name: 'Cologne' }])));
    wait(0.2);
    expect(namesOf(await find('DE', '50667'))).toEqual(['Cologne']);
    expect(requested()).toBe(2);
  });

  it.each(['fails', 'hangs', 'breaks off'] as const)(
    'is served stale if the server %s',
    async (trouble) => {
      const { host, find, wait } = await start();
      await find('DE', '50667');
      host.trouble(GERMANY, trouble);
      wait(31);
      expect(namesOf(await find('DE', '50667'))).toEqual(['Köln']);
    },
  );

  it('is served stale when the server has lost it', async () => {
    const { host, find, wait } = await start();
    await find('DE', '50667');
    host.remove(GERMANY);
    wait(31);
    expect(namesOf(await find('DE', '50667'))).toEqual(['Köln']);
  });

  it('is read from disk at the next start, without the server', async () => {
    const openCache = opener(await temporaryDirectory());
    const { host, find, restarted, wait, requested } = await start([KOELN], openCache);
    await find('DE', '50667');
    host.trouble(GERMANY, 'fails');
    expect(namesOf(await restarted().find('DE', '50667'))).toEqual(['Köln']);
    expect(requested()).toBe(1);
    wait(31);
    expect(namesOf(await restarted().find('DE', '50667'))).toEqual(['Köln']);
    expect(host.requests(GERMANY)[1]).toHaveProperty('if-none-match');
  });
});

describe('an invalid file', () => {
  const row = geoNamesText([KOELN]);
  const wide = ' '.repeat(17 * 1024 * 1024);

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['is a web page', () => Buffer.from('<html>'), /cannot be unpacked/],
    ['is another country’s', () => postcodeZip(row, 'AT.txt'), /without DE\.txt/],
    ['holds another country’s rows', () => zipOf({ country: 'AT' }), /unknown shape/],
    ['holds no row', () => postcodeZip(''), /without a row/],
    ['has a column less', () => postcodeZip(row.replace('\t6\n', '\n')), /unknown shape/],
    ['has a column more', () => postcodeZip(row.replace('\n', '\tx\n')), /unknown shape/],
    ['has lost its zeros', () => zipOf({ code: '1067' }), /unknown shape/],
    ['has codes of another kind', () => zipOf({ code: '5066A' }), /unknown shape/],
    ['has a row without a name', () => zipOf({ name: '' }), /unknown shape/],
    ['lies nowhere on earth', () => zipOf({ latitude: 95 }), /unknown shape/],
    ['lies in no country that it could be of', () => zipOf({ latitude: 0.5 }), /unknown shape/],
    ['has blanks for coordinates', () => zipOf({ longitude: ' ' }), /unknown shape/],
    ['has coordinates as nobody writes them', () => zipOf({ longitude: '0x7' }), /unknown shape/],
    ['has words for coordinates', () => zipOf({ longitude: 'east' }), /unknown shape/],
    ['has half of a coordinate', () => zipOf({ longitude: '' }), /unknown shape/],
    ['unpacks to too much', () => postcodeZip(row + wide), /cannot be unpacked/],
  ])('that %s is rejected', async (_why, make, sentence) => {
    const { host, find } = await start();
    host.put(GERMANY, await make());
    const finding = find('DE', '50667');
    await expect(finding).rejects.toBeInstanceOf(OpenDataError);
    await expect(finding).rejects.toThrow(sentence);
  });

  it('is rejected wherever it is truncated', async () => {
    const { host, find } = await start();
    const whole = await postcodeZip(row);
    for (let length = 0; length < whole.length; length += 7) {
      host.put(GERMANY, whole.subarray(0, length));
      await expect(find('DE', '50667')).rejects.toBeInstanceOf(OpenDataError);
    }
  });

  it('is rejected if a byte is corrupt', async () => {
    const { host, find } = await start();
    const spoilt = await postcodeZip(row);
    const packed = spoilt.indexOf('DE.txt') + 'DE.txt'.length + 4;
    spoilt.writeUInt8((spoilt[packed] ?? 0) ^ 16, packed);
    host.put(GERMANY, spoilt);
    await expect(find('DE', '50667')).rejects.toBeInstanceOf(OpenDataError);
  });

  it('is an error if the server has none', async () => {
    const { host, find } = await start();
    host.remove(GERMANY);
    await expect(find('DE', '50667')).rejects.toThrow('GeoNames has no postcodes of DE');
  });

  it('does not affect the valid files of other countries, and is requested again', async () => {
    const { host, find } = await start();
    const at = geoNamesText([{ ...KOELN, country: 'AT', code: '1010', name: 'Wien' }]);
    host.put('/export/zip/AT.zip', await postcodeZip(at, 'AT.txt'));
    host.trouble(GERMANY, 'fails');
    await expect(find('DE', '50667')).rejects.toBeInstanceOf(OpenDataError);
    expect(namesOf(await find('AT', '1010'))).toEqual(['Wien']);
    host.trouble(GERMANY);
    expect(namesOf(await find('DE', '50667'))).toEqual(['Köln']);
  });

  it('may lack the coordinates of a row, which is then left out', async () => {
    const { find } = await start([{ ...KOELN, latitude: '', longitude: '' }, DRESDEN]);
    expect(await find('DE', '50667')).toEqual([]);
    expect(await find('DE', '01067')).toHaveLength(1);
  });

  async function zipOf(change: Partial<GeoNamesRow>): Promise<Buffer> {
    return postcodeZip(geoNamesText([{ ...KOELN, ...change }]));
  }
});
