import type { Opening, Temperature, Within } from '../../wording/plan/statement.ts';
import { getWeatherFamily } from '../../weather/state.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type { Language, SpeechOptions } from '../../wording/language.ts';
import { createPollen, joinContrast } from '../skeleton-pollen.ts';
import { createScandinavianCourse, orderClause } from '../scandinavian-course.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences, nameGust, wordTemperature } from '../skeleton-sentences.ts';
import { isNightWhen } from '../skeleton-time.ts';
import { isOfHours, startsAtMidnight } from '../day-part-words.ts';
import { pollenNames } from './names.ts';
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
import { isFrost } from '../skeleton-numbers.ts';
import { createWarningWithHours } from '../skeleton-readings.ts';

const TOGETHER = {
  allDays: ['i alt', ''],
  bothDays: ['i løbet af de to dage', 'i alt'],
  theseDays: ['i løbet af de dage', 'i alt'],
  withNight: ['natten før medregnet', ''],
} as const;

const { describeBareDegrees, describeDegrees, describePlace, describeRange } = words;
const { upToGust, NOUNS } = words;

const pollenSentences = createPollen<readonly [plant: string, pollen: string]>(
  {
    tag: 'da',
    names: {
      Ambrosia: ['ambrosie', 'ambrosiepollen'],
      Beifuss: ['bynke', 'bynkepollen'],
      Birke: ['birk', 'birkepollen'],
      Erle: ['el', 'ellepollen'],
      Esche: ['ask', 'askepollen'],
      Graeser: ['græs', 'græspollen'],
      Hasel: ['hassel', 'hasselpollen'],
      Roggen: ['rug', 'rugpollen'],
    },
    levels: ['lavt', 'moderat', 'højt'],
    inList: ([plant]) => plant,
    others: 'andre typer',
    region: 'i området omkring <Location>',
    soFarKnown: 'så vidt vides',
    noneOf: (time, place, [, pollen]) => joinWords(time, 'er der ingen', pollen, 'i luften', place),
    none: (time, place, known) => joinWords(time, 'er der', known, 'ingen pollen i luften', place),
    groups(time, place, groups) {
      const levels = groups.map(({ names, level }) => `${level} for ${names}`);
      return joinWords(time, 'er pollentallet', place, joinContrast(levels, 'men'));
    },
    unknown: (time, place) => joinWords(time, 'er der ingen pollenprognose', place),
    unknownOf: (time, place, [, pollen]) =>
      joinWords(time, 'er der ingen prognose for', pollen, place),
    noOthers: 'ellers er der ingen pollen i luften',
    // "Højst" would be heard as "very".
    atMost: 'lavt til',
    otherLevels: (level, most, known) =>
      joinWords('ellers er pollentallet', known, level === 'lavt' ? '' : most, level),
  },
  { describeDay, describePlace },
);

function describeDegreesApart(temperature: Temperature, { units, tonight }: SpeechOptions): string {
  return words.describeJoinedDegrees(temperature, units, false, nameNight(tonight));
}

const describeCourse = createScandinavianCourse({
  but: 'men',
  it: 'det',
  is: 'er',
  onBoth: 'begge dage',
  onEach: 'hver dag',
  firstly(sky) {
    const [verb, rest] = words.predicate(sky, true);
    if (verb === 'skinner solen') return [verb, rest];
    const first = sky.sequel === 'continues' ? rest : `først ${rest}`;
    return verb === 'er det' ? [verb, first] : undefined;
  },
  first: 'til at begynde med',
  dry: 'tørt',
  inEarlyMorning: 'om morgenen',
  shares: words.SHARES,
  predicate: words.predicate,
  begins: words.begins,
  inEarlyHours: toEarlyHours,
  withExactDegrees: (sky, degrees, now) => [...words.besideDegrees(sky, degrees, now), ''],
  withFall: (sky) => `med ${words.describeSkyNoun(sky)}`,
  passing: (sky, share) => `med ${words.describeSkyNoun(sky)} ${words.SHARES[share]}`,
  withDegrees(sky, isPresent, temperature, { units, tonight }, as) {
    const beside = words.predicateBesideDegrees(sky, isPresent, as === 'first');
    const isBeside = beside !== undefined;
    const degrees = words.describeJoinedDegrees(temperature, units, isBeside, nameNight(tonight));
    return [beside ?? words.predicate(sky, isPresent), degrees];
  },
  degreesAfterPassing: describeDegreesApart,
  degreesAsClause: describeDegreesApart,
  describeDegrees,
  describeWhen,
  describePlace,
  describeBoundary,
  untilPart,
  describeTurnWithin,
  describeSpan,
  and: ['og', 'og igen'],
  besides: 'desuden',
});

