import { getWeatherFamily, isWet } from '../../weather/state.ts';
import type {
  Boundary,
  Course,
  CourseStatement,
  Opening,
  Sky,
  When,
} from '../../wording/plan/statement.ts';
import { findStrengthChange, joinClauses, joinWords, wordDaily } from '../../wording/grammar.ts';
import { findPartOfTurn, type TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import { linkSpans, wordCourse } from '../skeleton-course.ts';
import { endsEarly, isContrast, isOfNight, lastSky } from '../slavic-course.ts';
import {
  describeBeginning,
  describeFrom,
  describeFromTo,
  describeSpan,
  describeUntil,
  namesEachDay,
} from './time.ts';
import * as words from './words.ts';

const { selectSkyWords, selectVerbForm, IS, THUNDER_SHARES } = words;

/** `do siedemnastej będzie pochmurno, potem deszcz`. */
export function describeCourse(statement: CourseStatement, now: boolean): string {
  const { opening, course, alone } = statement;
  const each = namesEachDay(opening?.when) ? '' : wordDaily(statement, 'każdego dnia', 'w oba dni');
  return wordCourse(
    course,
    (span) => describeFromTo(span, opening?.when),
    linkSpans(course, 'i', 'i ponownie'),
    isThunderAtTimes(course) ? THUNDER_SHARES : words.SHARES,
    {
      steady: (sky) => skyClause(selectSkyWords(sky), now),
      change: (first, second, at) =>
        alone
          ? withoutSky(second, describeStart(at, opening))
          : describeTurn({ opening, first, second, at, each }, now),
      passing(background, passing, when) {
        if (alone) return withoutSky(passing, when);
        const start = skyClause(selectSkyWords(background), now);
        if (isBreak(background, passing)) {
          return joinClauses(start, joinWords(each, describeBreak(course, when)));
        }
        const and = isContrast(background, passing) ? 'ale' : 'a';
        return joinClauses(
          start,
          joinWords(and, each, when, passingClause(course, background, passing)),
        );
      },
    },
  );

  /** A danger alone: `wieczorem będą burze`. */
  function withoutSky(danger: Sky, when: string): string {
    const sky = selectSkyWords(danger);
    const clause = isThunderAtTimes(course) ? sky.label : skyClause(sky, now);
    return withinHours(opening, clause, joinWords(each, when));
  }
}

/** `w oba dni weekendu`, where the days of a weekend are named right after it. */
export function joinTime(time: string, clauses: string): string {
  return `${time} ${clauses}`.replace(/^w weekend w oba dni/, 'w oba dni weekendu');
}

/** A time stands before what happens, but not right after the hours that a text is about. */
export function withinHours(opening: Opening | null, clause: string, time: string): string {
  return opening?.when.kind === 'hours' ? joinWords(clause, time) : joinWords(time, clause);
}

/** `od siedemnastej`, `po południu`. */
function describeStart(at: Boundary, opening: Opening | null): string {
  if ('part' in at) {
    return (
      SINCE[at.part] ?? describeBeginning(at) ?? describeSpan({ part: findPartOfTurn(at.part) })
    );
  }
  const isClear = opening?.when.kind === 'hours' && areWithinHalfDay(opening.when);
  return describeFrom(at.hour, isClear || isOfNight(opening));
}

/** Of what begins in a part of the day and goes on after it. */
const SINCE: Partial<Record<TurnOfCourse, string>> = {
  earlyMorning: 'od rana',
  morning: 'od przedpołudnia',
  lateMorning: 'od południa',
  midday: 'od południa',
  earlyAfternoon: 'od wczesnego popołudnia',
  afternoon: 'od popołudnia',
  lateAfternoon: 'od późnego popołudnia',
};

interface Turn {
  opening: Opening | null;
  first: Sky;
  second: Sky;
  at: Boundary;
  /** `każdego dnia`, or nothing. */
  each: string;
}

function describeTurn({ opening, first, second, at, each }: Turn, now: boolean): string {
  const [sky, then] = [selectSkyWords(first), selectSkyWords(second)];
  const start = skyClause(sky, now);
  if (opening?.when.kind === 'hours' && 'hour' in at) {
    const from = describeFrom(at.hour, areWithinHalfDay(opening.when));
    return `początkowo ${start}, a ${from} ${describeSecond(first, second)}`;
  }
  const beginning = describeBeginning(at);
  if (isWet(first.state) || then.begins === null || beginning === undefined) {
    const only = endsEarly(opening, at) ? 'tylko' : '';
    const until = joinWords(only, describeUntil(at, isOfNight(opening)));
    return `${joinWords(each, until, start)}, potem ${describeSecond(first, second)}`;
  }
  return each === ''
    ? `początkowo ${start}, ${joinWords('a', beginning, then.begins, then.rest)}`
    : `${start}, ${joinWords('a', each, beginning, skyClause(then, now))}`;
}

/** Whether no two of some hours have the same name on the clock of twelve hours. */
function areWithinHalfDay({ from, to }: Extract<When, { kind: 'hours' }>): boolean {
  const length = to.hour - from.hour + (from.day.date === to.day.date ? 0 : 24);
  return length < 12;
}

export function skyClause({ verb, rest }: words.Words, now: boolean): string {
  return joinWords(selectVerbForm(verb, now), rest);
}

/** `będzie padać deszcz` for a longer time; in one part of the day or at times `popada deszcz`. */
function passingClause(course: Course, background: Sky, passing: Sky): string {
  const then = selectSkyWords(passing);
  if (isThunderAtTimes(course)) return then.label;
  if (!isWet(passing.state) && !isContrast(background, passing)) return after(background, passing);
  if (isWet(background.state) && isWet(passing.state)) {
    return describeStrengthChange(background, passing) ?? then.label;
  }
  if (then.briefly === null || isForLong(course)) return skyClause(then, false);
  return course.form === 'atTimes' ? `popada ${then.label}` : joinWords(then.briefly, then.rest);
}

function isForLong(course: Course): boolean {
  const spans = course.form === 'twice' ? course.spans : 'span' in course ? [course.span] : [];
  return spans.some((span) => !('part' in span));
}

/** Whether precipitation stops for a time in which only clouds are left. */
function isBreak(background: Sky, passing: Sky): boolean {
  const [falling, left] = [background, passing].map(({ state }) => getWeatherFamily(state));
  return isWet(background.state) && falling !== 'thunder' && left === 'cloudy';
}

/** `z przerwą od dziesiątej do piętnastej`. */
function describeBreak(course: Course, when: string): string {
  if (course.form === 'atTimes') return 'z przerwami';
  return `${course.form === 'twice' ? 'z przerwami' : 'z przerwą'} ${when}`;
}

/** What begins to fall after a dry time, or falls after showers, has its verb: `będzie padać deszcz`. */
function describeSecond(first: Sky, second: Sky): string {
  const change = describeStrengthChange(first, second);
  if (change !== undefined) return change;
  const isThunder = getWeatherFamily(second.state) === 'thunder';
  const [sky, then] = [selectSkyWords(first), selectSkyWords(second)];
  const isOtherFall = sky.verb !== then.verb && then.label === then.rest;
  const begins = isWet(second.state) && !isThunder && (!isWet(first.state) || isOtherFall);
  return begins ? skyClause(then, false) : after(first, second);
}

/** The same fall without a strength of its own: `opady osłabną`. */
function describeStrengthChange(first: Sky, second: Sky): string | undefined {
  const change = findStrengthChange(first, second);
  return change && words.STRENGTH_CHANGES[change];
}

/** What falls needs no verb in a second clause, the rest none after its own: `burze`, `duże`, `mgła`. */
function after(first: Sky, second: Sky): string {
  const [sky, then] = [selectSkyWords(first), selectSkyWords(second)];
  if (isWet(second.state)) return then.label;
  if (then.verb === sky.verb) return then.rest;
  const isNoun = then.verb !== IS && sky.verb[0] === IS[0];
  return isNoun ? then.label : skyClause(then, false);
}

/** Whether a bare number of degrees would seem to be of what a course names last: `zachmurzenie`, `deszcz`. */
export function endsWithNoun(course: Course): boolean {
  const isOfBreak = 'background' in course && isBreak(course.background, course.passing);
  return isOfBreak || selectSkyWords(lastSky(course)).verb !== IS;
}

function isThunderAtTimes(course: Course): boolean {
  return 'share' in course && getWeatherFamily(course.passing.state) === 'thunder';
}

/** Whether a course is one of thunderstorms, which do not last all the time that it is about. */
export function isOfThunder(course: Course): boolean {
  return course.form === 'steady' && getWeatherFamily(course.sky.state) === 'thunder';
}
