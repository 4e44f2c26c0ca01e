import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import {
  BRIGHT,
  CLOUDY,
  hoursFrom,
  lasting,
  planOfDay,
  planOfDays,
  planOfHours,
  planOfNextHours,
  planOfPart,
  rain,
  say,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const thunder: Weather = { ...rain(95, 2), precipitationProbability: 60 };

describe('thunderstorms of a few hours in a night that was asked for by its hours', () => {
  const hours = [...lasting(5, CLOUDY), ...lasting(2, thunder), ...lasting(1, CLOUDY)];
  const plan = planOfHours(hoursFrom(24 + 23, hours));

  test.each([
    ['de-DE', /^In der Nacht auf Freitag sind in Hamburg zwischen 4 und 6 Uhr Gewitter wahrscheinlich\. Es ist wolkig/],
    ['en-GB', /^Tomorrow night in Hamburg, thunderstorms are likely between 4 and 6 AM\. It'll be partly cloudy/],
    ['fr-FR', /^Dans la nuit de jeudi à vendredi à Hamburg, .* entre 4 et 6 heures du matin/],
    ['pl-PL', /^W Hamburgu w nocy z czwartku na piątek między czwartą a szóstą prawdopodobnie będą burze/],
  ])('are not told between two times at once: %s', (tag, text) => {
    expect(say(tag, plan)).toMatch(text);
  }); // prettier-ignore
});

describe('a storm that begins in the night before its day', () => {
  const night = lasting(6, { ...rain(61, 0.5), windSpeed: 60, gust: 85 });
  const day = [...night, ...lasting(18, { windSpeed: 60, gust: 85 })];

  test('comes before the rain of that night, and once for all days', () => {
    const dates = [2, 3, 4].map((days) => addDays(TODAY, days));
    const said = say('de-DE', planOfDays(hoursFrom(48, [...day, ...day, ...day]), dates));
    expect(said).toMatch(/^Von Freitag bis Sonntag gibt es in Hamburg Sturmböen bis 85/);
    expect(said.match(/Sturmböen/g)).toHaveLength(1);
    expect(said).toContain('In der Nacht auf Freitag regnet es leicht. Am Freitag ist es bedeckt');
  });
});

test('thunderstorms of a night and twice of its day are told in one sentence', () => {
  const hours = [
    ...lasting(3, CLOUDY), ...lasting(2, thunder), ...lasting(6, CLOUDY), ...lasting(2, thunder),
    ...lasting(7, CLOUDY), ...lasting(2, thunder), ...lasting(2, CLOUDY),
  ]; // prettier-ignore
  const plan = planOfDay(hoursFrom(0, hours));
  expect(say('de-DE', plan)).toMatch(
    /^Heute Nacht sind in Hamburg zwischen 3 und 5 Uhr Gewitter wahrscheinlich, ebenso heute zwischen 11 und 13 Uhr und zwischen 20 und 22 Uhr/,
  );
  expect(say('en-US', plan)).toContain('and again today between 11 AM and 1 PM and between 8 and');
});

test('an afternoon of the week has the hours of its thunderstorms', () => {
  const hours = [...lasting(3, CLOUDY), ...lasting(2, thunder), ...lasting(1, CLOUDY)];
  const plan = planOfPart(hoursFrom(4 * 24 + 12, hours), addDays(TODAY, 4), 'afternoon');
  expect(say('en-GB', plan)).toContain('thunderstorms are likely between 3 and 5 PM');
});

test('the temperature of three hours is not that of the time after their thunderstorm', () => {
  const hours = hoursFrom(20, [thunder, ...lasting(2, CLOUDY)]);
  const said = say('en-GB', planOfNextHours(hours));
  expect(said).toMatch(
    /After that, it'll be partly cloudy\. Temperatures will be around 8 degrees\./,
  );
});

test('rain of a night and of all its day is that of both, also after a storm', () => {
  const hours = lasting(24, { ...rain(63, 1), windSpeed: 60, gust: 95 });
  const said = say('de-DE', planOfDay(hoursFrom(24, hours), addDays(TODAY, 1)));
  expect(said).toContain('Heute Nacht und morgen regnet es ergiebig.');
});

describe('a storm of some hours of a later day', () => {
  const windy: Weather = { windSpeed: 60, gust: 95 };
  const day = [...lasting(9), ...lasting(5, windy), ...lasting(10)];

  test('has its parts of the day', () => {
    const said = say('de-DE', planOfDay(hoursFrom(24, day), addDays(TODAY, 1)));
    expect(said).toMatch(
      /^Morgen gibt es in Hamburg vom Vormittag bis zum \S+ ?Nachmittag schwere/,
    );
  });

  test('is not told with another one that is much weaker', () => {
    const dates = [1, 2].map((days) => addDays(TODAY, days));
    const storms = [134, 112].flatMap((gust) => lasting(24, { windSpeed: 60, gust }));
    const said = say('it-IT', planOfDays(hoursFrom(24, storms), dates));
    expect(said).toMatch(/fino a 135 .*fino a 115/);
  });
});

const likely = (weather: Weather): Weather => ({ ...weather, precipitationProbability: 60 });
const showers = likely(rain(80, 0.4));

test('thunderstorms in the morning and late in the day are not told as the showers beside them', () => {
  const weather = [
    ...lasting(8, CLOUDY), ...lasting(2, thunder), showers, ...lasting(5, CLOUDY),
    showers, ...lasting(2, thunder), ...lasting(5, CLOUDY),
  ]; // prettier-ignore
  const said = say('de-DE', planOfDay(hoursFrom(48, weather), addDays(TODAY, 2)));
  expect(said).toMatch(/am Vormittag und am späten Nachmittag Gewitter wahrscheinlich/);
});

test('two likely showers of a day are not one spell from the first to the last', () => {
  const drops = likely(rain(80, 0.2));
  const weather = [...lasting(13), drops, ...lasting(6), drops, ...lasting(3)];
  const said = say('de-DE', planOfDay(hoursFrom(48, weather), addDays(TODAY, 2)));
  expect(said).toMatch(/am Nachmittag und am Abend .*Schauer wahrscheinlich/);
});

test('the sky after a likely thunderstorm of asked hours is no chance', () => {
  const hours = [CLOUDY, thunder, thunder, ...lasting(3, CLOUDY)];
  const said = say('de-DE', planOfHours(hoursFrom(24 + 5, hours)));
  expect(said).not.toMatch(/wolkig wahrscheinlich|bedeckt wahrscheinlich/i);
});

test('the frost of a day is not told beside a second low', () => {
  const cold = [...lasting(8, { temperature: -18 }), ...lasting(16, { temperature: -10 })];
  const said = say('de-DE', planOfDay(hoursFrom(48, cold), addDays(TODAY, 2)));
  expect(said).toContain('bis minus 18 Grad. Tagsüber werden es höchstens minus 10 Grad');
});

test('the amount of a day is said to include what falls before six, told or not', () => {
  const snowy = snow(73, 1.2);
  const weather = [...lasting(10, snowy), ...lasting(5, { temperature: -2 }), ...lasting(9, snowy)];
  const dates = [2, 3].map((days) => addDays(TODAY, days));
  const said = say('de-DE', planOfDays(hoursFrom(48, [...weather, ...lasting(24)]), dates));
  expect(said).toMatch(/Mit der Nacht davor zusammen fallen rund \d+ Zentimeter/);
});

test.each([
  [25, /^Tonight between 1 and 4 AM/],
  [18, /^This evening between 6 and 9 PM/],
])('three hours from hour %i of today on have their name in English', (first, text) => {
  expect(say('en-US', planOfHours(hoursFrom(first, lasting(3))))).toMatch(text);
});

test.each([
  ['de-DE', 'Morgen sind am Abend Gewitter wahrscheinlich, mit Böen bis 50 Kilometer pro Stunde. Es ist heiter bei bis zu 24 Grad.'],
  ['en-US', 'Tomorrow, thunderstorms are likely in the evening, with gusts up to 35 miles per hour. It\'ll be mostly sunny, with a high of 75.'],
])('light rain after the likely thunderstorms of an evening is told with them: %s', (tag, text) => {
  const warm = { precipitationProbability: 60, temperature: 24 };
  const bright = { ...BRIGHT, temperature: 20 };
  const evening = [{ ...rain(95, 4.8), ...warm, gust: 50 }, bright, { ...rain(61, 0.15), ...warm }, { ...rain(61, 0.15), ...warm }, bright];
  const days = [...lasting(24, bright), ...lasting(19, bright), ...evening, ...lasting(24, bright)];
  const dates = [0, 1, 2].map((ahead) => addDays(TODAY, ahead));
  expect(say(tag, planOfDays(hoursFrom(0, days), dates))).toContain(text);
}); // prettier-ignore
