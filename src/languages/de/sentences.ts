import type { PollenType } from '../../contract/parameters.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import type { Opening, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { isOfSeveralDays } from '../day-part-words.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, wordTemperature } from '../skeleton-sentences.ts';
import { describeCourse, describeDoubtful, distinguishMorning, inOrder } from './course.ts';
import {
  areDegrees,
  describeAround,
  describeChange,
  describeDegrees,
  describeNightAfter,
  describeRange,
  reachDegrees,
} from './numbers.ts';
import {
  dayAfter,
  describeDay,
  describeSpan,
  describeWhen,
  describeOpeningAfterFor,
} from './time.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';
import { past, readings, warning } from './readings.ts';
import type { Predicate } from '../german-dutch-facts.ts';
import type { Spelling } from '../locale-set.ts';

const TOGETHER = {
  allDays: 'insgesamt',
  bothDays: 'an beiden Tagen zusammen',
  theseDays: 'an diesen Tagen zusammen',
  withNight: 'mit der Nacht davor zusammen',
} as const;

/** Of what may fall. */
const COULD = { fällt: 'könnte', fallen: 'könnten' } as const;

const { describeGust, describePlace, DIRECTIONS } = words;

/** To stand before "pollen", or before a hyphen. */
export const germanPlants: Readonly<Record<PollenType, string>> = {
  Ambrosia: 'Ambrosia',
  Beifuss: 'Beifuß',
  Birke: 'Birken',
  Erle: 'Erlen',
  Esche: 'Eschen',
  Graeser: 'Gräser',
  Hasel: 'Hasel',
  Roggen: 'Roggen',
};

const pollen = createPollen(
  {
    tag: 'de',
    names: germanPlants,
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
    course: describeCourse,
    doubtful: describeDoubtful,
    alsoAt: ['ebenso', 'und', 'auch'],
    withChance: (first, chance) => `${first}, und ${chance}`,
    joinParts: joinPartsToDay,
    ice: ['Vorsicht,', 'Glatteis'],
    storm({ opening, within, gust, isHurricane }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['dazu', ''];
      const [verb, kind] = isHurricane
        ? ['herrscht', 'Orkan mit Böen']
        : ['gibt es', words.describeGusts(gust)];
      const when = within ? describeSpan(within) : '';
      const storm = joinWords(time, verb, place, when, kind, 'bis', describeGust(gust, units));
      return distinguishMorning(storm);
    },
    withGusts: words.withGusts,
    thunderEnd: /Gewitter$/,
    extreme({ of, opening, value, exactly, sky }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      if (of === 'heat' && opening && isAfterDay(opening.when)) {
        const above = sky ? `${words.describeAsState(sky)} und` : '';
        const degrees = `mit bis zu ${describeDegrees(value, units, 'ein')}`;
        return inOrder(time, ['ist es', joinWords(above, degrees, 'noch sehr heiß')], place);
      }
      const danger = of === 'heat' ? 'sehr heiß' : 'bitterkalt';
      // Of several days the low would be heard as their highs.
      const coldAt = of === 'frost' && isOfSeveralDays(opening?.when) ? 'nachts' : '';
      const degree = sky ? `${words.describeAsState(sky)} und ${danger}` : danger;
      const isNow = exactly || opening?.when.kind === 'nextHours';
      const clause = inOrder(time, [isNow ? 'ist es' : 'wird es', degree], place);
      return exactly
        ? `${clause} bei ${describeDegrees(value, units, 'einem')}`
        : joinWords(`${clause},`, coldAt, 'bis', describeDegrees(value, units, 'ein'));
    },
    temperature: ({ opening, temperature }, { units }) =>
      opening
        ? describeTemperature(temperature, describeOpening(opening), units)
        : describeTemperature(temperature, ['', ''], units),
    chance({ of, likely, span, isMore }) {
      const what = joinWords(isMore ? 'noch etwas' : '', of === 'rain' ? 'Regen' : 'Schnee');
      const is = likely ? 'wahrscheinlich' : 'möglich';
      return span ? joinWords(describeSpan(span), 'ist', what, is) : `${what} ist ${is}`;
    },
    amount({ of, amount, together, isPossible, isMore }, { units }) {
      const when = together ? TOGETHER[together] : 'es';
      const { verb, what } = words.amountFalls(of, amount, units);
      return isPossible
        ? joinWords(when, COULD[verb], what, 'fallen')
        : joinWords(when, verb, isMore ? 'noch einmal' : '', what);
    },
    wind({ force, direction, gust, afterNo }, { units }) {
      const gusts = gust === null ? '' : words.gustsUpTo(gust, units);
      // "Dazu" would add to what there is not.
      const front = afterNo ? 'es' : 'dazu';
      if (force === null) return afterNo ? `es gibt ${gusts}` : `dazu gibt es ${gusts}`;
      const from = direction && `aus ${DIRECTIONS[direction]}`;
      return joinWords(front, 'weht', words.WINDS[force] ?? '', from, gusts && `mit ${gusts}`);
    },
    trend(place, isWarmer) {
      const where = describePlace(place);
      return isWarmer
        ? joinWords('in den nächsten Tagen wird es', where, 'wärmer')
        : joinWords('in den nächsten Tagen sinken', where, 'die Temperaturen');
    },
    noData: 'dazu habe ich keine Vorhersage',
    noDataFor(opening) {
      const time = describeWhen(opening.when);
      // "For the time from tomorrow to Sunday in Ochtrup" would be heard as the time in Ochtrup.
      return opening.place !== null && time.startsWith('von ')
        ? `${words.placeAfter('für', opening.place)} habe ich ${time} keine Vorhersage`
        : `ich habe keine Vorhersage ${describeOpeningAfterFor(opening)}`;
    },
    skyText: words.skyText,
    unknownText: 'unbekannt',
    compassLetters: { E: 'O' },
    gustText: words.gustsUpTo,
    pollenNames: words.pollenNames,
  },
  {
    describeDay,
    describeWhen,
    describeSpan,
    dayAfter,
    warning,
    ...words,
    ...precipitation,
    ...pollen,
  },
);

