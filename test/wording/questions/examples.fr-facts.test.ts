import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { planBestDay } from '../../../src/wording/plan/questions/best-day.ts';
import {
  planFeelsLike,
  planHigh,
  planLow,
  planTemperature,
} from '../../../src/wording/plan/questions/temperature.ts';
import { planComparison } from '../../../src/wording/plan/questions/contrast.ts';
import { planNextRain, planRainStop } from '../../../src/wording/plan/questions/next-rain.ts';
import { planSunTime } from '../../../src/wording/plan/questions/sun-times.ts';
import { planWind } from '../../../src/wording/plan/questions/wind.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import {
  AUDIENCE,
  hoursFrom,
  lasting,
  rain,
  skillLocale,
  snow,
  TIME_ZONE,
  TODAY,
  type Weather,
} from '../plans.ts';
import { days, hour, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';
import { clock, outlookOf } from './rain-outlook.ts';

const DATES = Array.from({ length: 5 }, (_, ahead) => addDays(TODAY, ahead));
const [, TOMORROW = ''] = DATES;
const FAR = addDays(TODAY, 8);
const NOW = clock(14, 5);

const at = (temperature: number, windSpeed = 10): Weather => ({ temperature, windSpeed });
const between = (low: number, high: number) => [...lasting(12, at(low)), ...lasting(12, at(high))];
const tomorrow = (low: number, high: number) => answerFacts(days([TOMORROW], between(low, high)));
const wind = (windSpeed: number, gust: number | null = null) =>
  answerFacts(wholeDays([TOMORROW], lasting(24, { windSpeed, gust, windDirection: 225 })));
const best = (...weather: Weather[]) =>
  planBestDay(
    answerFacts(
      wholeDays(
        DATES.slice(0, weather.length),
        weather.flatMap((one) => lasting(24, one)),
      ),
    ),
  );
const SUNNY: Weather = { cloudCover: 0, sunshine: 25, temperature: 12 };

/** Three days of hours from the running one on, dry where nothing is said. */
const hours = (...weather: Weather[]) =>
  hoursFrom(14, [...weather, ...lasting(72 - weather.length)]);
const outlook = (radar: string, ...weather: Weather[]) =>
  outlookOf(NOW, hours(...weather), { radar });
const DRY = '............';
const WET = '############';

const sun = (
  event: 'sunrise' | 'sunset',
  ahead: number,
  time: { hour: number; minute: number } | null,
) => {
  const day = { date: addDays(TODAY, ahead), ahead };
  const instant = time && clock(24 * ahead + time.hour, time.minute);
  return planSunTime({
    event,
    day,
    at: instant ?? 'alwaysUp',
    timeZone: TIME_ZONE,
    audience: AUDIENCE,
    now: NOW,
  });
};

const whole = (date: string, temperature: number) => {
  const [only] = days([date], lasting(24, { temperature }));
  if (!only) throw new Error('no day');
  return only;
};
const compared = (
  question: 'warmer' | 'colder' | null,
  value: number,
  reference: number,
  than = TODAY,
) =>
  planComparison({
    reference: whole(than, reference),
    compared: whole(TOMORROW, value),
    question,
    audience: AUDIENCE,
  });

/** For native speakers to read aloud. */
const EXAMPLES: readonly (readonly [question: string, plan: AnswerPlan, text: string])[] = [
  ['how warm it is now', planTemperature(answerFacts([now(at(1))])), 'En ce moment à Köln, il fait 1 degré.'],
  ['how warm it gets at an hour', planHigh(answerFacts([hour(TODAY, 15, at(0))])), "Aujourd'hui à 15 heures à Köln, il fera 0 degré."],
  ['how warm a day gets', planTemperature(tomorrow(-4, 1)), "Demain à Köln, il fera jusqu'à 1 degré."],
  ['how warm a day around zero gets', planTemperature(tomorrow(0, 0)), 'Demain à Köln, la température ne dépassera pas 0 degré.'],
  ['how cold a night gets', planTemperature(answerFacts([partOfDay(TODAY, 'night', lasting(30, at(-2)))])), 'Cette nuit à Köln, la température descendra à moins 2 degrés.'],
  ['the high of a day of frost', planHigh(tomorrow(-3, -1)), 'Demain à Köln, la température ne dépassera pas moins 1 degré.'],
  ['the low of a day', planLow(tomorrow(-3, -1)), 'Demain à Köln, la température descendra à moins 3 degrés.'],
  ['the highs of days far ahead', planHigh(answerFacts(days([FAR, addDays(FAR, 1)], [...between(3, 8), ...between(5, 12)]))), "Jeudi vingt-six novembre à Köln, il fera jusqu'à 8 degrés. Vendredi, il fera jusqu'à 12 degrés."],
  ['the warmest and the coldest of days', planTemperature(answerFacts(days(DATES.slice(0, 4), [...between(3, 8), ...between(5, 12), ...between(-2, 4), ...between(0, 9)]))), "C'est demain qu'il fera le plus chaud à Köln, avec un maximum de 12 degrés. C'est après-demain qu'il fera le plus froid, avec un minimum de moins 2 degrés."],
  ['the coolest of warm days', planLow(answerFacts(days(DATES.slice(0, 4), lasting(96, at(21))))), "C'est aujourd'hui qu'il fera le plus frais à Köln, avec un minimum de 21 degrés."],
  ['how it feels in a cold wind', planFeelsLike(answerFacts([now(at(3, 30))])), 'En ce moment à Köln, on ressent moins 3 degrés, mais il fait en réalité 3 degrés.'],
  ['how it feels when it is mild', planFeelsLike(answerFacts([now(at(15, 40))])), "En ce moment à Köln, il fait 15 degrés, et c'est aussi le ressenti."],
  ['how a cold day feels', planFeelsLike(tomorrow(-3, 4)), 'Demain à Köln, on ressentira entre moins 7 et plus 1 degré.'],
  ['how days feel', planFeelsLike(answerFacts(days(DATES, [3, 5, -2, 0, 4].flatMap((low) => between(low, low + 5))))), "C'est après-demain que le ressenti sera le plus froid à Köln, avec moins 6 degrés."],
  ['a calm day', planWind(wind(0)), "Demain à Köln, il n'y aura pas de vent."],
  ['a light wind', planWind(wind(9)), "Demain à Köln, le vent de sud-ouest sera faible, jusqu'à 9 kilomètres-heure."],
  ['a strong wind', planWind(wind(44, 66)), "Demain à Köln, le vent de sud-ouest sera fort, jusqu'à 44 kilomètres-heure, avec des rafales à 70."],
  ['a storm', planWind(wind(95)), "Demain à Köln, le vent de sud-ouest soufflera en tempête, jusqu'à 95 kilomètres-heure."],
  ['the windiest and the calmest of days', planWind(answerFacts(days(DATES, [10, 40, 0, 30, 10].flatMap((windSpeed) => lasting(24, { windSpeed, gust: windSpeed + 26, windDirection: 225 }))))), "C'est demain qu'il y aura le plus de vent à Köln, avec un vent fort de sud-ouest, jusqu'à 40 kilomètres-heure, et des rafales à 70. C'est après-demain qu'il y aura le moins de vent, avec un temps calme."],
  ['sunrise', sun('sunrise', 1, { hour: 7, minute: 53 }), 'Demain à Hamburg, le soleil se lèvera à 7 heures 53.'],
  ['sunset that is past', sun('sunset', 0, { hour: 1, minute: 4 }), "Cette nuit à Hamburg, le soleil s'est couché à une heure 4."],
  ['sunset at nine', sun('sunset', 10, { hour: 21, minute: 7 }), 'Samedi vingt-huit novembre à Hamburg, le soleil se couchera à vingt et une heures 7.'],
  ['the midnight sun', sun('sunset', 0, null), "Aujourd'hui à Hamburg, le soleil ne se couchera pas, c'est le jour polaire."],
  ['rain that radar sees begin', planNextRain(outlook('....########')), 'Dans environ 20 minutes à Hamburg, il commencera à pleuvoir.'],
  ['rain by the hour', planNextRain(outlook(DRY, ...lasting(5), rain(61))), "La prochaine pluie est attendue à Hamburg ce soir vers 19 heures."],
  ['rain at midnight', planNextRain(outlook(DRY, ...lasting(10), rain(61))), 'La prochaine pluie est attendue à Hamburg ce soir vers minuit.'],
  ['snow in the small hours', planNextRain(outlook(DRY, ...lasting(11), snow(71))), 'Les prochaines chutes de neige sont attendues à Hamburg cette nuit vers une heure du matin.'],
  ['sleet tomorrow', planNextRain(outlook(DRY, ...lasting(25), rain(68))), 'Les prochaines chutes de neige fondue sont attendues à Hamburg demain vers 15 heures.'],
  ['rain that may not come', planNextRain(outlook(DRY, ...lasting(5), { ...rain(61), precipitationProbability: 40 })), "Il pourrait pleuvoir à Hamburg ce soir vers 19 heures."],
  ['no rain for three days', planNextRain(outlook(DRY)), "Il n'y a pas de pluie en vue à Hamburg pour les trois prochains jours."],
  ['rain that radar sees stop', planRainStop(outlook('####........')), "La pluie s'arrêtera à Hamburg dans environ 20 minutes."],
  ['rain that breaks off', planRainStop(outlook('##.####.....')), "La pluie s'arrêtera brièvement à Hamburg dans environ dix minutes. Puis il pleuvra encore pendant 20 minutes."],
  ['rain that stops in the evening', planRainStop(outlook(WET, ...lasting(4, rain(61)))), "La pluie devrait s'arrêter à Hamburg ce soir vers 18 heures."],
  ['rain that turns to snow', planRainStop(outlook(WET, ...lasting(4, rain(61)), ...lasting(4, snow(71)))), "Les précipitations devraient s'arrêter à Hamburg ce soir vers 22 heures."],
  ['rain that does not stop', planRainStop(outlook(WET, ...lasting(72, rain(61)))), "La pluie ne s'arrêtera pas à Hamburg au cours des trois prochains jours."],
  ['no rain that could stop', planRainStop(outlook(DRY)), 'En ce moment à Hamburg, le temps est sec.'],
  ['whether it gets warmer', compared('warmer', 12, 8), "Oui, demain à Hamburg, il fera environ 4 degrés de plus qu'aujourd'hui, avec un maximum de 12 degrés."],
  ['whether it gets colder', compared('colder', 24, 31), "Oui, demain à Hamburg, il fera environ 7 degrés de moins qu'aujourd'hui, avec un maximum de 24 degrés."],
  ['whether it gets warmer, which it does not', compared('warmer', 9, 8), "Non, demain à Hamburg, il fera à peu près la même température qu'aujourd'hui, avec un maximum de 9 degrés."],
  ['by how much it gets colder than on a day far ahead', compared(null, 4, 8, FAR), 'Demain à Hamburg, il fera environ 4 degrés de moins que jeudi vingt-six novembre, avec un maximum de 4 degrés.'],
  ['the nicest day', best({}, rain(63, 1), {}, SUNNY), "C'est samedi qu'il fera le plus beau à Köln, avec un temps ensoleillé et jusqu'à 12 degrés."],
  ['the nicest day, cold and mild', planBestDay(answerFacts(wholeDays(DATES.slice(0, 2), [...lasting(24, rain(63, 1)), ...lasting(12, { ...SUNNY, temperature: 3 }), ...lasting(12, { ...SUNNY, temperature: 17 })]))), "C'est demain qu'il fera le plus beau à Köln, avec un temps ensoleillé et jusqu'à 17 degrés."],
  ['two nice days', best({}, SUNNY, {}, SUNNY), "C'est demain qu'il fera le plus beau à Köln, avec un temps ensoleillé et jusqu'à 12 degrés. Il fera presque aussi beau samedi, avec un temps ensoleillé et jusqu'à 12 degrés."],
  ['the least bad of wet days', best(rain(63, 1), { ...rain(80, 0.1), temperature: 10 }, rain(63, 1)), "Il n'y aura sans doute aucun jour complètement sec à Köln. C'est demain que le temps sera le moins mauvais, avec de faibles averses et jusqu'à 10 degrés."],
  ['the only day', best(SUNNY), "Aujourd'hui à Köln, le soleil brillera et il fera autour de 12 degrés."],
  ['what is not known', planLow(answerFacts([])), "Je n'ai pas de prévisions à ce sujet."],
]; // prettier-ignore

test.each(EXAMPLES)('a question about %s gets a natural answer', (_, plan, text) => {
  expect(renderAnswer(plan, skillLocale('fr-FR'))).toBe(text);
});
