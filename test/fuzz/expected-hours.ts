import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour, HourlySeries } from '../../src/weather/hour.ts';
import { expectThat, expectWithin } from './decoded.ts';

/** What the weather has had on earth, and a little more (WMO's archive of extremes). */
const BOUNDS: Record<keyof Omit<Hour, 'start'>, readonly [least: number, most: number]> = {
  temperature: [-100, 70],
  dewPoint: [-100, 70],
  maximumOf12Hours: [-100, 70],
  minimumOf12Hours: [-100, 70],
  cloudCover: [0, 100],
  pressure: [850, 1100],
  windSpeed: [0, 432],
  windDirection: [0, 360],
  gust: [0, 432],
  precipitation: [0, 500],
  snow: [0, 500],
  precipitationProbability: [0, 100],
  thunderProbability: [0, 100],
  significantWeather: [0, 99],
  sunshine: [0, 60],
  radiation: [0, 1400],
  uvIndex: [0, 20],
};

/** Years that the demo and the files are of. */
const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2100, 0, 20);

/** @throws where a forecast is not of consecutive hours with weather that there can be */
export function expectHours({ issued, hours }: HourlySeries): void {
  expectThat(issued >= FIRST && issued < LAST, `Issued at ${issued}`);
  const [first] = hours;
  for (const [index, { start, ...values }] of hours.entries()) {
    expectThat(
      start === (first?.start ?? NaN) + index * HOUR_MS,
      `Hour ${index} starts at ${start}`,
    );
    expectThat(start % HOUR_MS === 0, `An hour starts at ${start}`);
    expectThat(Math.abs(start - issued) <= 20 * 24 * HOUR_MS, `${start} of ${issued}`);
    for (const [name, bounds] of Object.entries(BOUNDS)) {
      expectWithin(name, Object.entries(values).find(([key]) => key === name)?.[1] ?? null, bounds);
    }
  }
}

/** @throws for a place that is not on earth */
export function expectPlace(latitude: number, longitude: number): void {
  expectThat(Math.abs(latitude) <= 90, `A latitude of ${latitude}`);
  expectThat(Math.abs(longitude) <= 180, `A longitude of ${longitude}`);
}
