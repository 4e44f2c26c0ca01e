import type { DayPart } from '../../contract/parameters.ts';
import { DAY_PART_HOURS, WAKING_HOUR } from '../../weather/periods.ts';
import { HOURS_PER_DAY } from '../../time/units.ts';
import { findMostFrequent } from '../../weather/period-state.ts';
import type { CourseHour } from './course.ts';
import type { Course, Span, When } from './statement.ts';

export type PartOfCourse = 'morning' | 'midday' | 'afternoon' | 'evening' | 'lateEvening';
/** Where a part of the day ends or begins is heard more closely than where something is within it. */
export type TurnOfCourse =
  PartOfCourse | 'earlyMorning' | 'lateMorning' | 'earlyAfternoon' | 'lateAfternoon';
export type StartOfSpan = 'earlyMorning' | Exclude<PartOfCourse, 'evening' | 'lateEvening'>;
export type EndOfSpan = Exclude<TurnOfCourse, 'earlyMorning' | 'morning' | 'lateMorning'>;

/** Hours of the clock; at an end of the time that a text is about, only the other limit is told. */
export interface HoursSpan {
  from: number;
  to: number;
  told?: 'from' | 'to';
}

/** From one part of the day to another. */
export interface PartsSpan {
  start: StartOfSpan;
  end: EndOfSpan;
}

/** A part of the day; `andNight`: and the night after it. */
export interface PartSpan {
  part: PartOfSpell;
  andNight?: true;
}

/** All the time of a day; `ofDays`: of several days. */
export interface AllDay {
  allDay: true;
  ofDays?: true;
}

/** The time of a day between its nights. */
export interface ByDay {
  byDay: true;
}

/** The part of the day of a spell: `allMorning` of one that is in the early morning and goes on after it. */
export type PartOfSpell = PartOfCourse | 'earlyMorning' | 'allMorning' | 'lateAfternoon';

/** End hours of the parts of a course, exclusive. */
const PART_END_HOURS: readonly (readonly [number, PartOfCourse])[] = [
  [11, 'morning'],
  [13, 'midday'],
  [18, 'afternoon'],
  [21, 'evening'],
];

/** First hour that is no longer of the early morning, and the first of a spell late in the afternoon. */
const LATE_MORNING_HOUR = 9;
const LATE_AFTERNOON_HOUR = 16;

/** The same of hours at which the weather changes. */
const TURN_END_HOURS: readonly (readonly [number, TurnOfCourse])[] = [
  [LATE_MORNING_HOUR, 'earlyMorning'],
  [11, 'morning'],
  [12, 'lateMorning'],
  [13, 'midday'],
  [15, 'earlyAfternoon'],
  [17, 'afternoon'],
  [18, 'lateAfternoon'],
  [21, 'evening'],
];

/** From the start of the first hour to the end of the last. */
export function toClockSpan(hours: readonly CourseHour[]): Span {
  const last = hours.at(-1)?.local.hour ?? 0;
  return { from: findStartHour(hours), to: (last + 1) % HOURS_PER_DAY };
}

/**
 * The part of the day that has some hours but for one before and one after it, else from which part to which they last;
 * what begins in the evening is not told as late.
 */
export function toPartSpan(hours: readonly CourseHour[]): Span {
  const first = findStartHour(hours);
  const last = hours.at(-1)?.local.hour ?? first;
  const start = findPartOfDay(first);
  if (start === 'evening' || start === 'lateEvening') return { part: start };
  if (isNear(first, 'evening') && last > first + 1) return { part: 'evening' };
  const end = findTurn(last);
  if (end === 'earlyMorning' && first <= last) return { part: end };
  const part = findMostFrequent(hours.map(({ local }) => findPartOfDay(local.hour)));
  if (isNear(first, part) && isNear(last, part)) {
    return { part: nameSpell(part, first) };
  }
  const isOver = end === 'earlyMorning' || end === 'morning';
  const isEarly = findTurn(first) === 'earlyMorning';
  return {
    start: isEarly ? 'earlyMorning' : start,
    end: isOver ? 'lateEvening' : findEnd(last + 1),
  };
}

/** The part of the day of a spell that begins at an hour. */
function nameSpell(part: PartOfCourse, first: number): PartOfSpell {
  if (part === 'morning' && first < LATE_MORNING_HOUR - 1) return 'allMorning';
  return part === 'afternoon' && first >= LATE_AFTERNOON_HOUR ? 'lateAfternoon' : part;
}

/** Until which hour a spell is over in a part of the day; until five it lasts into the late afternoon. */
const LAST_END_HOURS: readonly (readonly [number, EndOfSpan])[] = [
  [13, 'midday'],
  [15, 'earlyAfternoon'],
  [16, 'afternoon'],
  [18, 'lateAfternoon'],
  [21, 'evening'],
];

function findEnd(hour: number): EndOfSpan {
  return LAST_END_HOURS.find(([last]) => hour <= last)?.[1] ?? 'lateEvening';
}

/** Whether an hour is in a part of the day, or the one before or after it. */
function isNear(hour: number, part: PartOfCourse): boolean {
  return [hour - 1, hour, hour + 1].some((one) => findPartOfDay(one) === part);
}

export function findStartHour(hours: readonly CourseHour[]): number {
  return hours[0]?.local.hour ?? 0;
}

export function findPartOfDay(hour: number): PartOfCourse {
  return PART_END_HOURS.find(([end]) => hour < end)?.[1] ?? 'lateEvening';
}

