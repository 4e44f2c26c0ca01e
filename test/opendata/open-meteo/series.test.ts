import { describe, expect, it } from 'vitest';
import { decodeOpenMeteoForecast } from '../../../src/opendata/open-meteo/forecast-file.ts';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { hourWith } from '../../support/hours.ts';
import { openMeteoAnswer, openMeteoFile } from '../../support/open-meteo-file.ts';

type Hourly = Record<string, (number | null)[]>;

/** The hour between two steps, of which nothing else is known but that it is ten degrees. */
function hourOf(hourly: Hourly, units: Record<string, string> = {}): Hour | undefined {
  const file = openMeteoFile({ hourly: { temperature_2m: [10, 11], ...hourly }, units });
  return decodeOpenMeteoForecast(file).series.hours[0];
}

describe('the hours of a file', () => {
  it('begin with the steps, and the last step begins none', () => {
    const { hours } = decodeOpenMeteoForecast(
      openMeteoFile({ hourly: { temperature_2m: [1, 2, 3] } }),
    ).series;
    const first = Date.parse('2026-11-18T00:00Z');
    expect(hours.map(({ start }) => start)).toEqual([first, first + HOUR_MS]);
  });

  it.each([
    ['temperature_2m', 'temperature', [-3.4, 9], -3.4],
    ['dew_point_2m', 'dewPoint', [5.1, 9], 5.1],
    ['cloud_cover', 'cloudCover', [63, 9], 63],
    ['pressure_msl', 'pressure', [1013.2, 990], 1013.2],
    ['wind_speed_10m', 'windSpeed', [18.4, 9], 18.4],
    ['wind_direction_10m', 'windDirection', [270, 9], 270],
  ] as const)('use %s of the step in which they begin', (variable, value, values, expected) => {
    expect(hourOf({ [variable]: [...values] })?.[value]).toBe(expected);
  });

  it.each([
    ['wind_gusts_10m', 'gust', [9, 44.5], 44.5],
    ['precipitation', 'precipitation', [9, 1.2], 1.2],
    ['snowfall', 'snow', [9, 0.7], 1],
    ['precipitation_probability', 'precipitationProbability', [9, 37], 37],
    ['weather_code', 'significantWeather', [3, 61], 61],
    ['sunshine_duration', 'sunshine', [9, 2340], 39],
    ['shortwave_radiation', 'radiation', [9, 412], 412],
    ['uv_index', 'uvIndex', [9, 4.35], 4.35],
    // At noon in the high Andes.
    ['uv_index', 'uvIndex', [9, 24.5], 24.5],
  ] as const)(
    'use %s of the past hour from the step in which they end',
    (variable, value, values, expected) => {
      expect(hourOf({ [variable]: [...values] })?.[value]).toBe(expected);
    },
  );

  it('have null, never 0, for all missing elements', () => {
    const start = Date.parse('2026-11-18T00:00Z');
    expect(hourOf({})).toEqual(hourWith({ start, temperature: 10 }));
    expect(hourOf({ precipitation: [null, null], snowfall: [null, null] })).toEqual(hourOf({}));
  });

  it.each([
    ['temperature_2m', 'temperature', '°F', 50, 10],
    ['dew_point_2m', 'dewPoint', '°F', 14, -10],
    ['wind_speed_10m', 'windSpeed', 'm/s', 10, 36],
    ['wind_speed_10m', 'windSpeed', 'mp/h', 10, 16.09344],
    ['wind_gusts_10m', 'gust', 'kn', 10, 18.52],
    ['precipitation', 'precipitation', 'inch', 0.1, 2.54],
    // Seven centimetres of snow hold ten millimetres of water.
    ['snowfall', 'snow', 'cm', 7, 10],
    ['snowfall', 'snow', 'inch', 7 / 2.54, 10],
  ] as const)('convert %s (%s) in %s to our unit', (variable, value, unit, input, expected) => {
    expect(hourOf({ [variable]: [input, input] }, { [variable]: unit })?.[value]).toBe(expected);
  });

  it.each([
    ['snow grains', 77, 71],
    ['a thunderstorm with hail', 96, 96],
    ['a thunderstorm with heavy hail', 99, 96],
    ['fog that leaves rime', 48, 48],
    ['drizzle', 53, 53],
    ['a code that is not documented', 17, 17],
    ['half a code', 61.5, null],
    ['a code that no table has', 100, null],
  ])('map the code of %s', (_what, code, expected) => {
    expect(hourOf({ weather_code: [0, code] })?.significantWeather).toBe(expected);
  });

  it.each([
    ['clouds over all the sky', { cloud_cover: [101, 0] }, { cloudCover: 100 }],
    ['rain below nothing', { precipitation: [0, -0.1] }, { precipitation: 0 }],
    ['a full turn of the wind', { wind_direction_10m: [360, 0] }, { windDirection: 0 }],
    ['more sunshine than an hour has', { sunshine_duration: [0, 3600.01] }, { sunshine: 60 }],
  ] as [string, Hourly, Partial<Hour>][])('bound %s', (_what, hourly, expected) => {
    expect(hourOf(hourly)).toMatchObject(expected);
  });

  it.each([
    ['dew at -999', { dew_point_2m: [-999, 0] }, 'dewPoint'],
    ['a wind that no storm has', { wind_speed_10m: [900, 0] }, 'windSpeed'],
    ['a sea of rain', { precipitation: [0, 9999] }, 'precipitation'],
    ['two hours of sun in one', { sunshine_duration: [0, 7200] }, 'sunshine'],
    ['a second sun', { shortwave_radiation: [0, 3000] }, 'radiation'],
    ['an index beyond any', { uv_index: [0, 99] }, 'uvIndex'],
  ] as [string, Hourly, keyof Hour][])('have null for %s', (_what, hourly, value) => {
    expect(hourOf(hourly)?.[value]).toBeNull();
  });

  it('end where the models end', () => {
    const hourly = { temperature_2m: [7, 8, null, 9, null, null, null] };
    const { hours } = decodeOpenMeteoForecast(openMeteoFile({ hourly })).series;
    expect(hours.map(({ temperature }) => temperature)).toEqual([7, 8, null, 9]);
  });
});

