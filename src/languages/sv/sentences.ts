import type {
  CourseStatement,
  Opening,
  Sky,
  TemperatureStatement,
} from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen, joinContrast } from '../skeleton-pollen.ts';
import {
  createSentences,
  isContrast,
  nameGust,
  wordCourse,
  wordTemperature,
} from '../skeleton-sentences.ts';
import { isNight } from '../skeleton-time.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import {
  dayAfter,
  describeBoundary,
  describeDay,
  describeFor,
  describeSpan,
  describeWhen,
} from './time.ts';

const { describeBareDegrees, describeDegrees, describePlace, describeRange } = words;
const { predicate, upToGust, SHARES } = words;

const FALLS = { rain: 'regn', snow: 'snö' };

const pollen = createPollen(
  {
    tag: 'sv',
    // To stand before "pollen", or before a hyphen.
    names: {
      Ambrosia: 'ambrosia',
      Beifuss: 'gråbo',
      Birke: 'björk',
      Erle: 'al',
      Esche: 'ask',
      Graeser: 'gräs',
      Hasel: 'hassel',
      Roggen: 'råg',
    },
    levels: ['låga', 'måttliga', 'höga'],
    inList: (plant, isLast) => `${plant}${isLast ? 'pollen' : '-'}`,
    others: 'andra pollen',
    region: 'i området kring <Location>',
    soFarKnown: 'såvitt känt',
    noneOf: (time, place, plant) =>
      joinWords(time, `finns det inget ${plant}pollen i luften`, place),
    none: (time, place, known) =>
      joinWords(time, 'finns det', known, 'inget pollen i luften', place),
    groups(time, place, groups) {
      const levels = groups.map(({ names, level }, at) =>
        at === 0 ? joinWords(level, 'halter av', names, place) : `${level} av ${names}`,
      );
      return joinWords(time, 'är det', joinContrast(levels, 'men'));
    },
    unknown: (time, place) => joinWords(time, 'finns det ingen pollenprognos', place),
    unknownOf: (time, place, plant) =>
      joinWords(time, `finns det ingen prognos för ${plant}pollen`, place),
    noOthers: 'i övrigt finns det inget pollen i luften',
    atMost: 'som högst',
    otherLevels: (level, most, known) =>
      joinWords('i övrigt är pollenhalterna', known, most, level),
  },
  { describeDay, describePlace },
);

/**
 * Swedish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regnar det lätt` + `i Uppsala`.
 */
export const swedish = createSentences(
  {
    course: describeCourse,
    uncertainty: 'men säkert är det inte',
    ice: 'se upp för halka',
    storm({ opening, gust }, { units, now }) {
      const kind = nameGust(gust, words.STORM_GUSTS);
      const [time, place] = opening ? describeOpening(opening) : ['i samband med åskan', ''];
      return `${joinWords(time, now ? 'är det' : 'väntas', kind, place)}, ${upToGust(gust, units)}`;
    },
    extreme({ of, opening, value, exactly }, { units, now }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [how, limit] =
        of === 'heat' ? ['extremt varmt', 'upp till'] : ['sträng kyla', 'ner till'];
      const clause = inOrder(time, now ? 'är det' : 'blir det', joinWords(how, place));
      return `${clause}, ${joinWords(exactly ? '' : limit, describeDegrees(value, units))}`;
    },
    temperature: (statement, { units, now }) =>
      describeTemperature(statement, units, now ? 'är' : 'blir'),
    chance({ of, likely, span }) {
      const time = span ? describeSpan(span, false) : '';
      return likely
        ? inOrder(time, 'blir det', `troligen ${FALLS[of]}`)
        : inOrder(time, 'kan det', `bli ${FALLS[of]}`);
    },
    amount({ of, amount, inTotal }, { units }) {
      const depth = words.describeAmount(of, amount, units);
      return inTotal ? `totalt väntas ${depth}` : `det väntas ${depth}`;
    },
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `${upToGust(gust, units)} i byarna`;
      if (force === null) return `det blåser ${gusts}`;
      const from = direction && `från ${words.DIRECTIONS[direction]}`;
      const wind = joinWords('det blåser', words.WINDS[force] ?? '', from);
      return gusts === '' ? wind : `${wind}, ${gusts}`;
    },
    trend(place, isWarmer) {
      const change = isWarmer ? 'varmare' : 'kallare';
      return joinWords('de närmaste dagarna blir det', change, describePlace(place));
    },
    noData: 'det har jag ingen prognos för',
    noDataFor({ when, place }) {
      if (when.kind === 'now') {
        return joinWords('jag har ingen prognos just nu', words.forPlace(place));
      }
      return joinWords('jag har ingen prognos', describeFor(when), describePlace(place));
    },
    skyText: words.skyText,
    unknownText: 'okänt',
    compassLetters: { E: 'O', W: 'V' },
    gustText: (gust, units) => `vindbyar ${upToGust(gust, units)}`,
    pollenNames: {
      Abies: 'ädelgran',
      Acer: 'lönn',
      Aesculus: 'hästkastanj',
      Alnus: 'al',
      Ambrosia: 'ambrosia',
      Artemisia: 'gråbo',
      Asteraceae: 'korgblommiga',
      Betula: 'björk',
      Carpinus: 'avenbok',
      Castanea: 'äkta kastanj',
      Chenopodium: 'målla',
      Corylus: 'hassel',
      Cruciferae: 'korsblommiga',
      Cupressaceae: 'cypress',
      Cyperaceae: 'halvgräs',
      Erica: 'klockljung',
      Fagus: 'bok',
      Fraxinus: 'ask',
      Fungus: 'mögel',
      Galium: 'måra',
      Humulus: 'humle',
      Impatiens: 'balsamin',
      Juglans: 'valnöt',
      Larix: 'lärk',
      Olea: 'oliv',
      Picea: 'gran',
      Pinaceae: 'tallväxter',
      Pinus: 'tall',
      Plantago: 'groblad',
      Platanus: 'platan',
      Poaceae: 'gräs',
      Populus: 'poppel',
      Quercus: 'ek',
      'Quercus ilex': 'stenek',
      Rumex: 'syra',
      Salix: 'vide',
      Sambucus: 'fläder',
      Secale: 'råg',
      Taxus: 'idegran',
      Tilia: 'lind',
      Ulmus: 'alm',
      Urtica: 'nässla',
      Varia: 'övriga',
    },
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollen },
);

