import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getHigh } from '../../../src/wording/plan/temperatures.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { toBeaufort } from '../../../src/weather/atmosphere.ts';
import type { SkillLocale } from '../../../src/wording/language.ts';
import { toRelativeDay } from '../../../src/wording/plan/statement.ts';
import { planBestDay } from '../../../src/wording/plan/questions/best-day.ts';
import { planHigh, planLow } from '../../../src/wording/plan/questions/temperature.ts';
import type { TimeRange, AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { toSpokenTemperature } from '../../../src/wording/units.ts';
import { findSkillReader } from '../readers/index.ts';
import { readNumbers } from '../readers/numbers.ts';
import { skillLocale as localeOf, TODAY, type Weather } from '../plans.ts';
import { anyWeather } from './any-weather.ts';
import { days, hour, hours, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';
import { expectClean } from './clean-text.ts';
import { FACTS_WITHOUT_HOURS } from './questions.ts';
import { findUnfounded, listFoundedWithoutHours } from './unfounded.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(25) };

const AUDIENCE = { today: TODAY, place: 'Köln' };
const DATES = Array.from({ length: 9 }, (_, ahead) => addDays(TODAY, ahead));
const [, TOMORROW = ''] = DATES;
const FAR = addDays(TODAY, 9);

/** With degrees Celsius and kilometres per hour, as in German. */
const METRIC_TAGS = skillLocales
  .filter(({ units }) => units.temperature === 'celsius' && units.speed === 'kilometresPerHour')
  .map(({ tag }) => tag);

interface Asked {
  length: number;
  of: (weather: readonly Weather[]) => AnswerFacts;
}

const SINGLE: Readonly<Record<string, Asked>> = {
  now: { length: 1, of: ([only = {}]) => answerFacts([now(only)]) },
  'an hour': { length: 1, of: ([only = {}]) => answerFacts([hour(TOMORROW, 15, only)]) },
  'hours over midnight': { length: 9, of: (weather) => answerFacts([hours(20, weather)]) },
  'an evening': {
    length: 24,
    of: (weather) => answerFacts([partOfDay(TODAY, 'evening', weather)]),
  },
  'a night': { length: 48, of: (weather) => answerFacts([partOfDay(TODAY, 'night', weather)]) },
  'a day far ahead': { length: 24, of: (weather) => answerFacts(wholeDays([FAR], weather)) },
};

const SEVERAL: Readonly<Record<string, Asked>> = {
  'two days': { length: 48, of: (weather) => answerFacts(days(DATES.slice(1, 3), weather)) },
  'three days far ahead': {
    length: 72,
    of: (weather) =>
      answerFacts(
        wholeDays(
          [7, 8, 9].map((ahead) => addDays(TODAY, ahead)),
          weather,
        ),
      ),
  },
  'four days': { length: 96, of: (weather) => answerFacts(days(DATES.slice(0, 4), weather)) },
  'nine days': { length: 9 * 24, of: (weather) => answerFacts(wholeDays(DATES, weather)) },
};

describe.each(Object.entries({ ...SINGLE, ...SEVERAL }))(
  'a question about %s',
  (_, { length, of }) => {
    test.each(skillLocales)(
      'gets a complete, short and clean answer, each number from the fields, in $tag',
      (spoken) => {
        const property = fc.property(anyWeather(length), (weather) => {
          const facts = of(weather);
          for (const plan of Object.values(FACTS_WITHOUT_HOURS)) {
            const text = renderAnswer(plan(facts), spoken);
            expectClean(text);
            expectFounded(facts, text, spoken);
          }
        });
        fc.assert(property, RUNS);
      },
    );

    test.each(METRIC_TAGS)('gets the same content in %s as in German', (other) => {
      const property = fc.property(anyWeather(length), (weather) => {
        const facts = of(weather);
        for (const plan of Object.values(FACTS_WITHOUT_HOURS)) {
          const [german, translated] = ['de-DE', other].map((tag) => {
            const { degrees, gusts, rest } = readNumbers(
              renderAnswer(plan(facts), localeOf(tag)),
              tag,
            );
            // Of wind and gusts the unit is said once.
            const speeds = [...gusts, ...(rest.match(/\d+/g) ?? []).map(Number)];
            return { degrees: ascending(degrees), speeds: ascending(speeds) };
          });
          expect(translated).toEqual(german);
        }
      });
      fc.assert(property, RUNS);
    });
  },
);

describe.each(skillLocales)('of several days, in $tag,', (spoken) => {
  test('each of up to three has its own high', () => {
    const property = fc.property(anyWeather(72), (weather) => {
      const stretches = days(DATES.slice(0, 3), weather);
      const known = stretches.filter(({ entry }) => getHigh(entry.temperature) !== null);
      const text = renderAnswer(planHigh(answerFacts(stretches)), spoken);
      const highs = text.split(/(?<=\.) /).flatMap((one) => readNumbers(one, spoken.tag).degrees);
      expect(highs).toEqual(known.map((stretch) => highOf(stretch, spoken)));
      for (const { entry } of known) {
        expect(text.toLowerCase()).toContain(nameOf(entry.date, spoken));
      }
    });
    fc.assert(property, RUNS);
  });

  test('of more, the named day is the warmest, coldest or windiest', () => {
    const property = fc.property(anyWeather(9 * 24), (weather) => {
      const facts = answerFacts(wholeDays(DATES, weather));
      const cases = [
        [planHigh, (stretch: TimeRange) => getHigh(stretch.entry.temperature)],
        [planLow, (stretch: TimeRange) => negative(stretch.entry.temperature.min)],
        [planWind, (stretch: TimeRange) => stretch.entry.wind.max],
      ] as const;
      for (const [plan, valueOf] of cases) {
        const values = facts.ranges.map(valueOf).filter((value) => value !== null);
        if (values.length === 0) continue;
        const most = Math.max(...values);
        const first = facts.ranges.find((stretch) => valueOf(stretch) === most);
        const [sentence = ''] = renderAnswer(plan(facts), spoken).split(/(?<=\.) /);
        expect(sentence.toLowerCase()).toContain(
          nameOf(first?.entry.date ?? '', spoken).replace(/,$/, ''),
        );
      }
    });
    fc.assert(property, RUNS);
  });
});

describe('the nicest of days', () => {
  test.each(skillLocales)(
    'is complete, short and clean, each number from the fields, in $tag',
    (spoken) => {
      const property = fc.property(anyWeather(7 * 24), (weather) => {
        const facts = answerFacts(days(DATES.slice(0, 7), weather));
        const text = renderAnswer(planBestDay(facts), spoken);
        expectClean(text);
        expectFounded(facts, text, spoken);
      });
      fc.assert(property, RUNS);
    },
  );

  test('is not worse than another in every way', () => {
    const property = fc.property(anyWeather(7 * 24), (weather) => {
      const stretches = days(DATES.slice(0, 7), weather);
      const plan = planBestDay(answerFacts(stretches));
      const named = new Set(
        plan.map((fact) => ('opening' in fact ? fact.opening?.when : undefined)),
      );
      const best = stretches.filter(({ when }) => named.has(when));
      const isBeaten =
        best.length === 1 && best.some((one) => stretches.some((other) => beats(other, one)));
      expect(isBeaten).toBe(false);
    });
    fc.assert(property, { ...RUNS, numRuns: propertyRuns(200) });
  });
});

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, next) => one - next);
}

