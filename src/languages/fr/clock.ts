import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { joinWords } from '../../wording/grammar.ts';

/** Hours that have a name, or a number with a gender. */
const HOUR_NAMES: Readonly<Record<number, string>> = {
  0: 'minuit',
  1: 'une heure',
  12: 'midi',
  21: 'vingt et une heures',
};

export const NOON = 12;

/** These hours are said to be in the morning, or would be taken for the afternoon. */
const isSmallHour = (hour: number) => hour >= 1 && hour <= 5;

/** `15 heures`, `3 heures du matin`, `minuit`. */
export function describeHour(hour: number): string {
  return joinWords(nameHour(hour), isSmallHour(hour) ? 'du matin' : '');
}

/** `15 heures`, `une heure`. */
export function nameHour(hour: number): string {
  return HOUR_NAMES[hour] ?? `${hour} heures`;
}

/** `entre 10 et 13 heures`, `entre 11 heures et midi`, `entre 3 et 8 heures du matin`. */
export function betweenHours(from: number, to: number): string {
  const isMorning = isSmallHour(from) && from < to && to < NOON;
  const isShort = isMorning || !(isSmallHour(from) || isSmallHour(to));
  if (isShort && isNumbered(from) && isNumbered(to)) {
    return `entre ${nameHour(from).replace(/ heures$/, '')} et ${nameHour(to)}${isMorning ? ' du matin' : ''}`;
  }
  const start = isMorning ? nameHour(from) : describeHour(from);
  const end = isMorning ? `${nameHour(to)} du matin` : describeHour(to);
  return `entre ${start} et ${end}`;
}

/** Neither noon, midnight nor one. */
function isNumbered(hour: number): boolean {
  return nameHour(hour).endsWith(' heures');
}

/** `7 heures 53`, `une heure`, `minuit`, `0 heure 4`. */
export function describeClock({ hour, minute }: ClockTime): string {
  if (minute === 0) return nameHour(hour);
  const named = hour === 0 || hour === NOON;
  return `${named ? plainHour(hour) : nameHour(hour)} ${minute}`;
}

/** Before minutes neither midnight nor noon has its name. */
function plainHour(hour: number): string {
  return hour === 0 ? '0 heure' : `${hour} heures`;
}
