import { describe, expect, it, vi } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { opener } from '../../support/product-caches.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { ABROAD, feature, MAP_PATH, mapText, square, startPollen } from './pollen-files.ts';

const OTHER_MAP = mapText([feature(50, 'Polygon', [square(9, 54, 1)])]);

describe('the map of the pollen regions', () => {
  it('is fetched once for all points, and cached for a week', async () => {
    const { at, requested, setClock } = await startPollen();
    await Promise.all([at(), at(ABROAD), at()]);
    setClock('2026-07-20T11:59Z');
    await at();
    expect(requested(MAP_PATH)).toBe(1);
  });

  it('is renewed after a week; while that takes long, the cached one is used', async () => {
    const { host, at, setClock } = await startPollen();
    await at();
    host.put(MAP_PATH, OTHER_MAP);
    host.trouble(MAP_PATH, { delay: 400 });
    setClock('2026-07-20T12:00Z');
    expect(await at()).toMatchObject({ region: 11 });
    await vi.waitFor(async () => expect(await at()).toMatchObject({ region: 50 }));
  });

  it.each(['fails', 'hangs'] as const)(
    'is the cached one if the map server %s after a week',
    async (trouble) => {
      const { host, at, requested, setClock } = await startPollen();
      await at();
      host.trouble(MAP_PATH, trouble);
      setClock('2026-07-20T12:00Z');
      expect(await at()).toMatchObject({ region: 11 });
      await vi.waitFor(() => expect(requested(MAP_PATH)).toBe(2));
    },
  );

  it('is read from the disk cache if the map server fails at the start', async () => {
    const openCache = opener(await temporaryDirectory());
    await (await startPollen(openCache)).at();
    const { host, at, requested, setClock } = await startPollen(openCache);
    host.trouble(MAP_PATH, 'fails');
    setClock('2026-07-20T12:00Z');
    expect(await at()).toMatchObject({ region: 11 });
    expect(requested(MAP_PATH)).toBe(1);
    expect(await at(ABROAD)).toBeUndefined();
  });

  it('is an error if the map server has none', async () => {
    const { host, at } = await startPollen();
    host.remove(MAP_PATH);
    await expect(at()).rejects.toThrow(OpenDataError);
    await expect(at()).rejects.toThrow('The map server has no map of the pollen regions');
  });

  it.each([
    ['cut off', mapText().slice(0, 100), /cut off/],
    ['of another version', mapText().replaceAll('"GF"', '"ID_GF"'), /unknown version.*GF/],
  ])('is an error when it is %s', async (_what, text, message) => {
    const { host, at } = await startPollen();
    host.put(MAP_PATH, text);
    await expect(at()).rejects.toThrow(OpenDataError);
    await expect(at()).rejects.toThrow(message);
  });

  it('is an error only until the map server is well again', async () => {
    const { host, at } = await startPollen();
    host.trouble(MAP_PATH, 'breaks off');
    await expect(at()).rejects.toThrow(OpenDataError);
    host.trouble(MAP_PATH);
    expect(await at()).toMatchObject({ region: 11 });
  });
});
