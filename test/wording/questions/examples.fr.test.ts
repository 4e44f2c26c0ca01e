import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale, TODAY } from '../plans.ts';
import { days, hours, now, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';
import {
  at,
  CLEAR,
  CLOUDY,
  FREEZING_RAIN,
  nextDays,
  perhaps,
  RAIN_FROM_3_PM,
  SNOW_FROM_6_PM,
  STORM_AND_RAIN,
  SUNNY_DAY,
  tomorrow,
  tonight,
  UNKNOWN,
} from './example-weather.ts';
import { QUESTIONS, TOMORROW } from './questions.ts';

const RAIN_TONIGHT = answerFacts([
  partOfDay(TODAY, 'night', [...lasting(26), ...lasting(4, rain(61)), ...lasting(18)]),
  ...days([TOMORROW], lasting(24)),
]);
const THUNDER_AT_3_PM = tomorrow(
  ...lasting(15, CLOUDY),
  ...lasting(2, rain(95, 3)),
  ...lasting(7, CLOUDY),
);
const RAIN_THEN_THUNDER = tomorrow(
  ...lasting(12, CLOUDY),
  ...lasting(3, rain(61)),
  rain(95, 4),
  ...lasting(8),
);
const FAR_RAIN = answerFacts(wholeDays([addDays(TODAY, 10)], lasting(24, rain(61))));
const WEEKEND = answerFacts(days([addDays(TODAY, 3), addDays(TODAY, 4)], lasting(48, CLOUDY)));
const GUSTY = tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }));
const FOGGY_UNTIL_10_AM = tomorrow(
  ...lasting(10, { significantWeather: 45 }),
  ...lasting(14, CLOUDY),
);

