import type { DayPart } from '../../contract/parameters.ts';
import { findRelativeDayName, findWeekdayName, joinWords } from '../../wording/grammar.ts';
import { addDays, type LocalDate } from '../../time/local-time.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type When,
} from '../../wording/plan/statement.ts';

const WEEKDAYS = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'];
const MONTHS = [
  'januar', 'februar', 'marts', 'april', 'maj', 'juni', 'juli',
  'august', 'september', 'oktober', 'november', 'december',
]; // prettier-ignore
const ORDINALS = [
  '', 'første', 'anden', 'tredje', 'fjerde', 'femte', 'sjette', 'syvende', 'ottende', 'niende',
  'tiende', 'ellevte', 'tolvte', 'trettende', 'fjortende', 'femtende', 'sekstende', 'syttende',
  'attende', 'nittende', 'tyvende', 'enogtyvende', 'toogtyvende', 'treogtyvende', 'fireogtyvende',
  'femogtyvende', 'seksogtyvende', 'syvogtyvende', 'otteogtyvende', 'niogtyvende', 'tredivte',
  'enogtredivte',
]; // prettier-ignore
const RELATIVE_DAYS = ['i dag', 'i morgen', 'i overmorgen'];

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'den næste time',
  2: 'de næste to timer',
  3: 'de næste tre timer',
};

type PartOfDay = Exclude<DayPart, 'night'>;

const PARTS: Record<PartOfDay, string> = {
  morning: 'formiddag',
  afternoon: 'eftermiddag',
  evening: 'aften',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'om formiddagen',
  midday: 'ved middagstid',
  afternoon: 'om eftermiddagen',
  evening: 'om aftenen',
  lateEvening: 'sent om aftenen',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'op ad formiddagen',
  midday: 'fra middag',
  afternoon: 'ud på eftermiddagen',
  evening: 'hen på aftenen',
  lateEvening: 'sent på aftenen',
};

/** What a whole time adverb replaces: `på <DayID>`. */
const BEFORE_DAY = new Set(['om', 'på']);

/** What stays before the day's bare name: `for <DayID>`. */
const BEFORE_NAME = new Set(['for', 'fra', 'indtil', 'siden', 'til']);

/** How long the first lasts, and from when on the second. */
export function describeBoundary(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`frem til ${describeHour(at.hour)}`, 'derefter'];
  return ['til at begynde med', `men ${FROM[at.part]}`];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'lige nu';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `de næste ${when.count} timer`;
    case 'hour':
      return joinWords(
        describeDay(when.day),
        when.hour === 0 ? 'ved midnat' : describeHour(when.hour),
      );
    case 'hours':
      return describeHours(when.from, when.to);
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days':
      return describeDays(when.first, when.last);
  }
}

/** `i dag` and `på lørdag` after "på", `for lørdag` after "for". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return describeDay(day);
  return joinWords(word, BEFORE_NAME.has(lowered) ? plainDay(day) : describeDay(day));
}

/** `i dag`, `på tirsdag`, `lørdag den otteogtyvende november`. */
export function describeDay(day: Day): string {
  const isComing = day.ahead !== null && !isRelative(day) && !isFarAhead(day);
  return isComing ? `på ${plainDay(day)}` : plainDay(day);
}

/** The same without a preposition, after "fra" and "til". */
function plainDay(day: Day): string {
  return (
    findRelativeDayName(day, RELATIVE_DAYS) ??
    joinWords(findWeekdayName(day.date, WEEKDAYS), dateOfFar(day, day.date))
  );
}

/** `fra i dag klokken 22 til i morgen klokken 5`. */
function describeHours(from: { day: Day; hour: number }, to: { day: Day; hour: number }): string {
  if (from.day.date === to.day.date) {
    return joinWords(describeDay(from.day), betweenHours(from.hour, to.hour));
  }
  const end = to.hour === 0 && isNextDay(from.day, to.day) ? null : plainDay(to.day);
  const start = joinWords('fra', plainDay(from.day), describeHour(from.hour));
  return joinWords(start, 'til', end, describeHour(to.hour));
}

/** `på lørdag og søndag`, `i morgen og på lørdag`, `fra i morgen til søndag`. */
function describeDays(first: Day, last: Day): string {
  if (!isNextDay(first, last)) return `fra ${plainDay(first)} til ${plainDay(last)}`;
  return `${describeDay(first)} og ${isRelative(first) ? describeDay(last) : plainDay(last)}`;
}

function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') return running ? 'i nat' : describeNight(day);
  if (day.ahead === 0) return `i ${PARTS[part]}`;
  if (day.ahead === 1) return `${describeDay(day)} ${PARTS[part]}`;
  if (isRelative(day)) return `${describeDay(day)} ${DURING[part]}`;
  return joinWords(findWeekdayName(day.date, WEEKDAYS), PARTS[part], dateOfFar(day, day.date));
}

/** `natten til søndag`, of Saturday. */
function describeNight(day: Day): string {
  const next = addDays(day.date, 1);
  return joinWords('natten til', findWeekdayName(next, WEEKDAYS), dateOfFar(day, next));
}

function isRelative(day: Day): boolean {
  return findRelativeDayName(day, RELATIVE_DAYS) !== undefined;
}

/** `den otteogtyvende november` where the weekday alone would not tell. */
function dateOfFar(day: Day, date: LocalDate): string {
  if (!isFarAhead(day)) return '';
  const [, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return `den ${ORDINALS[dayOfMonth]} ${MONTHS[month - 1]}`;
}

/** `klokken 15`, after a preposition or alone; `midnat`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'midnat' : `klokken ${clockNumber(hour)}`;
}

/** `mellem klokken 14 og 17`. */
function betweenHours(from: number, to: number): string {
  const end = from === 0 || to === 0 ? describeHour(to) : clockNumber(to);
  return `mellem ${describeHour(from)} og ${end}`;
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'et' : String(hour);
}
