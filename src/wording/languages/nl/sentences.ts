import { beaufort } from '../../../weather/wind.ts';
import type { SkillLanguage } from '../../language.ts';
import type { Course, Opening, Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { adviceWords } from './advice.ts';
import { answers } from './answers.ts';
import { factWords } from './fact.ts';
import { findingWords } from './finding.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import {
  amountWords,
  aroundWords,
  degreesWords,
  gustWords,
  rangeWords,
  spanOfDegrees,
} from './numbers.ts';
import { forPlace, placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { following, predicate, skyWords } from './sky.ts';
import { boundaryWords, dayAfter, dayWords, spanWords, whenWords } from './time.ts';
import { DIRECTIONS, SHARES, STORM_GUSTS } from './words.ts';
import { windWords } from './wind.ts';
import { pollenNames } from './pollen-names.ts';

/**
 * Dutch. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `valt er` + `lichte regen`.
 */
export const dutch: SkillLanguage = {
  course({ opening, course, temperature }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['daarbij', ''];
    const degrees = temperature ? `bij ${spanOfDegrees(temperature, units)}` : '';
    return courseWords(course, { time, place, degrees });
  },

  uncertainty: () => 'maar zeker is dat niet',

  ice: () => 'pas op voor gladheid',

  storm({ opening, gust, atTimes }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['daarbij', ''];
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    const gusts = joined(kind, 'tot', gustWords(gust, units));
    return joined(time, 'zijn er', place, atTimes ? SHARES.nowAndThen : '', gusts);
  },

  temperature({ opening, temperature }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['', ''];
    const [subject, verb, value] = temperatureWords(temperature, units);
    return time === ''
      ? joined(subject, verb, place, value)
      : joined(time, verb, subject, place, value);
  },

  chance({ of, likely }) {
    const noun = of === 'snow' ? 'sneeuw' : 'regen';
    return likely ? `waarschijnlijk valt er ${noun}` : `er kan ${noun} vallen`;
  },

  amount: ({ of, amount }, { units }) => `er valt ${amountWords(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `windstoten tot ${gustWords(gust, units)}`;
    if (force === null) return `daarbij zijn er ${gusts}`;
    return joined('er waait een', windWords(force, direction), gusts && `met ${gusts}`);
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'warmer' : 'kouder';
    return joined('de komende dagen wordt het', placeWords(place), word);
  },

  noData({ opening }) {
    if (!opening) return 'daarvoor is er geen weersverwachting';
    const { when, place } = opening;
    return joined(whenWords(when), 'is er', forPlace(place), 'geen weersverwachting');
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

  skyText: (sky, night) => skyWords(sky, night)[2],
  unknownText: 'onbekend',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O').replaceAll('S', 'Z'),
  gustText: (gust, units) => `windstoten tot ${gustWords(gust, units)}`,
};

interface Frame {
  time: string;
  place: string;
  degrees: string;
}

function courseWords(course: Course, { time, place, degrees }: Frame): string {
  if (course.form === 'steady') {
    const [verb, rest] = predicate(course.sky);
    return joined(time, verb, place, rest, degrees);
  }
  const { first, until, from, second } = clausesOf(course);
  const [verb, rest] = predicate(first);
  const then = joined(from, ...following(verb, predicate(second)));
  return `${joined(time, verb, place, until, rest, degrees)}, ${then}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  if (course.form === 'change') {
    const [until, from] = boundaryWords(course.at);
    return { first: course.first, until, from, second: course.second };
  }
  const from = course.form === 'interlude' ? spanWords(course.span) : SHARES[course.share];
  return { first: course.background, until: '', from, second: course.passing };
}

function temperatureWords(
  temperature: Temperature,
  units: Units,
): [subject: string, verb: string, value: string] {
  switch (temperature.form) {
    case 'exactly':
      return ['het', 'is', degreesWords(temperature.value, units)];
    case 'high':
      return ['het', 'wordt', `maximaal ${degreesWords(temperature.value, units)}`];
    case 'low':
      return ['de minimumtemperatuur', 'is', degreesWords(temperature.value, units)];
    case 'range': {
      const range = rangeWords(temperature.low, 'en', temperature.high, units);
      return ['de temperatuur', 'ligt', `tussen ${range}`];
    }
    case 'around':
      return ['de temperatuur', 'ligt', aroundWords(temperature.value, units)];
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stijgt' : 'daalt';
      const change = rangeWords(temperature.from, 'naar', temperature.to, units);
      return ['de temperatuur', verb, `van ${change}`];
    }
  }
}

function openingWords({ when, place }: Opening): [time: string, place: string] {
  return [whenWords(when), placeWords(place)];
}
