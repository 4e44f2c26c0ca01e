import { beaufort } from '../../../weather/wind.ts';
import { joined } from '../../joined.ts';
import type { SkillLanguage } from '../../language.ts';
import type { Opening, Temperature } from '../../plan/statement.ts';
import type { Units } from '../../units.ts';
import { adviceWords } from './advice.ts';
import { answers } from './answers.ts';
import { courseWords } from './course.ts';
import { factWords } from './fact.ts';
import { findingWords } from './finding.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import {
  amountWords,
  betweenWords,
  degreesWords,
  gustWords,
  rangeWords,
  theDegrees,
} from './numbers.ts';
import { openedBy, placeAfter } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { skyWords } from './sky.ts';
import { dayAfter, dayWords, forWhen, whenWords } from './time.ts';
import { windWords } from './wind.ts';
import { DIRECTIONS, GUSTS, THERE_IS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/** Spanish of Spain: time and place open the sentence before a comma, a whole clause follows. */
export const spanish: SkillLanguage = {
  course({ opening, course, temperature }, { units, now }) {
    return opened(opening) + courseWords(course, temperature, units, now);
  },

  uncertainty: () => 'pero no es seguro',

  ice: () => 'cuidado con el hielo',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const gusts = `${kind} de ${gustWords(gust, units)}`;
    return opened(opening) + joined(THERE_IS[now ? 1 : 0], atTimes ? 'a ratos' : '', gusts);
  },

  temperature({ opening, temperature }, { units, now }) {
    return opened(opening) + temperatureWords(temperature, units, now);
  },

  chance: ({ of, likely }) =>
    `es ${likely ? 'probable' : 'posible'} que ${of === 'snow' ? 'nieve' : 'llueva'}`,

  amount({ of, amount }, { units, now }) {
    const [verb, what] = amountWords(of, amount, units);
    return joined(verb[now ? 1 : 0], what);
  },

  wind({ force, direction, gust }, { units, now }) {
    if (force !== null) return windWords({ force, direction, gust }, units, now);
    const gusts = gust === null ? '' : `de hasta ${gustWords(gust, units)}`;
    return joined(THERE_IS[now ? 1 : 0], 'rachas', gusts);
  },

  trend({ place, direction }) {
    const opening = openedBy('en los próximos días', place);
    return `${opening}${direction === 'warmer' ? 'subirán' : 'bajarán'} las temperaturas`;
  },

  noData({ opening }) {
    if (!opening) return 'no hay previsión para eso';
    return `${openedBy(forWhen(opening.when), opening.place)}no hay previsión`;
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
  unknownText: 'desconocido',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'O'),
  gustText: (gust, units) => `rachas de hasta ${gustWords(gust, units)}`,
};

/** `mañana en Valencia, `. */
function opened(opening: Opening | null): string {
  return opening ? openedBy(whenWords(opening.when), opening.place) : '';
}

function temperatureWords(temperature: Temperature, units: Units, now: boolean): string {
  switch (temperature.form) {
    case 'exactly':
      return `la temperatura ${now ? 'es' : 'será'} de ${degreesWords(temperature.value, units)}`;
    case 'high':
      return `la máxima será de ${degreesWords(temperature.value, units)}`;
    case 'low':
      return `la mínima será de ${degreesWords(temperature.value, units)}`;
    case 'around':
      return `las temperaturas rondarán ${theDegrees(temperature.value, units)}`;
    case 'range':
      return `las temperaturas oscilarán ${betweenWords(temperature.low, temperature.high, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'subirá' : 'bajará';
      const change = rangeWords(temperature.from, 'a', temperature.to, units);
      return `la temperatura ${verb} de ${change}`;
    }
  }
}
