import { describe, expect, it } from 'vitest';
import { computeWindchill } from '../../src/weather/atmosphere.ts';

describe('wind chill', () => {
  /** Environment Canada's wind chill chart. */
  it.each([
    [5, 5, 4],
    [5, 20, 1],
    [5, 60, -2],
    [0, 5, -2],
    [0, 10, -3],
    [0, 30, -6],
    [0, 80, -10],
    [-10, 10, -15],
    [-10, 20, -18],
    [-10, 60, -23],
    [-20, 30, -33],
    [-20, 40, -34],
    [-30, 20, -43],
    [-40, 10, -51],
    [-40, 80, -67],
    [-50, 60, -78],
  ])('at %i degrees and %i km/h feels like %i', (temperature, wind, expected) => {
    expect(Math.round(computeWindchill(temperature, wind))).toBe(expected);
  });

  it.each([
    ['too warm', 10.1, 40],
    ['too calm', -20, 4.8],
    ['without wind', -20, 0],
    ['warm and calm', 25, 0],
  ])('is the temperature itself if it is %s', (_why, temperature, wind) => {
    expect(computeWindchill(temperature, wind)).toBe(temperature);
  });

  it('begins at 10 degrees and just above 4.8 km/h', () => {
    expect(computeWindchill(10, 4.9)).toBeLessThan(10);
  });

  it('never exceeds the temperature, and falls with the wind', () => {
    for (let temperature = -50; temperature <= 10; temperature += 5) {
      const felt = Array.from({ length: 30 }, (_, at) => computeWindchill(temperature, 5 + at * 4));
      expect(felt).toEqual(felt.toSorted((a, b) => b - a));
      expect(felt[0]).toBeLessThan(temperature);
    }
  });
});
