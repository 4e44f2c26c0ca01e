import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../src/time/units.ts';
import { addDays } from '../../src/time/local-time.ts';
import { planDays, planNextDays } from '../../src/wording/plan/days.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import {
  AUDIENCE,
  CLOUDY,
  dayOf,
  hoursFrom,
  lasting,
  locale,
  planOfDays,
  planOfHour,
  planOfNextDays,
  rain,
  say,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';

const DAYS = Array.from({ length: 10 }, (_, ahead) => addDays(TODAY, ahead));
const day = (weather: Weather, temperature: number) => lasting(24, { ...weather, temperature });

function listed(weather: readonly Weather[], days = DAYS.slice(0, weather.length / 24)): string {
  return renderPlan(planOfDays(hoursFrom(0, weather), days), locale('de-DE'));
}

describe('several days', () => {
  test('share a sentence if they are similar and equally warm', () => {
    expect(listed([...day({}, 3), ...day({}, 6), ...day({}, 12)])).toBe(
      'Heute, morgen und übermorgen ist es in Hamburg bedeckt, die Höchstwerte steigen von 3 auf 12 Grad.',
    );
    expect(listed([...day({}, 3), ...day({}, 6), ...day({}, 14)])).toBe(
      'Heute und morgen ist es in Hamburg bedeckt, die Höchstwerte steigen von 3 auf 6 Grad. Am Freitag ist es bedeckt, bis 14 Grad.',
    );
    expect(listed([...day({}, 3), ...day({}, 6), ...day({}, 4)])).toBe(
      'Heute, morgen und übermorgen ist es in Hamburg bedeckt bei Höchstwerten zwischen 3 und 6 Grad.',
    );
  });

  test.each([
    ['en-US', /^Today and tomorrow in Hamburg will be partly cloudy, with highs falling from 43 to 37\.$/],
    ['fr-FR', /^Aujourd'hui et demain à Hamburg, le ciel sera nuageux et les maximales passeront de 6 à 3 degrés\.$/],
    ['es-ES', /^Hoy y mañana en Hamburg habrá intervalos nubosos, con máximas que bajarán de 6 a 3 grados\.$/],
    ['it-IT', /^Oggi e domani a Hamburg il cielo sarà parzialmente nuvoloso, con massime in calo da 6 a 3 gradi\.$/],
    ['nl-NL', /^Vandaag en morgen is het in Hamburg half bewolkt, met maxima die dalen van 6 naar 3 graden\.$/],
    ['pl-PL', /^W Hamburgu dziś i jutro zachmurzenie będzie umiarkowane, temperatura maksymalna spadnie z sześciu do trzech stopni\.$/],
    ['sv-SE', /^I dag och i morgon blir det växlande molnighet i Hamburg, och dagstemperaturen sjunker från 6 till 3 grader\.$/],
    ['da-DK', /^I dag og i morgen bliver det delvist skyet i Hamburg, og dagtemperaturen falder fra 6 til 3 grader\.$/],
    ['cs-CZ', /^V Hamburku bude dnes a zítra oblačno, nejvyšší teplota klesne ze šesti na tři stupně\.$/],
    ['sk-SK', /^V Hamburgu bude dnes a zajtra oblačno, najvyššia teplota klesne zo šiestich na tri stupne\.$/],
    ['ro-RO', /^Astăzi și mâine la Hamburg cerul va fi parțial noros, iar temperaturile maxime vor scădea de la 6 la 3 grade\.$/],
  ])('of which each is colder tell from which high to which: %s', (tag, text) => {
    const days = hoursFrom(0, [...day(CLOUDY, 6), ...day(CLOUDY, 3)]);
    expect(say(tag, planOfDays(days, DAYS.slice(0, 2)))).toMatch(text);
  }); // prettier-ignore

  test('do not share the storm of one of them', () => {
    expect(listed([...day({}, 3), ...day({ gust: 80 }, 3)])).toBe(
      'Heute ist es in Hamburg bedeckt, bis 3 Grad. Morgen gibt es Sturmböen bis 80 Kilometer pro Stunde. Es ist bedeckt bei bis zu 3 Grad.',
    );
  });

  test('are told apart if one of them alone has gusts of a hurricane', () => {
    const text = listed([...day({ gust: 122 }, 3), ...day({ gust: 110 }, 3)]);
    expect(text).toMatch(/^Heute gibt es in Hamburg Orkanböen bis 125 /);
    expect(text).toContain('Morgen gibt es orkanartige Böen bis 110 ');
  });

  test('of many kinds are told one by one: unlike days never share a sentence', () => {
    const week = [
      ...day(rain(61), 4), ...day(rain(63), 6), ...day(rain(80), 9), ...day(CLOUDY, 12),
      ...day({}, 3), ...day(CLOUDY, 8), ...day(rain(61), 7), ...day({}, 2), ...day(CLOUDY, 9),
    ]; // prettier-ignore
    expect(listed(week).match(/ Grad\./g)).toHaveLength(9);
  });

  test('name a weekday without its date if that is unambiguous', () => {
    const text = listed([...lasting(24 * 8, CLOUDY), ...day({}, 1)], DAYS.slice(5, 9));
    expect(text).toBe(
      'Von Montag bis Mittwoch ist es in Hamburg wolkig, bis 8 Grad. Am Donnerstag ist es bedeckt bei höchstens einem Grad.',
    );
  });

  test('without days are no forecast', () => {
    expect(renderPlan(planDays([], AUDIENCE), locale('de-DE'))).toBe(
      'Dazu habe ich keine Vorhersage.',
    );
    expect(renderPlan(planDays([], AUDIENCE), locale('en-GB'))).toBe(
      'I have no forecast for that.',
    );
  });
});

describe('the next days', () => {
  test.each([
    [[3, 4, 5], 'Heute'],
    [[3, 6, 9], 'In den nächsten Tagen wird es in Hamburg wärmer'],
    [[12, 9, 5], 'In den nächsten Tagen sinken in Hamburg die Temperaturen'],
    [[9, 12, 5], 'Heute'],
  ])('with highs of %j begin with "%s"', (highs, words) => {
    const hours = hoursFrom(
      0,
      highs.flatMap((high, at) => day(at === 1 ? CLOUDY : {}, high)),
    );
    const text = renderPlan(planOfNextDays(hours, DAYS.slice(0, 3)), locale('de-DE'));
    expect(text.startsWith(words)).toBe(true);
  });

  test('with the same weather tell the trend with their highs, and only there', () => {
    const hours = hoursFrom(0, [...day({}, 3), ...day({}, 6), ...day({}, 9)]);
    expect(say('de-DE', planOfNextDays(hours, DAYS.slice(0, 3)))).toBe(
      'Heute, morgen und übermorgen ist es in Hamburg bedeckt, die Höchstwerte steigen von 3 auf 9 Grad.',
    );
  });

  test('are not warmer than an evening only', () => {
    const hours = hoursFrom(18, [...lasting(6, { temperature: 2 }), ...day({}, 9), ...day({}, 9)]);
    const days = DAYS.slice(0, 3).map((date) => dayOf(hours, date));
    const [statement] = planNextDays(days, AUDIENCE);
    expect(statement?.kind).toBe('course');
  });
});

describe('a day', () => {
  const hours = hoursFrom(0, lasting(24, CLOUDY));

  test('is named by its weekday if the listener has another date', () => {
    const plan = planDay(dayOf(hours, TODAY), { today: null, place: 'Hamburg' });
    expect(renderPlan(plan, locale('de-DE'))).toMatch(/^Am Mittwoch ist es in Hamburg/);
    expect(renderPlan(plan, locale('en-US'))).toMatch(/^Wednesday in Hamburg will be/);
  });

  test('without hours is planned from its fields', () => {
    const { entry } = dayOf(hours, TODAY);
    const plan = planDay({ entry, hours: [] }, AUDIENCE);
    expect(renderPlan(plan, locale('de-DE'))).toBe('Heute ist es in Hamburg wolkig bei 8 Grad.');
  });

  test('in polar night begins with the night: its first hours belong to it', () => {
    const night = hoursFrom(0, [...lasting(6, rain(63)), ...lasting(18, CLOUDY)]);
    expect(night.at(-1)?.start).toBe((night[0]?.start ?? 0) + 23 * HOUR_MS);
    expect(renderPlan(planDay(dayOf(night, TODAY), AUDIENCE), locale('de-DE'))).toMatch(
      /^Heute Nacht regnet es in Hamburg\. Heute ist es wolkig\./,
    );
  });

  test.each([
    [75, 'Sturmböen', 'strong gusts', 'gale-force gusts'],
    [89, 'schwere Sturmböen', 'damaging gusts', 'storm-force gusts'],
    [103, 'orkanartige Böen', 'damaging gusts', 'storm-force gusts'],
    [118, 'Orkanböen', 'hurricane-force gusts', 'hurricane-force gusts'],
  ])('with gusts of %s km/h begins with them: %s', (gust, ...names) => {
    const stormy = dayOf(hoursFrom(0, lasting(24, { gust })), TODAY);
    const texts = ['de-DE', 'en-US', 'en-GB'].map((tag) =>
      renderPlan(planDay(stormy, AUDIENCE), locale(tag)),
    );
    const patterns = [
      `^Heute gibt es in Hamburg ${names[0]} bis`,
      `expect ${names[1]} up to`,
      `expect ${names[2]} up to`,
    ];
    texts.forEach((text, at) => expect(text).toMatch(new RegExp(patterns[at] ?? '$^')));
  });
});

describe('midnight', () => {
  test.each([
    ['de-DE', 'Heute um Mitternacht ist es'],
    ['en-US', 'Tonight at midnight'],
  ])('belongs to the day that ends with it in %s', (tag, start) => {
    const [, midnight] = hoursFrom(23, lasting(2));
    const text = renderPlan(planOfHour(midnight ? [midnight] : []), locale(tag));
    expect(text.startsWith(start)).toBe(true);
  });
});

describe('ten days without similar neighbours', () => {
  const WEATHERS: Weather[] = [
    { cloudCover: 0 },
    rain(63),
    { cloudCover: 0, gust: 80 },
    snow(73),
    { cloudCover: 90 },
    { ...rain(81), gust: 80 },
    { cloudCover: 0 },
    snow(71),
    { cloudCover: 90, gust: 80 },
    rain(61),
  ];
  const text = listed(WEATHERS.flatMap((weather, at) => day(weather, at * 5)));

  test('are reported one by one, so that none is told as another', () => {
    expect(text.match(/Grad/g)).toHaveLength(10);
  });

  test('name the days of their storms', () => {
    expect(text).toContain('Am Freitag gibt es Sturmböen bis 80 Kilometer pro Stunde.');
    expect(text).toContain('Am Montag gibt es Sturmböen bis 80 Kilometer pro Stunde.');
  });
});

test('a day of rain and a clear night is sunny in between, not clear', () => {
  const wetMorning = [
    ...lasting(6, { cloudCover: 0 }),
    ...lasting(7, rain(63, 1)),
    ...lasting(11, { cloudCover: 0 }),
  ];
  const plan = planOfDays(hoursFrom(0, [...wetMorning, ...wetMorning]), [
    '2026-11-18',
    '2026-11-19',
  ]);
  expect(renderPlan(plan, locale('de-DE'))).toMatch(
    /, ab dem frühen Nachmittag scheint die Sonne, bei/,
  );
  expect(renderPlan(plan, locale('de-DE'))).not.toMatch(/klar/);
});

test('days in a row without a forecast are told once', () => {
  const unknown: Weather = { cloudCover: null, temperature: null, gust: null, windSpeed: null };
  const hours = [...lasting(5, unknown), ...lasting(24, unknown), ...day({ cloudCover: 0 }, 8)];
  const text = (tag: string) =>
    renderPlan(planOfDays(hoursFrom(19, hours), DAYS.slice(0, 3)), locale(tag));
  expect(text('de-DE')).toMatch(/^Ich habe keine Vorhersage für heute und morgen in Hamburg\. Am /);
  expect(text('en-US')).toMatch(/^I have no forecast for today or tomorrow in Hamburg\. /);
});
