import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeRelativeHumidity } from '../../src/weather/atmosphere.ts';

const degrees = fc.double({ min: -60, max: 50, noNaN: true });

describe('the humidity of the air', () => {
  /** Psychrometric tables over water: vapour pressure of the dew point by that of the temperature. */
  test.each([
    [20, 20, 100],
    [20, 9.3, 50],
    [30, 21.4, 60],
    [10, 0, 49.8],
    [0, -5, 69],
    [-10, -12, 85.3],
    [35, 2, 12.6],
  ])('at %d °C with a dew point of %d °C is %d percent', (temperature, dewPoint, percent) => {
    expect(computeRelativeHumidity({ temperature, dewPoint })).toBeCloseTo(percent, -0.3);
  });

  test('is relative to water in frost, too: if frost forms, it is less than 100 percent', () => {
    // At -10 °C air is saturated over ice where over water it has 2.60 of 2.86 hPa.
    const percent = computeRelativeHumidity({ temperature: -10, dewPoint: -11.2 });
    expect(percent).toBeCloseTo(91, 0);
  });

  test('lies between 0 and 100, and rises with the dew point', () => {
    fc.assert(
      fc.property(degrees, degrees, degrees, (temperature, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const drier = computeRelativeHumidity({ temperature, dewPoint: low }) ?? NaN;
        const moister = computeRelativeHumidity({ temperature, dewPoint: high }) ?? NaN;
        expect(drier).toBeGreaterThan(0);
        expect(moister).toBeLessThanOrEqual(100);
        expect(moister).toBeGreaterThanOrEqual(drier);
      }),
    );
  });

  test('is unknown without the temperature or the dew point', () => {
    expect(computeRelativeHumidity({ temperature: null, dewPoint: 3 })).toBeNull();
    expect(computeRelativeHumidity({ temperature: 3, dewPoint: null })).toBeNull();
  });
});
