import type { DayPart } from '../../contract/parameters.ts';
import {
  findRelativeDayName,
  findWeekdayName,
  joinWords,
  createListFormat,
} from '../../wording/grammar.ts';
import { addDays, getWeekday, type LocalDate } from '../../time/local-time.ts';
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
import type { ClockSpan, DayGroup, Times } from '../../wording/plan/plan.ts';
import { SHARES, describePlace } from './words.ts';
import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { findNightOfClock } from '../../wording/plan/questions/wind-and-sun-times.ts';

const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
const MONTHS = [
  'Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli',
  'August', 'September', 'Oktober', 'November', 'Dezember',
]; // prettier-ignore
const RELATIVE_DAYS = ['heute', 'morgen', 'übermorgen'];

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'in der nächsten Stunde',
  2: 'in den nächsten zwei Stunden',
  3: 'in den nächsten drei Stunden',
};

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'Vormittag',
  afternoon: 'Nachmittag',
  evening: 'Abend',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'am Vormittag',
  midday: 'um die Mittagszeit',
  afternoon: 'am Nachmittag',
  evening: 'am Abend',
  lateEvening: 'am späten Abend',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'ab dem Vormittag',
  midday: 'ab Mittag',
  afternoon: 'ab dem Nachmittag',
  evening: 'ab dem Abend',
  lateEvening: 'ab dem späten Abend',
};

/** What a whole time adverb replaces: `am <DayID>`. */
const BEFORE_DAY = new Set(['am', 'an']);

/** What stays before the day's bare name: `für <DayID>`. */
const BEFORE_NAME = new Set(['ab', 'auf', 'bis', 'für', 'seit', 'von']);

/** How long the first lasts, and from when on the second. */
export function describeBoundary(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`bis ${describeHour(at.hour)}`, 'danach'];
  return ['zunächst', FROM[at.part]];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'im Moment';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `in den nächsten ${when.count} Stunden`;
    case 'hour':
      return joinWords(describeDay(when.day), 'um', describeHour(when.hour));
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return joinWords(describeDay(from.day), betweenHours(from.hour, to.hour));
      }
      const end = to.hour === 0 && isNextDay(from.day, to.day) ? null : plainDay(to.day);
      return joinWords(
        'von',
        plainDay(from.day),
        describeHour(from.hour),
        'bis',
        end,
        describeHour(to.hour),
      );
    }
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days': {
      const { first, last } = when;
      if (isNextDay(first, last)) return `${describeDay(first)} und ${followingDay(first, last)}`;
      return `von ${plainDay(first)} bis ${plainDay(last)}`;
    }
  }
}

/** `heute` and `am Samstag` after "am", `für Samstag` after "für". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return describeDay(day);
  return joinWords(word, BEFORE_NAME.has(lowered) ? plainDay(day) : describeDay(day));
}

/** `heute`, `am Dienstag`, `am Samstag, dem achtundzwanzigsten November`. */
export function describeDay(day: Day): string {
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFarAhead(day)
    ? `am ${findWeekdayName(day.date, WEEKDAYS)}, dem ${describeDate(day.date)},`
    : `am ${findWeekdayName(day.date, WEEKDAYS)}`;
}

/** The same without a preposition, after "von" and "bis". */
function plainDay(day: Day): string {
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFarAhead(day)
    ? `${findWeekdayName(day.date, WEEKDAYS)}, dem ${describeDate(day.date)},`
    : findWeekdayName(day.date, WEEKDAYS);
}

/** `am Samstag und Sonntag`, but `morgen und am Sonntag`. */
function followingDay(first: Day, last: Day): string {
  return findRelativeDayName(first, RELATIVE_DAYS) ? describeDay(last) : plainDay(last);
}

function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') {
    return running ? 'heute Nacht' : `in der Nacht auf ${describeNextDay(day)}`;
  }
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  if (relative) return `${relative} ${PARTS[part]}`;
  const name = `am ${findWeekdayName(day.date, WEEKDAYS)}${PARTS[part].toLowerCase()}`;
  return isFarAhead(day) ? `${name}, dem ${describeDate(day.date)},` : name;
}

