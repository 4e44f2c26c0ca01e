import { counted, grouped, monthNames, weekdayNames, words } from './lists.ts';
import { rewrites } from './es-rewrites.ts';
import { nearEs } from './near.es.ts';
import type { Words } from './words.ts';

const UNITS = counted(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ONES: [string, number][] = words('un una').map((word) => [word, 1]);
const TENS = counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 3).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
const COMPOUNDS = [...UNITS.slice(1, 10), ...ONES].flatMap(([unit, ones]) =>
  TENS.map(([ten, tens]): [string, number] => [`${ten}-${unit}`, tens + ones]),
);
/** By their first digit: the rewrites write out the rest. */
const HUNDREDS = counted(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  1,
);
/** From 2020 to 2039, as the rewrites put them together. */
const YEARS = [...UNITS.slice(20), ...TENS.slice(0, 1), ...COMPOUNDS]
  .filter(([, n]) => n < 40)
  .map(([word, n]): [string, number] => [`dosmil-${word}`, 2000 + n]);

export const es: Words = {
  rewrites,
  fillers: new Set(
    words(
      'hola oye oiga mira eh pues entonces porfa porfis gracias aquí ya aun todavía también mismo misma exactamente vale ok',
    ),
  ),
  leads: new Set(
    words(
      'a al antes cerca código de del dentro desde durante el en entre este hacia hasta la las los para partir por postal próxima próximas próximo próximos siguientes sobre todo toda',
    ),
  ),
  trails: new Set(),
  invocation: {
    verbs: new Set(words('abre inicia lanza empieza ejecuta activa pon usa pregunta')),
    joiners: new Set(words('si y por para sobre')),
  },
  builtIns: {
    'AMAZON.StopIntent': words(
      'para stop basta cállate silencio detente termina salir sal adiós fin',
    ),
    'AMAZON.CancelIntent': ['cancela', 'cancelar', 'cancélalo', 'anular'],
    'AMAZON.HelpIntent': ['ayuda', 'ayúdame', 'necesito ayuda', 'puedes ayudarme', 'me ayudas'],
    'AMAZON.NavigateHomeIntent': ['inicio', 'ir a inicio', 've a inicio', 'vuelve al inicio'],
    'AMAZON.RepeatIntent': [
      'repetir',
      'repite eso',
      'repítemelo',
      'puedes repetirlo',
      'de nuevo',
      'dilo de nuevo',
    ],
    'AMAZON.YesIntent': ['sí', 'claro', 'desde luego', 'vale', 'vale gracias'],
    'AMAZON.NoIntent': ['no', 'no gracias', 'mejor no', 'qué va'],
  },
  numbers: new Map([
    ...UNITS,
    ...ONES,
    ...TENS,
    ...COMPOUNDS,
    ...HUNDREDS,
    ...YEARS,
    ['veintiún', 21],
    ['veintiuna', 21],
  ]),
  ones: new Set(),
  // Days are counted with cardinal numbers; only behind "día" are they told from hours.
  ordinals: new Map([
    ['primero', 1],
    ...Array.from({ length: 31 }, (_, i): [string, number] => [`${i + 1}`, i + 1]),
  ]),
  ordinalMark: /º$/,
  date: {
    now: new Set(['ahora']),
    days: new Map([
      ['antes de ayer', -2],
      ['anteayer', -2],
      ['antier', -2],
      ['ayer', -1],
      ['anoche', -1],
      ['hoy', 0],
      ['hoy día', 0],
      ['mañana', 1],
      ['pasado mañana', 2],
    ]),
    weekdays: new Map(weekdayNames('es-ES')),
    months: new Map([...monthNames(['es-ES']), ['setiembre', 9]]),
    seasons: new Map(counted('primavera verano otoño invierno')),
    steps: grouped([
      [-1, words('pasado pasada último última anterior')],
      [0, words('este esta')],
      [1, words('próximo próxima siguiente entrante')],
    ]),
    units: grouped([
      [1, words('día días')],
      [7, words('semana semanas')],
    ]),
    patterns: [
      ['ahead', ['en {count} {unit}', 'dentro de {count} {unit}']],
      ['weekday', withArticle('el', ['{weekday}', '{step} {weekday}', '{weekday} {step}'])],
      [
        'calendarDay',
        ['', ' de {year}', ' del {year}', ' {year}'].flatMap((year) =>
          withArticle('el', [
            `{day} de {month}${year}`,
            `día {day} de {month}${year}`,
            `{weekday} {day} de {month}${year}`,
            `{weekday} día {day} de {month}${year}`,
            `{day} del día {monthNumber}${year}`,
            `día {day} del día {monthNumber}${year}`,
          ]),
        ),
      ],
      [
        'dayOfMonth',
        withArticle('el', [
          'día {ordinal}',
          'próximo día {ordinal}',
          'día {ordinal} de este mes',
          '{weekday} {ordinal}',
          '{weekday} día {ordinal}',
        ]),
      ],
      [
        'weekdayOfWeek',
        [
          '{weekday} de la semana {step}',
          'el {weekday} de la semana {step}',
          '{weekday} de la {step} semana',
          'el {weekday} de la {step} semana',
        ],
      ],
      [
        'week',
        [
          ...withArticle('la', ['semana', '{step} semana', 'semana {step}']),
          'toda la semana',
          'toda esta semana',
        ],
      ],
      ['comingWeekend', withArticle('el', ['próximo fin de semana', 'fin de semana próximo'])],
      ['weekend', withArticle('el', ['{step} fin de semana', 'fin de semana {step}'])],
      [
        'month',
        [
          '{month}',
          'el mes de {month}',
          '{month} de {year}',
          ...withArticle('el', ['{step} mes', 'mes {step}']),
        ],
      ],
      ['year', withArticle('el', ['{step} año', 'año {step}'])],
      [
        'season',
        ['{season}', 'el {season}', 'la {season}', '{step} {season}', 'el {step} {season}'],
      ],
    ],
  },
  time: {
    named: grouped([
      ['12:00', ['mediodía']],
      ['00:00', ['medianoche']],
    ]),
    periods: new Map([
      ['temprano', 'MO'],
      ['tempranito', 'MO'],
    ]),
    halves: grouped([
      ['am', ['de la mañana', 'de la madrugada', 'am']],
      ['pm', ['de la tarde', 'de esta tarde', 'del mediodía', 'pm']],
      ['night', ['de la noche', 'de esta noche']],
    ]),
    clock: [
      ['{hour}', 0],
      ['{hour} horas', 0],
      ['{hour} {minutes}', 0],
      ['{hour} {minutes} horas', 0],
      ['{hour} y media', 30],
      ['{hour} y cuarto', 15],
      ['{hour} menos cuarto', -15],
      ['{hour} y {past}', 0],
      ['{hour} y {past} minutos', 0],
      ['{hour} menos {to}', 0],
    ],
    ahead: ['en {count} {unit}', 'dentro de {count} {unit}'],
    units: grouped([
      [60, words('hora horas')],
      [1, words('minuto minutos')],
    ]),
  },
  duration: {
    units: grouped([
      ['W', words('semana semanas')],
      ['D', words('día días')],
      ['H', words('hora horas')],
      ['M', words('minuto minutos')],
    ]),
    phrases: new Map([
      ['hora', 'PT1H'],
      ['quincena', 'P15D'],
    ]),
    joiners: new Set(['y']),
  },
  near: nearEs,
};

/** Each pattern as it is and with an article in front: "lunes", "el lunes". */
function withArticle(article: string, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => [pattern, `${article} ${pattern}`]);
}
