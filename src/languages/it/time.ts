import type { DayPart } from '../../contract/parameters.ts';
import {
  findRelativeDayName,
  findWeekdayName,
  joinWords,
  createListFormat,
} from '../../wording/grammar.ts';
import { addDays, type LocalDate } from '../../time/local-time.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type When,
  type Opening,
} from '../../wording/plan/statement.ts';
import type { ClockSpan, DayGroup, Times } from '../../wording/plan/plan.ts';
import { SHARES } from './words.ts';
import type { ClockTime } from '../../wording/plan/fact-statement.ts';
import { findNightOfClock } from '../../wording/plan/questions/wind-and-sun-times.ts';
import { describePlace } from './place-names.ts';

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
export function describeBoundary(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`fino ${atHour(at.hour)}`, 'poi'];
  return ['', `poi ${FROM[at.part]}`];
}

/** `tra le 10 e le 13`, `nel pomeriggio`. */
export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

/** `domani`, `oggi alle 15`, `nelle prossime tre ore`. */
export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'al momento';
    case 'nextHours':
      return `nel${nextHours(when.count)}`;
    case 'hour':
      return `${describeDay(when.day)} ${atHour(when.hour)}`;
    case 'hours':
      return describeHours(when.from, when.to);
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days': {
      const { first, last } = when;
      return isNextDay(first, last)
        ? `${dayBefore(first, last)} e ${describeDay(last)}`
        : `da ${dayBefore(first, last)} a ${describeDay(last)}`;
    }
  }
}

/** What a forecast is for: `per domani`, `per le prossime tre ore`; of this moment `al momento`. */
function describeForWhen(when: When): string {
  if (when.kind === 'nextHours') return `per ${nextHours(when.count)}`;
  if (when.kind === 'part' && isNamedNight(when)) return `per ${describeNight(when.day)}`;
  const words = describeWhen(when);
  return when.kind === 'now' || words.startsWith('da') ? words : `per ${words}`;
}

/** `oggi` after "il", `per sabato` after "per". */
export function dayAfter(word: string, day: Day): string {
  return joinWords(word.toLowerCase() === 'il' ? '' : word, describeDay(day));
}

/** `oggi`, `martedì`, `sabato ventotto novembre`; with the article it would be every Tuesday. */
export function describeDay(day: Day): string {
  const relative = findRelativeDayName(day, RELATIVE_DAYS);
  if (relative) return relative;
  return isFarAhead(day) ? describeDate(day.date) : findWeekdayName(day.date, WEEKDAYS);
}

/** A month is said once: `sabato ventotto` + `e domenica ventinove novembre`. */
function dayBefore(first: Day, last: Day): string {
  const isShared = first.date.slice(0, 7) === last.date.slice(0, 7) && isFarAhead(first);
  return isShared
    ? `${findWeekdayName(first.date, WEEKDAYS)} ${dateName(first.date)}`
    : describeDay(first);
}

interface HourOfDay {
  day: Day;
  hour: number;
}

/** `oggi dalle 8 alle 14`, `dalle 22 di oggi alle 5 di domani`. */
function describeHours(from: HourOfDay, to: HourOfDay): string {
  if (from.day.date === to.day.date) {
    return `${describeDay(from.day)} ${fromHour(from.hour)} ${atHour(to.hour)}`;
  }
  const end = to.hour === 0 && isNextDay(from.day, to.day) ? '' : `di ${describeDay(to.day)}`;
  return joinWords(fromHour(from.hour), 'di', describeDay(from.day), atHour(to.hour), end);
}

function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part === 'night') {
    return isNamedNight({ day, part, running }) ? `nel${describeNight(day)}` : 'stanotte';
  }
  if (day.ahead === 0) return TODAY[part];
  return isFarAhead(day)
    ? `${PARTS_OF[part]} ${describeDay(day)}`
    : `${describeDay(day)} ${PARTS[part]}`;
}

/** Any but that of today, which is `stanotte`. */
function isNamedNight({ day, part, running }: Omit<Extract<When, { kind: 'part' }>, 'kind'>) {
  return part === 'night' && !running && day.ahead !== 0;
}

