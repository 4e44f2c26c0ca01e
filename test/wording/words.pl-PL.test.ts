import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Course, When } from '../../src/wording/plan/statement.ts';
import { METRIC, METRIC_METRES, US } from '../../src/wording/units.ts';
import { locale, overcast } from './plans.ts';

const SATURDAY = '2026-11-28';
const day = (ahead: number | null, days = 0) => ({
  date: addDays(SATURDAY, days),
  ahead: ahead === null ? null : ahead + days,
});

describe('a time in pl-PL', () => {
  test.each<[When, string]>([
    [{ kind: 'now' }, 'teraz'],
    [{ kind: 'nextHours', count: 1 }, 'przez najbliższą godzinę'],
    [{ kind: 'nextHours', count: 2 }, 'przez najbliższe dwie godziny'],
    [{ kind: 'hour', day: day(0), hour: 0 }, 'dziś o północy'],
    [{ kind: 'hour', day: day(3), hour: 0 }, 'o północy z soboty na niedzielę'],
    [{ kind: 'hour', day: day(3), hour: 2 }, 'w sobotę o drugiej w nocy'],
    [
      { kind: 'hours', from: { day: day(0), hour: 0 }, to: { day: day(0), hour: 3 } },
      'dziś między północą a trzecią w nocy',
    ],
    [
      { kind: 'hours', from: { day: day(3), hour: 22 }, to: { day: day(3, 1), hour: 0 } },
      'w sobotę od dwudziestej drugiej do północy',
    ],
    [{ kind: 'part', day: day(1), part: 'morning', running: false }, 'jutro rano'],
    [{ kind: 'part', day: day(0), part: 'night', running: true }, 'dziś w nocy'],
    [
      { kind: 'part', day: day(null, 3), part: 'night', running: false },
      'w nocy z wtorku na środę',
    ],
    [
      { kind: 'part', day: day(null, 4), part: 'night', running: false },
      'w nocy ze środy na czwartek',
    ],
    [{ kind: 'day', day: day(null, 3) }, 'we wtorek'],
    [{ kind: 'day', day: day(10) }, 'w sobotę dwudziestego ósmego listopada'],
    [{ kind: 'day', day: day(10, 4) }, 'w środę drugiego grudnia'],
    [{ kind: 'days', first: day(1), last: day(1, 1) }, 'jutro i pojutrze'],
    [{ kind: 'days', first: day(0), last: day(0, 2) }, 'dziś, jutro i pojutrze'],
    [
      { kind: 'hours', from: { day: day(3), hour: 5 }, to: { day: day(3), hour: 7 } },
      'w sobotę między piątą a siódmą rano',
    ],
    [
      { kind: 'hours', from: { day: day(3), hour: 2 }, to: { day: day(3), hour: 8 } },
      'w sobotę między drugą w nocy a ósmą rano',
    ],
    [
      { kind: 'hours', from: { day: day(3), hour: 22 }, to: { day: day(3, 1), hour: 5 } },
      'w sobotę od dwudziestej drugiej do piątej rano',
    ],
    [{ kind: 'day', day: { ...day(0), byWeekday: true } }, 'w sobotę'],
    [
      { kind: 'hours', from: { day: day(3), hour: 23 }, to: { day: day(3, 1), hour: 10 } },
      'w sobotę od dwudziestej trzeciej do dziesiątej rano',
    ],
    [{ kind: 'weekend', saturday: day(3) }, 'w weekend'],
    [{ kind: 'days', first: day(2), last: day(2, 1) }, 'w weekend'],
    [{ kind: 'days', first: day(2, -1), last: day(2) }, 'jutro i pojutrze'],
    [{ kind: 'days', first: day(1, 1), last: day(1, 2) }, 'w niedzielę i w poniedziałek'],
    [{ kind: 'days', first: day(1, 1), last: day(1, 4) }, 'od niedzieli do środy'],
    [{ kind: 'days', first: day(1), last: day(1, 4) }, 'od jutra do środy'],
    [
      { kind: 'days', first: day(8), last: day(8, 3) },
      'od soboty dwudziestego ósmego listopada do wtorku pierwszego grudnia',
    ],
  ])('%o is %s', (when, words) => {
    const be = when.kind === 'now' ? 'jest' : 'będzie';
    const text = renderPlan([overcast(when)], locale('pl-PL'));
    expect(text.toLowerCase()).toBe(`${words} ${be} pochmurno.`);
  });

  test.each<[When, string]>([
    [{ kind: 'nextHours', count: 1 }, 'na najbliższą godzinę'],
    [{ kind: 'nextHours', count: 6 }, 'na najbliższe sześć godzin'],
    [{ kind: 'hour', day: day(0), hour: 15 }, 'na dziś o piętnastej'],
    [{ kind: 'hour', day: day(0), hour: 0 }, 'na dziś o północy'],
    [{ kind: 'hour', day: day(3), hour: 0 }, 'na północ z soboty na niedzielę'],
    [{ kind: 'day', day: day(3) }, 'na sobotę'],
    [{ kind: 'part', day: day(3), part: 'evening', running: false }, 'na sobotę wieczorem'],
    [{ kind: 'part', day: day(3), part: 'night', running: false }, 'na noc z soboty na niedzielę'],
    [{ kind: 'weekend', saturday: day(3) }, 'na weekend'],
  ])('without a forecast: %o is %s', (when, words) => {
    const plan: Plan = [{ kind: 'noData', opening: { when, place: 'Kraków' } }];
    expect(renderPlan(plan, locale('pl-PL'))).toBe(`W Krakowie ${words} nie mam prognozy.`);
  });

  test('follows a word of a template', () => {
    expect(fill('Prognoza na <DayID>, w <Location>: brak.', SATURDAY)).toBe(
      'Prognoza na sobotę, w Sopocie: brak.',
    );
    expect(fill('W <DayID> bez zmian, do <DayID> też.', SATURDAY)).toBe(
      'W sobotę bez zmian, do soboty też.',
    );
    expect(fill('W <DayID> bez zmian, do <DayID> też.', '2026-11-26')).toBe(
      'Jutro bez zmian, do jutra też.',
    );
  });
});

