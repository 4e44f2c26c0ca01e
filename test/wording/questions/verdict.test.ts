import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getWeatherFamily, type WeatherFamily } from '../../../src/weather/state.ts';
import {
  planFog,
  planFrost,
  planNoFrost,
  planIce,
  planRain,
  planSnow,
  planStorm,
  planSun,
} from '../../../src/wording/plan/questions/verdict.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { findSkillReader } from '../readers/index.ts';
import { readKinds } from '../readers/kinds.ts';
import { skillLocale, type Weather } from '../plans.ts';
import { anyWeather } from './any-weather.ts';
import { clockOfHours, hoursNamed } from './hours-named.ts';
import { onlyStretch, STRETCHES } from './questions.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(150) };

/** One of each language. */
const TAGS = [...new Map(skillLocales.map(({ tag }) => [tag.slice(0, 2), tag])).values()];
const { yes: JA, no: NEIN } = findSkillReader('de');
/** "Yes" of some sun. */
const PARTLY = /^Ja, aber nur teilweise/;

interface SeenInStates {
  question: string;
  plan: (facts: AnswerFacts) => AnswerPlan;
  families: readonly WeatherFamily[];
}

const SEEN_IN_STATES: readonly SeenInStates[] = [
  {
    question: 'rain',
    plan: planRain,
    families: ['drizzle', 'rain', 'showers', 'thunder', 'sleet', 'ice'],
  },
  { question: 'snow', plan: planSnow, families: ['snow', 'sleet'] },
  { question: 'fog', plan: planFog, families: ['fog'] },
  { question: 'ice', plan: planIce, families: ['ice'] },
];

/** Hours with an answer that one without it does not part. */
const MIN_JOINED_HOURS = 3;

/** What falls as rain; said of a time after the first sentence. */
const RAINY: ReadonlySet<WeatherFamily> = new Set(['drizzle', 'rain', 'showers']);

/** Stretches of one day or less with their hours. */
const DAYS = ['now', 'an hour', 'some hours', 'an afternoon', 'a night', 'tomorrow'].map(
  (name) => [name, STRETCHES[name]] as const,
);

describe.each(DAYS)('a question about %s', (_, stretch) => {
  const { length, of } = stretch ?? { length: 0, of: () => noStretch() };

  test.each(SEEN_IN_STATES)(
    '$question is answered according to the hours',
    ({ plan, families }) => {
      expectAlways(length, (weather) => {
        const facts = of(weather);
        const shown = statesOf(facts).some((family) => family && families.includes(family));
        for (const tag of TAGS) {
          const { yes, no } = findSkillReader(tag);
          const text = renderAnswer(plan(facts), skillLocale(tag));
          expect({ text, yes: yes.test(text) && !shown }).toEqual({ text, yes: false });
          expect({ text, no: no.test(text) && shown }).toEqual({ text, no: false });
        }
      });
    },
  );

  test.each(SEEN_IN_STATES)(
    '$question is true in all named hours but one between them',
    ({ plan, families }) => {
      expectAlways(length, (weather) => {
        const facts = of(weather);
        const falling = clockOfHours(facts, families);
        const text = renderAnswer(plan(facts), skillLocale('de'));
        const named = JA.test(text) ? hoursNamed(text, facts) : [];
        const wrong = named.filter((hour) => !falling.includes(hour));
        const [gap = NaN, ...more] = wrong;
        const isBetween = [gap - 1, gap + 1].every((hour) => falling.includes(hour));
        const mayStand = isBetween && more.length === 0 && named.length > MIN_JOINED_HOURS;
        expect({ text, wrong }).toEqual({ text, wrong: mayStand ? wrong : [] });
      });
    },
  );

  test('after "no, no rain" no rain is mentioned', () => {
    expectAlways(length, (weather) => {
      for (const tag of TAGS) {
        const [first = '', ...rest] = renderAnswer(planRain(of(weather)), skillLocale(tag)).split(
          '. ',
        );
        const answerFacts = findSkillReader(tag).no.test(first) ? rest.join('. ') : '';
        expect([...readKinds(answerFacts, tag)].filter((kind) => RAINY.has(kind))).toEqual([]);
      }
    });
  });

  test('there is frost if the lowest temperature is below zero', () => {
    expectAlways(length, (weather) => {
      const facts = of(weather);
      const low = onlyStretch(facts).entry.temperature.min;
      const text = renderAnswer(planFrost(facts), skillLocale('de'));
      expect({ text, yes: JA.test(text) }).toEqual({ text, yes: low !== null && low < 0 });
      expect({ text, no: NEIN.test(text) }).toEqual({ text, no: low !== null && low >= 1 });
    });
  });

  test('it stays free of frost if the lowest temperature is not below zero', () => {
    expectAlways(length, (weather) => {
      const facts = of(weather);
      const low = onlyStretch(facts).entry.temperature.min;
      const text = renderAnswer(planNoFrost(facts), skillLocale('de'));
      expect({ text, no: NEIN.test(text) }).toEqual({ text, no: low !== null && low < 0 });
      expect({ text, yes: JA.test(text) }).toEqual({ text, yes: low !== null && low >= 1 });
    });
  });

  test('there is a storm only with gusts of 75 kilometres per hour', () => {
    expectAlways(length, (weather) => {
      const facts = of(weather);
      const { entry } = onlyStretch(facts);
      const gusts = (entry.wind.gusts.value ?? 0) >= 75;
      const text = renderAnswer(planStorm(facts), skillLocale('de'));
      expect({ text, no: NEIN.test(text) && gusts }).toEqual({ text, no: false });
      expect({ text, yes: JA.test(text) && !gusts }).toEqual({ text, yes: false });
    });
  });

  test('the sun shines only with sunshine or a bright sky', () => {
    expectAlways(length, (weather) => {
      const facts = of(weather);
      const isBright =
        statesOf(facts).includes('bright') || (onlyStretch(facts).entry.sunHours ?? 0) >= 0.5;
      const text = renderAnswer(planSun(facts), skillLocale('de'));
      const yes = JA.test(text) && !PARTLY.test(text);
      expect({ text, yes: yes && !isBright }).toEqual({ text, yes: false });
      const denied = NEIN.test(text) ? text : '';
      expect(denied).not.toMatch(/scheint (?:die|in|bis|ab|zwischen)(?!.*nicht|.*kaum)/);
    });
  });
});

function expectAlways(length: number, holds: (weather: readonly Weather[]) => void): void {
  fc.assert(fc.property(anyWeather(length), holds), RUNS);
}

function statesOf(facts: AnswerFacts): (WeatherFamily | undefined)[] {
  return onlyStretch(facts).hours.map(({ weather }) => getWeatherFamily(weather.state));
}

function noStretch(): AnswerFacts {
  throw new Error('no such stretch');
}
