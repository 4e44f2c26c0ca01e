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
    ['clothes', SUNNY_DAY, 'Eine leichte Jacke reicht, denn morgen sind es in Köln tagsüber 17 bis 19 Grad.'],
  ],
  'en-US': [
    ['clothes', SUNNY_DAY, "A light jacket is enough. It'll be 63 to 66 degrees in Köln tomorrow during the day."],
  ],
  'fr-FR': [
    ['rainChance', RAIN_FROM_3_PM, 'Demain à Köln, la probabilité de pluie est de 90 pour cent.'],
    ['rainTime', RAIN_FROM_3_PM, 'Demain à Köln, il pleuvra faiblement à partir de 15 heures.'],
    ['rainTime', SUNNY_DAY, 'Demain à Köln, le temps restera sec.'],
    ['sunHours', SUNNY_DAY, 'Demain à Köln, il y aura environ 7 heures de soleil.'],
    ['clothes', SUNNY_DAY, 'Une veste légère suffit, car demain à Köln, il fera entre 17 et 19 degrés en journée.'],
    ['clothes', FREEZING_RAIN, "Mettez un manteau d'hiver et un bonnet, car demain à Köln, on ressentira moins 1 degré en journée. Attention au verglas. Cette nuit, il y aura de faibles pluies verglaçantes."],
  ],
  'it-IT': [
    ['rainChance', RAIN_FROM_3_PM, 'Domani a Köln la probabilità di pioggia è del 90 per cento.'],
    ['rainTime', RAIN_FROM_3_PM, 'Domani a Köln ci sarà pioggia debole dalle 15.'],
    ['rainTime', SUNNY_DAY, 'Domani a Köln il tempo resterà asciutto.'],
    ['snowAmount', SNOW_FROM_6_PM, 'Domani a Köln cadranno circa 6 centimetri di neve dalle 18.'],
    ['sunHours', SUNNY_DAY, 'Domani a Köln ci saranno circa 7 ore di sole.'],
    ['clothes', SUNNY_DAY, 'Basta una giacca leggera, perché domani a Köln di giorno le temperature saranno tra i 17 e i 19 gradi.'],
    ['clothes', FREEZING_RAIN, 'Mettiti un cappotto e un berretto, perché domani a Köln di giorno la temperatura percepita sarà di meno un grado. Attenzione al ghiaccio sulle strade. Stanotte cadrà una debole pioggia congelante.'],
  ],
  'es-ES': [
    ['rainChance', RAIN_FROM_3_PM, 'Mañana hay un 90 por ciento de probabilidad de lluvia en Köln.'],
    ['rainTime', RAIN_FROM_3_PM, 'Mañana habrá lluvia débil en Köln a partir de las 3 de la tarde.'],
    ['rainTime', SUNNY_DAY, 'Mañana no lloverá en Köln.'],
    ['sunHours', SUNNY_DAY, 'Mañana habrá unas 7 horas de sol en Köln.'],
    ['clothes', SUNNY_DAY, 'Basta con una chaqueta ligera. Mañana habrá entre 17 y 19 grados en Köln durante el día.'],
    ['clothes', FREEZING_RAIN, 'Ponte un abrigo y un gorro. Mañana la sensación térmica será de un grado bajo cero en Köln durante el día. Cuidado con el hielo. Esta noche habrá lluvia engelante débil.'],
  ],
  'nl-NL': [
    ['rainChance', RAIN_FROM_3_PM, 'De kans op regen is morgen in Köln 90 procent.'],
    ['rainTime', RAIN_FROM_3_PM, 'Morgen valt er in Köln vanaf 15 uur lichte regen.'],
    ['rainTime', SUNNY_DAY, 'Morgen blijft het in Köln droog.'],
    ['sunHours', SUNNY_DAY, "Morgen schijnt in Köln ongeveer 7 uur lang de zon."],
    ['clothes', SUNNY_DAY, 'Een dunne jas is genoeg, want morgen ligt de temperatuur in Köln overdag tussen 17 en 19 graden.'],
    ['clothes', FREEZING_RAIN, 'Trek een winterjas aan en zet een muts op, want morgen is de gevoelstemperatuur in Köln overdag min één graad. Pas op voor gladheid. Vannacht valt er lichte ijzel.'],
    ['snow', SNOW_FROM_6_PM, 'Ja, morgen sneeuwt het in Köln vanaf 18 uur.'],
    ['high', SUNNY_DAY, 'Morgen wordt het in Köln maximaal 19 graden.'],
    ['low', SUNNY_DAY, 'Morgen is de minimumtemperatuur in Köln 12 graden.'],
  ],
  'sv-SE': [
    ['rainChance', RAIN_FROM_3_PM, 'I morgon är risken för regn 90 procent i Köln.'],
    ['rainTime', RAIN_FROM_3_PM, 'I morgon regnar det lätt i Köln från klockan 15.'],
    ['rainTime', SUNNY_DAY, 'I morgon håller det sig torrt i Köln.'],
    ['sunHours', SUNNY_DAY, 'I morgon skiner solen i ungefär 7 timmar i Köln.'],
    ['clothes', SUNNY_DAY, 'Det räcker med en tunn jacka, för i morgon ligger temperaturen i Köln under dagen mellan 17 och 19 grader.'],
    ['clothes', FREEZING_RAIN, 'Ta på dig vinterjacka och mössa, för i morgon känns det som minus en grad i Köln under dagen. Se upp för halka. I natt faller det lätt underkylt regn.'],
    ['snow', SNOW_FROM_6_PM, 'Ja, i morgon snöar det i Köln från klockan 18.'],
    ['high', SUNNY_DAY, 'I morgon blir det som varmast 19 grader i Köln.'],
    ['low', SUNNY_DAY, 'I morgon blir det som kallast 12 grader i Köln.'],
  ],
  'pl-PL': [
    ['rainChance', RAIN_FROM_3_PM, 'Jutro w Kolonii prawdopodobieństwo deszczu wynosi 90 procent.'],
    ['rainTime', RAIN_FROM_3_PM, 'Jutro w Kolonii od piętnastej będzie padać słaby deszcz.'],
    ['rainTime', SUNNY_DAY, 'Jutro w Kolonii będzie sucho.'],
    ['sunHours', SUNNY_DAY, 'Jutro w Kolonii słońce będzie świecić około siedmiu godzin.'],
    ['clothes', SUNNY_DAY, 'Wystarczy lekka kurtka, bo jutro w Kolonii w ciągu dnia temperatura wyniesie od siedemnastu do dziewiętnastu stopni.'],
    ['clothes', FREEZING_RAIN, 'Załóż zimową kurtkę i czapkę, bo jutro w Kolonii w ciągu dnia temperatura odczuwalna wyniesie minus jeden stopień. Uwaga, gołoledź. Dziś w nocy będzie padać słaby marznący deszcz.'],
    ['snow', SNOW_FROM_6_PM, 'Tak, jutro w Kolonii od osiemnastej będzie padać śnieg.'],
    ['high', SUNNY_DAY, 'Jutro w Kolonii temperatura maksymalna wyniesie 19 stopni.'],
    ['low', SUNNY_DAY, 'Jutro w Kolonii temperatura minimalna wyniesie 12 stopni.'],
  ],
}; // prettier-ignore

const ROWS = Object.entries(EXAMPLES).flatMap(([tag, examples]) =>
  examples.map(([topic, about, text]) => ({ tag, topic, about, text })),
);

test.each(ROWS)('in $tag, $topic: $text', ({ tag, topic, about, text }) => {
  expect(renderAnswer(PLANS[topic](about), skillLocale(tag))).toBe(text);
});
