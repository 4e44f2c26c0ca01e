import { HOURS_PER_DAY } from '../../time/units.ts';
import type { CourseHour } from './course.ts';
import type { PartOfCourse, Span } from './statement.ts';

/** End hours of the parts of a course, exclusive. */
const PART_END_HOURS: readonly (readonly [number, PartOfCourse])[] = [
  [11, 'morning'],
  [13, 'midday'],
  [18, 'afternoon'],
  [21, 'evening'],
];

/** From the start of the first hour to the end of the last. */
export function toClockSpan(hours: readonly CourseHour[]): Span {
  const last = hours.at(-1)?.local.hour ?? 0;
  return { from: findStartHour(hours), to: (last + 1) % HOURS_PER_DAY };
}

/** The part of the day in the middle of some hours; what begins in the evening is not told as late. */
export function toPartSpan(hours: readonly CourseHour[]): Span {
  const start = findPartOfDay(findStartHour(hours));
  if (start === 'evening') return { part: start };
  return { part: findPartOfDay(hours[Math.floor((hours.length - 1) / 2)]?.local.hour ?? 0) };
}

export function findStartHour(hours: readonly CourseHour[]): number {
  return hours[0]?.local.hour ?? 0;
}

export function findPartOfDay(hour: number): PartOfCourse {
  return PART_END_HOURS.find(([end]) => hour < end)?.[1] ?? 'lateEvening';
}