function expectFounded(facts: AnswerFacts, text: string, spoken: SkillLocale): void {
  const wrong = findUnfounded(text, spoken.tag, listFoundedWithoutHours(facts, spoken));
  const wrongHours = wrong.filter((number) => number.startsWith('hours '));
  expect(wrongHours, `"${text}" names hours, but this question has none`).toEqual([]);
  expect({ text, wrong }).toEqual({ text, wrong: [] });
}

/** At least as dry, sunny and calm, and as near to a pleasant high; and clearly drier or sunnier. */
function beats({ entry: one }: TimeRange, { entry: other }: TimeRange): boolean {
  const values = [one, other].map(({ prec, sunHours, temperature, wind }) => [
    prec.probability,
    prec.sum,
    negative(sunHours),
    distanceFrom(24, getHigh(temperature)),
    wind.max === null ? null : toBeaufort(wind.max),
    wind.gusts.value ?? null,
  ]);
  const [ours = [], theirs = []] = values;
  if ([...ours, ...theirs].includes(null)) return false;
  const isNoWorse = ours.every((value, at) => (value ?? 0) <= (theirs[at] ?? 0));
  return isNoWorse && sunninessOf(one) > sunninessOf(other) + 1;
}

function distanceFrom(ideal: number, value: number | null): number | null {
  return value === null ? null : Math.abs(value - ideal);
}

/** More sunshine than this makes no day nicer. */
function sunninessOf({ sunHours }: TimeRange['entry']): number {
  return Math.min(sunHours ?? 0, 10);
}

function highOf({ entry }: TimeRange, { units }: SkillLocale): number {
  return toSpokenTemperature(getHigh(entry.temperature) ?? 0, units);
}

function nameOf(date: string, { language, tag }: SkillLocale): string {
  const { beforeDay } = findSkillReader(tag);
  return language.day(toRelativeDay(date, AUDIENCE)).replace(beforeDay, '').toLowerCase();
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}
