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

const WEEKDAYS = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'];
const MONTHS = [
  'januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli',
  'augusti', 'september', 'oktober', 'november', 'december',
]; // prettier-ignore
const ORDINALS = [
  '', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde',
  'tionde', 'elfte', 'tolfte', 'trettonde', 'fjortonde', 'femtonde', 'sextonde', 'sjuttonde',
  'artonde', 'nittonde', 'tjugonde', 'tjugoförsta', 'tjugoandra', 'tjugotredje', 'tjugofjärde',
  'tjugofemte', 'tjugosjätte', 'tjugosjunde', 'tjugoåttonde', 'tjugonionde', 'trettionde',
  'trettioförsta',
]; // prettier-ignore
const RELATIVE_DAYS = ['i dag', 'i morgon', 'i övermorgon'];

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'den närmaste timmen',
  2: 'de närmaste två timmarna',
  3: 'de närmaste tre timmarna',
};

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'förmiddag',
  afternoon: 'eftermiddag',
  evening: 'kväll',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'på morgonen',
  midday: 'mitt på dagen',
  afternoon: 'på eftermiddagen',
  evening: 'på kvällen',
  lateEvening: 'sent på kvällen',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'under förmiddagen',
  midday: 'från lunchtid',
  afternoon: 'under eftermiddagen',
  evening: 'framåt kvällen',
  lateEvening: 'sent på kvällen',
};

/** What a whole time adverb replaces: `på <DayID>`. */
const BEFORE_DAY = new Set(['om', 'på', 'under']);

/** What stays before the day's bare name: `för <DayID>`, `till och med <DayID>`. */
const BEFORE_NAME = new Set(['från', 'för', 'med', 'sedan', 'till']);

/** How long the first lasts, and from when on the second. */
export function describeBoundary(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`fram till ${describeHour(at.hour)}`, 'sedan'];
  return ['till en början', `men ${FROM[at.part]}`];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'just nu';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `de närmaste ${when.count} timmarna`;
    case 'hour':
      return joinWords(
        describeDay(when.day),
        when.hour === 0 ? 'vid midnatt' : describeHour(when.hour),
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

/** `i dag` and `på lördag` after "på", `för lördag` after "för". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return describeDay(day);
  return joinWords(word, BEFORE_NAME.has(lowered) ? plainDay(day) : describeDay(day));
}

/** `i dag`, `på tisdag`, `lördagen den tjugoåttonde november`. */
export function describeDay(day: Day): string {
  return isRelative(day) || isFarAhead(day) ? plainDay(day) : `på ${plainDay(day)}`;
}

/** The same without a preposition, after "från" and "till och med". */
function plainDay(day: Day): string {
  return findRelativeDayName(day, RELATIVE_DAYS) ?? describeDate(day, day.date);
}

/** `från klockan 22 i dag till klockan 5 i morgon`. */
function describeHours(from: { day: Day; hour: number }, to: { day: Day; hour: number }): string {
  if (from.day.date === to.day.date) {
    return joinWords(describeDay(from.day), betweenHours(from.hour, to.hour));
  }
  const end = to.hour === 0 && isNextDay(from.day, to.day) ? null : describeDay(to.day);
  const start = joinWords('från', describeHour(from.hour), describeDay(from.day));
  return joinWords(start, 'till', describeHour(to.hour), end);
}

/** `på lördag och söndag`, `i morgon och på lördag`, `från i morgon till och med söndag`. */
function describeDays(first: Day, last: Day): string {
  if (!isNextDay(first, last)) return `från ${plainDay(first)} till och med ${plainDay(last)}`;
  return `${describeDay(first)} och ${isRelative(first) ? describeDay(last) : plainDay(last)}`;
}

/** `i kväll`, `på lördag kväll`, `lördag kväll den tjugoåttonde november`. */
function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') {
    return running ? 'i natt' : `natten till ${describeDate(day, addDays(day.date, 1))}`;
  }
  if (day.ahead === 0) return `i ${PARTS[part]}`;
  return isFarAhead(day)
    ? joinWords(findWeekdayName(day.date, WEEKDAYS), PARTS[part], dateOfMonth(day.date))
    : joinWords(describeDay(day), PARTS[part]);
}

function isRelative(day: Day): boolean {
  return findRelativeDayName(day, RELATIVE_DAYS) !== undefined;
}

/** `lördag`; `lördagen den tjugoåttonde november` where the weekday alone would not tell. */
function describeDate(day: Day, date: LocalDate): string {
  return isFarAhead(day)
    ? `${findWeekdayName(date, WEEKDAYS)}en ${dateOfMonth(date)}`
    : findWeekdayName(date, WEEKDAYS);
}

function dateOfMonth(date: LocalDate): string {
  const [, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return `den ${ORDINALS[dayOfMonth]} ${MONTHS[month - 1]}`;
}

/** `klockan 15`, after a preposition or alone; `midnatt`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'midnatt' : `klockan ${clockNumber(hour)}`;
}

/** `mellan klockan 14 och 17`. */
function betweenHours(from: number, to: number): string {
  const end = from === 0 || to === 0 ? describeHour(to) : clockNumber(to);
  return `mellan ${describeHour(from)} och ${end}`;
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'ett' : String(hour);
}
