import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import type { ComparisonQuestion } from '../../../src/wording/plan/fact-statement.ts';
import { planComparison } from '../../../src/wording/plan/questions/contrast.ts';
import type { TimeRange } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { toSpokenTemperature } from '../../../src/wording/units.ts';
import { findSkillReader } from '../readers/index.ts';
import { readNumbers } from '../readers/numbers.ts';
import { lasting, skillLocale, TODAY } from '../plans.ts';
import { days, hour, now, partOfDay } from './answer-facts.ts';
import { expectClean } from './clean-text.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const TOMORROW = addDays(TODAY, 1);
const FAR = addDays(TODAY, 8);
const AUDIENCE = { today: TODAY, place: 'Köln' };

const day = (date: string, temperature: number | null): TimeRange => {
  const [only] = days([date], lasting(24, { temperature }));
  if (!only) throw new Error('no day');
  return only;
};
const night = (date: string, temperature: number) =>
  partOfDay(date, 'night', lasting(30, { temperature }));

type Question = ComparisonQuestion | null;

test.each<
  [string, Question, facts: TimeRange, reference: TimeRange, german: string, british: string]
>([
  [
    'warmer, and it is',
    'warmer',
    day(TOMORROW, 12),
    day(TODAY, 8),
    'Ja, morgen wird es in Köln rund 4 Grad wärmer als heute: maximal 12 Grad.',
    "Yes, it'll be about 4 degrees warmer in Köln tomorrow than today, with a high of 12 degrees.",
  ],
  [
    'warmer, but it is colder',
    'warmer',
    day(TOMORROW, -2),
    day(TODAY, 3),
    'Nein, morgen wird es in Köln rund 5 Grad kälter als heute: maximal minus 2 Grad.',
    "No, it'll be about 5 degrees colder in Köln tomorrow than today, with a high of minus 2 degrees.",
  ],
  [
    'warmer, but it is alike',
    'warmer',
    day(TOMORROW, 9),
    day(TODAY, 8),
    'Nein, morgen wird es in Köln ähnlich warm wie heute: maximal 9 Grad.',
    "No, it'll be about the same in Köln tomorrow as today, with a high of 9 degrees.",
  ],
  [
    'as warm, and it is',
    'notColder',
    day(TOMORROW, 9),
    day(TODAY, 8),
    'Ja, morgen wird es in Köln ähnlich warm wie heute: maximal 9 Grad.',
    "Yes, it'll be about the same in Köln tomorrow as today, with a high of 9 degrees.",
  ],
  [
    'as warm, but it is colder',
    'notColder',
    day(TOMORROW, 3),
    day(TODAY, 8),
    'Nein, morgen wird es in Köln rund 5 Grad kälter als heute: maximal 3 Grad.',
    "No, it'll be about 5 degrees colder in Köln tomorrow than today, with a high of 3 degrees.",
  ],
  [
    'as cold, but it is warmer',
    'notWarmer',
    day(TOMORROW, 8),
    day(TODAY, 3),
    'Nein, morgen wird es in Köln rund 5 Grad wärmer als heute: maximal 8 Grad.',
    "No, it'll be about 5 degrees warmer in Köln tomorrow than today, with a high of 8 degrees.",
  ],
  [
    'colder, and it is',
    'colder',
    day(TOMORROW, 24),
    day(TODAY, 31),
    'Ja, morgen wird es in Köln rund 7 Grad kühler als heute: maximal 24 Grad.',
    "Yes, it'll be about 7 degrees cooler in Köln tomorrow than today, with a high of 24 degrees.",
  ],
  [
    'colder, but it is warmer',
    'colder',
    day(TOMORROW, 1),
    day(TODAY, -3),
    'Nein, morgen wird es in Köln rund 4 Grad wärmer als heute: maximal ein Grad.',
    "No, it'll be about 4 degrees warmer in Köln tomorrow than today, with a high of 1 degree.",
  ],
  [
    'colder, but it is alike',
    'colder',
    day(TOMORROW, 12),
    day(TODAY, 12),
    'Nein, morgen wird es in Köln ähnlich kalt wie heute: maximal 12 Grad.',
    "No, it'll be about the same in Köln tomorrow as today, with a high of 12 degrees.",
  ],
  [
    'how much',
    null,
    day(TOMORROW, 12),
    day(TODAY, 8),
    'Morgen wird es in Köln rund 4 Grad wärmer als heute: maximal 12 Grad.',
    "It'll be about 4 degrees warmer in Köln tomorrow than today, with a high of 12 degrees.",
  ],
  [
    'alike, without a direction',
    null,
    day(TOMORROW, 12),
    day(TODAY, 12),
    'Morgen wird es in Köln ähnlich warm wie heute: maximal 12 Grad.',
    "It'll be about the same in Köln tomorrow as today, with a high of 12 degrees.",
  ],
  [
    'nights',
    'colder',
    night(TOMORROW, -4),
    night(TODAY, 1),
    'Ja, in der Nacht auf Freitag wird es in Köln rund 5 Grad kälter als heute Nacht: Tiefstwert minus 4 Grad.',
    "Yes, it'll be about 5 degrees colder in Köln tomorrow night than tonight, with a low of minus 4 degrees.",
  ],
  [
    'an hour and now',
    'warmer',
    hour(TODAY, 15, { temperature: 11 }),
    now({ temperature: 6 }),
    'Ja, heute um 15 Uhr wird es in Köln rund 5 Grad wärmer als im Moment: 11 Grad.',
    "Yes, it'll be about 5 degrees warmer in Köln today at 3 PM than right now, at 11 degrees.",
  ],
  [
    'a day far ahead',
    'warmer',
    day(TODAY, 4),
    day(FAR, 8),
    'Nein, heute wird es in Köln rund 4 Grad kälter als am Donnerstag, dem sechsundzwanzigsten November: maximal 4 Grad.',
    "No, it'll be about 4 degrees colder in Köln today than on Thursday the twenty-sixth of November, with a high of 4 degrees.",
  ],
  [
    'what is not known',
    'warmer',
    day(TOMORROW, null),
    day(TODAY, 8),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
])('%s', (_, question, facts, reference, german, british) => {
  const plan = planComparison({ reference, compared: facts, question, audience: AUDIENCE });
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(british);
});

test('the difference is that of the spoken numbers', () => {
  // 7.6 and 9.4 degrees Celsius: 8 and 9, but 46 and 49 degrees Fahrenheit.
  const plan = planComparison({
    reference: day(TODAY, 7.6),
    compared: day(TOMORROW, 9.4),
    question: 'warmer',
    audience: AUDIENCE,
  });
  expect(renderAnswer(plan, skillLocale('en-GB'))).toMatch(/^No, it'll be about the same/);
  expect(renderAnswer(plan, skillLocale('en-US'))).toBe(
    "Yes, it'll be about 3 degrees warmer in Köln tomorrow than today, with a high of 49 degrees.",
  );
});

test.each(skillLocales)('a comparison in $tag is that of its spoken numbers', (spoken) => {
  const parsed = findSkillReader(spoken.tag);
  const degrees = fc.integer({ min: -250, max: 380 }).map((tenths) => tenths / 10);
  const question = fc.constantFrom('warmer', 'colder', null);
  const property = fc.property(degrees, degrees, question, (before, after, expected) => {
    const [reference, facts] = [day(TODAY, before), day(TOMORROW, after)];
    const plan = planComparison({
      reference,
      compared: facts,
      question: expected,
      audience: AUDIENCE,
    });
    const text = renderAnswer(plan, spoken);
    expectClean(text);
    const found = parsed.comparison.exec(text);
    const [said = ''] = found ?? [];
    const { size = 0, way = '' } = found?.groups ?? {};
    const [from, to] = [before, after].map((value) => toSpokenTemperature(value, spoken.units));
    expect(readNumbers(text.replace(said, ''), spoken.tag).degrees).toEqual([to]);
    const difference = (to ?? 0) - (from ?? 0);
    const least = spoken.units.temperature === 'celsius' ? 2 : 3;
    const change = Math.abs(difference) < least ? 0 : difference;
    expect(Number(size)).toBe(Math.abs(change));
    expect(parsed.warmer.test(way)).toBe(change > 0);
    expect(parsed.colder.test(way)).toBe(change < 0);
    const direction = change > 0 ? 'warmer' : 'colder';
    const isYes = change !== 0 && direction === expected;
    expect(parsed.yes.test(text)).toBe(isYes);
    expect(parsed.no.test(text)).toBe(expected !== null && !isYes);
  });
  fc.assert(property, { numRuns: propertyRuns(200) });
});
