import type { PollenType } from '../../contract/parameters.ts';
import type { Opening, Temperature, TemperatureStatement, Within } from '../../wording/plan/statement.ts'; // prettier-ignore
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type { SkillLanguage, SpeechOptions } from '../../wording/language.ts';
import { createPollen, joinContrast } from '../skeleton-pollen.ts';
import { createScandinavianCourse, orderClause } from '../scandinavian-course.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences, nameGust, wordTemperature } from '../skeleton-sentences.ts';
import { isNightWhen } from '../skeleton-time.ts';
import { isOfHours, startsAtMidnight } from '../day-part-words.ts';
import { facts } from './facts.ts';
import { pollenNames } from './names.ts';
import { past, readings } from './readings.ts';
import { verdicts } from './verdicts.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import {
  dayAfter,
  describeBoundary,
  describeDay,
  describeFor,
  describeSpan,
  describeWhen,
  describeTurnWithin,
  joinParts,
  toEarlyHours,
  untilPart,
} from './time.ts';
import { createWarningWithHours } from '../skeleton-readings.ts';

const TOGETHER = {
  allDays: ['totalt', ''],
  bothDays: ['under de två dagarna', 'totalt'],
  theseDays: ['under de dagarna', 'totalt'],
  withNight: ['natten före inräknad', ''],
} as const;

const { describeBareDegrees, describeDegrees, describePlace, describeRange } = words;
const { upToGust } = words;

const FALLS = { rain: 'regn', snow: 'snö' };

/** To stand before "pollen", or before a hyphen. */
export const swedishPlants: Readonly<Record<PollenType, string>> = {
  Ambrosia: 'ambrosia',
  Beifuss: 'gråbo',
  Birke: 'björk',
  Erle: 'al',
  Esche: 'ask',
  Graeser: 'gräs',
  Hasel: 'hassel',
  Roggen: 'råg',
};

