import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../src/time/units.ts';
import { decide } from '../../src/watch/decide.ts';
import { lookAt, type Occurrence } from '../../src/watch/look.ts';
import { SubscriptionSchema, type ForecastWish } from '../../src/watch/subscription.ts';
import { hoursFrom } from '../support/hours.ts';
import { day, hours, pollen, radar, subscriber } from './subscriber.ts';
import { minutes, view } from './warnings.ts';

/** Hours of local time, each of them cold from one hour of the clock up to another. */
function coldBetween(from: string, until: string) {
  const first = Date.parse(from) - 24 * HOUR_MS;
  const start = new Date(first).toISOString();
  const values = Array.from({ length: 60 }, (_, at) => {
    const instant = first + at * HOUR_MS;
    const isCold = instant >= Date.parse(from) && instant < Date.parse(until);
    return { temperature: isCold ? -2 : 5 };
  });
  return hoursFrom(start, values);
}

function findFirst(wish: ForecastWish, values: Parameters<typeof view>[0], now = minutes(0)) {
  return lookAt(view(values), now).find([wish])[0];
}

describe('frost of a night in which the clock is changed', () => {
  const frost = [{ kind: 'frostTonight' as const }];

  it.each([
    [
      'from 7 to 8 on the last Sunday of October',
      '2026-10-25T07:00+01:00',
      '2026-10-25T08:00+01:00',
      '2026-10-24T13:00+02:00',
    ],
    [
      'from 18 to 19 on the last Sunday of March',
      '2026-03-29T18:00+02:00',
      '2026-03-29T19:00+02:00',
      '2026-03-29T13:00+02:00',
    ],
    [
      'from 18 to 19 on the last Sunday of October',
      '2026-10-25T18:00+01:00',
      '2026-10-25T19:00+01:00',
      '2026-10-25T13:00+01:00',
    ],
  ])('is told if it freezes %s', (_, from, until, at) => {
    const watched = { subscription: { wishes: frost, quiet: null }, told: [] };
    const look = lookAt(view({ hours: coldBetween(from, until) }), Date.parse(at));
    expect(decide(watched, look).notices.map(({ kind }) => kind)).toEqual(['frostTonight']);
  });

  it.each([
    [
      'from 8 to 9 on the last Sunday of March',
      '2026-03-29T08:00+02:00',
      '2026-03-29T09:00+02:00',
      '2026-03-28T13:00+01:00',
    ],
    [
      'from 17 to 18 on the last Sunday of October',
      '2026-10-25T17:00+01:00',
      '2026-10-25T18:00+01:00',
      '2026-10-25T13:00+01:00',
    ],
  ])('is not told if it freezes %s', (_, from, until, at) => {
    expect(
      findFirst({ kind: 'frostTonight' }, { hours: coldBetween(from, until) }, Date.parse(at)),
    ).toBeUndefined();
  });
});

const times = (found: Occurrence | undefined) =>
  found && [found.start, found.end].map((time) => time && new Date(time).toISOString());

describe('when a message says the weather is', () => {
  it('of the first warm day that day, not half a year', () => {
    const found = findFirst(
      { kind: 'warmDay', minCelsius: 20 },
      { hours: hours(...day({ temperature: 21 }, 39)) },
    );
    expect(times(found)).toEqual(['2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z']);
  });

  it('of heat and pollen of tomorrow tomorrow', () => {
    const tomorrow = ['2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'];
    const hot = { hours: hours(...day({ temperature: 31 }, 39)) };
    expect(times(findFirst({ kind: 'heat', minCelsius: 30 }, hot))).toEqual(tomorrow);
    const birch = {
      pollen: [{ ...pollen(2)[0], date: '2026-11-22', levels: { Birke: 2 as const } }],
    };
    const wish = { kind: 'pollen' as const, type: 'Birke' as const, minLevel: 2 as const };
    expect(times(findFirst(wish, birch))).toEqual(tomorrow);
  });

  it('of frost the hours in which it freezes', () => {
    const found = findFirst(
      { kind: 'frostTonight' },
      { hours: coldBetween('2026-11-22T02:00+01:00', '2026-11-22T06:00+01:00') },
    );
    expect(times(found)).toEqual(['2026-11-22T01:00:00.000Z', '2026-11-22T05:00:00.000Z']);
  });

  it('of rain within the hour from the first wet minutes to the next dry ones, if there are', () => {
    const wish = { kind: 'rainSoon' as const };
    expect(times(findFirst(wish, radar(0, [0, 0, 2, 2, 0, 0])))).toEqual([
      '2026-11-21T11:10:00.000Z',
      '2026-11-21T11:20:00.000Z',
    ]);
    expect(times(findFirst(wish, radar(0, [0, 0, 2, 2])))).toEqual([
      '2026-11-21T11:10:00.000Z',
      null,
    ]);
  });
});

describe('who asked to be told if it still rains today', () => {
  const rain = hours(
    ...Array.from({ length: 72 }, (_, at) => (at % 24 === 15 ? { precipitation: 1 } : {})),
  );

  it('is told on that day alone', () => {
    const anna = subscriber([{ kind: 'rainToday', day: '2026-11-21' }]);
    expect(anna.look(0, { hours: rain })).toEqual(['new rainToday 1']);
    expect(anna.look(24 * 60, { hours: rain })).toEqual([]);
  });

  it('hears nothing before that day, nor after it', () => {
    const anna = subscriber([
      { kind: 'rainToday', day: '2026-11-20' },
      { kind: 'rainToday', day: '2026-11-22' },
    ]);
    expect(anna.look(0, { hours: rain })).toEqual([]);
    expect(anna.look(24 * 60, { hours: rain })).toEqual(['new rainToday 1']);
  });

  it('and every day is told once a day', () => {
    const anna = subscriber([{ kind: 'rainToday', day: '2026-11-21' }, { kind: 'rainToday' }]);
    expect(anna.look(0, { hours: rain })).toEqual(['new rainToday 1']);
    expect(anna.look(24 * 60, { hours: rain })).toEqual(['new rainToday 1']);
  });
});

describe('who asked to be told of frost tonight', () => {
  it('is told of the night that begins on that day, also after midnight, and of no other', () => {
    const night = { kind: 'frostTonight' as const, day: '2026-11-21' };
    const cold = hours(...Array.from({ length: 72 }, () => ({ temperature: -2 })));
    const late = subscriber([night]);
    expect(late.look(13 * 60, { hours: cold })).toEqual(['new frostTonight 1']);
    const anna = subscriber([night]);
    expect(anna.look(-11 * 60, { hours: cold })).toEqual([]);
    expect(anna.look(0, { hours: cold })).toEqual(['new frostTonight 1']);
    expect(anna.look(24 * 60, { hours: cold })).toEqual([]);
  });

  it('may say the day only as a date of the calendar', () => {
    const read = ['2026-11-21', 'tonight', '2026-02-30'].map((date) =>
      SubscriptionSchema.shape.wishes.safeParse([{ kind: 'frostTonight', day: date }]),
    );
    expect(read.map(({ success }) => success)).toEqual([true, false, false]);
  });
});
