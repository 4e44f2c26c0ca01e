import { describe, expect, test } from 'vitest';
import { planHail, planStorm, planThunder } from '../../../src/wording/plan/questions/verdict.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale } from '../plans.ts';
import { CLOUDY, STORMY, tomorrow } from './example-weather.ts';

const THUNDER = tomorrow(...lasting(15, CLOUDY), ...lasting(2, rain(95, 3)), ...lasting(7, CLOUDY));
const STORM = tomorrow(...lasting(24, STORMY));

/** With a thunderstorm, and without one in a storm. */
const THUNDER_ANSWERS: readonly [tag: string, yes: string, no: string][] = [
  [
    'de',
    'Ja, morgen gibt es in Köln zwischen 15 und 17 Uhr Gewitter.',
    'Nein, morgen gibt es in Köln kein Gewitter. Morgen gibt es schwere Sturmböen bis 95 Kilometer pro Stunde.',
  ],
  [
    'en-US',
    "Yes, there'll be thunderstorms in Köln tomorrow between 3 and 5 PM.",
    "No, there won't be any thunderstorms in Köln tomorrow. Tomorrow, expect damaging gusts up to 60 miles per hour.",
  ],
  [
    'fr-FR',
    'Oui, demain à Köln, il y aura des orages entre 15 et 17 heures.',
    "Non, demain à Köln, il n'y aura pas d'orage. Demain, de très fortes rafales atteindront 95 kilomètres-heure.",
  ],
  [
    'it-IT',
    'Sì, domani a Köln ci saranno temporali tra le 15 e le 17.',
    'No, domani a Köln non ci saranno temporali. Domani ci saranno raffiche di tempesta fino a 95 chilometri orari.',
  ],
  [
    'es-ES',
    'Sí, mañana habrá tormentas en Köln de 3 a 5 de la tarde.',
    'No, mañana no habrá tormentas en Köln. Mañana habrá rachas muy fuertes de hasta 95 kilómetros por hora.',
  ],
  [
    'nl-NL',
    'Ja, morgen zijn er in Köln tussen 15 en 17 uur onweersbuien.',
    'Nee, morgen is er in Köln geen onweer. Morgen zijn er zware windstoten tot 95 kilometer per uur.',
  ],
  [
    'sv-SE',
    'Ja, i morgon kommer det åskskurar i Köln mellan klockan 15 och 17.',
    'Nej, i morgon väntas ingen åska i Köln. I morgon väntas stormbyar, upp till 26 meter per sekund.',
  ],
];

test.each(THUNDER_ANSWERS)('who asks for a thunderstorm hears of thunder in %s', (tag, yes, no) => {
  const answers = [THUNDER, STORM].map((facts) =>
    renderAnswer(planThunder(facts), skillLocale(tag)),
  );
  expect(answers).toEqual([yes, no]);
});

/** Without a storm, but with a thunderstorm. */
const STORM_ANSWERS: readonly [tag: string, no: string][] = [
  ['de', 'Nein, morgen gibt es in Köln keinen Sturm. Morgen Nachmittag gibt es Gewitter.'],
  [
    'en-US',
    "No, there won't be any storm-force winds in Köln tomorrow. Tomorrow afternoon, expect thunderstorms.",
  ],
  [
    'fr-FR',
    "Non, demain à Köln, il n'y aura pas de tempête. Demain après-midi, il y aura des orages.",
  ],
  ['it-IT', 'No, domani a Köln non ci sarà burrasca. Domani pomeriggio ci saranno temporali.'],
  ['es-ES', 'No, mañana no habrá temporal en Köln. Mañana por la tarde habrá tormentas.'],
  ['nl-NL', 'Nee, morgen is er in Köln geen storm. Morgenmiddag zijn er onweersbuien.'],
  ['sv-SE', 'Nej, i morgon väntas ingen storm i Köln. I morgon eftermiddag kommer det åskskurar.'],
];

describe('who asks for a storm', () => {
  test.each(STORM_ANSWERS)('hears of gusts, and is warned of thunder, in %s', (tag, no) => {
    expect(renderAnswer(planStorm(THUNDER), skillLocale(tag))).toBe(no);
  });

  test('hears how strong the gusts are', () => {
    expect(planStorm(STORM)).toMatchObject([
      { kind: 'verdict', answer: 'yes', finding: { form: 'gusts', gust: 92 } },
    ]);
  });
});

const SEVERE = tomorrow(...lasting(15, CLOUDY), ...lasting(2, rain(96, 20)), ...lasting(7, CLOUDY));
const QUIET = tomorrow(...lasting(24, CLOUDY));

/** With a severe thunderstorm, a weaker one, and none. */
const HAIL_ANSWERS: readonly [tag: string, maybe: string, thunder: string, no: string][] = [
  [
    'de',
    'Vielleicht, morgen ist in Köln zwischen 15 und 17 Uhr Hagel möglich. Morgen Nachmittag gibt es schwere Gewitter.',
    'Nein, morgen ist in Köln kein Hagel zu erwarten. Morgen Nachmittag gibt es Gewitter.',
    'Nein, morgen ist in Köln kein Hagel zu erwarten.',
  ],
  [
    'en-US',
    'Maybe. Hail is possible in Köln tomorrow between 3 and 5 PM. Tomorrow afternoon, expect severe thunderstorms.',
    "No, hail isn't expected in Köln tomorrow. Tomorrow afternoon, expect thunderstorms.",
    "No, hail isn't expected in Köln tomorrow.",
  ],
  [
    'fr-FR',
    "C'est possible, demain à Köln, il pourrait grêler entre 15 et 17 heures. Demain après-midi, il y aura de violents orages.",
    "Non, demain à Köln, aucune grêle n'est prévue. Demain après-midi, il y aura des orages.",
    "Non, demain à Köln, aucune grêle n'est prévue.",
  ],
  [
    'it-IT',
    'Può darsi, domani a Köln è possibile che grandini tra le 15 e le 17. Domani pomeriggio ci saranno forti temporali.',
    'No, domani a Köln non è prevista grandine. Domani pomeriggio ci saranno temporali.',
    'No, domani a Köln non è prevista grandine.',
  ],
  [
    'es-ES',
    'Quizá, mañana es posible que caiga granizo en Köln de 3 a 5 de la tarde. Mañana por la tarde habrá tormentas fuertes.',
    'No, mañana no se espera granizo en Köln. Mañana por la tarde habrá tormentas.',
    'No, mañana no se espera granizo en Köln.',
  ],
  [
    'nl-NL',
    'Misschien, morgen is er in Köln tussen 15 en 17 uur kans op hagel. Morgenmiddag zijn er zware onweersbuien.',
    'Nee, morgen is er in Köln geen hagel in zicht. Morgenmiddag zijn er onweersbuien.',
    'Nee, morgen is er in Köln geen hagel in zicht.',
  ],
  [
    'sv-SE',
    'Kanske, i morgon kan det bli hagel i Köln mellan klockan 15 och 17. I morgon eftermiddag kommer det kraftiga åskskurar.',
    'Nej, i morgon väntas inget hagel i Köln. I morgon eftermiddag kommer det åskskurar.',
    'Nej, i morgon väntas inget hagel i Köln.',
  ],
];

test.each(HAIL_ANSWERS)('who asks for hail hears of hail in %s', (tag, ...expected) => {
  const answers = [SEVERE, THUNDER, QUIET].map((facts) =>
    renderAnswer(planHail(facts), skillLocale(tag)),
  );
  expect(answers).toEqual(expected);
});
