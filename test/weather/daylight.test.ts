import { describe, expect, it } from 'vitest';
import { isNight, isMostlyDark } from '../../src/weather/periods.ts';

const BERLIN = [52.52, 13.41] as const;
const TROMSO = [69.65, 18.96] as const;
const WELLINGTON = [-41.29, 174.78] as const;

describe('night at a place', () => {
  /** Sunrise 7:33 and sunset 16:09 in Berlin on that day, 4:43 and 21:33 in summer (local time). */
  it.each([
    ['before sunrise in Berlin', BERLIN, '2026-11-18T06:22Z', true],
    ['after sunrise in Berlin', BERLIN, '2026-11-18T06:36Z', false],
    ['before sunset in Berlin', BERLIN, '2026-11-18T14:59Z', false],
    ['after sunset in Berlin', BERLIN, '2026-11-18T15:13Z', true],
    ['before the longest day in Berlin', BERLIN, '2026-06-21T02:36Z', true],
    ['on the longest day in Berlin', BERLIN, '2026-06-21T02:50Z', false],
    ['at midnight under the midnight sun', TROMSO, '2026-06-21T22:00Z', false],
    ['at noon of the polar night', TROMSO, '2026-12-21T11:00Z', true],
    ['at noon in New Zealand', WELLINGTON, '2026-11-18T00:00Z', false],
    ['at midnight in New Zealand', WELLINGTON, '2026-11-18T12:00Z', true],
  ])('%s', (_when, [latitude, longitude], instant, expected) => {
    expect(isNight(Date.parse(instant), latitude, longitude)).toBe(expected);
  });
});

describe('hours that are called night', () => {
  it.each([
    ['all dark', [true, true, true], true],
    ['all light', [false, false], false],
    ['a quarter light', [false, true, true, true], false],
    ['less than a quarter light', [false, true, true, true, true], true],
    ['none', [], false],
  ])('%s: %o is %s', (_what, dark, expected) => {
    expect(isMostlyDark(dark)).toBe(expected);
  });
});
