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

const tomorrow = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale(tag));

const stormy = (weather: Weather) => ({ ...weather, windSpeed: 60, gust: 95 });

/** Today from two on, with rain between five and twelve. */
const rainyMorning = (tag: string) => {
  const hours = [...lasting(3, CLEAR), ...lasting(7, rain(61, 1.5)), ...lasting(36, CLEAR)];
  return renderPlan(planOfDay(hoursFrom(2, hours), TODAY), locale(tag));
};

/** Four days ahead. */
const evening = (tag: string, ...weather: Weather[]) =>
  renderPlan(
    planOfPart(hoursFrom(4 * 24 + 18, weather), addDays(TODAY, 4), 'evening'),
    locale(tag),
  );

describe('what falls in a part of a later day', () => {
  test.each([
    ['de-DE', 'gegen 20 Uhr gibt es Schauer'],
    ['en-US', 'with showers around 8 PM'],
    ['fr-FR', 'vers 20 heures'],
    ['sv-SE', 'omkring klockan 20'],
  ])('in one hour of it has its time: it does not come "now and then" in %s', (tag, words) => {
    expect(evening(tag, CLOUDY, CLOUDY, rain(80, 0.8), CLOUDY)).toContain(words);
  });

  test('in several hours has its end', () => {
    const said = evening('de-DE', rain(80, 0.8), CLOUDY, rain(80, 0.8), CLOUDY);
    expect(said).toContain('bis 21 Uhr Schauer, danach ist es wolkig');
  });
});

