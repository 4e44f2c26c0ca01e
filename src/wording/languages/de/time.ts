import type { DayPart } from '../../../contract/parameters.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { addDays, weekday, type LocalDate } from '../../../weather/local-time.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';

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
export function boundaryWords(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`bis ${hourWords(at.hour)}`, 'danach'];
  return ['zunächst', FROM[at.part]];
}

export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'im Moment';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `in den nächsten ${when.count} Stunden`;
    case 'hour':
      return joined(dayWords(when.day), 'um', hourWords(when.hour));
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return joined(dayWords(from.day), betweenHours(from.hour, to.hour));
      }
      const end = to.hour === 0 && isNextDay(from.day, to.day) ? null : plainDay(to.day);
      return joined(
        'von',
        plainDay(from.day),
        hourWords(from.hour),
        'bis',
        end,
        hourWords(to.hour),
      );
    }
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days': {
      const { first, last } = when;
      if (isNextDay(first, last)) return `${dayWords(first)} und ${followingDay(first, last)}`;
      return `von ${plainDay(first)} bis ${plainDay(last)}`;
    }
  }
}

/** `heute` and `am Samstag` after "am", `für Samstag` after "für". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return dayWords(day);
  return joined(word, BEFORE_NAME.has(lowered) ? plainDay(day) : dayWords(day));
}

/** `heute`, `am Dienstag`, `am Samstag, dem achtundzwanzigsten November`. */
export function dayWords(day: Day): string {
  const relative = relativeDay(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFar(day)
    ? `am ${weekdayName(day.date, WEEKDAYS)}, dem ${dateWords(day.date)},`
    : `am ${weekdayName(day.date, WEEKDAYS)}`;
}

/** The same without a preposition, after "von" and "bis". */
function plainDay(day: Day): string {
  const relative = relativeDay(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFar(day)
    ? `${weekdayName(day.date, WEEKDAYS)}, dem ${dateWords(day.date)},`
    : weekdayName(day.date, WEEKDAYS);
}

/** `am Samstag und Sonntag`, but `morgen und am Sonntag`. */
function followingDay(first: Day, last: Day): string {
  return relativeDay(first, RELATIVE_DAYS) ? dayWords(last) : plainDay(last);
}

function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') {
    return running ? 'heute Nacht' : `in der Nacht auf ${nextDayWords(day)}`;
  }
  const relative = relativeDay(day, RELATIVE_DAYS);
  if (relative) return `${relative} ${PARTS[part]}`;
  const name = `am ${weekdayName(day.date, WEEKDAYS)}${PARTS[part].toLowerCase()}`;
  return isFar(day) ? `${name}, dem ${dateWords(day.date)},` : name;
}

/** In the accusative, after "auf". */
function nextDayWords(day: Day): string {
  const date = addDays(day.date, 1);
  const name = WEEKDAYS[weekday(date)] ?? '';
  return isFar(day) ? `${name}, den ${dateWords(date)},` : name;
}

/** `achtundzwanzigsten November`, after "dem" and "den". */
function dateWords(date: LocalDate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${ordinalWords(day ?? 0)} ${MONTHS[(month ?? 0) - 1]}`;
}

const ORDINALS = [
  '', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten',
  'neunten', 'zehnten', 'elften', 'zwölften', 'dreizehnten', 'vierzehnten', 'fünfzehnten',
  'sechzehnten', 'siebzehnten', 'achtzehnten', 'neunzehnten',
]; // prettier-ignore
const UNITS = ['', 'einund', 'zweiund', 'dreiund', 'vierund', 'fünfund', 'sechsund', 'siebenund', 'achtund', 'neunund']; // prettier-ignore

function ordinalWords(day: number): string {
  const tens = day < 30 ? 'zwanzigsten' : 'dreißigsten';
  return ORDINALS[day] ?? `${UNITS[day % 10]}${tens}`;
}

function hourWords(hour: number): string {
  if (hour === 0) return 'Mitternacht';
  return hour === 1 ? 'ein Uhr' : `${hour} Uhr`;
}

function betweenHours(from: number, to: number): string {
  if (from === 0 || to === 0) return `zwischen ${hourWords(from)} und ${hourWords(to)}`;
  const start = from === 1 ? 'ein' : String(from);
  return `zwischen ${start} und ${hourWords(to)}`;
}
