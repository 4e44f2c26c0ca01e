import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { SHARES } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'domingo lunes martes miércoles jueves viernes sábado',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ['hoy', 'mañana', 'pasado mañana'],
);

const PARTS = skeleton.byPart('por la mañana', 'por la tarde', 'a última hora de la tarde');

const PARTS_OF_TODAY = skeleton.byPart(
  'esta mañana',
  'esta tarde',
  'hoy a última hora de la tarde',
);

/** How long the first lasts. */
export const describeUntil = skeleton.createLimit(
  (hour) => `hasta ${describeHour(hour)}`,
  [
    'hasta media mañana',
    'hasta el mediodía',
    'hasta la tarde',
    'hasta última hora de la tarde',
    'hasta la noche',
  ],
);

export const { describeWhen, describeSpan, describeDayOfClock } = skeleton.createTime(describeDay, {
  now: 'ahora mismo',
  nextHour: 'en la próxima hora',
  nextHours: (_, count) => `en las próximas ${HOUR_NUMBERS[count] ?? count} horas`,
  hour: (day, hour) => `${describeDay(day)} a ${describeHour(hour)}`,
  between: fromHourToHour,
  overnight: (from, to, endsAtMidnight) =>
    `desde ${hourOfDay(from)} hasta ${endsAtMidnight ? describeHour(0) : hourOfDay(to)}`,
  part: (day, part) =>
    day.ahead === 0 ? PARTS_OF_TODAY[part] : `${describeDay(day)} ${PARTS[part]}`,
  night(day, running, next) {
    if (day.ahead === 0 || running) return 'esta noche';
    return relativeDay(day) ? `${describeDay(day)} por la noche` : describeNight(day, next);
  },
  twoDays: (first, last) => `${describeDay(first)} y ${describeDay(last)}`,
  days: (first, last) => `desde ${describeDay(first)} hasta ${describeDay(last)}`,
  during: { ...PARTS, midday: 'a mediodía', lateEvening: 'por la noche' },
});

/** A time whose hours are told beside it: `entre hoy y mañana` of hours over midnight. */
export function describeDaysOfHours(when: skeleton.When): string {
  if (when.kind !== 'hours') return describeWhen(when);
  const [from, to] = [describeDay(when.from.day), describeDay(when.to.day)];
  return from === to ? from : `entre ${from} y ${to}`;
}

/** `para hoy`, `para las próximas tres horas`, but `desde hoy hasta el viernes`. */
export function forWhen(when: skeleton.When): string {
  const words = describeWhen(when);
  if (when.kind === 'now' || words.startsWith('desde ')) return words;
  return `para ${words.startsWith('en ') ? words.slice(3) : words}`;
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

/** `hoy`, `el martes`, `el sábado veintiocho de noviembre`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? `el ${dayName(day)}`;
}

/** `esta noche a las 10`, `el domingo a las 4 de la madrugada`, `el lunes a las cero horas`. */
function hourOfDay({ day, hour }: skeleton.HourOfDay): string {
  if (hour === 0) return `${describeDay(day)} a las cero horas`;
  return day.ahead === 0 ? hourOfToday(hour) : `${describeDay(day)} a ${describeHour(hour)}`;
}

const ofDay = (day: skeleton.Day) =>
  relativeDay(day) ? `de ${relativeDay(day)}` : `del ${dayName(day)}`;

const toDay = (day: skeleton.Day) =>
  relativeDay(day) ? `a ${relativeDay(day)}` : `al ${dayName(day)}`;

/** `en la noche del sábado al domingo`, far ahead with the dates, and one month said once. */
function describeNight(day: skeleton.Day, next: skeleton.Day): string {
  const isOneMonth = month(day.date) === month(next.date);
  const first =
    skeleton.isFarAhead(day) && isOneMonth ? `${weekday(day.date)} ${dateOf(day)}` : dayName(day);
  return `en la noche del ${first} al ${dayName(next)}`;
}

/** Without its article: `martes`, `sábado veintiocho de noviembre`. */
function dayName(day: skeleton.Day): string {
  const name = weekday(day.date);
  return skeleton.isFarAhead(day) ? `${name} ${dateOf(day)} de ${month(day.date)}` : name;
}

const dateOf = ({ date }: skeleton.Day) => NUMERALS[skeleton.getDayOfMonth(date)] ?? '';

/** When within a stretch: `desde las 3 de la tarde`, `hasta las 9 de la mañana`, `a ratos`. */
export const { describeTimes, daysList } = skeleton.createTimes(
  { describeWhen, describeSpan },
  {
    tag: 'es',
    mostly: 'casi siempre',
    shares: SHARES,
    from: (hour) => `desde ${describeHour(hour)}`,
    until: (hour) => `hasta ${describeHour(hour)}`,
    /** `el lunes, el miércoles y el viernes`, `en 5 de los 9 días`. */
    counted: (count, of, isFirst) => {
      if (isFirst) return `en ${count} de los ${of} días`;
      return count === 1 ? 'en un día' : `en ${count} días`;
    },
  },
);

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
