import findTimeZone from '@photostructure/tz-lookup';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PeriodEntry } from '../../src/contract/voice-text/responses.ts';
import { operations, type ResponseOf } from '../../src/contract/operations.ts';
import { voiceTextIds } from '../../src/contract/client-calls.ts';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import type { OperationHandlersFor } from '../../src/service/routes.ts';
import { nextHourHandlers } from '../../src/service/operations/next-hour.ts';
import {
  forecastTextHandlers,
  type VoiceForecastId,
} from '../../src/service/operations/forecast-text.ts';
import { createSources } from '../../src/service/sources.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { DAY_PART_HOURS } from '../../src/weather/periods.ts';
import { addDays, toLocalDate, toNearestLocalHour, startOfDay } from '../../src/time/local-time.ts';
import type { Locale } from '../../src/wording/language.ts';
import { unfounded } from './founded.ts';
import { locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { UNHURRIED } from '../support/limits.ts';

/** The radar sees Germany and what is around it. */
const OUT_OF_REACH = { at: async () => undefined };

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

  test('forecasts keep the contract, days have the hours of the place, and texts have no other numbers', async () => {
    const gazetteer = loadGazetteer();
    await fc.assert(
      fc.asyncProperty(places, time, fc.constantFrom(...locales), async (wheres, now, locale) => {
        const clock = () => now;
        const server = createDemoServer(clock);
        const sources = createSources(
          { server, clock, timeouts: UNHURRIED.sourceTimeouts },
          gazetteer,
          'test',
          { source: 'dwd' },
        );
        const answers = forecastTextHandlers(sources);
        const { precipitationNextHour } = nextHourHandlers({ ...sources, nowcasts: OUT_OF_REACH });
        for (const where of wheres) {
          expectHours(await precipitationNextHour(where, locale), now.getTime());
          const timeZone = findTimeZone(where.latitude, where.longitude);
          const bodies = await allAnswers(answers, where, now, locale);
          expectContract(bodies);
          expectWholeDays(bodies.forecastDays, timeZone);
          const elevation =
            gazetteer.findNearest(where.latitude, where.longitude, 'de')?.elevation ?? null;
          const forecast = await sources.forecasts.at({ ...where, elevation }, now.getTime());
          const hours = forecast?.series.hours ?? [];
          expectFounded(bodies, { hours, now: now.getTime(), timeZone, locale });
        }
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});

type Entry = Pick<PeriodEntry, 'prec'>;
type Forecasts = OperationHandlersFor<VoiceForecastId>;
type Bodies = { [Id in keyof Forecasts]: ResponseOf<Id> };
const forecastIds = voiceTextIds.filter((id): id is keyof Bodies => id.startsWith('forecast'));
type Where = { latitude: number; longitude: number };

async function allAnswers(
  answers: Forecasts,
  where: Where,
  now: Date,
  locale: Locale,
): Promise<Bodies> {
  const today = toLocalDate(now.getTime(), findTimeZone(where.latitude, where.longitude));
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
  for (const id of forecastIds) {
    expect(operations[id].response.parse(bodies[id])).toEqual(bodies[id]);
  }
}

/** By the hour, and no minutes of it. */
function expectHours({ items, text, region }: ResponseOf<'precipitationNextHour'>, now: number) {
  const starts = items.map(({ date }) => Date.parse(date));
  const running = now - (now % HOUR_MS);
  expect(starts).toEqual(now === running ? [now] : [running, running + HOUR_MS]);
  const spoken = region === '' ? text : text.replaceAll(region, 'X');
  expect(spoken).toMatch(/^\p{Lu}\D+\.$/u);
}

/** 24 hours, or 23 and 25 where the clock changes. */
function expectWholeDays({ summary }: Bodies['forecastDays'], timeZone: string): void {
  expect(summary).toHaveLength(6);
  for (const { date, from, to } of summary) {
    const start = startOfDay(date, timeZone);
    const end = startOfDay(addDays(date, 1), timeZone);
    // Hours begin on UTC's full hour: where the zone is off it, so are the day's hours.
    expect(Math.abs(Date.parse(from) - start)).toBeLessThan(HOUR_MS);
    expect(Date.parse(to) - Date.parse(from)).toBe(Math.round((end - start) / HOUR_MS) * HOUR_MS);
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
    isOfNight: (hour: Hour) => boolean = () => false,
  ) => {
    expect(text).not.toBe('');
    const ahead = hours.filter((hour) => hour.start + HOUR_MS > now && isMeant(hour));
    const behind = { hours: ahead, nights: hours.filter(isOfNight), entries, timeZone, region };
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
    check(
      text,
      region,
      summary,
      ({ start }) => dates.has(toNearestLocalHour(start, timeZone).date),
      isInNightAfter(dates, timeZone),
    );
  }
  for (const { text, date, ...entry } of bodies.forecastDays.summary) {
    const { region } = bodies.forecastDays;
    check(
      text,
      region,
      [entry],
      ({ start }) => toNearestLocalHour(start, timeZone).date === date,
      isInNightAfter(new Set([date]), timeZone),
    );
  }
}

/** Whether an hour is one of those after midnight of a night after one of some days. */
function isInNightAfter(dates: ReadonlySet<string>, timeZone: string): (hour: Hour) => boolean {
  return ({ start }) => {
    const { date, hour } = toNearestLocalHour(start, timeZone);
    return hour < DAY_PART_HOURS.night.to && dates.has(addDays(date, -1));
  };
}

function startsIn(entries: readonly { date: string }[]): (hour: Hour) => boolean {
  const starts = new Set(entries.map(({ date }) => Date.parse(date)));
  return ({ start }) => starts.has(start);
}
