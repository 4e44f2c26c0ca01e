import { describe, expect, test } from 'vitest';
import { resolvePastTime } from '../../intents/past.ts';
import { createCalendar } from '../../src/slots/query.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';

const BERLIN = 'Europe/Berlin';

const local = (time: number) => new Date(time + 3_600_000).toISOString().slice(8, 16);

/** Local times in Berlin, in winter an hour ahead of UTC. */
function resolve(slots: SpokenSlots, now = '2026-11-18T13:05:00+01:00', isPast = true): string {
  const instant = Date.parse(now);
  const asked = resolvePastTime(slots, createCalendar(instant, BERLIN, BERLIN), isPast);
  if (typeof asked === 'string') return asked;
  return `${asked.time} ${local(asked.from)} ${local(asked.to)}`;
}

describe('the time of a question about the past', () => {
  test.each<[SpokenSlots, string]>([
    [{}, 'lastDay 17T13:05 18T13:05'],
    [{ past: 'LAST_NIGHT' }, 'lastNight 17T22:00 18T06:00'],
    [{ dayPart: 'NI' }, 'lastNight 17T22:00 18T06:00'],
    [{ date: '2026-11-18', dayPart: 'NI' }, 'lastNight 17T22:00 18T06:00'],
    [{ date: '2026-11-17', dayPart: 'NI' }, 'lastNight 17T22:00 18T06:00'],
    [{ date: '2026-11-17' }, 'yesterday 17T00:00 18T00:00'],
    [{ date: '2026-11-18' }, 'today 18T00:00 18T13:05'],
    [{ dayPart: 'MO' }, 'thisMorning 18T06:00 18T12:00'],
    [{ date: '2026-11-17', dayPart: 'EV' }, 'yesterdayEvening 17T18:00 17T22:00'],
    // It has not begun.
    [{ dayPart: 'EV' }, 'yesterdayEvening 17T18:00 17T22:00'],
    [{ date: '2026-11-16' }, 'notKept'],
    [{ date: '2026-W46' }, 'notKept'],
    [{ date: '2025' }, 'notKept'],
    // The platform resolves "on Tuesday" to the next one, people in the past tense mean the last one.
    [{ date: '2026-11-24' }, 'yesterday 17T00:00 18T00:00'],
    [{ date: '2026-11-23' }, 'notKept'],
    // So it does with a date without a year.
    [{ date: '2027-11-17' }, 'yesterday 17T00:00 18T00:00'],
    [{ date: '2027-11-16' }, 'notKept'],
  ])('%j is %s', (slots, expected) => {
    expect(resolve(slots)).toBe(expected);
  });

  test('a night that is not over is told as far as it has come', () => {
    expect(resolve({ past: 'LAST_NIGHT' }, '2026-11-18T03:20:00+01:00')).toBe(
      'lastNight 17T22:00 18T03:20',
    );
  });

  test('in the evening, last night is not the coming one', () => {
    expect(resolve({ dayPart: 'NI' }, '2026-11-18T23:20:00+01:00')).toBe(
      'lastNight 17T22:00 18T06:00',
    );
  });

  test('a follow-up about tomorrow is one about the forecast', () => {
    expect(resolve({ date: '2026-11-19' }, undefined, false)).toBe('ahead');
  });
});
