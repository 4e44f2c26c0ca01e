import type { PollenType } from '../../contract/parameters.ts';
import * as words from './words.ts';
import type { SkillLanguage } from '../../wording/language.ts';
import type { Opening, Span } from '../../wording/plan/statement.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import { listPossibleFalls, type PossibleFall } from '../skeleton-course.ts';
import { createSentences, nameGust } from '../skeleton-sentences.ts';
import { createCourse } from './course.ts';
import { describeDegrees, describeValue, describeTemperature } from './temperatures.ts';
import { createFactWords } from './facts.ts';
import { createPastWords, createReadingWords, createWarning } from './readings.ts';
import { createNextHourSentences } from './precipitation.ts';
import { besides, nameSky, selectSkyClassWords, selectSkyWords } from './sky.ts';
import { createSentenceFrames, createTimeWords, isOfDays, withoutComma } from './time.ts';
import { createVerdictWords } from './verdicts.ts';
import { describeWind, listStormGusts } from './wind.ts';
import { createPollen, type PollenParts } from '../skeleton-pollen.ts';

const TOGETHER = {
  allDays: 'in total',
  bothDays: 'over the two days',
  theseDays: 'over those days',
  withNight: 'counting the night before',
} as const;

/** An amount beside another one is `another inch`, `another 8 centimetres`. */
const ONE_OR_ABOUT = /^about (?:an? (?=inch|\S*metre))?/;

const { describeGust, describePlace } = words;

/** English: a day is dry itself, `tomorrow in Kiel will be sunny`, or opens a sentence about what falls. */
export function english(country: words.Country): SkillLanguage {
  const { spanWords, repeatedSpanWords, dayWords, dayAfter } = createTimeWords(country);
  const frames = createSentenceFrames(country);
  const { course, weatherOf } = createCourse(country);
  const nextHour = createNextHourSentences(country);
  const opened = (opening: Opening | null) => (opening ? frames.opened(opening) : '');
  const during = (span: Span | null) => (span ? spanWords(span) : '');
  const nameFall = ({ sky, when }: PossibleFall) =>
    joinWords(selectSkyWords(sky, country).noun, when);

  const sentences = createSentences(
    {
      course,
      /** `there's a chance of rain at noon`, `thunderstorms are likely in the evening`. */
      doubtful(statement) {
        const isTwice = statement.course.form === 'twice';
        const [fall, other] = listPossibleFalls(
          statement,
          (within) => (isTwice && 'from' in within ? repeatedSpanWords(within) : spanWords(within)),
          'and',
          ['each day', 'both days', 'at times'],
        );
        const isLikely = statement.certainty === 'likely';
        const also = other && joinWords('and', isLikely ? '' : 'of', nameFall(other));
        const { noun, isPlural } = selectSkyWords(fall.sky, country);
        const chance = isLikely
          ? joinWords(noun, isPlural ? 'are' : 'is', 'likely', fall.when)
          : `there's a chance of ${nameFall(fall)}`;
        return `${opened(statement.opening)}${joinClauses(chance, also ?? null)}`;
      },
      alsoAt: ['and again', 'and', 'and also'],
      withChance: (first, chance) => `${first}, and ${chance}`,
      joinParts: joinPartsToDay,
      ice: ['watch out for ice', ''],
      storm({ opening, gust, isHurricane }, { units, now }) {
        const speed = describeGust(gust, units);
        const kind = isHurricane
          ? 'hurricane-force winds, with gusts'
          : nameGust(gust, listStormGusts(country));
        if (opening) {
          return weatherOf(opening, { has: `${kind} up to ${speed}`, isPlural: true }, now);
        }
        return isHurricane ? `expect ${kind} up to ${speed}` : `${kind} could reach ${speed}`;
      },
      withGusts(gust, units) {
        const kind = nameGust(gust, listStormGusts(country), [[0, 'gusts']]);
        return `with ${kind} up to ${describeGust(gust, units)}`;
      },
      thunderEnd: /thunderstorms$/,
      extreme({ of, opening, value, exactly, sky }, { units, now }) {
        const danger = of === 'heat' ? 'very hot' : 'bitterly cold';
        const is = joinWords(danger, sky ? besides(selectSkyWords(sky, country)) : '');
        const how = exactly
          ? `at ${describeDegrees(value, units)}`
          : `${is.includes(' with ') ? 'and' : 'with'} ${limitOf(of, opening)} ${describeValue(value, units)}`;
        return `${weatherOf(opening, { is }, now)}, ${how}`;
      },
      temperature: ({ opening, temperature }, options) =>
        `${opened(opening)}${describeTemperature(temperature, options)}`,
      chance: ({ of, likely, span, isMore }) =>
        joinWords(isMore ? 'more' : '', of, 'is', likely ? 'likely' : 'possible', during(span)),
      amount({ of, amount, together, isPossible, isMore, isNamed }, { units }) {
        const whole = words.describeAmount(of, amount, units);
        const depth = isNamed ? whole.replace(/ of (?:rain|snow)$/, '') : whole;
        const what = isMore ? depth.replace(ONE_OR_ABOUT, 'another ') : depth;
        const falls = `${what} ${isPossible ? 'could' : 'will'} fall`;
        return joinClauses(together ? TOGETHER[together] : '', falls);
      },
      wind({ force, direction, gust }, { units, now }) {
        if (force !== null) return describeWind({ force, direction, gust }, country, units, now);
        const speed = gust === null ? '' : describeGust(gust, units);
        return `gusts ${now ? 'are reaching' : 'could reach'} ${speed}`;
      },
      trend(place, isWarmer) {
        const change = isWarmer ? 'warmer' : 'cooler';
        return joinWords("it'll get", change, describePlace(place), 'over the next few days');
      },
      noData: 'I have no forecast for that',
      noDataFor(opening) {
        const asked = frames.asObject(opening).replace(/ and (?=\w+day|tomorrow)/, ' or ');
        if (opening.when.kind !== 'days' || !asked.includes(' to ')) {
          return `I have no forecast for ${asked}`;
        }
        const place = opening.place === null ? '' : words.placeAfter('for', opening.place);
        const days = frames.asObject({ ...opening, place: null });
        return joinWords('I have no forecast', place, 'from', days);
      },
      skyText: (sky, night) => nameSky(selectSkyClassWords(sky, night, country)),
      unknownText: 'unknown',
      compassLetters: {},
      gustText: (gust, units) => `gusts up to ${describeGust(gust, units)}`,
      pollenNames: words.pollenNames,
    },
    {
      describeDay: dayWords,
      describeWhen: frames.whenWords,
      describeSpan: spanWords,
      spanAtEnd: spanWords,
      dayAfter,
      warning: createWarning(country),
      ...words,
      describeNextHour: nextHour.nextHour,
      describeAgain: nextHour.again,
      describeExpectation: nextHour.expectation,
      ...createPollenWords(country, { describeDay: dayWords, describePlace }),
    },
  );
  return {
    ...sentences,
    ...createVerdictWords(country),
    facts: createFactWords(country),
    readings: createReadingWords(country),
    past: createPastWords(country),
  };
}

