import { listSkies } from '../../src/wording/plan/sky.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { isWet } from '../../src/weather/state.ts';
import { renderPlan } from '../../src/wording/render.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import {
  AUDIENCE,
  courseHours,
  dayAndNight,
  dayOf,
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const german = (plan: Plan) => renderPlan(plan, locale('de-DE'));
const tomorrow = (...weather: Weather[]) => german(planOfDay(hoursFrom(24, weather), TOMORROW));

describe('what falls before six in the morning', () => {
  test('is said as the night’s', () => {
    expect(tomorrow(...lasting(4, rain(63, 1.5)), ...lasting(20))).toBe(
      'Heute Nacht regnet es in Hamburg zwischen Mitternacht und 4 Uhr. Es fallen rund 6 Liter pro Quadratmeter. Morgen ist es bedeckt. Die Temperaturen liegen um 8 Grad.',
    );
  });

  test('has its amount if that is most of the sum, so that nobody takes it for that of the day', () => {
    const weather = [...lasting(4, rain(63, 3)), ...lasting(8), ...lasting(3, rain(61, 0.4))];
    expect(tomorrow(...weather, ...lasting(9))).toMatch(
      /^Heute Nacht regnet es .*\. Es fallen rund 12 Liter pro Quadratmeter\. Morgen ist es bedeckt, .* regnet es leicht\./,
    );
  });

  test.each([
    ['fr-FR', 'Cette nuit à Hamburg, il pleuvra entre une heure et 4 heures du matin.'],
    ['it-IT', "Stanotte a Hamburg pioverà tra l'una e le 4."],
    ['es-ES', 'Esta noche lloverá en Hamburg entre la una y las 4 de la madrugada.'],
    ['pl-PL', 'W Hamburgu dziś w nocy między pierwszą a czwartą będzie padać deszcz.'],
    ['cs-CZ', 'V Hamburku bude dnes v noci mezi první a čtvrtou hodinou pršet.'],
    ['sk-SK', 'V Hamburgu bude dnes v noci medzi jednou a štvrtou hodinou pršať.'],
    ['da-DK', 'I nat regner det i Hamburg mellem klokken et og 4.'],
    ['sv-SE', 'I natt regnar det i Hamburg mellan klockan ett och 4.'],
    ['ro-RO', 'În această noapte la Hamburg va ploua între orele unu și 4 dimineața.'],
  ])('is said without the clouds around it: %s', (tag, words) => {
    const hours = hoursFrom(24, [{}, ...lasting(3, rain(63, 1.5)), ...lasting(20)]);
    expect(renderPlan(planOfDay(hours, TOMORROW), locale(tag))).toContain(words);
  });

  test('has no start if it falls over midnight', () => {
    const weather = [...lasting(2, rain(63, 1.5)), ...lasting(22)];
    const period = dayOf(hoursFrom(24, weather), TOMORROW);
    const [before] = courseHours(hoursFrom(23, [rain(63, 1.5)]));
    const plan = planDay({ ...period, ...(before && { before }) }, AUDIENCE);
    expect(german(plan)).toMatch(/^Heute Nacht regnet es in Hamburg bis 2 Uhr\. /);
  });

  test('that comes back until an hour has that at its end in Dutch', () => {
    const fall = snow(73, 2);
    const snowy = [...lasting(5, fall), ...lasting(17, { temperature: -1 }), fall, fall];
    const hours = hoursFrom(24, [...snowy, ...snowy]);
    const plan = planOfDays(hours, [TOMORROW, addDays(TOMORROW, 1)]);
    expect(renderPlan(plan, locale('nl-NL'))).toContain('sneeuwt het opnieuw tot 5 uur');
  });

  test('goes on from the evening that is told before it', () => {
    const evening = hoursFrom(18, [...lasting(5), ...lasting(3, rain(63, 1.5)), ...lasting(4)]);
    expect(german(planDay(dayAndNight(evening), AUDIENCE))).toBe(
      'Heute Abend und in der Nacht regnet es in Hamburg zwischen 23 und 2 Uhr. Die Temperaturen liegen um 8 Grad.',
    );
  });

  test('after a sunny day leaves it the words of the day', () => {
    const sunny = hoursFrom(8, [...lasting(15, { cloudCover: 20 }), rain(63, 1.5)]);
    expect(german(planOfDay(sunny))).toMatch(
      /^Heute ist es in Hamburg heiter, gegen 23 Uhr regnet es aber\./,
    );
    const doubtful = { ...rain(63, 1.5), precipitationProbability: 40 };
    const possible = hoursFrom(8, [...lasting(15, { cloudCover: 20 }), doubtful]);
    expect(german(planOfDay(possible))).toMatch(
      /^Heute ist es in Hamburg heiter.* Gegen 23 Uhr ist Regen möglich\./,
    );
  });

  test('has none if the day has as much', () => {
    const weather = [...lasting(4, rain(63, 1.5)), ...lasting(8), ...lasting(4, rain(63, 1.5))];
    expect(tomorrow(...weather, ...lasting(8))).toMatch(/^Heute Nacht regnet es [^.]*\. Morgen/);
  });

  test('is said of a day with two more showers, too', () => {
    const wet = rain(63, 1.5);
    expect(
      tomorrow(
        ...lasting(3, wet),
        ...lasting(9),
        ...lasting(2, wet),
        ...lasting(9),
        ...lasting(1, wet),
      ),
    ).toMatch(
      /^Heute Nacht regnet es in Hamburg zwischen Mitternacht und 3 Uhr\. Morgen ist es bedeckt, um die Mittagszeit und am späten Abend regnet es wieder\./,
    );
  });

  test('comes first if it is dangerous', () => {
    expect(tomorrow(...lasting(6, { ...rain(66), temperature: -1 }), ...lasting(18))).toMatch(
      /^Vorsicht, Glatteis\. Heute Nacht fällt in Hamburg leichter gefrierender Regen\. Morgen ist es bedeckt\./,
    );
  });

  test('comes before the storm of its day, which is told in one go', () => {
    const text = tomorrow(
      ...lasting(4, { ...rain(65, 5), gust: 30 }),
      ...lasting(20, { gust: 80 }),
    );
    expect(text).toMatch(
      /^Heute Nacht regnet es in Hamburg .* stark\. .* Morgen gibt es Sturmböen bis 80 Kilometer pro Stunde\. Es ist bedeckt\./,
    );
  });

  test('is that of the running night just after midnight', () => {
    const plan = planOfDay(hoursFrom(0, [...lasting(3, rain(56, 0.1)), ...lasting(21)]));
    expect(german(plan)).toMatch(/^Vorsicht, Glatteis\. Heute Nacht fällt in Hamburg bis 3 Uhr /);
  });

  test('has its own sentence if it is fog of three hours', () => {
    const fog = { significantWeather: 45 };
    expect(tomorrow(...lasting(3, fog), ...lasting(21))).toContain(
      'Heute Nacht ist es in Hamburg bis 3 Uhr neblig',
    );
    expect(tomorrow(...lasting(2, fog), ...lasting(22))).not.toContain('neblig');
  });

  test('is not said twice if the day begins with it', () => {
    expect(tomorrow(...lasting(10, rain(63)), ...lasting(14))).not.toMatch(
      /(?:Heute|In der) Nacht/,
    );
  });

  test('has no dry break of an hour', () => {
    const night = [...lasting(2, rain(63)), {}, ...lasting(3, rain(63)), ...lasting(18)];
    expect(tomorrow(...night)).toContain('Heute Nacht regnet es in Hamburg.');
  });

  test('is called as strong as its hours, however little it is for a day', () => {
    expect(tomorrow(...lasting(4, rain(63, 1.1)), ...lasting(20))).toContain(
      'regnet es in Hamburg zwischen Mitternacht und 4 Uhr.',
    );
  });

  test('is left out below half a millimetre', () => {
    expect(tomorrow(...lasting(2, rain(61, 0.2)), ...lasting(22))).not.toContain('Nacht');
  });

  test('is told with what falls by day if both together are half a millimetre', () => {
    const little = rain(61, 0.3);
    expect(tomorrow({}, little, ...lasting(12), little, ...lasting(9))).toMatch(
      /^Morgen ist es in Hamburg bedeckt, gelegentlich regnet es leicht/,
    );
    const byNight = [rain(61, 0.2), rain(61, 0.2)];
    expect(tomorrow({}, ...byNight, ...lasting(11), little, ...lasting(9))).toMatch(
      /^Morgen ist es in Hamburg bedeckt, gelegentlich regnet es leicht/,
    );
  });

  test('does not make rain likely by day', () => {
    expect(tomorrow(...lasting(4, snow(73, 1)), ...lasting(20))).not.toContain('wahrscheinlich');
  });
});

