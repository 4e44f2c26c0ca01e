import { describe, expect, test } from 'vitest';
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
  rain,
  say,
  snow,
  TODAY,
} from './plans.ts';

const DATES = [1, 2, 3, 4].map((ahead) => addDays(TODAY, ahead));
const wet = lasting(24, rain(63, 1));
const dry = lasting(24);

const textOf = (tag: string, ...days: (typeof wet)[]) =>
  renderPlan(
    planOfDays(hoursFrom(24, [...days.flat(), ...dry]), DATES.slice(0, days.length)),
    locale(tag),
  );

describe('the amount of several days', () => {
  test('is that of all of them, where no other day is told', () => {
    expect(textOf('de-DE', wet, wet)).toMatch(/Insgesamt fallen/);
    expect(textOf('en-GB', wet, wet)).toMatch(/In total/);
  });

  test('is not heard of that of one day and its night', () => {
    const snowy = [
      ...lasting(4, snow(73, 1)),
      ...lasting(8),
      ...lasting(8, snow(73, 1.2)),
      ...lasting(4),
    ];
    const text = textOf('de-DE', snowy, lasting(24, { cloudCover: 0 }));
    expect(text).toContain('Mit der Nacht davor zusammen fallen rund 14 Zentimeter Schnee.');
    expect(text).not.toContain('Insgesamt');
  });

  test.each([
    ['de-DE', 'An beiden Tagen zusammen fallen rund 50'],
    ['en-GB', 'Over the two days'],
    ['fr-FR', 'Sur les deux jours, il tombera'],
    ['es-ES', 'Entre los dos días caerán'],
    ['it-IT', 'Nei due giorni cadranno in tutto'],
    ['ro-RO', 'În cele două zile'],
    ['nl-NL', 'Over die twee dagen samen valt er'],
    ['da-DK', 'I løbet af de to dage ventes der i alt'],
    ['sv-SE', 'Under de två dagarna väntas totalt'],
    ['pl-PL', 'Łącznie w ciągu obu dni spadnie'],
    [
      'cs-CZ',
      'V Hamburku bude zítra zataženo, nejvýše 8 stupňů. V pátek a v sobotu bude vydatně pršet. Celkem za oba dny spadne asi 50 milimetrů srážek. Nejvyšší teplota bude 8 stupňů.',
    ],
    [
      'sk-SK',
      'V Hamburgu bude zajtra zamračené, najviac 8 stupňov. V piatok a v sobotu bude výdatne pršať. Celkovo za oba dni spadne asi 50 milimetrov zrážok. Najvyššia teplota bude 8 stupňov.',
    ],
  ])('is not heard as that of the whole list in %s', (tag, words) => {
    expect(textOf(tag, dry, wet, wet)).toContain(words);
  });

  test('names more than two days as these days', () => {
    expect(textOf('de-DE', dry, wet, wet, wet)).toContain('An diesen Tagen zusammen');
  });
});

describe('an amount after that of another time', () => {
  const snowy = [...lasting(4, snow(73, 3)), ...lasting(20)];

  test.each([
    ['de-DE', 'Es fallen noch einmal rund 12 Zentimeter Schnee.'],
    ['en-GB', 'Another 12 centimetres will fall.'],
    ['en-US', 'Another 5 inches will fall.'],
    ['fr-FR', 'Il tombera encore environ 12 centimètres de neige.'],
    ['es-ES', 'Caerán otros 12 centímetros de nieve.'],
    ['it-IT', 'Cadranno ancora circa 12 centimetri di neve.'],
    ['nl-NL', 'Er valt nog eens ongeveer 12 centimeter sneeuw.'],
    ['pl-PL', 'Spadnie jeszcze około dwunastu centymetrów śniegu.'],
    ['cs-CZ', 'Napadne ještě asi 12 centimetrů sněhu.'],
    ['sk-SK', 'Napadne ešte asi 12 centimetrov snehu.'],
    ['da-DK', 'Der ventes yderligere omkring 12 centimeter sne.'],
    ['sv-SE', 'Det väntas ytterligare omkring 12 centimeter snö.'],
    ['ro-RO', 'Se vor mai depune aproximativ 12 centimetri de zăpadă.'],
  ])('is told as more, not heard as a correction: %s', (tag, words) => {
    const tomorrow = dayAndNight(hoursFrom(24, [...snowy, ...snowy.slice(0, 6)]), DATES[0]);
    const text = renderPlan(planDay(tomorrow, AUDIENCE), locale(tag));
    expect(text).toContain(words);
  });

  test('is told as more where its snow begins before midnight, too', () => {
    const evening = [
      ...lasting(4, snow(73, 3)),
      ...lasting(19),
      snow(73, 3),
      ...lasting(4, snow(73, 3)),
      {},
      {},
    ];
    const tomorrow = dayAndNight(hoursFrom(24, evening), DATES[0]);
    const text = renderPlan(planDay(tomorrow, AUDIENCE), locale('de-DE'));
    expect(text).toContain('Es fallen noch einmal rund 15 Zentimeter Schnee.');
  });

  test('of the next day is told as more, too', () => {
    const showers = lasting(24, rain(80, 1.5));
    expect(textOf('de-DE', wet, showers)).toMatch(
      /Es fallen rund 25 Liter .* Es fallen noch einmal rund 35 Liter/,
    );
  });

  test('is not where it includes a small one of tonight', () => {
    const tonight = [...lasting(6), ...lasting(2, rain(63, 1.5)), ...lasting(16)];
    const hours = hoursFrom(18, [...tonight, ...wet, ...wet]);
    const days = [dayAndNight(hours), dayOf(hours, DATES[0] ?? '')];
    const text = renderPlan(planDays(days, AUDIENCE), locale('de-DE'));
    expect(text).not.toContain('noch einmal');
  });

  test.each([
    ['de-DE', /Es fallen rund 11 Liter .* Es fallen noch einmal rund 18 Liter/],
    ['en-US', /About half an inch will fall\. .* Another three quarters of an inch will fall/],
    ['pl-PL', /około jedenastu milimetrów.* Spadnie jeszcze około osiemnastu milimetrów/],
  ])('is that of the rest of the day, where the night was told with tonight: %s', (tag, text) => {
    const hours = hoursFrom(19, lasting(5 + 24 + 24, rain(63, 1)));
    const days = [dayAndNight(hours), dayOf(hours, DATES[0] ?? '')];
    expect(renderPlan(planDays(days, AUDIENCE), locale(tag))).toMatch(text);
  });

  test('of another kind is not', () => {
    const text = textOf('de-DE', wet, lasting(24, snow(73, 1)));
    expect(text).not.toContain('noch einmal');
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
    ['de-DE', 'Mit der Nacht davor zusammen fallen rund 14 Zentimeter Schnee.'],
    ['en-GB', 'Counting the night before, about 14 centimetres of snow will fall.'],
    ['fr-FR', 'En comptant la nuit précédente, il tombera environ 14 centimètres de neige.'],
    ['it-IT', 'Compresa la notte precedente cadranno in tutto circa 14 centimetri di neve.'],
    ['pl-PL', 'Łącznie z poprzednią nocą spadnie około czternastu centymetrów śniegu.'],
  ])('is said to be that of both in a list: %s', (tag, text) => {
    expect(say(tag, plan)).toContain(text);
  });
});
