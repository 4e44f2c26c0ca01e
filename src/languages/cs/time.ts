import { addDays, getWeekday, type LocalDate } from '../../time/local-time.ts';
import {
  isFarAhead,
  type Day,
  isNextDay,
  type Boundary,
  type PartOfCourse,
  type Span,
  type When,
} from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import { ordinal, cardinal, genitive } from './numbers.ts';
import type { DayPart } from '../../contract/parameters.ts';

/** A day in a sentence, after "na" and "pro", and after "od" and "do". */
type Name = Readonly<Record<'on' | 'accusative' | 'genitive', string>>;

const WEEKDAYS: readonly Name[] = [
  { on: 'v neděli', accusative: 'neděli', genitive: 'neděle' },
  { on: 'v pondělí', accusative: 'pondělí', genitive: 'pondělí' },
  { on: 'v úterý', accusative: 'úterý', genitive: 'úterý' },
  { on: 've středu', accusative: 'středu', genitive: 'středy' },
  { on: 've čtvrtek', accusative: 'čtvrtek', genitive: 'čtvrtka' },
  { on: 'v pátek', accusative: 'pátek', genitive: 'pátku' },
  { on: 'v sobotu', accusative: 'sobotu', genitive: 'soboty' },
];

const RELATIVE_DAYS: readonly Name[] = [
  { on: 'dnes', accusative: 'dnešek', genitive: 'dneška' },
  { on: 'zítra', accusative: 'zítřek', genitive: 'zítřka' },
  { on: 'pozítří', accusative: 'pozítří', genitive: 'pozítří' },
];

const MONTHS = [
  'ledna', 'února', 'března', 'dubna', 'května', 'června', 'července', 'srpna', 'září', 'října',
  'listopadu', 'prosince',
]; // prettier-ignore

/** What a whole time adverb replaces: `v <DayID>`. */
const BEFORE_DAY = new Set(['v', 've', 'dne']);
const BEFORE_ACCUSATIVE = new Set(['na', 'pro']);
const BEFORE_GENITIVE = new Set(['od', 'do']);

/** `dnes`, `ve středu`, `v sobotu osmadvacátého listopadu`. */
export function describeDay(day: Day): string {
  return nameOf(day, 'on');
}

/** After "od" and "do": `dneška`, `středy`, `soboty osmadvacátého listopadu`. */
function dayGenitive(day: Day): string {
  return nameOf(day, 'genitive');
}

/** After "v noci na": `neděli`, `neděli devětadvacátého listopadu`. */
function dayAfterNight(day: Day): string {
  const date = addDays(day.date, 1);
  const name = WEEKDAYS[getWeekday(date)]?.accusative ?? '';
  return isFarAhead(day) ? joinWords(name, describeDate(date)) : name;
}

