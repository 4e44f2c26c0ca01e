import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToOktas, determineSkyState } from '../../src/weather/state.ts';

test('clouds are rounded to steps of 12.5 percent', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (cover) => {
      const reported = roundToOktas(cover) ?? NaN;
      expect(reported % 12.5).toBe(0);
      expect(Math.abs(reported - cover)).toBeLessThanOrEqual(6.25);
    }),
  );
});

test('the sky has the state of its rounded clouds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (cover) => {
      expect(determineSkyState(roundToOktas(cover))).toBe(determineSkyState(cover));
    }),
  );
});

test('unknown clouds stay unknown', () => {
  expect(roundToOktas(null)).toBeNull();
});
