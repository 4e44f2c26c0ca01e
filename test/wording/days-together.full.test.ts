import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDay, toAudience } from '../../src/service/operations/forecast-text-context.ts';
import type { PlaceForecast } from '../../src/service/place-forecast.ts';
import { addDays, startOfDay, type LocalDate } from '../../src/time/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/time/units.ts';
import { createHourCalendar } from '../../src/weather/periods.ts';
import { getStrength, getWeatherFamily, isWet } from '../../src/weather/state.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { planDays, planNextDays } from '../../src/wording/plan/days.ts';
import { isLargeAmount, type PlannedPeriod } from '../../src/wording/plan/facts.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { classifyWeatherBroadly, listSkies } from '../../src/wording/plan/sky.ts';
import type { Audience, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { CONTEXT, hoursFrom, locale, TIME_ZONE, TODAY } from './plans.ts';
import { anyWeather } from './questions/any-weather.ts';

const SITUATIONS = { numRuns: propertyRuns(2000) };
const FAULTS_SHOWN = 2;

const MIDNIGHT = startOfDay(TODAY, TIME_ZONE);
/** Wednesday to Sunday. */
const DATES = Array.from({ length: 5 }, (_, ahead) => addDays(TODAY, ahead));
/** From ten in the evening on, today is told as its night; before it, an evening may be told with its night. */
const LAST_MINUTE = 22 * 60 - 1;

const situation = fc.record({
  weather: anyWeather(DATES.length * 24 + 6),
  minute: fc.integer({ min: 0, max: LAST_MINUTE }),
});

const LISTS: Readonly<
  Record<string, (days: readonly PlannedPeriod[], audience: Audience) => Plan>
> = {
  'a range of days': planDays,
  'the weekend': (days, audience) => planDays(days.slice(3, 5), audience),
  'the next three days': (days, audience) => planNextDays(days.slice(0, 3), audience),
};

describe.each(Object.entries(LISTS))('who asks about %s', (_, planList) => {
  test('hears of each day what its own text has: kinds, strength, nights, gusts, amounts', () => {
    const faults = fc.sample(situation, SITUATIONS).flatMap(({ weather, minute }) => {
      const forecast = forecastAt(MIDNIGHT + minute * MINUTE_MS, weather);
      const audience = toAudience(forecast);
      const days = DATES.flatMap((date) => buildDay(forecast, date)?.spoken ?? []);
      const list = planList(days, audience);
      return days.flatMap((day) => {
        const alone = planDay(day, audience);
        const heard = [alone, list].map((plan) => listHeard(plan, day.entry.date));
        const [own, together] = heard;
        if (!own || !together || together.isUnnamed) return [];
        return findDifferences(own, together).map((fault) => [
          `${fault} on ${day.entry.date}`,
          `alone: ${renderPlan(alone, locale('de-DE'))}`,
          `together: ${renderPlan(list, locale('de-DE'))}`,
        ]);
      });
    });
    expect(faults.slice(0, FAULTS_SHOWN)).toEqual([]);
  });
});

function forecastAt(now: number, weather: Parameters<typeof hoursFrom>[1]): PlaceForecast {
  const hours = hoursFrom(0, weather).filter(({ start }) => start > now - 24 * HOUR_MS);
  return {
    ...CONTEXT,
    now,
    timeZone: TIME_ZONE,
    today: TODAY,
    place: { region: 'Hamburg', elevation: 10, country: 'DE' },
    hours,
    calendar: createHourCalendar(hours, TIME_ZONE),
    station: '10147',
    issue: { forecastDate: '', nextUpdate: '', source: '' },
  };
}

/** What is said of a day. */
interface Heard {
  /** The strongest of each kind of precipitation or fog. */
  kinds: Map<string, number>;
  nightKinds: Map<string, number>;
  /** Those of the night that go on from the evening, whose words have no strength. */
  goingOn: Set<string>;
  /** Of the night after it, which may begin late in its evening. */
  nextNightKinds: Set<string>;
  /** Whether the night before is told with its evening, whose weather need not be that of the night. */
  isNightOfEvening: boolean;
  isLikely: boolean;
  gust: number;
  extremes: Set<string>;
  isMuch: boolean;
  isUnnamed: boolean;
}

function listHeard(plan: Plan, date: LocalDate): Heard {
  const heard: Heard = {
    kinds: new Map(),
    nightKinds: new Map(),
    goingOn: new Set(),
    nextNightKinds: new Set(),
    isNightOfEvening: false,
    isLikely: false,
    gust: 0,
    extremes: new Set(),
    isMuch: false,
    isUnnamed: true,
  };
  let about: When | null = null;
  for (const one of plan.flatMap(tellTwice)) {
    if ('opening' in one) about = one.opening?.when ?? about;
    if (about && isNightBefore(about, addDays(date, 1)) && one.kind === 'course') {
      listSkies(one.course).forEach((sky) => heard.nextNightKinds.add(classifyWeatherBroadly(sky)));
    }
    const isOfNight = about !== null && isNightBefore(about, date);
    if (!about || (!isOfNight && !isAboutDay(about, date))) continue;
    heard.isNightOfEvening ||= isOfNight && isFromEvening(about);
    heard.isUnnamed &&= isOfNight;
    if (one.kind === 'course') {
      const kinds = isOfNight ? heard.nightKinds : heard.kinds;
      for (const sky of listSkies(one.course).filter(({ state }) => isFallOrFog(state))) {
        const kind = classifyWeatherBroadly(sky);
        if (isOfNight && sky.sequel === 'continues') heard.goingOn.add(kind);
        kinds.set(kind, Math.max(kinds.get(kind) ?? 0, getStrength(sky.state) ?? 0));
      }
    }
    if (one.kind === 'chance') heard.isLikely ||= one.likely;
    heard.gust = Math.max(heard.gust, getGust(one));
    if (one.kind === 'extreme') heard.extremes.add(one.of);
    // A part of it is told with the evening and the night before.
    if (one.kind === 'amount') heard.isMuch ||= isLargeAmount(one) || heard.isNightOfEvening;
  }
  return heard;
}

/** A sentence about a night and its day is about each of them. */
function tellTwice(statement: Plan[number]): Plan {
  if (statement.kind !== 'course' || !statement.again) return [statement];
  const { again, ...once } = statement;
  return [once, { ...once, opening: { when: again.when, place: null } }];
}

function getGust(statement: Plan[number]): number {
  return statement.kind === 'storm' || statement.kind === 'wind' ? (statement.gust ?? 0) : 0;
}

function isFallOrFog(state: number): boolean {
  return isWet(state) || getWeatherFamily(state) === 'fog';
}

function isAboutDay(when: When, date: LocalDate): boolean {
  switch (when.kind) {
    case 'day':
      return when.day.date === date;
    case 'days':
      return when.first.date <= date && date <= when.last.date;
    case 'weekend':
      return [when.saturday.date, addDays(when.saturday.date, 1)].includes(date);
    case 'part':
      return (when.part !== 'night' || isFromEvening(when)) && when.day.date === date;
    case 'hours':
      return when.from.day.date === date;
    case 'nextHours':
      return date === TODAY;
    default:
      return false;
  }
}

function isFromEvening(when: When): boolean {
  return when.kind === 'part' && when.from !== undefined;
}

function isNightBefore(when: When, date: LocalDate): boolean {
  return when.kind === 'part' && when.part === 'night' && addDays(when.day.date, 1) === date;
}

/** Gusts that are said in every text, km/h. */
const MIN_GUST_KMH = 60;

function findDifferences(own: Heard, together: Heard): string[] {
  const kinds = new Set([...own.kinds.keys(), ...together.kinds.keys()]);
  const otherKinds = [...kinds]
    .filter((kind) => own.kinds.get(kind) !== together.kinds.get(kind))
    .filter((kind) => !own.nextNightKinds.has(kind) && !together.nextNightKinds.has(kind))
    .map((kind) => `${kind}: ${own.kinds.get(kind)} alone, ${together.kinds.get(kind)} together`);
  const otherNights = [...together.nightKinds]
    .filter(
      ([kind, strength]) =>
        own.nightKinds.get(kind) !== strength &&
        !together.isNightOfEvening &&
        !together.goingOn.has(kind),
    )
    .map(([kind]) => `${kind} of another night`);
  const untoldNights = [...own.nightKinds]
    .filter(([kind, strength]) => !isTold(kind, strength, together))
    .map(([kind]) => `${kind} of the night untold`);
  const isChanceLost = own.isLikely && !together.isLikely && together.kinds.size === 0;
  const isGustLost = own.gust >= MIN_GUST_KMH && together.gust < MIN_GUST_KMH;
  const lostExtremes = [...own.extremes].filter((of) => !together.extremes.has(of));
  return [
    ...otherKinds,
    ...otherNights,
    ...untoldNights,
    ...lostExtremes,
    ...(isChanceLost ? ['rain is likely untold'] : []),
    ...(isGustLost ? ['gusts untold'] : []),
    ...(own.isMuch && !together.isMuch ? ['amount untold'] : []),
  ];
}

/** Fog of a night is left out of a list; what falls is told of the night, or as strong of its day, if with thunder. */
function isTold(kind: string, strength: number, { kinds, nightKinds }: Heard): boolean {
  const isRainOfThunder = kind === 'liquid' && strength < 3 && kinds.has('thunder');
  const isOfDay = (kinds.get(kind) ?? -1) >= strength;
  return kind === 'fog' || isRainOfThunder || nightKinds.has(kind) || isOfDay;
}
