import * as fc from 'fast-check';
import type { Hour } from '../../src/weather/hour.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import {
  hoursFrom,
  planOfDay,
  planOfDays,
  planOfHour,
  planOfHours,
  planOfNextDays,
  planOfNextHours,
  planOfPart,
  TODAY,
  type Weather,
} from './plans.ts';

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
  /** Characters; of weather as wild as this, one text in fifty may be more than a quarter longer. */
  budget: number;
}

export const TEXTS: readonly Text[] = [
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
    budget: 700,
  },
  {
    about: 'nine days',
    hours: hours(0, 9 * 24),
    plan: (some) => planOfDays(some, DAYS),
    // Unlike days have a sentence each.
    budget: 1600,
  },
];

export const spells = fc.array(spell, { minLength: 1, maxLength: 24 });
