import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { addDays, localHour } from '../../src/weather/local-time.ts';
import { familyOf, stateOf, type WeatherFamily } from '../../src/weather/state.ts';
import { locales, type Locale } from '../../src/wording/locales.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { say } from '../../src/wording/say.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature } from '../../src/wording/units.ts';
import { hear } from './numbers-heard.ts';
import {
  hoursFrom,
  locale as localeOf,
  planOfDay,
  planOfDays,
  planOfHour,
  planOfHours,
  planOfNextDays,
  planOfNextHours,
  planOfPart,
  TIME_ZONE,
  TODAY,
  type Weather,
} from './told.ts';

const KINDS_OF_NUMBERS = ['degrees', 'gusts', 'amounts', 'hours'] as const;
const DAYS = Array.from({ length: 9 }, (_, ahead) => addDays(TODAY, ahead));
const [, TOMORROW = '', IN_TWO_DAYS = ''] = DAYS;

/** Weather that goes on for some hours. */
const spell = fc.record({
  length: fc.integer({ min: 1, max: 11 }),
  significantWeather: fc.constantFrom(
    0, 0, 0, 45, 49, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 68, 69, 71, 73, 75, 80, 81, 82, 83, 84,
    85, 86, 95, null,
  ),
  cloudCover: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 12 }),
  temperature: fc.option(fc.integer({ min: -250, max: 380 }).map((tenths) => tenths / 10), { freq: 12 }),
  windSpeed: fc.option(fc.integer({ min: 0, max: 125 }), { freq: 12 }),
  windDirection: fc.option(fc.integer({ min: 0, max: 360 }), { freq: 12 }),
  gustiness: fc.integer({ min: 0, max: 50 }),
  precipitation: fc.constantFrom(0.05, 0.3, 0.8, 2.4, 7.1),
  precipitationProbability: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 12 }),
}); // prettier-ignore

const SNOW = new Set([71, 73, 75, 85, 86]);

type Spell = typeof spell extends fc.Arbitrary<infer T> ? T : never;

function weatherOf({ length, gustiness, precipitation, ...values }: Spell): Weather[] {
  const falls = (values.significantWeather ?? 0) > 49;
  return Array.from({ length }, (_, hour) => ({
    ...values,
    temperature: values.temperature === null ? null : values.temperature + Math.sin(hour),
    gust: values.windSpeed === null ? null : values.windSpeed + gustiness,
    precipitation: falls ? precipitation : 0,
    snow: SNOW.has(values.significantWeather ?? 0) ? precipitation : 0,
  }));
}

/** Spells one after another, again from the first where they are too few. */
function hours(first: number, length: number): (spells: readonly Spell[]) => Hour[] {
  return (spells) => {
    const weather = spells.flatMap(weatherOf);
    return hoursFrom(
      first,
      Array.from({ length }, (_, at) => weather[at % weather.length] ?? {}),
    );
  };
}

interface Text {
  about: string;
  hours: (spells: readonly Spell[]) => Hour[];
  plan: (hours: readonly Hour[]) => Plan;
  /** Characters; a tenth of the texts may be as much as a quarter longer. */
  budget: number;
}

const TEXTS: readonly Text[] = [
  { about: 'an hour', hours: hours(31, 1), plan: (some) => planOfHour(some), budget: 120 },
  { about: 'three hours', hours: hours(13, 3), plan: planOfNextHours, budget: 200 },
  { about: 'some hours', hours: hours(20, 12), plan: planOfHours, budget: 280 },
  {
    about: 'an afternoon',
    hours: hours(36, 6),
    plan: (some) => planOfPart(some, TOMORROW, 'afternoon'),
    budget: 200,
  },
  {
    about: 'a night',
    hours: hours(22, 8),
    plan: (some) => planOfPart(some, TODAY, 'night'),
    budget: 200,
  },
  {
    about: 'the rest of today',
    hours: hours(10, 14),
    plan: (some) => planOfDay(some),
    budget: 280,
  },
  {
    about: 'tomorrow',
    hours: hours(24, 24),
    plan: (some) => planOfDay(some, TOMORROW),
    budget: 280,
  },
  {
    about: 'two days',
    hours: hours(72, 48),
    plan: (some) => planOfDays(some, DAYS.slice(3, 5)),
    budget: 500,
  },
  {
    about: 'three days',
    hours: hours(0, 72),
    plan: (some) => planOfNextDays(some, [TODAY, TOMORROW, IN_TWO_DAYS]),
    budget: 600,
  },
  {
    about: 'nine days',
    hours: hours(0, 9 * 24),
    plan: (some) => planOfDays(some, DAYS),
    budget: 600,
  },
];

