import type { SkillLanguage } from '../../wording/language.ts';
import type { Opening, Sky, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen, type PollenParts } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import { createNextHourSentences } from './precipitation.ts';
import { createTimeWords } from './time.ts';
import { createVerdictWords } from './verdicts.ts';
import { createFactWords } from './facts.ts';

const { clause, describeDegrees, describeGust, describePlace, describeRange, DIRECTIONS } = words;

/** English: time and place open the sentence before a comma, a whole clause follows. */
export function english(country: words.Country): SkillLanguage {
  const { boundaryWords, spanWords, whenWords, dayWords, dayAfter } = createTimeWords(country);
  const nextHour = createNextHourSentences(country);
  const wordsOf = (sky: Sky) => words.selectSkyWords(sky, country);
  const sentences = createSentences(
    {
      course({ opening, course, temperature }, { units, now }) {
        if (course.form === 'steady' && temperature?.form === 'exactly') {
          const degrees = `${words.itIs(now)} ${describeDegrees(temperature.value, units)}`;
          const { subject, words: sky } = words.selectSkyWords(course.sky, country);
          return `${opened(opening)}${degrees} ${subject === 'it' ? 'and' : 'with'} ${sky}`;
        }
        const clauses = wordCourse(course, spanWords, words.SHARES, {
          steady: (sky) => clause(wordsOf(sky), now),
          change: (first, second, at) =>
            describeChange(wordsOf(first), wordsOf(second), boundaryWords(at)),
          passing: (background, passing, when) =>
            describePassing(wordsOf(background), wordsOf(passing), when),
        });
        if (!temperature) return `${opened(opening)}${clauses}`;
        const link = clauses.includes(', with ') ? ', and' : ', with';
        const degrees = describeTemperatures(temperature, units);
        return `${opened(opening)}${clauses}${link} temperatures ${degrees}`;
      },
      uncertainty: "that's not certain, though",
      ice: 'watch out for ice',
      storm({ opening, gust, atTimes }, { units, now }) {
        const kind = nameGust(gust, words.STORM_GUSTS[country]);
        const gusts = `${kind} of up to ${describeGust(gust, units)}`;
        return `${opened(opening)}${now ? 'there are' : 'expect'} ${gusts}${atTimes ? ' at times' : ''}`;
      },
      temperature({ opening, temperature }, { units, now }) {
        const be = now ? 'is' : 'will be';
        return `${opened(opening)}${describeTemperature(temperature, be, units)}`;
      },
      chance: {
        rain: ['rain is possible', 'rain is likely'],
        snow: ['snow is possible', 'snow is likely'],
      },
      amount: (of, amount, units) => `${words.describeAmount(of, amount, units)} is expected`,
      wind({ force, direction, gust }, { units, now }) {
        const upTo = gust === null ? '' : `of up to ${describeGust(gust, units)}`;
        if (force === null) return `${now ? 'there are' : "there'll be"} gusts ${upTo}`;
        const wind = words.WINDS[country][force] ?? { subject: 'it', words: '' };
        const from = direction && `from the ${DIRECTIONS[direction]}`;
        if (wind.subject === 'there') {
          return `${joinWords(clause(wind, now), from)}${upTo && `, with gusts ${upTo}`}`;
        }
        if (upTo) return `${clause(wind, now)}, with ${joinWords('gusts', from, upTo)}`;
        return `${clause(wind, now)}${from ? `, with winds ${from}` : ''}`;
      },
      trend(place, isWarmer) {
        const change = isWarmer ? 'warmer' : 'colder';
        return joinWords("it'll get", change, describePlace(place), 'over the next few days');
      },
      noData: "there's no forecast for that",
      noDataFor: (opening) => `${opened(opening)}there's no forecast`,
      skyText: (sky, night) => words.selectSkyClassWords(sky, night, country).words,
      unknownText: 'unknown',
      compassLetters: {},
      gustText: (gust, units) => `gusts of up to ${describeGust(gust, units)}`,
      pollenNames: words.pollenNames,
    },
    {
      describeDay: dayWords,
      dayAfter,
      ...words,
      describeNextHour: nextHour.nextHour,
      describeAgain: nextHour.again,
      describeExpectation: nextHour.expectation,
      ...pollenWords(country, { describeDay: dayWords, describePlace }),
    },
  );
  return { ...sentences, ...createVerdictWords(country), facts: createFactWords(country) };

  /** `Tomorrow in Hamburg, `. */
  function opened(opening: Opening | null): string {
    if (!opening) return '';
    const where = joinWords(whenWords(opening.when), describePlace(opening.place));
    return where.endsWith(',') ? `${where} ` : `${where}, `;
  }
}

