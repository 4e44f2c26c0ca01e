import { expect, test } from 'vitest';
import { classifyRadarRate } from '../../src/weather/nowcast.ts';

test.each([
  [0, 0],
  [0.099, 0],
  [0.1, 1],
  [0.199, 1],
  [0.2, 2],
  [0.49, 2],
  [0.5, 3],
  [2.49, 3],
  [2.5, 4],
  [4.9, 4],
  [5, 5],
  [9.9, 5],
  [10, 6],
  [19.9, 6],
  [20, 7],
  [49.9, 7],
  [50, 8],
  [99.9, 8],
  [100, 9],
  [400, 9],
])('%d mm per hour are of class %i', (rate, expected) => {
  expect(classifyRadarRate(rate)).toBe(expected);
});