/** `la notte tra sabato e domenica`. */
function describeNight({ date, ahead }: Day): string {
  const named = (night: LocalDate): Day => ({
    date: night,
    ahead: isFarAhead({ date, ahead }) ? ahead : null,
  });
  const [first, last] = [named(date), named(addDays(date, 1))];
  return `la notte tra ${dayBefore(first, last)} e ${describeDay(last)}`;
}

function nextHours(count: number): string {
  return NEXT_HOURS[count] ?? `le prossime ${count} ore`;
}

function describeDate(date: LocalDate): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${findWeekdayName(date, WEEKDAYS)} ${dateName(date)} ${month}`;
}

function dateName(date: LocalDate): string {
  return DATES[Number(date.slice(8))] ?? '';
}

const LIST = createListFormat('it');

/** When within a stretch: `dalle 15`, `fino alle 9 e dalle 18`, `a tratti`. */
export function describeTimes(times: Times | null): string {
  if (!times) return '';
  if ('spans' in times) return LIST.format(times.spans.map(describeClockSpan));
  return times.share === 'mostly' ? 'per lo più' : SHARES[times.share];
}

/** `lunedì, mercoledì e venerdì`, `in 5 giorni su 9`. */
export function daysList(whens: Exclude<DayGroup['whens'], 'others'>, isFirst: boolean): string {
  if (!('count' in whens)) return LIST.format(whens.map((when) => describeWhen(when)));
  const days = whens.count === 1 ? 'in un giorno' : `in ${whens.count} giorni`;
  return isFirst ? `${days} su ${whens.of}` : days;
}

function describeClockSpan({ from, to }: ClockSpan): string {
  if (from !== null && to !== null) return betweenHours(from, to);
  if (to !== null) return `fino ${atHour(to)}`;
  return from === null ? '' : fromHour(from);
}

/** `le 15`, `l'una`; midnight and noon have no article. */
type Named = { article: 'le ' | "l'" | ''; name: string };

function nameHour(hour: number): Named {
  if (hour === 0) return { article: '', name: 'mezzanotte' };
  if (hour === 12) return { article: '', name: 'mezzogiorno' };
  return hour === 1 ? { article: "l'", name: 'una' } : { article: 'le ', name: String(hour) };
}

/** `alle 15`, `all'una`, `a mezzogiorno`. */
function atHour(hour: number): string {
  return afterPreposition('a', hour);
}

/** `dalle 15`, `dall'una`, `da mezzogiorno`. */
function fromHour(hour: number): string {
  return afterPreposition('da', hour);
}

/** `le 15`, `l'una`, `mezzogiorno`. */
export function theHour(hour: number): string {
  const { article, name } = nameHour(hour);
  return `${article}${name}`;
}

/** `tra le 10 e le 13`. */
function betweenHours(from: number, to: number): string {
  return `tra ${theHour(from)} e ${theHour(to)}`;
}

/** Before an article the preposition doubles its `l`. */
function afterPreposition(preposition: 'a' | 'da', hour: number): string {
  const { article, name } = nameHour(hour);
  return article === '' ? `${preposition} ${name}` : `${preposition}l${article}${name}`;
}

/** `alle 7 e 53`, `all'una`, `a mezzanotte e 4`. */
export function atClock({ hour, minute }: ClockTime): string {
  return joinWords(atHour(hour), minute === 0 ? '' : `e ${minute}`);
}

/** `oggi`, but `nella notte tra mercoledì e giovedì` for what happens in the small hours. */
export function describeDayOfClock(day: Day, clock: ClockTime): string {
  const night = findNightOfClock(day, clock);
  return night ? describeWhen(night) : describeDay(day);
}

/** `domani a Roma`. */
export function describeOpening({ when, place }: Opening): string {
  return joinWords(describeWhen(when), describePlace(place));
}

/** `per domani a Roma non ci sono previsioni`. */
export function describeNoForecast({ when, place }: Opening): string {
  return joinWords(describeForWhen(when), describePlace(place), 'non ci sono previsioni');
}
