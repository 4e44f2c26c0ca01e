import { expect, it, test } from 'vitest';
import {
  formatAge,
  formatBytes,
  formatDuration,
  formatTemperature,
  formatTime,
} from '../../src/doctor/format-report.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [20_200_000, '20.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [-MINUTE, '0 minutes'],
  [MINUTE, '1 minute'],
  [89 * MINUTE, '89 minutes'],
  [91 * MINUTE, '1 hour'],
  [47 * HOUR, '47 hours'],
  [2 * DAY, '2 days'],
  [729 * DAY, '729 days'],
  [3 * 365 * DAY, '3 years'],
])('%i milliseconds are %s', (age, text) => {
  expect(formatAge(age)).toBe(text);
});

test.each([
  [5, '0.01 s'],
  [99, '0.10 s'],
  [1240, '1.2 s'],
])('%i milliseconds take %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test.each([
  [7.34, '7.3 °C'],
  [-0.04, '0.0 °C'],
  [-12.06, '−12.1 °C'],
])('%d degrees are %s', (celsius, text) => {
  expect(formatTemperature(celsius)).toBe(text);
});

it('a time has the day and the year only if they are not the current ones', () => {
  const now = Date.parse('2026-01-01T00:30:00+01:00');
  const at = (time: string) => formatTime(Date.parse(time), now, 'Europe/Berlin');
  expect(at('2026-01-01T14:05:00+01:00')).toBe('14:05');
  expect(at('2026-04-08T14:05:00+02:00')).toBe('8 Apr, 14:05');
  expect(at('2025-12-31T23:55:00+01:00')).toBe('31 Dec 2025, 23:55');
});
