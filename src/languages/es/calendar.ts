import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';

const calendar = skeleton.createCalendarWords(
  'domingo lunes martes miércoles jueves viernes sábado',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ['hoy', 'mañana', 'pasado mañana'],
  'ayer',
);
const { weekday, month } = calendar;
export const { relativeDay } = calendar;

/** `hoy`, `el martes`, `el sábado veintiocho de noviembre`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? `el ${dayName(day)}`;
}

/** `hoy` after "el", `para el sábado` after "para", `del sábado` after "de". */
export function dayAfter(word: string, day: skeleton.Day): string {
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

/** `del sábado al lunes`, `desde mañana hasta el viernes`: "de mañana" alone is heard as in the morning. */
export function fromDayToDay(first: skeleton.Day, last: skeleton.Day): string {
  return relativeDay(first)
    ? `desde ${relativeDay(first)} hasta ${describeDay(last)}`
    : `${ofDay(first)} ${toDay(last)}`;
}

/** The names of a day and the next, far ahead with the dates, and one month said once. */
export function nameNight(day: skeleton.Day, next: skeleton.Day): [first: string, second: string] {
  const isOneMonth = month(day.date) === month(next.date);
  const first =
    skeleton.isFarAhead(day) && isOneMonth ? `${weekday(day.date)} ${dateOf(day)}` : dayName(day);
  return [first, dayName(next)];
}

const ofDay = (day: skeleton.Day) =>
  relativeDay(day) ? `de ${relativeDay(day)}` : `del ${dayName(day)}`;

const toDay = (day: skeleton.Day) =>
  relativeDay(day) ? `a ${relativeDay(day)}` : `al ${dayName(day)}`;

/** Without its article: `martes`, `sábado veintiocho de noviembre`. */
function dayName(day: skeleton.Day): string {
  const name = weekday(day.date);
  return skeleton.isFarAhead(day) ? `${name} ${dateOf(day)} de ${month(day.date)}` : name;
}

const dateOf = ({ date }: skeleton.Day) => NUMERALS[skeleton.getDayOfMonth(date)] ?? '';

/** Words for the days of a month, and for how many days. */
export const NUMERALS = [
  '', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once',
  'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve',
  'veinte', 'veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis',
  'veintisiete', 'veintiocho', 'veintinueve', 'treinta', 'treinta y uno',
]; // prettier-ignore
