import { describe, expect, test } from 'vitest';
import {
  buildHourlyEntry,
  buildPeriodEntry,
} from '../../src/service/operations/forecast-text-context.ts';
import { addDays, startOfDay } from '../../src/time/local-time.ts';
import { answerPlanners } from '../../src/wording/plan/answer-planners.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { AUDIENCE, hoursFrom, lasting, locale, rain, TIME_ZONE, TODAY } from './plans.ts';

const CONTEXT = { latitude: 53.55, longitude: 9.99, locale: locale('de-DE') };
const REQUESTED = {
  now: startOfDay(TODAY, TIME_ZONE),
  timeZone: TIME_ZONE,
  today: TODAY,
  audience: AUDIENCE,
};
const SHARED = {
  forecastDate: '2026-11-17T21:00:00.000Z',
  nextUpdate: '2026-11-18T03:00:00.000Z',
  source: 'MOSMIX_L',
  providerVersion: 'test/1',
  lat: 53.55,
  lon: 9.99,
  region: 'Hamburg',
  text: 'Text eines anderen Dienstes.',
};

const rainy = hoursFrom(0, lasting(24, rain(61)));
const hourly = rainy.slice(0, 3).map((hour) => buildHourlyEntry(hour, CONTEXT));
const entry = buildPeriodEntry(TODAY, rainy, CONTEXT);
const tomorrow = entry && { ...entry, date: addDays(TODAY, 1) };
const days = [entry, tomorrow].filter((day) => day !== null);
const spaces = [{ date: TODAY, morning: entry, afternoon: null, evening: null, night: null }];
const withTexts = <T>(entries: readonly T[]) => entries.map((one) => ({ ...one, text: '' }));

const POLLEN = {
  ...SHARED,
  pollenType: '',
  items: [
    { name: 'Birke', today: 3, tomorrow: 2, inTwoDays: null },
    { name: 'Graeser', today: 0, tomorrow: 0, inTwoDays: null },
  ],
  text: [],
};

const NEXT_HOUR = {
  ...SHARED,
  fingerprint: 'a',
  items: [0, 0, 0, 0, 1.2, 1.2, 0, 0, 0, 0, 0, 0].map((value, step) => ({
    date: new Date(REQUESTED.now + step * 300_000).toISOString(),
    value,
  })),
};

