import type { Opening, Sky, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import { describeBoundary, dayAfter, describeDay, describeSpan, describeWhen } from './time.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';

const { describeDegrees, describeGust, describePlace, describeRange, predicate, DIRECTIONS } =
  words;

const pollen = createPollen(
  {
    tag: 'de',
    // To stand before "pollen", or before a hyphen.
    names: {
      Ambrosia: 'Ambrosia',
      Beifuss: 'Beifuß',
      Birke: 'Birken',
      Erle: 'Erlen',
      Esche: 'Eschen',
      Graeser: 'Gräser',
      Hasel: 'Hasel',
      Roggen: 'Roggen',
    },
    levels: ['gering', 'mäßig', 'hoch'],
    inList: (name, isLast) => `${name}${isLast ? 'pollen' : '-'}`,
    others: 'andere Pollen',
    region: 'in der Region <Location>',
    soFarKnown: 'soweit bekannt',
    noneOf: (time, place, name) => joinWords(time, 'fliegen', place, 'keine', `${name}pollen`),
    none: (time, place, known) => joinWords(time, 'fliegen', place, known, 'keine Pollen'),
    groups(time, place, groups) {
      const levels = groups.map(({ names, level }) => `durch ${names} ${level}`);
      return joinWords(time, 'ist', place, 'die Belastung', levels.join(', '));
    },
    unknown: (time, place) => joinWords(time, 'gibt es', place, 'keine Pollenvorhersage'),
    unknownOf: (time, place, name) =>
      joinWords(time, 'gibt es', place, 'keine Vorhersage für', `${name}pollen`),
    noOthers: 'sonst fliegen keine Pollen',
    atMost: 'höchstens',
    otherLevels: (level, most, known) => joinWords('sonst ist die Belastung', known, most, level),
  },
  { describeDay, describePlace },
);

/**
 * German. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `regnet es` + `leicht`.
 */
const sentences = createSentences(
  {
    course({ opening, course, temperature, daily }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const degrees = temperature ? words.describeJoinedDegrees(temperature, units) : '';
      const twoClauses = (first: Sky, until: string, from: string, second: Sky) => {
        const [verb, rest] = predicate(first);
        const clause = inOrder(time, verb, joinWords(place, until, rest));
        return `${clause}, ${joinWords(daily ? 'jeweils' : '', from, ...following(verb, second))}${degrees}`;
      };
      return wordCourse(course, describeSpan, words.SHARES, {
        steady(sky) {
          const [verb, rest] = predicate(sky);
          return `${inOrder(time, verb, joinWords(place, rest))}${degrees}`;
        },
        change: (first, second, at) => twoClauses(first, ...describeBoundary(at), second),
        passing: (background, passing, when) => twoClauses(background, '', when, passing),
      });
    },
    uncertainty: 'sicher ist das aber nicht',
    ice: 'Vorsicht, Glatteis',
    storm({ opening, gust }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['dazu', ''];
      const kind = nameGust(gust, words.STORM_GUSTS);
      return joinWords(time, 'gibt es', place, kind, 'bis', describeGust(gust, units));
    },
    extreme({ of, opening, value, exactly }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const degree = of === 'heat' ? 'sehr heiß' : 'bitterkalt';
      const clause = inOrder(time, exactly ? 'ist es' : 'wird es', joinWords(place, degree));
      return `${clause}, ${exactly ? '' : 'bis '}${describeDegrees(value, units, 'ein')}`;
    },
    temperature({ opening, temperature }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [subject, verb, value] = describeTemperature(temperature, units);
      return time === ''
        ? joinWords(subject, verb, place, value)
        : joinWords(time, verb, subject, place, value);
    },
    chance({ of, likely, span }) {
      const what = of === 'rain' ? 'Regen' : 'Schnee';
      const is = likely ? 'wahrscheinlich' : 'möglich';
      return span ? joinWords(describeSpan(span), 'ist', what, is) : `${what} ist ${is}`;
    },
    amount: ({ of, amount, inTotal }, { units }) =>
      joinWords(inTotal ? 'insgesamt' : 'es', words.amountFalls(of, amount, units)),
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `Böen bis ${describeGust(gust, units)}`;
      if (force === null) return `dazu gibt es ${gusts}`;
      const from = direction && `aus ${DIRECTIONS[direction]}`;
      return joinWords('dazu weht', words.WINDS[force] ?? '', from, gusts && `mit ${gusts}`);
    },
    trend(place, isWarmer) {
      const then = joinWords('in den nächsten Tagen wird es', describePlace(place));
      return `${then} ${isWarmer ? 'wärmer' : 'kälter'}`;
    },
    noData: 'dazu gibt es keine Vorhersage',
    noDataFor({ when, place }) {
      return joinWords(describeWhen(when), 'gibt es', describePlace(place), 'keine Vorhersage');
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night)[2],
    unknownText: 'unbekannt',
    compassLetters: { E: 'O' },
    gustText: (gust, units) => `Böen bis ${describeGust(gust, units)}`,
    pollenNames: words.pollenNames,
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollen },
);

export const german = { ...sentences, ...verdicts, facts };

/** The same verb is not said twice: `ist es bis 12 Uhr bedeckt, danach heiter`. */
function following(firstVerb: string, sky: Sky): string[] {
  const [verb, rest] = predicate(sky);
  return verb === firstVerb && rest !== '' ? [rest] : [verb, rest];
}

function describeTemperature(temperature: Temperature, units: Units) {
  const liesAt = (value: number) => `bei ${describeDegrees(value, units, 'einem')}`;
  return wordTemperature<readonly [subject: string, verb: string, value: string]>(temperature, {
    exactly: (value) => ['die Temperatur', 'liegt', liesAt(value)],
    high: (value) => ['die Höchsttemperatur', 'liegt', liesAt(value)],
    low: (value) => ['die Tiefsttemperatur', 'liegt', liesAt(value)],
    around: (value) => ['die Temperaturen', 'liegen', words.describeAround(value, units)],
    range(low, high) {
      const range = describeRange(low, 'und', high, units);
      return ['die Temperaturen', 'liegen', `zwischen ${range}`];
    },
    highAndLow: (high, low, lowIsAtNight) => [
      'die Höchsttemperatur',
      'liegt',
      `${liesAt(high)}, ${lowIsAtNight ? 'nachts' : 'die niedrigste'} ${liesAt(low)}`,
    ],
    highs: (low, high) => [
      'die Höchsttemperaturen',
      'liegen',
      `zwischen ${describeRange(low, 'und', high, units)}`,
    ],
    change(from, to) {
      const change = describeRange(from, 'auf', to, units);
      return ['die Temperatur', to > from ? 'steigt' : 'sinkt', `von ${change}`];
    },
  });
}

/** The verb stands second: without a time before it, its subject opens the sentence: `es regnet`. */
function inOrder(time: string, verb: string, rest: string): string {
  if (time !== '') return joinWords(time, verb, rest);
  const [first = verb, subject] = verb.split(' ');
  return subject === undefined ? joinWords('es', first, rest) : joinWords(subject, first, rest);
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}
