import type { DayPart } from '../../contract/parameters.ts';
import {
  findRelativeDayName,
  findWeekdayName,
  joinWords,
  createListFormat,
} from '../../wording/grammar.ts';
import { addDays } from '../../time/local-time.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type When,
} from '../../wording/plan/statement.ts';
import type { ClockSpan, DayGroup, Times } from '../../wording/plan/plan.ts';
import { SHARES } from './words.ts';
import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { findNightOfClock } from '../../wording/plan/questions/wind-and-sun-times.ts';

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
export function describeUntil(at: Boundary): string {
  return 'hour' in at ? `hasta ${describeHour(at.hour)}` : UNTIL[at.part];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : fromHourToHour(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'ahora mismo';
    case 'nextHours':
      return comingHours(when.count);
    case 'hour':
      return `${describeDay(when.day)} a ${describeHour(when.hour)}`;
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return `${describeDay(from.day)} ${fromHourToHour(from.hour, to.hour)}`;
      }
      const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
      return `desde ${hourOfDay(from)} hasta ${endsAtMidnight ? describeHour(0) : hourOfDay(to)}`;
    }
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days': {
      const { first, last } = when;
      return isNextDay(first, last)
        ? `${describeDay(first)} y ${describeDay(last)}`
        : `desde ${describeDay(first)} hasta ${describeDay(last)}`;
    }
  }
}

/** A time whose hours are told beside it: `entre hoy y mañana` of hours over midnight. */
export function describeDaysOfHours(when: When): string {
  if (when.kind !== 'hours') return describeWhen(when);
  const [from, to] = [describeDay(when.from.day), describeDay(when.to.day)];
  return from === to ? from : `entre ${from} y ${to}`;
}

/** `para hoy`, `para las próximas tres horas`, but `desde hoy hasta el viernes`. */
export function forWhen(when: When): string {
  const words = describeWhen(when);
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
      return describeDay(day);
    case 'de':
    case 'del':
      return ofDay(day);
    case 'a':
    case 'al':
      return toDay(day);
    default:
      return joinWords(word, describeDay(day));
  }
}

/** `hoy`, `el martes`, `el sábado veintiocho de noviembre`. */
export function describeDay(day: Day): string {
  return findRelativeDayName(day, RELATIVE_DAYS) ?? `el ${dayName(day)}`;
}

/** `esta noche a las 10`, `el domingo a las 4 de la madrugada`, `el lunes a las cero horas`. */
function hourOfDay({ day, hour }: { day: Day; hour: number }): string {
  if (hour === 0) return `${describeDay(day)} a las cero horas`;
  return day.ahead === 0 ? hourOfToday(hour) : `${describeDay(day)} a ${describeHour(hour)}`;
}

function ofDay(day: Day): string {
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  return relative ? `de ${relative}` : `del ${dayName(day)}`;
}

function toDay(day: Day): string {
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  return relative ? `a ${relative}` : `al ${dayName(day)}`;
}

function describePart(day: Day, part: DayPart, running: boolean): string {
  if (day.ahead === 0 || (running && part === 'night')) return PARTS_OF_TODAY[part];
  return part === 'night' && !findRelativeDayName(day, RELATIVE_DAYS)
    ? describeNight(day)
    : `${describeDay(day)} ${PARTS[part]}`;
}

/** `en la noche del sábado al domingo`, far ahead with the dates, and one month said once. */
function describeNight(day: Day): string {
  const next: Day = { ...day, date: addDays(day.date, 1) };
  const isOneMonth = monthOf(day) === monthOf(next);
  const first =
    isFarAhead(day) && isOneMonth
      ? `${findWeekdayName(day.date, WEEKDAYS)} ${dateOf(day)}`
      : dayName(day);
  return `en la noche del ${first} al ${dayName(next)}`;
}

/** Without its article: `martes`, `sábado veintiocho de noviembre`. */
function dayName(day: Day): string {
  const name = findWeekdayName(day.date, WEEKDAYS);
  return isFarAhead(day) ? `${name} ${dateOf(day)} de ${monthOf(day)}` : name;
}

function dateOf({ date }: Day): string {
  return NUMERALS[Number(date.slice(8))] ?? '';
}

function monthOf({ date }: Day): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

const LIST = createListFormat('es');