/** `there'll be rain until 6 PM, then it'll be overcast`, `it'll be overcast, with rain from 6 PM`. */
function describeChange(
  first: words.Words,
  second: words.Words,
  [until, from]: readonly [until: string, from: string],
): string {
  if (first.subject === 'it' && second.subject === 'there') {
    return describePassing(first, second, from);
  }
  const then = first.subject === second.subject ? second.words : clause(second, false);
  return `${clause(first, false)} ${until}, then ${then}`;
}

/** `it'll be overcast, with rain at times`, `there'll be rain, but it'll be overcast around noon`. */
function describePassing(background: words.Words, passing: words.Words, when: string): string {
  const link =
    passing.subject === 'there' ? `with ${passing.words}` : `but ${clause(passing, false)}`;
  return `${clause(background, false)}, ${link} ${when}`;
}

function describeTemperature(temperature: Temperature, be: string, units: Units): string {
  const several = () => `temperatures will be ${describeTemperatures(temperature, units)}`;
  return wordTemperature(temperature, {
    exactly: (value) => `the temperature ${be} ${describeDegrees(value, units)}`,
    high: (value) => `the high ${be} ${describeDegrees(value, units)}`,
    low: (value) => `the low ${be} ${describeDegrees(value, units)}`,
    around: several,
    range: several,
    change(from, to) {
      const change = describeRange(from, 'to', to, units);
      return `temperatures will ${to > from ? 'rise' : 'fall'} from ${change}`;
    },
  });
}

/** To follow "temperatures": `around 8 degrees`, `between 3 and 12 degrees`. */
function describeTemperatures(temperature: Temperature, units: Units): string {
  const around = (value: number) => words.describeAround(value, units);
  return wordTemperature(temperature, {
    exactly: around,
    high: around,
    low: around,
    around,
    range: (low, high) => `between ${describeRange(low, 'and', high, units)}`,
    change: (from, to) => `from ${describeRange(from, 'to', to, units)}`,
  });
}

function pollenWords(country: words.Country, parts: PollenParts) {
  return createPollen(
    {
      tag: `en-${country}`,
      names: {
        Ambrosia: 'ragweed',
        Beifuss: 'mugwort',
        Birke: 'birch',
        Erle: 'alder',
        Esche: 'ash',
        Graeser: 'grass',
        Hasel: 'hazel',
        Roggen: 'rye',
      },
      levels: ['low', 'moderate', 'high'],
      others: 'others',
      region: 'in the <Location> region',
      soFarKnown: 'as far as is known',
      noneOf: (day, place, plant) => `${joinWords(day, place)}, there'll be no ${plant} pollen`,
      none: (day, place, known) =>
        joinWords(`${joinWords(day, place)}, there'll be no pollen`, known),
      level: (day, place, plant, level) =>
        `${joinWords(day, place)}, ${plant} pollen levels will be ${level}`,
      groups(day, place, groups) {
        const [first, ...others] = groups.map(({ names, level }) => `${level} for ${names}`);
        const last = others.pop();
        const levels = [first, ...others, last && `and ${last}`].filter(Boolean).join(', ');
        return `${joinWords(day, place)}, pollen levels will be ${levels}`;
      },
      unknown: (day, place) => `${joinWords(day, place)}, there's no pollen forecast`,
      unknownOf: (day, place, plant) =>
        `${joinWords(day, place)}, there's no ${plant} pollen forecast`,
      noOthers: "there'll be no other pollen",
      atMost: 'at most',
      otherLevels(level, most, known) {
        const levels = joinWords('other pollen levels will be', level, most);
        return known === '' ? levels : `${known}, ${levels}`;
      },
    },
    parts,
  );
}
