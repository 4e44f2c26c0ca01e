import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../src/time/units.ts';
import {
  formatUtcDigits,
  addDays,
  formatIsoMinute,
  formatIsoWithOffset,
  toLocalHour,
  toMinuteOfDay,
  daysBetween,
  toLocalDate,
  toNearestLocalHour,
  startOfDay,
  startOfHour,
  getWeekday,
  type LocalHour,
} from '../../src/time/local-time.ts';

/** Reads `2026-11-18 15`. */
function hour(text: string): LocalHour {
  const [date = '', number = ''] = text.split(' ');
  return { date, hour: Number(number) };
}

function shown(local: LocalHour): string {
  return `${local.date} ${String(local.hour).padStart(2, '0')}`;
}

/** What the clock in Berlin shows at four hours. */
function fourHoursFrom(instant: string): number[] {
  return [0, 1, 2, 3].map(
    (after) => toNearestLocalHour(Date.parse(instant) + after * HOUR_MS, 'Europe/Berlin').hour,
  );
}

describe('the hour at a place', () => {
  it.each([
    ['Europe/Berlin', '2026-11-18T14:00Z', '2026-11-18 15'],
    ['Europe/Berlin', '2026-07-18T14:00Z', '2026-07-18 16'],
    ['Europe/Berlin', '2026-12-31T23:00Z', '2027-01-01 00'],
    ['Pacific/Auckland', '2026-11-18T11:00Z', '2026-11-19 00'],
    ['Pacific/Auckland', '2026-06-18T11:00Z', '2026-06-18 23'],
    ['America/New_York', '2026-11-18T04:00Z', '2026-11-17 23'],
    ['Asia/Kolkata', '2026-11-18T09:00Z', '2026-11-18 15'],
    ['Asia/Kolkata', '2026-11-18T18:00Z', '2026-11-19 00'],
    ['Asia/Kathmandu', '2026-11-18T09:00Z', '2026-11-18 15'],
    ['America/St_Johns', '2026-11-18T18:00Z', '2026-11-18 15'],
    ['Pacific/Chatham', '2026-06-18T00:00Z', '2026-06-18 13'],
  ])('in %s at %s is %s', (zone, instant, expected) => {
    expect(shown(toNearestLocalHour(Date.parse(instant), zone))).toBe(expected);
  });

  it.each([
    ['Europe/Berlin', '2026-11-18T14:29Z', '2026-11-18 15', '2026-11-18 15'],
    ['Europe/Berlin', '2026-11-18T14:30Z', '2026-11-18 16', '2026-11-18 15'],
    ['Europe/Berlin', '2026-11-18T22:45Z', '2026-11-19 00', '2026-11-18 23'],
    ['Asia/Kolkata', '2026-11-18T09:00Z', '2026-11-18 15', '2026-11-18 14'],
  ])('in %s at %s is nearest to %s while the clock shows %s', (zone, instant, nearest, onClock) => {
    expect(shown(toNearestLocalHour(Date.parse(instant), zone))).toBe(nearest);
    expect(shown(toLocalHour(Date.parse(instant), zone))).toBe(onClock);
  });

  it('goes from 1 to 3 when the clock is put forward, and shows 2 twice when back', () => {
    expect(fourHoursFrom('2026-03-28T23:00Z')).toEqual([0, 1, 3, 4]);
    expect(fourHoursFrom('2026-10-24T22:00Z')).toEqual([0, 1, 2, 2]);
  });
});

describe('the date at a place', () => {
  it.each([
    ['Europe/Berlin', '2026-11-18T22:59:59Z', '2026-11-18'],
    ['Europe/Berlin', '2026-11-18T23:00:00Z', '2026-11-19'],
    ['Asia/Kolkata', '2026-11-18T18:29:59Z', '2026-11-18'],
    ['Asia/Kolkata', '2026-11-18T18:30:00Z', '2026-11-19'],
    ['Pacific/Apia', '2026-11-18T11:00:00Z', '2026-11-19'],
  ])('in %s at %s is %s', (zone, instant, expected) => {
    expect(toLocalDate(Date.parse(instant), zone)).toBe(expected);
  });
});