const { language: polish } = locale('pl-PL');

describe('a number in pl-PL', () => {
  test.each([
    [-3, 2, 'od minus trzech do plus dwóch stopni'],
    [-5, -1, 'od minus pięciu do minus jednego stopnia'],
    [0, 21, 'od zera do dwudziestu jeden stopni'],
    [12, 22, 'od dwunastu do dwudziestu dwóch stopni'],
  ])('from %i to %i degrees', (low, high, words) => {
    const temperature = { form: 'range', low, high } as const;
    const style = { units: METRIC, now: false };
    expect(polish.temperature({ kind: 'temperature', opening: null, temperature }, style)).toBe(
      `temperatura wyniesie ${words}`,
    );
  });

  test('is in Fahrenheit, with the name of the scale', () => {
    const temperature = { form: 'around', value: 38 } as const;
    const style = { units: { ...US, namesScale: true }, now: true };
    expect(polish.temperature({ kind: 'temperature', opening: null, temperature }, style)).toBe(
      'temperatura wynosi około stu stopni Fahrenheita',
    );
  });

  test.each([
    [METRIC, 72, "w porywach 75 kilometrów na godzinę"],
    [METRIC_METRES, 79, 'w porywach 22 metry na sekundę'],
    [US, 72, 'w porywach 45 mil na godzinę'],
  ])('of %o has gusts of %i', (units, gust, words) => {
    expect(polish.gustText(gust, units)).toBe(words);
  });

  test.each([
    ['rain', 0.9, METRIC, 'suma opadów wyniesie około jednego milimetra'],
    ['rain', 3, METRIC, 'suma opadów wyniesie około trzech milimetrów'],
    ['snow', 0.3, METRIC, 'spadnie niecały centymetr śniegu'],
    ['rain', 2, US, 'suma opadów nie przekroczy ćwierci cala'],
    ['rain', 19, US, 'suma opadów wyniesie około trzech czwartych cala'],
    ['rain', 38, US, 'suma opadów wyniesie około półtora cala'],
    ['snow', 5, US, 'spadnie około dwóch cali śniegu'],
    ['rain', 5, { ...METRIC, rain: 'litresPerSquareMetre' }, 'spadnie około pięciu litrów wody na metr kwadratowy'],
  ] as const)('of %s, %d', (of, amount, units, words) => {
    expect(polish.amount({ kind: 'amount', of, amount }, { units, now: false })).toBe(words);
  });
}); // prettier-ignore

const SUN = { state: 0, night: false } as const;
const PARTLY_CLOUDY = { state: 2, night: false } as const;
const CLOUDS = { state: 3, night: false } as const;
const DRIZZLE = { state: 51, night: false } as const;
const RIME_FOG = { state: 48, night: false } as const;
const RAIN = { state: 63, night: false } as const;
const HEAVY_RAIN = { state: 65, night: false } as const;
const SHOWERS = { state: 81, night: false } as const;
const SLEET = { state: 68, night: false } as const;
const SNOW = { state: 71, night: false } as const;
const SNOW_SHOWERS = { state: 85, night: false } as const;
const THUNDER = { state: 95, night: false } as const;
const PARTS = [{ part: 'morning' }, { part: 'lateEvening' }] as const;
const TOMORROW: When = { kind: 'day', day: day(1) };
const NIGHT: When = { kind: 'part', day: day(0), part: 'night', running: true };
const EVENING_HOURS: When = {
  kind: 'hours',
  from: { day: day(0), hour: 21 },
  to: { day: day(0, 1), hour: 6 },
};

