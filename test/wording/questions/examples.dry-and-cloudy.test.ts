import { expect, test } from 'vitest';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale } from '../plans.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { answerFacts, now } from './answer-facts.ts';
import { CLOUDY, RAIN_FROM_3_PM, SNOW_FROM_6_PM, SUNNY_DAY, tomorrow } from './example-weather.ts';
import { QUESTIONS } from './questions.ts';

const LOCALES = ['de-DE', 'en-US', 'fr-FR', 'it-IT', 'es-ES', 'nl-NL'] as const;

/** The first word says whether it stays dry, or is cloudy. */
const EXAMPLES: readonly (readonly ['dry' | 'cloudy', AnswerFacts, readonly string[]])[] = [
  [
    'dry',
    RAIN_FROM_3_PM,
    [
      'Nein, morgen regnet es in Köln ab 15 Uhr leicht.',
      "No, there'll be light rain in Köln tomorrow from 3 PM on.",
      'Non, demain à Köln, il pleuvra faiblement à partir de 15 heures.',
      'No, domani a Köln ci sarà pioggia debole dalle 15.',
      'No, mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.',
      'Nee, morgen valt er in Köln vanaf 15 uur lichte regen.',
    ],
  ],
  [
    'dry',
    tomorrow(...lasting(24, CLOUDY)),
    [
      'Ja, morgen bleibt es in Köln trocken.',
      "Yes, it'll stay dry in Köln tomorrow.",
      'Oui, demain à Köln, le temps restera sec.',
      'Sì, domani a Köln il tempo resterà asciutto.',
      'Sí, mañana no lloverá en Köln.',
      'Ja, morgen blijft het in Köln droog.',
    ],
  ],
  [
    'dry',
    SNOW_FROM_6_PM,
    [
      'Nein, morgen regnet es in Köln nicht, dafür schneit es ab 18 Uhr.',
      "No, it won't rain in Köln tomorrow, but there'll be snow from 6 PM on.",
      'Non, demain à Köln, il ne pleuvra pas, mais il neigera à partir de 18 heures.',
      'No, domani a Köln non pioverà, ma nevicherà dalle 18.',
      'No, mañana no lloverá en Köln, pero nevará a partir de las 6 de la tarde.',
      'Nee, morgen regent het in Köln niet, wel sneeuwt het vanaf 18 uur.',
    ],
  ],
  [
    'cloudy',
    SUNNY_DAY,
    [
      'Nein, morgen scheint in Köln die Sonne.',
      "No, it'll be sunny in Köln tomorrow.",
      'Non, demain à Köln, le soleil brillera.',
      'No, domani a Köln ci sarà il sole.',
      'No, mañana hará sol en Köln.',
      'Nee, morgen is het in Köln zonnig.',
    ],
  ],
  [
    'cloudy',
    tomorrow(...lasting(24, { cloudCover: 100 })),
    [
      'Ja, morgen ist es in Köln bedeckt.',
      "Yes, it'll be overcast in Köln tomorrow.",
      'Oui, demain à Köln, le ciel sera couvert.',
      'Sì, domani a Köln il cielo sarà coperto.',
      'Sí, mañana el cielo estará cubierto en Köln.',
      'Ja, morgen is het in Köln bewolkt.',
    ],
  ],
  [
    'cloudy',
    answerFacts([now(CLOUDY)]),
    [
      'Ja, in Köln ist es gerade wolkig.',
      "Yes, it's partly cloudy in Köln right now.",
      'Oui, en ce moment à Köln, le ciel est nuageux.',
      'Sì, al momento a Köln il cielo è parzialmente nuvoloso.',
      'Sí, ahora mismo hay intervalos nubosos en Köln.',
      'Ja, in Köln is het nu half bewolkt.',
    ],
  ],
];

test.each(EXAMPLES)('%s: %#', (topic, facts, texts) => {
  const plan = QUESTIONS[topic](facts);
  expect(LOCALES.map((tag) => renderAnswer(plan, skillLocale(tag)))).toEqual(texts);
});
