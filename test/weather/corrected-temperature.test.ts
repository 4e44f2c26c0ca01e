import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computeForecastError, interpolateTemperature } from '../../src/weather/observation.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { interpolateHourly } from '../../src/weather/hour.ts';
import { hoursFrom } from '../support/hours.ts';
import { stationWith } from '../support/observed-station.ts';

const NOON = Date.parse('2026-11-21T12:00Z');
const MINUTE = 60_000;
const HOURS = hoursFrom('2026-11-21T10:00Z', [10, 12, 14, 12, 8, 8].map((temperature) => ({ temperature }))); // prettier-ignore

describe('a value between two hours', () => {
  test.each([
    [NOON, 14],
    [NOON + 15 * MINUTE, 13.5],
    [NOON + 90 * MINUTE, 10],
    [NOON + 3 * HOUR_MS, 8],
  ])('at %i is on the line between them', (instant, expected) => {
    expect(interpolateHourly(instant, 'temperature', HOURS)).toBeCloseTo(expected, 9);
  });

  it('is unknown before and after the forecast, and beside a gap', () => {
    const gap = hoursFrom('2026-11-21T12:00Z', [{ temperature: 3 }, {}, { temperature: 5 }]);
    expect(interpolateHourly(NOON - 3 * HOUR_MS, 'temperature', HOURS)).toBeNull();
    expect(interpolateHourly(NOON + 9 * HOUR_MS, 'temperature', HOURS)).toBeNull();
    expect(interpolateHourly(NOON + 1, 'temperature', gap)).toBeNull();
    expect(interpolateHourly(NOON + HOUR_MS, 'temperature', gap)).toBeNull();
  });
});

describe('a measured temperature corrects the forecast', () => {
  const reading = { time: NOON - 30 * MINUTE, temperature: 16 };

  it('by the difference at its time', () => {
    const error = computeForecastError(stationWith(reading), 40, HOURS, NOON);
    expect(error).toEqual({ offset: 3, time: reading.time });
    expect(interpolateTemperature(reading.time, HOURS, error)).toBeCloseTo(16, 9);
  });

  it('after an adjustment to the height of the place', () => {
    const hill = stationWith(reading, { elevation: 240 });
    expect(computeForecastError(hill, 40, HOURS, NOON)?.offset).toBeCloseTo(4.3, 9);
    expect(computeForecastError(hill, null, HOURS, NOON)?.offset).toBe(3);
  });

  it('less with time, and no more after three hours', () => {
    const error = { offset: 3, time: NOON };
    expect(interpolateTemperature(NOON, HOURS, error)).toBeCloseTo(17, 9);
    expect(interpolateTemperature(NOON + HOUR_MS, HOURS, error)).toBeCloseTo(14, 9);
    expect(interpolateTemperature(NOON + 3 * HOUR_MS, HOURS, error)).toBeCloseTo(8, 9);
  });

  test.each([
    ['older than 75 minutes', { time: NOON - 76 * MINUTE, temperature: 16 }],
    ['of a time to come', { time: NOON + MINUTE, temperature: 16 }],
    ['without a temperature', { time: NOON, temperature: null }],
  ])('not if it is %s', (_, input) => {
    expect(computeForecastError(stationWith(input), 40, HOURS, NOON)).toBeUndefined();
  });

  it('not if the forecast does not reach back to it', () => {
    expect(computeForecastError(stationWith(reading), 40, HOURS.slice(2), NOON)).toBeUndefined();
  });

  it('always to a value between the forecast and the full correction', () => {
    const minutes = fc.integer({ min: 0, max: 179 });
    fc.assert(
      fc.property(minutes, fc.double({ min: -20, max: 20, noNaN: true }), (minute, offset) => {
        const at = NOON + minute * MINUTE;
        const plain = interpolateTemperature(at, HOURS, undefined) ?? NaN;
        const corrected = interpolateTemperature(at, HOURS, { offset, time: NOON }) ?? NaN;
        expect(Math.abs(corrected - plain)).toBeLessThanOrEqual(Math.abs(offset) + 1e-9);
        expect((corrected - plain) * offset).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
