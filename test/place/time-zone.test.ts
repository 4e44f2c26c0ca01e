import findTimeZone from '@photostructure/tz-lookup';
import { expect, test } from 'vitest';

test.each([
  [52.52, 13.4, 'Europe/Berlin'],
  [47.14, 9.52, 'Europe/Vaduz'],
  [40.71, -74.01, 'America/New_York'],
  [35.68, 139.69, 'Asia/Tokyo'],
  [-33.87, 151.21, 'Australia/Sydney'],
  [0, -30, 'Etc/GMT+2'],
])('the clock at %d, %d is that of %s', (latitude, longitude, expected) => {
  expect(findTimeZone(latitude, longitude)).toBe(expected);
});

test.each([
  [91, 0],
  [0, -180.5],
  [NaN, 0],
  [0, Infinity],
])('there is no time zone at %d, %d', (latitude, longitude) => {
  expect(() => findTimeZone(latitude, longitude)).toThrow(RangeError);
});