describe('a course in pl-PL', () => {
  test.each<[When, Course, string]>([
    [TOMORROW, { form: 'interlude', background: RAIN, passing: CLOUDS, span: { from: 10, to: 15 } }, 'jutro będzie padać deszcz, z przerwą od dziesiątej do piętnastej, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'twice', background: SNOW, passing: PARTLY_CLOUDY, spans: PARTS }, 'jutro będzie padać słaby śnieg, z przerwami przed południem i późnym wieczorem, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'atTimes', background: RAIN, passing: CLOUDS, share: 'nowAndThen' }, 'jutro będzie padać deszcz, z przerwami, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'interlude', background: CLOUDS, passing: RAIN, span: { from: 10, to: 15 } }, 'jutro będzie pochmurno, a od dziesiątej do piętnastej będzie padać deszcz, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'interlude', background: CLOUDS, passing: RAIN, span: { part: 'evening' } }, 'jutro będzie pochmurno, a wieczorem popada deszcz, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'interlude', background: CLOUDS, passing: RAIN, span: { start: 'earlyMorning', end: 'afternoon' } }, 'jutro będzie pochmurno, a od rana do popołudnia będzie padać deszcz, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'interlude', background: CLOUDS, passing: HEAVY_RAIN, span: { part: 'evening' } }, 'jutro będzie pochmurno, a wieczorem będzie padać silny deszcz, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'atTimes', background: RAIN, passing: SLEET, share: 'nowAndThen' }, 'jutro będzie padać deszcz, a chwilami słaby deszcz ze śniegiem, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'twice', background: SUN, passing: RAIN, spans: [{ from: 6, to: 9 }, { from: 20, to: 0 }] }, 'jutro będzie słonecznie, ale od szóstej do dziewiątej i ponownie od dwudziestej do północy będzie padać deszcz, temperatura do ośmiu stopni'],
    [EVENING_HOURS, { form: 'twice', background: CLOUDS, passing: THUNDER, spans: [{ from: 21, to: 22, told: 'to' }, { from: 4, to: 6, told: 'from' }] }, 'dziś od dwudziestej pierwszej do szóstej rano będzie pochmurno, a do dwudziestej drugiej i ponownie od czwartej rano będą burze, temperatura do ośmiu stopni'],
    [NIGHT, { form: 'twice', background: CLOUDS, passing: THUNDER, spans: [{ from: 22, to: 23, told: 'to' }, { from: 2, to: 4 }] }, 'dziś w nocy będzie pochmurno, a do dwudziestej trzeciej i ponownie od drugiej do czwartej będą burze, temperatura do ośmiu stopni'],
    [EVENING_HOURS, { form: 'change', first: CLOUDS, second: RAIN, at: { hour: 3 } }, 'dziś od dwudziestej pierwszej do szóstej rano początkowo będzie pochmurno, a od trzeciej będzie padać deszcz, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'change', first: CLOUDS, second: DRIZZLE, at: { part: 'afternoon' } }, 'jutro początkowo będzie pochmurno, a po południu zacznie mżyć, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'interlude', background: CLOUDS, passing: SNOW_SHOWERS, span: { part: 'evening' } }, 'jutro będzie pochmurno, a wieczorem przelotnie popada słaby śnieg, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'atTimes', background: CLOUDS, passing: THUNDER, share: 'atTimes' }, 'jutro będzie pochmurno, a co jakiś czas wystąpią burze, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'interlude', background: PARTLY_CLOUDY, passing: RIME_FOG, span: { part: 'afternoon' } }, 'jutro zachmurzenie będzie umiarkowane, a po południu będzie mgła osadzająca szadź, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'change', first: CLOUDS, second: HEAVY_RAIN, at: { part: 'morning' } }, 'jutro rano będzie pochmurno, potem będzie padać silny deszcz, temperatura do ośmiu stopni'],
    [TOMORROW, { form: 'change', first: SHOWERS, second: RAIN, at: { part: 'evening' } }, 'jutro do wieczora będzie przelotnie padać deszcz, potem będzie padać deszcz, temperatura do ośmiu stopni'],
    [{ kind: 'nextHours', count: 3 }, { form: 'steady', sky: THUNDER }, 'w ciągu najbliższych trzech godzin będą burze, temperatura do ośmiu stopni'],
    [{ kind: 'nextHours', count: 1 }, { form: 'steady', sky: THUNDER }, 'w ciągu najbliższej godziny będą burze, temperatura do ośmiu stopni'],
    [{ kind: 'now' }, { form: 'steady', sky: DRIZZLE }, 'teraz mży, temperatura do ośmiu stopni'],
  ])('%o: %o is %s', (when, course, words) => {
    const temperature = { form: 'high', value: 8 } as const;
    const plan: Plan = [{ kind: 'course', opening: { when, place: 'Kraków' }, course, temperature }];
    expect(renderPlan(plan, locale('pl-PL'))).toBe(`W Krakowie ${words}.`);
  });

  test('tells a time within the next hours without those', () => {
    const when: When = { kind: 'nextHours', count: 3 };
    const course: Course = { form: 'interlude', background: CLOUDS, passing: { state: 95, night: false }, span: { from: 22, to: 0, told: 'from' } };
    const plan: Plan = [{ kind: 'course', opening: { when, place: 'Kraków' }, course, temperature: null, certainty: 'likely' }];
    expect(renderPlan(plan, locale('pl-PL'))).toBe('W Krakowie od dwudziestej drugiej prawdopodobnie będą burze.');
  });

  test('tells rain that is over in the first hour of an afternoon as short', () => {
    const when: When = { kind: 'part', day: day(1), part: 'afternoon', running: false };
    const course: Course = { form: 'change', first: RAIN, second: CLOUDS, at: { hour: 13 } };
    const plan: Plan = [{ kind: 'course', opening: { when, place: null }, course, temperature: null }];
    expect(renderPlan(plan, locale('pl-PL'))).toBe('Jutro po południu tylko do trzynastej będzie padać deszcz, potem będzie pochmurno.');
  });

  test('tells thunderstorms that are likely to go on', () => {
    const course: Course = { form: 'steady', sky: { state: 95, night: true, sequel: 'continues' } };
    const plan: Plan = [{ kind: 'course', opening: { when: NIGHT, place: null }, course, temperature: null, certainty: 'likely', within: { until: 1 } }];
    expect(renderPlan(plan, locale('pl-PL'))).toBe('Dziś w nocy do pierwszej prawdopodobnie nadal będą burze.');
  });

  test('names each of two days once', () => {
    const when: When = { kind: 'days', first: day(1), last: day(1, 1) };
    const course: Course = { form: 'interlude', background: CLOUDS, passing: RAIN, span: { part: 'morning' } };
    const plan: Plan = [{ kind: 'course', opening: { when, place: null }, course, temperature: null, daily: true }];
    expect(renderPlan(plan, locale('pl-PL'))).toBe('Jutro i pojutrze będzie pochmurno, a przed południem popada deszcz.');
  });
}); // prettier-ignore

