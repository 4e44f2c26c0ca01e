import { describe, expect, test } from 'vitest';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import type { ReadingStatement, WarningTime } from '../../src/wording/plan/reading-statement.ts';
import { toNamedDay, toRelativeDay, type When } from '../../src/wording/plan/statement.ts';
import { renderAnswer } from '../../src/wording/render.ts';
import { AUDIENCE, skillLocale, TODAY } from './plans.ts';

const TOMORROW = '2026-11-19';
const named = (date: string) => toNamedDay(date, AUDIENCE);
const day = (date: string) => toRelativeDay(date, AUDIENCE);

const NOW: When = { kind: 'now' };
const ALL_TOMORROW: When = { kind: 'day', day: named(TOMORROW) };
const now = { when: NOW, place: 'Hamburg' };
const tomorrow = { when: ALL_TOMORROW, place: 'Hamburg' };

/** The fields of a statement without its kind. */
type Fields<Fact> = Fact extends ReadingStatement ? Omit<Fact, 'kind'> : never;
const reading = (fields: Fields<ReadingStatement>): AnswerPlan => [{ kind: 'reading', ...fields }];

const count = (number: number, when: When | null = null) =>
  reading({ form: 'warningCount', place: 'Hamburg', count: number, when });
const moonPhase = (of: number, date = TODAY, full: string | null = '2026-11-24') =>
  reading({
    form: 'moonPhase',
    phase: { day: day(date), of },
    next: full === null ? null : { of: 'full', day: day(full) },
  });
const nextMoon = (of: 'full' | 'new', date: string) =>
  reading({ form: 'moonPhase', phase: null, next: { of, day: day(date) } });
const moonTime = (
  event: 'moonrise' | 'moonset',
  date: string,
  clock: { hour: number; minute: number } | null,
  past = false,
) => reading({ form: 'moonTime', event, place: 'Hamburg', day: day(date), clock, past });

const until = (date: string, hour: number, minute = 0) => ({
  since: { day: named(TODAY), hour: 13 },
  until: { day: named(date), clock: { hour, minute } },
});
const hours = (from: number, to: number): { during: When } => ({
  during: {
    kind: 'hours',
    from: { day: named(TOMORROW), hour: from },
    to: { day: named(TOMORROW), hour: to },
  },
});
const SINCE = { day: named(TODAY), hour: 13 };
const warning = (headline: string, holds: WarningTime): AnswerPlan => [
  { kind: 'warning', headline, holds },
];

