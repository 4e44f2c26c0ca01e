import { expect, it } from 'vitest';
import { reduceToSeaLevel } from '../../src/weather/observation.ts';

it.each([
  ['at sea level', 1013.25, 0, 15, 1013.25],
  // What the report of Münster/Osnabrück says of 2020-06-17 09 UTC, with a barometer at 52.7 m.
  ['in the lowlands', 1006.8, 52.7, 20.9, 1012.9],
  // ICAO's standard atmosphere has 954.6 hPa and 11.75 °C at 500 m over 1013.25 hPa.
  ['in the hills', 954.6, 500, 11.75, 1013.2],
])('pressure %s is reduced to sea level', (_, pressure, elevation, temperature, reduced) => {
  expect(reduceToSeaLevel(pressure, elevation, temperature)).toBeCloseTo(reduced, 0);
  expect(Math.abs(reduceToSeaLevel(pressure, elevation, temperature) - reduced)).toBeLessThan(0.35);
});

it('is reduced by more in cold air, which is heavier', () => {
  expect(reduceToSeaLevel(950, 500, -10)).toBeGreaterThan(reduceToSeaLevel(950, 500, 25) + 5);
});