const pollen = createPollen(
  {
    tag: 'sv',
    names: swedishPlants,
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

const joinDegrees = (
  temperature: Temperature,
  { units, tonight }: SpeechOptions,
  link: Parameters<typeof words.describeJoinedDegrees>[2],
) => words.describeJoinedDegrees(temperature, units, link, nameNight(tonight));

const describeCourse = createScandinavianCourse({
  and: ['och', 'och igen'],
  besides: 'dessutom',
  but: 'men',
  it: 'det',
  is: 'är',
  onBoth: 'båda dagarna',
  onEach: 'varje dag',
  firstly(sky) {
    const [verb, rest] = words.predicate(sky, true);
    const first = sky.sequel === 'continues' ? rest : `först ${rest}`;
    return verb === 'är det' ? [verb, first] : undefined;
  },
  first: 'till en början',
  dry: 'uppehåll',
  inEarlyMorning: 'på morgonen',
  // "Tidvis" goes before what falls.
  shares: { ...words.SHARES, atTimes: 'i perioder' },
  predicate: words.predicate,
  begins: words.begins,
  inEarlyHours: toEarlyHours,
  withExactDegrees: words.withExactDegrees,
  passing: words.describePassing,
  withFall: (sky) => `med ${words.nameFall(sky)}`,
  withDegrees(sky, isPresent, temperature, options, as) {
    const joint = as === 'first' ? ' med' : ', med';
    const degrees = joinDegrees(temperature, options, words.isState(sky) ? joint : ', och');
    return [words.predicate(sky, isPresent), degrees];
  },
  degreesAfterPassing: (temperature, options) => joinDegrees(temperature, options, ', och'),
  degreesAsClause: (temperature, options) => joinDegrees(temperature, options, ', och'),
  describeDegrees,
  describeWhen,
  describePlace,
  describeBoundary,
  untilPart,
  describeTurnWithin,
  describeSpan,
});

/**
 * Swedish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regnar det lätt` + `i Uppsala`.
 */
const sentences = createSentences(
  {
    course: describeCourse,
    /** `i morgon kan det bli regnskurar i Uppsala på eftermiddagen`. */
    doubtful(statement) {
      const { opening, certainty } = statement;
      const [fall, other] = listPossibleFalls(statement, spanIn(opening), 'och', [
        'varje dag',
        'båda dagarna',
        'då och då',
      ]);
      const [time, place] = opening ? describeOpening(opening) : [fall.when, ''];
      const also = other && joinWords(other.when, 'även', words.nameFall(other.sky));
      const [may, be] = certainty === 'likely' ? ['blir det', 'troligen'] : ['kan det', 'bli'];
      const what = words.nameFallAgain(fall.sky);
      const rest = joinWords(be, what, place, opening ? fall.when : '');
      return joinClauses(orderClause(time, may, rest), also ?? null);
    },
    alsoAt: ['och igen', 'och', 'och även'],
    joinParts,
    ice: ['se upp för halka', ''],
    storm({ opening, within, gust, isHurricane }, { units, now }) {
      const [kind, gusting] = isHurricane
        ? ['orkan', 'med byar på ']
        : [nameGust(gust, words.STORM_GUSTS), ''];
      const gusts = (start: string, place: string) =>
        `${joinWords(start, kind, place)}, ${gusting}${upToGust(gust, units)}`;
      const [time, place] = opening ? describeOpening(opening) : ['dessutom', ''];
      const when = within ? describeSpan(within, startsAtMidnight(within)) : '';
      return gusts(`${time} ${now ? 'är det' : 'väntas'}`, joinWords(place, when));
    },
    withGusts(gust, units) {
      const kind = nameGust(gust, words.STORM_GUSTS, [[0, 'vindbyar']]);
      return `med ${kind} på ${upToGust(gust, units)}`;
    },
    thunderEnd: /åskskurar$/,
    extreme({ of, opening, value, exactly }, { units, now }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const verb = now ? 'är det' : 'blir det';
      const [how, limit] =
        of === 'heat' ? ['extremt varmt', 'upp till'] : ['sträng kyla', 'ner till'];
      const degrees = joinWords(exactly ? '' : limit, describeDegrees(value, units));
      const clause = orderClause(time, verb, joinWords(how, place));
      return joinClauses(clause, degrees);
    },
    temperature: (statement, options) => describeTemperature(statement, options),
    chance({ of, likely, span, isMore }) {
      const time = span ? describeSpan(span, startsAtMidnight(span)) : '';
      return likely
        ? orderClause(time, 'blir det', `troligen ${FALLS[of]}`)
        : orderClause(time, 'kan det', `${isMore ? 'komma lite mer' : 'bli'} ${FALLS[of]}`);
    },
    amount({ of, amount, together, isPossible, isMore }, { units }) {
      const depth = precipitation.describeAmount(of, amount, units);
      const [time, inTotal] = together ? TOGETHER[together] : ['det', ''];
      const more = isMore ? 'ytterligare' : '';
      if (!isPossible) return joinWords(time, 'väntas', inTotal, more, depth);
      return together ? joinWords(time, 'kan det komma', inTotal, depth) : `det kan komma ${depth}`;
    },
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `${upToGust(gust, units)} i byarna`;
      if (force === null) return `det blåser ${gusts}`;
      const from = direction && `från ${words.DIRECTIONS[direction]}`;
      const wind = joinWords('det blåser', words.WINDS[force] ?? '', from);
      return gusts === '' ? wind : `${wind}, ${gusts}`;
    },
    // "Kallare" is no word for what only cools down in summer.
    trend(place, isWarmer) {
      const change = isWarmer ? 'blir det varmare' : 'sjunker temperaturen';
      return joinWords('de närmaste dagarna', change, describePlace(place));
    },
    noData: 'det har jag ingen prognos för',
    noDataFor({ when, place }) {
      if (when.kind === 'now') {
        return joinWords('jag har just nu ingen prognos', words.forPlace(place));
      }
      const time = describeFor(when);
      const asked = when.kind === 'days' ? time.replace(/ och (?!med )/, ' eller ') : time;
      return asked.startsWith('för tiden från ') && place !== null
        ? joinWords('jag har ingen prognos', words.forPlace(place), asked.replace('för tiden ', ''))
        : joinWords('jag har ingen prognos', asked, describePlace(place));
    },
    skyText: words.skyText,
    unknownText: 'okänt',
    compassLetters: { E: 'O', W: 'V' },
    gustText: (gust, units) => `vindbyar ${upToGust(gust, units)}`,
    pollenNames,
  },
  {
    describeDay,
    describeWhen,
    describeSpan,
    dayAfter,
    warning: createWarningWithHours('sv', describeWhen),
    ...words,
    ...precipitation,
    ...pollen,
  },
);

export const swedish: SkillLanguage = {
  ...sentences,
  skyApart: ['heat', 'frost'],
  ...verdicts,
  facts,
  readings,
  past,
};

/** `som varmast blir det 12 grader`, `i dag blir det som varmast 12 grader i Uppsala`. */
function describeTemperature(
  { opening, temperature }: TemperatureStatement,
  { units, now, tonight }: SpeechOptions,
): string {
  const verb = now ? 'är' : 'blir';
  const [time, place] = opening ? describeOpening(opening) : ['', ''];
  const extreme = (most: string, value: string, more = '') =>
    (opening
      ? joinWords(time, verb, 'det', most, value, place)
      : joinWords(most, verb, 'det', value)) + more;
  const goes = (how: string, value: string, what = 'temperaturen') =>
    opening ? joinWords(time, how, what, place, value) : joinWords(what, how, value);
  const change = (from: number, to: number, what = 'temperaturen') =>
    goes(to > from ? 'stiger' : 'sjunker', `från ${describeRange(from, 'till', to, units)}`, what);
  return wordTemperature(temperature, {
    exactly(value) {
      const degrees = describeDegrees(value, units);
      return orderClause(time, `${verb} det`, joinWords(degrees, place));
    },
    high: (value) => extreme('som varmast', words.describeHigh(value, units)),
    low(value, isAtNight) {
      const degrees = describeDegrees(value, units);
      return isAtNight
        ? orderClause(nameNight(tonight), `${verb} det`, joinWords('som kallast', degrees, place))
        : extreme('som kallast', degrees);
    },
    around: (value) => goes('ligger', words.describeAround(value, units)),
    range: (low, high) => goes('ligger', `mellan ${describeRange(low, 'och', high, units)}`),
    highs: (low, high) => extreme('som varmast', describeRange(low, 'till', high, units)),
    highAndLow(high, low, lowIsAtNight) {
      const least = describeBareDegrees(low, units);
      const night = `, ${nameNight(tonight)} ner till ${least}`;
      const more = lowIsAtNight ? night : `, som kallast ${least}`;
      return extreme('som varmast', words.describeHigh(high, units), more);
    },
    highsChange: (from, to) => change(from, to, 'dagstemperaturen'),
    change,
  });
}

/** The night after a day. */
function nameNight(tonight = false): string {
  return tonight ? 'i natt' : 'på natten';
}

/** Hours of a night, or of hours that are named, need no word for the night. */
function spanIn(opening: Opening | null): (span: Within) => string {
  const when = opening?.when;
  return (span) =>
    describeSpan(span, isNightWhen(when) || isOfHours(when) || (!when && startsAtMidnight(span)));
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}
