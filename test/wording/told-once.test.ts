import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  AUDIENCE,
  BRIGHT,
  CLOUDY,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  planOfHour,
  planOfHours,
  planOfNextHours,
  planOfPart,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const thunder: Weather = { ...rain(95, 2), precipitationProbability: 60 };
const doubtful: Weather = { precipitationProbability: 45 };

const say = (tag: string, plan: Parameters<typeof renderPlan>[0]) => renderPlan(plan, locale(tag));

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

test('clouds that come with the dark are not the sky of a sunny day', () => {
  const hours = [...lasting(11), ...lasting(6, BRIGHT), ...lasting(31)];
  const tomorrow = (tag: string) => say(tag, planOfDay(hoursFrom(24, hours), addDays(TODAY, 1)));
  expect(tomorrow('de-DE')).toContain('zunächst bedeckt, ab dem späten Vormittag heiter');
  expect(tomorrow('it-IT')).toContain('sarà coperto, poi dalla tarda mattinata poco nuvoloso');
});

test('a high does not stand between rain and the snow that it turns to', () => {
  const wet = [...lasting(19), ...lasting(3, rain(61, 1)), ...lasting(2, snow(73, 1.5))];
  const dry = lasting(24);
  const hours = hoursFrom(24, [...wet, ...dry, ...dry]);
  const said = say(
    'en-GB',
    planOfDays(
      hours,
      [1, 2, 3].map((days) => addDays(TODAY, days)),
    ),
  );
  expect(said).toMatch(
    /rain in the evening\. There'll be snow late in the evening\. The high will/,
  );
});

describe('what may fall once more', () => {
  test('is told of a single hour, as more of it, and nobody calls it dry', () => {
    const hours = [...lasting(3, snow(71, 0.5)), ...lasting(1, doubtful), ...lasting(3)];
    const plan = planOfHours(hoursFrom(24 + 12, hours));
    expect(say('de-DE', plan)).toContain('ist es bedeckt, und noch etwas Schnee ist möglich');
    expect(say('nl-NL', plan)).toContain('is het bewolkt en kan er nog wat sneeuw vallen');
    expect(say('sv-SE', plan)).toContain('mulet och det kan komma lite mer snö');
    expect(say('sv-SE', plan)).not.toContain('uppehåll');
  });

  test('is rain, not more of it, after freezing drizzle', () => {
    const hours = [...lasting(3, rain(56, 0.1)), ...lasting(2, doubtful)];
    expect(say('en-GB', planOfHours(hoursFrom(24 + 12, hours)))).not.toContain('more rain');
  });
});

describe('an hour of the running night', () => {
  const beforeDawn = { ...AUDIENCE, isBeforeDawn: true };
  const plan = planOfHour(hoursFrom(3, [rain(63, 1)]), undefined, beforeDawn);

  test.each([
    ['de-DE', 'Heute Nacht um 3 Uhr regnet es in Hamburg. Es sind 8 Grad.'],
    ['fr-FR', 'Cette nuit à 3 heures à Hamburg, il pleuvra. Il fera 8 degrés.'],
    ['it-IT', 'Stanotte alle 3 a Hamburg pioverà. La temperatura sarà di 8 gradi.'],
    ['es-ES', 'Esta madrugada a las 3 lloverá en Hamburg. Habrá 8 grados.'],
    ['nl-NL', 'Vannacht om 3 uur regent het in Hamburg. Het is 8 graden.'],
    ['sv-SE', 'I natt klockan 3 regnar det i Hamburg. Det blir 8 grader.'],
    ['da-DK', 'I nat klokken 3 regner det i Hamburg. Det bliver 8 grader.'],
    ['ro-RO', 'În această noapte la ora 3 la Hamburg va ploua. Temperatura va fi de 8 grade.'],
  ])('is told with its rain first: %s', (tag, text) => {
    expect(say(tag, plan)).toBe(text);
  });
});

