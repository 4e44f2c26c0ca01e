import type { DayPart } from '../../contract/parameters.ts';
import {
  findRelativeDayName,
  findWeekdayName,
  joinWords,
  createListFormat,
} from '../../wording/grammar.ts';
import { addDays, type LocalDate } from '../../time/local-time.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type When,
  type Opening,
} from '../../wording/plan/statement.ts';
import { counted, SHARES, describePlace } from './words.ts';
import type { ClockSpan, DayGroup, Times } from '../../wording/plan/plan.ts';
import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { findNightOfClock } from '../../wording/plan/questions/wind-and-sun-times.ts';

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
export function describeBoundary(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`tot ${describeHour(at.hour)}`, 'daarna'];
  return ['eerst', FROM[at.part]];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'op dit moment';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `de komende ${when.count} uur`;
    case 'hour':
      return joinWords(describeDay(when.day), 'om', describeHour(when.hour));
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return joinWords(describeDay(from.day), betweenHours(from.hour, to.hour));
      }
      const end = to.hour === 0 && isNextDay(from.day, to.day) ? null : describeDay(to.day);
      const [start, stop] = [describeHour(from.hour), describeHour(to.hour)];
      return joinWords(describeDay(from.day), 'van', start, 'tot', end, stop);
    }
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days': {
      const [first, last] = [describeDay(when.first), describeDay(when.last)];
      return isNextDay(when.first, when.last)
        ? `${first} en ${last}`
        : `${first} tot en met ${last}`;
    }
  }
}

/** `zaterdag` after "op", as that needs no preposition; `voor zaterdag` after "voor". */
export function dayAfter(word: string, day: Day): string {
  return word.toLowerCase() === 'op' ? describeDay(day) : joinWords(word, describeDay(day));
}

/** `vandaag`, `dinsdag`, `zaterdag achtentwintig november`: with or without a preposition. */
export function describeDay(day: Day): string {
  return (
    findRelativeDayName(day, RELATIVE_DAYS) ??
    describeDated(day, findWeekdayName(day.date, WEEKDAYS))
  );
}

/** `15 uur`, `één uur`, `middernacht`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'middernacht' : `${counted(hour)} uur`;
}

/** `vanmiddag`, `morgenochtend`, `zaterdagavond`, `in de nacht naar zondag`. */
function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') return running ? 'vannacht' : `in de nacht naar ${describeDayAfter(day)}`;
  if (day.ahead === 0) return `van${PARTS[part]}`;
  return describeDated(
    day,
    `${findRelativeDayName(day, RELATIVE_DAYS) ?? findWeekdayName(day.date, WEEKDAYS)}${PARTS[part]}`,
  );
}

function describeDayAfter(day: Day): string {
  const date = addDays(day.date, 1);
  return describeDated({ ...day, date }, findWeekdayName(date, WEEKDAYS));
}

/** A name that is clear only within the week, with the date of a day beyond it. */
function describeDated(day: Day, name: string): string {
  return isFarAhead(day) ? `${name} ${describeDate(day.date)}` : name;
}

function describeDate(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${DATES[day]} ${MONTHS[month - 1]}`;
}

/** `tussen 8 en 14 uur`, `tussen 22 uur en middernacht`. */
function betweenHours(from: number, to: number): string {
  const start = from === 0 || to === 0 ? describeHour(from) : counted(from);
  return `tussen ${start} en ${describeHour(to)}`;
}

const list = createListFormat('nl');

/** When within a stretch: `vanaf 15 uur`, `tot 9 uur en vanaf 18 uur`, `af en toe`. */
export function describeTimes(times: Times | null): string {
  if (!times) return '';
  if ('share' in times) return times.share === 'mostly' ? 'meestal' : SHARES[times.share];
  return list.format(times.spans.map(describeClockSpan));
}

/** `maandag, woensdag en vrijdag`, `op 5 van de 9 dagen`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if (!('count' in whens)) return list.format(whens.map((when) => describeWhen(when)));
  return isFirst ? `op ${whens.count} van de ${whens.of} dagen` : `op ${whens.count} dagen`;
}

function describeClockSpan({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return describeSpan({ from, to });
  if (to !== null) return describeBoundary({ hour: to })[0];
  return from === null ? '' : `vanaf ${describeHour(from)}`;
}

/** `7 uur 53`, `één uur`, `middernacht`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (minute === 0) return describeHour(hour);
  return `${hour === 0 ? '0 uur' : describeHour(hour)} ${minute}`;
}

/** `vandaag`, but `in de nacht naar donderdag` for what happens in the small hours. */
export function describeDayOfClock(day: Day, clock: ClockTime): string {
  const night = findNightOfClock(day, clock);
  return night ? describeWhen(night) : describeDay(day);
}

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frameOpening({ when, place }: Opening): { front: string; middle: string } {
  if (when.kind === 'now' && place !== null) return { front: describePlace(place), middle: 'nu' };
  return { front: describeWhen(when), middle: describePlace(place) };
}