/** `i dag är det molnigt i Uppsala fram till klockan 17, sedan regnar det`. */
function describeCourse(
  { opening, course, temperature, daily }: CourseStatement,
  { units, now }: SpeechOptions,
): string {
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    return degreesFirst(describeDegrees(temperature.value, units), course.sky, opening, now);
  }
  const [time, place] = opening ? describeOpening(opening) : ['', ''];
  const isComing = opening?.when.kind === 'nextHours';
  const night = isNight(opening?.when);
  const each = daily ? 'varje dag' : '';
  const degrees = temperature ? words.describeJoinedDegrees(temperature, units) : '';
  const clause = ([verb, rest]: readonly [string, string], until = '') =>
    inOrder(time, verb, joinWords(rest, place, until));
  return wordCourse(course, (span) => describeSpan(span, night), SHARES, {
    steady(sky) {
      const describe = temperature ? words.outlook : predicate;
      return clause(describe(sky, now || isComing)) + degrees;
    },
    change(first, second, at) {
      const [until, from] = describeBoundary(at, night, each);
      const [verb, rest] = predicate(first, true);
      // That it is about the coming hours is known.
      const start = isComing
        ? inOrder(until, verb, joinWords(rest, place))
        : clause([verb, rest], until);
      return `${start}, ${joinWords(from, ...predicate(second, false))}${degrees}`;
    },
    passing(background, passing, when) {
      const start = clause(predicate(background, now || isComing));
      const isUnlike = isContrast(background, passing);
      if (course.form === 'atTimes' && !isUnlike) {
        return `${start} ${words.describePassing(passing, course.share)}${degrees}`;
      }
      const passage = joinWords(each, when, ...predicate(passing, false));
      return `${start}, ${isUnlike ? 'men' : 'och'} ${passage}${degrees}`;
    },
  });
}

/** `som varmast blir det 12 grader`, `i dag blir det som varmast 12 grader i Uppsala`. */
function describeTemperature(
  { opening, temperature }: TemperatureStatement,
  units: Units,
  verb: 'är' | 'blir',
): string {
  const [time, place] = opening ? describeOpening(opening) : ['', ''];
  const extreme = (most: string, value: string, more = '') =>
    (opening
      ? joinWords(time, verb, 'det', most, value, place)
      : joinWords(most, verb, 'det', value)) + more;
  const goes = (how: string, value: string) =>
    opening
      ? joinWords(time, how, 'temperaturen', place, value)
      : joinWords('temperaturen', how, value);
  return wordTemperature(temperature, {
    exactly(value) {
      const degrees = describeDegrees(value, units);
      return inOrder(time, `${verb} det`, joinWords(degrees, place));
    },
    high: (value) => extreme('som varmast', describeDegrees(value, units)),
    low: (value) => extreme('som kallast', describeDegrees(value, units)),
    around: (value) => goes('ligger', words.describeAround(value, units)),
    range: (low, high) => goes('ligger', `mellan ${describeRange(low, 'och', high, units)}`),
    highs: (low, high) => extreme('som varmast', describeRange(low, 'till', high, units)),
    highAndLow(high, low, lowIsAtNight) {
      const least = describeBareDegrees(low, units);
      const more = lowIsAtNight ? `, på natten ${least}` : `, som kallast ${least}`;
      return extreme('som varmast', describeDegrees(high, units), more);
    },
    change: (from, to) =>
      goes(to > from ? 'stiger' : 'sjunker', `från ${describeRange(from, 'till', to, units)}`),
  });
}

/** The verb stands second: without a time before it, its subject opens the sentence: `det regnar`. */
function inOrder(time: string, verb: string, rest: string): string {
  if (time !== '') return joinWords(time, verb, rest);
  const [first = verb, subject] = verb.split(' ');
  return joinWords(subject ?? 'det', first, rest);
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** `just nu är det 8 grader och mulet i Uppsala`; without an opening `det är 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'är' : 'blir';
  const clause = joinWords(degrees, words.besideDegrees(sky));
  if (!opening) return joinWords('det', verb, clause);
  return joinWords(describeWhen(opening.when), verb, 'det', clause, describePlace(opening.place));
}
