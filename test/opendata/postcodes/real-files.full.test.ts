import { beforeAll, describe, expect, it } from 'vitest';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../../src/contract/parameters.ts';
import { createLiveServer } from '../../../src/opendata/live-server.ts';
import { createPostcodes, type Postcodes } from '../../../src/place/postcodes/table.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import {
  geoNamesText,
  hasRealRows,
  postcodeZip,
  realRows,
  type GeoNamesRow,
} from '../../support/postcode-file.ts';

/** The real rows in GeoNames' zips, at GeoNames' paths. */
async function startReal(): Promise<Postcodes> {
  const host = await startOpenDataHost();
  for (const country of POSTCODE_COUNTRIES) {
    const text = geoNamesText(realRows().filter((row) => row.country === country));
    host.put(`/export/zip/${country}.zip`, await postcodeZip(text, `${country}.txt`));
  }
  const server = createLiveServer({ hosts: hostsAt(host.url), userAgent: 'test' });
  return createPostcodes({ server, clock: () => new Date('2026-11-18T14:05:00Z') });
}

const reported = ({ name, latitude, longitude }: Omit<GeoNamesRow, 'country' | 'code'>) =>
  `${name} ${Number(latitude)} ${Number(longitude)}`;

describe.skipIf(!hasRealRows)('the real postcodes (skipped without ../shared)', () => {
  const byCode = new Map<string, GeoNamesRow[]>();

  beforeAll(() => {
    for (const row of realRows()) {
      const key = `${row.country}-${row.code}`;
      const rows = byCode.get(key);
      if (rows) rows.push(row);
      else byCode.set(key, [row]);
    }
  });

  it('all have their places, as in the files', async () => {
    const { find } = await startReal();
    expect(byCode.size).toBeGreaterThan(16_000);
    for (const [key, rows] of byCode) {
      const [country, code] = splitKey(key);
      expect((await find(country, code)).map(reported)).toEqual(rows.map(reported));
    }
  });

  it('distinguish the companies of Germany from its places', async () => {
    const { find } = await startReal();
    const recipients = (await find('DE', '10875')).filter(({ isRecipient }) => isRecipient);
    expect(recipients).toHaveLength(byCode.get('DE-10875')?.length ?? 0);
    for (const [country, code] of [
      ['DE', '50667'],
      ['AT', '1010'],
      ['CH', '8001'],
    ] as const) {
      expect(await find(country, code)).toMatchObject([{ isRecipient: false }]);
    }
  });
});

function splitKey(key: string): [PostcodeCountry, string] {
  const [country, code = ''] = key.split('-');
  const known = POSTCODE_COUNTRIES.find((one) => one === country);
  if (!known) throw new Error(`No country: ${key}`);
  return [known, code];
}
