import { expect, test } from 'vitest';
import { planDry, planSnow } from '../../../src/wording/plan/questions/verdict.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale, snow } from '../plans.ts';
import { answerFacts, days } from './answer-facts.ts';
import { CLOUDY, tomorrow } from './example-weather.ts';

const LOCALES = ['de-DE', 'en-US', 'fr-FR', 'it-IT', 'es-ES', 'nl-NL'] as const;

const inAll = (plan: ReturnType<typeof planDry>) =>
  LOCALES.map((tag) => renderAnswer(plan, skillLocale(tag)));

test('it does not stay dry where it will probably snow', () => {
  const frosty = { ...CLOUDY, temperature: -3, precipitationProbability: 60 };
  expect(inAll(planDry(tomorrow(...lasting(24, frosty))))).toEqual([
    'Vermutlich nicht, die Wahrscheinlichkeit für Schnee liegt morgen in Köln bei 60 Prozent.',
    "Probably not. There's a 60 percent chance of snow in Köln tomorrow.",
    'Probablement pas, demain à Köln, la probabilité de neige est de 60 pour cent.',
    'Probabilmente no, domani a Köln la probabilità di neve è del 60 per cento.',
    'Probablemente no, mañana hay un 60 por ciento de probabilidad de nieve en Köln.',
    'Waarschijnlijk niet, de kans op sneeuw is morgen in Köln 60 procent.',
  ]);
});

test('in the cold, "no snow" says that it may rain', () => {
  const hours = [
    ...lasting(8, { ...CLOUDY, temperature: -2 }),
    ...lasting(16, { ...CLOUDY, temperature: 5, precipitationProbability: 45 }),
  ];
  expect(inAll(planSnow(tomorrow(...hours)))).toEqual([
    'Nein, morgen schneit es in Köln nicht. Regen ist möglich.',
    "No, it won't snow in Köln tomorrow. Rain is possible.",
    'Non, demain à Köln, il ne neigera pas. Il pourrait pleuvoir.',
    'No, domani a Köln non nevicherà. È possibile che piova.',
    'No, mañana no nevará en Köln. Es posible que llueva.',
    'Nee, morgen sneeuwt het in Köln niet. Er kan wat regen vallen.',
  ]);
});

test('after a mild night nobody asks for more than "no snow"', () => {
  const mild = { ...CLOUDY, temperature: 8, precipitationProbability: 45 };
  expect(renderAnswer(planSnow(tomorrow(...lasting(24, mild))), skillLocale('en-US'))).toBe(
    "No, it won't snow in Köln tomorrow.",
  );
});

test('snow that falls ends the dry time', () => {
  const hours = [...lasting(18, CLOUDY), ...lasting(6, snow(71))];
  expect(renderAnswer(planDry(tomorrow(...hours)), skillLocale('en-US'))).toBe(
    "No, it won't rain in Köln tomorrow, but there'll be light snow from 6 PM on.",
  );
});

test('of several days the snow is told beside the rain', () => {
  const weather = [...lasting(24, rain(61)), ...lasting(24, snow(73)), ...lasting(24, CLOUDY)];
  const facts = answerFacts(days(['2026-11-19', '2026-11-20', '2026-11-21'], weather));
  expect(inAll(planDry(facts))).toEqual([
    'Nein, morgen regnet es in Köln, an den übrigen Tagen regnet es nicht. Übermorgen schneit es.',
    "No, it'll rain in Köln tomorrow, but not on the other days. It'll snow on Friday.",
    'Non, demain à Köln, il pleuvra, mais les autres jours il ne pleuvra pas. Après-demain, il neigera.',
    'No, domani a Köln pioverà, ma negli altri giorni non pioverà. Dopodomani nevicherà.',
    'No, mañana lloverá en Köln, pero el resto de los días no. Pasado mañana nevará.',
    'Nee, morgen regent het in Köln, verder regent het niet. Overmorgen sneeuwt het.',
  ]);
});
