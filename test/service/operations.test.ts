import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DayPartResponse, type PeriodEntry } from '../../src/contract/forecast-text.ts';
import {
  operationIds,
  operations,
  type OperationId,
  type ResponseOf,
} from '../../src/contract/operations.ts';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { createForecasts } from '../../src/opendata/forecast.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { timeZoneAt } from '../../src/place/time-zone.ts';
import { forecastTextAnswers } from '../../src/service/forecast-text/answers.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { addDays, localDate, localHour, startOfDay } from '../../src/weather/local-time.ts';
import type { Answers } from '../../src/service/answers.ts';
import { locales, type Locale } from '../../src/wording/locales.ts';
import { unfounded } from './founded.ts';
import { startTestService } from '../support/service.ts';

const HOUR = 3_600_000;
const NOON = '2026-11-21T12:00:00Z';

const service = await startTestService(NOON);
afterAll(service.close);

describe('every operation of the contract', () => {
  const paths: Record<OperationId, string> = {
    forecastNextThreeHours: '/voicetext/forecast/nextThreeHours/53.55/9.99',
    forecastHours:
      '/voicetext/forecast/hours/53.55/9.99?datetimefrom=2026112115&datetimeto=2026112120',
    forecastDayPart: '/voicetext/forecast/dayPart/53.55/9.99?space=night&date=20261122',
    forecastDays: '/voicetext/forecast/days/53.55/9.99?datefrom=20261122&datetimeto=20261124',
    forecastWeekend: '/voicetext/forecast/weekend/53.55/9.99',
    forecastNextThreeDays: '/voicetext/forecast/nextThreeDays/53.55/9.99',
  };

  test.each(operationIds)('%s answers with a body of its contract', async (id) => {
    const { status, body } = await service.get(paths[id]);
    expect(status).toBe(200);
    expect(operations[id].response.parse(body)).toEqual(body);
    expect(body).toMatchObject({ source: 'demo', lat: 53.55, lon: 9.99, region: 'Hamburg' });
  });

  test('is served without a version segment too', async () => {
    const response = await fetch(service.url + paths.forecastDays);
    expect(response.status).toBe(200);
  });

  test('says the name that the caller gives the place', async () => {
    const { body } = await service.get(`${paths.forecastWeekend}?location=Eppendorf`);
    expect(body['region']).toBe('Eppendorf');
    expect(body.text).toContain('in Eppendorf');
  });

  test('takes the closest town where the name is empty', async () => {
    const { body } = await service.get(`${paths.forecastWeekend}?location=`);
    expect(body['region']).toBe('Hamburg');
  });
});