test('no day is told dry in which 0.5 mm fall, by day or by night', () => {
  const shower = fc.record({
    from: fc.integer({ min: 0, max: 23 }),
    length: fc.integer({ min: 1, max: 5 }),
    state: fc.constantFrom(51, 61, 63, 71, 80, 81, 85, 68, 66, 95),
    amount: fc.constantFrom(0.5, 0.8, 2, 6),
  });
  const property = fc.property(shower, ({ from, length, state, amount }) => {
    const weather = lasting(24).map((dull, hour) =>
      hour >= from && hour < from + length ? rain(state, amount) : dull,
    );
    const plan = planOfDay(hoursFrom(24, weather), TOMORROW);
    expect({ text: german(plan), names: plan.some(namesFall) }).toMatchObject({ names: true });
  });
  fc.assert(property, { numRuns: propertyRuns(2000) });
});

test('rain of the night is told whatever falls from nine in the morning on', () => {
  const showers = fc.uniqueArray(fc.integer({ min: 9, max: 23 }), { maxLength: 5 });
  const property = fc.property(showers, (wetHours) => {
    const weather = Array.from({ length: 24 }, (_, hour): Weather =>
      hour < 3 || wetHours.includes(hour) ? rain(63, 1.5) : {},
    );
    const plan = planOfDay(hoursFrom(24, weather), TOMORROW);
    expect([german(plan), plan.some(coversNight)]).toEqual([german(plan), true]);
  });
  fc.assert(property, { numRuns: propertyRuns(1000) });
});

