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
    ['snow', 1, 71],
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
    ['both are wet', 95, 12],
    ['both are dry', 45, 0],
    ['radar has no data', 63, null],
    ['radar has no data', 0, null],
  ])('is that of the forecast if %s', (_, forecast, rate) => {
    expect(applyRadarToState(forecast, FAIR, { rate, kind: 'rain' })).toBe(forecast);
  });
});
