import * as skeleton from '../skeleton-time.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { joinWords } from '../../wording/grammar.ts';

const MIDNIGHT = 'medianoche';
const NOON = 12;
/** Until this hour, hours from noon on need no word for noon: `de 12 a 4 de la tarde`. */
const EARLY_AFTERNOON = 16;
const MORNING = 6;

/** How a country names the hours of the clock. */
export function createClock(country: Country) {
  /** Hours before which the parts of the day end that an hour is named with. */
  const parts = [[1, 'de la noche'], [6, 'de la madrugada'], [12, 'de la mañana'], [13, 'del mediodía'], [COUNTRY_WORDS[country].firstHourOfNight, 'de la tarde'], [24, 'de la noche']] as const; // prettier-ignore
  /** `de la tarde`. */
  const partOfClock = (hour: number) => parts.find(([end]) => hour < end)?.[1] ?? '';

  return {
    describeHour,
    bareHour,
    isPartSaidOnce,
    atClock,
    fromHourToHour,
    betweenHours,
    hourOfToday,
  };

  /** Whether the part of the second hour is that of the first, or includes it: `de 3 a 8 de la mañana`. */
  function isPartSaidOnce(first: number, second: number): boolean {
    const [start, end] = [partOfClock(first), partOfClock(second)];
    return start === end || (start === 'de la madrugada' && end === 'de la mañana');
  }

  /** `las 3 de la tarde`, `la una de la madrugada`, `medianoche`. */
  function describeHour(hour: number): string {
    return hour === 0 ? MIDNIGHT : `${bareHour(hour)} ${partOfClock(hour)}`;
  }

  /** `a las 7 y 53 de la mañana`, `a la una de la tarde`. */
  function atClock(hour: number, minute: number): string {
    if (minute === 0) return `a ${describeHour(hour)}`;
    const past = minute === 1 ? 'un minuto' : String(minute);
    return `a ${bareHour(hour)} y ${past} ${partOfClock(hour)}`;
  }

  /** `de 2 a 5 de la tarde`, `de 3 de la tarde a 8 de la noche`, `de 3 a 8 de la mañana`. */
  function fromHourToHour(from: number, to: number): string {
    const isBesideNoon =
      (from === NOON && to <= EARLY_AFTERNOON) ||
      (to === NOON && partOfClock(from) === 'de la mañana');
    const isInEvening = from >= COUNTRY_WORDS[country].firstHourOfNight - 1;
    const isClear = isPartSaidOnce(from, to) || isBesideNoon || isInEvening;
    // What ends with the night is all of it: `de 4 a 6 de la madrugada`.
    const end =
      to === MORNING && partOfClock(from) === partOfClock(MORNING - 1)
        ? `${onClock(to)} ${partOfClock(from)}`
        : plainHour(to);
    const isShort = isClear && from > 0 && from < to;
    // "De una a" would be heard as a number of something, and a night needs its articles.
    const isNight = from > to && to > 0;
    if (isNight || from % NOON === 1) return betweenDayHours(from, to, isShort);
    return `de ${isShort ? onClock(from) : plainHour(from)} a ${end}`;
  }

  /** `entre las 10 de la noche y la una de la madrugada`, `entre la una y las 3 de la tarde`. */
  function betweenDayHours(from: number, to: number, isShort: boolean): string {
    return `entre ${isShort ? bareHour(from) : describeHour(from)} y ${describeHour(to)}`;
  }

  /** Of a night that is named: `entre la una y las 6`. */
  function betweenHours(from: number, to: number): string {
    return `entre ${bareHour(from)} y ${bareHour(to)}`;
  }

  /** `las 10 de esta noche`, `hoy a las 12 del mediodía`; not of midnight. */
  function hourOfToday(hour: number): string {
    const part = partOfClock(hour);
    return part.startsWith('de la ')
      ? `${bareHour(hour)} ${part.replace('de la ', 'de esta ')}`
      : `hoy a ${describeHour(hour)}`;
  }

  /** Without its article, as it stands in a range: `3 de la tarde`, `una de la madrugada`. */
  function plainHour(hour: number): string {
    return hour === 0 ? MIDNIGHT : `${onClock(hour)} ${partOfClock(hour)}`;
  }
}

/** `las 11`, `la una`. */
function bareHour(hour: number): string {
  return `${hour % NOON === 1 ? 'la' : 'las'} ${onClock(hour)}`;
}

function onClock(hour: number): string {
  const shown = hour % NOON === 0 ? NOON : hour % NOON;
  return shown === 1 ? 'una' : String(shown);
}

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