/** `dnes` and `v sobotu` after "v", `na sobotu` after "na", `do soboty` after "do". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return describeDay(day);
  if (BEFORE_ACCUSATIVE.has(lowered)) return joinWords(word, nameOf(day, 'accusative'));
  return joinWords(word, BEFORE_GENITIVE.has(lowered) ? dayGenitive(day) : describeDay(day));
}

function nameOf(day: Day, form: keyof Name): string {
  const relative = day.ahead === null ? undefined : RELATIVE_DAYS[day.ahead];
  if (relative) return relative[form];
  const name = WEEKDAYS[getWeekday(day.date)]?.[form] ?? '';
  return isFarAhead(day) ? joinWords(name, describeDate(day.date)) : name;
}

/** `osmadvacátého listopadu`. */
function describeDate(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${ordinal(day, 'genitive')} ${MONTHS[month - 1]}`;
}

const MIDNIGHT = 0;
const NOON = 12;

/** Where "v" would be hard to say: `ve dvě`, `ve třiadvacet`. */
const NEEDS_VOWEL = /^(?:dv|tř|čt)/;

/** `v patnáct hodin`, `ve dvě hodiny`, `v poledne`, `o půlnoci`. */
function atHour(hour: number): string {
  if (hour === MIDNIGHT) return 'o půlnoci';
  if (hour === NOON) return 'v poledne';
  if (hour === 1) return 'v jednu hodinu';
  const number = hour === 2 ? 'dvě' : cardinal(hour);
  return `${NEEDS_VOWEL.test(number) ? 've' : 'v'} ${number} ${hour < 5 ? 'hodiny' : 'hodin'}`;
}

/** After "od" and "do": `patnácti hodin`, `jedné hodiny`, `poledne`. */
function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'půlnoci';
  if (hour === NOON) return 'poledne';
  return hour === 1 ? 'jedné hodiny' : `${genitive(hour)} hodin`;
}

/** The same with an adjective, from its stem: `dnešních patnácti hodin`, `dnešní jedné hodiny`. */
function hourGenitiveOf(stem: string, hour: number): string {
  if (hour === NOON) return `${stem}ího ${hourGenitive(hour)}`;
  const isSingular = hour === MIDNIGHT || hour === 1;
  return `${stem}${isSingular ? 'í' : 'ích'} ${hourGenitive(hour)}`;
}

/** `mezi čtrnáctou a sedmnáctou hodinou`, `mezi dvaadvacátou hodinou a půlnocí`. */
function betweenHours(from: number, to: number): string {
  if (to === MIDNIGHT) return `mezi ${ordinal(from, 'instrumental')} hodinou a půlnocí`;
  const start = from === MIDNIGHT ? 'půlnocí' : ordinal(from, 'instrumental');
  return `mezi ${start} a ${ordinal(to, 'instrumental')} hodinou`;
}

/** Stems of the adjectives of today and tomorrow: `dnešních patnácti hodin`. */
const ADJECTIVES = ['dnešn', 'zítřejš'];

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'v příští hodině',
  2: 'v příštích dvou hodinách',
  3: 'v příštích třech hodinách',
  4: 'v příštích čtyřech hodinách',
};

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'dopoledne',
  afternoon: 'odpoledne',
  evening: 'večer',
};

const DURING: Record<PartOfCourse, string> = {
  morning: 'dopoledne',
  midday: 'kolem poledne',
  afternoon: 'odpoledne',
  evening: 'večer',
  lateEvening: 'pozdě večer',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'od dopoledne',
  midday: 'od poledne',
  afternoon: 'od odpoledne',
  evening: 'od večera',
  lateEvening: 'od pozdního večera',
};

/** How long the first lasts, and from when on the second: `do patnácti hodin` and `pak`. */
export function describeBoundary(at: Boundary): [until: string, from: string] {
  if ('hour' in at) return [`do ${hourGenitive(at.hour)}`, 'pak'];
  return ['zpočátku', FROM[at.part]];
}

/** `večer`, `mezi čtrnáctou a sedmnáctou hodinou`. */
export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'právě teď';
    case 'nextHours':
      return NEXT_HOURS[when.count] ?? `v příštích ${genitive(when.count)} hodinách`;
    case 'hour':
      return joinWords(describeDay(when.day), atHour(when.hour));
    case 'hours':
      return describeHours(when.from, when.to);
    case 'part':
      return describePart(when.day, when.part, when.running);
    case 'day':
      return describeDay(when.day);
    case 'days':
      return describeDays(when.first, when.last);
  }
}

interface HourOfDay {
  day: Day;
  hour: number;
}

/** `dnes mezi osmou a čtrnáctou hodinou`, `od dnešních dvaadvaceti hodin do půlnoci`. */
function describeHours(from: HourOfDay, to: HourOfDay): string {
  if (from.day.date === to.day.date) {
    return joinWords(describeDay(from.day), betweenHours(from.hour, to.hour));
  }
  const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
  const end = endsAtMidnight ? hourGenitive(to.hour) : hourOfDay(to);
  return joinWords('od', hourOfDay(from), 'do', end);
}

/** After "od" and "do": `zítřejších pěti hodin`, `neděle pěti hodin`. */
function hourOfDay({ day, hour }: HourOfDay): string {
  const stem = day.ahead === null ? undefined : ADJECTIVES[day.ahead];
  return stem === undefined
    ? joinWords(dayGenitive(day), hourGenitive(hour))
    : hourGenitiveOf(stem, hour);
}

/** `v sobotu a v neděli`, `od dneška do pozítří`. */
function describeDays(first: Day, last: Day): string {
  return isNextDay(first, last)
    ? `${describeDay(first)} a ${describeDay(last)}`
    : `od ${dayGenitive(first)} do ${dayGenitive(last)}`;
}

/** `dnes odpoledne`, `v noci na neděli`; of the night that has begun `dnes v noci`. */
function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part !== 'night') return joinWords(describeDay(day), PARTS[part]);
  return running ? 'dnes v noci' : `v noci na ${dayAfterNight(day)}`;
}
