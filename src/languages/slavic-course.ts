import { isMorning } from '../wording/plan/parts-of-day.ts';
import { isSaturday } from '../time/local-time.ts';
import { getWeatherFamily, isWet } from '../weather/state.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Course,
  type CourseStatement,
  type Day,
  type Opening,
  type Sky,
  type Span,
} from '../wording/plan/statement.ts';
import { becomesDry, type PossibleFall } from './skeleton-course.ts';
import { listHours, listsDays } from './day-part-words.ts';
import type { HourOfDay } from './skeleton-time.ts';

/** Whether sun meets precipitation or fog: what passes stands after "but". */
export function isContrast(background: Sky, passing: Sky): boolean {
  return (isBright(background) && isDull(passing)) || (isDull(background) && isBright(passing));
}

/** Whether precipitation only stops for a while. */
export function isPause(background: Sky, passing: Sky): boolean {
  return isWet(background.state) && getWeatherFamily(passing.state) === 'cloudy';
}

function isDull({ state }: Sky): boolean {
  return isWet(state) || getWeatherFamily(state) === 'fog';
}

function isBright({ state }: Sky): boolean {
  return getWeatherFamily(state) === 'bright';
}

/** Whether the hours of a text speak of the night, so that its hours of the clock need not. */
export function isOfNight(opening: Opening | null): boolean {
  return opening?.when.kind === 'part' && opening.when.part === 'night';
}

/** Whether the course of the next hours names an hour: then that they are the next is clear. */
export function namesHourOfNext(
  opening: Opening | null,
  { course, within, alone }: Pick<CourseStatement, 'course' | 'within' | 'alone'>,
): boolean {
  if (opening?.when.kind !== 'nextHours') return false;
  const isTurn = course.form === 'change' && 'hour' in course.at;
  return isTurn || within !== undefined || (alone === true && listHours(course).length > 0);
}

/** Whether each of some days has been named: `zítra a pozítří`. */
export function listsEachDay(opening: Opening | null): boolean {
  const when = opening?.when;
  return when?.kind === 'days' && (isNextDay(when.first, when.last) || listsDays(when));
}

/** The same of what may fall: its own time says that it is within the next hours. */
export function namesTimeOfFall(
  opening: Opening | null,
  [first]: readonly PossibleFall[],
): boolean {
  return opening?.when.kind === 'nextHours' && first !== undefined && first.when !== '';
}

/** Whether the first weather of an afternoon is over at one, when nobody thinks of the afternoon yet. */
export function endsEarly(opening: Opening | null, at: Boundary): boolean {
  const isAfternoon = opening?.when.kind === 'part' && opening.when.part === 'afternoon';
  return isAfternoon && 'hour' in at && at.hour === 13;
}

/** Whether a text is about one whole day, of which it may say "for a part of the day". */
export function isOverDay(opening: Opening | null): boolean {
  return opening?.when.kind === 'day';
}

/** Whether hours from the afternoon or evening on end in the next morning: its day need not be named. */
export function endsNextMorning(from: HourOfDay, to: HourOfDay): boolean {
  return isNextDay(from.day, to.day) && from.hour >= 12 && to.hour > 0 && to.hour < 10;
}

/**
 * Whether no hour of a text is heard as one of the afternoon: it is of the night, of hours until a morning, or the
 * sentence before has named its time.
 */
export function isNightClear(opening: Opening | null): boolean {
  if (opening === null || isOfNight(opening)) return true;
  const { when } = opening;
  return when.kind === 'hours' && when.to.hour > 0 && when.to.hour < 12;
}

/** Whether a course ends with precipitation: a bare number after it would seem to be of that. */
function endsWet(course: Course): boolean {
  return isWet(lastSky(course).state);
}

/** Whether a bare number would seem to be of the precipitation, or of the time that passes. */
export function isTemperatureNamed(course: Course): boolean {
  if (course.form === 'change' && becomesDry(course.first, course.second)) return true;
  return endsWet(course) || (course.form !== 'steady' && course.form !== 'change');
}

/** Whether fog passes that is gone before the forenoon. */
export function passesInFog(course: Course, span: Span): boolean {
  const isEarly = 'part' in span && isMorning(span.part);
  return isEarly && 'passing' in course && getWeatherFamily(course.passing.state) === 'fog';
}

/** The weather that a course names last. */
export function lastSky(course: Course): Sky {
  switch (course.form) {
    case 'steady':
      return course.sky;
    case 'change':
      return course.second;
    default:
      return course.passing;
  }
}

/** Whether showers or thunderstorms pass now and then under clouds, and have been told of no other time. */
export function isNowAndThen(course: Course): boolean {
  if (course.form !== 'atTimes' || course.share !== 'nowAndThen') return false;
  const { background, passing } = course;
  return getWeatherFamily(background.state) === 'cloudy' && passing.sequel === undefined;
}

/** Whether something passes in a single hour. */
export function isInOneHour(course: Course): boolean {
  if (course.form !== 'interlude' || !('from' in course.span)) return false;
  return (course.span.to - course.span.from + 24) % 24 === 1;
}

/** Whether two days from this one on are a weekend that needs no date. */
export function beginsWeekend(first: Day): boolean {
  return isSaturday(first.date) && !isFarAhead(first);
}

/** After the hours that a text is about, a time of its own ends the sentence: `budou bouřky, a to do půlnoci`. */
export function sayWithinHours(
  opening: Opening | null,
  when: string,
  say: (when: string) => string,
): string {
  return opening?.when.kind === 'hours' && when !== '' ? `${say('')}, a to ${when}` : say(when);
}
