import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEighths } from '../../src/weather/clouds.ts';
import { skyState } from '../../src/weather/state.ts';

test('clouds are told in steps of 12.5 percent, at most half a step off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (cover) => {
      const told = inEighths(cover) ?? NaN;
      expect(told % 12.5).toBe(0);
      expect(Math.abs(told - cover)).toBeLessThanOrEqual(6.25);
    }),
  );
});

test('the sky has the state that its told clouds have', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (cover) => {
      expect(skyState(inEighths(cover))).toBe(skyState(cover));
    }),
  );
});

test('clouds that are not known stay so', () => {
  expect(inEighths(null)).toBeNull();
});
