import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import type {
  Boundary,
  CourseStatement,
  Opening,
  Sky,
  Span,
  Within,
} from '../../wording/plan/statement.ts';
import { isWet } from '../../weather/state.ts';
import { asStrengthChange, joinClauses, joinWords, wordDaily } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import { namesHours } from '../../wording/plan/facts.ts';
import { isAllTime, isOfHours, isOfSeveralDays, listsDays, startsAtMidnight } from '../day-part-words.ts'; // prettier-ignore
import { becomesDry, isDryBreak, isThunder, isUnexpected, lastsUntilLate, linkSpans, listPossibleFalls, wordCourse } from '../skeleton-course.ts'; // prettier-ignore
import { createSentences, nameGust } from '../skeleton-sentences.ts';
import { isNightWhen } from '../skeleton-time.ts';
import { pollenNames, pollenSentences } from './pollen.ts';
import { describeJoinedDegrees, describeTemperature, nameNight } from './temperature.ts';
import {
  dayAfter,
  describeBoundary,
  describeTurnWithin,
  describeDay,
  describeLater,
  describeSpan,
  describeWhen,
  firstly,
  joinEach,
  joinPartsToDay,
  noDataFor,
  UNTIL_LATE,
} from './time.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';
import { past, readings, warning } from './readings.ts';

const TOGETHER = {
  allDays: 'in totaal',
  bothDays: 'over die twee dagen samen',
  theseDays: 'over die dagen samen',
  withNight: 'met de nacht ervoor erbij',
} as const;

const { describeDegrees, describeGust, describePlace } = words;
const { IS_DRY, predicate, SHARES, STAYS_CLOUDY } = words;
const DAYS = { describeDay, describeWhen, describeSpan, dayAfter };

/** The verb stands second: what can happen is the verb with its subject, and what follows the place: `valt er` + `regen`. */
const sentences = createSentences(
  {
    course: describeCourse,
    /** `morgen is er in Utrecht in de middag kans op zware buien`. */
    doubtful(statement) {
      const { opening, certainty } = statement;
      const knowsNight = isNightWhen(opening?.when) || isOfHours(opening?.when);
      const describe = (span: Within) =>
        describeSpan(span, knowsNight || (!opening && startsAtMidnight(span)));
      const [fall, other] = listPossibleFalls(statement, describe, 'en', [
        'elke dag',
        'beide dagen',
        'af en toe',
      ]);
      const [time, place] = opening ? describeOpening(opening) : [fall.when, ''];
      const when = opening ? fall.when : '';
      const isLikely = certainty === 'likely';
      const also = other && joinWords(other.when, isLikely ? 'ook' : 'ook op', words.describeNoun(other.sky)); // prettier-ignore
      const { sequel, ...plain } = fall.sky;
      const again = sequel === 'returns' || sequel === 'continues' ? words.AGAIN[sequel] : '';
      const [verb, what] = isLikely
        ? words.expectedFall(fall.sky)
        : ['is er', joinWords(again, 'kans op', words.describeNoun(plain))];
      return joinClauses(inOrder(time, verb, joinWords(place, when, what)), also ?? null);
    },
    withChance: (sky, chance) => `${sky} en ${takeUpOrder(sky, chance)}`,
    alsoAt: ['en opnieuw', 'en', 'en ook'],
    joinParts: joinPartsToDay,
    ice: ['pas', 'op voor gladheid'],
    storm({ opening, within, gust, isHurricane }, { units }) {
      const [time, place] = opening
        ? describeOpening(opening)
        : [isHurricane ? 'verder' : 'er', ''];
      const [are, kind] = isHurricane
        ? ['waait het', 'met orkaankracht, met windstoten']
        : [opening ? 'zijn er' : 'zijn', nameGust(gust, words.STORM_GUSTS)];
      const when = within ? describeSpan(within, startsAtMidnight(within)) : '';
      return joinWords(time, are, place, when, kind, 'tot', describeGust(gust, units));
    },
    withGusts: words.withGusts,
    thunderEnd: /onweer(?:sbuien)?$/,
    extreme({ of, opening, value, exactly, sky }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const clause =
        of === 'heat'
          ? inOrder(time, exactly ? 'is het' : 'wordt het', joinWords(place, 'erg heet'))
          : inOrder(time, 'vriest het', joinWords(place, 'zeer streng'));
      const sun = sky && words.describeSun(sky);
      const atNight = of === 'frost' && isOfSeveralDays(opening?.when) ? "'s nachts" : '';
      const besides = sun
        ? `, met ${joinWords(atNight && 'overdag', sun)}`
        : sky
          ? `, en ${continued(time, ...predicate(sky))}`
          : '';
      const limit = exactly ? '' : joinWords(atNight, 'tot');
      return `${clause}, ${joinWords(limit, describeDegrees(value, units))}${besides}`;
    },
    temperature({ opening, temperature }, { units, tonight }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [subject, verb, value] = describeTemperature(temperature, units, nameNight(tonight));
      return time === ''
        ? joinWords(subject, verb, place, value)
        : joinWords(time, verb, subject, place, value);
    },
    chance({ of, likely, span, isMore }) {
      const time = span ? describeSpan(span, startsAtMidnight(span)) : '';
      const what = of === 'rain' ? 'regen' : 'sneeuw';
      return likely
        ? inOrder(time, 'valt er', `waarschijnlijk ${what}`)
        : inOrder(time, 'kan er', joinWords(isMore ? 'nog' : '', `wat ${what} vallen`));
    },
    amount({ of, amount, together, isPossible, isMore, isNamed }, { units }) {
      const depth = precipitation.describeAmount(of, amount, units);
      if (isNamed && !isPossible && !isMore) {
        return inOrder('dat', 'levert', `${depth.replace(/ regen$/, '')} op`);
      }
      const time = together ? TOGETHER[together] : '';
      return isPossible
        ? inOrder(time, 'kan er', `${depth} vallen`)
        : inOrder(time, 'valt er', joinWords(isMore ? 'nog eens' : '', depth));
    },
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : words.gustsUpTo(gust, units);
      if (force === null) return `er zijn ${gusts}`;
      const wind = words.describeWind(force, direction);
      return joinWords('er waait een', wind, gusts && `met ${gusts}`);
    },
    // "Kouder" is no word for what only cools down in summer.
    trend: (place, isWarmer) =>
      isWarmer
        ? joinWords('de komende dagen wordt het', describePlace(place), 'warmer')
        : joinWords('de komende dagen daalt', describePlace(place), 'de temperatuur'),
    noData: 'daarvoor heb ik geen weersverwachting',
    noDataFor,
    skyText: words.skyText,
    unknownText: 'onbekend',
    compassLetters: { E: 'O', S: 'Z' },
    gustText: words.gustsUpTo,
    pollenNames,
  },
  { ...DAYS, warning, ...words, ...precipitation, ...pollenSentences },
);

