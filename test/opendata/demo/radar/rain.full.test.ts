import { beforeAll, describe, expect, it } from 'vitest';
import { RADAR_SITES } from '../../../../src/opendata/demo/radar/blocks.ts';
import { toGridPoint } from '../../../../src/opendata/demo/radar/blocks.ts';
import { renderPixels } from './pixel-frames.ts';

const COLUMNS = 1100;
const NO_DATA = 0xffff;
const MINUTE = 60_000;
/** An afternoon with showers. */
const ISSUED = Date.parse('2026-07-19T15:00:00Z');

function frameOf(issued: number, lead: number): Uint16Array {
  return renderPixels(issued, [lead])[0] ?? new Uint16Array();
}

function isKnown(amount: number | undefined): amount is number {
  return amount !== undefined && amount !== NO_DATA;
}

/** Pearson's correlation of a frame with a later one that is looked at some pixels farther east. */
function correlation(before: Uint16Array, after: Uint16Array, shift: number): number {
  const sums = { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  for (let pixel = 0; pixel < before.length; pixel++) {
    const [x, y] = [before[pixel], after[pixel + shift]];
    if (!isKnown(x) || !isKnown(y)) continue;
    sums.count++;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
  }
  const { count, x, y, xx, yy, xy } = sums;
  return (count * xy - x * y) / Math.sqrt((count * xx - x * x) * (count * yy - y * y));
}

describe('rain on the demo’s radar', () => {
  let now: Uint16Array = new Uint16Array();
  let soon = now;
  let inAnHour = now;
  let inTwoHours = now;
  beforeAll(() => {
    [now = now, soon = now, inAnHour = now, inTwoHours = now] = renderPixels(
      ISSUED,
      [0, 10, 60, 120],
    );
  });

  it('is reproducible', () => {
    const again = frameOf(ISSUED, 10);
    expect(soon.findIndex((amount, pixel) => amount !== again[pixel])).toBe(-1);
  });

  it('matches the forecast of an earlier run', () => {
    const seen = frameOf(ISSUED + 60 * MINUTE, 0);
    const wrong = inAnHour.findIndex((amount, pixel) => isKnown(amount) && amount !== seen[pixel]);
    expect(wrong).toBe(-1);
    expect(inAnHour.some((amount) => isKnown(amount) && amount > 0)).toBe(true);
  });

  it('moves east at 10 to 16 m/s and changes on its way', () => {
    const shifts = Array.from({ length: 41 }, (_, index) => index - 20);
    const found = shifts.map((shift) => correlation(now, soon, shift));
    const best = Math.max(...found);
    const speed = ((shifts[found.indexOf(best)] ?? 0) * 1000) / 600;
    expect(speed).toBeGreaterThanOrEqual(10);
    expect(speed).toBeLessThanOrEqual(16);
    expect(best).toBeLessThan(0.99);
    expect(best - correlation(now, soon, 0)).toBeGreaterThan(0.2);
  });

  it('exists near the radars and nowhere beyond their range', () => {
    const sites = Object.values(RADAR_SITES).map(toGridPoint);
    const wrong = now.findIndex((amount, pixel) => {
      // Every seventh pixel will do: they fall on other columns from row to row.
      if (pixel % 7 !== 0) return false;
      const [column, row] = [pixel % COLUMNS, Math.floor(pixel / COLUMNS)];
      const nearest = Math.min(...sites.map((at) => Math.hypot(at.column - column, at.row - row)));
      // Blocks of four kilometres are inside or outside as a whole: two kilometres and a half to their corners.
      return isKnown(amount) ? nearest > 152.5 : nearest < 147.5;
    });
    expect(wrong).toBe(-1);
  });

  it('covers less of the west, the farther ahead', () => {
    const known = [now, inAnHour, inTwoHours].map((frame) => frame.filter(isKnown).length);
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect((known[2] ?? 0) / (known[0] ?? 1)).toBeGreaterThan(0.8);
    for (const frame of [inAnHour, inTwoHours]) {
      const wrong = frame.findIndex((amount, pixel) => isKnown(amount) && !isKnown(now[pixel]));
      expect(wrong).toBe(-1);
    }
  });
});
