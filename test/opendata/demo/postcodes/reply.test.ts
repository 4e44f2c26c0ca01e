import { distance } from 'geokdbush';
import { describe, expect, it } from 'vitest';
import { POSTCODE_COUNTRIES } from '../../../../src/contract/parameters.ts';
import { DEMO_POSTCODES } from '../../../../src/opendata/demo/postcodes/demo-postcodes.ts';
import { postcodeReply } from '../../../../src/opendata/demo/postcodes/demo-postcodes.ts';
import { createPostcodes } from '../../../../src/place/postcodes/table.ts';
import {
  postcodeResource,
  type OpenDataServer,
  type Resource,
} from '../../../../src/opendata/server.ts';
import { foldName } from '../../../../src/place/name-forms.ts';
import { normalizeRowName } from '../../../../src/place/postcodes/named-town.ts';
import { hasRealRows, realRows } from '../../../support/postcode-file.ts';
import { unzip } from '../read-kmz.ts';

const NOW = new Date('2026-11-18T14:05:00Z');

const mirror: OpenDataServer = {
  name: 'demo',
  get: async (resource, conditions = {}) =>
    (await postcodeReply(resource, conditions, NOW)) ?? { status: 404 },
};

async function fileAt(resource: Resource) {
  const reply = await mirror.get(resource);
  if (reply.status !== 200) throw new Error(`No file: ${reply.status}`);
  return reply;
}

describe('the demo’s postcodes', () => {
  it.each(POSTCODE_COUNTRIES)('have the format of GeoNames: %s', async (country) => {
    const members = await unzip((await fileAt(postcodeResource(country))).body);
    expect([...members.keys()]).toEqual(['readme.txt', `${country}.txt`]);
    const lines = members.get(`${country}.txt`)?.split('\n') ?? [];
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      const columns = line.split('\t');
      expect(columns).toHaveLength(12);
      expect(columns[0]).toBe(country);
    }
  });

  it('are parsed as the real ones are', async () => {
    const { find } = createPostcodes({ server: mirror, clock: () => NOW });
    for (const country of POSTCODE_COUNTRIES) {
      for (const { code, town, latitude, longitude } of DEMO_POSTCODES[country]) {
        expect(await find(country, code)).toContainEqual({
          name: town,
          latitude,
          longitude,
          isRecipient: false,
        });
      }
    }
  });

  it('are not sent again to a client that has them', async () => {
    const resource = postcodeResource('DE');
    const { etag, lastModified } = await fileAt(resource);
    expect(await mirror.get(resource, { etag })).toEqual({ status: 304 });
    expect(await mirror.get(resource, { lastModified })).toEqual({ status: 304 });
    expect(await mirror.get(resource, { etag: '"another"' })).toMatchObject({ status: 200 });
  });

  it('cover four countries and name GeoNames', async () => {
    expect(await mirror.get({ host: 'geonames', path: '/export/zip/FR.zip' })).toEqual({
      status: 404,
    });
    expect(await mirror.get({ host: 'opendata', path: '/export/zip/DE.zip' })).toEqual({
      status: 404,
    });
  });
});

describe.skipIf(!hasRealRows)('the demo’s postcodes (skipped without ../shared)', () => {
  const real = new Map<string, { name: string; latitude: number; longitude: number }[]>();
  for (const { country, code, name, latitude, longitude } of hasRealRows ? realRows() : []) {
    const row = { name, latitude: Number(latitude), longitude: Number(longitude) };
    real.set(`${country}-${code}`, [...(real.get(`${country}-${code}`) ?? []), row]);
  }

  it.each(
    POSTCODE_COUNTRIES.flatMap((country) =>
      DEMO_POSTCODES[country].map((entry) => ({ country, ...entry })),
    ),
  )(
    'have their real position: $country-$code $town',
    ({ country, code, town, latitude, longitude }) => {
      const rows = real.get(`${country}-${code}`) ?? [];
      const same = rows.filter(({ name }) =>
        beginsAlike(normalizeRowName(name), normalizeRowName(town)),
      );
      expect(rows.map(({ name }) => name)).not.toEqual([]);
      expect(same).not.toEqual([]);
      const kilometres = same.map((row) =>
        distance(longitude, latitude, row.longitude, row.latitude),
      );
      expect(Math.min(...kilometres)).toBeLessThan(15);
    },
  );
});

/** `Halle` and `Halle an der Saale`. */
function beginsAlike(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [foldName(one), foldName(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return longer === shorter || longer.startsWith(`${shorter} `);
}