describe('heat and frost in pl-PL', () => {
  test.each([
    ['heat', 36, SUN, 'będzie upalnie i słonecznie, do trzydziestu sześciu stopni'],
    ['heat', 36, PARTLY_CLOUDY, 'będzie upał, do trzydziestu sześciu stopni, zachmurzenie będzie umiarkowane'],
    ['frost', -17, CLOUDS, 'będzie bardzo mroźno i pochmurno, temperatura spadnie do minus siedemnastu stopni'],
  ] as const)('%s of %i with %o', (of, value, sky, words) => {
    const style = { units: METRIC, now: false };
    const statement = { kind: 'extreme', of, opening: null, value, exactly: false, sky } as const;
    expect(polish.extreme(statement, style)).toBe(words);
  });

  test('are followed by the low of the night', () => {
    const temperature = { form: 'low', value: 18, atNight: true } as const;
    const style = { units: METRIC, now: false };
    expect(polish.temperature({ kind: 'temperature', opening: null, temperature }, style)).toBe('w nocy temperatura spadnie do osiemnastu stopni');
    const course = { form: 'steady', sky: SUN } as const;
    expect(polish.course({ kind: 'course', opening: null, course, temperature }, style)).toBe('będzie słonecznie, w nocy 18 stopni');
  });
}); // prettier-ignore

function fill(text: string, date: string): string {
  return fillPollenTemplate(text, { date, today: '2026-11-25', place: 'Sopot' }, locale('pl-PL'));
}

test.each([
  ['jutro zachmurzenie będzie umiarkowane', undefined],
  ['jutro zachmurzenie będzie umiarkowane', 'brighter'],
  ['jutro zachmurzenie będzie duże', 'duller'],
] as const)('%s where the clouds lean %s', (words, leaning) => {
  const { language, units } = locale('pl-PL');
  const sky = leaning ? { state: 2, night: false, leaning } : { state: 2, night: false };
  const opening = {
    when: { kind: 'day', day: { date: SATURDAY, ahead: 1 } },
    place: null,
  } as const;
  const statement = {
    kind: 'course',
    course: { form: 'steady', sky },
    opening,
    temperature: null,
  } as const;
  expect(language.course(statement, { units, now: false })).toBe(words);
});
