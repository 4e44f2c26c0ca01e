import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToOktas, determineSkyState } from '../../src/weather/state.ts';

test('clouds are told in steps of 12.5 percent, at most half a step off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (cover) => {
      const told = roundToOktas(cover) ?? NaN;
      expect(told % 12.5).toBe(0);
      expect(Math.abs(told - cover)).toBeLessThanOrEqual(6.25);
    }),
  );
});

test('the sky has the state that its told clouds have', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (cover) => {
      expect(determineSkyState(roundToOktas(cover))).toBe(determineSkyState(cover));
    }),
  );
});

test('clouds that are not known stay so', () => {
  expect(roundToOktas(null)).toBeNull();
});