describe('what is likely and what is certain', () => {
  const likely = { ...rain(51, 0.2), precipitationProbability: 70 };

  test.each([
    ['de-DE', /^Morgen ist es in Hamburg bedeckt\. Am Nachmittag .*Nieselregen wahrscheinlich\. Am späten Abend regnet es/],
    ['en-US', /^Tomorrow in Hamburg will be overcast\. Drizzle is likely in the afternoon\. There'll be .*rain late in the evening/],
    ['es-ES', /Por la tarde.*a última hora del día/],
  ])('on a day in a list are told in their order: %s', (tag, text) => {
    const day = [...lasting(13), ...lasting(2, likely), ...lasting(6), ...lasting(3, rain(61, 0.4))];
    const hours = hoursFrom(24, [...day, ...lasting(24, { cloudCover: 0, temperature: 20 })]);
    const plan = planOfDays(hours, [TOMORROW, addDays(TODAY, 2)]);
    expect(renderPlan(plan, locale(tag))).toMatch(text);
  }); // prettier-ignore

  test('are told in their order after the storm of the day', () => {
    const showers = { ...rain(80, 0.6), precipitationProbability: 60 };
    const day = [
      ...lasting(9),
      ...lasting(2, showers),
      ...lasting(6),
      ...lasting(7, rain(61, 0.5)),
    ];
    const hours = hoursFrom(48, [...day.map(stormy), ...lasting(24)]);
    const date = addDays(TODAY, 2);
    const text = renderPlan(planOfDays(hours, [date, addDays(date, 1)]), locale('de-DE'));
    expect(text).toMatch(
      /^Am Freitag gibt es in Hamburg schwere Sturmböen bis 95 .*Am Vormittag sind .*wahrscheinlich\. Es ist .*ab dem späten Nachmittag regnet es/,
    );
  });

  test.each([
    ['de-DE', 'Am späten Nachmittag sind leichte Schauer wahrscheinlich.'],
    ['en-US', 'Light showers are likely late in the afternoon.'],
  ])('are both told, however little of one it is: %s', (tag, words) => {
    const trace = { ...rain(80, 0.1), precipitationProbability: 60 };
    const day = [...lasting(6), ...lasting(3, rain(61, 0.4)), ...lasting(7), trace, ...lasting(7)];
    expect(tomorrow(tag, ...day)).toContain(words);
  });
});

describe('the sky of a day whose hours differ', () => {
  test('begins with the day, not with the clear end of the night before it', () => {
    const sky = [...lasting(2, CLEAR), ...lasting(9), ...lasting(9, CLEAR)];
    const text = renderPlan(planOfDay(hoursFrom(4, sky), TODAY), locale('de-DE'));
    expect(text).toMatch(/^Heute ist es in Hamburg bis 15 Uhr bedeckt, danach/);
  });

  test('is that of its daylight: few look at the sky at night', () => {
    const day = [...lasting(9, CLEAR), ...lasting(8, CLOUDY), ...lasting(7, CLEAR)];
    expect(tomorrow('de-DE', ...day)).toMatch(/wolkig/);
  });

  test('is not the sun of two hours after three of clouds', () => {
    const day = [...lasting(9), CLOUDY, BRIGHT, BRIGHT, CLOUDY, ...lasting(11)];
    expect(tomorrow('de-DE', ...day)).not.toMatch(/zunächst (?:heiter|sonnig)/);
  });

  test('has its high with the hours that have it', () => {
    const warm = { ...BRIGHT, temperature: 14 };
    const rainy = lasting(8, rain(63, 1));
    const day = [...rainy, ...lasting(5), ...lasting(5, warm), ...lasting(6, BRIGHT)];
    const hours = hoursFrom(24, [...day, ...lasting(24)]);
    const plan = planOfDays(hours, [TOMORROW, addDays(TODAY, 2)]);
    expect(renderPlan(plan, locale('de-DE'))).toContain('heiter bei bis zu 14 Grad');
  });
});

describe('the wind of the night before a day', () => {
  const gale: Weather = { windSpeed: 50, gust: 64 };

  test('is not told as that of the day', () => {
    const day = [...lasting(3, gale), ...lasting(21)];
    expect(tomorrow('de-DE', ...day)).not.toMatch(/Wind|Böen/);
    expect(tomorrow('en-US', ...day)).not.toMatch(/wind|gust/i);
  });

  test('is told of a day on which it goes on', () => {
    expect(tomorrow('de-DE', ...lasting(9, gale), ...lasting(15))).toContain('Böen bis 65');
  });

  test('is told while it blows', () => {
    const today = planOfDay(hoursFrom(1, [...lasting(3, gale), ...lasting(20)]));
    expect(renderPlan(today, locale('de-DE'))).toContain('Böen bis 65');
  });
});

describe('a wind that begins as a day ends', () => {
  const breeze: Weather = { windSpeed: 32, gust: 54 };

  test('is not told as that of the day', () => {
    const day = [...lasting(23), breeze];
    expect(tomorrow('de-DE', ...day)).not.toMatch(/Wind|Böen/);
    expect(tomorrow('fr-FR', ...day)).not.toMatch(/vent|rafale/);
  });

  test('is told if it blows all evening', () => {
    expect(tomorrow('de-DE', ...lasting(18), ...lasting(6, breeze))).toContain('Wind');
  });
});

describe('rain that goes on from the night into the day, asked for in the night', () => {
  test.each([
    ['de-DE', /^Heute regnet es in Hamburg zwischen 5 und 12 Uhr\. Es fallen .*\. Ab 12 Uhr scheint die Sonne/],
    ['en-GB', /^Today in Hamburg, expect rain between 5 AM and midday\. About .*\. It'll be sunny from midday on/],
    ['fr-FR', /^Aujourd'hui à Hamburg, il pleuvra entre 5 heures du matin et midi\..* Le soleil brillera à partir de midi/],
  ])('comes before the sun, with its amount: %s', (tag, text) => {
    expect(rainyMorning(tag)).toMatch(text);
  }); // prettier-ignore
});

test('an hour of clouds between fog and the sun is not told', () => {
  const hours = [...lasting(3, { significantWeather: 45 }), {}, ...lasting(2, CLEAR)];
  const said = renderPlan(planOfHours(hoursFrom(24 + 6, hours)), locale('de-DE'));
  expect(said).toContain('zunächst neblig, ab 9 Uhr scheint die Sonne');
});

test.each([
  ['de-DE', 'und bis 11 Uhr ist noch etwas Regen möglich'],
  ['en-GB', 'and more rain is possible until 11 AM'],
  ['nl-NL', 'en tot 11 uur kan er nog wat regen vallen'],
])('after rain the hours in which more may fall are told in %s', (tag, may) => {
  const doubtful = { precipitationProbability: 45 };
  const hours = [...lasting(3, rain(61, 1)), ...lasting(2, doubtful), ...lasting(3, {})];
  expect(renderPlan(planOfHours(hoursFrom(24 + 6, hours)), locale(tag))).toContain(may);
});

test.each([
  [
    'de-DE',
    /ab 9 Uhr ist es bedeckt, und bis 11 Uhr ist noch etwas Regen möglich\. Ab 12 Uhr scheint die Sonne/,
  ],
  [
    'en-GB',
    /then overcast skies, and more rain is possible until 11 AM\. It'll be sunny from midday/,
  ],
  [
    'nl-NL',
    /is het bewolkt en tot 11 uur kan er nog wat regen vallen\. Vanaf 12 uur is het zonnig/,
  ],
])(
  'they stand before the sun that comes after them, and nobody calls them dry, in %s',
  (tag, words) => {
    const doubtful = { precipitationProbability: 45 };
    const dry = [...lasting(2, doubtful), ...lasting(1), ...lasting(6, CLEAR)];
    const hours = [...lasting(3, rain(61, 1)), ...dry];
    expect(renderPlan(planOfHours(hoursFrom(24 + 6, hours)), locale(tag))).toMatch(words);
  },
);

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

test('snow of the evening and of the small hours is told without the dry time between them', () => {
  const hours = [...lasting(2, snow(71, 0.3)), ...lasting(4), ...lasting(4, snow(71, 0.3))];
  const said = say('de-DE', planOfHours(hoursFrom(24 + 20, hours)));
  expect(said).toContain('schneit');
  expect(said).not.toContain('trocken');
});