test('much rain does not begin to fall much', () => {
  const hours = [...lasting(15), ...lasting(9, rain(63, 3))];
  const plan = planOfDay(hoursFrom(24, hours), addDays(TODAY, 1));
  expect(say('sv-SE', plan)).toMatch(
    /^I morgon drar det in mycket regn i Hamburg under eftermiddagen/,
  );
  expect(say('da-DK', plan)).toMatch(/^I morgen trækker der meget regn ind/);
  expect(say('nl-NL', plan)).toMatch(
    /^Morgen gaat het in Hamburg in de loop van de middag flink regenen/,
  );
});

describe('the snow of a day and of the night before it', () => {
  const night = lasting(6, snow(73, 1));
  const day = [...night, ...lasting(6), ...lasting(8, snow(73, 1)), ...lasting(4)];
  const plan = planOfDays(
    hoursFrom(48, [...day, ...lasting(24)]),
    [2, 3].map((days) => addDays(TODAY, days)),
  );

  test.each([
    ['de-DE', 'Mit der Nacht zusammen fallen rund 14 Zentimeter Schnee.'],
    ['en-GB', 'Including the night, about 14 centimetres of snow will fall.'],
    ['fr-FR', 'Avec la nuit, il tombera environ 14 centimètres de neige.'],
    ['it-IT', 'Compresa la notte cadranno in tutto circa 14 centimetri di neve.'],
    ['pl-PL', 'Łącznie z nocą spadnie około czternastu centymetrów śniegu.'],
  ])('is said to be that of both in a list: %s', (tag, text) => {
    expect(say(tag, plan)).toContain(text);
  });
});

test('snow of the evening and of the small hours is told without the dry time between them', () => {
  const hours = [...lasting(2, snow(71, 0.3)), ...lasting(4), ...lasting(4, snow(71, 0.3))];
  const said = say('de-DE', planOfHours(hoursFrom(24 + 20, hours)));
  expect(said).toContain('schneit');
  expect(said).not.toContain('trocken');
});

test('an afternoon of the week has the hours of its thunderstorms', () => {
  const hours = [...lasting(3, CLOUDY), ...lasting(2, thunder), ...lasting(1, CLOUDY)];
  const plan = planOfPart(hoursFrom(4 * 24 + 12, hours), addDays(TODAY, 4), 'afternoon');
  expect(say('en-GB', plan)).toContain('thunderstorms are likely between 3 and 5 PM');
});

test('the sun of a late afternoon is not that of the afternoon', () => {
  const hours = [
    ...lasting(11, rain(61, 0.4)),
    ...lasting(6),
    ...lasting(3, BRIGHT),
    ...lasting(28),
  ];
  const dates = [1, 2].map((days) => addDays(TODAY, days));
  const said = say('de-DE', planOfDays(hoursFrom(24, hours), dates));
  expect(said).toMatch(/ab dem späten Vormittag ist es bedeckt/);
  expect(said).not.toMatch(/heiter|Sonne/);
});

test('the temperature of three hours is not that of the time after their thunderstorm', () => {
  const hours = hoursFrom(20, [thunder, ...lasting(2, CLOUDY)]);
  const said = say('en-GB', planOfNextHours(hours));
  expect(said).toMatch(
    /After that, it'll be partly cloudy\. Temperatures will be around 8 degrees\./,
  );
});

test('hours of this evening are not called those of today in French', () => {
  const plan = planOfHours(hoursFrom(20, lasting(3)));
  expect(say('fr-FR', plan)).toMatch(/^Ce soir entre 20 et 23 heures à Hamburg/);
});

test('rain of a night and of all its day is that of both, also after a storm', () => {
  const hours = lasting(24, { ...rain(63, 1), windSpeed: 60, gust: 95 });
  const said = say('de-DE', planOfDay(hoursFrom(24, hours), addDays(TODAY, 1)));
  expect(said).toContain('Heute Nacht und morgen regnet es ergiebig.');
});
