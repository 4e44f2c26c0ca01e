import { beaufort } from '../../../weather/wind.ts';
import type { SkillLanguage } from '../../language.ts';
import type { Course, Opening, Sky, Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import {
  amountFalls,
  aroundWords,
  degreesAfterBei,
  degreesWords,
  gustWords,
  rangeWords,
} from './numbers.ts';
import { adviceWords } from './advice.ts';
import { answers } from './answers.ts';
import { factWords } from './fact.ts';
import { findingWords } from './finding.ts';
import { againWords, expectationWords, nextHourWords } from './next-hour.ts';
import { placeAfter, placeWords } from './place.ts';
import { otherPollenWords, pollenWords } from './pollen.ts';
import { predicate, skyWords } from './sky.ts';
import { boundaryWords, dayAfter, dayWords, spanWords, whenWords } from './time.ts';
import { DIRECTIONS, SHARES, STORM_GUSTS, WINDS } from './words.ts';
import { pollenNames } from './pollen-names.ts';

/**
 * German. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `regnet es` + `leicht`.
 */
export const german: SkillLanguage = {
  course({ opening, course, temperature }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['dabei', ''];
    const degrees = temperature ? `bei ${degreesAfterBei(temperature, units)}` : '';
    return courseWords(course, { time, place, degrees });
  },

  uncertainty: () => 'sicher ist das aber nicht',

  ice: () => 'Vorsicht, es kann glatt werden',

  storm({ opening, gust, atTimes }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['dazu', ''];
    const kind = STORM_GUSTS.find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
    return joined(
      time,
      'gibt es',
      place,
      atTimes ? 'zeitweise' : '',
      kind,
      'bis',
      gustWords(gust, units),
    );
  },

  temperature({ opening, temperature }, { units }) {
    const [time, place] = opening ? openingWords(opening) : ['', ''];
    const [subject, verb, value] = temperatureWords(temperature, units);
    return time === ''
      ? joined(subject, verb, place, value)
      : joined(time, verb, subject, place, value);
  },

  chance: ({ of, likely }) =>
    `${of === 'snow' ? 'Schnee' : 'Regen'} ist ${likely ? 'wahrscheinlich' : 'möglich'}`,

  amount: ({ of, amount }, { units }) => `es ${amountFalls(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `Böen bis ${gustWords(gust, units)}`;
    if (force === null) return `dazu gibt es ${gusts}`;
    const from = direction && `aus ${DIRECTIONS[direction]}`;
    return joined('dazu weht', WINDS[force] ?? '', from, gusts && `mit ${gusts}`);
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'wärmer' : 'kälter';
    return joined('in den nächsten Tagen wird es', placeWords(place), word);
  },

  noData({ opening }) {
    const [time, place] = opening ? openingWords(opening) : ['dazu', ''];
    return joined(time, 'gibt es', place, 'keine Vorhersage');
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
  unknownText: 'unbekannt',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O'),
  gustText: (gust, units) => `Böen bis ${gustWords(gust, units)}`,
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
  return `${joined(time, verb, place, until, rest, degrees)}, ${joined(from, ...following(verb, second))}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  switch (course.form) {
    case 'change': {
      const [until, from] = boundaryWords(course.at);
      return { first: course.first, until, from, second: course.second };
    }
    case 'interlude':
      return {
        first: course.background,
        until: '',
        from: spanWords(course.span),
        second: course.passing,
      };
    case 'atTimes':
      return {
        first: course.background,
        until: '',
        from: SHARES[course.share],
        second: course.passing,
      };
  }
}

/** The same verb is not said twice: `ist es bis 12 Uhr bedeckt, danach heiter`. */
function following(firstVerb: string, sky: Sky): string[] {
  const [verb, rest] = predicate(sky);
  return verb === firstVerb && rest !== '' ? [rest] : [verb, rest];
}

function temperatureWords(
  temperature: Temperature,
  units: Units,
): [subject: string, verb: string, value: string] {
  switch (temperature.form) {
    case 'range': {
      const range = rangeWords(temperature.low, 'und', temperature.high, units);
      return ['die Temperaturen', 'liegen', `zwischen ${range}`];
    }
    case 'around':
      return ['die Temperaturen', 'liegen', aroundWords(temperature.value, units)];
    case 'change': {
      const verb = temperature.to > temperature.from ? 'steigt' : 'sinkt';
      const change = rangeWords(temperature.from, 'auf', temperature.to, units);
      return ['die Temperatur', verb, `von ${change}`];
    }
    default: {
      const subject = { exactly: 'Temperatur', high: 'Höchsttemperatur', low: 'Tiefsttemperatur' };
      const value = degreesWords(temperature.value, units, 'einem');
      return [`die ${subject[temperature.form]}`, 'liegt', `bei ${value}`];
    }
  }
}

function openingWords({ when, place }: Opening): [time: string, place: string] {
  return [whenWords(when), placeWords(place)];
}
