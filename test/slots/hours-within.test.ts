import { describe, expect, it } from 'vitest';
import { createCalendar } from '../../src/slots/query.ts';
import { toHoursQuery } from '../../src/slots/query-range.ts';

const BERLIN = 'Europe/Berlin';
/** A Wednesday. */
const calendar = createCalendar(Date.parse('2026-11-18T14:05:00+01:00'), BERLIN, BERLIN);
const hour = (date: string, at: number) => ({ date, hour: at });

describe('the hours of a query', () => {
  it.each([
    [
      'today begin with the running one',
      { kind: 'days', first: '2026-11-18', last: '2026-11-18' } as const,
      hour('2026-11-18', 14),
      hour('2026-11-18', 23),
    ],
    [
      'tomorrow are a whole day',
      { kind: 'days', first: '2026-11-19', last: '2026-11-19' } as const,
      hour('2026-11-19', 0),
      hour('2026-11-19', 23),
    ],
    [
      'a week end where forecasts by the hour do',
      { kind: 'days', first: '2026-11-18', last: '2026-11-24' } as const,
      hour('2026-11-18', 14),
      hour('2026-11-21', 13),
    ],
    [
      'the weekend are those that are near enough',
      { kind: 'weekend', saturday: null } as const,
      hour('2026-11-21', 0),
      hour('2026-11-21', 13),
    ],
    [
      'the night cross midnight',
      { kind: 'dayPart', date: '2026-11-18', part: 'night' } as const,
      hour('2026-11-18', 22),
      hour('2026-11-19', 5),
    ],
    [
      'the afternoon begin with the running one',
      { kind: 'dayPart', date: '2026-11-18', part: 'afternoon' } as const,
      hour('2026-11-18', 14),
      hour('2026-11-18', 17),
    ],
    [
      'tonight and tomorrow are all until then',
      { kind: 'nightAndDay', night: '2026-11-18', day: '2026-11-19' } as const,
      hour('2026-11-18', 14),
      hour('2026-11-19', 23),
    ],
    [
      'the next three days are three dates',
      { kind: 'nextDays' } as const,
      hour('2026-11-18', 14),
      hour('2026-11-20', 23),
    ],
  ])('about %s', (_what, question, from, to) => {
    expect(toHoursQuery(question, calendar)).toEqual({ kind: 'hours', from, to });
  });

  it.each([
    ['now', { kind: 'now' } as const],
    ['the next hour', { kind: 'nextHour' } as const],
    ['days too far ahead', { kind: 'days', first: '2026-11-24', last: '2026-11-25' } as const],
  ])('about %s do not exist', (_what, question) => {
    expect(toHoursQuery(question, calendar)).toBeUndefined();
  });
});