describe('the clock at a place', () => {
  it.each([
    ['Europe/Berlin', '2026-11-18T13:05Z', 14 * 60 + 5],
    ['Asia/Kathmandu', '2026-11-18T18:14:59Z', 23 * 60 + 59],
    ['America/St_Johns', '2026-11-18T03:30Z', 0],
  ])('in %s at %s is %i minutes past midnight', (zone, instant, minutes) => {
    expect(toMinuteOfDay(Date.parse(instant), zone)).toBe(minutes);
  });

  it('is that of UTC for an unknown zone', () => {
    expect(toMinuteOfDay(Date.parse('2026-11-18T13:05Z'), 'Mars/Olympus')).toBe(13 * 60 + 5);
  });

  it.each([
    ['Europe/Berlin', '2026-11-18T13:05Z', '2026-11-18T14:05+01:00'],
    ['America/St_Johns', '2026-11-18T13:05Z', '2026-11-18T09:35-03:30'],
    ['UTC', '2026-11-18T13:05Z', '2026-11-18T13:05+00:00'],
  ])('in %s at %s is written %s', (zone, instant, written) => {
    expect(formatIsoMinute(Date.parse(instant), zone)).toBe(written);
    expect(formatIsoWithOffset(Date.parse(instant), zone)).toBe(
      written.replace(/(:\d\d)/, '$1:00'),
    );
  });

  it('is formatted in digits for file names', () => {
    expect(formatUtcDigits(Date.parse('2026-11-18T13:05:09Z'), 'yyyyMMddHHmmss')).toBe(
      '20261118130509',
    );
  });
});

describe('the start of an hour', () => {
  it.each([
    ['in winter', 'Europe/Berlin', '2026-11-18 15', '2026-11-18T14:00Z'],
    ['in summer', 'Europe/Berlin', '2026-07-18 15', '2026-07-18T13:00Z'],
    ['half an hour off', 'Asia/Kolkata', '2026-11-18 15', '2026-11-18T09:30Z'],
    ['three quarters off', 'Asia/Kathmandu', '2026-11-18 15', '2026-11-18T09:15Z'],
    ['in the southern summer', 'Australia/Adelaide', '2026-12-24 18', '2026-12-24T07:30Z'],
    ['skipped', 'Europe/Berlin', '2026-03-29 02', '2026-03-29T01:00Z'],
    ['skipped at midnight', 'Africa/Cairo', '2026-04-24 00', '2026-04-23T22:00Z'],
    ['skipped in the south', 'America/Santiago', '2026-09-06 00', '2026-09-06T04:00Z'],
    ['skipped by half', 'Australia/Lord_Howe', '2026-10-04 02', '2026-10-03T15:30Z'],
    ['shown twice', 'Europe/Berlin', '2026-10-25 02', '2026-10-25T00:00Z'],
    ['shown twice in America', 'America/New_York', '2026-11-01 01', '2026-11-01T05:00Z'],
    ['shown twice in the south', 'Pacific/Auckland', '2026-04-05 02', '2026-04-04T13:00Z'],
    ['shown twice, half an hour off', 'Australia/Adelaide', '2026-04-05 02', '2026-04-04T15:30Z'],
  ])('%s: %s, %s', (_what, zone, local, instant) => {
    expect(new Date(startOfHour(hour(local), zone))).toEqual(new Date(instant));
  });

  it('is the first hour of the day if midnight is skipped', () => {
    const begin = startOfDay('2026-04-24', 'Africa/Cairo');
    expect(shown(toNearestLocalHour(begin, 'Africa/Cairo'))).toBe('2026-04-24 01');
    expect(shown(toNearestLocalHour(begin - HOUR_MS, 'Africa/Cairo'))).toBe('2026-04-23 23');
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-06-01', 24],
    ['2026-10-25', 25],
  ])('makes %s a day of %i hours in Berlin', (date, hours) => {
    const length =
      startOfDay(addDays(date, 1), 'Europe/Berlin') - startOfDay(date, 'Europe/Berlin');
    expect(length).toBe(hours * HOUR_MS);
  });
});

describe('all hours of a year', () => {
  const YEAR = Date.UTC(2026, 0, 1);

  it.each([
    'UTC',
    'Europe/Berlin',
    'Europe/Lisbon',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Australia/Adelaide',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'America/St_Johns',
    'America/Santiago',
  ])('begin in %s when the clock first shows them', (zone) => {
    const wrong: string[] = [];
    let before = '';
    for (let instant = YEAR; instant < YEAR + 365 * 24 * HOUR_MS; instant += HOUR_MS) {
      const local = toNearestLocalHour(instant, zone);
      const isSecond = shown(local) === before;
      const away = startOfHour(local, zone) - (isSecond ? instant - HOUR_MS : instant);
      if (Math.abs(away) > HOUR_MS / 2) wrong.push(`${shown(local)} by ${away} ms`);
      before = shown(local);
    }
    expect(wrong).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-18', 0, '2026-11-18'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ['2026-11-22', 0],
    ['2026-11-18', 3],
    ['2026-11-21', 6],
  ])('%s is day %i of the week', (date, day) => {
    expect(getWeekday(date)).toBe(day);
  });
});