/** "Tonight it rains", or rain at times throughout. */
function coversNight(statement: Plan[number]): boolean {
  if (statement.kind !== 'course' || !namesFall(statement)) return false;
  const when = statement.opening?.when;
  return (when?.kind === 'part' && when.part === 'night') || statement.course.form === 'atTimes';
}

function namesFall(statement: Plan[number]): boolean {
  if (statement.kind === 'chance' || statement.kind === 'amount') return true;
  return (
    statement.kind === 'course' && listSkies(statement.course).some(({ state }) => isWet(state))
  );
}

const calm = lasting(16);
const dayWith = (day: Weather[], night: Weather[]) =>
  german(planDay(dayAndNight(hoursFrom(8, [...day, ...night])), AUDIENCE));

describe('the night after a day', () => {
  test('has its storm, even without rain', () => {
    expect(dayWith(calm, [...lasting(2), ...lasting(4, { windSpeed: 50, gust: 84 })])).toMatch(
      /Heute Nacht gibt es Sturmböen bis 85 Kilometer pro Stunde\.$/,
    );
  });

  test('has a storm before its rain', () => {
    const night = lasting(6, { ...rain(63, 1.5), windSpeed: 50, gust: 84 });
    expect(dayWith(calm, night)).toMatch(
      /Heute Nacht gibt es Sturmböen bis 85 Kilometer pro Stunde\. Dazu kommt Regen/,
    );
  });

  test('shares the storm of its day if that is as strong', () => {
    const storm = { windSpeed: 60, gust: 110 };
    expect(dayWith(lasting(16, storm), lasting(6, storm))).toMatch(
      /^Heute und heute Nacht gibt es in Hamburg orkanartige Böen bis 110 Kilometer pro Stunde\./,
    );
  });

  test('has snow of three centimetres and more beside that of its day', () => {
    const told = dayWith(lasting(16, snow(73, 1)), lasting(6, snow(73, 0.8)));
    expect(told).toMatch(/Es fallen rund 16 Zentimeter Schnee\..* noch einmal rund 5 Zentimeter/);
  });
});

test('a thunderstorm between one and two in the night does not begin at midnight', () => {
  const hours = [...lasting(1), rain(95, 3.7), ...lasting(22)];
  const text = renderPlan(planOfDay(hoursFrom(24, hours), addDays(TODAY, 1)), locale('de-DE'));
  expect(text).toMatch(/^Heute Nacht gibt es in Hamburg gegen ein Uhr Gewitter\./);
});

describe('the night beside its day', () => {
  test('tells two hours of fog with which it ends', () => {
    const fog = { significantWeather: 45 };
    const day = [...lasting(24), ...lasting(4, {}), ...lasting(2, fog)];
    const text = german(planDay(dayAndNight(hoursFrom(24, day), TOMORROW), AUDIENCE));
    expect(text).toMatch(/In der Nacht auf Freitag ist es ab 4 Uhr neblig\.$/);
  });

  test('tells its millimetre where the rain of the day is at noon', () => {
    const day = [
      ...lasting(3, rain(61, 0.4)),
      ...lasting(8),
      ...lasting(3, rain(61, 0.4)),
      ...lasting(10),
    ];
    const text = german(
      planOfDays(hoursFrom(24, [...day, ...lasting(24)]), [TOMORROW, addDays(TODAY, 2)]),
    );
    expect(text).toMatch(
      /^Heute Nacht regnet es in Hamburg zwischen Mitternacht und 3 Uhr leicht\./,
    );
  });

  test('tells its low after its own storm', () => {
    const day = [...lasting(24, { gust: 150 }), ...lasting(6, { gust: 92, temperature: 4 })];
    const text = german(planDay(dayAndNight(hoursFrom(24, day), TOMORROW), AUDIENCE));
    expect(text).toMatch(
      /In der Nacht auf Freitag gibt es .* Sturmböen .*\. Es kühlt auf 4 Grad ab\.$/,
    );
  });
});
