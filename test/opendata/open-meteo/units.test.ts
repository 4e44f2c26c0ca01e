import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeOpenMeteoForecast } from '../../../src/opendata/open-meteo/forecast-file.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { openMeteoFile } from '../../support/open-meteo-file.ts';

const STEPS = 30;

function column(least: number, most: number): fc.Arbitrary<(number | null)[]> {
  const value = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: least * 10, max: most * 10 }).map((n) => n / 10) },
    fc.constant(null),
  );
  return fc.array(value, { minLength: STEPS, maxLength: STEPS });
}

const metric = fc.record({
  temperature_2m: column(-60, 50).map(([, ...rest]) => [1, ...rest]),
  dew_point_2m: column(-60, 30),
  wind_speed_10m: column(0, 150),
  wind_gusts_10m: column(0, 250),
  precipitation: column(0, 90),
  snowfall: column(0, 40),
});

type Hourly = Record<string, (number | null)[]>;
type Units = Record<string, [unit: string, convert: (value: number) => number]>;

const fahrenheit: Units[string] = ['°F', (celsius) => celsius * 1.8 + 32];
const IMPERIAL: Units = {
  temperature_2m: fahrenheit,
  dew_point_2m: fahrenheit,
  wind_speed_10m: ['mp/h', (speed) => speed / 1.609344],
  wind_gusts_10m: ['kn', (speed) => speed / 1.852],
  precipitation: ['inch', (amount) => amount / 25.4],
  snowfall: ['inch', (height) => height / 2.54],
};

function inOtherUnits(hourly: Hourly): Hourly {
  const converted = Object.entries(hourly).map(([name, values]) => {
    const convert = IMPERIAL[name]?.[1];
    return [name, values.map((value) => (value === null ? null : (convert?.(value) ?? value)))];
  });
  return Object.fromEntries(converted);
}

const units = Object.fromEntries(Object.entries(IMPERIAL).map(([name, [unit]]) => [name, unit]));

/** To a ten-thousandth, which is more than a file's own decimals hold. */
function rounded(hours: readonly Hour[]): Record<string, number | null>[] {
  return hours.map((hour) =>
    Object.fromEntries(
      Object.entries(hour).map(([name, value]: [string, number | null]) => [
        name,
        value === null ? null : Math.round(value * 1e4) / 1e4,
      ]),
    ),
  );
}

test('a file reads the same in any units and time zone', () => {
  fc.assert(
    fc.property(metric, fc.integer({ min: -48, max: 56 }), (hourly, quarters) => {
      const expected = decodeOpenMeteoForecast(openMeteoFile({ hourly })).series;
      const offset = quarters * 900;
      const other = openMeteoFile({ hourly: inOtherUnits(hourly), units, offset });
      const { issued, hours } = decodeOpenMeteoForecast(other).series;
      expect(issued).toBe(expected.issued);
      expect(rounded(hours)).toEqual(rounded(expected.hours));
    }),
  );
});
