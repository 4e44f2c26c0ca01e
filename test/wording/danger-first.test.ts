import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import {
  AUDIENCE,
  dayAndNight,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  planOfHours,
  planOfNextHours,
  planOfPart,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const THUNDER: Weather = { ...rain(95, 1), gust: 58 };
const CALM_THUNDER: Weather = rain(95, 1);
const HEAVY = rain(65, 6);

/** What is said of tomorrow with its hours from midnight on. */
function tell(tag: string, ...weather: Weather[]): string {
  const hours = hoursFrom(24, [...weather, ...lasting(24 - weather.length)]);
  return renderPlan(planOfDay(hours, TOMORROW), locale(tag));
}

test('heavy rain of an evening does not make the drizzle of the morning heavy', () => {
  const hard = rain(65, 4.5);
  const wet = [...lasting(9), ...lasting(10, rain(61, 0.3)), hard, hard, rain(63, 2), hard];
  const text = tell('de-DE', ...wet, rain(63, 1));
  expect(text).toMatch(/^Morgen regnet es in Hamburg am Abend stark\./);
  expect(text).toContain('ab dem Vormittag regnet es');
});

describe('a thunderstorm, heavy rain or heavy snow that comes later or passes by', () => {
  const evening = [...lasting(18), ...lasting(3, THUNDER)];

  test('is told before the clouds around it, with its gusts', () => {
    expect(tell('de-DE', ...evening)).toMatch(
      /^Morgen gibt es in Hamburg am Abend Gewitter mit Böen bis 60 Kilometer pro Stunde\. Es ist bedeckt/,
    );
    expect(tell('en-US', ...evening)).toMatch(
      /^Tomorrow in Hamburg, expect thunderstorms in the evening, with gusts up to 40 miles per hour\. It'll be overcast/,
    );
  });

  test.each([
    ['en-GB', /^Tomorrow in Hamburg, expect thunderstorms in the evening, with gusts up to 40/],
    [
      'fr-FR',
      /^Demain à Hamburg, il y aura des orages dans la soirée, avec des rafales à 60 .*\. Le ciel sera couvert/,
    ],
    [
      'it-IT',
      /^Domani a Hamburg ci saranno temporali in serata, con raffiche fino a 60 .*\. Il cielo sarà coperto/,
    ],
    [
      'es-ES',
      /^Mañana en Hamburg habrá tormentas por la tarde noche, con rachas de hasta 60 .*\. El cielo estará cubierto/,
    ],
    [
      'nl-NL',
      /^Morgen zijn er in Hamburg 's avonds onweersbuien met windstoten tot 60 .*\. Het is bewolkt/,
    ],
    [
      'da-DK',
      /^I morgen kommer der tordenvejr i Hamburg om aftenen, med vindstød på op til 17 .*\. Det bliver overskyet/,
    ],
    [
      'sv-SE',
      /^I morgon kommer det åskskurar i Hamburg på kvällen, med vindbyar på upp till 17 .*\. Det blir mulet/,
    ],
    [
      'pl-PL',
      /^W Hamburgu jutro wieczorem będą burze z porywami wiatru do 60 .*\. Będzie pochmurno/,
    ],
    ['cs-CZ', /^V Hamburku budou zítra večer bouřky s nárazy větru až 60 .*\. Bude zataženo/],
    ['sk-SK', /^V Hamburgu budú zajtra večer búrky s nárazmi vetra až 60 .*\. Bude zamračené/],
    [
      'ro-RO',
      /^Mâine la Hamburg vor fi averse cu descărcări electrice seara, însoțite de rafale de vânt de până la 60 .*\. Cerul va fi/,
    ],
  ])('is in %s', (tag, words) => {
    expect(tell(tag, ...evening)).toMatch(words);
  });

  test('is told first twice a day, and at times', () => {
    const twice = [
      ...lasting(8),
      ...lasting(2, CALM_THUNDER),
      ...lasting(5),
      ...lasting(2, CALM_THUNDER),
    ];
    expect(tell('de-DE', ...twice)).toMatch(
      /^Morgen gibt es in Hamburg am Vormittag und am Nachmittag Gewitter\. Es ist bedeckt/,
    );
    const often = Array.from({ length: 4 }, () => [...lasting(2), CALM_THUNDER]).flat();
    expect(tell('de-DE', ...lasting(8), ...often)).toMatch(
      /^Morgen gibt es in Hamburg (?:zeitweise|gelegentlich) Gewitter\. Es ist bedeckt/,
    );
  });

  test('is told first of heavy rain, too', () => {
    expect(tell('de-DE', ...lasting(13), ...lasting(4, HEAVY))).toMatch(
      /^Morgen regnet es in Hamburg am Nachmittag stark\. Es fallen rund 25 Liter pro Quadratmeter\. Es ist bedeckt/,
    );
    expect(tell('en-GB', ...lasting(13), ...lasting(4, HEAVY))).toMatch(
      /^Tomorrow in Hamburg, expect heavy rain in the afternoon\. About 25 millimetres will fall\. It'll be overcast/,
    );
  });

  test('is told first of what may come', () => {
    const perhaps = lasting(3, { ...CALM_THUNDER, precipitationProbability: 40 });
    expect(tell('de-DE', ...lasting(18), ...perhaps)).toMatch(
      /^Morgen sind in Hamburg am Abend Gewitter möglich\. Es ist bedeckt/,
    );
  });

  test('ends a bright sky, which is told with its time', () => {
    const sunny = lasting(15, { cloudCover: 0 });
    const text = tell('de-DE', ...sunny, ...lasting(9, { ...CALM_THUNDER, cloudCover: 0 }));
    expect(text).toMatch(
      /^Morgen gibt es in Hamburg ab dem Nachmittag Gewitter\. Es fallen rund 9 Liter pro Quadratmeter\. Am Vormittag (?:scheint die Sonne|ist es heiter)/,
    );
  });

  test('has its start among named hours', () => {
    const plan = planOfHours(hoursFrom(34, [...lasting(3), ...lasting(3, CALM_THUNDER)]));
    expect(renderPlan(plan, locale('de-DE'))).toMatch(
      /^Morgen gibt es in Hamburg ab 13 Uhr Gewitter\. Es fallen rund 3 Liter pro Quadratmeter\. Es ist bedeckt/,
    );
  });

  test('leaves the clouds of the night untold', () => {
    const text = tell('en-US', ...lasting(2), ...lasting(4, CALM_THUNDER));
    expect(text).toMatch(/^Tonight in Hamburg, expect thunderstorms from 2 AM on\. Tomorrow/);
  });

  test('is one sentence of equal days', () => {
    const day = [...evening, ...lasting(3)];
    const hours = hoursFrom(24, [...day, ...day, ...day]);
    const dates = [1, 2, 3].map((ahead) => addDays(TODAY, ahead));
    const told = (tag: string) => renderPlan(planOfDays(hours, dates), locale(tag));
    expect(told('de-DE')).toMatch(
      /^Von morgen bis Samstag gibt es in Hamburg abends Gewitter mit Böen bis 60 Kilometer pro Stunde\. Es ist bedeckt/,
    );
    expect(told('en-US')).toMatch(
      /^From tomorrow through Saturday in Hamburg, expect thunderstorms each evening, with gusts up to 40/,
    );
    expect(told('it-IT')).toMatch(
      /^Da domani a sabato a Hamburg ci saranno temporali ogni sera, con raffiche fino a 60/,
    );
  });
});

describe('gusts', () => {
  test('of other hours stand apart', () => {
    const text = tell(
      'de-DE',
      ...lasting(8, { gust: 62 }),
      ...lasting(10),
      ...lasting(3, CALM_THUNDER),
    );
    expect(text).toMatch(/^Morgen gibt es in Hamburg am Abend Gewitter\. .*Böen bis 65/);
  });

  test('of a thunderstorm that is a storm have the name of its force', () => {
    const storm = lasting(3, { ...THUNDER, gust: 92 });
    expect(tell('de-DE', ...lasting(18), ...storm)).toMatch(
      /^Morgen gibt es in Hamburg am Abend Gewitter mit schweren Sturmböen bis 95 Kilometer pro Stunde\./,
    );
  });
});

test('the same storm of several days is told once', () => {
  const storm = { gust: 112 };
  const days = [
    ...lasting(24, storm),
    ...lasting(24, { ...rain(63, 1), ...storm }),
    ...lasting(24, { ...storm, cloudCover: 0, temperature: 2 }),
  ];
  const dates = [1, 2, 3].map((ahead) => addDays(TODAY, ahead));
  const text = renderPlan(planOfDays(hoursFrom(24, days), dates), locale('de-DE'));
  expect(text).toMatch(
    /^Von morgen bis Samstag gibt es in Hamburg orkanartige Böen bis 115 Kilometer pro Stunde\. Morgen ist es bedeckt[^.]*\. .*Am Freitag regnet es[^.]*\. .*Am Samstag /,
  );
  expect(text.match(/Böen/g)).toHaveLength(1);
});

describe('heat in the evening', () => {
  test('goes on', () => {
    const hours = hoursFrom(42, lasting(4, { temperature: 36, cloudCover: 0 }));
    expect(renderPlan(planOfPart(hours, TOMORROW, 'evening'), locale('de-DE'))).toBe(
      'Morgen Abend ist es in Hamburg klar und mit bis zu 36 Grad noch sehr heiß.',
    );
  });
});

test('a storm is told of the hours beside it, too, whose gusts are told as as strong', () => {
  const hours = hoursFrom(23, [{ gust: 76 }, { gust: 71 }, { gust: 73 }]);
  expect(renderPlan(planOfNextHours(hours), locale('de-DE'))).toMatch(
    /^In den nächsten drei Stunden gibt es in Hamburg Sturmböen bis 80 /,
  );
});

test('a frost that stays the same is told as it is, not as the lowest', () => {
  const plan = planOfNextHours(hoursFrom(1, lasting(3, { cloudCover: 0, temperature: -18 })));
  expect(renderPlan(plan, locale('en-GB'))).toMatch(
    /bitterly cold and clear, at minus 18 degrees\.$/,
  );
});

const cold = (temperature: number) => ({ temperature });

/** What is said of today's frost, and of the night after it. */
function tellFrost(ofNight: number): string {
  const hours = hoursFrom(8, [...lasting(16, cold(-17)), ...lasting(6, cold(ofNight))]);
  return renderPlan(planDay(dayAndNight(hours), AUDIENCE), locale('de-DE'));
}

describe('a day of frost', () => {
  const flakes = { ...snow(73, 0.9), ...cold(-17) };
  const snowy = [...lasting(6, flakes), ...lasting(5, cold(-15)), ...lasting(7, flakes)];

  test.each([
    ['de-DE', /^Morgen wird es .* Heute Nacht schneit es leicht\. Tagsüber ist es bedeckt/],
    ['en-US', /^Tomorrow .* will be .* Tonight, expect light snow\. The day will be overcast/],
    ['fr-FR', /^Demain .* Cette nuit, il neigera [^.]*\. Dans la journée, le ciel sera couvert/],
    ['it-IT', /^Domani .* Stanotte [^.]*\. Durante il giorno il cielo sarà coperto/],
    ['es-ES', /^Mañana .* Esta noche [^.]*\. Durante el día el cielo estará cubierto/],
    ['nl-NL', /^Morgen .* Vannacht [^.]*\. Overdag is het bewolkt/],
    ['sv-SE', /^I morgon .* I natt [^.]*\. Under dagen blir det mulet/],
    ['pl-PL', /jutro będzie .* Dziś w nocy [^.]*\. W ciągu dnia będzie pochmurno/],
  ])('is not named twice around the snow of the night before: %s', (tag, words) => {
    const hours = hoursFrom(24, [...snowy, ...lasting(6, cold(-16))]);
    expect(renderPlan(planOfDay(hours, TOMORROW), locale(tag))).toMatch(words);
  });

  test('has the low of its night told where that is colder', () => {
    expect(tellFrost(-18)).toMatch(/bis minus 17 Grad.*minus 18 Grad/);
    expect(tellFrost(-17).match(/minus 17/g)).toHaveLength(1);
  });
});