describe('what the operations hold', () => {
  test('three hours: the running one and two more', async () => {
    const { body } = await service.get('/voicetext/forecast/nextThreeHours/53.55/9.99');
    expect(datesOf(body['hourly'])).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T13:00:00.000Z',
      '2026-11-21T14:00:00.000Z',
    ]);
  });

  test('hours: every hour from the first to the last, in the local time of the place', async () => {
    const { body } = await service.get(
      '/voicetext/forecast/hours/35.68/139.69?datetimefrom=2026112122&datetimeto=2026112201',
    );
    expect(datesOf(body['hourly'])).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-21T14:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
    ]);
  });

  test('hours: the running one by default', async () => {
    const { body } = await service.get('/voicetext/forecast/hours/53.55/9.99');
    expect(datesOf(body['hourly'])).toEqual(['2026-11-21T12:00:00.000Z']);
  });

  test('hours: half an hour off where the zone is', async () => {
    const { body } = await service.get(
      '/voicetext/forecast/hours/28.61/77.21?datetimefrom=2026112118',
    );
    expect(datesOf(body['hourly'])).toEqual(['2026-11-21T12:00:00.000Z']);
  });

  test('hours: of an hour that comes twice the one that is not over', async () => {
    service.setClock('2026-10-25T01:30:00Z');
    const { body } = await service.get(
      '/voicetext/forecast/hours/52.52/13.4?datetimefrom=2026102502&datetimeto=2026102503',
    );
    service.setClock(NOON);
    expect(datesOf(body['hourly'])).toEqual([
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  test('a part of the day: all four parts, the night over midnight', async () => {
    const { body } = await service.get('/voicetext/forecast/dayPart/53.55/9.99?space=evening');
    const [spaces] = DayPartResponse.parse(body).spaces;
    expect(Object.keys(spaces ?? {})).toEqual(['date', 'morning', 'afternoon', 'evening', 'night']);
    expect(spaces?.night).toMatchObject({
      from: '2026-11-21T21:00:00.000Z',
      to: '2026-11-22T05:00:00.000Z',
    });
  });

  test('a weekend: Saturday and Sunday, the running one by default', async () => {
    const { body } = await service.get('/voicetext/forecast/weekend/53.55/9.99');
    expect(datesOf(body['summary'])).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('a weekend: the next one for a day of the week', async () => {
    const { body } = await service.get('/voicetext/forecast/weekend/53.55/9.99?date=20261124');
    expect(datesOf(body['summary'])).toEqual(['2026-11-28', '2026-11-29']);
  });

  test('days: those that the forecast holds whole, where more are asked for', async () => {
    const { body } = await service.get(
      '/voicetext/forecast/days/53.55/9.99?datefrom=20261128&datetimeto=20261215',
    );
    expect(datesOf(body['summary'])).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
  });
});

describe('at 300 random places and times', () => {
  const place = fc.record({
    latitude: fc.integer({ min: -6000, max: 7000 }).map((value) => value / 100),
    longitude: fc.integer({ min: -18000, max: 18000 }).map((value) => value / 100),
  });
  const places = fc.array(place, { minLength: 10, maxLength: 10 });
  const time = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });

  test('all six operations keep the contract, days have the hours of the place, and texts say no other numbers', async () => {
    const gazetteer = loadGazetteer();
    await fc.assert(
      fc.asyncProperty(places, time, fc.constantFrom(...locales), async (wheres, now, locale) => {
        const clock = () => now;
        const forecasts = createForecasts({ server: createDemoServer(clock), clock });
        const source = 'demo';
        const sources = { forecasts, gazetteer, clock, source, providerVersion: 'test' };
        const answers = forecastTextAnswers(sources);
        for (const where of wheres) {
          const timeZone = timeZoneAt(where.latitude, where.longitude);
          const bodies = await allAnswers(answers, where, now, locale);
          expectContract(bodies);
          expectWholeDays(bodies.forecastDays, timeZone);
          const elevation =
            gazetteer.nearest(where.latitude, where.longitude, 'de')?.elevation ?? null;
          const forecast = await forecasts.at({ ...where, elevation }, now.getTime());
          const hours = forecast?.series.hours ?? [];
          expectFounded(bodies, { hours, now: now.getTime(), timeZone, locale });
        }
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

type Entry = Pick<PeriodEntry, 'prec'>;
type Bodies = { [Id in OperationId]: ResponseOf<Id> };
type Where = { latitude: number; longitude: number };

async function allAnswers(
  answers: Answers,
  where: Where,
  now: Date,
  locale: Locale,
): Promise<Bodies> {
  const today = localDate(now.getTime(), timeZoneAt(where.latitude, where.longitude));
  const datetimeto = addDays(today, 5).replaceAll('-', '');
  return {
    forecastNextThreeHours: await answers.forecastNextThreeHours(where, locale),
    forecastHours: await answers.forecastHours(where, locale),
    forecastDayPart: await answers.forecastDayPart({ ...where, space: 'night' }, locale),
    forecastDays: await answers.forecastDays({ ...where, datetimeto }, locale),
    forecastWeekend: await answers.forecastWeekend(where, locale),
    forecastNextThreeDays: await answers.forecastNextThreeDays(where, locale),
  };
}

function expectContract(bodies: Bodies): void {
  for (const id of operationIds) {
    expect(operations[id].response.parse(bodies[id])).toEqual(bodies[id]);
    expect(bodies[id].text).not.toBe('');
  }
}

/** 24 hours, or 23 and 25 where the clock changes. */
function expectWholeDays({ summary }: Bodies['forecastDays'], timeZone: string): void {
  expect(summary).toHaveLength(6);
  for (const { date, from, to } of summary) {
    const start = startOfDay(date, timeZone);
    const end = startOfDay(addDays(date, 1), timeZone);
    // Hours begin on UTC's full hour: where the zone is off it, so are the day's hours.
    expect(Math.abs(Date.parse(from) - start)).toBeLessThan(HOUR);
    expect(Date.parse(to) - Date.parse(from)).toBe(Math.round((end - start) / HOUR) * HOUR);
  }
}

interface Told {
  hours: readonly Hour[];
  now: number;
  timeZone: string;
  locale: Locale;
}

/** Every number spoken is in the hours still to come that it speaks of, or in the fields. */
function expectFounded(bodies: Bodies, { hours, now, timeZone, locale }: Told): void {
  const check = (
    text: string,
    region: string,
    entries: Entry[],
    isMeant: (hour: Hour) => boolean,
  ) => {
    const ahead = hours.filter((hour) => hour.start + HOUR > now && isMeant(hour));
    const behind = { hours: ahead, entries, timeZone, region };
    expect({ text, unfounded: unfounded(text, behind, locale) }).toEqual({ text, unfounded: [] });
  };
  const { forecastNextThreeHours: three, forecastHours: one, forecastDayPart: part } = bodies;
  check(three.text, three.region, three.hourly, startsIn(three.hourly));
  check(one.text, one.region, one.hourly, startsIn(one.hourly));
  const night = part.spaces[0]?.night;
  if (night) {
    const [from, to] = [Date.parse(night.from), Date.parse(night.to)];
    check(part.text, part.region, [night], ({ start }) => start >= from && start < to);
  }
  for (const id of ['forecastDays', 'forecastWeekend', 'forecastNextThreeDays'] as const) {
    const { text, region, summary } = bodies[id];
    const dates = new Set(summary.map(({ date }) => date));
    check(text, region, summary, ({ start }) => dates.has(localHour(start, timeZone).date));
  }
  for (const { text, date, ...entry } of bodies.forecastDays.summary) {
    const { region } = bodies.forecastDays;
    check(text, region, [entry], ({ start }) => localHour(start, timeZone).date === date);
  }
}

function startsIn(entries: readonly { date: string }[]): (hour: Hour) => boolean {
  const starts = new Set(entries.map(({ date }) => Date.parse(date)));
  return ({ start }) => starts.has(start);
}

function datesOf(entries: unknown): string[] {
  return z
    .array(z.object({ date: z.string() }))
    .parse(entries)
    .map(({ date }) => date);
}
