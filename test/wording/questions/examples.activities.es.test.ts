import { describe } from 'vitest';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in es-ES', () => {
  testActivities('es-ES', [
    [
      'shorts',
      HOT,
      'Sí, puedes llevar pantalón corto. Mañana habrá 24 grados en Köln durante el día.',
    ],
    [
      'shorts',
      COLD,
      'No, mejor ponte pantalón largo. Mañana la sensación térmica será de 8 grados bajo cero en Köln durante el día.',
    ],
    [
      'hat',
      COLD,
      'Sí, ponte un gorro. Mañana la sensación térmica será de 8 grados bajo cero en Köln durante el día.',
    ],
    [
      'lightJacket',
      COLD,
      'No, mejor ponte una prenda de abrigo. Mañana la sensación térmica será de 8 grados bajo cero en Köln durante el día.',
    ],
    [
      'gloves',
      COLD,
      'Sí, lleva guantes. Mañana la sensación térmica será de 8 grados bajo cero en Köln durante el día.',
    ],
    ['sunscreen', SUNNY_DAY, 'Sí, ponte crema solar. Mañana habrá unas 7 horas de sol en Köln.'],
    [
      'watering',
      RAIN_FROM_3_PM,
      'Quizá, solo si la tierra está seca. Mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.',
    ],
    ['airing', HEAT, 'No, mejor deja las ventanas cerradas. Mañana habrá 36 grados en Köln.'],
    [
      'carWash',
      RAIN_FROM_3_PM,
      'No, mejor espera para lavar el coche. Mañana habrá lluvia débil en Köln de 3 a 8 de la tarde.',
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      'Sí, el tiempo acompaña. Mañana no lloverá en Köln de 6 de la mañana a 3 de la tarde.',
    ],
    [
      'running',
      STORM,
      'No, el tiempo no acompaña. Mañana habrá rachas muy fuertes de hasta 80 kilómetros por hora en Köln.',
    ],
    ['picnic', HOT, 'Sí, el tiempo acompaña. Mañana no lloverá en Köln.'],
    [
      'driving',
      HOT,
      'Sí, por el tiempo no hay problema. Mañana no se esperan placas de hielo en Köln.',
    ],
    ['noUmbrella', SUNNY_DAY, 'Sí, puedes dejar el paraguas en casa. Mañana no lloverá en Köln.'],
    [
      'noJacket',
      COLD,
      'No, mejor lleva chaqueta. Mañana la sensación térmica será de 8 grados bajo cero en Köln durante el día.',
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      'Sí, recoge la ropa. Mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.',
    ],
    ['when', RAIN_FROM_3_PM, 'Mañana en Köln lo mejor será de 6 a 8 de la mañana, con 8 grados.'],
    [
      'when',
      STORM,
      'Mañana el tiempo no acompañará en Köln. Mañana habrá rachas muy fuertes de hasta 80 kilómetros por hora.',
    ],
  ]);
});
