import { describe, expect, it } from 'vitest';
import {
  createPollenForecasts,
  parseRegionMap,
} from '../../../../src/opendata/pollen/forecasts.ts';
import { createPollenPart } from '../../../../src/opendata/demo/pollen/part.ts';
import { ask, decoded, found, MAP_PATH } from './demo-pollen.ts';

const NOW = '2026-04-20T12:00Z';

async function demoMap() {
  const { body } = await found(ask('maps', MAP_PATH, NOW));
  return { map: parseRegionMap(body), text: Buffer.from(body).toString() };
}

describe('the demo’s map of the pollen regions', () => {
  it.each([
    ['München', 48.137, 11.575, 121],
    ['Berlin', 52.52, 13.405, 50],
    ['Konstanz', 47.6603, 9.1758, 112],
    ['Westerland auf Sylt', 54.907, 8.303, 11],
    ['Helgoland', 54.182, 7.886, 11],
    ['Hamburg', 53.55, 9.993, 12],
    ['Köln', 50.938, 6.957, 41],
    ['Leipzig', 51.34, 12.375, 81],
    ['Freiburg', 47.996, 7.849, 111],
    ['Saarbrücken', 49.234, 6.994, 103],
    ['Wien', 48.2085, 16.3721, undefined],
    ['Salzburg', 47.7994, 13.044, undefined],
    ['Basel', 47.5584, 7.5733, undefined],
    ['Straßburg', 48.5839, 7.7455, undefined],
    ['Bregenz', 47.5031, 9.7471, undefined],
  ])('has %s in its real region', async (_town, latitude, longitude, region) => {
    const { map } = await demoMap();
    expect(map.at([longitude, latitude], 0)).toBe(region);
  });

  it('has a polygon for every region of the demo’s file, and no other', async () => {
    const { map } = await demoMap();
    const { regions } = await decoded(NOW);
    const onMap = new Set<number>();
    for (let latitude = 47.3; latitude < 55; latitude += 0.05) {
      for (let longitude = 6; longitude < 15; longitude += 0.05) {
        const region = map.at([longitude, latitude], 0);
        if (region !== undefined) onMap.add(region);
      }
    }
    expect(onMap).toEqual(new Set(regions.keys()));
  });

  it('has no gap between neighbours', async () => {
    const { map } = await demoMap();
    // Well within Germany's border, lines from the west to the east.
    for (let latitude = 49.6; latitude < 53.3; latitude += 0.0173) {
      for (let longitude = 8; longitude < 11.9; longitude += 0.0117) {
        if (map.at([longitude, latitude], 0) !== undefined) continue;
        throw new Error(`No region at ${latitude}, ${longitude}`);
      }
    }
    expect(map.at([8, 49.6], 0)).toBeDefined();
  });

  it('names its source', async () => {
    const { text } = await demoMap();
    expect(text).toContain('Deutscher Wetterdienst');
    expect(text).toContain('© GeoBasis-DE / BKG (Daten verändert)');
    expect(text).toContain('CC BY 4.0');
  });

  it('is sent once', async () => {
    const { etag, lastModified } = await found(ask('maps', MAP_PATH, NOW));
    expect(await ask('maps', MAP_PATH, NOW, { etag })).toEqual({ status: 304 });
    expect(await ask('maps', MAP_PATH, NOW, { lastModified })).toEqual({ status: 304 });
    expect(await ask('opendata', MAP_PATH, NOW)).toBeUndefined();
  });
});

describe('pollen from the demo mirror', () => {
  it('matches the live server: birches in Berlin, nothing in Vienna', async () => {
    const forecasts = createPollenForecasts({
      server: {
        name: 'demo',
        get: async (resource, conditions = {}) =>
          (await createPollenPart()(resource, conditions, new Date(NOW))) ?? { status: 404 },
      },
      clock: () => new Date(NOW),
    });
    const berlin = await forecasts.at({ latitude: 52.52, longitude: 13.405 });
    expect(berlin).toMatchObject({ region: 50, nextUpdate: Date.parse('2026-04-21T09:05Z') });
    expect(berlin?.days.map(({ date }) => date)).toEqual([
      '2026-04-20',
      '2026-04-21',
      '2026-04-22',
    ]);
    expect(berlin?.days[0]?.levels.Birke).toBeGreaterThan(0);
    expect(await forecasts.at({ latitude: 48.2085, longitude: 16.3721 })).toBeUndefined();
  });
});
