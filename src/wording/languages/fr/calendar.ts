import { addDays, type LocalDate } from '../../../weather/local-time.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { isFar } from '../../plan/day.ts';
import type { Day } from '../../plan/statement.ts';
import { de } from './elision.ts';

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const MONTHS = [
  'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre',
  'novembre', 'décembre',
]; // prettier-ignore
const RELATIVE_DAYS = ["aujourd'hui", 'demain', 'après-demain'];

const DATES = [
  '', 'premier', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze',
  'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt',
  'vingt et un', 'vingt-deux', 'vingt-trois', 'vingt-quatre', 'vingt-cinq', 'vingt-six',
  'vingt-sept', 'vingt-huit', 'vingt-neuf', 'trente', 'trente et un',
]; // prettier-ignore

/** `aujourd'hui`, `mardi`, `samedi vingt-huit novembre`. */
export function dayWords(day: Day): string {
  return relativeDay(day, RELATIVE_DAYS) ?? absoluteDay(day);
}

/** `mardi`, `samedi vingt-huit novembre`; never as seen from today. */
export function absoluteDay(day: Day): string {
  return isFar(day)
    ? `${weekdayName(day.date, WEEKDAYS)} ${dateWords(day.date)}`
    : weekdayName(day.date, WEEKDAYS);
}

/** `d'aujourd'hui`, `de mardi`, `du samedi vingt-huit novembre`. */
export function fromDay(day: Day): string {
  return isFar(day) ? `du ${absoluteDay(day)}` : de(dayWords(day));
}

/** `à demain`, `à mardi`, `au samedi vingt-huit novembre`; two `a` never meet. */
export function toDay(day: Day): string {
  if (isFar(day)) return `au ${absoluteDay(day)}`;
  return day.ahead === 1 ? 'à demain' : `à ${weekdayName(day.date, WEEKDAYS)}`;
}

/** `de samedi à dimanche`, `du samedi vingt-huit au dimanche vingt-neuf novembre`. */
export function nightOver(day: Day): string {
  const next = addDays(day.date, 1);
  const [one, other] = [weekdayName(day.date, WEEKDAYS), weekdayName(next, WEEKDAYS)];
  if (!isFar(day)) return `de ${one} à ${other}`;
  const inOneMonth = day.date.slice(0, 7) === next.slice(0, 7);
  const first = inOneMonth ? dateOf(day.date) : dateWords(day.date);
  return `du ${one} ${first} au ${other} ${dateWords(next)}`;
}

/** `vingt-huit novembre`. */
function dateWords(date: LocalDate): string {
  const month = Number(date.slice(5, 7));
  return `${dateOf(date)} ${MONTHS[month - 1] ?? ''}`;
}

function dateOf(date: LocalDate): string {
  return DATES[Number(date.slice(8, 10))] ?? '';
}
