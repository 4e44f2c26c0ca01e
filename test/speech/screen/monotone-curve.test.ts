import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpolateMonotone, type DrawingPoint } from '../../../src/speech/screen/course-paths.ts';
import { pointsOn } from './path-points.ts';

/** Evenly distributed, because random floating-point numbers are mostly tiny. */
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

/** Points from left to right, at uneven steps. */
const points = fc
  .array(
    fc.record({
      step: tenths(1, 100),
      y: tenths(-500, 500),
    }),
    { minLength: 2, maxLength: 30 },
  )
  .map((steps) => {
    let x = 0;
    return steps.map(({ step, y }): DrawingPoint => ({ x: (x += step), y }));
  });

const HAIR = 1e-6;

describe('the curve through some points', () => {
  it('goes through each of them', () => {
    fc.assert(
      fc.property(points, (input) => {
        const ends = interpolateMonotone(input).map(({ end }) => end);
        expect(ends).toEqual(input.slice(1));
      }),
    );
  });

  it('stays between two neighbours, and never turns between them', () => {
    fc.assert(
      fc.property(points, (input) => {
        interpolateMonotone(input).forEach((segment, at) => {
          const begin = input[at] ?? segment.end;
          const direction = Math.sign(segment.end.y - begin.y);
          const drawn = pointsOn(begin, segment);
          drawn.slice(1).forEach(({ x, y }, before) => {
            const from = drawn[before] ?? begin;
            expect(x).toBeGreaterThan(from.x);
            expect((y - from.y) * direction).toBeGreaterThanOrEqual(-HAIR);
          });
        });
      }),
    );
  });

  it('has no corner', () => {
    fc.assert(
      fc.property(points, (input) => {
        const segments = interpolateMonotone(input);
        segments.slice(1).forEach(({ control1 }, at) => {
          const before = segments[at];
          const knot = input[at + 1];
          if (!before || !knot) return;
          const arriving = (knot.y - before.control2.y) / (knot.x - before.control2.x);
          const leaving = (control1.y - knot.y) / (control1.x - knot.x);
          expect(arriving).toBeCloseTo(leaving, 6);
        });
      }),
    );
  });

  it('is level at a high and at a low', () => {
    const [toHigh, toLow] = interpolateMonotone([
      { x: 0, y: 0 },
      { x: 10, y: 50 },
      { x: 20, y: -20 },
      { x: 30, y: 0 },
    ]);
    expect(toHigh?.control2.y).toBe(50);
    expect(toLow?.control2.y).toBe(-20);
  });

  it('is straight for two points, and empty for one', () => {
    const ends = [
      { x: 0, y: 0 },
      { x: 30, y: 60 },
    ];
    expect(interpolateMonotone(ends)).toEqual([
      { control1: { x: 10, y: 20 }, control2: { x: 20, y: 40 }, end: { x: 30, y: 60 } },
    ]);
    expect(interpolateMonotone([{ x: 0, y: 0 }])).toEqual([]);
    expect(interpolateMonotone([])).toEqual([]);
  });
});
