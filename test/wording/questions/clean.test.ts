import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HourlyEntry, PeriodEntry } from '../../../src/contract/voice-text/responses.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { toNearestLocalHour } from '../../../src/time/local-time.ts';
import { computeWindchill } from '../../../src/weather/atmosphere.ts';
import type { SkillLocale } from '../../../src/wording/language.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
} from '../../../src/wording/units.ts';
import { findSkillReader } from '../readers/index.ts';
import { readNumbers } from '../readers/numbers.ts';
import { skillLocale } from '../plans.ts';
import { answerFacts } from './answer-facts.ts';
import { anyWeather } from './any-weather.ts';
import { QUESTIONS, STRETCHES, YES_OR_NO } from './questions.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

/** Seeded weather. */
const RUNS = { numRuns: propertyRuns(50) };

/** Others speak with the words and in the units of these. */
const SPOKEN = skillLocales.filter(({ tag }) => !['en-AU', 'en-IN'].includes(tag));

/** Of German and English; languages that write fewer words as one have more of them. */
const MOST_WORDS = 48;
const MOST_WORDS_OF_OTHERS = 52;
const OTHERS = new Set(['fr', 'it', 'es', 'nl']);

/** Faults that a test shows. */
const SHOWN = 3;

interface Asked {
  requested: AnswerFacts;
  /** By question. */
  plans: Readonly<Record<string, AnswerPlan>>;
}

const NOT_SPOKEN = [
  /^(?!\p{Lu}.*[^ .,]\.$)/su,
  /[°%/&<>()[\]{}_–—]|\d[.,]\d|\s{2}| [.,]|[.,]{2}|[.,](?! |$)/u,
  /undefined|null|NaN|minus 0|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
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
    const wrong = all.flatMap(({ requested: facts, plans }) =>
      Object.values(plans).flatMap((plan) => {
        const text = renderAnswer(plan, spoken);
        return unfounded(facts, text, spoken).map((number) => [number, text]);
      }),
    );
    expect(wrong.slice(0, SHOWN)).toEqual([]);
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
    'Dazu gibt es keine Vorhersage.',
  );
});

function isClean(text: string, { tag }: SkillLocale): boolean {
  const most = OTHERS.has(tag.slice(0, 2)) ? MOST_WORDS_OF_OTHERS : MOST_WORDS;
  return NOT_SPOKEN.every((pattern) => !pattern.test(text)) && text.split(' ').length <= most;
}

/** Numbers of a text that no field has, as `degrees 8`. */
function unfounded(facts: AnswerFacts, text: string, { tag, units }: SkillLocale): string[] {
  const { rest, ...parsed } = readNumbers(text, tag);
  const entries = facts.ranges.map(({ entry }) => entry);
  const hourly = facts.ranges.flatMap(({ hours }) => hours);
  const known = {
    degrees: degreesOf(entries, hourly).map((value) => toSpokenTemperature(value, units)),
    gusts: [...entries, ...hourly].map(({ wind }) => toSpokenGust(wind.gusts.value ?? 0, units)),
    amounts: amountsOf(facts, units),
    hours: hourly.flatMap(({ date }) => [0, HOUR_MS].map((later) => clockOf(date, later, facts))),
  };
  const others = new Set([
    ...[...entries, ...hourly].map(({ prec }) => Math.round((prec.probability ?? 0) / 10) * 10),
    ...entries.map(({ sunHours }) => Math.round(sunHours ?? 0)),
    ...known.amounts,
    ...entries.map((_, at) => at + 1),
  ]);
  const wrong = (['degrees', 'gusts', 'amounts', 'hours'] as const).flatMap((kind) =>
    parsed[kind].filter((value) => !known[kind].includes(value)).map((value) => `${kind} ${value}`),
  );
  const left = (rest.match(/\d+/g) ?? []).filter((digits) => !others.has(Number(digits)));
  return [...wrong, ...left];
}

/** As measured and as felt, with the mean of a whole and that of its hours still to come. */
function degreesOf(entries: readonly PeriodEntry[], hourly: readonly HourlyEntry[]): number[] {
  const ofHours = hourly.map(({ temperature, wind }) => [temperature.avg, wind.avg] as const);
  const ofEntries = entries.flatMap(({ temperature: { min, max, avg }, wind }) =>
    [min, max, avg].map((value) => [value, wind.avg] as const),
  );
  return [...ofHours, ...ofEntries].flatMap(([value, wind]) =>
    value === null ? [] : [value, computeWindchill(value, wind ?? 0)],
  );
}

/** Of each stretch, of the hours still to come of it, of those of its evening, and of all together. */
function amountsOf(facts: AnswerFacts, units: SkillLocale['units']): number[] {
  const wholes = facts.ranges.map(({ entry }) => [entry]);
  const parts = facts.ranges.flatMap(({ hours }) => [
    hours.filter(({ date }) => Date.parse(date) + HOUR_MS > facts.now),
    hours.filter(({ date }) => [18, 19, 20, 21].includes(clockOf(date, 0, facts))),
  ]);
  return [...wholes, ...parts, wholes.flat()].flatMap((some) => {
    const all = sum(some.map(({ prec }) => prec.sum ?? 0));
    const rain = sum(some.map(({ prec }) => prec.sumAsRain ?? prec.sum ?? 0));
    return [
      toSpokenRain(all, units),
      toSpokenRain(rain, units),
      toSpokenSnow(sum([all, -rain]), units),
    ];
  });
}

function clockOf(date: string, later: number, { timeZone }: AnswerFacts): number {
  return toNearestLocalHour(Date.parse(date) + later, timeZone).hour;
}

function sum(values: readonly number[]): number {
  return Math.round(values.reduce((all, value) => all + value * 100, 0)) / 100;
}