export const german = { ...sentences, ...verdicts, facts, readings, past };

/** A sentence of its own: `tagsüber werden es bis zu 14 Grad, nachts 6 Grad`. */
function describeTemperature(
  temperature: Temperature,
  [time, place]: readonly [time: string, place: string],
  units: Units,
): string {
  const sentence = (predicate: Predicate) => inOrder(time, predicate, place);
  const between = (of: string, low: number, high: number) =>
    sentence([`liegen die ${of}`, `zwischen ${describeRange(low, 'und', high, units)}`]);
  return wordTemperature(temperature, {
    exactly: (value) => sentence(areDegrees(value, units)),
    high: (value) => sentence(reachDegrees(value, units)),
    low: (value, isAtNight) =>
      inOrder(
        time || (isAtNight ? 'nachts' : ''),
        ['kühlt es', `auf ${describeDegrees(value, units, 'ein')} ab`],
        place,
      ),
    around: (value) => sentence(['liegen die Temperaturen', describeAround(value, units)]),
    range: (low, high) => between('Temperaturen', low, high),
    highs: (low, high) => between('Höchstwerte', low, high),
    highsChange: (from, to) =>
      sentence([
        `${to > from ? 'steigen' : 'sinken'} die Höchstwerte`,
        `von ${describeRange(from, 'auf', to, units)}`,
      ]),
    alikeHighs: (high) =>
      sentence(['liegen die Höchstwerte', `bei ${describeDegrees(high, units, 'einem')}`]),
    highAndLow(high, low, lowIsAtNight) {
      if (!lowIsAtNight) return between('Temperaturen', low, high);
      const byDay = inOrder(time || 'tagsüber', reachDegrees(high, units), place);
      return `${byDay}, ${describeNightAfter(high, describeDegrees(low, units, 'ein'))}`;
    },
    change: (from, to) => sentence(describeChange(from, to, units)),
  });
}

/** `morgen früh und am Abend`, `am Freitagvormittag`, not `am Freitag am Vormittag`. */
function joinPartsToDay(dayAndParts: string): string {
  return dayAndParts
    .replace(/^morgen am Morgen\b/, 'morgen früh')
    .replace(/^(morgen|übermorgen) am (?=(?:Vormittag|Nachmittag|Abend)\b)/, '$1 ')
    .replace(
      /^(am \w+tag|am Mittwoch) am (Morgen|Vormittag|Nachmittag|Abend)\b/,
      (_, day: string, part: string) => day + part.toLowerCase(),
    );
}

/** Whether a time is the evening or the night, into which the heat of a day lasts. */
function isAfterDay(when: Opening['when']): boolean {
  return when.kind === 'part' && (when.part === 'evening' || when.part === 'night');
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** Austria has its own names for January and for the early morning. */
export const spellAustrian: Spelling = (text) =>
  text.replaceAll(/\bJanuar\b/g, 'Jänner').replaceAll('am frühen Morgen', 'in der Früh');

/** Switzerland writes no `ß`. */
export const spellSwiss: Spelling = (text) => text.replaceAll('ß', 'ss');
