import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const FRENCH: Record<Situation, string> = {
  'now, overcast': 'En ce moment à Hamburg, il fait 8 degrés avec un ciel couvert.',
  'now, a storm':
    'En ce moment à Hamburg, de très fortes rafales atteignent 95 kilomètres-heure. Il fait 8 degrés avec un ciel peu nuageux.',
  'an hour, one degree': "Aujourd'hui à 15 heures à Hamburg, il fera 1 degré avec un ciel couvert.",
  'an hour, rain that may not come':
    "Aujourd'hui à 15 heures à Hamburg, il fera 8 degrés. Il pourrait pleuvoir faiblement.",
  'an hour, strong wind':
    "Aujourd'hui à 15 heures à Hamburg, il fera 8 degrés avec un temps ensoleillé. Le vent sera fort, avec des rafales à 65 kilomètres-heure.",
  'an hour, weather not known': "Aujourd'hui à 15 heures à Hamburg, il fera 4 degrés.",
  'an hour, nothing known': "Je n'ai pas de prévisions pour aujourd'hui à 15 heures à Hamburg.",
  'three hours, getting colder':
    'Au cours des trois prochaines heures à Hamburg, le ciel sera couvert et la température passera de plus 1 à moins 2 degrés.',
  'three hours, thunder in the last':
    'Au cours des trois prochaines heures à Hamburg, il y aura des orages à partir de 18 heures. Le ciel sera nuageux et il fera autour de 8 degrés.',
  'hours, rain in between':
    "Aujourd'hui entre 8 et 15 heures à Hamburg, le ciel sera nuageux, avec de faibles pluies entre 10 et 13 heures. Il fera autour de 8 degrés.",
  'hours over midnight':
    "De 22 heures ce soir à 6 heures demain matin à Hamburg, le ciel sera dégagé jusqu'à 2 heures du matin, puis il y aura du brouillard. Il fera autour de 8 degrés.",
  'afternoon, sun': "Cet après-midi à Hamburg, le soleil brillera et il fera jusqu'à 12 degrés.",
  'afternoon, frost':
    'Cet après-midi à Hamburg, le ciel sera couvert et la température ne dépassera pas moins 1 degré.',
  'night, clear':
    'Cette nuit à Hamburg, le ciel sera dégagé et la température descendra à 0 degré.',
  'night, freezing rain':
    "Attention au verglas. Cette nuit à Hamburg, le ciel sera couvert jusqu'à une heure du matin, puis il y aura de faibles pluies verglaçantes. La température descendra à moins 1 degré.",
  'evening far ahead':
    'Samedi vingt-huit novembre dans la soirée à Hamburg, le ciel sera nuageux et il fera autour de 8 degrés.',
  'night far ahead':
    'Dans la nuit du samedi vingt-huit au dimanche vingt-neuf novembre à Hamburg, le ciel sera nuageux et la température descendra à 8 degrés.',
  'today, rain from 5 PM':
    "Aujourd'hui à Hamburg, le ciel sera nuageux jusqu'à 17 heures, puis il pleuvra. Il tombera environ 6 millimètres d'eau. Il fera autour de 8 degrés.",
  'today, sun and a thunderstorm':
    "Aujourd'hui à Hamburg, il y aura de violents orages vers 17 heures. Le temps sera plutôt ensoleillé et il fera autour de 8 degrés.",
  'today, sun gives way to clouds':
    "Aujourd'hui à Hamburg, le soleil brillera jusqu'à 16 heures, puis le ciel sera couvert. Il fera autour de 8 degrés.",
  'today, a slight change of the sky':
    "Aujourd'hui à Hamburg, le temps sera plutôt ensoleillé et il fera autour de 8 degrés.",
  'today, around zero': "Aujourd'hui à Hamburg, le ciel sera couvert et il fera autour de zéro.",
  'today, rain is likely but not shown':
    "Aujourd'hui à Hamburg, le ciel sera couvert, et il pleuvra probablement. Il fera autour de 8 degrés.",
  'today, snow is possible':
    "Aujourd'hui à Hamburg, le ciel sera couvert, et il pourrait neiger. Il fera autour de moins 3 degrés.",
  'tomorrow, showers now and then':
    'Demain à Hamburg, le temps sera plutôt ensoleillé, mais il y aura parfois de faibles averses. Il fera autour de 8 degrés.',
  'tomorrow, storm and rain':
    "Demain à Hamburg, de très fortes rafales atteindront 95 kilomètres-heure. Cette nuit et demain, il pleuvra abondamment. Il tombera environ 25 millimètres d'eau. Il fera autour de 8 degrés.",
  'tomorrow, heavy snow':
    'Cette nuit et demain à Hamburg, il neigera fort. Il tombera environ 25 centimètres de neige. Il fera autour de moins 2 degrés.',
  'tomorrow, drizzle turning to rain':
    'Cette nuit et demain à Hamburg, il pleuvra faiblement. Il fera autour de 8 degrés.',
  'tomorrow, sleet until noon':
    "Demain à Hamburg, il y aura de faibles chutes de neige fondue jusqu'à la mi-journée, puis le ciel sera nuageux. Il fera autour de 8 degrés.",
  'tomorrow, a fresh wind':
    'Demain à Hamburg, le ciel sera couvert et il fera autour de 8 degrés. Le vent de sud-ouest sera assez fort.',
  'a day far ahead':
    "Samedi vingt-huit novembre à Hamburg, le ciel sera couvert et il fera jusqu'à 8 degrés, avec un minimum de 3.",
  'weekend, alike':
    'Ce week-end à Hamburg, le ciel sera nuageux et les maximales iront de 3 à 5 degrés.',
  'weekend, rain then sun':
    "Samedi à Hamburg, il pleuvra faiblement toute la journée et il fera jusqu'à 8 degrés. Dimanche, le soleil brillera et la température ne dépassera pas moins 1 degré.",
  'three days, getting warmer':
    "Ces prochains jours à Hamburg, les températures vont monter. Aujourd'hui, le ciel sera couvert et la température ne dépassera pas moins 4 degrés. Demain, le ciel sera nuageux et il fera jusqu'à 1 degré. Vendredi, le ciel sera couvert et il fera jusqu'à 5 degrés.",
};

describe('texts in fr-FR', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('fr-FR'))).toBe(FRENCH[situation]);
  });
});