/** Words for what falls or drifts, and the family of weather that they are for. */
const KINDS: readonly (readonly [RegExp, WeatherFamily])[] = [
  [/regnet|(?:be|then|with)(?: light| heavy)? rain\b(?! and)/, 'rain'],
  [/nieselt|(?:be|then|with)(?: light| heavy)? drizzle/, 'drizzle'],
  [/schneit|Schneeschauer|(?:be|then|with)(?: light| heavy)? snow/, 'snow'],
  [/gibt es(?: leichte| kräftige)? Schauer|(?:be|then|with)(?: light| heavy)? showers(?! of)/, 'showers'],
  [/Gewitter|thunderstorm/, 'thunder'],
  [/Schneeregen|sleet|rain and snow/, 'sleet'],
  [/gefrierender|freezing (?:rain|drizzle)|Vorsicht|Watch out/, 'ice'],
  [/neblig|Nebel|\bfog\b/, 'fog'],
]; // prettier-ignore

/** The same weather in every run. */
const RUNS = { numRuns: 25, seed: 20261118 };

const spells = fc.array(spell, { minLength: 1, maxLength: 24 });

describe.each(TEXTS)('a text about $about', ({ hours: hoursOf, plan, budget }) => {
  test.each(locales)('says in $tag what the hours say', (locale) => {
    const property = fc.property(spells, (some) => {
      const behind = hoursOf(some);
      const text = say(plan(behind), locale);
      expect({ text, unfounded: unfoundedNumbers(behind, text, locale) }).toEqual({
        text,
        unfounded: [],
      });
      expect({ text, unfounded: unfoundedKinds(behind, text) }).toEqual({ text, unfounded: [] });
    });
    fc.assert(property, RUNS);
  });

  test.each(locales)('is short and clean in $tag', (locale) => {
    const property = fc.property(spells, (some) => {
      const text = say(plan(hoursOf(some)), locale);
      expect(text).toMatch(/^\p{Lu}.*[^ .,]\.$/su);
      expect(text).not.toMatch(/[°%/&<>()[\]{}_–—]|\d[.,]\d|\s{2}| [.,]|[.,]{2}|[.,](?! |$)/u);
      expect(text).not.toMatch(/undefined|null|NaN|minus 0|\b(?:ca|km|mm|cm|mph|Bft)\b/u);
      expect(text.slice(0, budget * 1.25)).toBe(text);
    });
    fc.assert(property, RUNS);
  });
});

test.each(TEXTS)('a text about $about says the same numbers in every language', (about) => {
  const property = fc.property(spells, (some) => {
    const plan = about.plan(about.hours(some));
    expect(numbersOf(plan, 'en-GB')).toEqual(numbersOf(plan, 'de-DE'));
  });
  fc.assert(property, RUNS);
});

/** Where both speak in degrees Celsius and millimetres. */
function numbersOf(plan: Plan, tag: string) {
  const { degrees, amounts, hours: clock } = hear(say(plan, localeOf(tag)), tag);
  // Midday is a part of the day as well as an hour.
  const named = clock.filter((hour) => hour !== 12);
  return { degrees: new Set(degrees), amounts, hours: new Set(named) };
}

/** Numbers of a text that are in none of its hours, as `degrees 8`. */
function unfoundedNumbers(behind: readonly Hour[], text: string, { tag, units }: Locale) {
  const { rest, ...heard } = hear(text, tag);
  const known = {
    degrees: degreesOf(behind, units),
    gusts: behind.map(({ gust }) => spokenGust(gust ?? 0, units)),
    amounts: amountsOf(behind, units),
    hours: clockOf(behind),
  };
  const unfounded = KINDS_OF_NUMBERS.flatMap((kind) =>
    heard[kind].filter((value) => !known[kind].includes(value)).map((value) => `${kind} ${value}`),
  );
  return [...unfounded, ...(rest.match(/\d+/g) ?? [])];
}

/** Every temperature of the hours, and their mean. */
function degreesOf(behind: readonly Hour[], units: Locale['units']): number[] {
  const known = behind.map(({ temperature }) => temperature).filter((value) => value !== null);
  // Entries have a decimal.
  return [...known, mean(known)].map((value) => spokenTemperature(tenth(value), units));
}

function clockOf(behind: readonly Hour[]): number[] {
  const named = behind.map(({ start }) => localHour(start, TIME_ZONE).hour);
  return [...named, ((named.at(-1) ?? 0) + 1) % 24];
}

function amountsOf(behind: readonly Hour[], units: Locale['units']): number[] {
  const all = sum(behind.map(({ precipitation }) => precipitation ?? 0));
  const rain = sum(behind.map((hour) => (hour.precipitation ?? 0) - (hour.snow ?? 0)));
  const snow = hundredth(all) - hundredth(rain);
  return [spokenRain(hundredth(all), units), spokenSnow(snow, units)];
}

function unfoundedKinds(behind: readonly Hour[], text: string): string[] {
  const there = new Set(behind.map((hour) => familyOf(stateOf(hour))));
  return KINDS.filter(([word, family]) => word.test(text) && !there.has(family)).map(
    ([, family]) => family,
  );
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
