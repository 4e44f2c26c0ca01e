import { describe, expect, it } from 'vitest';
import { DAY_PARTS } from '../../src/contract/parameters.ts';
import { createHourCalendar, DAY_PART_HOURS, findDayPart } from '../../src/weather/periods.ts';
import { addDays, toNearestLocalHour } from '../../src/time/local-time.ts';
import { hoursFrom } from '../support/hours.ts';

const ZONES = ['Europe/Berlin', 'Africa/Cairo', 'Asia/Kathmandu', 'America/Santiago', 'UTC'];

function hoursFor(start: string, days: number) {
  return hoursFrom(
    start,
    Array.from({ length: days * 24 }, () => ({})),
  );
}

/** What the clock shows at each of some hours. */
function clock(hours: ReturnType<typeof hoursFor>, zone: string): string[] {
  return hours.map(({ start }) => {
    const { date, hour } = toNearestLocalHour(start, zone);
    return `${date.slice(8)}. ${hour}`;
  });
}

describe('a day', () => {
  it.each([
    ['Europe/Berlin', '2026-11-18', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Africa/Cairo', '2026-04-24', 23],
    ['America/Santiago', '2026-04-04', 25],
    ['Asia/Kathmandu', '2026-11-18', 24],
  ])('in %s, %s, has %i hours', (zone, date, count) => {
    const hours = hoursFor(`${addDays(date, -2)}T00:00Z`, 5);
    const day = createHourCalendar(hours, zone).hoursOfDay(date);
    expect(day).toHaveLength(count);
    expect(new Set(day.map(({ start }) => toNearestLocalHour(start, zone).date))).toEqual(
      new Set([date]),
    );
  });

  it('has all hours of the data, or none', () => {
    const hours = hoursFor('2026-11-18T20:00Z', 1);
    expect(createHourCalendar(hours, 'Europe/Berlin').hoursOfDay('2026-11-18')).toHaveLength(3);
    expect(createHourCalendar(hours, 'Europe/Berlin').hoursOfDay('2026-11-17')).toEqual([]);
  });
});

describe('a part of a day', () => {
  const hours = hoursFor('2026-11-17T23:00Z', 3);

  it.each([
    ['morning', ['18. 6', '18. 7', '18. 8', '18. 9', '18. 10', '18. 11']],
    ['afternoon', ['18. 12', '18. 13', '18. 14', '18. 15', '18. 16', '18. 17']],
    ['evening', ['18. 18', '18. 19', '18. 20', '18. 21']],
    ['night', ['18. 22', '18. 23', '19. 0', '19. 1', '19. 2', '19. 3', '19. 4', '19. 5']],
  ] as const)('is %s at %s, the night that of the day it begins on', (part, expected) => {
    const found = createHourCalendar(hours, 'Europe/Berlin').hoursOfPart('2026-11-18', part);
    expect(clock(found, 'Europe/Berlin')).toEqual(expected);
  });

  it.each([
    ['2026-03-28', 7],
    ['2026-10-24', 9],
  ])('is a night of other length when the clock changes after %s', (date, count) => {
    const around = hoursFor(`${date}T00:00Z`, 2);
    expect(createHourCalendar(around, 'Europe/Berlin').hoursOfPart(date, 'night')).toHaveLength(
      count,
    );
  });

  it.each(ZONES)('contains each hour of a year exactly once in %s', (zone) => {
    const year = hoursFor('2026-01-01T00:00Z', 365);
    const misplaced = year.filter(({ start }) => {
      const local = toNearestLocalHour(start, zone);
      const { from, to } = DAY_PART_HOURS[findDayPart(local).part];
      return from < to
        ? local.hour < from || local.hour >= to
        : local.hour < from && local.hour >= to;
    });
    expect(misplaced).toEqual([]);
  });

  it.each(ZONES)('makes up the days, without gaps or overlaps, in %s', (zone) => {
    const week = hoursFor('2026-10-22T00:00Z', 7);
    const days = Array.from({ length: 9 }, (_, after) => addDays('2026-10-21', after));
    const parts = days.flatMap((date) =>
      DAY_PARTS.flatMap((part) => createHourCalendar(week, zone).hoursOfPart(date, part)),
    );
    expect(parts.toSorted((a, b) => a.start - b.start)).toEqual(week);
  });

  it.each([
    ['2026-11-18', 0, '2026-11-17', 'night'],
    ['2026-11-18', 5, '2026-11-17', 'night'],
    ['2026-11-18', 6, '2026-11-18', 'morning'],
    ['2026-11-18', 17, '2026-11-18', 'afternoon'],
    ['2026-11-18', 21, '2026-11-18', 'evening'],
    ['2026-11-18', 22, '2026-11-18', 'night'],
    ['2027-01-01', 1, '2026-12-31', 'night'],
  ])('on %s at %i is of %s, the %s', (date, hour, day, part) => {
    expect(findDayPart({ date, hour })).toEqual({ date: day, part });
  });
});
