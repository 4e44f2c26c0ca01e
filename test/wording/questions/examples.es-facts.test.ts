import { expect, test } from 'vitest';
import { computeSunTimes } from '../../../src/weather/periods.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { toRelativeDay } from '../../../src/wording/plan/statement.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { planBestDay } from '../../../src/wording/plan/questions/best-day.ts';
import {
  planFeelsLike,
  planHigh,
  planLow,
  planTemperature,
} from '../../../src/wording/plan/questions/temperature.ts';
import { planComparison } from '../../../src/wording/plan/questions/contrast.ts';
import { planNextRain, planRainStop } from '../../../src/wording/plan/questions/next-rain.ts';
import { planRainChance } from '../../../src/wording/plan/questions/rain-amount.ts';
import { planSunTime } from '../../../src/wording/plan/questions/sun-times.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import type { TimeRange } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { hoursFrom, lasting, rain, skillLocale, snow, TODAY, type Weather } from '../plans.ts';
import { days, hour, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';
import { at, perhaps, tomorrow } from './example-weather.ts';
import { TOMORROW } from './questions.ts';
import { clock, outlookOf } from './rain-outlook.ts';

const DATES = Array.from({ length: 5 }, (_, ahead) => addDays(TODAY, ahead));
const AUDIENCE = { today: TODAY, place: 'Sevilla' };
const NOW = clock(14, 5);
const DRY = '............';
const WET = '############';
const SUNNY: Weather = { cloudCover: 0, sunshine: 25, temperature: 12 };
const SHOWERY: Weather = { ...rain(80, 0.1), temperature: 10 };

const between = (low: number, high: number): Weather[] => [
  ...lasting(12, at(low)),
  ...lasting(12, at(high)),
];
const dayByDay = (...weather: Weather[]) =>
  answerFacts(
    wholeDays(
      DATES.slice(0, weather.length),
      weather.flatMap((one) => lasting(24, one)),
    ),
  );
const outlook = (radar: string, ...weather: Weather[]) =>
  outlookOf(NOW, hoursFrom(14, [...weather, ...lasting(72 - weather.length)]), { radar });
const sun = (event: 'sunrise' | 'sunset', ahead: number, later = 0) => {
  const day = toRelativeDay(addDays(TODAY, ahead), AUDIENCE);
  const instant = computeSunTimes(day.date, 37.39, -5.98, 'Europe/Madrid')[event];
  const where = { timeZone: 'Europe/Madrid', audience: AUDIENCE };
  return planSunTime({ event, day, at: instant, ...where, now: clock(later) });
};
const whole = (date: string, temperature: number): TimeRange => {
  const [only] = days([date], lasting(24, at(temperature)));
  if (!only) throw new Error('no day');
  return only;
};
const warmer = (facts: TimeRange, reference: TimeRange) =>
  planComparison({ question: 'warmer', compared: facts, reference, audience: AUDIENCE });

/** For a native speaker to read aloud. */
test.each<[question: string, plan: AnswerPlan, spanish: string]>([
  ['the temperature now', planTemperature(answerFacts([now(at(7))])),
    'Ahora mismo hay 7 grados en Köln.'],
  ['the temperature at three', planHigh(answerFacts([hour(TODAY, 15, at(0))])),
    'Hoy a las 3 de la tarde en Köln habrá 0 grados.'],
  ['a day around zero', planTemperature(answerFacts(days([TOMORROW], between(-3, 2)))),
    'Mañana en Köln la máxima será de 2 grados.'],
  ['a day without much change', planTemperature(answerFacts(days([TOMORROW], between(8, 9)))),
    'Mañana en Köln la máxima será de 9 grados.'],
  ['a night', planTemperature(answerFacts([partOfDay(TODAY, 'night', lasting(30, at(-2)))])),
    'Esta noche en Köln la temperatura bajará hasta los 2 grados bajo cero.'],
  ['the high of a day of frost', planHigh(answerFacts(days([TOMORROW], between(-3, -1)))),
    'Mañana en Köln la máxima será de un grado bajo cero.'],
  ['the warmest and the coldest day', planTemperature(answerFacts(days(DATES.slice(0, 4), [...between(3, 8), ...between(5, 12), ...between(-2, 4), ...between(0, 9)]))),
    'El día más cálido en Köln será mañana, con una máxima de 12 grados. El día más frío será pasado mañana, con una mínima de 2 grados bajo cero.'],
  ['the coolest of warm days', planLow(answerFacts(days(DATES.slice(0, 4), lasting(96, at(21))))),
    'El día más fresco en Köln será hoy, con una mínima de 21 grados.'],
  ['a cold wind', planFeelsLike(answerFacts([now({ temperature: 3, windSpeed: 30 })])),
    'Ahora mismo la sensación térmica es de 3 grados bajo cero en Köln, aunque en realidad hay 3 grados.'],
  ['a warm wind', planFeelsLike(answerFacts([now({ temperature: 15, windSpeed: 40 })])),
    'Ahora mismo hay 15 grados en Köln, y esa es también la sensación térmica.'],
  ['a cold day as it feels', planFeelsLike(answerFacts(days([TOMORROW], between(-3, 4)))),
    'Mañana en Köln la sensación térmica será de entre 7 bajo cero y un grado.'],
  ['two days as they feel', planFeelsLike(answerFacts(days(DATES.slice(0, 2), [...between(13, 19), ...between(-3, 4)]))),
    'Hoy en Köln se sentirán entre 13 y 19 grados. Mañana se sentirán entre 7 bajo cero y un grado.'],
  ['warmer', warmer(whole(TOMORROW, 12), whole(TODAY, 8)),
    'Sí, mañana habrá unos 4 grados más que hoy en Sevilla, con una máxima de 12 grados.'],
  ['warmer, but it is alike', warmer(whole(TOMORROW, 9), whole(TODAY, 8)),
    'No, mañana habrá más o menos la misma temperatura que hoy en Sevilla, con una máxima de 9 grados.'],
  ['an hour and now', warmer(hour(TODAY, 15, at(11)), now(at(6))),
    'Sí, hoy a las 3 de la tarde habrá unos 5 grados más que ahora mismo en Sevilla, con 11 grados.'],
  ['the wind now', planWind(answerFacts([now({ windSpeed: 15, gust: null })])),
    'Ahora mismo en Köln sopla viento flojo del suroeste de 15 kilómetros por hora.'],
  ['the wind, calm', planWind(tomorrow(...lasting(24, { windSpeed: 0 }))),
    'Mañana en Köln el viento estará en calma.'],
  ['the wind of five days', planWind(dayByDay(...[10, 40, 0, 30, 10].map((windSpeed) => ({ windSpeed, gust: windSpeed + 26 })))),
    'El día con más viento en Köln será mañana: viento fuerte del suroeste de hasta 40 kilómetros por hora, con rachas de hasta 70. El día con menos viento será pasado mañana: viento en calma.'],
  ['sunrise', sun('sunrise', 1),
    'Mañana el sol saldrá en Sevilla a las 8 y 7 de la mañana.'],
  ['sunset, past', sun('sunset', 0, 21),
    'Hoy el sol se ha puesto en Sevilla a las 6 y 11 de la tarde.'],
  ['radar sees rain begin', planNextRain(outlook('....####....')),
    'Dentro de unos 20 minutos empezará a llover en Hamburg y parará al cabo de 20 minutos.'],
  ['rain by the hour', planNextRain(outlook(DRY, ...lasting(5), rain(61))),
    'Se espera lluvia en Hamburg hoy hacia las 7 de la tarde.'],
  ['snow in the small hours', planNextRain(outlook(DRY, ...lasting(11), snow(71))),
    'Se espera nieve en Hamburg esta noche hacia la una de la madrugada.'],
  ['rain that may not come', planNextRain(outlook(DRY, ...lasting(5), perhaps(40, rain(61)))),
    'Quizá llueva en Hamburg hoy hacia las 7 de la tarde.'],
  ['no rain', planNextRain(outlook(DRY)),
    'No se espera lluvia en Hamburg en los próximos tres días.'],
  ['radar sees the end', planRainStop(outlook('####........')),
    'Dejará de llover en Hamburg dentro de unos 20 minutos.'],
  ['the forecast knows the end', planRainStop(outlook(WET, ...lasting(4, rain(61)))),
    'Probablemente dejará de llover en Hamburg hoy hacia las 6 de la tarde.'],
  ['it does not rain', planRainStop(outlook(DRY)),
    'Ahora mismo no está lloviendo en Hamburg.'],
  ['the best day', planBestDay(dayByDay({}, rain(63, 1), SUNNY)),
    'El mejor día en Köln será pasado mañana: soleado, con una máxima de 12 grados.'],
  ['all are wet', planBestDay(dayByDay(rain(63, 1), SHOWERY)),
    'Probablemente no habrá ningún día sin lluvia en Köln. El día menos malo será mañana: chubascos débiles, con una máxima de 10 grados.'],
  ['the chance of rain', planRainChance(tomorrow(...lasting(24, perhaps(43)))),
    'Mañana hay un 40 por ciento de probabilidad de lluvia en Köln.'],
])('%s gets a natural answer in Spain', (_, plan, spanish) => {
  expect(renderAnswer(plan, skillLocale('es-ES'))).toBe(spanish);
}); // prettier-ignore