/** In the accusative, after "auf". */
function describeNextDay(day: Day): string {
  const date = addDays(day.date, 1);
  const name = WEEKDAYS[getWeekday(date)] ?? '';
  return isFarAhead(day) ? `${name}, den ${describeDate(date)},` : name;
}

/** `achtundzwanzigsten November`, after "dem" and "den". */
function describeDate(date: LocalDate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${describeOrdinal(day ?? 0)} ${MONTHS[(month ?? 0) - 1]}`;
}

const ORDINALS = [
  '', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten',
  'neunten', 'zehnten', 'elften', 'zwölften', 'dreizehnten', 'vierzehnten', 'fünfzehnten',
  'sechzehnten', 'siebzehnten', 'achtzehnten', 'neunzehnten',
]; // prettier-ignore
const UNITS = ['', 'einund', 'zweiund', 'dreiund', 'vierund', 'fünfund', 'sechsund', 'siebenund', 'achtund', 'neunund']; // prettier-ignore

function describeOrdinal(day: number): string {
  const tens = day < 30 ? 'zwanzigsten' : 'dreißigsten';
  return ORDINALS[day] ?? `${UNITS[day % 10]}${tens}`;
}

function describeHour(hour: number): string {
  if (hour === 0) return 'Mitternacht';
  return hour === 1 ? 'ein Uhr' : `${hour} Uhr`;
}

function betweenHours(from: number, to: number): string {
  if (from === 0 || to === 0) return `zwischen ${describeHour(from)} und ${describeHour(to)}`;
  const start = from === 1 ? 'ein' : String(from);
  return `zwischen ${start} und ${describeHour(to)}`;
}

const LIST = createListFormat('de');

/** When within a stretch: `ab 15 Uhr`, `bis 9 Uhr und ab 18 Uhr`, `zeitweise`. */
export function describeTimes(times: Times | null): string {
  if (!times) return '';
  if ('share' in times) return times.share === 'mostly' ? 'meist' : SHARES[times.share];
  return LIST.format(times.spans.map(describeClockSpan));
}

/** `am Montag, Mittwoch und Freitag`, `heute, morgen und am Samstag`, `an 5 der 9 Tage`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if ('count' in whens) {
    return isFirst ? `an ${whens.count} der ${whens.of} Tage` : `an ${whens.count} Tagen`;
  }
  const words = whens.map((when) => describeWhen(when));
  return LIST.format(
    words.map((word, at) => {
      const isLast = at === words.length - 1;
      const isBare = word.startsWith('am ') && words[at - 1]?.startsWith('am ');
      return (isBare ? word.slice(3) : word).replace(/,$/, isLast ? ',' : '');
    }),
  );
}

function describeClockSpan({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return describeSpan({ from, to });
  if (to !== null) return describeBoundary({ hour: to })[0];
  return from === null ? '' : `ab ${describeClock({ hour: from, minute: 0 })}`;
}

/** `7 Uhr 53`, `ein Uhr`, `Mitternacht`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (hour === 0 && minute === 0) return 'Mitternacht';
  const full = `${hour === 1 ? 'ein' : hour} Uhr`;
  return minute === 0 ? full : `${full} ${minute}`;
}

/** `heute`, but `in der Nacht auf Donnerstag` for what happens in the small hours. */
export function describeDayOfClock(day: Day, clock: ClockTime): string {
  const night = findNightOfClock(day, clock);
  return night ? describeWhen(night) : describeDay(day);
}

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frameOpening({ when, place }: Opening): { front: string; middle: string } {
  if (when.kind === 'now' && place !== null) {
    return { front: describePlace(place), middle: 'gerade' };
  }
  return { front: describeWhen(when), middle: describePlace(place) };
}

/** Before a full stop or a colon a date has no comma of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}
