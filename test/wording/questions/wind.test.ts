import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale, TODAY, type Weather } from '../plans.ts';
import { days, now, answerFacts, wholeDays } from './answer-facts.ts';

const DATES = Array.from({ length: 5 }, (_, ahead) => addDays(TODAY, ahead));
const TOMORROW = addDays(TODAY, 1);

const wind = (windSpeed: number | null, gust: number | null = null): Weather => ({
  windSpeed,
  gust,
  windDirection: 225,
});
const tomorrow = (weather: Weather) =>
  planWind(answerFacts(wholeDays([TOMORROW], lasting(24, weather))));
const week = [wind(10), wind(40, 66), wind(0), wind(30, 52), wind(10)].flatMap((weather) =>
  lasting(24, weather),
);

/** Speeds of every Beaufort force, km/h. */
const FORCES: readonly (readonly [speed: number, german: string, british: string, american: string])[] = [
  [0, 'ist es in Köln windstill', "it'll be calm", "it'll be calm"],
  [3, 'weht in Köln schwacher Wind aus Südwest', "there'll be a light south-westerly wind", "there'll be light southwest winds"],
  [9, 'weht in Köln schwacher Wind aus Südwest', "there'll be a light south-westerly wind", "there'll be light southwest winds"],
  [15, 'weht in Köln schwacher Wind aus Südwest', "there'll be a light south-westerly wind", "there'll be light southwest winds"],
  [25, 'weht in Köln mäßiger Wind aus Südwest', "there'll be a moderate south-westerly wind", "there'll be moderate southwest winds"],
  [34, 'weht in Köln frischer Wind aus Südwest', "there'll be a brisk south-westerly wind", "it'll be breezy, with southwest winds"],
  [44, 'weht in Köln starker Wind aus Südwest', "there'll be a strong south-westerly wind", "it'll be windy, with southwest winds"],
  [55, 'weht in Köln steifer Wind aus Südwest', "there'll be a very strong south-westerly wind", "it'll be very windy, with southwest winds"],
  [66, 'weht in Köln stürmischer Wind aus Südwest', "there'll be gale-force south-westerly winds", "there'll be strong southwest winds"],
  [80, 'weht in Köln ein Sturm aus Südwest', "there'll be severe gale-force south-westerly winds", "there'll be strong southwest winds"],
  [95, 'weht in Köln ein schwerer Sturm aus Südwest', "there'll be storm-force south-westerly winds", "there'll be damaging southwest winds"],
  [110, 'weht in Köln ein orkanartiger Sturm aus Südwest', "there'll be violent storm-force south-westerly winds", "there'll be damaging southwest winds"],
  [130, 'weht in Köln ein Orkan aus Südwest', "there'll be hurricane-force south-westerly winds", "there'll be hurricane-force southwest winds"],
]; // prettier-ignore

test.each(FORCES)('a wind of %d kilometres per hour', (speed, german, british, american) => {
  const plan = tomorrow(wind(speed));
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(`Morgen ${german}.`);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(`Tomorrow in Köln, ${british}.`);
  expect(renderAnswer(plan, skillLocale('en-US'))).toBe(`Tomorrow in Köln, ${american}.`);
});

test.each<[question: string, plan: AnswerPlan, german: string, british: string]>([
  [
    'now',
    planWind(answerFacts([now(wind(15))])),
    'In Köln weht gerade schwacher Wind aus Südwest.',
    "Right now in Köln, there's a light south-westerly wind.",
  ],
  [
    'now, calm',
    planWind(answerFacts([now(wind(0))])),
    'In Köln ist es gerade windstill.',
    "Right now in Köln, it's calm.",
  ],
  [
    'with gusts',
    tomorrow(wind(34, 54)),
    'Morgen weht in Köln frischer Wind aus Südwest mit Böen bis 55 Kilometer pro Stunde.',
    "Tomorrow in Köln, there'll be a brisk south-westerly wind, with gusts up to 35 miles per hour.",
  ],
  [
    'with gusts that are not worth a word',
    tomorrow(wind(25, 45)),
    'Morgen weht in Köln mäßiger Wind aus Südwest.',
    "Tomorrow in Köln, there'll be a moderate south-westerly wind.",
  ],
  [
    'from all sides',
    tomorrow({ windSpeed: 25, windDirection: null }),
    'Morgen weht in Köln mäßiger Wind.',
    "Tomorrow in Köln, there'll be a moderate wind.",
  ],
  [
    'three days, gusts of the gustiest',
    planWind(answerFacts(days(DATES.slice(1, 4), week.slice(24)))),
    'Morgen weht in Köln starker Wind mit Böen bis 70 Kilometer pro Stunde. Übermorgen ist es windstill. Am Samstag weht frischer Wind.',
    "Tomorrow in Köln, there'll be a strong wind, with gusts up to 45 miles per hour. On Friday, it'll be calm. On Saturday, there'll be a brisk wind.",
  ],
  [
    'five days',
    planWind(answerFacts(days(DATES, week))),
    'Am windigsten wird es in Köln morgen: starker Wind aus Südwest mit Böen bis 70 Kilometer pro Stunde. Am ruhigsten wird es übermorgen: windstill.',
    'Tomorrow will be the windiest day in Köln: a strong south-westerly wind, with gusts up to 45 miles per hour. Friday will be the calmest day: hardly any wind.',
  ],
  [
    'five days alike',
    planWind(answerFacts(days(DATES, lasting(120, wind(15))))),
    'Am windigsten wird es in Köln heute: schwacher Wind aus Südwest.',
    'Today will be the windiest day in Köln: a light south-westerly wind.',
  ],
  [
    'not known',
    tomorrow(wind(null)),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
])('the wind: %s', (_, plan, german, british) => {
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(british);
});

test.each([
  [54, "it'll be breezy, with southwest winds gusting to 35 miles per hour"],
  [70, "it'll be windy, with southwest winds gusting to 45 miles per hour"],
])('an American text includes gusts of %d kilometres per hour', (gust, words) => {
  expect(renderAnswer(tomorrow(wind(34, gust)), skillLocale('en-US'))).toBe(
    `Tomorrow in Köln, ${words}.`,
  );
});

test('a brisk wind is strong in English where its gusts are', () => {
  expect(renderAnswer(tomorrow(wind(34, 70)), skillLocale('en-GB'))).toBe(
    "Tomorrow in Köln, there'll be a strong south-westerly wind, with gusts up to 45 miles per hour.",
  );
});
