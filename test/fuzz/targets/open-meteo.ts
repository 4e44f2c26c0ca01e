import * as fc from 'fast-check';
import { decodeOpenMeteoForecast } from '../../../src/opendata/open-meteo/forecast-file.ts';
import { openMeteoAnswer } from '../../support/open-meteo-file.ts';
import { decoded, expectThat } from '../decoded.ts';
import { expectHours, expectPlace } from '../expected-hours.ts';
import { mutatedText } from '../mutated.ts';
import { mutatedJson } from '../mutated-json.ts';
import { attacked, type Target } from '../target.ts';

const HOURLY = {
  temperature_2m: [7.1, 8.4, -3, null],
  dew_point_2m: [5, 5.5, -4, null],
  cloud_cover: [0, 63, 100, 37],
  pressure_msl: [1013.2, 998, 1030.1, null],
  wind_speed_10m: [3.6, 18, 110.5, 0],
  wind_direction_10m: [0, 90, 359, 360],
  wind_gusts_10m: [7, 35.3, 180, null],
  precipitation: [0, 1.2, 30.5, null],
  snowfall: [0, 0.7, 14, null],
  precipitation_probability: [0, 37, 100, null],
  weather_code: [0, 61, 99, null],
  sunshine_duration: [0, 2340, 3600, null],
  shortwave_radiation: [0, 412, 950, null],
  uv_index: [0, 4.35, 11, null],
};
const METRIC = openMeteoAnswer({ hourly: HOURLY });
const LOCAL = openMeteoAnswer({
  hourly: HOURLY,
  units: { temperature_2m: '°F', wind_speed_10m: 'kn', precipitation: 'inch' },
  offset: -18_000,
});

const WORDS = [
  'unixtime', 'iso8601', '°C', '°F', 'mp/h', 'kn', 'm/s', 'inch', 'wmo code', '', 'K',
  '2026-11-18T00:00', '9999-99-99T99:99', 'NaN', 'hourly', 'temperature_2m', 'error',
]; // prettier-ignore

export const openMeteo: Target = {
  name: 'open-meteo',
  open: () => ({
    property: attacked(answers(), (file) =>
      decoded(
        () => decodeOpenMeteoForecast(file),
        ({ latitude, longitude, series }) => {
          expectPlace(latitude, longitude);
          expectThat(series.hours.length > 0, 'It has no hours');
          expectHours(series);
        },
      ),
    ),
  }),
};

/** Of other values, and of other letters. */
function answers(): fc.Arbitrary<Buffer> {
  return fc.oneof(
    mutatedJson([METRIC, LOCAL], WORDS).map((text) => Buffer.from(text)),
    mutatedText([JSON.stringify(METRIC), JSON.stringify(LOCAL)], WORDS),
  );
}
