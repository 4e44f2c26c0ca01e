import { describe, expect, test } from 'vitest';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import type { WeatherState } from '../../src/weather/state.ts';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Course, Span, Temperature, When } from '../../src/wording/plan/statement.ts';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale, TODAY } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const SPANISH: Record<Situation, string> = {
  'now, overcast': 'Ahora mismo el cielo está cubierto en Hamburg, con 8 grados.',
  'now, a storm':
    'Ahora mismo en Hamburg hay rachas muy fuertes de hasta 95 kilómetros por hora. El cielo está poco nuboso, con 8 grados.',
  'an hour, one degree':
    'Hoy a las 3 de la tarde en Hamburg el cielo estará cubierto, con un grado.',
  'an hour, rain that may not come':
    'Hoy a las 3 de la tarde en Hamburg habrá 8 grados. Es posible que haya lluvia débil.',
  'an hour, strong wind':
    'Hoy a las 3 de la tarde en Hamburg hará sol, con 8 grados. Soplará viento fuerte, con rachas de hasta 65 kilómetros por hora.',
  'an hour, weather not known': 'Hoy a las 3 de la tarde en Hamburg habrá 4 grados.',
  'an hour, nothing known': 'No tengo previsión para hoy a las 3 de la tarde en Hamburg.',
  'three hours, getting colder':
    'En las próximas tres horas en Hamburg el cielo estará cubierto, y la temperatura bajará de un grado a 2 bajo cero.',
  'three hours, thunder in the last':
    'En las próximas tres horas en Hamburg habrá tormentas a partir de las 6 de la tarde. Habrá intervalos nubosos, con temperaturas en torno a los 8 grados.',
  'hours, rain in between':
    'Hoy de 8 de la mañana a 3 de la tarde en Hamburg, habrá intervalos nubosos, con lluvia débil de 10 de la mañana a una de la tarde. Las temperaturas rondarán los 8 grados.',
  'hours over midnight':
    'Desde las 10 de esta noche hasta las 6 de la mañana en Hamburg, el cielo estará despejado hasta las 2 y después habrá niebla. Las temperaturas rondarán los 8 grados.',
  'afternoon, sun': 'Esta tarde en Hamburg hará sol, con una máxima de 12 grados.',
  'afternoon, frost':
    'Esta tarde en Hamburg el cielo estará cubierto, con una máxima de un grado bajo cero.',
  'night, clear': 'Esta noche en Hamburg el cielo estará despejado, con una mínima de 0 grados.',
  'night, freezing rain':
    'Cuidado con el hielo. Esta noche en Hamburg el cielo estará cubierto hasta la una y después habrá lluvia engelante débil. La mínima será de un grado bajo cero.',
  'evening far ahead':
    'El sábado veintiocho de noviembre por la tarde noche en Hamburg, habrá intervalos nubosos, con temperaturas en torno a los 8 grados.',
  'night far ahead':
    'En la noche del sábado veintiocho al domingo veintinueve de noviembre en Hamburg, habrá intervalos nubosos, con una mínima de 8 grados.',
  'today, rain from 5 PM':
    'Hoy en Hamburg habrá intervalos nubosos hasta las 5 de la tarde y después lloverá. Caerán unos 6 litros por metro cuadrado. Las temperaturas rondarán los 8 grados.',
  'today, sun and a thunderstorm':
    'Hoy en Hamburg habrá tormentas fuertes hacia las 5 de la tarde. El cielo estará poco nuboso, con temperaturas en torno a los 8 grados.',
  'today, sun gives way to clouds':
    'Hoy en Hamburg hará sol hasta las 4 de la tarde y después el cielo estará cubierto. Las temperaturas rondarán los 8 grados.',
  'today, a slight change of the sky':
    'Hoy en Hamburg el cielo estará poco nuboso, con temperaturas en torno a los 8 grados.',
  'today, around zero':
    'Hoy en Hamburg el cielo estará cubierto, con temperaturas en torno a los 0 grados.',
  'today, rain is likely but not shown':
    'Hoy en Hamburg el cielo estará cubierto y es probable que llueva. Las temperaturas rondarán los 8 grados.',
  'today, snow is possible':
    'Hoy en Hamburg el cielo estará cubierto y es posible que nieve. Las temperaturas rondarán los 3 grados bajo cero.',
  'tomorrow, showers now and then':
    'Mañana en Hamburg el cielo estará poco nuboso, pero con chubascos débiles ocasionales. Las temperaturas rondarán los 8 grados.',
  'tomorrow, storm and rain':
    'Mañana en Hamburg habrá rachas muy fuertes de hasta 95 kilómetros por hora. Esta noche y mañana lloverá abundantemente. Caerán unos 25 litros por metro cuadrado. Las temperaturas rondarán los 8 grados.',
  'tomorrow, heavy snow':
    'Esta noche y mañana nevará con fuerza en Hamburg. Caerán unos 25 centímetros de nieve. Las temperaturas rondarán los 2 grados bajo cero.',
  'tomorrow, drizzle turning to rain':
    'Esta noche y mañana en Hamburg habrá lluvia débil. Las temperaturas rondarán los 8 grados.',
  'tomorrow, sleet until noon':
    'Mañana en Hamburg habrá aguanieve débil hasta el mediodía y después intervalos nubosos. Las temperaturas rondarán los 8 grados.',
  'tomorrow, a fresh wind':
    'Mañana en Hamburg el cielo estará cubierto, con temperaturas en torno a los 8 grados. Soplará viento moderado del suroeste.',
  'a day far ahead':
    'El sábado veintiocho de noviembre en Hamburg el cielo estará cubierto, con una máxima de 8 grados y una mínima de 3.',
  'weekend, alike':
    'El fin de semana en Hamburg habrá intervalos nubosos, con máximas de entre 3 y 5 grados.',
  'weekend, rain then sun':
    'El sábado en Hamburg habrá lluvia débil todo el día, con una máxima de 8 grados. El domingo hará sol, con una máxima de un grado bajo cero.',
  'three days, getting warmer':
    'En los próximos días en Hamburg subirán las temperaturas. Hoy el cielo estará cubierto, con una máxima de 4 grados bajo cero. Mañana habrá intervalos nubosos, con una máxima de un grado. El viernes el cielo estará cubierto, con una máxima de 5 grados.',
};

