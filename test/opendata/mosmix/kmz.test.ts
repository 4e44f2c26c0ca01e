import { describe, expect, it } from 'vitest';
import { unpackKmz } from '../../../src/opendata/mosmix/kml.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { zipped } from '../../support/mosmix-file.ts';

const TEXT = '<kml>Ochsenkopf 10.40 - 9.80</kml>'.repeat(50);

describe('a KMZ file', () => {
  it('yields its KML and its name', async () => {
    const kmz = await zipped(TEXT, 'MOSMIX_L_2023041209_P0036.kml');
    expect(await unpackKmz(kmz)).toEqual({ fileName: 'MOSMIX_L_2023041209_P0036.kml', text: TEXT });
  });

  it('is decoded as ISO-8859-1', async () => {
    expect((await unpackKmz(await zipped('MÜNCHEN'))).text).toBe('MÜNCHEN');
  });

  it('may be a view of a larger buffer', async () => {
    const kmz = await zipped(TEXT);
    const memory = new Uint8Array(kmz.length + 20).fill(7);
    memory.set(kmz, 10);
    expect((await unpackKmz(memory.subarray(10, 10 + kmz.length))).text).toBe(TEXT);
  });
});

it('a KMZ file with a stored, uncompressed member is read', async () => {
  expect((await unpackKmz(await zipped(TEXT, 'a.kml', false))).text).toBe(TEXT);
});

describe('an invalid KMZ file', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['is empty', () => new Uint8Array(), 'cannot be unpacked'],
    ['is a web page', () => Buffer.from('<html>Error</html>'), 'cannot be unpacked'],
    ['holds no KML', () => zipped(TEXT, 'readme.txt'), 'without a KML member'],
    ['stores too much', () => zipped(' '.repeat(5_000_000), 'a.kml', false), 'more than'],
    ['unpacks to too much', () => zipped(' '.repeat(5_000_000)), 'cannot be unpacked'],
  ])('that %s is rejected', async (_why, make, sentence) => {
    const unpacking = unpackKmz(await make());
    await expect(unpacking).rejects.toBeInstanceOf(OpenDataError);
    await expect(unpacking).rejects.toThrow(sentence);
  });

  it('is rejected wherever it is truncated', async () => {
    const kmz = await zipped(TEXT);
    for (let length = 0; length < kmz.length; length += 1) {
      await expect(unpackKmz(kmz.subarray(0, length))).rejects.toBeInstanceOf(OpenDataError);
    }
  });

  it('is rejected if a byte of its text is corrupt', async () => {
    const kmz = await zipped(TEXT);
    const name = 'MOSMIX_L_2026111809_10147.kml';
    const packedAt = 30 + name.length;
    const directoryAt = kmz.indexOf('PK\u0001\u0002');
    expect(directoryAt).toBeGreaterThan(packedAt);
    for (let at = packedAt; at < packedAt + 40; at += 1) {
      const spoilt = Buffer.from(kmz);
      spoilt.writeUInt8((kmz.at(at) ?? 0) ^ 1, at);
      const text = await unpackKmz(spoilt).then(
        (kml) => kml.text,
        () => 'refused',
      );
      expect(text).toBe('refused');
    }
  });
});