/** For native speakers to read aloud. */
const EXAMPLES: readonly (readonly [question: keyof typeof QUESTIONS, about: AnswerFacts, text: string])[] = [
  ['rain', RAIN_FROM_3_PM, 'Oui, demain à Köln, il pleuvra faiblement à partir de 15 heures.'],
  ['rain', tomorrow(...lasting(24, CLOUDY)), 'Non, demain à Köln, le temps restera sec.'],
  ['rain', tomorrow(...lasting(9), ...lasting(3, rain(63, 1.5)), ...lasting(12, CLOUDY)), 'Oui, demain à Köln, il pleuvra entre 9 heures et midi.'],
  ['rain', answerFacts([now(rain(80))]), 'Oui, en ce moment à Köln, il y a de faibles averses.'],
  ['rain', answerFacts([now(CLEAR)]), 'Non, en ce moment à Köln, le temps est sec.'],
  ['rain', RAIN_THEN_THUNDER, 'Oui, demain à Köln, il pleuvra faiblement entre midi et 15 heures, et il y aura des orages vers 15 heures.'],
  ['rain', tomorrow(...lasting(12), ...lasting(4, perhaps(40, rain(61))), ...lasting(8)), "C'est possible, demain à Köln, la probabilité de pluie est de 40 pour cent entre midi et 16 heures."],
  ['rain', tomorrow(...lasting(24, perhaps(70))), 'Probablement, demain à Köln, la probabilité de pluie est de 70 pour cent.'],
  ['rain', tomorrow(...lasting(24, perhaps(20))), "Probablement pas, demain à Köln, la probabilité de pluie n'est que de 20 pour cent."],
  ['rain', SNOW_FROM_6_PM, 'Non, demain à Köln, il ne pleuvra pas, mais il neigera à partir de 18 heures.'],
  ['rain', STORM_AND_RAIN, 'Oui, demain à Köln, il pleuvra abondamment. De très fortes rafales atteindront 95 kilomètres-heure.'],
  ['rain', answerFacts([hours(14, [CLOUDY, rain(61), rain(61), CLOUDY])]), "Oui, aujourd'hui à Köln, il pleuvra faiblement entre 15 et 17 heures."],
  ['rain', nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY), 'Oui, demain et samedi à Köln, il pleuvra, après-demain il pourrait pleuvoir, mais les autres jours le temps restera sec.'],
  ['rain', RAIN_TONIGHT, 'Oui, cette nuit à Köln, il pleuvra à partir de 2 heures du matin, mais demain le temps restera sec.'],
  ['rain', FAR_RAIN, 'Oui, samedi vingt-huit novembre à Köln, il pleuvra faiblement.'],
  ['rain', tomorrow(...lasting(24, UNKNOWN)), "Malheureusement, je n'ai pas de prévisions pour demain à Köln."],
  ['snow', SNOW_FROM_6_PM, 'Oui, demain à Köln, il neigera à partir de 18 heures.'],
  ['snow', FREEZING_RAIN, 'Non, demain à Köln, il ne neigera pas. Attention au verglas. Cette nuit, il y aura de faibles pluies verglaçantes.'],
  ['sun', SUNNY_DAY, 'Oui, demain à Köln, il y aura environ 7 heures de soleil.'],
  ['sun', tonight(CLEAR), 'Oui, cette nuit à Köln, le ciel sera dégagé.'],
  ['sun', answerFacts([now(CLOUDY)]), 'Oui, mais seulement en partie, en ce moment à Köln, le ciel est nuageux.'],
  ['sun', nextDays(CLOUDY, { ...CLEAR, sunshine: 15 }), "Oui, demain à Köln, le soleil brillera, mais aujourd'hui il n'y aura pas de soleil."],
  ['thunder', WEEKEND, "Non, ce week-end à Köln, il n'y aura pas d'orage."],
  ['hail', answerFacts([now(CLEAR)]), 'Non, en ce moment à Köln, il ne grêle pas.'],
  ['fog', FOGGY_UNTIL_10_AM, "Oui, demain à Köln, il y aura du brouillard jusqu'à 10 heures."],
  ['fog', tomorrow(...lasting(24, CLOUDY)), "Non, demain à Köln, il n'y aura pas de brouillard."],
  ['storm', STORM_AND_RAIN, 'Oui, demain à Köln, de très fortes rafales atteindront 95 kilomètres-heure.'],
  ['storm', THUNDER_AT_3_PM, "Non, demain à Köln, il n'y aura pas de tempête. Demain après-midi, il y aura des orages."],
  ['storm', GUSTY, "Non, demain à Köln, il n'y aura pas de tempête. Le vent de sud-ouest sera assez fort, avec des rafales à 60 kilomètres-heure."],
  ['frost', tonight(at(-2.4, CLEAR)), 'Oui, cette nuit à Köln, il gèlera légèrement, avec un minimum de moins 2 degrés.'],
  ['frost', tomorrow(...lasting(24, at(-0.3))), 'Oui, demain à Köln, il gèlera légèrement, juste en dessous de zéro.'],
  ['frost', tomorrow(...lasting(24, at(0.4))), "C'est possible, demain à Köln, il pourrait geler légèrement."],
  ['frost', tomorrow(...lasting(24, at(6))), 'Non, demain à Köln, il ne gèlera pas, avec un minimum de 6 degrés.'],
  ['ice', FREEZING_RAIN, "Oui, demain à Köln, il y aura de faibles pluies verglaçantes jusqu'à 6 heures. Attention au verglas."],
  ['ice', SNOW_FROM_6_PM, "C'est possible, demain à Köln, il pourrait y avoir du verglas à partir de 18 heures."],
  ['ice', tonight(at(-2, CLEAR)), 'Probablement pas, cette nuit à Köln, malgré le gel, il ne devrait pas y avoir de verglas.'],
  ['rainAmount', RAIN_FROM_3_PM, "Demain à Köln, il tombera environ 2 millimètres d'eau à partir de 15 heures."],
  ['rainAmount', SUNNY_DAY, "Demain à Köln, aucune pluie n'est prévue."],
  ['rainAmount', nextDays(rain(61), rain(63, 1.2)), "Aujourd'hui et demain à Köln, il tombera en tout environ 35 millimètres d'eau, surtout demain."],
  ['snowAmount', RAIN_FROM_3_PM, "Demain à Köln, aucune chute de neige n'est prévue. Il tombera environ 2 millimètres d'eau."],
  ['umbrella', SUNNY_DAY, "Non, vous n'avez pas besoin de parapluie, car demain à Köln, le temps restera sec."],
  ['umbrella', tomorrow(...lasting(24, perhaps(40))), 'Oui, prenez un parapluie par précaution, car demain à Köln, la probabilité de pluie est de 40 pour cent.'],
  ['jacket', SUNNY_DAY, 'Oui, une veste légère suffit, car demain à Köln, il fera entre 17 et 19 degrés en journée.'],
  ['jacket', tomorrow(...lasting(24, at(24))), 'Non, un tee-shirt suffit, car demain à Köln, il fera 24 degrés en journée.'],
  ['jacket', tomorrow(...lasting(24, at(14, rain(61)))), 'Oui, prenez une veste imperméable, car demain à Köln, il pleuvra faiblement.'],
  ['jacket', tomorrow(...lasting(24, at(5, rain(61)))), "Oui, mettez un manteau d'hiver imperméable, car demain à Köln, on ressentira 3 degrés en journée. Il pleuvra faiblement."],
  ['jacket', tonight(at(-4)), "Oui, mettez un manteau d'hiver et un bonnet, car cette nuit à Köln, on ressentira moins 8 degrés."],
  ['laundry', RAIN_FROM_3_PM, 'Oui, vous pouvez étendre le linge dehors, car demain à Köln, le temps restera sec entre 8 et 15 heures.'],
  ['laundry', tonight(CLEAR), 'Non, cette nuit à Köln, il fera trop sombre.'],
  ['laundry', GUSTY, "Non, étendez plutôt le linge à l'intérieur, car demain à Köln, des rafales atteindront 60 kilomètres-heure."],
  ['barbecue', SUNNY_DAY, "Oui, le temps s'y prête, car demain soir à Köln, le temps restera sec."],
  ['barbecue', tomorrow(...lasting(24, at(12))), "C'est possible, mais le temps ne s'y prête pas vraiment, car demain soir à Köln, il fera 12 degrés."],
  ['barbecue', nextDays(at(20), at(20, rain(63))), "Oui, aujourd'hui à Köln, le temps s'y prêtera, mais demain le temps ne s'y prêtera pas."],
  ['bicycle', RAIN_FROM_3_PM, "C'est possible, mais ce n'est pas un temps très agréable à vélo, car demain à Köln, il pleuvra faiblement à partir de 15 heures."],
  ['bicycle', FREEZING_RAIN, "Non, laissez plutôt le vélo à la maison, car demain à Köln, il y aura de faibles pluies verglaçantes jusqu'à 6 heures. Attention au verglas."],
  ['scraping', tonight(at(-3, CLEAR)), 'Oui, vous devrez sans doute gratter le pare-brise, car cette nuit à Köln, il gèlera légèrement, avec un minimum de moins 3 degrés.'],
  ['scraping', tonight(at(0.6, CLEAR)), 'Peut-être, mieux vaut prévoir de gratter le pare-brise, car cette nuit à Köln, il pourrait geler légèrement.'],
  ['scraping', tonight(at(5)), "Non, vous n'aurez pas à gratter le pare-brise, car cette nuit à Köln, il ne gèlera pas, avec un minimum de 5 degrés."],
]; // prettier-ignore

test.each(EXAMPLES)('a question about %s gets a natural answer', (question, about, text) => {
  expect(renderAnswer(QUESTIONS[question](about), skillLocale('fr-FR'))).toBe(text);
});
