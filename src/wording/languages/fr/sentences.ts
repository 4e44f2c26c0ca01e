import type { SkillLanguage } from '../../language.ts';
import { joined } from '../../joined.ts';
import { adviceWords } from './advice.ts';
import { answers } from './answers.ts';
import { dayWords } from './calendar.ts';
import { courseWords } from './course.ts';
import { factWords } from './fact.ts';
import { findingWords } from './finding.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import { amountWords, gustWords } from './numbers.ts';
import { forWhenAndWhere, opened } from './opening.ts';
import { placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { skyWords, tenseOf, wordsOf } from './sky.ts';
import { temperatureWords } from './temperature.ts';
import { dayAfter } from './time.ts';
import { gustsReach, windWords } from './wind.ts';
import { DIRECTIONS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/** French: time and place open the sentence before a comma, a whole clause follows. */
export const french: SkillLanguage = {
  course({ opening, course, temperature }, { units, now }) {
    const tense = tenseOf(now);
    const degrees = temperature && temperatureWords(temperature, tense, units);
    if (course.form === 'steady' && temperature?.form === 'exactly') {
      return `${opened(opening)}${degrees} avec ${wordsOf(course.sky).noun}`;
    }
    const words = `${opened(opening)}${courseWords(course, tense)}`;
    if (!degrees) return words;
    return course.form === 'steady' ? `${words} et ${degrees}` : `${words}, et ${degrees}`;
  },

  uncertainty: () => "mais ce n'est pas sûr",

  ice: () => 'attention au verglas',

  storm: ({ opening, gust, atTimes }, { units, now }) =>
    `${opened(opening)}${gustsReach(gust, atTimes ? 'par moments' : '', tenseOf(now), units)}`,

  temperature: ({ opening, temperature }, { units, now }) =>
    `${opened(opening)}${temperatureWords(temperature, tenseOf(now), units)}`,

  chance({ of, likely }) {
    if (of === 'snow') return likely ? 'il neigera probablement' : 'il pourrait neiger';
    return likely ? 'il pleuvra probablement' : 'il pourrait pleuvoir';
  },

  amount: ({ of, amount }, { units }) => `il tombera ${amountWords(of, amount, units)}`,

  wind: (statement, { units, now }) => windWords(statement, tenseOf(now), units),

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'monter' : 'baisser';
    return `${joined('ces prochains jours', placeWords(place))}, les températures vont ${verb}`;
  },

  noData: ({ opening }) =>
    opening
      ? `${forWhenAndWhere(opening)}, aucune prévision n'est disponible`
      : "il n'y a pas de prévision à ce sujet",

  nextHour: nextHourWords,
  again: againWords,
  expectation: expectationWords,
  pollen: pollenWords,
  otherPollen: otherPollenWords,
  answers,
  finding: findingWords,
  advice: adviceWords,
  facts: factWords,
  day: dayWords,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => skyWords(sky, night).label,
  unknownText: 'inconnu',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'O'),
  gustText: (gust, units) => `rafales à ${gustWords(gust, units)}`,
};
