import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SkillLocale } from '../../../src/wording/language.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { findSkillReader } from '../readers/index.ts';
import { skillLocale } from '../plans.ts';
import { answerFacts } from './answer-facts.ts';
import { anyWeather } from './any-weather.ts';
import { QUESTIONS, STRETCHES, YES_OR_NO } from './questions.ts';
import { findUnfounded, listFounded } from './unfounded.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(50) };

/** Others speak with the words and in the units of these. */
const SPOKEN = skillLocales.filter(({ tag }) => !['en-AU', 'en-IN'].includes(tag));

/** Of German and English; languages that write fewer words as one have more of them. */
const MOST_WORDS = 48;
const MOST_WORDS_OF_OTHERS = 58;
const OTHERS = new Set(['fr', 'it', 'es', 'nl', 'sv', 'pl']);

/** Faults that a test shows. */
const SHOWN = 3;

interface Asked {
  requested: AnswerFacts;
  /** By question. */
  plans: Readonly<Record<string, AnswerPlan>>;
}

const NOT_SPOKEN = [
  /^(?![\p{Lu}\d].*[^ .,]\.$)/su,
  /[°%/&<>()[\]{}_–—]|\d[.,]\d|\s{2}| [.,]|[.,]{2}|[.,](?! |$)/u,
  /undefined|null(?! Uhr| und )|NaN|minus 0|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
  /\. \p{Ll}/u,
];

describe.each(Object.entries(STRETCHES))('a question about %s', (_, { length, of }) => {
  const all = fc.sample(anyWeather(length), RUNS).map((weather): Asked => {
    const facts = of(weather);
    const plans = Object.entries(QUESTIONS).map(([question, plan]) => [question, plan(facts)]);
    return { requested: facts, plans: Object.fromEntries(plans) };
  });

  test.each(SPOKEN)('gets a complete, short and clean answer in $tag', (spoken) => {
    const unclean = all
      .flatMap(({ plans }) => Object.values(plans))
      .map((plan) => renderAnswer(plan, spoken))
      .filter((text) => !isClean(text, spoken));
    expect(unclean.slice(0, SHOWN)).toEqual([]);
  });

  test.each(SPOKEN)('gets only numbers of the fields in $tag', (spoken) => {
    const faults = all.flatMap(({ requested: facts, plans }) =>
      Object.values(plans).flatMap((plan) => {
        const text = renderAnswer(plan, spoken);
        const wrong = findUnfounded(text, spoken.tag, listFounded(facts, spoken));
        return wrong.map((number) => [number, text]);
      }),
    );
    expect(faults.slice(0, SHOWN)).toEqual([]);
  });

  test.each(SPOKEN)('gets its answer with the first word in $tag', (spoken) => {
    const { anyAnswer } = findSkillReader(spoken.tag);
    const evasive = all
      .flatMap(({ plans }) => Object.keys(YES_OR_NO).map((question) => plans[question] ?? []))
      .map((plan) => renderAnswer(plan, spoken))
      .filter((text) => !anyAnswer.test(text));
    expect(evasive.slice(0, SHOWN)).toEqual([]);
  });
});

test.each(Object.entries(QUESTIONS))('without data, the text says so: %s', (_, plan) => {
  expect(renderAnswer(plan(answerFacts([])), skillLocale('de'))).toBe(
    'Dazu habe ich keine Vorhersage.',
  );
});

function isClean(text: string, { tag }: SkillLocale): boolean {
  const most = OTHERS.has(tag.slice(0, 2)) ? MOST_WORDS_OF_OTHERS : MOST_WORDS;
  return NOT_SPOKEN.every((pattern) => !pattern.test(text)) && text.split(' ').length <= most;
}
