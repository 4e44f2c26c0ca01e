import { addDays, getWeekday, type LocalDate } from '../../time/local-time.ts';
import { findRelativeDayName, joinWords, createListFormat } from '../../wording/grammar.ts';
import {
  isFarAhead,
  type Day,
  isNextDay,
  type Boundary,
  type PartOfCourse,
  type Span,
  type When,
} from '../../wording/plan/statement.ts';
import { ordinal, genitiveOrdinal } from './numbers.ts';
import type { DayPart } from '../../contract/parameters.ts';

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

const list = createListFormat('pl');

/** `dziś`, `we wtorek`, `w sobotę dwudziestego ósmego listopada`. */
export function describeDay(day: Day): string {
  return findRelativeDayName(day, RELATIVE_DAYS) ?? dated(nameOf(day.date).on, day);
}

/** After "od" and "do": `jutra`, `soboty`. */
function dayGenitive(day: Day): string {
  const relative = day.ahead === null ? undefined : RELATIVE_GENITIVES[day.ahead];
  return relative ?? dated(nameOf(day.date).genitive, day);
}

/** `dziś, jutro i pojutrze`, or undefined where one of the days has no such word. */
function relativeDays(first: Day, last: Day): string | undefined {
  if (first.ahead === null || last.ahead === null) return undefined;
  if (findRelativeDayName(last, RELATIVE_DAYS) === undefined) return undefined;
  return list.format(RELATIVE_DAYS.slice(first.ahead, last.ahead + 1));
}

/** `w nocy z soboty na niedzielę`. */
function describeNight(day: Day): string {
  const next = addDays(day.date, 1);
  const words = `w nocy ${nameOf(day.date).from} na ${nameOf(next).accusative}`;
  return dated(words, { ...day, date: next });
}

/** `dziś` and `w sobotę` after "w", `na sobotę` after "na", `do soboty` after "do". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return describeDay(day);
  if (BEFORE_GENITIVE.has(lowered)) return joinWords(word, dayGenitive(day));
  return joinWords(word, BEFORE_ACCUSATIVE.has(lowered) ? dayAccusative(day) : describeDay(day));
}

function dayAccusative(day: Day): string {
  return findRelativeDayName(day, RELATIVE_DAYS) ?? dated(nameOf(day.date).accusative, day);
}

/** Adds the date where the weekday alone would be taken for the coming one. */
function dated(words: string, day: Day): string {
  return isFarAhead(day) ? `${words} ${describeDate(day.date)}` : words;
}

/** `dwudziestego ósmego listopada`. */
function describeDate(date: LocalDate): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${ordinal(day, 'ego')} ${MONTHS[month - 1]}`;
}

function nameOf(date: LocalDate): Name {
  return WEEKDAYS[getWeekday(date)] ?? WEEKDAYS[0];
}

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'rano',
  afternoon: 'po południu',
  evening: 'wieczorem',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'rano',
  midday: 'około południa',
  afternoon: 'po południu',
  evening: 'wieczorem',
  lateEvening: 'późnym wieczorem',
};

const UNTIL: Record<PartOfCourse, string> = {
  morning: 'do rana',
  midday: 'do południa',
  afternoon: 'do popołudnia',
  evening: 'do wieczora',
  lateEvening: 'do późnego wieczora',
};

/** How long the first weather lasts: `do siedemnastej`, `do wieczora`. */
export function describeUntil(at: Boundary): string {
  return 'hour' in at ? `do ${hourGenitive(at.hour)}` : UNTIL[at.part];
}

export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'teraz';
    case 'nextHours':
      return when.count === 1
        ? 'w najbliższej godzinie'
        : `w najbliższych ${genitiveOrdinal(when.count)} godzinach`;
    case 'hour':
      return joinWords(describeDay(when.day), `o ${hourGenitive(when.hour)}`);
    case 'hours': {
      const { from, to } = when;
      if (from.day.date === to.day.date) {
        return joinWords(describeDay(from.day), betweenHours(from.hour, to.hour));
      }
      const isMidnight = to.hour === 0 && isNextDay(from.day, to.day);
      return joinWords(
        `od ${hourGenitive(from.hour)}`,
        describeDay(from.day),
        `do ${hourGenitive(to.hour)}`,
        isMidnight ? null : describeDay(to.day),
      );
    }
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days':
      return describeDays(when.first, when.last);
  }
}

function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part !== 'night') return joinWords(describeDay(day), PARTS[part]);
  return running ? 'tej nocy' : describeNight(day);
}

/** `w sobotę i w niedzielę`, `od jutra do soboty`. */
function describeDays(first: Day, last: Day): string {
  const relative = relativeDays(first, last);
  if (relative !== undefined) return relative;
  if (isNextDay(first, last)) return `${describeDay(first)} i ${describeDay(last)}`;
  return `od ${dayGenitive(first)} do ${dayGenitive(last)}`;
}

/** After "od", "do" and "o". */
function hourGenitive(hour: number): string {
  return hour === 0 ? 'północy' : ordinal(hour, 'ej');
}

/** `między czternastą a siedemnastą`. */
function betweenHours(from: number, to: number): string {
  const [start, end] = [from, to].map((hour) => (hour === 0 ? 'północą' : ordinal(hour, 'ą')));
  return `między ${start} a ${end}`;
}
