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
    course({ opening, course, temperature }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['dabei', ''];
      const degrees = temperature ? `bei ${words.degreesAfterBei(temperature, units)}` : '';
      const twoClauses = (first: Sky, until: string, from: string, second: Sky) => {
        const [verb, rest] = predicate(first);
        const clause = joinWords(time, verb, place, until, rest, degrees);
        return `${clause}, ${joinWords(from, ...following(verb, second))}`;
      };
      return wordCourse(course, describeSpan, words.SHARES, {
        steady(sky) {
          const [verb, rest] = predicate(sky);
          return joinWords(time, verb, place, rest, degrees);
        },
        change: (first, second, at) => twoClauses(first, ...describeBoundary(at), second),
        passing: (background, passing, when) => twoClauses(background, '', when, passing),
      });
    },
    uncertainty: 'sicher ist das aber nicht',
    ice: 'Vorsicht, es kann glatt werden',
    storm({ opening, gust, atTimes }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['dazu', ''];
      const often = atTimes ? 'zeitweise' : '';
      const kind = nameGust(gust, words.STORM_GUSTS);
      return joinWords(time, 'gibt es', place, often, kind, 'bis', describeGust(gust, units));
    },
    temperature({ opening, temperature }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [subject, verb, value] = describeTemperature(temperature, units);
      return time === ''
        ? joinWords(subject, verb, place, value)
        : joinWords(time, verb, subject, place, value);
    },
    chance: {
      rain: ['Regen ist möglich', 'Regen ist wahrscheinlich'],
      snow: ['Schnee ist möglich', 'Schnee ist wahrscheinlich'],
    },
    amount: (of, amount, units) => `es ${words.amountFalls(of, amount, units)}`,
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
    change(from, to) {
      const change = describeRange(from, 'auf', to, units);
      return ['die Temperatur', to > from ? 'steigt' : 'sinkt', `von ${change}`];
    },
  });
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}
