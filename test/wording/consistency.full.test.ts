import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DayPart } from '../../src/contract/parameters.ts';
import {
  buildHourlyEntry,
  buildPeriodEntry,
} from '../../src/service/operations/forecast-text-context.ts';
import { buildDayParts } from '../../src/service/answer-fields.ts';
import { addDays, startOfDay } from '../../src/time/local-time.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { createHourCalendar } from '../../src/weather/periods.ts';
import { planDay, planDayPart } from '../../src/wording/plan/day.ts';
import { planHours } from '../../src/wording/plan/hours.ts';
import type { AnswerPlan, Plan } from '../../src/wording/plan/plan.ts';
import { planUmbrella } from '../../src/wording/plan/questions/activities.ts';
import type { AnswerFacts, TimeRange } from '../../src/wording/plan/questions/answer-facts.ts';
import { planParts } from '../../src/wording/plan/questions/details.ts';
import {
  planFog,
  planFrost,
  planIce,
  planRain,
  planSnow,
  planStorm,
  planThunder,
} from '../../src/wording/plan/questions/verdict.ts';
import { toNamedDay, type When } from '../../src/wording/plan/statement.ts';
import { toHoursWhen } from '../../src/wording/plan/hours.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { findDisagreements, type Answers } from './disagreements.ts';
import { CONTEXT, courseHours, hoursFrom, TIME_ZONE, TODAY, type Weather } from './plans.ts';
import { anyWeather } from './questions/any-weather.ts';

/** Seeded weather. */
const SITUATIONS = { numRuns: propertyRuns(2000) };
const FAULTS_SHOWN = 2;

const AUDIENCE = { today: TODAY, place: 'Köln' };
const TOMORROW = addDays(TODAY, 1);
const MIDNIGHT = startOfDay(TODAY, TIME_ZONE);
const FORECAST_HOURS = 72;

interface Situation {
  weather: readonly Weather[];
  /** Of today's clock. */
  hour: number;
}

const situation: fc.Arbitrary<Situation> = fc.record({
  weather: anyWeather(FORECAST_HOURS),
  hour: fc.integer({ min: 0, max: 23 }),
});

/** What the skill and the service have for a question: all hours of its time, and those that are not over. */
interface Asked {
  facts: AnswerFacts;
  ahead: readonly Hour[];
  text: Plan;
  more: Plan;
}

const QUESTIONS: Readonly<Record<string, (situation: Situation) => Asked>> = {
  today: (one) => askAboutDay(TODAY, one),
  tomorrow: (one) => askAboutDay(TOMORROW, one),
  'tomorrow morning': (one) => askAboutPart('morning', one),
  'tomorrow afternoon': (one) => askAboutPart('afternoon', one),
  'the night to tomorrow': (one) => askAboutPart('night', { ...one, hour: Math.min(one.hour, 21) }),
  'some hours': askAboutHours,
};

describe.each(Object.entries(QUESTIONS))('who asks about %s', (_, ask) => {
  test('hears the same from every answer, text, state and icon', () => {
    const faults = fc.sample(situation, SITUATIONS).flatMap((one) => {
      const asked = ask(one);
      const found = findDisagreements({ ...answer(asked.facts), ...asked });
      return found.map((fault) => ({ fault, text: JSON.stringify(asked.text), hour: one.hour }));
    });
    expect(faults.slice(0, FAULTS_SHOWN)).toEqual([]);
  });
});

function answer(facts: AnswerFacts): Pick<Answers, 'verdicts' | 'umbrella'> {
  const verdicts: Record<string, AnswerPlan> = {
    rain: planRain(facts),
    snow: planSnow(facts),
    fog: planFog(facts),
    thunder: planThunder(facts),
    storm: planStorm(facts),
    frost: planFrost(facts),
    ice: planIce(facts),
  };
  return { verdicts, umbrella: planUmbrella(facts) };
}

function askAboutDay(date: string, { weather, hour }: Situation): Asked {
  const hours = hoursFrom(0, weather);
  const now = MIDNIGHT + hour * HOUR_MS;
  const calendar = createHourCalendar(hours, TIME_ZONE);
  const day = calendar.hoursOfDay(date);
  const ahead = selectAhead(day, now);
  const when = { kind: 'day', day: toNamedDay(date, AUDIENCE) } as const;
  const parts = {
    date,
    ...buildDayParts((part) => buildPeriodEntry(date, calendar.hoursOfPart(date, part), CONTEXT)),
  };
  const range = { ...createRange(when, date, day, ahead), parts };
  const nightLow = buildPeriodEntry(date, calendar.hoursOfPart(date, 'night'), CONTEXT);
  const facts = createFacts(range, now);
  const text = planDay(
    {
      entry: createRange(when, date, ahead, ahead).entry,
      hours: courseHours(ahead),
      nightLow: nightLow?.temperature.min ?? null,
    },
    AUDIENCE,
  );
  const hourly = selectAhead(hours, now).map((one) => buildHourlyEntry(one, CONTEXT));
  // The text about a day does not go on into the night after it.
  const withoutNight = { ...range, parts: { ...parts, night: null } };
  const more = planParts({ ...facts, ranges: [withoutNight] }, hourly);
  return { facts, ahead, text, more };
}

function askAboutPart(part: DayPart, { weather, hour }: Situation): Asked {
  const date = part === 'night' ? TODAY : TOMORROW;
  const now = MIDNIGHT + hour * HOUR_MS;
  const calendar = createHourCalendar(hoursFrom(0, weather), TIME_ZONE);
  const all = calendar.hoursOfPart(date, part);
  const ahead = selectAhead(all, now);
  const when = { kind: 'part', day: toNamedDay(date, AUDIENCE), part, running: false } as const;
  const range = createRange(when, date, all, ahead);
  const text = planDayPart(
    { entry: range.entry, hours: courseHours(ahead) },
    part,
    false,
    AUDIENCE,
  );
  return { facts: createFacts(range, now), ahead, text, more: [] };
}

function askAboutHours({ weather, hour }: Situation): Asked {
  const first = hour + 1;
  const hours = hoursFrom(first, weather.slice(first, first + 7));
  const hourly = hours.map((one) => buildHourlyEntry(one, CONTEXT));
  // The hour that begins with the end of the asked ones is none of them.
  const ahead = hours.slice(0, -1);
  const [from, to] = [hourly[0], hourly.at(-1)];
  if (!from || !to) throw new Error('no hours');
  const when = toHoursWhen(from, to, TIME_ZONE, AUDIENCE);
  const range = createRange(when, TODAY, ahead, ahead);
  const now = MIDNIGHT + hour * HOUR_MS;
  return {
    facts: createFacts(range, now),
    ahead,
    text: planHours(hourly, TIME_ZONE, AUDIENCE),
    more: [],
  };
}

function createFacts(range: TimeRange, now: number): AnswerFacts {
  return { ranges: [range], audience: AUDIENCE, timeZone: TIME_ZONE, now };
}

/** The entry of all hours, as the service answers, with the hours that are not over. */
function createRange(
  when: When,
  date: string,
  all: readonly Hour[],
  ahead: readonly Hour[],
): TimeRange {
  const entry = buildPeriodEntry(date, all, CONTEXT);
  if (!entry) throw new Error(`no hours of ${date}`);
  return { when, entry, hours: ahead.map((one) => buildHourlyEntry(one, CONTEXT)) };
}

function selectAhead(hours: readonly Hour[], now: number): Hour[] {
  return hours.filter(({ start }) => start + HOUR_MS > now);
}
