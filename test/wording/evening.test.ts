import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { planDays } from '../../src/wording/plan/days.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  AUDIENCE,
  dayAndNight,
  dayOf,
  hoursFrom,
  lasting,
  locale,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const TOMORROW = addDays(TODAY, 1);
const DRIZZLE = rain(51, 0.1);
const SNOW = snow(75, 2);
const FOG: Weather = { significantWeather: 45 };
const ICE: Weather = { ...rain(67, 0.7), temperature: -1 };

/** What is said of today, of which hours from one on are left, or of tomorrow from midnight on. */
function tell(tag: string, first: number, ...weather: Weather[]): string {
  const date = first < 24 ? TODAY : TOMORROW;
  return renderPlan(planDay(dayAndNight(hoursFrom(first, weather), date), AUDIENCE), locale(tag));
}

describe('in the evening, a spell that goes on in the night', () => {
  test.each([
    ['de-DE', 'Heute Abend und in der Nacht nieselt es in Hamburg. Die Temperaturen liegen um 8 Grad.'],
    ['en-US', 'This evening and overnight in Hamburg, expect drizzle. Temperatures will be around 46 degrees.'],
  ])('is told once: %s', (tag, text) => {
    expect(tell(tag, 18, ...lasting(12, DRIZZLE))).toBe(text);
  }); // prettier-ignore

  test.each([
    ['de-DE', 'Heute Abend und in der Nacht schneit es in Hamburg zwischen 21 und 4 Uhr. Es fallen rund 14 Zentimeter Schnee. Es kühlt auf minus 2 Grad ab.'],
    ['en-US', 'This evening and overnight in Hamburg, expect snow between 9 PM and 4 AM. About 6 inches will fall. The low will be 28 degrees.'],
  ])('has its end, its whole amount, and then the low: %s', (tag, text) => {
    const dull = { temperature: 1 };
    expect(tell(tag, 20, dull, ...lasting(7, SNOW), ...lasting(2, dull))).toBe(text);
  }); // prettier-ignore

  test('is told once before tomorrow, too, which has an amount of its own', () => {
    const weather = [{}, ...lasting(7, SNOW), ...lasting(17), ...lasting(4, snow(75, 5))];
    const hours = hoursFrom(20, weather);
    const days = [dayAndNight(hours), dayOf(hours, TOMORROW)];
    expect(renderPlan(planDays(days, AUDIENCE), locale('de-DE'))).toMatch(
      /^Heute Abend und in der Nacht .* rund 14 Zentimeter .* Morgen .* rund 15 Zentimeter/,
    );
  });
});

describe('before the evening', () => {
  test.each([
    ['de-DE', /^Heute ist es in Hamburg bedeckt, zwischen 22 und 5 Uhr schneit es\. Es fallen rund 14 Zentimeter Schnee\. .*nachts kühlt es auf minus 2 Grad ab\.$/],
    ['en-US', /^Today in Hamburg will be overcast, with snow between 10 PM and 5 AM\. About 6 inches will fall\. /],
  ])('snow over midnight has its end and its whole amount: %s', (tag, text) => {
    const dull = { temperature: 1 };
    expect(tell(tag, 12, ...lasting(10, dull), ...lasting(7, SNOW), dull)).toMatch(text);
  }); // prettier-ignore

  test.each([
    ['de-DE', 'Heute ist es in Hamburg bedeckt, bis 12 Grad. Heute Nacht regnet es ab 2 Uhr, es kühlt auf 8 Grad ab.'],
    ['en-US', 'Today in Hamburg will be overcast, with a high of 54. Tonight, expect rain from 2 AM on, with a low of 46.'],
  ])('a wet night has one clause with its low: %s', (tag, text) => {
    const night = [...lasting(2), ...lasting(4, rain(63, 1))];
    expect(tell(tag, 12, ...lasting(8, { temperature: 12 }), ...lasting(4), ...night)).toBe(text);
  }); // prettier-ignore

  test('a little rain of the night has none', () => {
    const night = [...lasting(2), ...lasting(2, rain(61, 0.1)), ...lasting(2)];
    expect(tell('de-DE', 12, ...lasting(12, { temperature: 12 }), ...night)).toMatch(
      /, bis 12 Grad, nachts 8 Grad\.$/,
    );
  });
});

const cooling = (from: number) =>
  Array.from({ length: 18 }, (_, hour): Weather => ({ temperature: from - hour }));

describe('a high that is past', () => {
  test.each([
    [17, 'Heute Abend ist es in Hamburg bedeckt. Nachts kühlt es auf minus 4 Grad ab.'],
    [16, 'Heute ist es in Hamburg bedeckt. Nachts kühlt es auf minus 5 Grad ab.'],
    [14, 'Heute ist es in Hamburg bedeckt, bis 8 Grad, nachts minus 7 Grad.'],
  ])('is not told from %s o’clock on, after which it gets colder', (first, text) => {
    expect(tell('de-DE', first, ...cooling(8).slice(0, 30 - first))).toBe(text);
  });
});

describe('what goes on from the night into the morning is told once', () => {
  test.each([
    ['de-DE', /^Morgen ist es in Hamburg zunächst neblig, ab dem frühen Vormittag heiter\. Am Abend wird es wieder neblig\. /],
    ['en-US', /^Tomorrow in Hamburg, expect fog early in the morning, then mostly sunny skies\. There'll be more fog in the evening\. /],
  ])('as fog: %s', (tag, text) => {
    const sun = { cloudCover: 25 };
    const day = [...lasting(8, FOG), ...lasting(12, sun), ...lasting(4, FOG)];
    expect(tell(tag, 24, ...day, ...lasting(6))).toMatch(text);
  }); // prettier-ignore

  test.each([
    ['de-DE', /^Vorsicht, Glatteis\. Morgen fällt in Hamburg zunächst gefrierender Regen, ab dem frühen Nachmittag ist es bedeckt\. /],
    ['en-US', /^Watch out for ice\. Tomorrow in Hamburg, expect freezing rain into the early afternoon, then overcast skies\. /],
  ])('as ice from five on: %s', (tag, text) => {
    expect(tell(tag, 24, ...lasting(5), ...lasting(8, ICE), ...lasting(17))).toMatch(text);
  }); // prettier-ignore

  test('but ice from one on is that of the night', () => {
    expect(tell('de-DE', 24, {}, ...lasting(12, ICE), ...lasting(17))).toMatch(
      /^Vorsicht, Glatteis\. Heute Nacht fällt in Hamburg ab ein Uhr/,
    );
  });
});

test.each([
  ['de-DE', /^Heute Nacht .* bis 4 Uhr neblig\. Morgen ist es bedeckt, bis 12 Grad\. In der Nacht auf Freitag kühlt es auf 5 Grad ab\.$/],
  ['en-US', /^Tonight .* fog.*\. Tomorrow will be overcast, with a high of 54\. Tomorrow night, the low will be 41 degrees\.$/],
])('after the night before a day, the one after it is named: %s', (tag, text) => {
  const day = [...lasting(4, FOG), ...lasting(14, { temperature: 12 }), ...lasting(6)];
  expect(tell(tag, 24, ...day, ...lasting(6, { temperature: 5 }))).toMatch(text);
}); // prettier-ignore