describe('a file', () => {
  const hourly = { temperature_2m: [7, 8, 9] };

  it('has the position of the grid point, and its request time as issue time', () => {
    const { series, ...point } = decodeOpenMeteoForecast(openMeteoFile({ hourly }));
    expect(point).toEqual({ latitude: 52.52, longitude: 13.42 });
    expect(new Date(series.issued)).toEqual(new Date('2026-11-18T00:15Z'));
  });

  it.each([-18_000, 19_800, 50_400])('in local time is the same, %i seconds off', (offset) => {
    const local = openMeteoFile({ hourly, first: '2026-11-18T00:00Z', offset });
    expect(decodeOpenMeteoForecast(local)).toEqual(
      decodeOpenMeteoForecast(openMeteoFile({ hourly })),
    );
  });

  const answer = openMeteoAnswer({ hourly });
  const hour = { ...answer.hourly };

  it.each([
    ['is cut off', JSON.stringify(answer).slice(0, -9), /no JSON or cut off/],
    ['is a web page', '<html>Maintenance</html>', /no JSON/],
    ['says what is wrong', { error: true, reason: 'Minutely API request limit' }, /latitude/],
    ['has no place', { ...answer, latitude: null }, /latitude/],
    ['lies off the earth', { ...answer, longitude: 999 }, /longitude/],
    ['has no hours', { ...answer, hourly: undefined }, /hourly/],
    ['has a word for a value', { ...answer, hourly: { ...hour, uv_index: ['low'] } }, /uv_index/],
    [
      'has too few values',
      { ...answer, hourly: { ...hour, uv_index: [1] } },
      /uv_index: .*3 values/,
    ],
    [
      'has times of another form',
      { ...answer, hourly: { ...hour, time: ['1', '2', '3'] } },
      /time/,
    ],
    ['mixes times', { ...answer, hourly_units: { time: 'iso8601' } }, /an hour apart/],
    [
      'is of a far future',
      { ...answer, hourly: { ...hour, time: [9e12, 9e12, 9e12] } },
      /hourly.time/,
    ],
    ['is of a clock that is days off', { ...answer, utc_offset_seconds: 1e9 }, /utc_offset/],
    [
      'leaves out an hour',
      { ...answer, hourly: { ...hour, time: [1.8e9, 1.8e9 + 3600, 1.8e9 + 9999] } },
      /hour apart/,
    ],
    [
      'has half hours',
      { ...answer, hourly: { ...hour, time: [1.8e9 + 1800, 1.8e9 + 5400, 1.8e9 + 9000] } },
      /full hours/,
    ],
    ['was answered on another day', { ...answer, current: { time: 1.8e9 } }, /current\.time/],
    ['does not say when it was answered', { ...answer, current: undefined }, /current/],
    [
      'counts temperature in kelvin',
      { ...answer, hourly_units: { time: 'unixtime', temperature_2m: 'K' } },
      /temperature_2m is in an unknown unit, "K"/,
    ],
    [
      'counts by a word of the language',
      { ...answer, hourly_units: { time: 'unixtime', temperature_2m: 'constructor' } },
      /unknown unit/,
    ],
    [
      'has no temperature at all',
      { ...answer, hourly: { ...hour, temperature_2m: [null, null, null] } },
      /without a temperature/,
    ],
    ['is far too long', ' '.repeat(500_000), /500000 bytes/],
  ])('with %s is rejected with the reason', (_what, file, reason) => {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const decode = () => decodeOpenMeteoForecast(Buffer.from(text));
    expect(decode).toThrow(OpenDataError);
    expect(decode).toThrow(reason);
  });
});
