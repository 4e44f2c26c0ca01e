import { describe } from 'vitest';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in it-IT', () => {
  testActivities('it-IT', [
    [
      'shorts',
      HOT,
      'Sì, puoi mettere i pantaloncini, perché domani a Köln di giorno la temperatura sarà di 24 gradi.',
    ],
    [
      'shorts',
      COLD,
      'No, meglio i pantaloni lunghi, perché domani a Köln di giorno la temperatura percepita sarà di meno 8 gradi.',
    ],
    [
      'hat',
      COLD,
      'Sì, mettiti un berretto, perché domani a Köln di giorno la temperatura percepita sarà di meno 8 gradi.',
    ],
    [
      'lightJacket',
      COLD,
      'No, meglio una giacca pesante, perché domani a Köln di giorno la temperatura percepita sarà di meno 8 gradi.',
    ],
    [
      'gloves',
      COLD,
      'Sì, prendi i guanti, perché domani a Köln di giorno la temperatura percepita sarà di meno 8 gradi.',
    ],
    [
      'sunscreen',
      SUNNY_DAY,
      'Sì, metti la crema solare, perché domani a Köln ci saranno circa 7 ore di sole.',
    ],
    [
      'watering',
      RAIN_FROM_3_PM,
      'Forse, se la terra è asciutta, perché domani a Köln ci sarà pioggia debole dalle 15.',
    ],
    [
      'airing',
      HEAT,
      'No, meglio tenere le finestre chiuse, perché domani a Köln la temperatura sarà di 36 gradi.',
    ],
    [
      'carWash',
      RAIN_FROM_3_PM,
      'No, meglio aspettare a lavare la macchina, perché domani a Köln ci sarà pioggia debole tra le 15 e le 20.',
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      'Sì, è il tempo giusto, perché domani a Köln il tempo resterà asciutto tra le 6 e le 15.',
    ],
    [
      'running',
      STORM,
      'No, non è il tempo giusto, perché domani a Köln ci saranno raffiche di burrasca fino a 80 chilometri orari.',
    ],
    ['picnic', HOT, 'Sì, è il tempo giusto, perché domani a Köln il tempo resterà asciutto.'],
    [
      'driving',
      HOT,
      'Sì, il tempo non crea problemi alla guida, perché domani a Köln non è previsto ghiaccio sulle strade.',
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      "Sì, puoi lasciare l'ombrello a casa, perché domani a Köln il tempo resterà asciutto.",
    ],
    [
      'noJacket',
      COLD,
      'No, meglio prendere una giacca, perché domani a Köln di giorno la temperatura percepita sarà di meno 8 gradi.',
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      'Sì, ritira il bucato, perché domani a Köln ci sarà pioggia debole dalle 15.',
    ],
    [
      'when',
      RAIN_FROM_3_PM,
      'Domani a Köln il momento migliore sarà tra le 6 e le 8, con 8 gradi.',
    ],
    [
      'when',
      STORM,
      'Domani a Köln il tempo non sarà adatto. Domani ci saranno raffiche di burrasca fino a 80 chilometri orari.',
    ],
  ]);
});
