import { describe, expect, it } from 'vitest';
import { classifyPrecipitation } from '../../src/weather/atmosphere.ts';

/** The public weather API's table: highest amount (mm) of the classes 1 and 2 by length (hours). */
const TABLE = [
  { lengths: [1], light: 0.9, moderate: 3.9 },
  { lengths: [2, 3], light: 1.9, moderate: 5.9 },
  { lengths: [4, 6, 8], light: 2.9, moderate: 7.9 },
  { lengths: [9, 12, 24, 25], light: 4.9, moderate: 14.9 },
];

const ROWS = TABLE.flatMap(({ lengths, ...limits }) =>
  lengths.map((hours) => ({ hours, ...limits })),
);

describe.each(ROWS)('precipitation in $hours hours', ({ hours, light, moderate }) => {
  it.each([
    ['0', 0, 0],
    ['0.1', 0.1, 0],
    ['just more', 0.11, 1],
    ['the limit of light', light, 1],
    ['just more', light + 0.01, 2],
    ['the limit of moderate', moderate, 2],
    ['just more', moderate + 0.01, 3],
    ['very much', 300, 3],
  ])('of %s (%d mm) is of class %i', (_what, amount, expected) => {
    expect(classifyPrecipitation(amount, hours)).toBe(expected);
  });
});