export const dutch = { ...sentences, ...verdicts, facts, readings, past };

/** The order of a first clause that begins with its time: `morgen is het bewolkt en kan er wat regen vallen`. */
function takeUpOrder(first: string, second: string): string {
  return /^het /i.test(first) ? second : second.replace(/^er (\p{L}+)/u, '$1 er');
}

function describeCourse(statement: CourseStatement, { units, tonight }: SpeechOptions): string {
  const { opening, course, temperature, within, alone } = statement;
  const [time, place] = opening
    ? describeOpening(opening, course.form !== 'change' && namesHours(course))
    : [isThunder(course) ? 'ook' : '', ''];
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    const degrees = describeDegrees(temperature.value, units);
    const [verb, rest, end] = words.besideDegrees(course.sky, degrees, time !== '');
    return inOrder(time, verb, joinWords(place, rest)) + end;
  }
  const atNight = isNightWhen(opening?.when);
  const knowsNight = atNight || isOfHours(opening?.when);
  const isWithin = opening?.when.kind === 'hours';
  const describeTurn = (first: Sky, second: Sky, at: Boundary) => {
    if (isWithin) return describeTurnWithin(at);
    if (lastsUntilLate(first, at)) return UNTIL_LATE;
    // After a danger of the night, which has named it.
    const follows = opening === null && first.night && second.night;
    return describeBoundary(at, knowsNight || follows);
  };
  // After two names, "both days" says nothing.
  const both = opening?.when.kind === 'days' ? 'telkens' : 'beide dagen';
  const each = listsDays(opening?.when) ? '' : wordDaily(statement, 'elke dag', both);
  const degrees = (afterWith = false) =>
    temperature ? describeJoinedDegrees(temperature, units, nameNight(tonight), afterWith) : '';
  // As a clause of its own it is not heard as that of the rain, or of the evening.
  const clauseOfDegrees = (goesOn = false) => {
    if (!temperature) return '';
    const [subject, verb, value] = describeTemperature(temperature, units, nameNight(tonight));
    return `en ${goesOn ? joinWords(verb, subject, value) : joinWords(subject, verb, value)}`;
  };
  const isClause = temperature?.form === 'change' || temperature?.form === 'low';
  const degreesOf = (sky: Sky) =>
    isClause || !words.isState(sky) ? after(' ', clauseOfDegrees(time !== '')) : degrees();
  const spanOf = (span: Span) => describeSpan(span, knowsNight);
  return wordCourse(course, spanOf, linkSpans(course, 'en', 'en opnieuw'), SHARES, {
    steady(sky) {
      const [verb, rest] = predicate(sky);
      const when = within ? describeSpan(within, knowsNight) : '';
      const leads = time === '' && !isAllTime(within);
      const passage = isUntilAgain(when, rest) ? [rest, when] : [when, rest];
      const told = leads ? joinWords(place, rest) : joinWords(place, ...passage);
      return inOrder(leads ? when : time, verb, told) + degreesOf(sky);
    },
    change(first, second, at) {
      const changed = predicate(asStrengthChange(first, second));
      const follows = (turn: string) => (isWet(first.state) ? changed : words.begins(second, turn));
      const [, start] = describeTurnWithin(at);
      if (alone) return withoutSky(second, start, follows(start));
      if (atNight && 'hour' in at) {
        const [end] = describeBoundary(at, knowsNight);
        if (isDryBreak(first, second)) return withoutSky(first, end) + degreesOf(first);
        if (isDryBreak(second, first)) return withoutSky(second, start) + degreesOf(second);
      }
      const [until, turn] = describeTurn(first, second, at);
      const from = 'part' in at ? (describeLater(at.part, first, second) ?? turn) : turn;
      const [verb, rest] = words.predicateAfter(each !== '' && until === 'eerst', first);
      const lasting = each ? until : firstly(until, rest);
      const startsFirst = opening === null && time === '' && each === '';
      // That it is about the coming hours is known.
      const clause =
        opening?.when.kind === 'nextHours'
          ? inOrder(until, verb, joinWords(place, rest))
          : startsFirst && until === 'eerst'
            ? inOrder(lasting, verb, rest)
            : inOrder(time, verb, joinWords(place, each, lasting, rest));
      const turned = becomesDry(first, second) ? STAYS_CLOUDY : follows(from);
      const then = joinWords(from, ...words.following(verb, turned));
      const isBound = words.isState(second) && !isClause;
      return `${clause}, ${then}${isBound ? degrees() : after(', ', clauseOfDegrees())}`;
    },
    passing(background, passing, when) {
      if (alone) return withoutSky(passing, when);
      if (atNight && isDryBreak(passing, background)) {
        return withoutSky(passing, when) + degreesOf(passing);
      }
      const [verb, rest] = predicate(background);
      const passed = predicate(asStrengthChange(background, passing));
      const then = isWet(background.state) ? words.following(verb, passed) : passed;
      const [passes = '', what = ''] = isDryBreak(background, passing) ? IS_DRY : then;
      const clause = inOrder(time, verb, joinWords(place, rest));
      const isUnlike = isUnexpected(background, passing);
      if (course.form === 'atTimes' && !isUnlike) {
        const end = isClause ? after(', ', clauseOfDegrees()) : degrees(true);
        return `${clause}, met ${when} ${words.describeNoun(passing)}${end}`;
      }
      const passage = each ? [each, passes, when, what] : [when, passes, what];
      // Of three clauses only the last one follows "en".
      const link = isUnlike ? 'maar' : temperature ? '' : 'en';
      return `${clause}, ${joinWords(link, ...passage)}${after(', ', clauseOfDegrees())}`;
    },
  });

  /** A danger, or what falls at night, alone: `morgen zijn er in Utrecht in de avond onweersbuien`. */
  function withoutSky(danger: Sky, when: string, [verb, rest] = predicate(danger)): string {
    const passage = joinEach(each, when);
    // A long time stands after how hard it rains.
    const isLong = isUntilAgain(when, rest) || (when.includes(' tot ') && verb.endsWith(' het'));
    const told = isLong ? passage.replace(when, joinWords(rest, when)) : joinWords(passage, rest);
    return time === '' ? inOrder(passage, verb, joinWords(place, rest)) : inOrder(time, verb, joinWords(place, told)); // prettier-ignore
  }
}

/** An end stands after `opnieuw`. */
function isUntilAgain(when: string, rest: string): boolean {
  return when.startsWith('tot ') && rest === words.AGAIN.returns;
}

/** After a clause with a time before its verb, which holds for this clause, too. */
function continued(time: string, verb: string, rest: string): string {
  return time === '' ? inOrder('', verb, rest) : joinWords(verb, rest);
}

function after(link: string, clause: string): string {
  return clause === '' ? '' : `${link}${clause}`;
}

/** The verb stands second: without a time before it, its subject opens the sentence: `het regent`. */
function inOrder(time: string, verb: string, rest: string): string {
  if (time !== '') return joinWords(time, verb, rest);
  const [first = verb, subject] = verb.split(' ');
  return subject === undefined ? joinWords(rest, first) : joinWords(subject, first, rest);
}

function describeOpening(
  { when, place }: Opening,
  hasHours = false,
): [time: string, place: string] {
  const where = describePlace(place);
  return when.kind === 'nextHours' && hasHours ? [where, ''] : [describeWhen(when), where];
}
