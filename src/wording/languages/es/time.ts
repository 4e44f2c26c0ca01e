import type { DayPart } from '../../../contract/parameters.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { addDays } from '../../../weather/local-time.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { fromHourToHour, hourOfToday, hourWords } from './clock.ts';
import { HOUR_NUMBERS, NUMBERS } from './numerals.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio',
  'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre',
]; // prettier-ignore
const RELATIVE_DAYS = ['hoy', 'mañana', 'pasado mañana'];

const DURING: Record<PartOfCourse, string> = {
  morning: 'por la mañana',
  midday: 'a mediodía',
  afternoon: 'por la tarde',
  evening: 'a última hora de la tarde',
  lateEvening: 'por la noche',
};

const UNTIL: Record<PartOfCourse, string> = {
  morning: 'hasta media mañana',
  midday: 'hasta el mediodía',
  afternoon: 'hasta la tarde',
  evening: 'hasta última hora de la tarde',
  lateEvening: 'hasta la noche',
};

const PARTS: Record<DayPart, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'a última hora de la tarde',
  night: 'por la noche',
};

const PARTS_OF_TODAY: Record<DayPart, string> = {
  morning: 'esta mañana',
  afternoon: 'esta tarde',
  evening: 'hoy a última hora de la tarde',
  night: 'esta noche',
};

/** How long the first lasts. */
export function untilWords(at: Boundary): string {
  return 'hour' in at ? `hasta ${hourWords(at.hour)}` : UNTIL[at.part];
}

export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : fromHourToHour(span.from, span.to);
}

export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'ahora mismo';
    case 'nextHours':
      return comingHours(when.count);
    case 'hour':
      return `${dayWords(when.day)} a ${hourWords(when.hour)}`;
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return `${dayWords(from.day)} ${fromHourToHour(from.hour, to.hour)}`;
      }
      const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
      return `desde ${hourOfDay(from)} hasta ${endsAtMidnight ? hourWords(0) : hourOfDay(to)}`;
    }
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days': {
      const { first, last } = when;
      return isNextDay(first, last)
        ? `${dayWords(first)} y ${dayWords(last)}`
        : `desde ${dayWords(first)} hasta ${dayWords(last)}`;
    }
  }
}

/** A time whose hours are told beside it: `entre hoy y mañana` of hours over midnight. */
export function whenOfHours(when: When): string {
  if (when.kind !== 'hours') return whenWords(when);
  const [from, to] = [dayWords(when.from.day), dayWords(when.to.day)];
  return from === to ? from : `entre ${from} y ${to}`;
}

/** `para hoy`, `para las próximas tres horas`, but `desde hoy hasta el viernes`. */
export function forWhen(when: When): string {
  const words = whenWords(when);
  if (when.kind === 'now' || words.startsWith('desde ')) return words;
  return `para ${words.startsWith('en ') ? words.slice(3) : words}`;
}

/** `en las próximas tres horas`. */
export function comingHours(count: number): string {
  return count === 1
    ? 'en la próxima hora'
    : `en las próximas ${HOUR_NUMBERS[count] ?? count} horas`;
}

/** `hoy` after "el", `para el sábado` after "para", `del sábado` after "de". */
export function dayAfter(word: string, day: Day): string {
  switch (word.toLowerCase()) {
    case 'el':
      return dayWords(day);
    case 'de':
    case 'del':
      return ofDay(day);
    case 'a':
    case 'al':
      return toDay(day);
    default:
      return joined(word, dayWords(day));
  }
}

/** `hoy`, `el martes`, `el sábado veintiocho de noviembre`. */
export function dayWords(day: Day): string {
  return relativeDay(day, RELATIVE_DAYS) ?? `el ${dayName(day)}`;
}

/** `esta noche a las 10`, `el domingo a las 4 de la madrugada`, `el lunes a las cero horas`. */
function hourOfDay({ day, hour }: { day: Day; hour: number }): string {
  if (hour === 0) return `${dayWords(day)} a las cero horas`;
  return day.ahead === 0 ? hourOfToday(hour) : `${dayWords(day)} a ${hourWords(hour)}`;
}

function ofDay(day: Day): string {
  const relative = relativeDay(day, RELATIVE_DAYS);
  return relative ? `de ${relative}` : `del ${dayName(day)}`;
}

function toDay(day: Day): string {
  const relative = relativeDay(day, RELATIVE_DAYS);
  return relative ? `a ${relative}` : `al ${dayName(day)}`;
}

function partWords(day: Day, part: DayPart, running: boolean): string {
  if (day.ahead === 0 || (running && part === 'night')) return PARTS_OF_TODAY[part];
  return part === 'night' && !relativeDay(day, RELATIVE_DAYS)
    ? nightWords(day)
    : `${dayWords(day)} ${PARTS[part]}`;
}

/** `en la noche del sábado al domingo`, far ahead with the dates, and one month said once. */
function nightWords(day: Day): string {
  const next: Day = { ...day, date: addDays(day.date, 1) };
  const isOneMonth = monthOf(day) === monthOf(next);
  const first =
    isFar(day) && isOneMonth ? `${weekdayName(day.date, WEEKDAYS)} ${dateOf(day)}` : dayName(day);
  return `en la noche del ${first} al ${dayName(next)}`;
}

/** Without its article: `martes`, `sábado veintiocho de noviembre`. */
function dayName(day: Day): string {
  const name = weekdayName(day.date, WEEKDAYS);
  return isFar(day) ? `${name} ${dateOf(day)} de ${monthOf(day)}` : name;
}

function dateOf({ date }: Day): string {
  return NUMBERS[Number(date.slice(8))] ?? '';
}

function monthOf({ date }: Day): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}
