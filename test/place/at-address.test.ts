import { describe, expect, it } from 'vitest';
import { createPostcodes } from '../../src/place/postcodes/table.ts';
import {
  resolveAddress,
  type PostalAddress,
  type PostcodeLookup,
} from '../../src/place/address.ts';
import { createPostcodeLookup } from '../../src/place/postcodes/place-at-postcode.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { liveServer } from '../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';
import { geoNamesText, postcodeZip, type GeoNamesRow } from '../support/postcode-file.ts';

const gazetteer = loadGazetteer();

const germany = [
  ['50667', 'Köln', 50.9387, 6.9547],
  ['15230', 'Frankfurt (Oder)', 52.3475, 14.5539],
  ['60311', 'Frankfurt am Main', 50.1109, 8.6821],
  ['01844', 'Neustadt', 51.0238, 14.2158],
  ['22143', 'Hamburg', 53.6, 10.15],
] as const;

const rows = germany.map(([code, name, latitude, longitude]): GeoNamesRow => ({
  country: 'DE',
  code,
  name,
  latitude,
  longitude,
}));

const clock = () => new Date('2026-11-18T14:05:00+01:00');

/** Looks up in the files of a host on loopback. */
async function lookup(listed: readonly GeoNamesRow[] = rows): Promise<PostcodeLookup> {
  const host = await startOpenDataHost();
  if (listed.length > 0) host.put('/export/zip/DE.zip', await postcodeZip(geoNamesText(listed)));
  const server = liveServer(hostsAt(host.url), 300, host.hangs);
  return createPostcodeLookup(createPostcodes({ server, clock }), gazetteer);
}

async function placeOf(address: PostalAddress, language = 'de-DE') {
  return resolveAddress(address, gazetteer, await lookup(), language);
}

describe('a postcode', () => {
  it('is a place with height and time zone', async () => {
    expect(await (await lookup())('DE', '50667', 'de-DE')).toMatchObject({
      name: 'Köln',
      country: 'DE',
      timeZone: 'Europe/Berlin',
      latitude: 50.9387,
      longitude: 6.9547,
      elevation: 58,
    });
  });

  it('has its name in the language of the listener', async () => {
    expect((await (await lookup())('DE', '50667', 'en-US'))?.name).toBe('Cologne');
  });

  it.each([
    ['DE', '99999'],
    ['DE', '1067'],
    ['US', '90210'],
    ['', ''],
  ])('is undefined if it does not exist: %j %j', async (country, code) => {
    expect(await (await lookup())(country, code, 'de-DE')).toBeUndefined();
  });

  it('is undefined if the list of postcodes is unavailable', async () => {
    const failing = await lookup([]);
    expect(await failing('DE', '50667', 'de-DE')).toBeUndefined();
  });

  it('rethrows errors of our own code', async () => {
    const broken = createPostcodeLookup(
      { find: () => Promise.reject(new TypeError('ours')) },
      gazetteer,
    );
    await expect(broken('DE', '50667', 'de-DE')).rejects.toThrow('ours');
  });
});

describe('the weather at an address is that of', () => {
  it.each<[string, string, PostalAddress]>([
    ['its town', 'Köln', { country: 'DE', city: 'Köln' }],
    ['its town', 'Köln', { country: 'DE', code: '50667', city: 'koeln' }],
    ['its town, wherever it is', 'London', { country: 'GB', code: 'SW1A1AA', city: 'London' }],
    ['the town of its country', 'London', { country: 'CA', city: 'London' }],
    ['its town, not a quarter', 'Hamburg', { country: 'DE', code: '22143', city: 'Hamburg' }],
    [
      'the town on its postcode, not of a greater namesake',
      'Frankfurt an der Oder',
      { country: 'DE', code: '15230', city: 'Frankfurt' },
    ],
    [
      'the greater namesake where its postcode is there',
      'Frankfurt',
      { country: 'DE', code: '60311', city: 'Frankfurt' },
    ],
    ['its town, a small one', 'Neustadt', { country: 'DE', code: '01844', city: 'Neustadt' }],
    ['its postcode', 'Köln', { country: 'DE', code: '50667' }],
    [
      'its postcode where the town is unknown',
      'Köln',
      { country: 'DE', code: '50667', city: 'Kölle-Mitte' },
    ],
    [
      'its town where the postcode is unknown',
      'Köln',
      { country: 'DE', code: '99999', city: 'Köln' },
    ],
  ])('%s: %s', async (_why, expected, address) => {
    const place = await placeOf(address);
    expect(place?.name).toBe(expected);
    expect(place?.country).toBe(address.country);
  });

  it('the small town on its postcode', async () => {
    const place = await placeOf({ country: 'DE', code: '01844', city: 'Neustadt' });
    expect(place?.latitude).toBeCloseTo(51.02, 1);
    expect(place?.longitude).toBeCloseTo(14.22, 1);
  });

  it.each<PostalAddress>([
    { country: 'DE', city: 'Nirgendwohausen' },
    { country: 'GB', city: 'Nirgendwohausen', code: 'SW1A1AA' },
    { country: 'CA', city: 'Köln' },
    { country: 'DE' },
  ])('unknown: %j', async (address) => {
    expect(await placeOf(address)).toBeUndefined();
  });
});
