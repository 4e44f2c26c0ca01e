import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask with a number of degrees, and about the extremes, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'is it above a number',
    [
      ['¿Hará más de 30 grados?', 'AboveIntent', { number: '30' }],
      ['¿Mañana hará más de treinta grados?', 'AboveIntent', { number: '30', date: '2026-11-19' }],
      [
        '¿Hará mañana más de treinta y cinco grados en Sevilla?',
        'AboveIntent',
        { number: '35', date: '2026-11-19', place: 'sevilla' },
      ],
      ['¿Va a hacer más de 20 grados esta tarde?', 'AboveIntent', { number: '20', dayPart: 'AF' }],
      ['¿Pasaremos de los 25 el sábado?', 'AboveIntent', { number: '25', date: '2026-11-21' }],
      [
        '¿Se superarán los 40 grados en Córdoba?',
        'AboveIntent',
        { number: '40', place: 'córdoba' },
      ],
      [
        '¿Subirá la temperatura por encima de los 15 grados el fin de semana?',
        'AboveIntent',
        { number: '15', span: 'WEEKEND' },
      ],
      [
        '¿Va a estar a más de 18 grados el domingo?',
        'AboveIntent',
        { number: '18', date: '2026-11-22' },
      ],
      [
        '¿Subirá mañana de menos dos grados?',
        'AboveIntent',
        { number: '2', sign: 'MINUS', date: '2026-11-19' },
      ],
      ['¿Llegaremos a 20 grados mañana?', 'AboveIntent', { number: '20', date: '2026-11-19' }],
      ['¿Se alcanzarán los 30 grados hoy?', 'AboveIntent', { number: '30', date: '2026-11-18' }],
      ['¿Hará más de un grado mañana?', 'AboveIntent', { number: '1', date: '2026-11-19' }],
      ['¿Hace más de 20 grados ahora?', 'AboveIntent', { number: '20', span: 'NOW' }],
      ['¿Superara los 30 grados mañana?', 'AboveIntent', { number: '30', date: '2026-11-19' }],
      ['Dime si hará más de 20 grados mañana', 'AboveIntent', { number: '20', date: '2026-11-19' }],
    ],
  ],
  [
    'is it below a number',
    [
      ['¿Hará menos de 10 grados mañana?', 'BelowIntent', { number: '10', date: '2026-11-19' }],
      ['¿Bajará de cinco grados esta noche?', 'BelowIntent', { number: '5', dayPart: 'NI' }],
      ['¿Bajará de 5 el viernes?', 'BelowIntent', { number: '5', date: '2026-11-20' }],
      [
        '¿Bajará de menos cinco grados esta noche en Soria?',
        'BelowIntent',
        { number: '5', sign: 'MINUS', dayPart: 'NI', place: 'soria' },
      ],
      [
        '¿Bajaremos de tres grados bajo cero mañana?',
        'BelowIntent',
        { number: '3', sign: 'MINUS', date: '2026-11-19' },
      ],
      [
        '¿Va a bajar la temperatura de los ocho grados esta noche?',
        'BelowIntent',
        { number: '8', dayPart: 'NI' },
      ],
      [
        '¿Caerá la temperatura por debajo de 2 grados el domingo?',
        'BelowIntent',
        { number: '2', date: '2026-11-22' },
      ],
      [
        '¿Estaremos a menos de 12 grados el sábado?',
        'BelowIntent',
        { number: '12', date: '2026-11-21' },
      ],
      [
        '¿Llegaremos a cinco grados bajo cero esta noche?',
        'BelowIntent',
        { number: '5', sign: 'MINUS', dayPart: 'NI' },
      ],
      ['¿Habrá menos de 5 grados en Ávila?', 'BelowIntent', { number: '5', place: 'ávila' }],
      ['¿Bajará de cero grados esta noche?', 'FrostIntent', { dayPart: 'NI' }],
      ['¿Estaremos bajo cero mañana?', 'FrostIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'the warmest day',
    [
      ['¿Qué día hará más calor?', 'WarmestDayIntent'],
      ['¿Qué día de la semana hará más calor?', 'WarmestDayIntent', { span: 'WEEK' }],
      ['¿Cuál será el día más caluroso de la semana?', 'WarmestDayIntent', { span: 'WEEK' }],
      [
        '¿Cuál es el día más cálido de la semana que viene en Murcia?',
        'WarmestDayIntent',
        { date: '2026-W48', place: 'murcia' },
      ],
      ['¿Cuándo hará más calor en Jaén?', 'WarmestDayIntent', { place: 'jaén' }],
      [
        '¿Qué día hará más calor en los próximos cinco días?',
        'WarmestDayIntent',
        { duration: 'P5D' },
      ],
      ['¿Hará más calor mañana?', 'ComparisonIntent', { date: '2026-11-19', direction: 'WARMER' }],
      ['¿Qué día hará más sol?', 'SunHoursIntent', { whichDay: 'WHICH_DAY' }],
    ],
  ],
  [
    'the coldest day',
    [
      ['¿Qué día hará más frío?', 'ColdestDayIntent'],
      ['¿Cuál será el día más frío de esta semana?', 'ColdestDayIntent', { date: '2026-W47' }],
      ['¿Cuál será el día más fresco del fin de semana?', 'ColdestDayIntent', { span: 'WEEKEND' }],
      ['¿Cuándo va a hacer más frío en Burgos?', 'ColdestDayIntent', { place: 'burgos' }],
      ['¿Qué día será el más frío en León?', 'ColdestDayIntent', { place: 'león' }],
      ['¿Hará más frío mañana?', 'ComparisonIntent', { date: '2026-11-19', direction: 'COLDER' }],
    ],
  ],
  [
    'what has a number of another kind',
    [
      [
        '¿Hará frío mañana a las 8?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-19', time: '08:00' },
      ],
      ['¿Cuántos grados hará mañana?', 'TemperatureIntent', { date: '2026-11-19' }],
      ['¿Hasta cuántos grados subirá mañana?', 'HighIntent', { date: '2026-11-19' }],
    ],
  ],
];

describe.each(KINDS)('Spanish: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
  });
});

describe.each(['es-MX', 'es-US'])('in %s', (locale) => {
  it('asks with a number of degrees', () => {
    expect(recognize('¿Va a estar a más de 80 grados mañana?', locale)).toEqual({
      intent: 'AboveIntent',
      number: '80',
      date: '2026-11-19',
    });
    expect(recognize('¿Va a bajar de 40 grados en la noche?', locale)).toEqual({
      intent: 'BelowIntent',
      number: '40',
      dayPart: 'NI',
    });
  });
});