describe('texts in es-ES', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('es-ES'))).toBe(SPANISH[situation]);
  });
});

const TODAYS = { date: TODAY, ahead: 0 };
const SUN = { state: 0, night: false };
const OVERCAST = { state: 3, night: false };
const PARTLY = { state: 1, night: false };
const RAIN = { state: 63, night: false };
const THUNDER = { state: 95, night: false };
const AFTERNOON = { part: 'afternoon' } as const;

test.each<[what: string, course: Course, spanish: string]>([
  ['dry to wet', { form: 'change', first: SUN, second: RAIN, at: AFTERNOON }, 'Hará sol, y a partir de la tarde lloverá.'],
  ['wet to dry', { form: 'change', first: RAIN, second: SUN, at: AFTERNOON }, 'Lloverá hasta media tarde y después hará sol.'],
  ['one sky to another', { form: 'change', first: OVERCAST, second: PARTLY, at: { part: 'evening' } }, 'El cielo estará cubierto, y a partir de la tarde noche estará poco nuboso.'],
  ['cloud to a clear evening', { form: 'change', first: OVERCAST, second: SUN, at: { part: 'evening' } }, 'El cielo estará cubierto, y a partir de la tarde noche estará despejado.'],
  ['sun to cloud', { form: 'change', first: SUN, second: OVERCAST, at: AFTERNOON }, 'Hará sol, y a partir de la tarde el cielo estará cubierto.'],
  ['wet to thunderstorms', { form: 'interlude', background: { state: 65, night: false }, passing: THUNDER, span: AFTERNOON }, 'Lloverá con fuerza, y por la tarde habrá tormentas.'],
  ['wet to a dry afternoon', { form: 'interlude', background: RAIN, passing: OVERCAST, span: AFTERNOON }, 'Lloverá, aunque con una pausa por la tarde.'],
  ['wet to a sunny hour', { form: 'interlude', background: RAIN, passing: SUN, span: { from: 15, to: 17 } }, 'Lloverá, pero de 3 a 5 de la tarde hará sol.'],
  ['thunderstorms to dry hours', { form: 'interlude', background: THUNDER, passing: { state: 2, night: false }, span: { from: 15, to: 17 } }, 'Habrá tormentas, pero de 3 a 5 de la tarde solo habrá intervalos nubosos.'],
  ['cloud to brighter hours', { form: 'interlude', background: OVERCAST, passing: PARTLY, span: { from: 15, to: 17 } }, 'El cielo estará cubierto, pero de 3 a 5 de la tarde estará poco nuboso.'],
  ['sun to showers', { form: 'interlude', background: SUN, passing: RAIN, span: AFTERNOON }, 'Hará sol, pero con lluvia por la tarde.'],
  ['clear hours to fog in the evening', { form: 'change', first: SUN, second: { state: 45, night: true }, at: { hour: 18 } }, 'El cielo estará despejado hasta las 6 de la tarde y después habrá niebla.'],
  ['fog in the morning to sun', { form: 'change', first: { state: 45, night: false }, second: SUN, at: { part: 'morning' } }, 'Habrá niebla hasta media mañana y después hará sol.'],
  ['cloud in the morning to rain', { form: 'change', first: OVERCAST, second: RAIN, at: { part: 'morning' } }, 'El cielo estará cubierto hasta media mañana y después lloverá.'],
  ['by noon', { form: 'change', first: OVERCAST, second: RAIN, at: { part: 'midday' } }, 'El cielo estará cubierto hasta el mediodía y después lloverá.'],
])('a day that turns from %s', (_, course, spanish) => {
  const plan: Plan = [{ kind: 'course', opening: null, course, temperature: null }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

test('several days name what repeats, and their highs with it', () => {
  const opening = {
    when: { kind: 'weekend', saturday: { date: '2026-11-21', ahead: 3 } },
    place: 'Lugo',
  } as const;
  const course = { form: 'change', first: OVERCAST, second: RAIN, at: AFTERNOON } as const;
  const temperature = { form: 'high', value: 9 } as const;
  const plan: Plan = [{ kind: 'course', opening, course, temperature, daily: true }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(
    'El fin de semana en Lugo el cielo estará cubierto, y ambos días a partir de la tarde lloverá. Las máximas serán de 9 grados.',
  );
});

test.each<[spanish: string, passing: WeatherState]>([
  ['El cielo estará cubierto, con tormentas ocasionales.', 95],
  ['El cielo estará cubierto, con lluvia ocasional.', 63],
])('what falls now and then: %s', (spanish, state) => {
  const course = { form: 'atTimes', background: OVERCAST, passing: { state, night: false }, share: 'nowAndThen' } as const;
  const plan: Plan = [{ kind: 'course', opening: null, course, temperature: null }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

test.each<[spanish: string, when: When, hour: number]>([
  ['Esta noche lloverá hasta las 11 y después hará sol.', { kind: 'part', day: TODAYS, part: 'night', running: false }, 23],
  ['Esta tarde lloverá hasta las 2 y después hará sol.', { kind: 'part', day: TODAYS, part: 'afternoon', running: false }, 14],
  ['Hoy de 2 a 8 de la tarde lloverá hasta las 5 y después hará sol.', { kind: 'hours', from: { day: TODAYS, hour: 14 }, to: { day: TODAYS, hour: 20 } }, 17],
  ['Hoy de 4 a 8 de la mañana lloverá hasta las 5 y después hará sol.', { kind: 'hours', from: { day: TODAYS, hour: 4 }, to: { day: TODAYS, hour: 8 } }, 5],
  ['Hoy de 9 de la mañana a 8 de la tarde, lloverá hasta las 10 de la mañana y después hará sol.', { kind: 'hours', from: { day: TODAYS, hour: 9 }, to: { day: TODAYS, hour: 20 } }, 10],
])('an hour within a part of the day: %s', (spanish, when, hour) => {
  const course = { form: 'change', first: RAIN, second: SUN, at: { hour } } as const;
  const plan: Plan = [{ kind: 'course', opening: { when, place: null }, course, temperature: null }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

test('after "but", the temperature has a sentence of its own', () => {
  const course = { form: 'interlude', background: SUN, passing: RAIN, span: AFTERNOON } as const;
  const temperature = { form: 'high', value: 9 } as const;
  const plan: Plan = [{ kind: 'course', opening: null, course, temperature }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(
    'Hará sol, pero con lluvia por la tarde. La máxima será de 9 grados.',
  );
});

test('the low of the night is told beside the high', () => {
  const course = { form: 'steady', sky: OVERCAST } as const;
  const temperature = { form: 'highAndLow', high: 10, low: -3, lowIsAtNight: true } as const;
  const plan: Plan = [{ kind: 'course', opening: null, course, temperature }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(
    'El cielo estará cubierto, con 10 grados de máxima y 3 bajo cero por la noche.',
  );
});

test('what falls in one part of each of several days is told by that part', () => {
  const course = {
    form: 'interlude',
    background: OVERCAST,
    passing: RAIN,
    span: AFTERNOON,
  } as const;
  const plan: Plan = [{ kind: 'course', opening: null, course, temperature: null, daily: true }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(
    'El cielo estará cubierto, con lluvia cada tarde.',
  );
});

test.each<[spanish: string, temperature: Temperature]>([
  ['La máxima será de 3 grados y la mínima nocturna, de 5 bajo cero.', { form: 'highAndLow', high: 3, low: -5, lowIsAtNight: true }],
  ['La máxima será de un grado bajo cero y la mínima nocturna, de 0.', { form: 'highAndLow', high: -1, low: 0, lowIsAtNight: true }],
  ['La máxima será de 9 grados y la mínima, de un grado.', { form: 'highAndLow', high: 9, low: 1, lowIsAtNight: false }],
  ['Las temperaturas oscilarán entre 5 y 2 grados bajo cero.', { form: 'range', low: -5, high: -2 }],
  ['Las temperaturas oscilarán entre 5 bajo cero y 2 grados.', { form: 'range', low: -5, high: 2 }],
  ['La temperatura bajará de 23 a 18 grados.', { form: 'change', from: 23, to: 18 }],
  ['La temperatura bajará de 2 grados a 5 bajo cero.', { form: 'change', from: 2, to: -5 }],
  ['La temperatura bajará de un grado bajo cero a 5 grados bajo cero.', { form: 'change', from: -1, to: -5 }],
  ['La temperatura bajará de 2 a 5 grados bajo cero.', { form: 'change', from: -2, to: -5 }],
  ['Las máximas serán de 23 o 24 grados.', { form: 'highs', low: 23, high: 24 }],
  ['Las máximas serán de entre 20 y 24 grados.', { form: 'highs', low: 20, high: 24 }],
  ['Las temperaturas estarán en torno a un grado.', { form: 'around', value: 1 }],
])('of temperatures: %s', (spanish, temperature) => {
  const plan: Plan = [{ kind: 'temperature', opening: null, temperature }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

test.each<[spanish: string, statement: Plan[number]]>([
  ['Hará mucho calor, hasta 38 grados.', { kind: 'extreme', of: 'heat', opening: null, value: 38, exactly: false }],
  ['Hará un frío intenso, 18 grados bajo cero.', { kind: 'extreme', of: 'frost', opening: null, value: -18, exactly: true }],
  ['Hará mucho calor, hasta 38 grados, y lucirá el sol.', { kind: 'extreme', of: 'heat', opening: null, value: 38, exactly: false, sky: SUN }],
  ['Hará mucho calor, hasta 38 grados, con cielo cubierto.', { kind: 'extreme', of: 'heat', opening: null, value: 38, exactly: false, sky: OVERCAST }],
  ['Las rachas serán muy fuertes, de hasta 95 kilómetros por hora.', { kind: 'storm', opening: null, gust: 95 }],
  ['Las rachas serán muy fuertes, de hasta 120 kilómetros por hora.', { kind: 'storm', opening: null, gust: 119 }],
  ['Las rachas serán huracanadas, de hasta 125 kilómetros por hora.', { kind: 'storm', opening: null, gust: 123 }],
  ['Por la tarde es probable que llueva.', { kind: 'chance', of: 'rain', likely: true, span: AFTERNOON }],
  ['En total, esos días caerán unos 35 litros por metro cuadrado.', { kind: 'amount', of: 'rain', amount: 33, together: 'theseDays' }],
  ['En total caerán unos 35 litros por metro cuadrado.', { kind: 'amount', of: 'rain', amount: 33, together: 'allDays' }],
])('alone: %s', (spanish, statement) => {
  expect(renderPlan([statement], locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

const SHOWER = { rate: 0.4, kind: 'rain', probability: 80 } as const;
const DRY = { ...SHOWER, rate: 0, probability: 5 };

test.each<[spanish: string, plan: Plan]>([
  ['En los próximos 40 minutos no se esperan precipitaciones en Köln.', radar('.........???')],
  ['No tengo previsión para la próxima hora en Köln.', radar('?lllllllllll')],
  ['Dentro de unos 20 minutos empezará a caer una lluvia débil en Köln y parará al cabo de un cuarto de hora.', radar('....lll.....')],
  ['En los próximos minutos empezará a llover en Köln, a ratos con fuerza.', radar('.mmhmmmmmmmm')],
  ['Dentro de unos 20 minutos lloverá con fuerza en Köln, pero durará poco.', radar('....h.......')],
  ['Ahora mismo está cayendo aguanieve débil en Köln, con una breve pausa dentro de unos diez minutos. Después seguirá cayendo aguanieve diez minutos más.', radar('ll.ll.......', 'x')],
  ['Ahora mismo está lloviendo con fuerza en Köln, luego con menos fuerza, y parará dentro de unos 40 minutos.', radar('hhllllll....')],
  ['En la próxima hora seguirá nevando con fuerza en Köln.', radar('hhhhhhhhhhhh', 's')],
  ['Ahora mismo está cayendo una lluvia débil en Köln, pero parará dentro de unos 20 minutos. Un cuarto de hora después volverá a llover.', radar('llll...lllll')],
  ['Dentro de unos diez minutos empezará a llover en Köln, luego nevará, y parará al cabo de media hora.', radar('..mmmmmm....', 'rrrrrs')],
  ['Cuidado con el hielo. Ahora mismo está cayendo lluvia engelante en Köln, pero parará dentro de unos 20 minutos.', radar('mmmm........', 'f')],
  ['Dentro de unos 20 minutos empezará a llover y parará al cabo de diez minutos.', radar('....mm......', 'r', null)],
  ['En la próxima hora es posible que llueva en Wien.', forecast([{ ...DRY, probability: 40 }, { ...DRY, probability: 40 }])],
  ['En la próxima hora, al principio no se esperan precipitaciones en Wien, y después se espera lluvia débil.', forecast([DRY, SHOWER])],
])('of the next hour: %s', (spanish, plan) => {
  expect(renderPlan(plan, locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

test.each<[spanish: string, PollenDay]>([
  ['Mañana en Leipzig habrá niveles altos de polen de abedul, moderados de fresno y bajos de avellano. No habrá otros tipos de polen.', tomorrow({ Birke: 3, Esche: 2, Hasel: 1 })],
  ['Mañana en Leipzig habrá niveles altos de polen de gramíneas, abedul, avellano, aliso y otros.', tomorrow({ Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3, Beifuss: 1 })],
  ['Mañana en Leipzig no habrá polen, que se sepa.', tomorrow({}, ['Birke', 'Esche'])],
])('of pollen: %s', (spanish, day) => {
  expect(renderPollen(day, undefined, 'es-ES')).toBe(spanish);
}); // prettier-ignore

const MONDAY = { date: '2026-11-30', ahead: 12 };
const SATURDAY = { date: '2026-11-21', ahead: 3 };
const SUNDAY = { date: '2026-11-22', ahead: 4 };
const TOMORROWS = { date: '2026-11-19', ahead: 1 };

test.each<[spanish: string, When]>([
  ['hoy a la una de la tarde', { kind: 'hour', day: TODAYS, hour: 13 }],
  ['mañana a las 12 del mediodía', { kind: 'hour', day: TOMORROWS, hour: 12 }],
  ['esta medianoche', { kind: 'hour', day: TODAYS, hour: 0 }],
  ['mañana a medianoche', { kind: 'hour', day: TOMORROWS, hour: 0 }],
  ['el sábado a medianoche', { kind: 'hour', day: SATURDAY, hour: 0 }],
  ['hoy de 11 de la mañana a una de la tarde', { kind: 'hours', from: { day: TODAYS, hour: 11 }, to: { day: TODAYS, hour: 13 } }],
  ['mañana de 2 de la tarde a 9 de la noche', { kind: 'hours', from: { day: TOMORROWS, hour: 14 }, to: { day: TOMORROWS, hour: 21 } }],
  ['mañana por la mañana', { kind: 'part', day: TOMORROWS, part: 'morning', running: false }],
  ['la noche del sábado al domingo', { kind: 'part', day: SATURDAY, part: 'night', running: false }],
  ['la noche del lunes treinta de noviembre al martes uno de diciembre', { kind: 'part', day: MONDAY, part: 'night', running: false }],
  ['el fin de semana', { kind: 'days', first: SATURDAY, last: SUNDAY }],
  ['hoy, mañana ni pasado mañana', { kind: 'days', first: TODAYS, last: { date: '2026-11-20', ahead: 2 } }],
  ['el fin de semana', { kind: 'weekend', saturday: SATURDAY }],
  ['mañana de 3 a 8 de la mañana', { kind: 'hours', from: { day: TOMORROWS, hour: 3 }, to: { day: TOMORROWS, hour: 8 } }],
  ['el jueves', { kind: 'day', day: { ...TOMORROWS, byWeekday: true } }],
  ['mañana de 6 de la tarde a medianoche', { kind: 'hours', from: { day: TOMORROWS, hour: 18 }, to: { day: { date: '2026-11-20', ahead: 2 }, hour: 0 } }],
  ['esta madrugada', { kind: 'part', day: { date: '2026-11-17', ahead: -1 }, part: 'night', running: true }],
])('of times: %s', (spanish, when) => {
  const plan: Plan = [{ kind: 'noData', opening: { when, place: null } }];
  expect(renderPlan(plan, locale('es-ES'))).toBe(`No tengo previsión para ${spanish}.`);
}); // prettier-ignore

const inTheEvening = (kind: 'day' | 'days'): Statement => ({ kind: 'course', opening: { when: kind === 'day' ? { kind, day: TOMORROWS } : { kind, first: TODAYS, last: { date: '2026-11-20', ahead: 2 } }, place: 'Burgos' }, course: { form: 'interlude', background: { state: 3, night: false }, passing: { state: 95, night: true }, span: { part: 'evening' } }, alone: true, temperature: null, daily: kind === 'days' }); // prettier-ignore
const lasting = (place: string | null, within: Span): Statement => ({ kind: 'course', opening: { when: { kind: 'day', day: TOMORROWS }, place }, course: { form: 'steady', sky: { state: 63, night: false } }, temperature: null, within }); // prettier-ignore

test.each<[spanish: string, Statement]>([
  ['Mañana en Burgos habrá tormentas por la tarde noche.', inTheEvening('day')],
  ['Hoy, mañana y pasado mañana en Burgos habrá tormentas cada día por la tarde noche.', inTheEvening('days')],
  ['Mañana lloverá en Burgos desde la tarde hasta la noche.', lasting('Burgos', { start: 'afternoon', end: 'evening' })],
  ['Mañana lloverá por la tarde noche.', lasting(null, { part: 'evening' })],
])('of an evening: %s', (spanish, statement) => {
  expect(renderPlan([statement], locale('es-ES'))).toBe(spanish);
}); // prettier-ignore

test('days from tomorrow on are not heard as a morning', () => {
  const when: When = { kind: 'days', first: TOMORROWS, last: SUNDAY };
  expect(renderPlan([{ kind: 'noData', opening: { when, place: null } }], locale('es-ES'))).toBe(
    'No tengo previsión desde mañana hasta el domingo.',
  );
});

test.each([
  ['Previsión del <DayID> en <Location>.', 'Previsión de hoy en El Escorial.'],
  ['El <DayID> en <Location>, sin polen.', 'Hoy en El Escorial, sin polen.'],
  ['Previsión para <DayID> cerca de <Location>.', 'Previsión para hoy cerca de El Escorial.'],
])('a template "%s" has natural wording', (template, spanish) => {
  const values = { date: TODAY, today: TODAY, place: 'El Escorial' };
  expect(fillPollenTemplate(template, values, locale('es-ES'))).toBe(spanish);
});
