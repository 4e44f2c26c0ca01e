import type { DayPart } from '../../../contract/parameters.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { addDays, type LocalDate } from '../../../weather/local-time.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { atHour, betweenHours, fromHour } from './hour.ts';

const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const MONTHS = [
  'gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre',
  'ottobre', 'novembre', 'dicembre',
]; // prettier-ignore
const RELATIVE_DAYS = ['oggi', 'domani', 'dopodomani'];

/** The first of a month is an ordinal, all others are not. */
const DATES = [
  '', 'primo', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici',
  'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove',
  'venti', 'ventuno', 'ventidue', 'ventitré', 'ventiquattro', 'venticinque', 'ventisei', 'ventisette',
  'ventotto', 'ventinove', 'trenta', 'trentuno',
]; // prettier-ignore

/** After "nel" and after "per". */
const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'la prossima ora',
  2: 'le prossime due ore',
  3: 'le prossime tre ore',
};

type WakingPart = Exclude<DayPart, 'night'>;

const TODAY: Record<WakingPart, string> = {
  morning: 'stamattina',
  afternoon: 'oggi pomeriggio',
  evening: 'stasera',
};

const PARTS: Record<WakingPart, string> = {
  morning: 'mattina',
  afternoon: 'pomeriggio',
  evening: 'sera',
};

const PARTS_OF: Record<WakingPart, string> = {
  morning: 'la mattina di',
  afternoon: 'il pomeriggio di',
  evening: 'la sera di',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'al mattino',
  midday: "all'ora di pranzo",
  afternoon: 'nel pomeriggio',
  evening: 'in serata',
  lateEvening: 'in tarda serata',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'da metà mattina',
  midday: "dall'ora di pranzo",
  afternoon: 'dal pomeriggio',
  evening: 'dalla sera',
  lateEvening: 'dalla tarda serata',
};

/** How long the first lasts, and from when on the second. */
export function boundaryWords(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`fino ${atHour(at.hour)}`, 'poi'];
  return ['', `poi ${FROM[at.part]}`];
}

/** `tra le 10 e le 13`, `nel pomeriggio`. */
export function spanWords(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

/** `domani`, `oggi alle 15`, `nelle prossime tre ore`. */
export function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'al momento';
    case 'nextHours':
      return `nel${nextHours(when.count)}`;
    case 'hour':
      return `${dayWords(when.day)} ${atHour(when.hour)}`;
    case 'hours':
      return hoursWords(when.from, when.to);
    case 'part':
      return partWords(when.day, when.part, when.running);
    case 'day':
      return dayWords(when.day);
    case 'days': {
      const { first, last } = when;
      return isNextDay(first, last)
        ? `${dayBefore(first, last)} e ${dayWords(last)}`
        : `da ${dayBefore(first, last)} a ${dayWords(last)}`;
    }
  }
}

/** What a forecast is for: `per domani`, `per le prossime tre ore`; of this moment `al momento`. */
export function forWhenWords(when: When): string {
  if (when.kind === 'nextHours') return `per ${nextHours(when.count)}`;
  if (when.kind === 'part' && isNamedNight(when)) return `per ${nightWords(when.day)}`;
  const words = whenWords(when);
  return when.kind === 'now' || words.startsWith('da') ? words : `per ${words}`;
}

/** `oggi` after "il", `per sabato` after "per". */
export function dayAfter(word: string, day: Day): string {
  return joined(word.toLowerCase() === 'il' ? '' : word, dayWords(day));
}

/** `oggi`, `martedì`, `sabato ventotto novembre`; with the article it would be every Tuesday. */
export function dayWords(day: Day): string {
  const relative = relativeDay(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFar(day) ? dateWords(day.date) : weekdayName(day.date, WEEKDAYS);
}

/** A month is said once: `sabato ventotto` + `e domenica ventinove novembre`. */
function dayBefore(first: Day, last: Day): string {
  const isShared = first.date.slice(0, 7) === last.date.slice(0, 7) && isFar(first);
  return isShared
    ? `${weekdayName(first.date, WEEKDAYS)} ${dateName(first.date)}`
    : dayWords(first);
}

interface HourOfDay {
  day: Day;
  hour: number;
}

/** `oggi dalle 8 alle 14`, `dalle 22 di oggi alle 5 di domani`. */
function hoursWords(from: HourOfDay, to: HourOfDay): string {
  if (from.day.date === to.day.date) {
    return `${dayWords(from.day)} ${fromHour(from.hour)} ${atHour(to.hour)}`;
  }
  const end = to.hour === 0 && isNextDay(from.day, to.day) ? '' : `di ${dayWords(to.day)}`;
  return joined(fromHour(from.hour), 'di', dayWords(from.day), atHour(to.hour), end);
}

function partWords(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') {
    return isNamedNight({ day, part, running }) ? `nel${nightWords(day)}` : 'stanotte';
  }
  if (day.ahead === 0) return TODAY[part];
  return isFar(day) ? `${PARTS_OF[part]} ${dayWords(day)}` : `${dayWords(day)} ${PARTS[part]}`;
}

/** Any but that of today, which is `stanotte`. */
function isNamedNight({ day, part, running }: Omit<Extract<When, { kind: 'part' }>, 'kind'>) {
  return part === 'night' && !running && day.ahead !== 0;
}

/** `la notte tra sabato e domenica`. */
function nightWords({ date, ahead }: Day): string {
  const named = (night: LocalDate): Day => ({
    date: night,
    ahead: isFar({ date, ahead }) ? ahead : null,
  });
  const [first, last] = [named(date), named(addDays(date, 1))];
  return `la notte tra ${dayBefore(first, last)} e ${dayWords(last)}`;
}

function nextHours(count: number): string {
  return NEXT_HOURS[count] ?? `le prossime ${count} ore`;
}

function dateWords(date: LocalDate): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${weekdayName(date, WEEKDAYS)} ${dateName(date)} ${month}`;
}

function dateName(date: LocalDate): string {
  return DATES[Number(date.slice(8))] ?? '';
}
