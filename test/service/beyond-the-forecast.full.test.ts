import findTimeZone from '@photostructure/tz-lookup';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  DaysResponse,
  HoursResponse,
  WeekendResponse,
} from '../../src/contract/voice-text/responses.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { addDays, toLocalDate, toNearestLocalHour, getWeekday } from '../../src/time/local-time.ts';
import { steady } from '../support/mosmix-file.ts';
import { HAMBURG_STATION, startHamburgService } from '../support/hamburg-forecast.ts';
import { startTestService, type Reply } from '../support/service.ts';
import { propertyRuns } from '../support/property-runs.ts';

const SATURDAY_NOON = '2026-11-21T12:00:00Z';
const digits = (date: string) => date.replaceAll('-', '');

const RUNS = 30;

/** `2026112115` */
function hourDigits(instant: number, timeZone: string): string {
  const { date, hour } = toNearestLocalHour(instant, timeZone);
  return digits(date) + String(hour).padStart(2, '0');
}

/** The parameters that a refusal names; undefined where there is none. */
function fieldsOf({ body }: Reply): string[] | undefined {
  return body.errors?.map(({ field }) => field);
}

function refusal({ status, body }: Reply) {
  const { errors, last } = ProblemDetails.parse(body);
  return { status, fields: errors?.map(({ field }) => field), last };
}

/** Places of zones ahead of and behind UTC, and off the full hour. */
const PLACES = ['53.55/9.99', '40.71/-74.01', '35.68/139.69', '28.61/77.21', '27.71/85.32'];

const place = fc.constantFrom(...PLACES);
/** Any minute of some days and nights, among them those on which clocks change. */
const moment = fc
  .tuple(
    fc.constantFrom('2026-11-20', '2026-11-22', '2026-10-22', '2026-10-25', '2026-03-28'),
    fc.integer({ min: 0, max: 24 * 60 - 1 }),
  )
  .map(([day, minute]) => new Date(Date.parse(day) + minute * 60_000).toISOString());

function zoneOf(where: string): string {
  const [latitude = NaN, longitude = NaN] = where.split('/').map(Number);
  return findTimeZone(latitude, longitude);
}

describe('every range is answered completely, or rejected with the field and the end of the forecast', () => {
  test('of days', async () => {
    const service = await startTestService(SATURDAY_NOON);
    onTestFinished(service.close);
    const days = fc.integer({ min: 0, max: 16 });
    const property = fc.asyncProperty(
      place,
      moment,
      days,
      days,
      async (where, now, ahead, more) => {
        service.setClock(now);
        const path = `/voicetext/forecast/days/${where}`;
        const first = addDays(toLocalDate(Date.parse(now), zoneOf(where)), ahead);
        const expected = Array.from({ length: more + 1 }, (_, day) => addDays(first, day));
        const [from, to] = [digits(first), digits(expected.at(-1) ?? first)];
        const reply = await service.get(`${path}?datefrom=${from}&datetimeto=${to}`);
        expect([200, 400]).toContain(reply.status);
        const reported = DaysResponse.safeParse(reply.body).data?.summary.map(({ date }) => date);
        const { last = to } = ProblemDetails.safeParse(reply.body).data ?? {};
        const isRefused = reply.status === 400;
        expect(reported).toEqual(isRefused ? undefined : expected);
        expect(last < to).toBe(isRefused);
        expect(fieldsOf(reply)).toEqual(
          isRefused ? [last < from ? 'datefrom' : 'datetimeto'] : undefined,
        );
        expect((await service.get(`${path}?datefrom=${last}`)).status).toBe(200);
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(RUNS) });
  });

  test('of hours, up to seventy-two', async () => {
    const service = await startTestService(SATURDAY_NOON);
    onTestFinished(service.close);
    const hours = fc.integer({ min: 0, max: 80 });
    const property = fc.asyncProperty(
      place,
      moment,
      hours,
      hours,
      async (where, now, ahead, more) => {
        service.setClock(now);
        const path = `/voicetext/forecast/hours/${where}`;
        const timeZone = zoneOf(where);
        const begun = Date.parse(now) - (Date.parse(now) % HOUR_MS);
        const from = hourDigits(begun + ahead * HOUR_MS, timeZone);
        const to = hourDigits(begun + (ahead + more) * HOUR_MS, timeZone);
        const reply = await service.get(`${path}?datetimefrom=${from}&datetimeto=${to}`);
        expect([200, 400]).toContain(reply.status);
        const reported = HoursResponse.safeParse(reply.body).data?.hourly;
        const starts = (reported ?? []).map(({ date }) => Date.parse(date));
        const isRefused = reply.status === 400;
        const { last = to } = ProblemDetails.safeParse(reply.body).data ?? {};
        const ends = [starts.at(0), starts.at(-1)].map(
          (start) => start && hourDigits(start, timeZone),
        );
        expect(ends).toEqual(isRefused ? [undefined, undefined] : [from, to]);
        expect(starts.length).toBeLessThanOrEqual(72);
        expect(starts).toEqual(starts.map((_, index) => (starts[0] ?? 0) + index * HOUR_MS));
        expect(last < to).toBe(isRefused);
        expect(fieldsOf(reply)).toEqual(
          isRefused ? [last < from ? 'datetimefrom' : 'datetimeto'] : undefined,
        );
        expect((await service.get(`${path}?datetimeto=${last}`)).status).toBe(200);
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(RUNS) });
  });

  test('of weekends, for any day in or before them', async () => {
    const service = await startTestService(SATURDAY_NOON);
    onTestFinished(service.close);
    const days = fc.integer({ min: 0, max: 20 });
    const property = fc.asyncProperty(place, moment, days, async (where, now, ahead) => {
      service.setClock(now);
      const today = toLocalDate(Date.parse(now), zoneOf(where));
      const day = addDays(today, ahead);
      const saturday = getWeekday(day) === 0 ? addDays(day, -1) : addDays(day, 6 - getWeekday(day));
      const sunday = addDays(saturday, 1);
      const reply = await service.get(`/voicetext/forecast/weekend/${where}?date=${digits(day)}`);
      expect([200, 400]).toContain(reply.status);
      const reported = WeekendResponse.safeParse(reply.body).data?.summary.map(({ date }) => date);
      const { last = digits(sunday) } = ProblemDetails.safeParse(reply.body).data ?? {};
      const isRefused = reply.status === 400;
      // A Saturday that is over may be in no file any more.
      const whole = today === sunday && reported?.length === 1 ? [sunday] : [saturday, sunday];
      expect(reported).toEqual(isRefused ? undefined : whole);
      expect(last < digits(sunday)).toBe(isRefused);
      expect(fieldsOf(reply)).toEqual(isRefused ? ['date'] : undefined);
    });
    await fc.assert(property, { numRuns: propertyRuns(RUNS) });
  });
});

