import { familyOf } from '../../weather/state.ts';
import { courseOf, type CourseHour } from './course.ts';
import { isIcy, isWetCourse, skiesOf, stormGust } from './facts.ts';
import { broadKindOf } from './kind.ts';
import { hoursOf, type PlannedPeriod } from './planned-period.ts';
import type { Course } from './statement.ts';

/** Days that one sentence tells of, and the weather that they share. */
export interface Group {
  course: Course | null;
  periods: readonly PlannedPeriod[];
}

/**
 * Three days are told as they are; of more, only so many groups and clauses can be listened to:
 * beyond, days are told together more broadly.
 */
const FEW_DAYS = 3;
const MOST_GROUPS = 5;
const MOST_CLAUSES = 8;
const MOST_STRETCHES = 4;

/** Highs (K) that differ by more are not alike. */
const HIGHS_WITHIN = 4;

/** When two days may share a sentence, from exact to broad. */
const LIKENESSES: readonly ((one: PlannedPeriod, other: PlannedPeriod) => boolean)[] = [
  (one, other) => isAsWarm(one, other) && exactly(one) === exactly(other),
  (one, other) => isAsWarm(one, other) && broadly(one) === broadly(other),
  (one, other) => isWetDay(one) === isWetDay(other),
];

/** Neighbouring days that are alike, in as many groups as can be listened to. */
export function groupsOf(periods: readonly PlannedPeriod[]): Group[] {
  for (const isAlike of LIKENESSES) {
    const groups = neighbours(
      periods,
      (one, other) => isAlike(one, other) && isStormy(one) === isStormy(other),
    ).map(groupOf);
    if (periods.length <= FEW_DAYS || canBeListenedTo(groups)) return groups;
  }
  return stretches(periods).map(groupOf);
}

/** Days of which no neighbours are alike are told a few at a time. */
function stretches(periods: readonly PlannedPeriod[]): PlannedPeriod[][] {
  const length = Math.ceil(periods.length / MOST_STRETCHES);
  return Array.from({ length: Math.ceil(periods.length / length) }, (_, at) =>
    periods.slice(at * length, (at + 1) * length),
  );
}

function canBeListenedTo(groups: readonly Group[]): boolean {
  const clauses = groups.reduce((sum, group) => sum + clausesOf(group), 0);
  return groups.length <= MOST_GROUPS && clauses <= MOST_CLAUSES;
}

function clausesOf({ course, periods }: Group): number {
  const ofCourse = course?.form === 'steady' ? 1 : 2;
  return ofCourse + Number(isIcy(course)) + Number(periods.some(isStormy));
}

function neighbours(
  periods: readonly PlannedPeriod[],
  isAlike: (one: PlannedPeriod, other: PlannedPeriod) => boolean,
): PlannedPeriod[][] {
  const groups: PlannedPeriod[][] = [];
  for (const period of periods) {
    const group = groups.at(-1);
    if (group?.every((other) => isAlike(other, period))) group.push(period);
    else groups.push([period]);
  }
  return groups;
}

function groupOf(periods: readonly PlannedPeriod[]): Group {
  return { course: courseOf(periods.flatMap(hoursOfDay), 'shares'), periods };
}

function courseOfDay(period: PlannedPeriod): Course | null {
  return courseOf(hoursOfDay(period), 'shares');
}

/** A day with any light is spoken of as day, even where only its nights are clear. */
function hoursOfDay(period: PlannedPeriod): readonly CourseHour[] {
  const hours = hoursOf(period);
  const hasLight = hours.some(({ night }) => !night);
  return hasLight ? hours.map((hour) => ({ ...hour, night: false })) : hours;
}

function exactly(period: PlannedPeriod): string {
  return JSON.stringify(courseOfDay(period));
}

/** What falls or drifts, or else whether it is bright. */
function broadly(period: PlannedPeriod): string {
  const course = courseOfDay(period);
  const main = course && skiesOf(course).at(-1);
  return JSON.stringify([
    course?.form,
    main && broadKindOf(main),
    main && familyOf(main.state) === 'bright',
  ]);
}

function isWetDay(period: PlannedPeriod): boolean {
  return isWetCourse(courseOfDay(period));
}

function isAsWarm(one: PlannedPeriod, other: PlannedPeriod): boolean {
  const [first, second] = [one.entry.temperature.max, other.entry.temperature.max];
  return first === null || second === null || Math.abs(first - second) <= HIGHS_WITHIN;
}

function isStormy({ entry }: PlannedPeriod): boolean {
  return stormGust(entry.wind) !== undefined;
}
