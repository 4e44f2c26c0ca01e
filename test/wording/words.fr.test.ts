import { describe, expect, test } from 'vitest';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Course, Day, When } from '../../src/wording/plan/statement.ts';
import { renderAnswer, renderPlan } from '../../src/wording/render.ts';
import { lasting, locale, rain, skillLocale } from './plans.ts';
import { CLOUDY, tomorrow } from './questions/example-weather.ts';
import { QUESTIONS } from './questions/questions.ts';

const TOMORROW: Day = { date: '2026-11-19', ahead: 1 };
const AFTER_TOMORROW: Day = { date: '2026-11-20', ahead: 2 };
const SATURDAY: Day = { date: '2026-11-21', ahead: 3 };
const SUNDAY: Day = { date: '2026-11-22', ahead: 4 };

const SUN = { state: 1, night: false };
const FOG = { state: 45, night: false };
const CLOUDS = { state: 3, night: false };
const LIGHT_RAIN = { state: 61, night: false };
const HEAVY_SNOW = { state: 75, night: false };

const DAY: When = { kind: 'day', day: TOMORROW };
const days = (first: Day, last: Day): When => ({ kind: 'days', first, last });
const course = (when: When, of: Course, daily = false): Statement => ({ kind: 'course', opening: { when, place: 'Lille' }, course: of, temperature: null, daily }); // prettier-ignore

const steady: Course = { form: 'steady', sky: CLOUDS };
const lightRainFirst: Course = { form: 'change', first: LIGHT_RAIN, second: CLOUDS, at: { part: 'morning' } }; // prettier-ignore
const heavySnowFirst: Course = { form: 'change', first: HEAVY_SNOW, second: CLOUDS, at: { part: 'evening' } }; // prettier-ignore
const fogFirst: Course = { form: 'change', first: FOG, second: SUN, at: { part: 'midday' } };
const sunFirst: Course = { form: 'change', first: SUN, second: CLOUDS, at: { part: 'evening' } }; // prettier-ignore
const fogTwice: Course = { form: 'twice', background: SUN, passing: FOG, spans: [{ part: 'morning' }, { part: 'lateEvening' }] }; // prettier-ignore
const rainTwice: Course = { form: 'twice', background: CLOUDS, passing: LIGHT_RAIN, spans: [{ from: 6, to: 12 }, { from: 21, to: 23 }] }; // prettier-ignore

const heavyRainAtTimes: Course = {
  form: 'atTimes',
  background: SUN,
  passing: { state: 65, night: false },
  share: 'atTimes',
};

