import { toBeaufort } from '../../weather/atmosphere.ts';
import type { SkillLanguage, Language } from '../../wording/language.ts';
import type {
  Course,
  Opening,
  Sky,
  Temperature,
  Day,
  PollenGroup,
  PollenSetting,
} from '../../wording/plan/statement.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { describeAdvice, verdictWords, createFindingWords } from './verdicts.ts';
import {
  clause,
  itIs,
  selectSkyWords,
  describeAmount,
  describeAround,
  describeDegrees,
  describeGust,
  describeRange,
  placeAfter,
  describePlace,
  DIRECTIONS,
  SHARES,
  selectSkyClassWords,
  STORM_GUSTS,
  WINDS,
  type Country,
  type Words,
  pollenNames,
} from './words.ts';
import { createFactWords } from './facts.ts';
import { createNextHourSentences } from './precipitation.ts';
import { createTimeWords } from './time.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

/** English: time and place open the sentence before a comma, a whole clause follows. */
export function english(country: Country): SkillLanguage {
  const { boundaryWords, spanWords, whenWords, dayWords, dayAfter } = createTimeWords(country);

  return {
    course({ opening, course, temperature }, { units, now }) {
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        const degrees = describeDegrees(temperature.value, units);
        return `${opened(opening)}${itIs(now)} ${degrees} ${beside(wordsOf(course.sky))}`;
      }
      const clauses = `${opened(opening)}${courseWords(course, now)}`;
      if (!temperature) return clauses;
      const link = clauses.includes(', with ') ? ', and' : ', with';
      return `${clauses}${link} temperatures ${describeTemperatures(temperature, units)}`;
    },

    uncertainty: () => "that's not certain, though",

    ice: () => 'watch out for ice',

    storm({ opening, gust, atTimes }, { units, now }) {
      const kind = STORM_GUSTS[country].find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
      const gusts = `${kind} of up to ${describeGust(gust, units)}`;
      return `${opened(opening)}${now ? 'there are' : 'expect'} ${gusts}${atTimes ? ' at times' : ''}`;
    },

    temperature({ opening, temperature }, { units, now }) {
      const be = now ? 'is' : 'will be';
      return `${opened(opening)}${describeTemperature(temperature, be, units)}`;
    },

    chance: ({ of, likely }) => `${of} is ${likely ? 'likely' : 'possible'}`,

    amount: ({ of, amount }, { units }) => `${describeAmount(of, amount, units)} is expected`,

    wind({ force, direction, gust }, { units, now }) {
      const upTo = gust === null ? '' : `of up to ${describeGust(gust, units)}`;
      if (force === null) return `${now ? 'there are' : "there'll be"} gusts ${upTo}`;
      const words = WINDS[country][force] ?? { subject: 'it', words: '' };
      const from = direction && `from the ${DIRECTIONS[direction]}`;
      if (words.subject === 'there') {
        return `${joinWords(clause(words, now), from)}${upTo && `, with gusts ${upTo}`}`;
      }
      if (upTo) return `${clause(words, now)}, with ${joinWords('gusts', from, upTo)}`;
      return `${clause(words, now)}${from ? `, with winds ${from}` : ''}`;
    },

    trend({ place, direction }) {
      const word = direction === 'warmer' ? 'warmer' : 'colder';
      return joinWords("it'll get", word, describePlace(place), 'over the next few days');
    },

    noData: ({ opening }) =>
      opening ? `${opened(opening)}there's no forecast` : "there's no forecast for that",

    ...createNextHourSentences(country),
    ...createPollenSentences(country, dayWords),
    answers: verdictWords,
    finding: createFindingWords(country),
    advice: describeAdvice(country),
    facts: createFactWords(country),
    day: dayWords,
    dayAfter,
    placeAfter,

    skyText: (sky, night) => selectSkyClassWords(sky, night, country).words,
    unknownText: 'unknown',
    pollenNames,
    directionWord: (point) => DIRECTIONS[point],
    directionAbbreviation: (point) => point,
    gustText: (gust, units) => `gusts of up to ${describeGust(gust, units)}`,
  };

  /** `Tomorrow in Hamburg, `. */
  function opened(opening: Opening | null): string {
    if (!opening) return '';
    const words = joinWords(whenWords(opening.when), describePlace(opening.place));
    return words.endsWith(',') ? `${words} ` : `${words}, `;
  }

  function courseWords(course: Course, now: boolean): string {
    switch (course.form) {
      case 'steady':
        return clause(wordsOf(course.sky), now);
      case 'change':
        return describeChange(
          wordsOf(course.first),
          wordsOf(course.second),
          boundaryWords(course.at),
        );
      case 'interlude': {
        const [background, passing] = [wordsOf(course.background), wordsOf(course.passing)];
        return describePassing(background, passing, spanWords(course.span));
      }
      case 'atTimes': {
        const [background, passing] = [wordsOf(course.background), wordsOf(course.passing)];
        return describePassing(background, passing, SHARES[course.share]);
      }
    }
  }

  function wordsOf(sky: Sky): Words {
    return selectSkyWords(sky, country);
  }
}