/** Where in a day the weather changes at an hour. */
export function findTurn(hour: number): TurnOfCourse {
  return TURN_END_HOURS.find(([end]) => hour < end)?.[1] ?? 'lateEvening';
}

/** The part of the day that a turn is in. */
export function findPartOfTurn(turn: TurnOfCourse): PartOfCourse {
  if (turn === 'earlyMorning') return 'morning';
  if (turn === 'lateMorning') return 'midday';
  return turn === 'earlyAfternoon' || turn === 'lateAfternoon' ? 'afternoon' : turn;
}

/** Noon is in the morning and in the afternoon, and late in the evening is the evening. */
export function isLongPart(part: PartOfCourse, _: number, parts: readonly PartOfCourse[]): boolean {
  if (part === 'midday') return parts.length === 1;
  return part !== 'lateEvening' || !parts.includes('evening');
}

/** First hours of the parts of a day, those of the morning from early to late. */
const PART_START_HOURS = {
  earlyMorning: WAKING_HOUR,
  allMorning: WAKING_HOUR,
  morning: LATE_MORNING_HOUR,
  midday: 11,
  afternoon: 13,
  lateAfternoon: LATE_AFTERNOON_HOUR,
  evening: 18,
  lateEvening: 21,
} as const satisfies Record<PartOfSpell, number>;

/** The hour in which a span begins, at the latest. */
export function findSpanStart(span: Span): number {
  if ('from' in span) return span.from;
  return PART_START_HOURS['part' in span ? span.part : span.start];
}

/** Whether a span begins in the morning, or has been there by then. */
export function isFromMorning(span: Span): boolean {
  if ('part' in span) return isMorning(span.part);
  if ('start' in span) return span.start === 'earlyMorning' || span.start === 'morning';
  return span.from <= WAKING_HOUR;
}

/** Whether a spell is in the morning, early or late. */
export function isMorning(part: PartOfSpell): boolean {
  return part === 'earlyMorning' || part === 'allMorning' || part === 'morning';
}

/** Whether two spells are in the same part of a day, early or late. */
export function isSamePart(one: PartOfSpell, other: PartOfSpell): boolean {
  const parts = [one, other].map((part) => (part === 'lateAfternoon' ? 'afternoon' : part));
  return parts[0] === parts[1];
}

/** Whether an hour is in the part of the day of a spell. */
export function isInPart(hour: number, part: PartOfSpell): boolean {
  const own = findPartOfDay(hour);
  if (own === 'afternoon' && part === 'lateAfternoon') return true;
  return own === part || (own === 'morning' && isMorning(part));
}

/** The hours at which a text begins and ends; null of an end that tells nobody when something is over. */
export interface TextLimits {
  from: number | null;
  to: number | null;
}

/** The spans of a course without what the limits of its text tell. */
export function limitCourse(course: Course, limits: TextLimits): Course {
  if (course.form === 'interlude') return { ...course, span: limitSpan(course.span, limits) };
  if (course.form !== 'twice') return course;
  const [one, other] = course.spans;
  return { ...course, spans: [limitSpan(one, limits), limitSpan(other, limits)] };
}

/** Of a span that begins or ends with its text, only the other end is told. */
export function limitSpan(span: Span, { from, to }: TextLimits): Span {
  if (!('from' in span) || (span.from === from && span.to === to)) return span;
  if (span.from === from) return { ...span, told: 'to' };
  return span.to === to ? { ...span, told: 'from' } : span;
}

/** The part of a day that hours are in: who asks until eleven asks about the evening, too. */
export function findPartWith(from: number, to: number): DayPart | undefined {
  if (from >= DAY_PART_HOURS.evening.from) return 'evening';
  return (['morning', 'afternoon'] as const).find(
    (part) => DAY_PART_HOURS[part].from <= from && to <= DAY_PART_HOURS[part].to,
  );
}

/** Whether hours begin with a part of the day but for one hour, so that its name tells when. */
export function beginsWithPart(hours: readonly CourseHour[]): boolean {
  const hour = findStartHour(hours);
  return findPartOfDay(hour) !== findPartOfDay(hour - 2);
}

/** A part or some hours of the day of a text: what follows "on Sunday ... in the evening" is about Sunday. */
export function toSpanWithin(time: When, whole: When): Span | undefined {
  const isRestOfDay = whole.kind === 'part' && whole.from !== undefined;
  const isClock = whole.kind === 'nextHours' || whole.kind === 'hours' || isRestOfDay;
  if (time.kind === 'part' && time.part !== 'night') {
    return whole.kind === 'day' && time.day.date === whole.day.date
      ? { part: time.part }
      : undefined;
  }
  if (time.kind !== 'hours') return undefined;
  const { from, to } = time;
  const isOfDay = whole.kind === 'day' && from.day.date === whole.day.date;
  return isOfDay || isClock ? { from: from.hour, to: to.hour } : undefined;
}

/** Minimum share of the hours from first to last. */
const MIN_LASTING_SHARE = 0.6;

/** The parts of a later day in which something lasts; undefined if it begins at night, or comes and goes. */
export function findPartsOfDay(hours: readonly CourseHour[]): Span | undefined {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last || first.local.hour < WAKING_HOUR) return undefined;
  const length = last.local.hour - first.local.hour + 1;
  return hours.length < length * MIN_LASTING_SHARE ? undefined : toPartSpan(hours);
}
