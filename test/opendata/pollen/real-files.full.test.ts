import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { parsePollenFile } from '../../../src/opendata/pollen/forecasts.ts';
import { FILE_PATH, MAP_PATH, startPollen } from './pollen-files.ts';

const REAL_FILES = new URL('../../../../shared/data/dwd/pollen/', import.meta.url);
const isThere = existsSync(REAL_FILES);
const names = isThere ? readdirSync(REAL_FILES).filter((name) => name.startsWith('s31fg')) : [];

function bytesOf(name: string): Buffer {
  return readFileSync(new URL(name, REAL_FILES));
}

async function startReal(file = 's31fg-2026-07-13.trimmed.json') {
  const started = await startPollen();
  started.host.put(FILE_PATH, bytesOf(file));
  started.host.put(MAP_PATH, bytesOf('pollenfluggebiete.geojson'));
  return {
    ...started,
    regionAt: async (latitude: number, longitude: number, country?: string) =>
      (await started.at({ latitude, longitude }, country))?.region,
  };
}

const Words = z.record(z.string(), z.record(z.string(), z.string()));
const Plain = z.object({
  last_update: z.string(),
  content: z.array(z.object({ region_id: z.number(), partregion_id: z.number(), Pollen: Words })),
});

/** The index of a word, as a mean of its two ends that is rounded up; null for -1. */
function indexOf(word: string): number | null {
  if (word === '-1') return null;
  const ends = word.split('-').map(Number);
  return Math.ceil(ends.reduce((sum, end) => sum + end, 0) / ends.length);
}

describe.skipIf(!isThere)('real pollen files (skipped: no real files beside the checkout)', () => {
  it('are of two years', () => {
    expect(names).toHaveLength(2);
  });

  it.each(names)('%s is read completely', (name) => {
    const { regions } = parsePollenFile(bytesOf(name));
    const { content } = Plain.parse(JSON.parse(bytesOf(name).toString()));
    for (const { region_id, partregion_id, Pollen } of content) {
      const days = regions.get(partregion_id === -1 ? region_id : partregion_id);
      const expected = ['today', 'tomorrow', 'dayafter_to'].map((day) =>
        Object.fromEntries(
          Object.entries(Pollen)
            .map(([type, words]) => [type, indexOf(words[day] ?? '-1')] as const)
            .filter(([, index]) => index !== null),
        ),
      );
      expect(days?.map(({ levels }) => levels)).toEqual(expected);
    }
    expect(regions.size).toBe(content.length);
  });

  it.each([
    ['s31fg-2025-05-04.trimmed.json', 121, '2025-05-04', 'Birke', [1, 1, 1]],
    ['s31fg-2025-05-04.trimmed.json', 12, '2025-05-04', 'Birke', [2, 1, 1]],
    ['s31fg-2026-07-13.trimmed.json', 11, '2026-07-13', 'Graeser', [2, 2, 2]],
    ['s31fg-2026-07-13.trimmed.json', 50, '2026-07-13', 'Beifuss', [1, 1, 1]],
    ['s31fg-2026-07-13.trimmed.json', 50, '2026-07-13', 'Ambrosia', [0, 0, undefined]],
  ] as const)('%s has for region %i from %s on: %s %j', (name, region, date, type, levels) => {
    const { regions, issued, nextUpdate } = parsePollenFile(bytesOf(name));
    const days = regions.get(region);
    expect(days?.[0]?.date).toBe(date);
    expect(days?.map((day) => day.levels[type])).toEqual(levels);
    expect(new Date(issued).toISOString()).toBe(`${date}T09:00:00.000Z`);
    expect(nextUpdate - issued).toBe(24 * 3_600_000);
  });

  it('have the published values for Munich and Berlin', async () => {
    const y2025 = await startReal('s31fg-2025-05-04.trimmed.json');
    const munich = await y2025.at({ latitude: 48.137, longitude: 11.575 });
    expect(munich?.days.map(({ levels }) => levels.Birke)).toEqual([1, 1, 1]);
    const y2026 = await startReal('s31fg-2026-07-13.trimmed.json');
    const berlin = await y2026.at({ latitude: 52.52, longitude: 13.405 });
    expect(berlin?.days.map(({ levels }) => levels.Graeser)).toEqual([2, 2, 2]);
  });
});

describe.skipIf(!isThere)('the real regions (skipped: no real files beside the checkout)', () => {
  it('are those of the towns', async () => {
    const { regionAt } = await startReal();
    const towns: [string, number, number, number | undefined][] = [
      ['München', 48.137, 11.575, 121],
      ['Berlin', 52.52, 13.405, 50],
      ['Konstanz', 47.6603, 9.1758, 112],
      ['Westerland auf Sylt', 54.907, 8.303, 11],
      ['Helgoland', 54.182, 7.886, 11],
      ['Norderney', 53.707, 7.147, 31],
      ['Burg auf Fehmarn', 54.437, 11.196, 12],
      ['Binz auf Rügen', 54.402, 13.611, 20],
      ['Lindau', 47.546, 9.684, 121],
      ['Passau', 48.575, 13.464, 122],
      ['Görlitz', 51.156, 14.988, 81],
      ['Aachen', 50.776, 6.084, 41],
      ['Kehl', 48.573, 7.809, 111],
      ['Brocken', 51.799, 10.615, 62],
    ];
    for (const [town, latitude, longitude, region] of towns) {
      expect([town, await regionAt(latitude, longitude)]).toEqual([town, region]);
    }
  });

  it('exclude the neighbours’, however near', async () => {
    const { regionAt } = await startReal();
    const towns: [string, number, number, string][] = [
      ['Wien', 48.2085, 16.3721, 'AT'],
      ['Salzburg', 47.7994, 13.044, 'AT'],
      ['Bregenz', 47.5031, 9.7471, 'AT'],
      ['Basel', 47.5584, 7.5733, 'CH'],
      ['Kreuzlingen', 47.6505, 9.175, 'CH'],
      ['Vaduz', 47.1415, 9.5215, 'LI'],
      ['Straßburg', 48.5839, 7.7455, 'FR'],
      ['Słubice', 52.3509, 14.5607, 'PL'],
      ['Vaals', 50.7708, 6.0181, 'NL'],
    ];
    for (const [town, latitude, longitude, country] of towns) {
      expect([town, await regionAt(latitude, longitude, country)]).toEqual([town, undefined]);
    }
  });

  it('reach as far as the known outline of Germany', async () => {
    const { regionAt } = await startReal();
    const places: [string, number, number, number][] = [
      ['Büsingen', 47.69638, 8.68759, 112],
      ['Sigmarszell', 47.58333, 9.76667, 121],
      ['Hooge', 54.57, 8.5481, 11],
      ['Wasserburg am Bodensee', 47.5667, 9.6333, 121],
    ];
    for (const [place, latitude, longitude, region] of places) {
      expect([place, await regionAt(latitude, longitude)]).toEqual([place, undefined]);
      expect([place, await regionAt(latitude, longitude, 'DE')]).toEqual([place, region]);
    }
  });
});
