import { wordEachDay } from './day-part-words.ts';
import { findSkyClass, getWeatherFamily, isWet } from '../weather/state.ts';
import {
  isNextDay,
  type Boundary,
  type Course,
  type CourseStatement,
  type Sky,
  type Span,
  type Within,
  type TimeShare,
} from '../wording/plan/statement.ts';

interface CourseForms<Words> {
  steady: (sky: Sky) => Words;
  change: (first: Sky, second: Sky, at: Boundary) => Words;
  /** `when` the other weather passes by. */
  passing: (background: Sky, passing: Sky, when: string) => Words;
}

export function wordCourse<Words = string>(
  course: Course,
  describeSpan: (span: Span) => string,
  and: string,
  shares: Readonly<Record<TimeShare, string>>,
  forms: CourseForms<Words>,
): Words {
  switch (course.form) {
    case 'steady':
      return forms.steady(course.sky);
    case 'change':
      return forms.change(course.first, course.second, course.at);
    case 'interlude':
      return forms.passing(course.background, course.passing, describeSpan(course.span));
    case 'twice': {
      const when = course.spans.map((span) => describeSpan(span)).join(` ${and} `);
      return forms.passing(course.background, course.passing, when);
    }
    case 'atTimes':
      return forms.passing(course.background, course.passing, shares[course.share]);
  }
}

/** Between two times: on the clock the second comes again, "until four and again around eight". */
export function linkSpans(course: Course, and: string, again: string): string {
  return course.form === 'twice' && course.spans.some((span) => 'from' in span) ? again : and;
}

/** What may fall, and when; without a time all the while. */
export interface PossibleFall {
  sky: Sky;
  when: string;
}

type Repeats = readonly [each: string, both: string, atTimes: string];

/** After the names of two days, "both days" says nothing. */
function wordRepeats(statement: CourseStatement, [each, both, atTimes]: Repeats): string {
  const { opening, course, daily } = statement;
  if (!daily) return course.form === 'atTimes' ? atTimes : '';
  const { when } = opening ?? {};
  const areNamed = when?.kind === 'days' && isNextDay(when.first, when.last);
  return areNamed ? '' : wordEachDay(statement, each, both);
}

/**
 * What may fall of a course, and what else may.
 *
 * @param repeats words for what may fall at any time of each day, or of both, and for several spells
 */
export function listPossibleFalls(
  statement: CourseStatement,
  describeSpan: (span: Within) => string,
  and: string,
  repeats: Repeats,
): [PossibleFall, ...PossibleFall[]] {
  const { course, within } = statement;
  const anyTime = wordRepeats(statement, repeats);
  if (course.form === 'steady') {
    return [{ sky: course.sky, when: within ? describeSpan(within) : anyTime }];
  }
  const [main, other] =
    'first' in course ? [course.first, course.second] : [course.background, course.passing];
  const spans = 'spans' in course ? course.spans : 'span' in course ? [course.span] : [];
  const when = spans.map(describeSpan).join(` ${and} `);
  const later = { sky: other, when: when || (course.form === 'atTimes' ? anyTime : '') };
  if (!isWet(main.state)) return [later];
  const isOther = isWet(other.state) && other.state !== main.state;
  return isOther ? [{ sky: main, when: '' }, later] : [{ sky: main, when: '' }];
}

/** Whether there is nothing but thunderstorms: without a time of their own they are added to another danger. */
export function isThunder(course: Course): boolean {
  return course.form === 'steady' && getWeatherFamily(course.sky.state) === 'thunder';
}

/** Whether one would not expect what passes beside the rest: rain after sun, sun after rain. */
export function isUnexpected(background: Sky, passing: Sky): boolean {
  const [usual, other] = [getWeatherFamily(background.state), getWeatherFamily(passing.state)];
  return usual === 'bright' || other === 'bright' || other === 'cloudy';
}

/** Whether rain or snow ends under clouds that were there before: what is new is that it is dry. */
export function isDryBreak(wet: Sky, between: Sky): boolean {
  return isWet(wet.state) && getWeatherFamily(between.state) === 'cloudy';
}

/** The same of what follows for good, where breaking clouds are worth naming. */
export function becomesDry(wet: Sky, then: Sky): boolean {
  return isDryBreak(wet, then) && !then.mayFall && findSkyClass(then.state) !== 'partlyCloudy';
}

/** Whether it rains or snows until late in the evening, and not only at first. */
export function lastsUntilLate(first: Sky, at: Boundary): boolean {
  return isWet(first.state) && 'part' in at && at.part === 'lateEvening';
}
