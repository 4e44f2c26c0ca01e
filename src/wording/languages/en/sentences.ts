import { beaufort } from '../../../weather/wind.ts';
import type { SkillLanguage } from '../../language.ts';
import type { Course, Opening, Sky, Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Units } from '../../units.ts';
import { adviceWords } from './advice.ts';
import { answers } from './answers.ts';
import { clause, itIs, wordsOfSky } from './clause.ts';
import { factWords } from './fact.ts';
import { findingWordsOf } from './finding.ts';
import { amountWords, aroundWords, degreesWords, gustWords, rangeWords } from './numbers.ts';
import { nextHourSentences } from './next-hour.ts';
import { placeAfter, placeWords } from './place.ts';
import { pollenSentences } from './pollen.ts';
import { timeWords } from './time.ts';
import {
  DIRECTIONS,
  SHARES,
  skyWords,
  STORM_GUSTS,
  WINDS,
  type Country,
  type Words,
} from './words.ts';
import { pollenNames } from './pollen-names.ts';

/** English: time and place open the sentence before a comma, a whole clause follows. */
export function english(country: Country): SkillLanguage {
  const { boundaryWords, spanWords, whenWords, dayWords, dayAfter } = timeWords(country);

  return {
    course({ opening, course, temperature }, { units, now }) {
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        const degrees = degreesWords(temperature.value, units);
        return `${opened(opening)}${itIs(now)} ${degrees} ${beside(wordsOf(course.sky))}`;
      }
      const clauses = `${opened(opening)}${courseWords(course, now)}`;
      if (!temperature) return clauses;
      const link = clauses.includes(', with ') ? ', and' : ', with';
      return `${clauses}${link} temperatures ${temperaturesWords(temperature, units)}`;
    },

    uncertainty: () => "that's not certain, though",

    ice: () => 'watch out for ice',

    storm({ opening, gust, atTimes }, { units, now }) {
      const kind = STORM_GUSTS[country].find(([from]) => beaufort(gust) >= from)?.[1] ?? '';
      const gusts = `${kind} of up to ${gustWords(gust, units)}`;
      return `${opened(opening)}${now ? 'there are' : 'expect'} ${gusts}${atTimes ? ' at times' : ''}`;
    },

    temperature({ opening, temperature }, { units, now }) {
      const be = now ? 'is' : 'will be';
      return `${opened(opening)}${temperatureWords(temperature, be, units)}`;
    },

    chance: ({ of, likely }) => `${of} is ${likely ? 'likely' : 'possible'}`,

    amount: ({ of, amount }, { units }) => `${amountWords(of, amount, units)} is expected`,

    wind({ force, direction, gust }, { units, now }) {
      const upTo = gust === null ? '' : `of up to ${gustWords(gust, units)}`;
      if (force === null) return `${now ? 'there are' : "there'll be"} gusts ${upTo}`;
      const words = WINDS[country][force] ?? { subject: 'it', words: '' };
      const from = direction && `from the ${DIRECTIONS[direction]}`;
      if (words.subject === 'there') {
        return `${joined(clause(words, now), from)}${upTo && `, with gusts ${upTo}`}`;
      }
      if (upTo) return `${clause(words, now)}, with ${joined('gusts', from, upTo)}`;
      return `${clause(words, now)}${from ? `, with winds ${from}` : ''}`;
    },

    trend({ place, direction }) {
      const word = direction === 'warmer' ? 'warmer' : 'colder';
      return joined("it'll get", word, placeWords(place), 'over the next few days');
    },

    noData: ({ opening }) =>
      opening ? `${opened(opening)}there's no forecast` : "there's no forecast for that",

    ...nextHourSentences(country),
    ...pollenSentences(country, dayWords),
    answers,
    finding: findingWordsOf(country),
    advice: adviceWords(country),
    facts: factWords(country),
    day: dayWords,
    dayAfter,
    placeAfter,

    skyText: (sky, night) => skyWords(sky, night, country).words,
    unknownText: 'unknown',
    pollenNames,
    directionWord: (point) => DIRECTIONS[point],
    directionAbbreviation: (point) => point,
    gustText: (gust, units) => `gusts of up to ${gustWords(gust, units)}`,
  };

  /** `Tomorrow in Hamburg, `. */
  function opened(opening: Opening | null): string {
    if (!opening) return '';
    const words = joined(whenWords(opening.when), placeWords(opening.place));
    return words.endsWith(',') ? `${words} ` : `${words}, `;
  }

  function courseWords(course: Course, now: boolean): string {
    switch (course.form) {
      case 'steady':
        return clause(wordsOf(course.sky), now);
      case 'change':
        return changeWords(wordsOf(course.first), wordsOf(course.second), boundaryWords(course.at));
      case 'interlude': {
        const [background, passing] = [wordsOf(course.background), wordsOf(course.passing)];
        return passingWords(background, passing, spanWords(course.span));
      }
      case 'atTimes': {
        const [background, passing] = [wordsOf(course.background), wordsOf(course.passing)];
        return passingWords(background, passing, SHARES[course.share]);
      }
    }
  }

  function wordsOf(sky: Sky): Words {
    return wordsOfSky(sky, country);
  }
}

/** `there'll be rain until 6 PM, then it'll be overcast`, `it'll be overcast, with rain from 6 PM`. */
function changeWords(first: Words, second: Words, [until, from]: [string, string]): string {
  if (first.subject === 'it' && second.subject === 'there') {
    return passingWords(first, second, from);
  }
  const then = first.subject === second.subject ? second.words : clause(second, false);
  return `${clause(first, false)} ${until}, then ${then}`;
}

/** `it'll be overcast, with rain at times`, `there'll be rain, but it'll be overcast around noon`. */
function passingWords(background: Words, passing: Words, when: string): string {
  const link =
    passing.subject === 'there' ? `with ${passing.words}` : `but ${clause(passing, false)}`;
  return `${clause(background, false)}, ${link} ${when}`;
}

/** After the degrees: `and sunny`, `with light rain`. */
function beside({ subject, words }: Words): string {
  return `${subject === 'it' ? 'and' : 'with'} ${words}`;
}

function temperatureWords(temperature: Temperature, be: string, units: Units): string {
  switch (temperature.form) {
    case 'exactly':
      return `the temperature ${be} ${degreesWords(temperature.value, units)}`;
    case 'high':
    case 'low':
      return `the ${temperature.form} ${be} ${degreesWords(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'rise' : 'fall';
      return `temperatures will ${verb} from ${rangeWords(temperature.from, 'to', temperature.to, units)}`;
    }
    default:
      return `temperatures will be ${temperaturesWords(temperature, units)}`;
  }
}

/** To follow "temperatures": `around 8 degrees`, `between 3 and 12 degrees`. */
function temperaturesWords(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `between ${rangeWords(temperature.low, 'and', temperature.high, units)}`;
    case 'change':
      return `from ${rangeWords(temperature.from, 'to', temperature.to, units)}`;
    default:
      return aroundWords(temperature.value, units);
  }
}
