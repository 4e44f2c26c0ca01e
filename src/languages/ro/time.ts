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
  type Opening,
} from '../../wording/plan/statement.ts';
import { counted, dayOfMonth, numeral, type Noun } from './numbers.ts';
import { describePlace } from './words.ts';

const WEEKDAYS = ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'];
const MONTHS = [
  'ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie',
  'august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie',
]; // prettier-ignore
const RELATIVE_DAYS = ['astăzi', 'mâine', 'poimâine'];

const HOUR: Noun = { one: 'o oră', many: 'ore' };

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'în următoarea oră',
  2: 'în următoarele două ore',
  3: 'în următoarele trei ore',
};

/** After a day's name. */
const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'dimineață',
  afternoon: 'după-amiază',
  evening: 'seară',
};

const PARTS_OF_TODAY: Record<DayPart, string> = {
  morning: 'azi dimineață',
  afternoon: 'azi după-amiază',
  evening: 'diseară',
  night: 'la noapte',
};

const RUNNING: Record<DayPart, string> = {
  morning: 'în această dimineață',
  afternoon: 'în această după-amiază',
  evening: 'în această seară',
  night: 'în această noapte',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'dimineața',
  midday: 'la prânz',
  afternoon: 'după-amiaza',
  evening: 'seara',
  lateEvening: 'seara târziu',
};

const UNTIL: Record<PartOfCourse, string> = {
  morning: 'până la mijlocul dimineții',
  midday: 'până la prânz',
  afternoon: 'până după-amiază',
  evening: 'până spre seară',
  lateEvening: 'până seara târziu',
};

/** A day needs no preposition: `în <DayID>` becomes `astăzi`. */
const BEFORE_DAY = new Set(['în', 'la']);

/** How long the first lasts. */
export function describeUntil(at: Boundary): string {
  return 'hour' in at ? `până la ${describeHour(at.hour)}` : UNTIL[at.part];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'acum';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `în următoarele ${counted(when.count, HOUR)}`;
    case 'hour':
      return joinWords(closed(describeDay(when.day)), 'la', describeHour(when.hour));
    case 'hours': {
      const { from, to } = when;
      const start = closed(describeDay(from.day));
      if (from.day.date === to.day.date) return joinWords(start, betweenHours(from.hour, to.hour));
      const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
      const end = endsAtMidnight ? null : closed(describeDay(to.day));
      return joinWords('de', start, 'de la', describeHour(from.hour), 'până', end, 'la', describeHour(to.hour)); // prettier-ignore
    }
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days': {
      const [first, last] = [closed(describeDay(when.first)), describeDay(when.last)];
      return isNextDay(when.first, when.last) ? `${first} și ${last}` : `de ${first} până ${last}`;
    }
  }
}

/** `astăzi`, `marți`, `sâmbătă, douăzeci și opt noiembrie`. */
export function describeDay(day: Day): string {
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFarAhead(day)
    ? `${findWeekdayName(day.date, WEEKDAYS)}, ${describeDate(day.date)}`
    : findWeekdayName(day.date, WEEKDAYS);
}

/** `astăzi` after "în", `pentru astăzi` after "pentru". */
export function dayAfter(word: string, day: Day): string {
  return BEFORE_DAY.has(word.toLowerCase()) ? describeDay(day) : joinWords(word, describeDay(day));
}

/** `sâmbătă seară`, `în noaptea de sâmbătă spre duminică`. */
function describePart(day: Day, part: DayPart, running: boolean): string {
  if (running && (part === 'night' || day.ahead === 0)) return RUNNING[part];
  if (day.ahead === 0) return PARTS_OF_TODAY[part];
  const name = findWeekdayName(day.date, WEEKDAYS);
  const date = isFarAhead(day) ? describeDate(day.date) : null;
  if (part === 'night') {
    const night = date ? `${name}, ${date},` : name;
    return `în noaptea de ${night} spre ${findWeekdayName(addDays(day.date, 1), WEEKDAYS)}`;
  }
  const words = `${findRelativeDayName(day, RELATIVE_DAYS) ?? name} ${PARTS[part]}`;
  return date ? `${words}, ${date}` : words;
}

/** `întâi decembrie`, `douăzeci și opt noiembrie`. */
function describeDate(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${dayOfMonth(day)} ${MONTHS[month - 1]}`;
}

/** A day with its date is closed by a comma before what follows. */
function closed(day: string): string {
  return day.includes(',') ? `${day},` : day;
}

/** After "la" and "de la": `ora două`, `miezul nopții`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'miezul nopții' : `ora ${numeral(hour)}`;
}

function betweenHours(from: number, to: number): string {
  return from === 0 || to === 0
    ? `între ${describeHour(from)} și ${describeHour(to)}`
    : `între orele ${numeral(from)} și ${numeral(to)}`;
}

/** `mâine, la Köln, `; nothing where time and place have been said. */
export function describeOpening(opening: Opening | null): string {
  return opening ? closeOpening(describeWhen(opening.when), describePlace(opening.place)) : '';
}

/** Time and place before a clause; a comma closes what has one within: `sâmbătă, doi mai, `. */
export function closeOpening(time: string, place: string): string {
  if (place !== '') return `${time}, ${place}, `;
  return time.includes(',') ? `${time}, ` : `${time} `;
}