/** For native speakers to read aloud. */
const SENTENCES: readonly (readonly [of: string, plan: Plan, text: string])[] = [
  [
    'light rain first, which does not get heavier',
    [course(DAY, lightRainFirst)],
    'Demain à Lille, il pleuvra faiblement jusque dans la matinée, puis le ciel sera couvert.',
  ],
  [
    'heavy snow first on each day',
    [course(days(SATURDAY, SUNDAY), heavySnowFirst, true)],
    'Ce week-end à Lille, il neigera fort les deux jours jusqu\'en soirée, puis le ciel sera couvert.',
  ],
  [
    'fog first on each of three days that are named',
    [course(days({ date: '2026-11-18', ahead: 0 }, AFTER_TOMORROW), fogFirst, true)],
    "Aujourd'hui, demain et après-demain à Lille, il y aura du brouillard jusqu'à la mi-journée, puis le temps sera plutôt ensoleillé.",
  ],
  [
    'thunderstorms that are likely again',
    [{ kind: 'course', opening: { when: DAY, place: 'Lille' }, course: { form: 'steady', sky: { state: 95, night: false, sequel: 'returns' } }, certainty: 'likely', temperature: null, within: { start: 'afternoon', end: 'evening' } }],
    "Demain à Lille, il y aura probablement de nouveaux orages dans l'après-midi et en soirée.",
  ],
  [
    'rain for long after a short one',
    [course(DAY, { form: 'twice', background: CLOUDS, passing: LIGHT_RAIN, spans: [{ part: 'earlyMorning' }, { start: 'afternoon', end: 'evening' }] })],
    "Demain à Lille, le ciel sera couvert, avec de faibles pluies le matin, puis dans l'après-midi et en soirée.",
  ],
  [
    'a temperature that rises',
    [{ kind: 'temperature', opening: null, temperature: { form: 'change', from: 7, to: 10 } }],
    'La température passera de 7 à 10 degrés.',
  ],
  [
    'fog first, then sun',
    [course(DAY, fogFirst)],
    'Demain à Lille, il y aura du brouillard jusqu\'à la mi-journée, puis le temps sera plutôt ensoleillé.',
  ],
  [
    'fog twice in a day',
    [course(DAY, fogTwice)],
    'Demain à Lille, le temps sera plutôt ensoleillé, mais il y aura du brouillard dans la matinée et en fin de soirée.',
  ],
  [
    'fog twice on each day',
    [course(days(TOMORROW, SATURDAY), fogTwice, true)],
    'De demain à samedi à Lille, le temps sera plutôt ensoleillé, mais il y aura du brouillard chaque jour dans la matinée et en fin de soirée.',
  ],
  [
    'heavy rain at times before the sun',
    [course(DAY, heavyRainAtTimes)],
    'Demain à Lille, le temps sera plutôt ensoleillé, mais il pleuvra fort par moments.',
  ],
  [
    'rain twice by the clock',
    [course(DAY, rainTwice)],
    'Demain à Lille, le ciel sera couvert, avec de faibles pluies entre 6 heures et midi, puis entre vingt et une et 23 heures.',
  ],
  [
    'two days from the day after tomorrow on',
    [course(days(AFTER_TOMORROW, SATURDAY), steady)],
    'Vendredi et samedi à Lille, le ciel sera couvert.',
  ],
  [
    'three days from the day after tomorrow on',
    [course(days(AFTER_TOMORROW, SUNDAY), steady)],
    'De vendredi à dimanche à Lille, le ciel sera couvert.',
  ],
  [
    'tomorrow and the day after',
    [course(days(TOMORROW, AFTER_TOMORROW), steady)],
    'Demain et après-demain à Lille, le ciel sera couvert.',
  ],
  [
    'heat with sun, and the low of the night after it',
    [
      { kind: 'extreme', of: 'heat', opening: { when: DAY, place: 'Lille' }, value: 36, exactly: false, sky: SUN },
      { kind: 'temperature', opening: null, temperature: { form: 'low', value: 18, atNight: true } },
    ],
    "Demain à Lille, il fera très chaud, jusqu'à 36 degrés, avec un temps plutôt ensoleillé. La température descendra à 18 degrés dans la nuit.",
  ],
]; // prettier-ignore

describe('in fr-FR', () => {
  test.each(SENTENCES)('%s', (_, plan, text) => {
    expect(renderPlan(plan, locale('fr-FR'))).toBe(text);
  });

  test('an answer names hours after hours', () => {
    const twice = tomorrow(
      ...lasting(8, CLOUDY),
      ...lasting(2, rain(61)),
      ...lasting(6, CLOUDY),
      ...lasting(3, rain(61)),
      ...lasting(5, CLOUDY),
    );
    expect(renderAnswer(QUESTIONS.rain(twice), skillLocale('fr-FR'))).toBe(
      'Oui, demain à Köln, il pleuvra faiblement entre 8 et 10 heures, puis entre 16 et 19 heures.',
    );
  });
});

test.each([
  ['fr-FR', 'le vent de nord-ouest sera fort'],
  ['fr-CA', 'le vent du nord-ouest sera fort'],
])('where the wind comes from in %s', (tag, text) => {
  const wind = { kind: 'wind', force: 6, direction: 'NW', gust: null } as const;
  const { language, units } = locale(tag);
  expect(language.wind(wind, { units, now: false })).toBe(text);
});

test.each([
  ['fr-FR', "le temps sera d'abord plutôt ensoleillé, puis le ciel sera couvert"],
  ['fr-CA', 'le temps sera généralement ensoleillé, puis le ciel sera couvert'],
])('a sky that turns in %s', (tag, text) => {
  expect(renderPlan([course(DAY, sunFirst)], locale(tag))).toContain(text);
});
