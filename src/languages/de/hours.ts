import { joinWords } from '../../wording/grammar.ts';
import type { ClockTime } from '../skeleton-time.ts';

const NULL = 'null';

/** The hour in which a day begins: "von morgen Mitternacht" would be heard as a day later. */
export const NULL_HOUR = `${NULL} Uhr`;

/** What stands before the first hour and before the last. */
export type Limits = readonly [from: string, to: string];

export const BETWEEN: Limits = ['zwischen', 'und'];
export const FROM_TO: Limits = ['von', 'bis'];

/** `15 Uhr`; an hour that may be heard as one of the afternoon names its time of day: `4 Uhr früh`. */
export function describeHour(hour: number): string {
  return joinWords(describePlainHour(hour), nameSmallHour(hour));
}

export function describePlainHour(hour: number, midnight = 'Mitternacht'): string {
  return hour === 0 ? midnight : describeClock({ hour, minute: 0 });
}

/** The last hour of the night, and of those that one calls `nachts`. */
const LAST_SMALL_HOUR = 5;
const LAST_NIGHT_HOUR = 3;
/** The hour at noon, which nobody hears as one of the night. */
const NOON = 12;
/** The last that shares the word of the hour before it: `zwischen 5 und 7 Uhr früh`. */
const LAST_EARLY_HOUR = 7;

export function nameSmallHour(hour: number): string {
  if (hour === 0 || hour > LAST_SMALL_HOUR) return '';
  return hour <= LAST_NIGHT_HOUR ? 'nachts' : 'früh';
}

/** After its day: `zwischen null und 9 Uhr`. */
export function describeHoursOfDay(from: number, to: number): string {
  if (from !== 0) return describeHours(from, to, BETWEEN);
  return joinHours(BETWEEN, to === 0 ? NULL_HOUR : NULL, describePlainHour(to));
}

/** Of a night that is named: `zwischen ein und 6 Uhr`. */
export function describeHoursOfNight(from: number, to: number): string {
  return joinHours(BETWEEN, plainNumber(from), describePlainHour(to));
}

/** `zwischen 14 und 16 Uhr`, `zwischen 4 und 6 Uhr früh`, `zwischen 2 Uhr nachts und 9 Uhr`, `zwischen 4 und 12 Uhr`. */
export function describeHours(from: number, to: number, limits: Limits): string {
  if (from === 0 || to === 0 || from > to) return describeClearHours(from, to, limits);
  if (nameSmallHour(from) === 'früh' && to <= LAST_EARLY_HOUR) {
    return joinHours(limits, plainNumber(from), `${describePlainHour(to)} früh`);
  }
  const isOnlyStartSmall = nameSmallHour(from) !== '' && nameSmallHour(to) === '';
  if (isOnlyStartSmall && from >= LAST_NIGHT_HOUR && to <= NOON) {
    return describeClearHours(from, to, limits);
  }
  const start = isOnlyStartSmall ? describeHour(from) : plainNumber(from);
  return joinHours(limits, start, describeHour(to));
}

/** Hours over midnight, or in a sentence about a night. */
export function describeClearHours(from: number, to: number, limits: Limits): string {
  const start = from === 0 || to === 0 ? describePlainHour(from) : plainNumber(from);
  return joinHours(limits, start, describePlainHour(to));
}

function joinHours([first, last]: Limits, from: string, to: string): string {
  return `${first} ${from} ${last} ${to}`;
}

function plainNumber(hour: number): string {
  return hour === 1 ? 'ein' : String(hour);
}

/** `7 Uhr 53`, `ein Uhr`, `Mitternacht`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (hour === 0 && minute === 0) return 'Mitternacht';
  return joinWords(hour === 1 ? 'ein' : String(hour), 'Uhr', minute === 0 ? '' : String(minute));
}