/**
 * Danish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regner det let` + `i Aarhus`.
 */
const sentences = createSentences(
  {
    course: describeCourse,
    /** `i morgen er der mulighed for byger i Aarhus om eftermiddagen`. */
    doubtful(statement) {
      const { opening, certainty } = statement;
      const [fall, other] = listPossibleFalls(statement, spanIn(opening), 'og', [
        'hver dag',
        'begge dage',
        'i perioder',
      ]);
      const [time, place] = opening ? describeOpening(opening) : [fall.when, ''];
      const isThunder = getWeatherFamily(fall.sky.state) === 'thunder';
      const [likely, possible] = isThunder
        ? ['stor risiko', 'risiko']
        : ['stor sandsynlighed', 'mulighed'];
      const again = words.nameSequel(fall.sky);
      const how = joinWords(again, certainty === 'likely' ? likely : possible);
      const chance = `${how} for ${words.describeSkyNoun(fall.sky)}`;
      const also = other && joinWords(other.when, 'også for', words.describeSkyNoun(other.sky));
      const when = opening ? fall.when : '';
      return joinClauses(orderClause(time, 'er der', joinWords(chance, place, when)), also ?? null);
    },
    alsoAt: ['og igen', 'og', 'og også'],
    joinParts,
    withChance: (first, chance) => `${first}, og ${chance}`,
    ice: ['pas på meget glatte veje', ''],
    storm({ opening, within, gust, isHurricane }, { units, now }) {
      const [kind, gusting] = isHurricane
        ? ['orkan', 'med vindstød på ']
        : [nameGust(gust, words.STORM_GUSTS), ''];
      const gusts = (start: string, place: string) =>
        `${joinWords(start, kind, place)}, ${gusting}${upToGust(gust, units)}`;
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const when = within ? describeSpan(within, startsAtMidnight(within)) : '';
      return gusts(orderClause(time, now ? 'er der' : 'kommer der', ''), joinWords(place, when));
    },
    withGusts(gust, units) {
      const kind = nameGust(gust, words.STORM_GUSTS, [[0, 'vindstød']]);
      return `med ${kind} på ${upToGust(gust, units)}`;
    },
    thunderEnd: /tordenvejr$/,
    extreme({ of, opening, value, exactly }, { units, now }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [how, limit] =
        of === 'heat' ? ['ekstremt varmt', 'op til'] : ['bidende koldt', 'ned til'];
      const clause = orderClause(time, now ? 'er det' : 'bliver det', joinWords(how, place));
      const degrees = joinWords(exactly ? '' : limit, describeDegrees(value, units));
      return joinClauses(clause, degrees);
    },
    temperature({ opening, temperature }, options) {
      if (!opening && temperature.form === 'low' && temperature.atNight) {
        const value = `temperaturen til ${describeDegrees(temperature.value, options.units)}`;
        return orderClause(nameNight(options.tonight), 'falder', value);
      }
      const [verb, value] = describeTemperature(temperature, options);
      const isExact = temperature.form === 'exactly';
      const isOfDays = temperature.form === 'highs' && temperature.trend !== undefined;
      const subject = isExact ? 'det' : isOfDays ? 'dagtemperaturen' : 'temperaturen';
      if (!opening) return joinWords(subject, verb, value);
      const [time, place] = describeOpening(opening);
      const end = isExact ? [value, place] : [place, value];
      return joinWords(time, verb, subject, ...end);
    },
    chance({ of, likely, span, isMore }) {
      const time = span ? describeSpan(span, startsAtMidnight(span)) : '';
      const how = likely ? 'stor sandsynlighed' : 'mulighed';
      return orderClause(
        time,
        'er der',
        joinWords(how, 'for', isMore ? 'lidt mere' : '', NOUNS[of]),
      );
    },
    amount({ of, amount, together, isPossible, isMore }, { units }) {
      const [time, inTotal] = together ? TOGETHER[together] : ['', ''];
      const depth = words.describeAmount(of, amount, units);
      return isPossible
        ? orderClause(time, 'kan der', joinWords('falde', inTotal, depth))
        : orderClause(time, 'ventes der', joinWords(inTotal, isMore ? 'yderligere' : '', depth));
    },
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `vindstød på ${upToGust(gust, units)}`;
      if (force === null) return `der er ${gusts}`;
      const from = direction && `fra ${words.DIRECTIONS[direction]}`;
      const wind = joinWords(words.blows(force), from);
      return joinWords(wind, gusts && `med ${gusts}`);
    },
    // "Koldere" is no word for what only cools down in summer.
    trend(place, isWarmer) {
      const change = isWarmer ? 'bliver det varmere' : 'falder temperaturen';
      return joinWords('de kommende dage', change, describePlace(place));
    },
    noData: 'det har jeg ingen vejrudsigt for',
    noDataFor({ when, place }) {
      if (when.kind === 'now') {
        return joinWords('jeg har lige nu ingen vejrudsigt', words.forPlace(place));
      }
      const time = describeFor(when);
      return time.startsWith('for tiden fra ') && place !== null
        ? joinWords(
            'jeg har ingen vejrudsigt',
            words.forPlace(place),
            time.replace('for tiden ', ''),
          )
        : joinWords('jeg har ingen vejrudsigt', time, describePlace(place));
    },
    skyText: words.skyText,
    unknownText: 'ukendt',
    compassLetters: { E: 'Ø', W: 'V' },
    gustText: (gust, units) => `vindstød på ${upToGust(gust, units)}`,
    pollenNames,
  },
  {
    describeDay,
    describeWhen,
    describeSpan,
    dayAfter,
    warning: createWarningWithHours('da', describeWhen),
    ...words,
    ...precipitation,
    ...pollenSentences,
  },
);

