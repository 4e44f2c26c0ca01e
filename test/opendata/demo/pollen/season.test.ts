import { describe, expect, it } from 'vitest';
import type { PollenType } from '../../../../src/contract/parameters.ts';
import { computePollenIndex } from '../../../../src/opendata/demo/pollen/part.ts';
import { decoded } from './demo-pollen.ts';

const YEARS = [2024, 2025, 2026, 2027];

const files = new Map<string, ReturnType<typeof decoded>>();

/** The file of a day, made once for all tests. */
function fileOf(date: string): ReturnType<typeof decoded> {
  const file = files.get(date) ?? decoded(`${date}T12:00Z`);
  files.set(date, file);
  return file;
}

/** Today's indices of a type in all regions, by the file of a day. */
async function indices(type: PollenType, date: string): Promise<number[]> {
  const { regions } = await fileOf(date);
  return [...regions.values()].map(([today]) => today?.levels[type] ?? NaN);
}

async function meanOf(type: PollenType, days: string[]): Promise<number> {
  const all = (await Promise.all(days.map((day) => indices(type, day)))).flat();
  return all.reduce((sum, index) => sum + index, 0) / all.length;
}

/** Two days of a month in each of four years. */
function daysIn(month: string): string[] {
  return YEARS.flatMap((year) => ['14', '24'].map((day) => `${year}-${month}-${day}`));
}

describe('the demo’s pollen year', () => {
  it.each([
    ['Hasel', '02', 1.4],
    ['Erle', '02', 1],
    ['Birke', '04', 2],
    ['Esche', '04', 1.4],
    ['Graeser', '06', 2],
    ['Roggen', '06', 1.2],
    ['Beifuss', '08', 1],
    ['Ambrosia', '08', 0.8],
  ] as const)('has %s in month %s', async (type, month, least) => {
    expect(await meanOf(type, daysIn(month))).toBeGreaterThan(least);
  });

  it.each([
    ['Hasel', ['05', '06', '07', '08', '09', '10', '11']],
    ['Erle', ['06', '08', '10', '12']],
    ['Birke', ['01', '07', '08', '10', '12']],
    ['Esche', ['01', '07', '10', '12']],
    ['Graeser', ['01', '02', '03', '10', '12']],
    ['Roggen', ['01', '03', '09', '10', '12']],
    ['Beifuss', ['01', '04', '05', '10', '12']],
    ['Ambrosia', ['01', '04', '05', '06', '11', '12']],
  ] as const)('has no %s in months %j', async (type, months) => {
    for (const month of months) {
      expect([month, await meanOf(type, daysIn(month))]).toEqual([month, 0]);
    }
  });

  it('has birches that are high somewhere every April, and ambrosia in every late August', async () => {
    for (const year of YEARS) {
      expect([year, Math.max(...(await indices('Birke', `${year}-04-20`)))]).toEqual([year, 3]);
      expect(Math.max(...(await indices('Ambrosia', `${year}-08-28`)))).toBeGreaterThanOrEqual(1);
    }
  });

  it('begins later in the north and in the hills', () => {
    const lowland = { latitude: 49, longitude: 10, elevation: 100 };
    const sum = (place: typeof lowland) =>
      YEARS.flatMap((year) => Array.from({ length: 30 }, (_, day) => Date.UTC(year, 2, 10 + day)))
        .map((time) => computePollenIndex('Birke', { ...place, time }, 0, 0))
        .reduce((total, index) => total + index, 0);
    expect(sum(lowland)).toBeGreaterThan(1.3 * sum({ ...lowland, elevation: 700 }));
    expect(sum(lowland)).toBeGreaterThan(1.3 * sum({ ...lowland, latitude: 54 }));
  });

  it('has hazel before the new year where it is early', () => {
    const oberrhein = { latitude: 47.7, longitude: 7.6, elevation: 200 };
    const onNewYearsEves = Array.from({ length: 20 }, (_, at) => Date.UTC(2020 + at, 11, 31, 12))
      .map((time) => computePollenIndex('Hasel', { ...oberrhein, time }, 0, 0))
      .filter((index) => index > 0);
    expect(onNewYearsEves.length).toBeGreaterThan(0);
    expect(onNewYearsEves.length).toBeLessThan(20);
  });

  it('is lower in rain', () => {
    const spot = { latitude: 52, longitude: 10, elevation: 50, time: Date.UTC(2026, 5, 15, 12) };
    const [dry, wet] = [0, 1].map((wetness) => computePollenIndex('Graeser', spot, 0, wetness));
    expect(wet).toBeLessThan(0.6 * (dry ?? 0));
  });
});

describe('from one demo file to the next', () => {
  const season = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10),
  );

  it('tomorrow mostly matches the forecast of the day before, but not always', async () => {
    const inOrder = await Promise.all(season.map(fileOf));
    let [said, stored] = [0, 0];
    for (const [at, { regions }] of inOrder.entries()) {
      for (const [region, [, tomorrow]] of regions) {
        const [today] = inOrder[at + 1]?.regions.get(region) ?? [];
        if (!today || !tomorrow) continue;
        expect(today.date).toBe(tomorrow.date);
        if (today.levels.Birke === 0 && tomorrow.levels.Birke === 0) continue;
        said += 1;
        if (today.levels.Birke === tomorrow.levels.Birke) stored += 1;
      }
    }
    expect(stored / said).toBeGreaterThan(0.75);
    expect(stored).toBeLessThan(said);
  });

  it('the days differ', async () => {
    const days = await Promise.all(season.map((date) => indices('Birke', date)));
    expect(new Set(days.map(String)).size).toBeGreaterThan(30);
  });
});