describe('seventy-two hours', () => {
  test.each(['12:00:00', '12:00:01'])('are seventy-two at %s', async (time) => {
    const service = await startTestService(`2026-11-21T${time}Z`);
    onTestFinished(service.close);
    const path = '/voicetext/forecast/hours/53.55/9.99';
    const { body } = await service.get(`${path}?datetimeto=2026112412`);
    expect(HoursResponse.parse(body).hourly).toHaveLength(72);
    const later = await service.get(`${path}?datetimeto=2026112413`);
    expect(refusal(later)).toEqual({ status: 400, fields: ['datetimeto'], last: '2026112412' });
  });
});

/** A run of nine o'clock UTC on a day, of so many steps. */
function run(day: string, steps: number) {
  const issued = Date.parse(`${day}T09:00:00Z`);
  return {
    issued: new Date(issued).toISOString(),
    firstStep: new Date(issued + HOUR_MS).toISOString(),
    elements: { TTT: steady(283.15, steps), Neff: steady(50, steps) },
  };
}

describe('a weekend', () => {
  test('is rejected if the data do not reach its Sunday, not answered by its Saturday', async () => {
    const service = await startHamburgService('2026-11-19T10:30:00Z');
    onTestFinished(service.close);
    // To Sunday, 29 November, 9 UTC.
    await service.lay(HAMBURG_STATION, run('2026-11-19', 241));
    const reply = await service.get('/voicetext/forecast/weekend/53.63/9.99?date=20261128');
    expect(refusal(reply)).toEqual({ status: 400, fields: ['date'], last: '20261128' });
  });

  test('in progress is answered on its Sunday, though no file has the Saturday any more', async () => {
    const service = await startHamburgService('2026-11-22T10:30:00Z');
    onTestFinished(service.close);
    await service.lay(HAMBURG_STATION, run('2026-11-22', 241));
    for (const query of ['', '?date=20261122', '?date=20261121']) {
      const { status, body } = await service.get(`/voicetext/forecast/weekend/53.63/9.99${query}`);
      expect(status).toBe(200);
      const { summary, text } = WeekendResponse.parse(body);
      expect(summary.map(({ date }) => date)).toEqual(['2026-11-22']);
      expect(text).toMatch(/^Heute/);
    }
  });
});

test('is rejected with the last hour if a short file ends before', async () => {
  const service = await startHamburgService('2026-11-19T10:30:00Z');
  onTestFinished(service.close);
  await service.lay(HAMBURG_STATION, run('2026-11-19', 25));
  const path = '/voicetext/forecast/hours/53.63/9.99';
  const range = await service.get(`${path}?datetimeto=2026112012`);
  expect(refusal(range)).toEqual({ status: 400, fields: ['datetimeto'], last: '2026112010' });
  const hour = await service.get(`${path}?datetimefrom=2026112012`);
  expect(refusal(hour)).toEqual({ status: 400, fields: ['datetimefrom'], last: '2026112010' });
});