/** When within a stretch: `desde las 3 de la tarde`, `hasta las 9 de la mañana`, `a ratos`. */
export function describeTimes(times: Times | null): string {
  if (!times) return '';
  if ('share' in times) {
    return times.share === 'mostly' ? 'casi siempre' : SHARES[times.share];
  }
  return LIST.format(times.spans.map(describeClockSpan));
}

/** `el lunes, el miércoles y el viernes`, `en 5 de los 9 días`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if (!('count' in whens)) return LIST.format(whens.map((when) => describeWhen(when)));
  const { count, of } = whens;
  if (isFirst) return `en ${count} de los ${of} días`;
  return count === 1 ? 'en un día' : `en ${count} días`;
}

function describeClockSpan({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return describeSpan({ from, to });
  if (to !== null) return describeUntil({ hour: to });
  return from === null ? '' : `desde ${describeHour(from)}`;
}

/** Hours of the clock before which the parts of the day end that an hour is named with. */
const PARTS_OF_CLOCK = [[1, 'de la noche'], [6, 'de la madrugada'], [12, 'de la mañana'], [13, 'del mediodía'], [21, 'de la tarde'], [24, 'de la noche']] as const; // prettier-ignore

const MIDNIGHT = 'medianoche';
const NOON = 12;

/** `las 3 de la tarde`, `la una de la madrugada`, `medianoche`. */
export function describeHour(hour: number): string {
  return hour === 0 ? MIDNIGHT : `${bareHour(hour)} ${partOfClock(hour)}`;
}

/** `a las 7 y 53 de la mañana`, `a la una de la tarde`. */
export function atClock(hour: number, minute: number): string {
  if (minute === 0) return `a ${describeHour(hour)}`;
  const past = minute === 1 ? 'un minuto' : String(minute);
  return `a ${bareHour(hour)} y ${past} ${partOfClock(hour)}`;
}

/** `de 2 a 5 de la tarde`, `de 11 de la mañana a una de la tarde`. */
function fromHourToHour(from: number, to: number): string {
  const start = isOneHalf(from, to) ? onClock(from) : plainHour(from);
  return `de ${start} a ${plainHour(to)}`;
}

/** `esta noche a las 10`, `este mediodía a las 12`; not of midnight. */
function hourOfToday(hour: number): string {
  const part = partOfClock(hour).replace('de la ', 'esta ').replace('del ', 'este ');
  return `${part} a ${bareHour(hour)}`;
}

/** Of two hours of one half of the day, the part of the day that the second is in says enough. */
function isOneHalf(from: number, to: number): boolean {
  return from > 0 && from < to && (to <= NOON || from >= NOON);
}

/** Without its article, as it stands in a range: `3 de la tarde`, `una de la madrugada`. */
function plainHour(hour: number): string {
  return hour === 0 ? MIDNIGHT : `${onClock(hour)} ${partOfClock(hour)}`;
}

function bareHour(hour: number): string {
  return `${hour % NOON === 1 ? 'la' : 'las'} ${onClock(hour)}`;
}

function onClock(hour: number): string {
  const shown = hour % NOON === 0 ? NOON : hour % NOON;
  return shown === 1 ? 'una' : String(shown);
}

function partOfClock(hour: number): string {
  return PARTS_OF_CLOCK.find(([end]) => hour < end)?.[1] ?? '';
}

/** Words for the days of a month, and for how many days. */
export const NUMERALS = [
  '', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once',
  'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve',
  'veinte', 'veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis',
  'veintisiete', 'veintiocho', 'veintinueve', 'treinta', 'treinta y uno',
]; // prettier-ignore

/** Words for small numbers of hours, and for those that agree with them in gender. */
const HOUR_NUMBERS: Readonly<Record<number, string>> = {
  2: 'dos',
  3: 'tres',
  21: 'veintiuna',
  31: 'treinta y una',
  41: 'cuarenta y una',
  51: 'cincuenta y una',
  61: 'sesenta y una',
  71: 'setenta y una',
};

/** `hoy`, but `esta noche` for what happens in the small hours. */
export function describeDayOfClock(day: Day, clock: ClockTime): string {
  const night = findNightOfClock(day, clock);
  return night ? describeWhen(night) : describeDay(day);
}
