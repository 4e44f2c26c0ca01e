import { describe } from 'vitest';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in nl-NL', () => {
  testActivities('nl-NL', [
    ['shorts', HOT, 'Ja, een korte broek kan, want morgen is het in Köln overdag 24 graden.'],
    [
      'shorts',
      COLD,
      'Nee, trek liever een lange broek aan, want morgen is de gevoelstemperatuur in Köln overdag min 8 graden.',
    ],
    [
      'hat',
      COLD,
      'Ja, zet een muts op, want morgen is de gevoelstemperatuur in Köln overdag min 8 graden.',
    ],
    [
      'lightJacket',
      COLD,
      'Nee, trek liever een warme jas aan, want morgen is de gevoelstemperatuur in Köln overdag min 8 graden.',
    ],
    [
      'gloves',
      COLD,
      'Ja, neem handschoenen mee, want morgen is de gevoelstemperatuur in Köln overdag min 8 graden.',
    ],
    [
      'sunscreen',
      SUNNY_DAY,
      'Ja, smeer je in, want morgen schijnt in Köln ongeveer 7 uur lang de zon.',
    ],
    [
      'watering',
      RAIN_FROM_3_PM,
      'Misschien, als de grond droog is, want morgen valt er in Köln vanaf 15 uur lichte regen.',
    ],
    ['airing', HEAT, 'Nee, laat de ramen liever dicht, want morgen is het in Köln 36 graden.'],
    [
      'carWash',
      RAIN_FROM_3_PM,
      'Nee, wacht liever met de auto wassen, want morgen valt er in Köln tussen 15 en 20 uur lichte regen.',
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      'Ja, het is er goed weer voor, want morgen blijft het in Köln tussen 6 en 15 uur droog.',
    ],
    [
      'running',
      STORM,
      'Nee, het is er geen weer voor, want morgen zijn er in Köln zware windstoten tot 80 kilometer per uur.',
    ],
    ['picnic', HOT, 'Ja, het is er goed weer voor, want morgen blijft het in Köln droog.'],
    [
      'driving',
      HOT,
      'Ja, wat het weer betreft kun je rijden, want morgen wordt er in Köln geen gladheid verwacht.',
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      'Ja, de paraplu kan thuisblijven, want morgen blijft het in Köln droog.',
    ],
    [
      'noJacket',
      COLD,
      'Nee, neem liever een jas mee, want morgen is de gevoelstemperatuur in Köln overdag min 8 graden.',
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      'Ja, haal de was binnen, want morgen valt er in Köln vanaf 15 uur lichte regen.',
    ],
    [
      'when',
      RAIN_FROM_3_PM,
      'Morgen is het er in Köln tussen 6 en 8 uur het beste weer voor, bij 8 graden.',
    ],
    [
      'when',
      STORM,
      'Morgen is het er in Köln geen weer voor. Morgen zijn er zware windstoten tot 80 kilometer per uur.',
    ],
  ]);
});
