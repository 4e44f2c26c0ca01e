import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Course, When } from '../../src/wording/plan/statement.ts';
import { renderAnswer, renderPlan } from '../../src/wording/render.ts';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './questions/example-weather.ts';
import { answerFacts, days, partOfDay } from './questions/answer-facts.ts';
import { QUESTIONS } from './questions/questions.ts';
import { radar } from './showers.ts';
import { situations, type Situation } from './situations.ts';
import { lasting, locale, rain, skillLocale, TODAY } from './plans.ts';

const CLEAR = { state: 0, night: false };
const OVERCAST = { state: 3, night: false };

/** For native speakers to read: what Mexico and the United States say otherwise than Spain. */
describe('Spanish of the Americas', () => {
  test.each<[tag: string, situation: Situation, spanish: string]>([
    ['es-MX', 'now, overcast', 'En este momento está nublado en Hamburg, con 8 grados.'],
    ['es-MX', 'an hour, rain that may not come', 'Hoy a las 3 de la tarde en Hamburg habrá 8 grados. Es posible que haya lluvia ligera.'],
    ['es-MX', 'an hour, nothing known', 'No tengo pronóstico para hoy a las 3 de la tarde en Hamburg.'],
    ['es-MX', 'night, freezing rain', 'Cuidado con el hielo. Esta noche y madrugada en Hamburg estará nublado hasta la una y después habrá lluvia helada ligera. La mínima será de un grado bajo cero.'],
    ['es-MX', 'today, rain from 5 PM', 'Hoy en Hamburg estará parcialmente nublado hasta las 5 de la tarde y después lloverá. Caerán unos 6 milímetros de lluvia. Las temperaturas rondarán los 8 grados.'],
    ['es-MX', 'today, sun and a thunderstorm', 'Hoy en Hamburg habrá tormentas eléctricas fuertes hacia las 5 de la tarde. Estará mayormente despejado, con temperaturas en torno a los 8 grados.'],
    ['es-US', 'tomorrow, storm and rain', 'Mañana en Hamburg habrá ráfagas muy fuertes de hasta 60 millas por hora. Esta noche y madrugada y mañana lloverá abundantemente. Caerá alrededor de una pulgada de lluvia. Las temperaturas rondarán los 46 grados.'],
    ['es-US', 'afternoon, sun', 'Esta tarde en Hamburg estará soleado, con una máxima de 54 grados.'],
  ])('%s: %s', (tag, situation, spanish) => {
    expect(renderPlan(situations[situation], locale(tag))).toBe(spanish);
  });

  test.each([
    [2, 'Caerá menos de un cuarto de pulgada de lluvia.'],
    [6, 'Caerá alrededor de un cuarto de pulgada de lluvia.'],
    [19, 'Caerá alrededor de tres cuartos de pulgada de lluvia.'],
    [32, 'Caerá alrededor de una pulgada y cuarto de lluvia.'],
    [64, 'Caerán unas 2 pulgadas y media de lluvia.'],
  ])('in the United States, %s millimetres are inches', (amount, spanish) => {
    const plan: Plan = [{ kind: 'amount', of: 'rain', amount }];
    expect(renderPlan(plan, locale('es-US'))).toBe(spanish);
  });

  test('sleet is not called rain', () => {
    const plan: Plan = [{ kind: 'amount', of: 'mixed', amount: 13 }];
    expect(renderPlan(plan, locale('es-US'))).toBe('Caerá alrededor de media pulgada.');
    expect(renderPlan(plan, locale('es-MX'))).toBe('Caerán unos 13 milímetros.');
  });

  test('no sun shines in an evening that is called the night, or nearly so', () => {
    const day = { date: TODAY, ahead: 0 };
    const plan: Plan = [{ kind: 'course', opening: { when: { kind: 'part', day, part: 'evening', running: false }, place: null }, course: { form: 'steady', sky: { state: 0, night: false } }, temperature: null }];
    expect(renderPlan(plan, locale('es-MX'))).toBe('Esta noche estará despejado.');
    expect(renderPlan(plan, locale('es-ES'))).toBe('Esta tarde noche el cielo estará despejado.');
  });

  test.each<[spanish: string, course: Course]>([
    ['Estará nublado, y a partir de la noche estará despejado.', { form: 'change', first: OVERCAST, second: CLEAR, at: { part: 'evening' } }],
    ['Estará nublado, pero por la noche estará despejado.', { form: 'interlude', background: OVERCAST, passing: CLEAR, span: { part: 'evening' } }],
    ['Estará nublado hasta las 7 de la noche y después despejado.', { form: 'change', first: OVERCAST, second: CLEAR, at: { hour: 19 } }],
    ['Estará nublado hasta las 5 de la tarde y después soleado.', { form: 'change', first: OVERCAST, second: CLEAR, at: { hour: 17 } }],
  ])('nor from it on: %s', (spanish, course) => {
    const plan: Plan = [{ kind: 'course', opening: null, course, temperature: null }];
    expect(renderPlan(plan, locale('es-MX'))).toBe(spanish);
  });

  test('nor in hours that begin in it', () => {
    const day = { date: TODAY, ahead: 0 };
    const when: When = { kind: 'hours', from: { day, hour: 18 }, to: { day, hour: 22 } };
    const plan: Plan = [{ kind: 'course', opening: { when, place: null }, course: { form: 'steady', sky: CLEAR }, temperature: null }];
    expect(renderPlan(plan, locale('es-MX'))).toBe('Hoy de 6 a 10 de la noche estará despejado.');
  });

  test('in the United States, a day is mostly sunny and a night mostly clear', () => {
    expect(renderPlan(steady(false), locale('es-US'))).toBe('Estará mayormente soleado.');
    expect(renderPlan(steady(true), locale('es-US'))).toBe('Estará mayormente despejado.');
    expect(renderPlan(steady(false), locale('es-MX'))).toBe('Estará mayormente despejado.');
  });

  test('an hour of a night is told without the part that the night has named', () => {
    const when: When = { kind: 'part', day: { date: '2026-11-21', ahead: 3 }, part: 'night', running: false };
    const course: Course = { form: 'change', first: { state: 51, night: true }, second: { state: 3, night: true }, at: { hour: 3 } };
    const plan: Plan = [{ kind: 'course', opening: { when, place: null }, course, temperature: null }];
    expect(renderPlan(plan, locale('es-MX'))).toBe(
      'En la noche del sábado y madrugada del domingo habrá llovizna hasta las 3 y después estará nublado.',
    );
  });

  test.each<[spanish: string, of: 'heat' | 'frost', value: number, state: 0 | 2]>([
    ['Hará mucho calor, hasta 97 grados, y lucirá el sol.', 'heat', 36, 0],
    ['Hará mucho calor, hasta 97 grados, con cielo parcialmente nublado.', 'heat', 36, 2],
    ['Hará un frío intenso, con mínimas de 5 grados y cielo parcialmente nublado.', 'frost', -15, 2],
  ])('an extreme with its sky: %s', (spanish, of, value, state) => {
    const plan: Plan = [{ kind: 'extreme', of, opening: null, value, exactly: false, sky: { state, night: false } }];
    expect(renderPlan(plan, locale('es-US'))).toBe(spanish);
  });

  test('a fall below zero names the degrees on either side', () => {
    const plan: Plan = [{ kind: 'temperature', opening: null, temperature: { form: 'change', from: 1, to: -24 } }];
    expect(renderPlan(plan, locale('es-US'))).toBe('La temperatura bajará de 34 grados a 11 bajo cero.');
  });

  test('a frost above zero Fahrenheit is a low, not a depth', () => {
    const plan: Plan = [{ kind: 'extreme', of: 'frost', opening: null, value: -15, exactly: false }];
    expect(renderPlan(plan, locale('es-US'))).toBe('Hará un frío intenso, con mínimas de 5 grados.');
    expect(renderPlan(plan, locale('es-MX'))).toBe('Hará un frío intenso, con mínimas de 15 grados bajo cero.');
  });

  const today = { date: TODAY, ahead: 0 };
  const saturday = { date: '2026-11-21', ahead: 3 };
  test.each<[spanish: string, when: When]>([
    ['esta noche', { kind: 'part', day: today, part: 'evening', running: false }],
    ['esta noche y madrugada', { kind: 'part', day: today, part: 'night', running: true }],
    ['mañana por la noche y la madrugada del viernes', { kind: 'part', day: { date: '2026-11-19', ahead: 1 }, part: 'night', running: false }],
    ['la noche del sábado y madrugada del domingo', { kind: 'part', day: saturday, part: 'night', running: false }],
    ['hoy a las 8 de la noche', { kind: 'hour', day: today, hour: 20 }],
    ['hoy a las 6 de la tarde', { kind: 'hour', day: today, hour: 18 }],
  ])('says %s', (spanish, when) => {
    const plan: Plan = [{ kind: 'noData', opening: { when, place: null } }];
    expect(renderPlan(plan, locale('es-MX'))).toBe(`No tengo pronóstico para ${spanish}.`);
  });

  test('the radar tells what falls at this moment', () => {
    expect(renderPlan(radar('llll........'), locale('es-MX'))).toBe(
      'En este momento está cayendo una lluvia ligera en Köln, pero parará dentro de unos 20 minutos.',
    );
  });

  test('the night beside a day has no second "and"', () => {
    const rainy = lasting(48, rain(63));
    const both = [partOfDay(TODAY, 'night', rainy), ...days([addDays(TODAY, 1)], rainy)];
    expect(renderAnswer(QUESTIONS.rain(answerFacts(both)), skillLocale('es-MX'))).toMatch(
      /^Sí, esta noche y mañana lloverá/,
    );
  });

  test('advice names clothes as each country does', () => {
    expect(advise('es-MX')).toMatch(/^Sí, basta con una chamarra ligera\./);
    expect(advise('es-US')).toMatch(/^Sí, basta con una chaqueta ligera\./);
    expect(renderAnswer(QUESTIONS.rain(RAIN_FROM_3_PM), skillLocale('es-MX'))).toBe(
      'Sí, mañana habrá lluvia ligera en Köln a partir de las 3 de la tarde.',
    );
  });

  test.each([
    ['es-ES', 'Perdona, no te he entendido.', 'Vale'],
    ['es-MX', 'Perdona, no te entendí.', 'De acuerdo'],
    ['es-US', 'Perdona, no te entendí.', 'De acuerdo'],
    ['es', 'Perdona, no te he entendido.', 'Vale'],
  ])('the skill speaks as in %s', (tag, sorry, alright) => {
    const phrases = selectPhrases(tag);
    expect(phrases.notUnderstood.speech.startsWith(sorry)).toBe(true);
    expect(phrases.home.remembered('Puebla')).toBe(`${alright}, recordaré que vives en Puebla.`);
  });
}); // prettier-ignore

function steady(night: boolean): Plan {
  const course: Course = { form: 'steady', sky: { state: 1, night } };
  return [{ kind: 'course', opening: null, course, temperature: null }];
}

function advise(tag: string): string {
  return renderAnswer(QUESTIONS.jacket(SUNNY_DAY), skillLocale(tag));
}