/** `there'll be rain until 6 PM, then it'll be overcast`, `it'll be overcast, with rain from 6 PM`. */
function describeChange(first: Words, second: Words, [until, from]: [string, string]): string {
  if (first.subject === 'it' && second.subject === 'there') {
    return describePassing(first, second, from);
  }
  const then = first.subject === second.subject ? second.words : clause(second, false);
  return `${clause(first, false)} ${until}, then ${then}`;
}

/** `it'll be overcast, with rain at times`, `there'll be rain, but it'll be overcast around noon`. */
function describePassing(background: Words, passing: Words, when: string): string {
  const link =
    passing.subject === 'there' ? `with ${passing.words}` : `but ${clause(passing, false)}`;
  return `${clause(background, false)}, ${link} ${when}`;
}

/** After the degrees: `and sunny`, `with light rain`. */
function beside({ subject, words }: Words): string {
  return `${subject === 'it' ? 'and' : 'with'} ${words}`;
}

function describeTemperature(temperature: Temperature, be: string, units: Units): string {
  switch (temperature.form) {
    case 'exactly':
      return `the temperature ${be} ${describeDegrees(temperature.value, units)}`;
    case 'high':
    case 'low':
      return `the ${temperature.form} ${be} ${describeDegrees(temperature.value, units)}`;
    case 'change': {
      const verb = temperature.to > temperature.from ? 'rise' : 'fall';
      return `temperatures will ${verb} from ${describeRange(temperature.from, 'to', temperature.to, units)}`;
    }
    default:
      return `temperatures will be ${describeTemperatures(temperature, units)}`;
  }
}

/** To follow "temperatures": `around 8 degrees`, `between 3 and 12 degrees`. */
function describeTemperatures(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `between ${describeRange(temperature.low, 'and', temperature.high, units)}`;
    case 'change':
      return `from ${describeRange(temperature.from, 'to', temperature.to, units)}`;
    default:
      return describeAround(temperature.value, units);
  }
}

const NAMES: Record<PollenType, string> = {
  Ambrosia: 'ragweed',
  Beifuss: 'mugwort',
  Birke: 'birch',
  Erle: 'alder',
  Esche: 'ash',
  Graeser: 'grass',
  Hasel: 'hazel',
  Roggen: 'rye',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'low', 2: 'moderate', 3: 'high' };

/** English for pollen. */
function createPollenSentences(
  country: Country,
  dayWords: (day: Day) => string,
): Pick<Language, 'pollen' | 'otherPollen'> {
  const list = createListFormat(`en-${country}`);

  return {
    pollen({ setting, content }) {
      const opening = `${settingWords(setting)}, `;
      switch (content.form) {
        case 'type': {
          const pollen = `${NAMES[content.type]} pollen`;
          return content.level === 0
            ? `${opening}there'll be no ${pollen}`
            : `${opening}${pollen} levels will be ${LEVELS[content.level]}`;
        }
        case 'types': {
          const [first, ...others] = content.groups.map(groupWords);
          const last = others.pop();
          const levels = [first, ...others, last && `and ${last}`].filter(Boolean);
          return `${opening}pollen levels will be ${levels.join(', ')}`;
        }
        case 'none':
          return `${opening}there'll be no pollen${content.soFarKnown ? ' as far as is known' : ''}`;
        case 'unknown': {
          const pollen = joinWords(content.type && NAMES[content.type], 'pollen');
          return `${opening}there's no ${pollen} forecast`;
        }
      }
    },

    otherPollen({ level, atMost, soFarKnown }) {
      if (level === 0) return "there'll be no other pollen";
      const known = soFarKnown ? 'as far as is known, ' : '';
      return `${known}other pollen levels will be ${LEVELS[level]}${atMost ? ' at most' : ''}`;
    },
  };

  /** `Tomorrow in Leipzig`. */
  function settingWords(setting: PollenSetting): string {
    if (!('placeholders' in setting)) {
      return joinWords(dayWords(setting.day), describePlace(setting.place));
    }
    return joinWords(
      '<DayID>',
      setting.placeholders === 'dayAndPlace' ? 'in the <Location> region' : '',
    );
  }

  /** `moderate for ash and grass`. */
  function groupWords({ level, types, andOthers }: PollenGroup): string {
    const names = types.map((type) => NAMES[type]);
    return `${LEVELS[level]} for ${list.format(andOthers ? [...names, 'others'] : names)}`;
  }
}
