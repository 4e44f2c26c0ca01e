import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  BRIGHT,
  CLEAR,
  CLOUDY,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  planOfHours,
  planOfPart,
  rain,
  say,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const FOGGY: Weather = { significantWeather: 45 };

const tomorrow = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale(tag));
const night = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfPart(hoursFrom(22, weather), TODAY, 'night'), locale(tag));
const range = (tag: string, first: number, ...weather: Weather[]) =>
  renderPlan(planOfHours(hoursFrom(first, weather)), locale(tag));

/** Asked from 22 to 4 o'clock, with the weather of the hour from four on. */
const until4 = (tag: string, weather: Weather, after: Weather) =>
  renderPlan(planOfHours(hoursFrom(22, lasting(6, weather)), after), locale(tag));

/** A day with one spell in overcast hours. */
const dayWith = (from: number, to: number, weather: Weather) => [
  ...lasting(from),
  ...lasting(to - from, weather),
  ...lasting(24 - to),
];

describe('the sky of a day', () => {
  test('is overcast first and clear later, not cloudy', () => {
    const day = [...lasting(15), ...lasting(2, CLOUDY), ...lasting(7, CLEAR)];
    expect(tomorrow('de-DE', ...day)).toMatch(/zunächst bedeckt, ab dem \S+ ?Nachmittag/);
    expect(tomorrow('en-US', ...day)).toMatch(/overcast until .* afternoon, then/);
  });

  test('is clear in an evening without clouds', () => {
    const day = [...lasting(18), CLOUDY, ...lasting(4, CLEAR), BRIGHT];
    expect(tomorrow('de-DE', ...day)).toContain('zunächst bedeckt, am Abend klar');
    expect(tomorrow('en-US', ...day)).toContain('overcast until the evening, then clear');
  });

  test('is sunny with most hours cloudless', () => {
    const day = [...lasting(17, CLEAR), ...lasting(7, BRIGHT)];
    expect(tomorrow('de-DE', ...day)).toContain('scheint in Hamburg die Sonne');
    expect(tomorrow('en-US', ...day)).toContain('will be sunny');
  });

  test('clears up late in a morning', () => {
    const morning = [...lasting(4), CLOUDY, BRIGHT];
    expect(
      renderPlan(planOfPart(hoursFrom(30, morning), TOMORROW, 'morning'), locale('de-DE')),
    ).toContain('bis 10 Uhr bedeckt, danach wolkig');
  });

  test('begins with the sky of its morning', () => {
    const day = [...lasting(8), ...lasting(5, CLEAR), ...lasting(11)];
    expect(tomorrow('de-DE', ...day)).toMatch(
      /zunächst die Sonne, ab dem frühen Nachmittag ist es bedeckt/,
    );
  });

  test('that is left from six on, or the next hours, is that of most of them', () => {
    expect(range('de-DE', 18, ...lasting(2, CLEAR), ...lasting(4))).toContain('bedeckt');
    expect(range('de-DE', 19, CLEAR, ...lasting(2))).toContain('bedeckt');
    expect(night('de-DE', CLEAR, ...lasting(7))).toContain('bedeckt');
  });

  test('has sunny intervals where clouds of the day break for three hours', () => {
    const day = [...lasting(11), ...lasting(4, CLOUDY), ...lasting(9)];
    expect(tomorrow('en-GB', ...day)).toMatch(/overcast, .*sunny intervals/);
    expect(tomorrow('it-IT', ...day)).toContain('con schiarite');
    expect(tomorrow('fr-FR', ...day)).toContain('des éclaircies');
  });

  test('is not that of its dark hours', () => {
    const day = [...lasting(8), ...lasting(9, CLOUDY), ...lasting(7)];
    expect(tomorrow('en-GB', ...day)).not.toContain('mostly cloudy');
  });

  test('does not end where clouds come late in the evening', () => {
    const day = [...lasting(22, CLEAR), ...lasting(2)];
    expect(tomorrow('de-DE', ...day)).not.toMatch(/bedeckt|wolkig/);
  });

  test('breaks for a third of its daylight', () => {
    const day = [...lasting(11), ...lasting(4, BRIGHT), ...lasting(9)];
    expect(tomorrow('de-DE', ...day)).toMatch(/bedeckt, .* heiter/);
    expect(tomorrow('en-US', ...day)).toMatch(/overcast, but mostly sunny/);
  });

  test('is cloudy where sun and clouds change all the time', () => {
    const day = Array.from({ length: 12 }, () => [CLEAR, {}]).flat();
    expect(tomorrow('de-DE', ...day)).toContain('ist es in Hamburg wolkig');
  });

  test('is sunny beside fog, however many clouds an hour between has', () => {
    const day = [...lasting(9, FOGGY), {}, ...lasting(10, CLEAR), ...lasting(4, FOGGY)];
    expect(tomorrow('de-DE', ...day)).toMatch(/sonnig|Sonne/);
    expect(tomorrow('en-US', ...day)).toMatch(/Tomorrow.* sunshine/);
  });

  test.each([
    ['de-DE', /^Morgen ist es in Hamburg zunächst neblig, ab .* heiter\. Am Abend wird es wieder neblig\./],
    ['en-US', /^Tomorrow in Hamburg, expect fog [^.]*, then mostly sunny skies\. There'll be more fog in the evening\./],
    ['fr-FR', /^Demain à Hamburg, il y aura du brouillard jusqu.*, puis .*\. Le brouillard reviendra dans la soirée\./],
  ])('between fog in the morning and fog in the evening is told in this order: %s', (tag, text) => {
    for (const [end, start] of [[8, 20], [9, 19], [11, 18]] as const) {
      const day = [...lasting(end, FOGGY), ...lasting(start - end, { cloudCover: 25 }), ...lasting(24 - start, FOGGY)];
      expect(tomorrow(tag, ...day)).toMatch(text);
    }
  }); // prettier-ignore

  test.each([
    ['de-DE', /^Heute ist es in Hamburg bis 9 Uhr neblig, danach heiter\. Ab 18 Uhr wird es wieder neblig\./],
    ['en-US', /^Today in Hamburg, expect fog until 9 AM, then mostly sunny skies\. There'll be more fog from 6 PM on\./],
    ['fr-FR', /^Aujourd'hui à Hamburg, il y aura du brouillard jusqu'à 9 heures, puis .*\. Le brouillard reviendra à partir de 18 heures\./],
  ])('between fog is told with its hours today, too: %s', (tag, text) => {
    const day = [...lasting(3, FOGGY), ...lasting(9, { cloudCover: 25 }), ...lasting(6, FOGGY)];
    expect(renderPlan(planOfDay(hoursFrom(6, day)), locale(tag))).toMatch(text);
  }); // prettier-ignore

  test('between fog on each of two days has its times in one sentence', () => {
    const day = [...lasting(9, FOGGY), ...lasting(11, { cloudCover: 25 }), ...lasting(4, FOGGY)];
    const plan = planOfDays(hoursFrom(24, [...day, ...day]), [TOMORROW, addDays(TODAY, 2)]);
    expect(renderPlan(plan, locale('de-DE'))).toContain('und abends neblig');
    expect(renderPlan(plan, locale('en-US'))).toContain(
      'fog early each morning and again each evening',
    );
  });

  test('is overcast beside rain, if most of it is', () => {
    const day = [...lasting(6, BRIGHT), ...lasting(3, CLOUDY), ...lasting(9), ...lasting(4, rain(61)), {}, {}]; // prettier-ignore
    expect(tomorrow('de-DE', ...day)).toContain('bedeckt, am Abend regnet es');
  });

  test('turns in a night', () => {
    const hours = [CLEAR, CLEAR, BRIGHT, CLOUDY, {}, {}, CLOUDY, CLOUDY];
    expect(night('de-DE', ...hours)).toContain('klar, danach wolkig');
  });
});

describe('a spell of a later day', () => {
  test.each([
    [8, 10, 'am Vormittag', 'in the morning'],
    [9, 14, 'vom Vormittag bis zum frühen Nachmittag', 'from the morning into the early afternoon'],
    [11, 14, 'um die Mittagszeit', 'around noon'],
    [13, 18, 'am Nachmittag', 'in the afternoon'],
    [14, 20, 'vom Nachmittag bis zum Abend', 'from the afternoon into the evening'],
    [9, 18, 'vom Vormittag bis zum späten Nachmittag', 'from the morning until late afternoon'],
    [9, 19, 'vom Vormittag bis zum Abend', 'from the morning into the evening'],
    [13, 22, 'vom Nachmittag bis zum späten Abend', 'from the afternoon until late evening'],
  ])('from %s to %s has its parts of the day', (from, to, german, english) => {
    const day = dayWith(from, to, snow(73, 1));
    expect(tomorrow('de-DE', ...day)).toContain(`bedeckt, ${german} schneit es`);
    expect(tomorrow('en-US', ...day)).toContain(`snow ${english}`);
  });

  test('has a break with its part of the day', () => {
    const day = [...lasting(13, rain(61)), ...lasting(5), ...lasting(6, rain(61))];
    expect(tomorrow('de-DE', ...day)).toContain('am Nachmittag bleibt es aber meist trocken');
    expect(tomorrow('en-US', ...day)).toContain('with a break in the afternoon');
  });

  test.each([
    [8, 'ab dem frühen Vormittag', 'early in the morning'],
    [10, 'ab dem Vormittag', 'in the morning'],
    [11, 'ab dem späten Vormittag', 'until late morning'],
    [12, 'ab Mittag', 'until around noon'],
    [13, 'ab dem frühen Nachmittag', 'into the early afternoon'],
    [15, 'ab dem Nachmittag', 'until mid-afternoon'],
    [17, 'ab dem späten Nachmittag', 'until late afternoon'],
    [18, 'am Abend', 'until the evening'],
  ])('ends at %s', (hour, german, english) => {
    const day = [...lasting(hour, { ...FOGGY, temperature: 8 }), ...lasting(24 - hour)];
    expect(tomorrow('de-DE', ...day)).toContain(`zunächst neblig, ${german} bedeckt`);
    expect(tomorrow('en-US', ...day)).toContain(`fog ${english}, then overcast`);
  });

  test('of eight hours does not come at times', () => {
    const day = [...lasting(8), ...lasting(10, snow(73)), ...lasting(4), ...lasting(2, snow(73))];
    const words = 'vom frühen Vormittag bis zum späten Nachmittag und am späten Abend schneit es';
    expect(tomorrow('de-DE', ...day)).toContain(words);
    const days = planOfDays(hoursFrom(24, [...day, ...lasting(24)]), [TOMORROW, addDays(TODAY, 2)]);
    expect(renderPlan(days, locale('de-DE'))).toContain(words);
  });

  test('of rain and one of snow have their times', () => {
    const sleet = lasting(3, rain(69, 0.7));
    const turning = [...lasting(16), ...lasting(5, rain(61, 1.4)), ...sleet];
    expect(tomorrow('de-DE', ...turning)).toContain(
      'bedeckt, vom Nachmittag bis zum Abend regnet es. Am späten Abend fällt Schneeregen.',
    );
    const apart = [...lasting(8), ...lasting(3, rain(61, 0.6)), ...lasting(6), ...lasting(4, snow(71, 0.6)), ...lasting(3)]; // prettier-ignore
    expect(tomorrow('en-US', ...apart)).toContain(
      "overcast, with rain in the morning. There'll be light snow in the evening.",
    );
  });

  test('of snow that turns to rain is told until it is dry', () => {
    const thaw = [...lasting(3, snow(71, 0.6)), ...lasting(4, rain(61, 0.6)), ...lasting(6)];
    expect(range('de-DE', 6, ...thaw)).toContain(
      'schneit es in Hamburg zunächst leicht, ab 9 Uhr regnet es. Ab 13 Uhr ist es bedeckt.',
    );
    expect(range('en-US', 6, ...thaw)).toContain(
      "light snow until 9 AM, then rain. It'll be overcast from 1 PM on.",
    );
    const until16 = [...lasting(11, rain(61, 0.6)), ...lasting(5, snow(71, 0.6)), ...lasting(8)];
    const text = tomorrow('de-DE', ...until16);
    expect(text).not.toContain('Am Nachmittag ist es bedeckt');
    expect(text).toContain('Vom Mittag bis zum Nachmittag schneit es leicht.');
  });

  test('of snow after rain has its time', () => {
    const day = [...lasting(9), ...lasting(7, rain(63)), ...lasting(3, snow(73)), {}, ...lasting(4, snow(73))]; // prettier-ignore
    expect(tomorrow('de-DE', ...day)).toMatch(/regnet es .*, ab dem Nachmittag schneit es/);
  });
});

describe('a range of hours ends where the listener ended it', () => {
  test.each([
    ['de-DE', /^Heute Nacht zwischen 22 und 4 Uhr ist es/],
    ['en-US', /^From 10 PM tonight to 4 AM tomorrow in/],
  ])('whatever comes then in %s', (tag, words) => {
    expect(until4(tag, {}, rain(95, 9))).toMatch(words);
  });

  test('with weather that ends there', () => {
    const text = range('it-IT', 18, ...lasting(2), ...lasting(2, rain(63, 2)));
    expect(text).toMatch(/^Stasera dalle 18 alle 22 /);
  });

  test('without the fog, the rain, the high and the gusts of the hour after it', () => {
    const after = { ...rain(65, 30), temperature: 36, gust: 100 };
    expect(until4('de-DE', {}, after)).toBe(until4('de-DE', {}, {}));
    expect(until4('de-DE', {}, FOGGY)).not.toContain('neblig');
  });

  test('with the amount that falls until then', () => {
    expect(until4('de-DE', rain(63, 2), rain(63, 2))).toContain('rund 12 Liter');
  });

  test('but not without the rain before it', () => {
    expect(range('de-DE', 34, ...lasting(4), rain(63, 2))).toContain('ab 14 Uhr regnet es');
  });
});

test('the high of a day is not told of the afternoon whose sky is another one', () => {
  const day = [...lasting(10, rain(63, 0.6)), ...lasting(3), ...lasting(11, BRIGHT)];
  const days = planOfDays(hoursFrom(24, [...day, ...lasting(24)]), [TOMORROW, addDays(TODAY, 2)]);
  expect(renderPlan(days, locale('de-DE'))).toMatch(
    /^Morgen regnet es in Hamburg zunächst, ab dem Vormittag ist es bedeckt, bei bis zu 8 Grad\. Am Nachmittag ist es heiter\./,
  );
});

test('rain is certain where only its thunderstorms are likely', () => {
  const storm = { ...rain(95, 4.4), precipitationProbability: 72 };
  const shower = { ...rain(63, 2.1), precipitationProbability: 99 };
  const hours = [...lasting(12), shower, shower, shower, storm, ...lasting(8)];
  const text = renderPlan(planOfDay(hoursFrom(24, hours), addDays(TODAY, 1)), locale('de-DE'));
  expect(text).toMatch(
    /^Morgen sind in Hamburg am Nachmittag Gewitter wahrscheinlich\. Es ist bedeckt, am Nachmittag regnet es\./,
  );
});

test('clouds that come with the dark are not the sky of a sunny day', () => {
  const hours = [...lasting(11), ...lasting(6, BRIGHT), ...lasting(31)];
  expect(tomorrow('de-DE', ...hours)).toContain('zunächst bedeckt, ab dem späten Vormittag heiter');
  expect(tomorrow('it-IT', ...hours)).toContain(
    'sarà coperto, poi dalla tarda mattinata poco nuvoloso',
  );
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
