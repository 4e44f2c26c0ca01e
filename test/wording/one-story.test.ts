import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { planDays } from '../../src/wording/plan/days.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { addDays } from '../../src/time/local-time.ts';
import {
  AUDIENCE,
  dayAndNight,
  dayOf,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  planOfHours,
  planOfNextDays,
  rain,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const THUNDER: Weather = { ...rain(95, 2) };
const german = (plan: Plan) => renderPlan(plan, locale('de-DE'));
const today = (first: number, ...weather: Weather[]) =>
  german(planOfDay(hoursFrom(first, weather)));
const range = (first: number, ...weather: Weather[]) =>
  german(planOfHours(hoursFrom(first, weather)));

describe('a day is told as one story', () => {
  test('with a high that is not heard as that of the evening', () => {
    const shower = rain(81, 2);
    const day = [...lasting(19, { temperature: 24 }), ...lasting(3, shower), ...lasting(2)];
    const text = german(
      planOfDays(hoursFrom(24, [...day, ...lasting(24)]), [TOMORROW, addDays(TODAY, 2)]),
    );
    expect(text).toContain('am Abend gibt es Schauer. Es werden bis zu 24 Grad.');
  });

  test('with rain before and after a longer dry time', () => {
    const text = today(6, ...lasting(3, rain(63, 1)), ...lasting(11), ...lasting(4, rain(63, 1)));
    expect(text).toContain(
      'Heute ist es in Hamburg bedeckt, bis 9 Uhr und von 20 Uhr bis Mitternacht regnet es. Es fallen rund 7 Liter pro Quadratmeter. Die Temperaturen liegen um 8 Grad.',
    );
  });

  test('where showers of the evening and of the late evening are those of the evening', () => {
    const [shower, dry] = [rain(81, 2), {}];
    const evening = [shower, ...lasting(3, dry), shower, dry];
    const text = german(planOfDay(hoursFrom(24, [...lasting(18), ...evening]), TOMORROW));
    expect(text).toContain('bedeckt, am Abend gibt es Schauer.');
  });

  test('where a dry hour does not part the rain', () => {
    const wet = [...lasting(2, rain(63, 1)), {}, rain(63, 1)];
    expect(today(8, ...lasting(4), ...wet, ...lasting(8))).toContain(
      'bedeckt, zwischen 12 und 16 Uhr regnet es.',
    );
  });

  test('where most of it is rain, with the dry time between', () => {
    const text = today(6, ...lasting(6, rain(63, 1)), ...lasting(4), ...lasting(8, rain(63, 1)));
    expect(text).toContain(
      'regnet es in Hamburg, zwischen 12 und 16 Uhr bleibt es aber meist trocken',
    );
  });

  test('with heat and sun in one sentence, and the low as that of the night', () => {
    const hot = lasting(24, { cloudCover: 0, temperature: 36 });
    const night = lasting(6, { cloudCover: 0, temperature: 21 });
    const text = german(planOfDay(hoursFrom(24, [...hot, ...night]), TOMORROW));
    expect(text).toMatch(
      /^Morgen wird es in Hamburg (?:sonnig|heiter) und sehr heiß, bis 36 Grad\./,
    );
    expect(text).not.toContain('Es ist');
  });

  test('with the amount of the night right after its rain', () => {
    const text = german(
      planOfDay(hoursFrom(24, [...lasting(4, rain(63, 1.5)), ...lasting(20)]), TOMORROW),
    );
    expect(text).toMatch(
      /^Heute Nacht regnet es .*\. Es fallen rund 6 Liter pro Quadratmeter\. Morgen /,
    );
  });

  test('whose name is not said again before hours of its own', () => {
    const text = today(
      12,
      ...lasting(4, rain(63, 1)),
      THUNDER,
      ...lasting(2, rain(63, 1)),
      ...lasting(5),
    );
    expect(text.match(/heute/gi)).toHaveLength(1);
  });
});

describe('a range of hours', () => {
  test('tells little rain of its first hour', () => {
    expect(range(34, rain(61, 0.2), ...lasting(7))).toMatch(/zunächst leicht, ab 11 Uhr/);
  });

  test('ends with its last hour, if the weather changes in it', () => {
    const text = range(34, ...lasting(4), rain(63, 2));
    expect(text).toMatch(
      /^Morgen zwischen 10 und 15 Uhr ist es in Hamburg zunächst bedeckt, ab 14 Uhr regnet es/,
    );
  });

  test('of which most is dark has no sun', () => {
    expect(range(18, ...lasting(12, { cloudCover: 10 }))).not.toMatch(/[Ss]onn|heiter/);
  });
});

test('a storm comes before the trend of the temperatures', () => {
  const days = [4, 8, 12].flatMap((temperature) => lasting(24, { temperature, gust: 125 }));
  const dates = [TODAY, TOMORROW, addDays(TODAY, 2)];
  const text = german(planOfNextDays(hoursFrom(0, days), dates));
  expect(text).toMatch(/^Heute, morgen und übermorgen gibt es in Hamburg Orkanböen/);
});

test('in the evening several days begin with the low of the night, not with a high that is over', () => {
  const hours = hoursFrom(19, [...lasting(5, { temperature: 4 }), ...lasting(24)]);
  const days = [{ ...dayOf(hours, TODAY), nightLow: -1 }, dayOf(hours, TOMORROW)];
  expect(german(planDays(days, AUDIENCE))).toMatch(
    /^Heute Abend ist es in Hamburg bedeckt\. Nachts kühlt es auf minus ein Grad ab\. Morgen /,
  );
});

describe('a danger of some hours of a day', () => {
  test('stands within the sentence of the day, so that the sky is that of the day', () => {
    const text = today(19, ...lasting(4), { gust: 84 });
    expect(text).toMatch(
      /^Heute Abend gibt es in Hamburg ab 23 Uhr Sturmböen [^.]+\. Es ist bedeckt/,
    );
  });

  test.each([
    ['en-GB', /^Tomorrow in Hamburg, expect .* in the evening\. It'll be/],
    ['fr-FR', /^Demain à Hamburg, .* dans la soirée\. Le ciel/],
    ['it-IT', /^Domani a Hamburg ci saranno .* in serata\. Il cielo/],
    ['es-ES', /^Mañana en Hamburg .* por la tarde noche\. El cielo/],
    ['nl-NL', /^Morgen zijn er in Hamburg 's avonds .*\. Het is/],
    ['sv-SE', /^I morgon väntas .* i Hamburg på kvällen, .*\. Det blir/],
    ['cs-CZ', /^V Hamburku bude zítra večer silný vítr s nárazy .*\. Bude/],
  ])('in %s', (tag, words) => {
    const stormy = lasting(4, { gust: 84 });
    const day = [...lasting(18), ...stormy, ...lasting(2)];
    const plan = planOfDay(hoursFrom(24, day), TOMORROW);
    expect(renderPlan(plan, locale(tag))).toMatch(words);
  });
});

test('gusts that are a storm by their whole number have their time', () => {
  const day = [...lasting(5, { gust: 74.6 }), ...lasting(19)];
  expect(german(planOfDay(hoursFrom(24, day), TOMORROW))).toMatch(
    /^Heute Nacht gibt es in Hamburg Sturmböen/,
  );
});

test('heavy rain of the night does not make the rain of the day heavy', () => {
  const hours = [...lasting(5, rain(65, 5)), ...lasting(5, rain(61, 0.3)), ...lasting(14)];
  const text = german(planOfDay(hoursFrom(24, hours), TOMORROW));
  expect(text).toMatch(/^Heute Nacht regnet es in Hamburg stark\./);
  expect(text).toMatch(/Morgen regnet es zunächst leicht/);
});

test('after rain of the night a day alone has the low of its own night, and its gusts', () => {
  const wetNight = [...lasting(3, rain(63, 1)), ...lasting(15, { temperature: 20, gust: 62 })];
  const text = german(planOfDay(hoursFrom(24, [...wetNight, ...lasting(12)]), TOMORROW));
  expect(text).toMatch(/^Heute Nacht regnet es in Hamburg zwischen Mitternacht und 3 Uhr\./);
  expect(text).toContain('Böen bis 65 Kilometer pro Stunde');
});

test('rain beside the thunderstorms of a part of the day is not told again', () => {
  const afternoon = [...lasting(2, rain(61, 0.8)), ...lasting(2, THUNDER)];
  const weather = [...lasting(13), ...afternoon, ...lasting(5), ...lasting(2, rain(61, 0.8))];
  const text = german(planOfDay(hoursFrom(24, weather), TOMORROW));
  expect(text).toMatch(/^Morgen gibt es in Hamburg am Nachmittag Gewitter\./);
  expect(text).toContain('Es ist bedeckt, am späten Abend regnet es.');
});

describe('who asks before six', () => {
  const dawn = { ...AUDIENCE, isBeforeDawn: true };
  const wetNight = [...lasting(24), ...lasting(3, rain(63, 1)), ...lasting(21)];

  test('hears the next night by the days between which it is', () => {
    const period = dayOf(hoursFrom(0, wetNight), TOMORROW);
    expect(german(planDay(period, dawn))).toMatch(/^In der Nacht auf Donnerstag regnet es/);
    expect(german(planDay(period, AUDIENCE))).toMatch(/^Heute Nacht regnet es/);
  });
});

describe('in the evening', () => {
  const stormy = [...lasting(2), THUNDER, THUNDER, ...lasting(2)];
  const tonight = (...weather: Weather[]) => before(stormy, 20, ...weather);

  test('the danger of the night is told first', () => {
    expect(tonight(...lasting(4))).toMatch(
      /^Heute Abend und in der Nacht gibt es in Hamburg zwischen 2 und 4 Uhr Gewitter\./,
    );
  });

  test('a danger of the evening itself stands before that of the night', () => {
    expect(tonight(THUNDER, THUNDER, ...lasting(2))).toMatch(
      /^Heute Abend und in der Nacht gibt es in Hamburg bis 22 Uhr und von 2 bis 4 Uhr Gewitter\./,
    );
  });

  test('ice of the night is warned of', () => {
    const icy = [...lasting(3), ...lasting(3, rain(66, 0.3))];
    expect(before(icy, 20, THUNDER, ...lasting(3))).toMatch(
      /^Vorsicht, Glatteis\. Heute Abend und in der Nacht .* gefrierender Regen/,
    );
  });

  test('ice of the evening and of the night is warned of once', () => {
    const icy = { ...rain(66, 0.3), temperature: -1 };
    const text = before(lasting(4, icy), 20, {}, ...lasting(3, icy));
    expect(text.match(/Glatteis/g)).toHaveLength(1);
  });

  test('before midnight the rest of today is the night', () => {
    const text = before(lasting(6, rain(63, 1)), 23, ...lasting(1));
    expect(text).toMatch(/^Heute Nacht regnet es in Hamburg ab Mitternacht\./);
  });
});

/** The text of today with what is left of it, and its night. */
function before(night: Weather[], first: number, ...weather: Weather[]): string {
  const hours = hoursFrom(first, [...weather, ...night]);
  return german(planDay(dayAndNight(hours), AUDIENCE));
}

describe('days together', () => {
  const snowy = lasting(24, { ...rain(71, 0.45), snow: 0.45, temperature: -4 });
  const dates = [1, 2, 3, 4].map((ahead) => addDays(TODAY, ahead));

  test('are not heavier for what falls in the night before', () => {
    const day = [...lasting(5, rain(65, 5)), ...lasting(5, rain(61, 0.3)), ...lasting(14)];
    const text = german(planOfDays(hoursFrom(24, [...day, ...lasting(24)]), dates.slice(0, 2)));
    expect(text).toMatch(/^Heute Nacht regnet es .* stark\. .*Morgen regnet es zunächst leicht/);
  });

  test('are as strong as each of them', () => {
    const alone = german(planOfDay(hoursFrom(24, snowy), TOMORROW));
    const together = german(
      planOfDays(hoursFrom(24, [...snowy, ...snowy, ...snowy, ...snowy]), dates),
    );
    expect(alone).not.toContain('leicht');
    expect(together).not.toContain('leicht');
  });

  test('tell the night before a stormy day before its storm', () => {
    const storm = { gust: 120 };
    const day = [...lasting(3, rain(63, 1)), ...lasting(3), ...lasting(18, storm)];
    const text = german(planOfDays(hoursFrom(24, [...day, ...lasting(24)]), dates.slice(0, 2)));
    expect(text).toMatch(/^Heute Nacht regnet es .* Morgen gibt es Orkanböen/);
  });

  test('begin with a storm of the night and of its day', () => {
    const storm = { gust: 120 };
    const day = [...lasting(3, { ...rain(63, 1), ...storm }), ...lasting(21, storm)];
    const text = german(planOfDays(hoursFrom(24, [...day, ...lasting(24)]), dates.slice(0, 2)));
    expect(text).toMatch(/^Heute Nacht und morgen gibt es .* Orkanböen .*\. Heute Nacht regnet es/);
    const after = german(
      planDay(dayAndNight(hoursFrom(24, [...day, ...lasting(6, storm)]), TOMORROW), AUDIENCE),
    );
    expect(after).toMatch(/^Heute Nacht, morgen und in der Nacht auf Freitag gibt es .* Orkanböen/);
  });

  test('share a sentence with gusts that are nearly as strong', () => {
    const [first, second] = [54, 58].map((gust) => [
      ...lasting(14),
      ...lasting(4, { ...rain(95, 4), gust }),
      ...lasting(6),
    ]);
    const hours = hoursFrom(24, [...(first ?? []), ...(second ?? [])]);
    const text = german(planOfDays(hours, dates.slice(0, 2)));
    expect(text.match(/Gewitter/g)).toHaveLength(1);
  });

  test('tell the snow of a night whose day has light rain', () => {
    const nightSnow = { ...rain(73, 1), snow: 1, temperature: -1 };
    const day = [...lasting(4, nightSnow), ...lasting(8), ...lasting(5, rain(61)), ...lasting(7)];
    const text = german(planOfDays(hoursFrom(24, [...day, ...lasting(24)]), dates.slice(0, 2)));
    expect(text).toMatch(/^Heute Nacht schneit es in Hamburg .*\. Morgen ist es bedeckt/);
  });

  test('tell two millimetres of a night whose day is as wet', () => {
    const day = [...lasting(4, rain(63, 1)), ...lasting(8), ...lasting(5, rain(63, 1))];
    const days = [...day, ...lasting(7), ...lasting(24)];
    expect(german(planOfDays(hoursFrom(24, days), dates.slice(0, 2)))).toMatch(
      /^Heute Nacht regnet es/,
    );
  });

  test('tell the rest of today by the hour: at noon, afternoon is not until six', () => {
    const hours = hoursFrom(13, [...lasting(4, rain(63, 1)), ...lasting(31)]);
    expect(german(planOfDays(hours, [TODAY, TOMORROW]))).toMatch(
      /^Heute regnet es in Hamburg bis 17 Uhr, danach ist es bedeckt/,
    );
  });
});
