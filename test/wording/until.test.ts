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
