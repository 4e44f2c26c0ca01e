import { describe, expect, test } from 'vitest';
import { planAdvice } from '../../../src/wording/plan/questions/activities.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { skillLocale } from '../plans.ts';
import { RAIN_FROM_3_PM, SUNNY_DAY } from './example-weather.ts';
import { COLD, HOT, HEAT, STORM, testActivities } from './example-activities.ts';

describe('in de-DE', () => {
  testActivities('de-DE', [
    ['shorts', HOT, 'Ja, kurze Hosen gehen, denn morgen sind es in Köln tagsüber 24 Grad.'],
    [
      'shorts',
      COLD,
      'Nein, zieh lieber lange Hosen an, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
    ],
    [
      'hat',
      COLD,
      'Ja, setz eine Mütze auf, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
    ],
    [
      'lightJacket',
      COLD,
      'Nein, zieh lieber eine warme Jacke an, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
    ],
    [
      'lightJacket',
      HOT,
      'Ja, eine leichte Jacke reicht, denn morgen sind es in Köln tagsüber 24 Grad.',
    ],
    [
      'gloves',
      COLD,
      'Ja, nimm Handschuhe mit, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
    ],
    ['gloves', HOT, 'Nein, morgen sind es in Köln tagsüber 24 Grad.'],
    [
      'sunscreen',
      SUNNY_DAY,
      'Ja, nimm Sonnencreme, denn morgen scheint in Köln rund 7 Stunden die Sonne.',
    ],
    ['watering', HOT, 'Ja, der Garten braucht Wasser, denn morgen bleibt es in Köln trocken.'],
    [
      'watering',
      RAIN_FROM_3_PM,
      'Vielleicht, wenn der Boden trocken ist, denn morgen regnet es in Köln ab 15 Uhr leicht.',
    ],
    ['airing', HEAT, 'Nein, lass die Fenster lieber zu, denn morgen sind es in Köln 36 Grad.'],
    ['airing', SUNNY_DAY, 'Ja, du kannst gut lüften, denn morgen bleibt es in Köln trocken.'],
    [
      'carWash',
      RAIN_FROM_3_PM,
      'Nein, warte damit lieber, denn morgen regnet es in Köln zwischen 15 und 20 Uhr leicht.',
    ],
    [
      'carWash',
      SUNNY_DAY,
      'Ja, das Autowaschen lohnt sich, denn morgen bleibt es in Köln trocken.',
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      'Ja, dafür passt das Wetter, denn morgen bleibt es in Köln zwischen 6 und 15 Uhr trocken.',
    ],
    [
      'walking',
      RAIN_FROM_3_PM,
      'Ja, dafür passt das Wetter, denn morgen bleibt es in Köln zwischen 6 und 15 Uhr trocken.',
    ],
    ['gardenParty', HOT, 'Ja, dafür passt das Wetter, denn morgen bleibt es in Köln trocken.'],
    ['running', HEAT, 'Nein, dafür passt das Wetter nicht, denn morgen sind es in Köln 36 Grad.'],
    [
      'running',
      STORM,
      'Nein, dafür passt das Wetter nicht, denn morgen gibt es in Köln Sturmböen bis 80 Kilometer pro Stunde.',
    ],
    ['picnic', HOT, 'Ja, dafür passt das Wetter, denn morgen bleibt es in Köln trocken.'],
    [
      'picnic',
      COLD,
      'Nein, dafür passt das Wetter nicht, denn morgen sind es in Köln minus 4 Grad.',
    ],
    [
      'driving',
      HOT,
      'Ja, vom Wetter her kannst du fahren, denn morgen ist in Köln nicht mit Glätte zu rechnen.',
    ],
    [
      'driving',
      COLD,
      'Ja, vom Wetter her kannst du fahren, denn morgen ist in Köln trotz Frost kaum mit Glätte zu rechnen.',
    ],
    [
      'noUmbrella',
      RAIN_FROM_3_PM,
      'Nein, nimm lieber einen Schirm mit, denn morgen regnet es in Köln ab 15 Uhr leicht.',
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      'Ja, der Schirm kann zu Hause bleiben, denn morgen bleibt es in Köln trocken.',
    ],
    ['noJacket', HOT, 'Ja, es geht ohne Jacke, denn morgen sind es in Köln tagsüber 24 Grad.'],
    [
      'noJacket',
      COLD,
      'Nein, nimm lieber eine Jacke mit, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
    ],
    [
      'noGloves',
      COLD,
      'Nein, nimm lieber Handschuhe mit, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
    ],
    ['noWatering', HOT, 'Nein, der Garten braucht Wasser, denn morgen bleibt es in Köln trocken.'],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      'Ja, hol die Wäsche rein, denn morgen regnet es in Köln ab 15 Uhr leicht.',
    ],
    ['when', HOT, 'Morgen passt es in Köln zwischen 6 und 8 Uhr am besten, bei 24 Grad.'],
    ['when', RAIN_FROM_3_PM, 'Morgen passt es in Köln zwischen 6 und 8 Uhr am besten, bei 8 Grad.'],
    [
      'when',
      STORM,
      'Morgen passt es in Köln nicht. Morgen gibt es Sturmböen bis 80 Kilometer pro Stunde.',
    ],
  ]);

  test('a low sun burns nobody', () => {
    const plan = planAdvice('sunscreen', { ...SUNNY_DAY, sunAltitude: 20 });
    expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(
      'Nein, morgen steht in Köln die Sonne zu tief für einen Sonnenbrand.',
    );
  });
});