/** `on Friday morning and evening`, not `on Friday in the morning and in the evening`. */
function joinPartsToDay(dayAndParts: string): string {
  return dayAndParts.replace(
    /(?<=^(?:tomorrow|on \w+)) in the (morning|afternoon|evening)(?: and in the (?=\w+$))?/,
    (parts, part: string) => (parts.includes(' and ') ? ` ${part} and ` : ` ${part}`),
  );
}

/** `a high of`, of several days `highs up to`. */
function limitOf(of: 'heat' | 'frost', opening: Opening | null): string {
  if (isOfDays(opening)) return of === 'heat' ? 'highs up to' : 'lows down to';
  return of === 'heat' ? 'a high of' : 'a low of';
}

/** To stand before "pollen". */
export const englishPlants: Readonly<Record<PollenType, string>> = {
  Ambrosia: 'ragweed',
  Beifuss: 'mugwort',
  Birke: 'birch',
  Erle: 'alder',
  Esche: 'ash',
  Graeser: 'grass',
  Hasel: 'hazel',
  Roggen: 'rye',
};

function createPollenWords(country: words.Country, parts: PollenParts) {
  return createPollen(
    {
      tag: `en-${country}`,
      names: englishPlants,
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
      unknown: (day, place) => `I have no pollen forecast for ${withoutOn(day, place)}`,
      unknownOf: (day, place, plant) =>
        `I have no ${plant} pollen forecast for ${withoutOn(day, place)}`,
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

/** `Saturday in Leipzig`. */
function withoutOn(day: string, place: string): string {
  return withoutComma(joinWords(day.replace(/^on /, ''), place));
}