/** For a native speaker to read aloud. */
describe('Spanish of Spain', () => {
  test.each<[what: string, plan: AnswerPlan, spanish: string]>([
    ['no warning', count(0), 'Ahora mismo no hay ningún aviso meteorológico en Hamburg.'],
    [
      'no warning tomorrow',
      count(0, ALL_TOMORROW),
      'De momento no hay ningún aviso meteorológico para mañana en Hamburg.',
    ],
    [
      'one warning',
      [...count(1), ...warning('Aviso oficial de NIEBLA', { since: SINCE, until: null })],
      'Hay un aviso meteorológico en Hamburg. Aviso oficial de niebla, hasta nuevo aviso.',
    ],
    [
      'one warning, asked for this moment',
      [...count(1, NOW), ...warning('HELADA (nivel 1 de 4)', until(TODAY, 0))],
      'Ahora mismo hay un aviso meteorológico en Hamburg. Helada, hasta esta medianoche.',
    ],
    [
      'two warnings, one of them announced',
      [
        ...count(2),
        ...warning('Aviso oficial de RACHAS DE TEMPORAL', until(TODAY, 22)),
        ...warning('Aviso oficial de HELADA', hours(3, 9)),
      ],
      'Hay dos avisos meteorológicos en Hamburg. Aviso oficial de rachas de temporal, hasta hoy a las 10 de la noche. Aviso oficial de helada, mañana de 3 a 9 de la mañana.',
    ],
    [
      'many warnings tomorrow',
      count(4, ALL_TOMORROW),
      'Hay 4 avisos meteorológicos para mañana en Hamburg.',
    ],
    [
      'a warning until half past two at night',
      warning('Tormentas', until(TOMORROW, 2, 30)),
      'Tormentas, hasta esta noche a las 2 y 30 de la madrugada.',
    ],
    [
      'an announced warning without an end',
      warning('Lluvia', { during: { kind: 'hour', day: named('2026-11-20'), hour: 15 } }),
      'Lluvia, desde el viernes a las 3 de la tarde.',
    ],
    [
      'outside Germany',
      reading({ form: 'noWarningService', place: 'Murcia' }),
      'No sé si hay avisos oficiales para Murcia.',
    ],
    [
      'humidity now',
      reading({ form: 'humidity', opening: now, percent: 84.4 }),
      'Ahora mismo en Hamburg la humedad es del 84 por ciento.',
    ],
    [
      'humidity tomorrow',
      reading({ form: 'humidity', opening: tomorrow, percent: 78 }),
      'Mañana en Hamburg la humedad será del 78 por ciento.',
    ],
    [
      'a muggy dew point',
      reading({ form: 'dewPoint', opening: now, value: 18, feel: 'muggy' }),
      'Ahora mismo en Hamburg el punto de rocío es de 18 grados, así que hace bochorno.',
    ],
    [
      'a low dew point',
      reading({ form: 'dewPoint', opening: tomorrow, value: -3, feel: null }),
      'Mañana en Hamburg el punto de rocío será de 3 grados bajo cero.',
    ],
    [
      'is it muggy? yes',
      reading({
        form: 'dewPoint',
        answer: 'yes',
        opening: tomorrow,
        value: 21,
        feel: 'oppressive',
      }),
      'Sí, mañana en Hamburg el punto de rocío será de 21 grados, así que hará un bochorno agobiante.',
    ],
    [
      'is it muggy? no',
      reading({ form: 'dewPoint', answer: 'no', opening: now, value: 11, feel: 'pleasant' }),
      'No, ahora mismo en Hamburg el punto de rocío es de 11 grados, un nivel agradable.',
    ],
    [
      'falling pressure',
      reading({ form: 'pressure', opening: now, value: 1003.6, tendency: 'falling' }),
      'Ahora mismo en Hamburg la presión atmosférica es de 1004 hectopascales y está bajando.',
    ],
    [
      'rising pressure tomorrow',
      reading({ form: 'pressure', opening: tomorrow, value: 1013, tendency: 'rising' }),
      'Mañana en Hamburg la presión atmosférica será de 1013 hectopascales e irá subiendo.',
    ],
    [
      'the UV index of a day',
      reading({ form: 'uvIndex', opening: tomorrow, value: 9, ofSeveral: true, level: 'veryHigh' }),
      'Mañana en Hamburg el índice UV llegará a 9, un nivel muy alto.',
    ],
    [
      'the snow line now',
      reading({ form: 'snowLine', opening: now, value: 870, ofSeveral: false }),
      'Ahora mismo en Hamburg la cota de nieve está en los 900 metros.',
    ],
    [
      'the lowest snow line',
      reading({ form: 'snowLine', opening: tomorrow, value: 10, ofSeveral: true }),
      'Mañana en Hamburg la cota de nieve bajará hasta el nivel del mar.',
    ],
    [
      'no cloud',
      reading({ form: 'cloudCover', opening: now, percent: 0 }),
      'Ahora mismo en Hamburg el cielo está despejado.',
    ],
    [
      'some clouds',
      reading({ form: 'cloudCover', opening: tomorrow, percent: 60 }),
      'Mañana en Hamburg las nubes cubrirán alrededor del 60 por ciento del cielo.',
    ],
    [
      'nothing but cloud',
      reading({ form: 'cloudCover', opening: tomorrow, percent: 100 }),
      'Mañana en Hamburg el cielo estará cubierto al 100 por ciento.',
    ],
    [
      'a waxing moon',
      moonPhase(4),
      'Hoy la luna está en fase creciente, con más de la mitad iluminada, y la próxima luna llena será el martes.',
    ],
    ['a full moon', moonPhase(5, TODAY, null), 'Hoy hay luna llena.'],
    [
      'a waning moon tomorrow',
      moonPhase(7, TOMORROW, '2026-12-12'),
      'Mañana la luna estará en cuarto menguante, y la próxima luna llena será el sábado doce de diciembre.',
    ],
    ['the next full moon is today', nextMoon('full', TODAY), 'La próxima luna llena es hoy.'],
    ['the next new moon', nextMoon('new', '2026-11-21'), 'La próxima luna nueva será el sábado.'],
    [
      'a moonrise of today',
      moonTime('moonrise', TODAY, { hour: 14, minute: 3 }, true),
      'Hoy la luna ha salido en Hamburg a las 2 y 3 de la tarde.',
    ],
    [
      'a moonrise to come',
      moonTime('moonrise', TOMORROW, { hour: 14, minute: 21 }),
      'Mañana la luna saldrá en Hamburg a las 2 y 21 de la tarde.',
    ],
    [
      'a moonset after midnight',
      moonTime('moonset', TOMORROW, { hour: 1, minute: 5 }),
      'Esta noche la luna se pondrá en Hamburg a la una y 5 de la madrugada.',
    ],
    ['no moonrise', moonTime('moonrise', TODAY, null), 'Hoy la luna no sale en Hamburg.'],
  ])('%s', (_what, plan, spanish) => {
    expect(renderAnswer(plan, skillLocale('es-ES'))).toBe(spanish);
  });
});

test('in America what is past today has the tense of the past', () => {
  const moonset = moonTime('moonset', TODAY, { hour: 7, minute: 12 }, true);
  expect(renderAnswer(moonset, skillLocale('es-MX'))).toBe(
    'Hoy la luna se puso en Hamburg a las 7 y 12 de la mañana.',
  );
});

test('in the United States the pressure is in inches', () => {
  const steady = reading({ form: 'pressure', opening: now, value: 1013.25, tendency: 'steady' });
  expect(renderAnswer(steady, skillLocale('es-US'))).toBe(
    'En este momento en Hamburg la presión atmosférica es de 29.9 pulgadas de mercurio y se mantiene estable.',
  );
});
