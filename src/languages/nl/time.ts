import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { counted, SHARES, describePlace } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  'januari februari maart april mei juni juli augustus september oktober november december',
  ['vandaag', 'morgen', 'overmorgen'],
);

/** Dates are told in cardinal numbers: `achtentwintig november`. */
const DATES = [
  '', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf',
  'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien',
  'twintig', 'eenentwintig', 'tweeëntwintig', 'drieëntwintig', 'vierentwintig', 'vijfentwintig',
  'zesentwintig', 'zevenentwintig', 'achtentwintig', 'negenentwintig', 'dertig', 'eenendertig',
]; // prettier-ignore

const PARTS = skeleton.byPart('ochtend', 'middag', 'avond');

/** How long the first lasts, and from when on the second. */
export const describeBoundary = skeleton.createTurn(
  (hour) => [`tot ${describeHour(hour)}`, 'daarna'],
  'eerst',
  [
    'vanaf de ochtend',
    'vanaf het middaguur',
    'vanaf de middag',
    'vanaf de avond',
    'vanaf de late avond',
  ],
);

export const { describeWhen, describeSpan, describeDayOfClock } = skeleton.createTime(describeDay, {
  now: 'op dit moment',
  nextHour: 'het komende uur',
  nextHours: (count) => `de komende ${count} uur`,
  counts: 'twee drie',
  hour: (day, hour) => `${describeDay(day)} om ${describeHour(hour)}`,
  /** `tussen 8 en 14 uur`, `tussen 22 uur en middernacht`. */
  between(from, to) {
    const start = from === 0 || to === 0 ? describeHour(from) : counted(from);
    return `tussen ${start} en ${describeHour(to)}`;
  },
  overnight(from, to, endsAtMidnight) {
    const start = `${describeDay(from.day)} van ${describeHour(from.hour)}`;
    return joinWords(
      start,
      'tot',
      endsAtMidnight ? '' : describeDay(to.day),
      describeHour(to.hour),
    );
  },
  part: (day, part) =>
    day.ahead === 0
      ? `van${PARTS[part]}`
      : withDate(day, `${relativeDay(day) ?? weekday(day.date)}${PARTS[part]}`),
  night: (_, running, next) =>
    running ? 'vannacht' : `in de nacht naar ${withDate(next, weekday(next.date))}`,
  twoDays: (first, last) => `${describeDay(first)} en ${describeDay(last)}`,
  days: (first, last) => `${describeDay(first)} tot en met ${describeDay(last)}`,
  during: skeleton.byPartOfCourse(
    'in de ochtend',
    'rond het middaguur',
    'in de middag',
    'in de avond',
    'laat in de avond',
  ),
});

/** `zaterdag` after "op", as that needs no preposition; `voor zaterdag` after "voor". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'op');

/** `vandaag`, `dinsdag`, `zaterdag achtentwintig november`: with or without a preposition. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? withDate(day, weekday(day.date));
}

/** A name that is clear only within the week, with the date of a day beyond it. */
function withDate(day: skeleton.Day, name: string): string {
  if (!skeleton.isFarAhead(day)) return name;
  return `${name} ${DATES[skeleton.getDayOfMonth(day.date)]} ${month(day.date)}`;
}

/** `15 uur`, `één uur`, `middernacht`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'middernacht' : `${counted(hour)} uur`;
}

/** When within a stretch: `vanaf 15 uur`, `tot 9 uur en vanaf 18 uur`, `af en toe`. */
export const { describeTimes, daysList } = skeleton.createTimes(
  { describeWhen, describeSpan },
  {
    tag: 'nl',
    mostly: 'meestal',
    shares: SHARES,
    from: (hour) => `vanaf ${describeHour(hour)}`,
    until: (hour) => `tot ${describeHour(hour)}`,
    /** `maandag, woensdag en vrijdag`, `op 5 van de 9 dagen`. */
    counted: (count, of, isFirst) =>
      isFirst ? `op ${count} van de ${of} dagen` : `op ${count} dagen`,
  },
);

/** `7 uur 53`, `één uur`, `middernacht`. */
export function describeClock({ hour, minute }: skeleton.ClockTime): string {
  if (minute === 0) return describeHour(hour);
  return `${hour === 0 ? '0 uur' : describeHour(hour)} ${minute}`;
}

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frameOpening({ when, place }: skeleton.Opening) {
  return when.kind === 'now' && place !== null
    ? { front: describePlace(place), middle: 'nu' }
    : { front: describeWhen(when), middle: describePlace(place) };
}
