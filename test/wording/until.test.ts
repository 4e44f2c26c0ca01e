import { describe, expect, test } from 'vitest';
import { planRain } from '../../src/wording/plan/questions/verdict.ts';
import { renderAnswer, renderPlan } from '../../src/wording/render.ts';
import { locales } from '../support/locales.ts';
import {
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfHours,
  rain,
  skillLocale,
  TODAY,
  type Weather,
} from './plans.ts';
import { answerFacts, days } from './questions/answer-facts.ts';

const STORMY: Weather = { gust: 92 };

const today = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfDay(hoursFrom(24 - weather.length, weather)), locale(tag));
const stormUntilThree = (tag: string) => today(tag, ...lasting(6, STORMY), ...lasting(9));
describe('a danger of today that has begun', () => {
  test('is told until its end', () => {
    expect(stormUntilThree('de-DE')).toMatch(
      /^Heute gibt es in Hamburg bis 15 Uhr schwere Sturmböen bis 95 Kilometer pro Stunde\./,
    );
  });

  test('has no end if it lasts', () => {
    expect(today('de-DE', ...lasting(15, STORMY))).toMatch(/^Heute gibt es in Hamburg schwere/);
  });

  test('has no end if it pauses for most of the time', () => {
    const gusts = [STORMY, ...lasting(6), STORMY, ...lasting(7)];
    expect(today('de-DE', ...gusts)).not.toContain('bis 17 Uhr');
  });

  test('is told until its end among requested hours', () => {
    const hours = hoursFrom(34, [...lasting(2, STORMY), ...lasting(4)]);
    expect(renderPlan(planOfHours(hours), locale('de-DE'))).toContain('bis 12 Uhr schwere Sturmb');
  });

  test('is told until its end after an answer', () => {
    const facts = answerFacts(days([TODAY], [...lasting(15, STORMY), ...lasting(9)]), 9.5);
    expect(renderAnswer(planRain(facts), skillLocale('de-DE'))).toBe(
      'Nein, heute bleibt es in Köln trocken. Heute gibt es bis 15 Uhr schwere Sturmböen bis 95 Kilometer pro Stunde.',
    );
  });

  test.each([
    ['cs-CZ', 'do patnácti hodin'],
    ['da-DK', 'frem til klokken 15'],
    ['en-GB', 'until 3 PM'],
    ['en-US', 'until 3 PM'],
    ['es-ES', 'hasta las 3 de la tarde'],
    ['fr-FR', "jusqu'à 15 heures"],
    ['it-IT', 'sino alle 15'],
    ['nl-NL', 'tot 15 uur'],
    ['pl-PL', 'do piętnastej'],
    ['ro-RO', 'până la ora 15'],
    ['sk-SK', 'do pätnástej'],
    ['sv-SE', 'fram till klockan 15'],
  ])('in %s is told %s', (tag, until) => {
    expect(stormUntilThree(tag)).toContain(until);
  });

  test('is heard as one sentence in every language', () => {
    for (const spoken of locales) {
      expect(stormUntilThree(spoken.tag)).not.toMatch(/undefined| {2}|,,/);
    }
  });
});

describe('the hours of a question', () => {
  /** Asked from 22 to 4 o'clock. */
  const until4 = (tag: string, ...weather: Weather[]) =>
    renderPlan(planOfHours(hoursFrom(22, weather)), locale(tag));
  const thunder = rain(95, 2);

  test.each([
    ['de-DE', 'sind in Hamburg bis Mitternacht Gewitter wahrscheinlich'],
    ['en-US', 'thunderstorms are likely until midnight'],
  ])('are told with the end of what begins with them in %s', (tag, words) => {
    const likely = { ...thunder, precipitationProbability: 60 };
    const text = until4(tag, ...lasting(2, likely), ...lasting(4));
    expect(text).toContain(words);
  });

  test.each([
    ['de-DE', 'ab 2 Uhr'],
    ['en-US', 'from 2 AM on'],
    ['cs-CZ', 'od druhé hodiny'],
    ['da-DK', 'fra klokken 2'],
    ['es-ES', 'a partir de las 2'],
    ['fr-FR', 'à partir de 2 heures'],
    ['it-IT', 'dalle 2'],
    ['nl-NL', 'vanaf 2 uur'],
    ['pl-PL', 'od drugiej'],
    ['ro-RO', 'de la ora două'],
    ['sk-SK', 'od druhej'],
    ['sv-SE', 'från klockan 2'],
  ])('are told with the start of what ends with them in %s', (tag, from) => {
    const showers = { ...rain(95, 2), precipitationProbability: 60 };
    expect(until4(tag, ...lasting(4), ...lasting(2, showers))).toContain(from);
  });

  test('have both limits of what is within them', () => {
    const text = until4('de-DE', ...lasting(1), ...lasting(2, thunder), ...lasting(3));
    expect(text).toContain('zwischen 23 und ein Uhr Gewitter');
  });

  test.each([
    ['cs-CZ', 'od dvaadvaceti do sedmi hodin ráno bouřky, a to do půlnoci a kolem šesté hodiny.'],
    ['sk-SK', 'od dvadsiatej druhej do siedmej ráno búrky, a to do polnoci a okolo šiestej.'],
  ])('stand apart from those of the weather in %s', (tag, words) => {
    const text = until4(tag, ...lasting(2, thunder), ...lasting(6), thunder);
    expect(text).toContain(words);
  });
});

test.each([
  ['de-DE', 'gegen 21 Uhr'],
  ['en-US', 'around 9 PM'],
  ['cs-CZ', 'kolem jednadvacáté hodiny'],
  ['da-DK', 'omkring klokken 21'],
  ['es-ES', 'hacia las 9 de la noche'],
  ['fr-FR', 'vers vingt et une heures'],
  ['it-IT', 'intorno alle 21'],
  ['nl-NL', 'rond 21 uur'],
  ['pl-PL', 'około dwudziestej pierwszej'],
  ['ro-RO', 'în jurul orei 21'],
  ['sk-SK', 'okolo dvadsiatej prvej'],
  ['sv-SE', 'omkring klockan 21'],
])('a single hour is told as a point of time in %s', (tag, words) => {
  expect(today(tag, ...lasting(7), rain(80, 0.8), ...lasting(2))).toContain(words);
});

test.each([
  ['de-DE', 'In der nächsten Stunde sind leichte Schauer wahrscheinlich'],
  ['en-US', 'Light showers are likely over the next hour'],
])('what ends within the hour is told of the next one in %s', (tag, words) => {
  const shower = { ...rain(80, 0.3), precipitationProbability: 60 };
  expect(today(tag, shower, ...lasting(9))).toContain(words);
});
