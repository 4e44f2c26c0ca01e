import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import {
  planGusts,
  planWind,
  planWindDrop,
  planWindFrom,
  planWindThreshold,
  planWindy,
} from '../../../src/wording/plan/questions/wind.ts';
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
  const miles = Math.round(speed / 1.609344);
  const [metric, ofMiles, upToMiles] =
    speed === 0
      ? ['', '', '']
      : [
          ` mit bis zu ${speed} Kilometern pro Stunde`,
          ` of up to ${miles} miles per hour`,
          ` up to ${miles} miles per hour`,
        ];
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(`Morgen ${german}${metric}.`);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(`Tomorrow in Köln, ${british}${ofMiles}.`);
  expect(renderAnswer(plan, skillLocale('en-US'))).toBe(
    `Tomorrow in Köln, ${american}${upToMiles}.`,
  );
});

test.each<[question: string, plan: AnswerPlan, german: string, british: string]>([
  [
    'now',
    planWind(answerFacts([now(wind(15))])),
    'In Köln weht gerade schwacher Wind aus Südwest mit 15 Kilometern pro Stunde.',
    "Right now in Köln, there's a light south-westerly wind of 9 miles per hour.",
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
    'Morgen weht in Köln frischer Wind aus Südwest mit bis zu 34 Kilometern pro Stunde, in Böen bis 55.',
    "Tomorrow in Köln, there'll be a brisk south-westerly wind of up to 21 miles per hour, gusting to 35.",
  ],
  [
    'with gusts that are hardly more than the wind',
    tomorrow(wind(25, 34)),
    'Morgen weht in Köln mäßiger Wind aus Südwest mit bis zu 25 Kilometern pro Stunde.',
    "Tomorrow in Köln, there'll be a moderate south-westerly wind of up to 16 miles per hour.",
  ],
  [
    'from all sides',
    tomorrow({ windSpeed: 25, windDirection: null }),
    'Morgen weht in Köln mäßiger Wind mit bis zu 25 Kilometern pro Stunde.',
    "Tomorrow in Köln, there'll be a moderate wind of up to 16 miles per hour.",
  ],
  [
    'three days, gusts of the gustiest',
    planWind(answerFacts(days(DATES.slice(1, 4), week.slice(24)))),
    'Morgen weht in Köln starker Wind mit bis zu 40 Kilometern pro Stunde, in Böen bis 70. Übermorgen ist es windstill. Am Samstag weht frischer Wind.',
    "Tomorrow in Köln, there'll be a strong wind of up to 25 miles per hour, gusting to 45. On Friday, it'll be calm. On Saturday, there'll be a brisk wind.",
  ],
  [
    'five days',
    planWind(answerFacts(days(DATES, week))),
    'Am windigsten wird es in Köln morgen: starker Wind aus Südwest mit bis zu 40 Kilometern pro Stunde, in Böen bis 70. Am ruhigsten wird es übermorgen: windstill.',
    'Tomorrow will be the windiest day in Köln: a strong south-westerly wind of up to 25 miles per hour, gusting to 45. Friday will be the calmest day: hardly any wind.',
  ],
  [
    'five days alike',
    planWind(answerFacts(days(DATES, lasting(120, wind(15))))),
    'Am windigsten wird es in Köln heute: schwacher Wind aus Südwest mit bis zu 15 Kilometern pro Stunde.',
    'Today will be the windiest day in Köln: a light south-westerly wind of up to 9 miles per hour.',
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
  [54, "it'll be breezy, with southwest winds up to 21 miles per hour, gusting to 35"],
  [70, "it'll be windy, with southwest winds up to 21 miles per hour, gusting to 45"],
])('an American text includes gusts of %d kilometres per hour', (gust, words) => {
  expect(renderAnswer(tomorrow(wind(34, gust)), skillLocale('en-US'))).toBe(
    `Tomorrow in Köln, ${words}.`,
  );
});

test('a brisk wind is strong in English where its gusts are', () => {
  expect(renderAnswer(tomorrow(wind(34, 70)), skillLocale('en-GB'))).toBe(
    "Tomorrow in Köln, there'll be a strong south-westerly wind of up to 21 miles per hour, gusting to 45.",
  );
});

/** A threshold in kilometres per hour, in miles per hour for the American. */
const overForty = (side: 'above' | 'below', of: 'wind' | 'gusts', tag: string, limit = 40) => {
  const locale = skillLocale(tag);
  const facts = answerFacts(wholeDays([TOMORROW], lasting(24, wind(34, 66))));
  const threshold = { of, side, limit, inForce: false, units: locale.units };
  return renderAnswer(planWindThreshold(facts, threshold), locale);
};

test.each([
  ['de-DE', 'Nein, morgen weht in Köln frischer Wind aus Südwest mit bis zu 34 Kilometern pro Stunde, in Böen bis 70.'],
  ['en-US', "No, tomorrow in Köln, it'll be windy, with southwest winds up to 21 miles per hour, gusting to 45."],
  ['es-ES', 'No, mañana en Köln soplará viento moderado del suroeste de hasta 34 kilómetros por hora, con rachas de hasta 70.'],
  ['fr-FR', "Non, demain à Köln, le vent de sud-ouest sera assez fort, jusqu'à 34 kilomètres-heure, avec des rafales à 70."],
  ['it-IT', 'No, domani a Köln ci sarà vento teso da sud-ovest fino a 34 chilometri orari, con raffiche fino a 70.'],
  ['nl-NL', 'Nee, morgen waait er in Köln een vrij krachtige wind uit het zuidwesten van maximaal 34 kilometer per uur, met windstoten tot 70.'],
  ['sv-SE', 'Nej, i morgon blåser det frisk vind från sydväst i Köln, upp till 9 meter per sekund, i byarna upp till 19.'],
])('a wind that is not above a named speed, in %s', (tag, no) => {
  expect(overForty('above', 'wind', tag)).toBe(no);
}); // prettier-ignore

test.each<[side: 'above' | 'below', of: 'wind' | 'gusts', limit: number, first: RegExp]>([
  ['above', 'gusts', 60, /^Ja, /],
  ['below', 'gusts', 60, /^Nein, /],
  ['below', 'gusts', 80, /^Ja, /],
  ['below', 'wind', 40, /^Ja, /],
  ['above', 'wind', 30, /^Ja, /],
])('whether it is %s a speed, of %s and %d', (side, of, limit, first) => {
  expect(overForty(side, of, 'de-DE', limit)).toMatch(first);
});

test('a Beaufort force is compared with the force of the wind', () => {
  const facts = answerFacts(wholeDays([TOMORROW], lasting(24, wind(34, 66))));
  const above = (limit: number) => {
    const threshold = { of: 'wind', side: 'above', limit, inForce: true } as const;
    const { units } = skillLocale('de-DE');
    return renderAnswer(
      planWindThreshold(facts, { ...threshold, units }),
      skillLocale('de-DE'),
    ).slice(0, 3);
  };
  expect([above(4), above(5)]).toEqual(['Ja,', 'Nei']);
});

test('of several days, the windiest is compared', () => {
  const facts = answerFacts(days(DATES, week));
  const { units } = skillLocale('de-DE');
  const threshold = { of: 'gusts', side: 'above', limit: 60, inForce: false, units } as const;
  expect(renderAnswer(planWindThreshold(facts, threshold), skillLocale('de-DE'))).toBe(
    'Ja, am windigsten wird es in Köln morgen: starker Wind aus Südwest mit bis zu 40 Kilometern pro Stunde, in Böen bis 70.',
  );
});

test.each([
  ['SW', 'Ja, in Köln weht gerade schwacher Wind aus Südwest mit 15 Kilometern pro Stunde.'],
  ['W', 'Nein, in Köln weht gerade schwacher Wind aus Südwest mit 15 Kilometern pro Stunde.'],
])('whether the wind is from %s', (asked, german) => {
  const facts = answerFacts([now(wind(15))]);
  expect(renderAnswer(planWindFrom(asked, facts), skillLocale('de-DE'))).toBe(german);
});

const say = (plan: AnswerPlan) => renderAnswer(plan, skillLocale('de-DE'));

test('of several days, each may be windy or have the wind that is asked for', () => {
  const AFTER = addDays(TODAY, 2);
  const calmThenNorth = [
    ...lasting(24, wind(10)),
    ...lasting(24, { ...wind(40), windDirection: 0 }),
  ];
  const facts = answerFacts(wholeDays([TOMORROW, AFTER], calmThenNorth));
  const north =
    'übermorgen weht in Köln starker Wind aus Nord mit bis zu 40 Kilometern pro Stunde.';
  expect(say(planWindy(facts))).toBe(`Ja, ${north}`);
  expect(say(planWindFrom('N', facts))).toBe(`Ja, ${north}`);
  expect(say(planWindFrom('SW', facts))).toMatch(/^Ja, morgen weht .* Übermorgen weht/);
  expect(say(planWindFrom('E', facts))).toMatch(/^Nein, morgen weht .* Übermorgen weht/);
});

test('the wind of today is that of the hours that are left', () => {
  const north = { ...wind(60, 90), windDirection: 0 };
  const facts = answerFacts(days([TODAY], [...lasting(9, north), ...lasting(15, wind(34))]), 9.5);
  expect(renderAnswer(planWind(facts), skillLocale('de-DE'))).toContain(
    'frischer Wind aus Südwest',
  );
  expect(renderAnswer(planWind(facts), skillLocale('de-DE'))).not.toContain('90');
});

test.each<[words: string, weather: Weather[], german: string]>([
  [
    'from noon on',
    [...lasting(12, wind(45, 70)), ...lasting(12, wind(10))],
    'Heute um 12 Uhr weht in Köln schwacher Wind aus Südwest mit 10 Kilometern pro Stunde.',
  ],
  [
    'not for an hour between',
    [...lasting(11, wind(45)), wind(10), ...lasting(4, wind(45)), ...lasting(8, wind(15))],
    'Heute um 16 Uhr weht in Köln schwacher Wind aus Südwest mit 15 Kilometern pro Stunde.',
  ],
  [
    'not today',
    lasting(24, wind(45)),
    'Heute weht in Köln starker Wind aus Südwest mit bis zu 45 Kilometern pro Stunde.',
  ],
  [
    'it is light',
    lasting(24, wind(8)),
    'In Köln weht gerade schwacher Wind aus Südwest mit 8 Kilometern pro Stunde.',
  ],
])('when the wind drops: %s', (_, weather, german) => {
  const facts = answerFacts(days([TODAY], weather), 9.5);
  expect(renderAnswer(planWindDrop(facts), skillLocale('de-DE'))).toBe(german);
});

test('gusts that are asked for are told even if they are hardly more than the wind', () => {
  const facts = answerFacts(wholeDays([TOMORROW], lasting(24, wind(20, 28))));
  expect(renderAnswer(planWind(facts), skillLocale('de-DE'))).not.toContain('Böen');
  expect(renderAnswer(planGusts(facts), skillLocale('de-DE'))).toBe(
    'Morgen weht in Köln mäßiger Wind aus Südwest mit bis zu 20 Kilometern pro Stunde, in Böen bis 30.',
  );
  expect(renderAnswer(planGusts(facts), skillLocale('en-GB'))).toContain('gusting to');
});
