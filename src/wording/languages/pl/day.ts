import { addDays, weekday, type LocalDate } from '../../../weather/local-time.ts';
import { relativeDay } from '../../day-names.ts';
import { isFar } from '../../plan/day.ts';
import type { Day } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { ordinal } from './numerals.ts';
import { listsIn } from '../../intl.ts';

interface Name {
  /** `we wtorek`. */
  on: string;
  /** The accusative, after "na": `wtorek`. */
  accusative: string;
  /** After "od" and "do": `wtorku`. */
  genitive: string;
  /** `z wtorku`, `ze środy`. */
  from: string;
}

const name = (accusative: string, genitive: string, on = 'w', from = 'z'): Name => ({
  on: `${on} ${accusative}`,
  accusative,
  genitive,
  from: `${from} ${genitive}`,
});

const WEEKDAYS = [
  name('niedzielę', 'niedzieli'),
  name('poniedziałek', 'poniedziałku'),
  name('wtorek', 'wtorku', 'we'),
  name('środę', 'środy', 'w', 'ze'),
  name('czwartek', 'czwartku'),
  name('piątek', 'piątku'),
  name('sobotę', 'soboty'),
] as const;

const MONTHS = [
  'stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca', 'lipca', 'sierpnia', 'września',
  'października', 'listopada', 'grudnia',
]; // prettier-ignore

const RELATIVE_DAYS = ['dziś', 'jutro', 'pojutrze'];
const RELATIVE_GENITIVES = ['dziś', 'jutra', 'pojutrza'];

/** What a whole time adverb replaces: `w <DayID>`. */
const BEFORE_DAY = new Set(['w', 'we']);
const BEFORE_ACCUSATIVE = new Set(['na', 'przez']);
const BEFORE_GENITIVE = new Set(['do', 'od']);

const list = listsIn('pl');

/** `dziś`, `we wtorek`, `w sobotę dwudziestego ósmego listopada`. */
export function dayWords(day: Day): string {
  return relativeDay(day, RELATIVE_DAYS) ?? dated(nameOf(day.date).on, day);
}

/** After "od" and "do": `jutra`, `soboty`. */
export function dayGenitive(day: Day): string {
  const relative = day.ahead === null ? undefined : RELATIVE_GENITIVES[day.ahead];
  return relative ?? dated(nameOf(day.date).genitive, day);
}

/** `dziś, jutro i pojutrze`, or undefined where one of the days has no such word. */
export function relativeDays(first: Day, last: Day): string | undefined {
  if (first.ahead === null || last.ahead === null) return undefined;
  if (relativeDay(last, RELATIVE_DAYS) === undefined) return undefined;
  return list.format(RELATIVE_DAYS.slice(first.ahead, last.ahead + 1));
}

/** `w nocy z soboty na niedzielę`. */
export function nightWords(day: Day): string {
  const next = addDays(day.date, 1);
  const words = `w nocy ${nameOf(day.date).from} na ${nameOf(next).accusative}`;
  return dated(words, { ...day, date: next });
}

/** `dziś` and `w sobotę` after "w", `na sobotę` after "na", `do soboty` after "do". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return dayWords(day);
  if (BEFORE_GENITIVE.has(lowered)) return joined(word, dayGenitive(day));
  return joined(word, BEFORE_ACCUSATIVE.has(lowered) ? dayAccusative(day) : dayWords(day));
}

function dayAccusative(day: Day): string {
  return relativeDay(day, RELATIVE_DAYS) ?? dated(nameOf(day.date).accusative, day);
}

/** Adds the date where the weekday alone would be taken for the coming one. */
function dated(words: string, day: Day): string {
  return isFar(day) ? `${words} ${dateWords(day.date)}` : words;
}

/** `dwudziestego ósmego listopada`. */
function dateWords(date: LocalDate): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${ordinal(day, 'ego')} ${MONTHS[month - 1]}`;
}

function nameOf(date: LocalDate): Name {
  return WEEKDAYS[weekday(date)] ?? WEEKDAYS[0];
}
