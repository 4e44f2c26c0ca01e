import { beaufort } from '../../../weather/wind.ts';
import { joined } from '../../joined.ts';
import type { SkillLanguage } from '../../language.ts';
import { adviceWords } from './advice.ts';
import { answers } from './answers.ts';
import { courseWords, linkBefore } from './course.ts';
import { factWords } from './fact.ts';
import { findingWords } from './finding.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import { amountFalls, gustsUpTo, gustWords } from './numbers.ts';
import { noForecastWords, openingWords } from './opening.ts';
import { placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { temperatureWords, withTemperature } from './temperature.ts';
import { dayAfter, dayWords } from './time.ts';
import { windWords } from './wind.ts';
import { DIRECTIONS, skyWords, STORM_GUSTS, THERE_ARE, THERE_IS, WINDS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/**
 * Italian. Time and place open the sentence, a clause follows: of this moment in the present, else
 * in the future.
 */
export const italian: SkillLanguage = {
  course({ opening, course, temperature }, { units, now }) {
    const front = opening ? openingWords(opening) : linkBefore(course);
    const [clauses, hasCon] = courseWords(course, now);
    const words = joined(front, clauses);
    if (!temperature) return words;
    return `${words}${hasCon ? ' e' : ', con'} ${withTemperature(temperature, units)}`;
  },

  uncertainty: () => 'la previsione però è incerta',

  ice: () => 'attenzione al ghiaccio',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    return joined(
      opening && openingWords(opening),
      atTimes ? 'a tratti' : '',
      now ? THERE_ARE.now : THERE_ARE.later,
      kind,
      'fino a',
      gustWords(gust, units),
    );
  },

  temperature({ opening, temperature }, manner) {
    return joined(opening && openingWords(opening), temperatureWords(temperature, manner));
  },

  chance({ of, likely }) {
    const rains = of === 'snow' ? 'nevichi' : 'piova';
    return `è ${likely ? 'probabile' : 'possibile'} che ${rains}`;
  },

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    if (force === null) {
      const gusts = gust === null ? '' : gustsUpTo(gust, units);
      return joined('inoltre', now ? THERE_ARE.now : THERE_ARE.later, gusts);
    }
    const wind = windWords(WINDS[force] ?? '', direction, gust, units);
    return `${now ? THERE_IS.now : THERE_IS.later} ${wind}`;
  },

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'saliranno' : 'scenderanno';
    return joined('nei prossimi giorni', placeWords(place), 'le temperature', verb);
  },

  noData({ opening }) {
    return opening ? noForecastWords(opening) : 'al riguardo non ci sono previsioni';
  },

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
  unknownText: 'sconosciuto',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'O'),
  gustText: gustsUpTo,
};
