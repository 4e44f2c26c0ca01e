import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { addDays, toNearestLocalHour } from '../../src/time/local-time.ts';
import {
  getWeatherFamily,
  determineWeatherState,
  isHazard,
  isWet,
  getStrength,
} from '../../src/weather/state.ts';
import type { Locale } from '../../src/wording/language.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
} from '../../src/wording/units.ts';
import { certainOf, isCertain } from './certain-hours.ts';
import { readDays } from './readers/days.ts';
import { findReader } from './readers/index.ts';
import { readAllKinds, readKinds } from './readers/kinds.ts';
import { readNumbers } from './readers/numbers.ts';
import { spells, TEXTS } from './generated-texts.ts';
import { locale as localeOf, TIME_ZONE, TODAY } from './plans.ts';
import { locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';

/** Characters by which each danger may exceed the budget of a text. */
const DANGER_BUDGET = 110;

const KINDS_OF_NUMBERS = ['degrees', 'gusts', 'amounts', 'hours'] as const;
/** Hamburg in any form: `v Hamburku`. */
const PLACE = /Hambur[gk]/u;

/** The longest text, by its budget: Spanish says the part of the day with each hour of the clock. */
const LONGEST_SHARE = 1.42;

/** Seeded weather: two hundred situations for each text. */
const SAMPLES = { numRuns: propertyRuns(200) };

/** Faults that a test shows. */
const SHOWN = 3;

interface Told {
  behind: readonly Hour[];
  plan: Plan;
}

const render = new Map(
  TEXTS.map((text) => {
    const rendered: Told[] = fc.sample(spells, SAMPLES).map((some) => {
      const behind = text.hours(some);
      return { behind, plan: text.plan(behind) };
    });
    return [text, rendered] as const;
  }),
);

/** Faults of a text: contradictions to its hours, and bad speech. */
type Check = (text: string, behind: readonly Hour[], locale: Locale) => string[];

const NOT_SPOKEN = [
  /[^\S ]/u,
  /^(?!\p{Lu}.*[^ .,]\.$)/su,
  /[°%/&<>()[\]{}_–—]|\d[.,]\d|\s{2}| [.,]|[.,]{2}|[.,](?! |$)/u,
  /undefined|null(?! Uhr| und )|NaN|\b(?:min[uú]s|moins|meno|menos) 0|(?<!\p{L})(?:ca|km|mm|cm|mph|Bft)(?!\p{L})/u,
];

const isSpoken: Check = (text) =>
  NOT_SPOKEN.filter((pattern) => pattern.test(text)).map((pattern) => `speech ${pattern.source}`);

/** Occurs once in every forecast. */
const namesPlace: Check = (text, _, { tag }) => {
  const times = text.split(PLACE).length - 1;
  return times === 1 || findReader(tag).noForecast.test(text) ? [] : [`place ${times} times`];
};

const CHECKS: readonly Check[] = [
  unfoundedNumbers,
  unfoundedKinds,
  unfoundedDays,
  namesPlace,
  isSpoken,
];

describe.each(TEXTS)('a text about $about', (about) => {
  const rendered = render.get(about) ?? [];

  test.each(locales)('matches its hours in $tag', (locale) => {
    const faults = rendered.flatMap(({ behind, plan }) => {
      const text = renderPlan(plan, locale);
      return CHECKS.flatMap((check) => check(text, behind, locale)).map((fault) => [fault, text]);
    });
    expect(faults.slice(0, SHOWN)).toEqual([]);
  });

  test.each(locales)('is short in $tag', (locale) => {
    const lengths = rendered.map(
      ({ plan }) => renderPlan(plan, locale).length - plan.filter(isDanger).length * DANGER_BUDGET,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(about.budget * LONGEST_SHARE);
    const tooLong = lengths.filter((length) => length > about.budget * 1.25);
    expect(tooLong.length).toBeLessThanOrEqual(SAMPLES.numRuns / 50);
  });

  test.each(locales)('has the same content in $tag as in German', ({ tag }) => {
    const differences = rendered.flatMap(({ plan }) => {
      const [german, other] = [factsHeard(plan, 'de-DE', tag), factsHeard(plan, tag, 'de-DE')];
      return isDeepStrictEqual(german, other)
        ? []
        : [{ text: renderPlan(plan, localeOf(tag)), german, other }];
    });
    expect(differences.slice(0, SHOWN)).toEqual([]);
  });
});

test.each(locales)('the sun never shines at night in $tag', (locale) => {
  const nights = TEXTS.filter(({ about }) => about === 'a night').flatMap((text) =>
    render.get(text),
  );
  const texts = nights
    .flat()
    .map((rendered) => (rendered ? renderPlan(rendered.plan, locale) : ''));
  expect(texts.filter((text) => findReader(locale.tag).sunshine.test(text))).toEqual([]);
});

/** What both languages can say alike: degrees where both have Celsius, speeds where both have kilometres. */
function factsHeard(plan: Plan, tag: string, beside: string) {
  const [locale, other] = [localeOf(tag), localeOf(beside)];
  const text = renderPlan(plan, locale);
  const { degrees, gusts, amounts, hours: clock } = readNumbers(text, tag);
  const isSame = (unit: 'temperature' | 'speed' | 'snow') =>
    locale.units[unit] === other.units[unit];
  return {
    degrees: isSame('temperature') && new Set(degrees),
    gusts: isSame('speed') && gusts,
    amounts: isSame('snow') && amounts,
    // Midday is a part of the day as well as an hour.
    hours: new Set(clock.filter((hour) => hour !== 12)),
    // A dry break is "dry" in one language and "cloudy" in another.
    kinds: new Set([...readAllKinds(text, tag)].filter((kind) => !DRY_KINDS.has(kind))),
    // A night is named by the day that it begins on, or that it ends on.
    days: isNight(plan) || readDays(text, tag, TODAY),
  };
}

/** Whether a sentence is about a danger, or about a large amount that may fall. */
function isDanger(statement: Plan[number]): boolean {
  if (statement.kind === 'amount') return statement.isPossible === true;
  if (statement.kind !== 'course') return ['ice', 'storm', 'extreme'].includes(statement.kind);
  const { course } = statement;
  return (
    course.form === 'steady' &&
    (isHazard(getWeatherFamily(course.sky.state)) || getStrength(course.sky.state) === 3)
  );
}

const DRY_KINDS: ReadonlySet<string> = new Set(['bright', 'cloudy']);

function isNight(plan: Plan): boolean {
  return plan.some((statement) => {
    const opening = 'opening' in statement ? statement.opening : null;
    const when = opening?.when;
    if (when?.kind === 'day') return when.nightBefore !== undefined;
    return when?.kind === 'part' && when.part === 'night';
  });
}

/** Numbers of a text that are in none of its hours, as `degrees 8`. */
function unfoundedNumbers(text: string, behind: readonly Hour[], { tag, units }: Locale) {
  const { rest, ...parsed } = readNumbers(text, tag);
  const known = {
    degrees: degreesOf(behind, units),
    gusts: behind.map(({ gust }) => toSpokenGust(gust ?? 0, units)),
    amounts: amountsOf(behind, units),
    hours: clockOf(behind),
  };
  const unfounded = KINDS_OF_NUMBERS.flatMap((kind) =>
    parsed[kind].filter((value) => !known[kind].includes(value)).map((value) => `${kind} ${value}`),
  );
  return [...unfounded, ...(rest.match(/\d+/g) ?? [])];
}

/** Kinds of weather that no hour has. */
function unfoundedKinds(text: string, behind: readonly Hour[], { tag }: Locale): string[] {
  const there = new Set(behind.map((hour) => getWeatherFamily(determineWeatherState(hour))));
  const days = Map.groupBy(behind, ({ start }) => toNearestLocalHour(start, TIME_ZONE).date);
  const times = [...days.values()].flatMap((day) => [day, beforeSix(day), fromSix(day)]);
  if (times.some(mayBeDryUnderClouds)) there.add('cloudy');
  return [...readKinds(text, tag)].filter((kind) => !there.has(kind));
}

/** Whether rain may stay away while no hour has another sky: there are clouds in any case. */
function mayBeDryUnderClouds(hours: readonly Hour[]): boolean {
  const states = hours.map(determineWeatherState);
  const isDoubtful = hours.some((hour, at) => isWet(states[at] ?? 0) && !isCertain([hour]));
  return isDoubtful && states.every((state) => !DRY_KINDS.has(getWeatherFamily(state) ?? ''));
}

/** Days that no hour is of; a night may be named by the day that it ends on. */
function unfoundedDays(text: string, behind: readonly Hour[], { tag }: Locale): string[] {
  const locals = behind.map(({ start }) => toNearestLocalHour(start, TIME_ZONE));
  const dates = locals.map(({ date }) => date);
  // The hours before six are of the night that begins on the day before.
  const nights = locals.filter(({ hour }) => hour < 6).map(({ date }) => addDays(date, -1));
  const there = new Set([...nights, ...dates, addDays(dates.at(-1) ?? TODAY, 1)]);
  return [...readDays(text, tag, TODAY)].filter((date) => !there.has(date));
}

/** Every temperature of the hours, and their mean. */
function degreesOf(behind: readonly Hour[], units: Locale['units']): number[] {
  const known = behind.map(({ temperature }) => temperature).filter((value) => value !== null);
  // Entries have a decimal.
  return [...known, mean(known)].map((value) => toSpokenTemperature(tenth(value), units));
}

function clockOf(behind: readonly Hour[]): number[] {
  const named = behind.map(({ start }) => toNearestLocalHour(start, TIME_ZONE).hour);
  return [...named, ((named.at(-1) ?? 0) + 1) % 24];
}

/** The amounts of a day, and of days that follow each other. */
function amountsOf(behind: readonly Hour[], units: Locale['units']): number[] {
  const days = Map.groupBy(behind, ({ start }) => toNearestLocalHour(start, TIME_ZONE).date);
  const dates = [...days.keys()];
  const groups = dates.flatMap((_, from) =>
    dates.slice(from).map((__, length) => dates.slice(from, from + length + 1)),
  );
  const ofDays = groups.map((group) => group.flatMap((date) => days.get(date) ?? []));
  const told = [behind, ...ofDays, ...[...days.values()].map(beforeSix)];
  return [...told, ...told.flatMap(certainOf)].flatMap((hours) => amountsWithin(hours, units));
}

/** A night that is told apart has its own amount. */
function beforeSix(hours: readonly Hour[]): Hour[] {
  return hours.filter(({ start }) => toNearestLocalHour(start, TIME_ZONE).hour < 6);
}

function fromSix(hours: readonly Hour[]): Hour[] {
  return hours.filter(({ start }) => toNearestLocalHour(start, TIME_ZONE).hour >= 6);
}

function amountsWithin(behind: readonly Hour[], units: Locale['units']): number[] {
  const all = sum(behind.map(({ precipitation }) => precipitation ?? 0));
  const rain = sum(behind.map((hour) => (hour.precipitation ?? 0) - (hour.snow ?? 0)));
  const snow = hundredth(all) - hundredth(rain);
  return [toSpokenRain(hundredth(all), units), toSpokenSnow(snow, units)];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function tenth(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
