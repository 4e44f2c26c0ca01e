import { describe, expect, test } from 'vitest';
import { applyRadarToState } from '../../src/weather/nowcast.ts';

const OVERCAST = 3;
const FAIR = 1;

describe('the state within some minutes', () => {
  test.each([
    ['rain', 0.5, 61],
    ['rain', 0.6, 63],
    ['rain', 4.1, 65],
    ['unknown', 0.3, 61],
    ['snow', 0.9, 71],
    ['snow', 1, 73],
    ['snow', 4, 73],
    ['snow', 9, 75],
    ['sleet', 0.2, 68],
    ['sleet', 1, 69],
    ['freezing', 0.2, 66],
    ['freezing', 1, 67],
  ] as const)(
    'is %s of %d mm per hour if radar detects it and none is forecast',
    (kind, rate, expected) => {
      expect(applyRadarToState(OVERCAST, OVERCAST, { rate, kind })).toBe(expected);
    },
  );

  test.each([45, FAIR, -1])(
    'is that of the precipitation for any dry forecast state (%i)',
    (forecast) => {
      expect(applyRadarToState(forecast, FAIR, { rate: 0.3, kind: 'rain' })).toBe(61);
    },
  );

  test.each([61, 71, 95, 51])('is that of the sky if radar is dry and %i is forecast', (state) => {
    expect(applyRadarToState(state, FAIR, { rate: 0.04, kind: 'rain' })).toBe(FAIR);
  });

  test.each([
    [61, 46, 65],
    [65, 0.3, 61],
    [80, 46, 82],
    [71, 2, 73],
    [85, 2, 86],
    [66, 1, 67],
    [51, 0.7, 55],
    [51, 3, 63],
    [95, 46, 95],
    [96, 0.5, 96],
  ])(
    'of forecast %i has the strength that radar measures (%d mm per hour): %i',
    (forecast, rate, state) => {
      expect(applyRadarToState(forecast, FAIR, { rate, kind: 'rain' })).toBe(state);
    },
  );

  test.each([
    ['both are dry', 45, 0],
    ['radar has no data', 63, null],
    ['radar has no data', 0, null],
  ])('is that of the forecast if %s', (_, forecast, rate) => {
    expect(applyRadarToState(forecast, FAIR, { rate, kind: 'rain' })).toBe(forecast);
  });
});
