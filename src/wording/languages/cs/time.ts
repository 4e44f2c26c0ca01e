import type { DayPart } from '../../../contract/parameters.ts';
import { isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { atHour, betweenHours, hourGenitive, hourGenitiveOf } from './clock.ts';
import { dayAfterNight, dayGenitive, dayWords } from './days.ts';
import { genitive } from './numerals.ts';

/** Stems of the adjectives of today and tomorrow: `dnešních patnácti hodin`. */
const ADJECTIVES = ['dnešn', 'zítřejš'];

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'v příští hodině',
  2: 'v příštích dvou hodinách',
  3: 'v příštích třech hodinách',
  4: 'v příštích čtyřech hodinách',
};

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'dopoledne',
  afternoon: 'odpoledne',
  evening: 'večer',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'dopoledne',
  midday: 'kolem poledne',
  afternoon: 'odpoledne',
  evening: 'večer',
  lateEvening: 'pozdě večer',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'od dopoledne',
  midday: 'od poledne',
  afternoon: 'od odpoledne',
  evening: 'od večera',
  lateEvening: 'od pozdního večera',
};

/** How long the first lasts, and from when on the second: `do patnácti hodin` and `pak`. */
export function boundaryWords(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`do ${hourGenitive(at.hour)}`, 'pak'];
  return ['zpočátku', FROM[at.part]];
}

/** `večer`, `mezi čtrnáctou a sedmnáctou hodinou`. */
export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'právě teď';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `v příštích ${genitive(when.count)} hodinách`;
    case 'hour':
      return joined(dayWords(when.day), atHour(when.hour));
    case 'hours':
      return hoursWords(when.from, when.to);
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days':
      return daysWords(when.first, when.last);
  }
}

interface HourOfDay {
  day: Day;
  hour: number;
}

/** `dnes mezi osmou a čtrnáctou hodinou`, `od dnešních dvaadvaceti hodin do půlnoci`. */
function hoursWords(from: HourOfDay, to: HourOfDay): string {
  if (from.day.date === to.day.date) {
    return joined(dayWords(from.day), betweenHours(from.hour, to.hour));
  }
  const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
  const end = endsAtMidnight ? hourGenitive(to.hour) : hourOfDay(to);
  return joined('od', hourOfDay(from), 'do', end);
}

/** After "od" and "do": `zítřejších pěti hodin`, `neděle pěti hodin`. */
function hourOfDay({ day, hour }: HourOfDay): string {
  const stem = day.ahead === null ? undefined : ADJECTIVES[day.ahead];
  return stem === undefined
    ? joined(dayGenitive(day), hourGenitive(hour))
    : hourGenitiveOf(stem, hour);
}

/** `v sobotu a v neděli`, `od dneška do pozítří`. */
function daysWords(first: Day, last: Day): string {
  return isNextDay(first, last)
    ? `${dayWords(first)} a ${dayWords(last)}`
    : `od ${dayGenitive(first)} do ${dayGenitive(last)}`;
}

/** `dnes odpoledne`, `v noci na neděli`; of the night that has begun `dnes v noci`. */
function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part !== 'night') return joined(dayWords(day), PARTS[part]);
  return running ? 'dnes v noci' : `v noci na ${dayAfterNight(day)}`;
}