export const danish: Language = { ...sentences, skyApart: ['heat', 'frost'] };

/** The night after a day. */
function nameNight(tonight = false): string {
  return tonight ? 'i nat' : 'om natten';
}

function describeTemperature(temperature: Temperature, { units, now, tonight }: SpeechOptions) {
  return wordTemperature<readonly [verb: string, value: string]>(temperature, {
    exactly: (value) => [now ? 'er' : 'bliver', describeDegrees(value, units)],
    high: (value) => words.reaches(value, units),
    low: (value, isAtNight) => [
      'falder',
      joinWords(isAtNight ? nameNight(tonight) : '', 'til', describeDegrees(value, units)),
    ],
    around: (value) => ['ligger', words.describeAround(value, units)],
    range: (low, high) => ['ligger', `mellem ${describeRange(low, 'og', high, units)}`],
    highs: (low, high) =>
      isFrost(low)
        ? ['bliver', `højst ${describeRange(low, 'til', high, units)}`]
        : ['når', `op på ${describeRange(low, 'til', high, units)}`],
    highAndLow(high, low, lowIsAtNight) {
      if (!lowIsAtNight) return ['ligger', `mellem ${describeRange(low, 'og', high, units)}`];
      const [verb, most] = words.reaches(high, units);
      const night = isFrost(high) ? 'falder den til' : 'ned på';
      return [verb, `${most}, ${nameNight(tonight)} ${night} ${describeBareDegrees(low, units)}`];
    },
    highsChange: (from, to) => [
      to > from ? 'stiger' : 'falder',
      `fra ${describeRange(from, 'til', to, units)}`,
    ],
    change: (from, to) => [
      to > from ? 'stiger' : 'falder',
      `fra ${describeRange(from, 'til', to, units)}`,
    ],
  });
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
