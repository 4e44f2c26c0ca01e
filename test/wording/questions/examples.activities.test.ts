import { describe, expect, test } from 'vitest';
import type { AdviceSubject } from '../../../src/wording/plan/plan.ts';
import { planAdvice, planBestHours } from '../../../src/wording/plan/questions/activities.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale } from '../plans.ts';
import { at, CLEAR, RAIN_FROM_3_PM, SUNNY_DAY, tomorrow } from './example-weather.ts';

const COLD = tomorrow(...lasting(24, at(-4, CLEAR)));
const HOT = tomorrow(...lasting(24, at(24, CLEAR)));
const HEAT = tomorrow(...lasting(24, at(36, CLEAR)));
const STORM = tomorrow(...lasting(24, { ...at(15), windSpeed: 50, gust: 80 }));

/** For native speakers to read aloud; `when` is the best time for running. */
const EXAMPLES: Record<
  string,
  readonly (readonly [subject: AdviceSubject | 'when', about: AnswerFacts, text: string])[]
> = {
  'de-DE': [
    ['shorts', HOT, 'Ja, kurze Hosen gehen, denn morgen sind es in Köln tagsüber 24 Grad.'],
    [
      'shorts',
      COLD,
      'Nein, zieh lieber lange Hosen an, denn morgen sind es in Köln tagsüber gefühlt minus 8 Grad.',
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
  ],
  'en-US': [
    ['shorts', HOT, "Yes, shorts are fine. It'll be 75 degrees in Köln tomorrow during the day."],
    [
      'shorts',
      COLD,
      "No, wear long pants. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'gloves',
      COLD,
      "Yes, take gloves. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'sunscreen',
      SUNNY_DAY,
      "Yes, put on sunscreen. There'll be about 7 hours of sunshine in Köln tomorrow.",
    ],
    [
      'watering',
      RAIN_FROM_3_PM,
      "Maybe, if the soil is dry. There'll be light rain in Köln tomorrow from 3 PM on.",
    ],
    ['airing', HEAT, "No, keep the windows closed. It'll be 97 degrees in Köln tomorrow."],
    [
      'carWash',
      RAIN_FROM_3_PM,
      "No, better wait with the car wash. There'll be light rain in Köln tomorrow between 3 and 8 PM.",
    ],
    [
      'running',
      RAIN_FROM_3_PM,
      "Yes, it's good running weather. It'll stay dry in Köln tomorrow between 6 AM and 3 PM.",
    ],
    [
      'running',
      STORM,
      "No, it isn't the weather for that. There'll be strong gusts up to 50 miles per hour in Köln tomorrow.",
    ],
    ['picnic', HOT, "Yes, it's picnic weather. It'll stay dry in Köln tomorrow."],
    [
      'driving',
      HOT,
      "Yes, the weather is fine for driving. Icy roads aren't expected in Köln tomorrow.",
    ],
    [
      'noUmbrella',
      SUNNY_DAY,
      "Yes, you can leave the umbrella at home. It'll stay dry in Köln tomorrow.",
    ],
    [
      'noJacket',
      COLD,
      "No, take a jacket. It'll feel like 17 degrees in Köln tomorrow during the day.",
    ],
    [
      'laundryIn',
      RAIN_FROM_3_PM,
      "Yes, bring the laundry in. There'll be light rain in Köln tomorrow from 3 PM on.",
    ],
    ['when', RAIN_FROM_3_PM, "It'll be best in Köln tomorrow between 6 and 8 AM, at 46 degrees."],
    [
      'when',
      STORM,
      "It won't work out in Köln tomorrow. There'll be strong gusts up to 50 miles per hour tomorrow.",
    ],
  ],
  'es-ES': [
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
  ],
  'fr-FR': [
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
  ],
  'it-IT': [
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
  ],
  'nl-NL': [
    ['shorts', HOT, 'Ja, een korte broek kan, want morgen is het in Köln overdag 24 graden.'],
    [
      'shorts',
      COLD,
      'Nee, trek liever een lange broek aan, want morgen is de gevoelstemperatuur in Köln overdag min 8 graden.',
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
  ],
};

describe.each(Object.entries(EXAMPLES))('in %s', (tag, examples) => {
  test.each(examples)('advice about %s is natural', (subject, about, text) => {
    const plan = subject === 'when' ? planBestHours('running', about) : planAdvice(subject, about);
    expect(renderAnswer(plan, skillLocale(tag))).toBe(text);
  });
});

test.each([
  ['de-DE', 'Nein, morgen steht in Köln die Sonne zu tief für einen Sonnenbrand.'],
  ['en-US', "No, you won't need sunscreen. The sun is too low to burn in Köln tomorrow."],
])('a low sun burns nobody, in %s', (tag, text) => {
  const plan = planAdvice('sunscreen', { ...SUNNY_DAY, sunAltitude: 20 });
  expect(renderAnswer(plan, skillLocale(tag))).toBe(text);
});
