import { describe, expect, it } from 'vitest';
import {
  toBeaufort,
  COMPASS_POINTS,
  toCompassPoint,
  isSignificantWind,
  toMainCompassPoint,
  averageDirection,
} from '../../src/weather/atmosphere.ts';

describe('the direction of wind', () => {
  it.each([
    [0, 'N'],
    [11.2, 'N'],
    [11.3, 'NNE'],
    [45, 'NE'],
    [90, 'E'],
    [180, 'S'],
    [247, 'WSW'],
    [270, 'W'],
    [348.7, 'NNW'],
    [348.8, 'N'],
    [360, 'N'],
  ])('from %d degrees is %s', (degrees, point) => {
    expect(toCompassPoint(degrees)).toBe(point);
  });

  it('has sixteen points of equal width', () => {
    const middles = COMPASS_POINTS.map((_, at) => toCompassPoint(at * 22.5));
    const edges = COMPASS_POINTS.map((_, at) => toCompassPoint(at * 22.5 + 11.2));
    expect([middles, edges]).toEqual([COMPASS_POINTS, COMPASS_POINTS]);
  });

  it.each([
    [0, 'N'],
    [22, 'N'],
    [23, 'NE'],
    [67, 'NE'],
    [200, 'S'],
    [203, 'SW'],
    [337, 'NW'],
    [338, 'N'],
  ])('from %d degrees is %s in words', (degrees, point) => {
    expect(toMainCompassPoint(degrees)).toBe(point);
  });
});

describe('the force of wind', () => {
  /** Lowest and highest whole km/h of each Beaufort force. */
  it.each([
    [0, 0, 0],
    [1, 1, 5],
    [2, 6, 11],
    [3, 12, 19],
    [4, 20, 28],
    [5, 29, 38],
    [6, 39, 49],
    [7, 50, 61],
    [8, 62, 74],
    [9, 75, 88],
    [10, 89, 102],
    [11, 103, 117],
    [12, 118, 250],
  ])('%i is from %i to %i km/h', (force, from, to) => {
    expect([toBeaufort(from), toBeaufort(to)]).toEqual([force, force]);
    expect(toBeaufort(from - 0.4)).toBe(force);
  });
});

describe('a significant wind', () => {
  it.each([
    [38, 49, false],
    [39, 40, true],
    [10, 50, true],
    [null, 50, true],
    [39, null, true],
    [null, null, false],
  ])('of %s km/h with gusts of %s: %s', (mean, gust, expected) => {
    expect(isSignificantWind(mean, gust)).toBe(expected);
  });
});

describe('the mean direction of winds', () => {
  it.each([
    ['across north', [350, 10], 0],
    ['around south', [170, 190], 180],
    ['of one', [247], 247],
    ['of east and south', [90, 180], 135],
  ])('%s: %o is %d', (_what, directions, expected) => {
    const mean = averageDirection(directions.map((direction) => ({ speed: 10, direction }))) ?? NaN;
    const away = Math.abs(mean - expected) % 360;
    expect(Math.min(away, 360 - away)).toBeCloseTo(0, 9);
  });

  it('is weighted by wind speed', () => {
    const mean = averageDirection([
      { speed: 30, direction: 90 },
      { speed: 10, direction: 180 },
    ]);
    expect(mean).toBeCloseTo(90 + (Math.atan(1 / 3) * 180) / Math.PI, 9);
  });

  it('ignores unknown winds', () => {
    const known = { speed: 10, direction: 45 };
    const mean = averageDirection([
      known,
      { speed: null, direction: 200 },
      { speed: 9, direction: null },
    ]);
    expect(mean).toBeCloseTo(45, 9);
  });

  it.each([
    ['nothing is known', [{ speed: null, direction: null }]],
    ['there is none', []],
    ['it is calm', [{ speed: 0, direction: 90 }]],
    [
      'winds cancel out',
      [
        { speed: 10, direction: 90 },
        { speed: 10, direction: 270 },
      ],
    ],
  ])('is null if %s', (_what, winds) => {
    expect(averageDirection(winds)).toBeNull();
  });
});
