import { describe } from 'vitest';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in fr-FR', () => {
  testActivities('fr-FR', [
    [
      'shorts',
      HOT,
      'Oui, vous pouvez mettre un short, car demain à Köln, il fera 24 degrés en journée.',
    ],
    [
      'shorts',
      COLD,
      'Non, mettez plutôt un pantalon, car demain à Köln, on ressentira moins 8 degrés en journée.',
    ],
    [
      'hat',
      COLD,
      'Oui, mettez un bonnet, car demain à Köln, on ressentira moins 8 degrés en journée.',
    ],
    [
      'lightJacket',
      COLD,
      'Non, mettez plutôt une veste chaude, car demain à Köln, on ressentira moins 8 degrés en journée.',
    ],
    [
      'gloves',
      COLD,
      'Oui, prenez des gants, car demain à Köln, on ressentira moins 8 degrés en journée.',
    ],
    [
      'sunscreen',
      SUNNY_DAY,
      'Oui, mettez de la crème solaire, car demain à Köln, il y aura environ 7 heures de soleil.',
    ],
    [
      'watering',
      RAIN_FROM_3_PM,
      'Peut-être, mais seulement si la terre est sèche, car demain à Köln, il pleuvra faiblement à partir de 15 heures.',
    ],
    [
      'airing',
      HEAT,
      'Non, gardez plutôt les fenêtres fermées, car demain à Köln, il fera 36 degrés.',
    ],
    [
      'carWash',
      RAIN_FROM_3_PM,
      'Non, attendez plutôt pour laver la voiture, car demain à Köln, il pleuvra faiblement entre 15 et 20 heures.',
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      "Oui, le temps s'y prête, car demain à Köln, le temps restera sec entre 6 et 15 heures.",
    ],
    [
      'running',
      STORM,
      "Non, le temps ne s'y prête pas, car demain à Köln, de fortes rafales atteindront 80 kilomètres-heure.",
    ],
    ['picnic', HOT, "Oui, le temps s'y prête, car demain à Köln, le temps restera sec."],
    [
      'driving',
      HOT,
      "Oui, côté météo, vous pouvez rouler, car demain à Köln, aucun verglas n'est prévu.",
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      'Oui, vous pouvez vous passer de parapluie, car demain à Köln, le temps restera sec.',
    ],
    [
      'noJacket',
      COLD,
      'Non, prenez plutôt une veste, car demain à Köln, on ressentira moins 8 degrés en journée.',
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      'Oui, rentrez le linge, car demain à Köln, il pleuvra faiblement à partir de 15 heures.',
    ],
    ['when', RAIN_FROM_3_PM, 'Demain à Köln, le mieux sera entre 6 et 8 heures, avec 8 degrés.'],
    [
      'when',
      STORM,
      "Demain à Köln, le temps ne s'y prêtera pas. Demain, de fortes rafales atteindront 80 kilomètres-heure.",
    ],
  ]);
});
