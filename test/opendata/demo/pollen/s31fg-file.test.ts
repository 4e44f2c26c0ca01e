import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { ask, decoded, demoFile, demoText, FILE_PATH, found } from './demo-pollen.ts';

/** After the table of the pollen regions in DWD's description of the file. */
const ALL_REGIONS = [
  11, 12, 20, 31, 32, 41, 42, 43, 50, 61, 62, 71, 72, 81, 82, 91, 92, 101, 102, 103, 111, 112, 113,
  121, 122, 123, 124,
];
const NOON = '2026-06-15T10:00Z';

const File = z.object({
  name: z.string(),
  sender: z.string(),
  last_update: z.string(),
  next_update: z.string(),
  legend: z.record(z.string(), z.string()),
  content: z.array(
    z.object({
      region_id: z.number(),
      region_name: z.string(),
      partregion_id: z.number(),
      partregion_name: z.string(),
      Pollen: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  ),
});

async function fileAt(now: string): Promise<z.output<typeof File>> {
  return File.parse(JSON.parse(await demoText(now)));
}

/** Where the real files are; they are not part of the checkout. */
const REAL_FILE = new URL(
  '../../../../../shared/data/dwd/pollen/s31fg-2026-07-13.trimmed.json',
  import.meta.url,
);

describe('the demo pollen file', () => {
  it('is marked as demo', async () => {
    const { name, sender } = await fileAt(NOON);
    expect([name, sender]).toEqual([
      expect.stringMatching(/^DEMO: erfunden/),
      expect.stringMatching(/^DEMO - kein Wetterdienst/),
    ]);
  });

  it('has a value for all regions, types and days', async () => {
    const { regions } = await decoded(NOON);
    expect([...regions.keys()].toSorted((one, other) => one - other)).toEqual(ALL_REGIONS);
    for (const days of regions.values()) {
      expect(days.map(({ date }) => date)).toEqual(['2026-06-15', '2026-06-16', '2026-06-17']);
      for (const { levels } of days) expect(Object.keys(levels)).toHaveLength(8);
    }
  });

  it('uses half steps with their legend', async () => {
    const { legend, content } = await fileAt(NOON);
    const words = content.flatMap(({ Pollen }) => Object.values(Pollen).flatMap(Object.values));
    const scale = ['0', '0-1', '1', '1-2', '2', '2-3', '3'];
    expect(Array.from({ length: 7 }, (_, at) => legend[`id${at + 1}`])).toEqual(scale);
    expect(words.filter((word) => !scale.includes(word))).toEqual([]);
    expect(words.filter((word) => word.length > 1).length).toBeGreaterThan(20);
  });

  it.each([
    ['2026-06-15T08:59:59Z', '2026-06-14'],
    ['2026-06-15T09:00:00Z', '2026-06-15'],
    // Winter time; the mornings on which the clocks change; the turn of the year.
    ['2026-01-15T09:59:59Z', '2026-01-14'],
    ['2026-01-15T10:00:00Z', '2026-01-15'],
    ['2026-03-29T08:59:59Z', '2026-03-28'],
    ['2026-03-29T09:00:00Z', '2026-03-29'],
    ['2026-10-25T09:59:59Z', '2026-10-24'],
    ['2026-10-25T10:00:00Z', '2026-10-25'],
    ['2026-12-31T23:30:00Z', '2026-12-31'],
    ['2027-01-01T10:00:00Z', '2027-01-01'],
  ])('is at %s that of %s, published at eleven in Berlin', async (now, date) => {
    const { last_update, next_update } = await fileAt(now);
    const next = new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);
    expect([last_update, next_update]).toEqual([`${date} 11:00 Uhr`, `${next} 11:00 Uhr`]);
    const { issued } = await decoded(now);
    expect((await demoFile(now)).lastModified).toBe(new Date(issued).toUTCString());
    expect(issued).toBeLessThanOrEqual(Date.parse(now));
  });

  it('is the same all day, and another one the next', async () => {
    const morning = await demoText('2026-06-15T09:00Z');
    expect(await demoText('2026-06-16T08:59Z')).toBe(morning);
    expect(await demoText('2026-06-16T09:00Z')).not.toBe(morning);
  });

  it('is sent again only if it has changed', async () => {
    const { etag, lastModified } = await demoFile(NOON);
    for (const conditions of [{ etag }, { lastModified }, { etag, lastModified }]) {
      expect(await ask('opendata', FILE_PATH, NOON, conditions)).toEqual({ status: 304 });
      await found(ask('opendata', FILE_PATH, '2026-06-16T10:00Z', conditions));
    }
  });

  it('is at no other path', async () => {
    expect(await ask('www', FILE_PATH, NOON)).toBeUndefined();
    expect(
      await ask('opendata', '/climate_environment/health/alerts/uvi.json', NOON),
    ).toBeUndefined();
  });
});

describe.skipIf(!existsSync(REAL_FILE))(
  'the demo pollen file beside a real one (skipped: no real files beside the checkout)',
  () => {
    it('has the same fields and region names', async () => {
      const real = File.parse(JSON.parse(readFileSync(REAL_FILE, 'utf8')));
      const demo = await fileAt(NOON);
      expect(Object.keys(demo).toSorted()).toEqual(Object.keys(real).toSorted());
      expect(demo.legend).toEqual(real.legend);
      for (const { Pollen, ...region } of real.content) {
        const same = demo.content.find(
          (each) =>
            each.region_id === region.region_id && each.partregion_id === region.partregion_id,
        );
        expect(same).toMatchObject(region);
        expect(Object.keys(same?.Pollen ?? {}).toSorted()).toEqual(Object.keys(Pollen).toSorted());
      }
    });
  },
);
