import { expect, test } from 'vitest';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { skillLocale } from '../plans.ts';
import { FREEZING_RAIN, RAIN_FROM_3_PM, SNOW_FROM_6_PM, SUNNY_DAY } from './example-weather.ts';
import { FACTS_WITHOUT_HOURS, QUESTIONS } from './questions.ts';

const PLANS = { ...QUESTIONS, ...FACTS_WITHOUT_HOURS };

type Example = readonly [topic: keyof typeof PLANS, about: AnswerFacts, text: string];

/** For native speakers to read aloud. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'de-DE': [
    ['clothes', SUNNY_DAY, 'Eine leichte Jacke reicht, denn morgen sind es in Köln tagsüber 17 bis 19 Grad. Die Sonne scheint bei 12 bis 19 Grad.'],
  ],
  'en-US': [
    ['clothes', SUNNY_DAY, "A light jacket is enough. It'll be 63 to 66 degrees in Köln tomorrow during the day. It'll be sunny, with temperatures between 54 and 66."],
  ],
  'fr-FR': [
    ['rainChance', RAIN_FROM_3_PM, 'Demain à Köln, la probabilité de pluie est de 90 pour cent.'],
    ['rainTime', RAIN_FROM_3_PM, 'Demain à Köln, il pleuvra faiblement à partir de 15 heures, le reste du temps le ciel sera nuageux. Il fera autour de 8 degrés.'],
    ['rainTime', SUNNY_DAY, 'Demain à Köln, le temps restera sec. Le soleil brillera et il fera entre 12 et 19 degrés.'],
    ['sunHours', SUNNY_DAY, 'Demain à Köln, il y aura environ 7 heures de soleil.'],
    ['clothes', SUNNY_DAY, 'Une veste légère suffit, car demain à Köln, il fera entre 17 et 19 degrés en journée. Le soleil brillera et il fera entre 12 et 19 degrés.'],
    ['clothes', FREEZING_RAIN, "Mettez un manteau d'hiver imperméable, car demain à Köln, on ressentira moins 1 degré en journée. Attention au verglas."],
  ],
  'it-IT': [
    ['rainChance', RAIN_FROM_3_PM, 'Domani a Köln la probabilità di pioggia è del 90 per cento.'],
    ['rainTime', RAIN_FROM_3_PM, 'Domani a Köln cadrà una pioggia debole dalle 15, nelle altre ore il cielo sarà parzialmente nuvoloso. Le temperature saranno intorno agli 8 gradi.'],
    ['rainTime', SUNNY_DAY, 'Domani a Köln il tempo resterà asciutto. Ci sarà il sole, con temperature tra i 12 e i 19 gradi.'],
    ['snowAmount', SNOW_FROM_6_PM, 'Domani a Köln cadranno circa 6 centimetri di neve dalle 18.'],
    ['sunHours', SUNNY_DAY, 'Domani a Köln ci saranno circa 7 ore di sole.'],
    ['clothes', SUNNY_DAY, 'Basta una giacca leggera, perché domani a Köln di giorno le temperature saranno tra i 17 e i 19 gradi. Ci sarà il sole, con temperature tra i 12 e i 19 gradi.'],
    ['clothes', FREEZING_RAIN, 'Mettiti un giaccone invernale impermeabile, perché domani a Köln di giorno la temperatura percepita sarà di meno un grado. Attenzione al ghiaccio sulle strade.'],
  ],
  'es-ES': [
    ['rainChance', RAIN_FROM_3_PM, 'Mañana hay un 90 por ciento de probabilidad de lluvia en Köln.'],
    ['rainTime', RAIN_FROM_3_PM, 'Mañana habrá lluvia débil en Köln a partir de las 3 de la tarde, el resto del tiempo habrá intervalos nubosos. Las temperaturas rondarán los 8 grados.'],
    ['rainTime', SUNNY_DAY, 'Mañana no lloverá en Köln. Hará sol, con temperaturas entre 12 y 19 grados.'],
    ['sunHours', SUNNY_DAY, 'Mañana habrá unas 7 horas de sol en Köln.'],
    ['clothes', SUNNY_DAY, 'Basta con una chaqueta ligera. Mañana habrá entre 17 y 19 grados en Köln durante el día. Hará sol, con temperaturas entre 12 y 19 grados.'],
    ['clothes', FREEZING_RAIN, 'Ponte un abrigo impermeable. Mañana la sensación térmica será de un grado bajo cero en Köln durante el día. Cuidado con el hielo.'],
  ],
  'nl-NL': [
    ['rainChance', RAIN_FROM_3_PM, 'De kans op regen is morgen in Köln 90 procent.'],
    ['rainTime', RAIN_FROM_3_PM, 'Morgen valt er in Köln vanaf 15 uur lichte regen, verder is het half bewolkt. De temperatuur ligt rond de 8 graden.'],
    ['rainTime', SUNNY_DAY, 'Morgen blijft het in Köln droog. De zon schijnt, met temperaturen tussen 12 en 19 graden.'],
    ['sunHours', SUNNY_DAY, "Morgen schijnt in Köln ongeveer 7 uur de zon."],
    ['clothes', SUNNY_DAY, "Een dunne jas is genoeg, want morgen ligt de temperatuur in Köln overdag tussen 17 en 19 graden. De zon schijnt, met temperaturen tussen 12 en 19 graden."],
    ['clothes', FREEZING_RAIN, 'Trek een waterdichte winterjas aan, want morgen is de gevoelstemperatuur in Köln overdag min één graad. Pas op voor gladheid.'],
    ['snow', SNOW_FROM_6_PM, 'Ja, morgen sneeuwt het in Köln vanaf 18 uur, verder is het bewolkt. Er valt ongeveer 6 centimeter sneeuw. De temperatuur ligt rond min één graad.'],
    ['high', SUNNY_DAY, 'Morgen wordt het in Köln maximaal 19 graden.'],
    ['low', SUNNY_DAY, 'Morgen is de minimumtemperatuur in Köln 12 graden.'],
  ],
}; // prettier-ignore

const ROWS = Object.entries(EXAMPLES).flatMap(([tag, examples]) =>
  examples.map(([topic, about, text]) => ({ tag, topic, about, text })),
);

test.each(ROWS)('in $tag, $topic: $text', ({ tag, topic, about, text }) => {
  expect(renderAnswer(PLANS[topic](about), skillLocale(tag))).toBe(text);
});