describe('the fields of a response are sufficient for a text', () => {
  test.each<[operation: string, plan: Plan, german: string, british: string]>([
    [
      'next three hours',
      answerPlanners.forecastNextThreeHours({ ...SHARED, hourly }, REQUESTED),
      'In den nächsten drei Stunden regnet es in Hamburg leicht. Die Temperaturen liegen um 8 Grad.',
      'Over the next three hours in Hamburg, expect light rain. Temperatures will be around 8 degrees.',
    ],
    [
      'one hour',
      answerPlanners.forecastHours({ ...SHARED, hourly: withTexts(hourly.slice(0, 1)) }, REQUESTED),
      'Im Moment sind es in Hamburg 8 Grad, und es regnet leicht.',
      "Right now in Hamburg, it's 8 degrees with light rain.",
    ],
    [
      'part of the day, begun',
      answerPlanners.forecastDayPart({ ...SHARED, spaces }, { ...REQUESTED, dayPart: 'morning' }),
      'Heute Vormittag regnet es in Hamburg leicht. Die Temperaturen liegen um 8 Grad.',
      'This morning in Hamburg, expect light rain. Temperatures will be around 8 degrees.',
    ],
    [
      'days',
      answerPlanners.forecastDays({ ...SHARED, summary: withTexts(days) }, REQUESTED),
      'Heute und morgen regnet es in Hamburg leicht bei bis zu 8 Grad.',
      'Today and tomorrow in Hamburg, expect light rain, with highs around 8.',
    ],
    [
      'weekend whose first day is over',
      answerPlanners.forecastWeekend(
        { ...SHARED, summary: days },
        {
          ...REQUESTED,
          today: addDays(TODAY, 1),
          audience: { ...AUDIENCE, today: addDays(TODAY, 1) },
        },
      ),
      'Heute regnet es in Hamburg leicht bei bis zu 8 Grad.',
      'Today in Hamburg, expect light rain, with a high of 8.',
    ],
    [
      'pollen of today, by default',
      answerPlanners.pollenTextByCoordinates(POLLEN, REQUESTED),
      'Heute ist in Hamburg die Belastung durch Birkenpollen hoch.',
      'Today in Hamburg, pollen levels will be high for birch.',
    ],
    [
      'pollen of the days that are asked for, as far as they are known',
      answerPlanners.pollenTextByCoordinates(POLLEN, {
        ...REQUESTED,
        days: [TODAY, addDays(TODAY, 1), addDays(TODAY, 2)],
      }),
      'Heute ist in Hamburg die Belastung durch Birkenpollen hoch. Morgen ist die Belastung durch Birkenpollen mäßig.',
      'Today in Hamburg, pollen levels will be high for birch. Tomorrow, pollen levels will be moderate for birch.',
    ],
    [
      'pollen of one type',
      answerPlanners.pollenTextByCoordinates(
        { ...POLLEN, pollenType: 'Graeser', items: POLLEN.items.slice(1) },
        REQUESTED,
      ),
      'Heute fliegen in Hamburg keine Gräserpollen.',
      "Today in Hamburg, there'll be no grass pollen.",
    ],
    [
      'the next hour by radar, not knowing what falls',
      answerPlanners.precipitationNextHour(NEXT_HOUR, REQUESTED),
      'In etwa 20 Minuten setzt in Hamburg Niederschlag ein, nach zehn Minuten hört es wieder auf.',
      'Precipitation will start in Hamburg in about 20 minutes and stop ten minutes later.',
    ],
    [
      'the next hour by a forecast',
      answerPlanners.precipitationNextHour(
        {
          ...NEXT_HOUR,
          items: NEXT_HOUR.items
            .slice(4, 5)
            .map((item) => ({ ...item, date: new Date(REQUESTED.now).toISOString() })),
        },
        REQUESTED,
      ),
      'In der nächsten Stunde fällt in Hamburg voraussichtlich Niederschlag.',
      'Over the next hour in Hamburg, precipitation is expected.',
    ],
  ])('%s', (_, plan, german, british) => {
    expect(renderPlan(plan, locale('de-DE'))).toBe(german);
    expect(renderPlan(plan, locale('en-GB'))).toBe(british);
  });

  test.each<[string, Plan]>([
    ['no hours', answerPlanners.forecastHours({ ...SHARED, hourly: [] }, REQUESTED)],
    ['no next hours', answerPlanners.forecastNextThreeHours({ ...SHARED, hourly: [] }, REQUESTED)],
    [
      'no spaces',
      answerPlanners.forecastDayPart({ ...SHARED, spaces: [] }, { ...REQUESTED, dayPart: 'night' }),
    ],
    [
      'no night',
      answerPlanners.forecastDayPart({ ...SHARED, spaces }, { ...REQUESTED, dayPart: 'night' }),
    ],
    ['no days', answerPlanners.forecastDays({ ...SHARED, summary: [] }, REQUESTED)],
    [
      'no next days',
      answerPlanners.forecastNextThreeDays({ ...SHARED, summary: [], spaces: [] }, REQUESTED),
    ],
  ])('with %s in it, the text says so', (_, plan) => {
    expect(renderPlan(plan, locale('de-DE'))).toBe('Dazu habe ich keine Vorhersage.');
    expect(renderPlan(plan, locale('en-US'))).toBe('I have no forecast for that.');
  });

  test('there is no pollen text for a day without data', () => {
    const facts = { ...REQUESTED, days: [2, 3, -1].map((ahead) => addDays(TODAY, ahead)) };
    expect(answerPlanners.pollenTextByCoordinates(POLLEN, facts)).toEqual([]);
  });

  test('without steps, the text says so', () => {
    const plan = answerPlanners.precipitationNextHour({ ...NEXT_HOUR, items: [] }, REQUESTED);
    expect(renderPlan(plan, locale('de-DE'))).toBe(
      'Ich habe keine Vorhersage für die nächste Stunde in Hamburg.',
    );
  });
});
