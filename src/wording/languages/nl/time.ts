import type { DayPart } from '../../../contract/parameters.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { addDays, type LocalDate } from '../../../weather/local-time.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { counted } from './numbers.ts';

const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
const MONTHS = [
  'januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli',
  'augustus', 'september', 'oktober', 'november', 'december',
]; // prettier-ignore
const RELATIVE_DAYS = ['vandaag', 'morgen', 'overmorgen'];

/** Dates are told in cardinal numbers: `achtentwintig november`. */
const DATES = [
  '', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf',
  'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien',
  'twintig', 'eenentwintig', 'tweeëntwintig', 'drieëntwintig', 'vierentwintig', 'vijfentwintig',
  'zesentwintig', 'zevenentwintig', 'achtentwintig', 'negenentwintig', 'dertig', 'eenendertig',
]; // prettier-ignore

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'het komende uur',
  2: 'de komende twee uur',
  3: 'de komende drie uur',
};

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'ochtend',
  afternoon: 'middag',
  evening: 'avond',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'in de ochtend',
  midday: 'rond het middaguur',
  afternoon: 'in de middag',
  evening: 'in de avond',
  lateEvening: 'laat in de avond',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'vanaf de ochtend',
  midday: 'vanaf het middaguur',
  afternoon: 'vanaf de middag',
  evening: 'vanaf de avond',
  lateEvening: 'vanaf de late avond',
};

/** How long the first lasts, and from when on the second. */
export function boundaryWords(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`tot ${hourWords(at.hour)}`, 'daarna'];
  return ['eerst', FROM[at.part]];
}

export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'op dit moment';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `de komende ${when.count} uur`;
    case 'hour':
      return joined(dayWords(when.day), 'om', hourWords(when.hour));
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return joined(dayWords(from.day), betweenHours(from.hour, to.hour));
      }
      const end = to.hour === 0 && isNextDay(from.day, to.day) ? null : dayWords(to.day);
      const [start, stop] = [hourWords(from.hour), hourWords(to.hour)];
      return joined(dayWords(from.day), 'van', start, 'tot', end, stop);
    }
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days': {
      const [first, last] = [dayWords(when.first), dayWords(when.last)];
      return isNextDay(when.first, when.last)
        ? `${first} en ${last}`
        : `${first} tot en met ${last}`;
    }
  }
}

/** `zaterdag` after "op", as that needs no preposition; `voor zaterdag` after "voor". */
export function dayAfter(word: string, day: Day): string {
  return word.toLowerCase() === 'op' ? dayWords(day) : joined(word, dayWords(day));
}

/** `vandaag`, `dinsdag`, `zaterdag achtentwintig november`: with or without a preposition. */
export function dayWords(day: Day): string {
  return relativeDay(day, RELATIVE_DAYS) ?? datedWords(day, weekdayName(day.date, WEEKDAYS));
}

/** `15 uur`, `één uur`, `middernacht`. */
export function hourWords(hour: number): string {
  return hour === 0 ? 'middernacht' : `${counted(hour)} uur`;
}

/** `vanmiddag`, `morgenochtend`, `zaterdagavond`, `in de nacht naar zondag`. */
function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') return running ? 'vannacht' : `in de nacht naar ${dayAfterWords(day)}`;
  if (day.ahead === 0) return `van${PARTS[part]}`;
  return datedWords(
    day,
    `${relativeDay(day, RELATIVE_DAYS) ?? weekdayName(day.date, WEEKDAYS)}${PARTS[part]}`,
  );
}

function dayAfterWords(day: Day): string {
  const date = addDays(day.date, 1);
  return datedWords({ ...day, date }, weekdayName(date, WEEKDAYS));
}

/** A name that is clear only within the week, with the date of a day beyond it. */
function datedWords(day: Day, name: string): string {
  return isFar(day) ? `${name} ${dateWords(day.date)}` : name;
}

function dateWords(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${DATES[day]} ${MONTHS[month - 1]}`;
}

/** `tussen 8 en 14 uur`, `tussen 22 uur en middernacht`. */
function betweenHours(from: number, to: number): string {
  const start = from === 0 || to === 0 ? hourWords(from) : counted(from);
  return `tussen ${start} en ${hourWords(to)}`;
}
