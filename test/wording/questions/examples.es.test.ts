import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale, TODAY } from '../plans.ts';
import { days, hours, now, partOfDay, answerFacts } from './answer-facts.ts';
import {
  at,
  CLEAR,
  CLOUDY,
  FREEZING_RAIN,
  nextDays,
  perhaps,
  RAIN_FROM_3_PM,
  SNOW_FROM_6_PM,
  STORM_AND_RAIN,
  SUNNY_DAY,
  tomorrow,
  tonight,
  UNKNOWN,
} from './example-weather.ts';
import { QUESTIONS, TOMORROW } from './questions.ts';

/** For a native speaker to read aloud. */
test.each<[question: keyof typeof QUESTIONS, about: AnswerFacts, spanish: string]>([
  ['rain', RAIN_FROM_3_PM, 'Sí, mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.'],
  ['rain', tomorrow(...lasting(24, CLOUDY)), 'No, mañana no lloverá en Köln.'],
  ['rain', answerFacts([now(rain(80))]), 'Sí, ahora mismo hay chubascos débiles en Köln.'],
  ['rain', answerFacts([now(CLEAR)]), 'No, ahora mismo no está lloviendo en Köln.'],
  [
    'rain',
    tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8)),
    'Sí, mañana habrá lluvia débil en Köln de 12 a 3 de la tarde, y hacia las 3 de la tarde habrá tormentas.',
  ],
  [
    'rain',
    tomorrow(...lasting(12), ...lasting(4, perhaps(40, rain(61))), ...lasting(8)),
    'Quizá, mañana hay un 40 por ciento de probabilidad de lluvia en Köln de 12 a 4 de la tarde.',
  ],
  [
    'rain',
    tomorrow(...lasting(24, perhaps(20))),
    'Probablemente no, mañana solo hay un 20 por ciento de probabilidad de lluvia en Köln.',
  ],
  [
    'rain',
    SNOW_FROM_6_PM,
    'No, mañana no lloverá en Köln, pero nevará a partir de las 6 de la tarde.',
  ],
  [
    'rain',
    STORM_AND_RAIN,
    'Sí, mañana lloverá abundantemente en Köln. Las rachas serán muy fuertes, de hasta 95 kilómetros por hora.',
  ],
  [
    'rain',
    answerFacts([
      partOfDay(TOMORROW, 'afternoon', [...lasting(14), ...lasting(2, rain(61)), ...lasting(8)]),
    ]),
    'Sí, mañana por la tarde habrá lluvia débil en Köln de 2 a 4.',
  ],
  [
    'thunder',
    answerFacts(days([addDays(TODAY, 3), addDays(TODAY, 4)], lasting(48, CLOUDY))),
    'No, el fin de semana no habrá tormentas en Köln.',
  ],
  ['hail', answerFacts([now(CLEAR)]), 'No, ahora mismo no cae granizo en Köln.'],
  ['rain', nextDays(rain(61), CLOUDY), 'Sí, hoy lloverá en Köln, pero mañana no.'],
  [
    'rain',
    nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY),
    'Sí, mañana y el sábado lloverá en Köln, pasado mañana hay posibilidad de lluvia, pero el resto de los días no.',
  ],
  [
    'rain',
    answerFacts([hours(20, [...lasting(2), ...lasting(5, rain(61)), ...lasting(2)])]),
    'Sí, entre hoy y mañana habrá lluvia débil en Köln entre las 10 de la noche y las 3 de la madrugada.',
  ],
  ['rain', tomorrow(...lasting(24, UNKNOWN)), 'Lo siento, no tengo previsión para mañana en Köln.'],
  ['snow', SNOW_FROM_6_PM, 'Sí, mañana nevará en Köln a partir de las 6 de la tarde.'],
  [
    'snow',
    RAIN_FROM_3_PM,
    'No, mañana no nevará en Köln, pero habrá lluvia débil a partir de las 3 de la tarde.',
  ],
  ['sun', SUNNY_DAY, 'Sí, mañana habrá unas 7 horas de sol en Köln.'],
  [
    'sun',
    answerFacts([now(CLOUDY)]),
    'Sí, pero solo en parte, ahora mismo hay intervalos nubosos en Köln.',
  ],
  [
    'sun',
    nextDays(CLOUDY, { ...CLEAR, sunshine: 15 }),
    'Sí, mañana hará sol en Köln, pero hoy no.',
  ],
  [
    'fog',
    tomorrow(...lasting(10, { significantWeather: 45 }), ...lasting(14, CLOUDY)),
    'Sí, mañana habrá niebla en Köln hasta las 10 de la mañana.',
  ],
  [
    'storm',
    STORM_AND_RAIN,
    'Sí, mañana habrá rachas muy fuertes de hasta 95 kilómetros por hora en Köln.',
  ],
  [
    'storm',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'No, mañana no habrá temporal en Köln. Soplará viento moderado del suroeste, con rachas de hasta 60 kilómetros por hora.',
  ],
  [
    'frost',
    tonight(at(-2.4, CLEAR)),
    'Sí, esta noche habrá heladas débiles en Köln, de hasta 2 grados bajo cero.',
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(-0.3))),
    'Sí, mañana habrá heladas débiles en Köln, justo por debajo del punto de congelación.',
  ],
  [
    'frost',
    tomorrow(...lasting(24, at(6))),
    'No, mañana no helará en Köln, con una mínima de 6 grados.',
  ],
  [
    'ice',
    FREEZING_RAIN,
    'Sí, mañana habrá lluvia engelante débil en Köln hasta las 6 de la mañana. Cuidado con el hielo.',
  ],
  [
    'ice',
    SNOW_FROM_6_PM,
    'Quizá, mañana hay riesgo de placas de hielo en Köln a partir de las 6 de la tarde.',
  ],
  [
    'ice',
    tonight(at(-2, CLEAR)),
    'Probablemente no, esta noche helará, pero apenas habrá placas de hielo en Köln.',
  ],
  [
    'rainAmount',
    RAIN_FROM_3_PM,
    'Mañana caerán unos 2 litros por metro cuadrado en Köln a partir de las 3 de la tarde.',
  ],
  [
    'rainAmount',
    nextDays(rain(61), rain(63, 1.2)),
    'Hoy y mañana caerán en total unos 35 litros por metro cuadrado en Köln, sobre todo mañana.',
  ],
  [
    'snowAmount',
    RAIN_FROM_3_PM,
    'Mañana no se espera nieve en Köln. Caerán unos 2 litros por metro cuadrado.',
  ],
  [
    'umbrella',
    RAIN_FROM_3_PM,
    'Sí, lleva paraguas. Mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.',
  ],
  [
    'umbrella',
    tomorrow(...lasting(24, perhaps(40))),
    'Quizá, lleva paraguas por si acaso. Mañana hay un 40 por ciento de probabilidad de lluvia en Köln.',
  ],
  [
    'jacket',
    SUNNY_DAY,
    'Sí, basta con una chaqueta ligera. Mañana habrá entre 17 y 19 grados en Köln durante el día.',
  ],
  [
    'jacket',
    tomorrow(...lasting(24, at(24))),
    'No, basta con una camiseta. Mañana habrá 24 grados en Köln durante el día.',
  ],
  [
    'jacket',
    tonight(at(-4)),
    'Sí, ponte un abrigo y un gorro. Esta noche la sensación térmica será de 8 grados bajo cero en Köln.',
  ],
  [
    'laundry',
    tomorrow(...lasting(24, { windSpeed: 35, gust: 60 })),
    'No, mejor tiende la ropa dentro. Mañana habrá rachas fuertes de hasta 60 kilómetros por hora en Köln.',
  ],
  ['laundry', tonight(CLEAR), 'No, esta noche estará oscuro en Köln.'],
  [
    'barbecue',
    nextDays(at(20), at(20, rain(63))),
    'Sí, hoy el tiempo acompañará en Köln, pero mañana no.',
  ],
  [
    'bicycle',
    RAIN_FROM_3_PM,
    'Quizá, aunque en bici podría ser desagradable. Mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.',
  ],
  [
    'scraping',
    tonight(at(0.6, CLEAR)),
    'Quizá tengas que quitar el hielo del parabrisas. Esta noche hay riesgo de helada en Köln.',
  ],
])('a question about %s gets a natural answer in Spain', (question, about, spanish) => {
  expect(renderAnswer(QUESTIONS[question](about), skillLocale('es-ES'))).toBe(spanish);
});
