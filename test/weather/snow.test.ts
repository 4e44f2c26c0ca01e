import { describe, expect, test } from 'vitest';
import { estimateFreshSnow, estimateSnowLine } from '../../src/weather/atmosphere.ts';

test('ten millimetres of water make 8 to 15 centimetres of fresh snow', () => {
  expect(estimateFreshSnow(10)).toEqual({ min: 8, max: 15 });
});

test('no snow makes none, and unknown snow stays unknown', () => {
  expect(estimateFreshSnow(0)).toEqual({ min: 0, max: 0 });
  expect(estimateFreshSnow(null)).toEqual({ min: null, max: null });
});

describe('precipitation falls as snow', () => {
  test.each([
    // 0.65 K for every 100 m.
    [7.5, 500, 1500],
    [1, 500, 500],
    [-0.3, 500, 300],
    [-10, 500, 0],
    [20.5, 0, 3000],
  ])('at %d °C at %d m: from %d m on', (temperature, elevation, line) => {
    expect(estimateSnowLine({ temperature, precipitation: 0.2 }, elevation)).toBeCloseTo(line, 6);
  });

  test('nowhere without precipitation', () => {
    expect(estimateSnowLine({ temperature: 2, precipitation: 0 }, 500)).toBeNull();
    expect(estimateSnowLine({ temperature: 2, precipitation: null }, 500)).toBeNull();
  });

  test('at an unknown height without temperature or elevation', () => {
    expect(estimateSnowLine({ temperature: null, precipitation: 1 }, 500)).toBeNull();
    expect(estimateSnowLine({ temperature: 2, precipitation: 1 }, null)).toBeNull();
  });
});
