import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumRainSince, type Rainfall } from '../../src/weather/observation.ts';

const span = (from: number, to: number, amount: number): Rainfall => ({ from, to, amount });

describe('the rainfall since an instant', () => {
  it('is the sum of what fell in one span after the other', () => {
    expect(sumRainSince(0, [span(1, 2, 0.5), span(0, 1, 0.2)])).toEqual(span(0, 2, 0.7));
  });

  it('ends at a missing span', () => {
    expect(sumRainSince(0, [span(0, 1, 1), span(2, 3, 5)])).toEqual(span(0, 1, 1));
  });

  it('is unknown if no span starts then', () => {
    expect(sumRainSince(0, [])).toBeUndefined();
    expect(sumRainSince(0, [span(-1, 1, 1), span(1, 2, 1)])).toBeUndefined();
  });

  it('counts nothing twice if spans of different lengths overlap', () => {
    const tens = [0, 1, 2, 3, 4, 5].map((at) => span(at, at + 1, 0.1));
    expect(sumRainSince(0, [...tens, span(0, 6, 0.6), span(3, 9, 2)])?.to).toBe(9);
    expect(sumRainSince(0, [...tens, span(0, 6, 0.6)])?.amount).toBeCloseTo(0.6);
  });

  it('is that of the hours, however they are cut and shuffled', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 24 });
    const cuts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(amounts, cuts, fc.infiniteStream(fc.nat()), (hours, parts, order) => {
        const pieces = hours.flatMap((amount, hour) => {
          const count = parts[hour] ?? 1;
          return Array.from({ length: count }, (_, at) =>
            span(
              hour * 60 + (60 / count) * at,
              hour * 60 + (60 / count) * (at + 1),
              amount / count,
            ),
          );
        });
        const shuffled = pieces
          .map((piece) => ({ piece, key: Number(order.next().value) }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ piece }) => piece);
        const sum = sumRainSince(0, shuffled);
        expect(sum?.to).toBeCloseTo(hours.length * 60);
        expect(sum?.amount).toBeCloseTo(hours.reduce((total, amount) => total + amount, 0));
      }),
    );
  });
});
