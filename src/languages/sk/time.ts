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
import { ordinal, genitive } from './numbers.ts';
import type { DayPart } from '../../contract/parameters.ts';

/** A day in a sentence, after "na" and "pre", and after "od" and "do". */
type Name = Readonly<Record<'on' | 'accusative' | 'genitive', string>>;

const WEEKDAYS: readonly Name[] = [
  { on: 'v nedeľu', accusative: 'nedeľu', genitive: 'nedele' },
  { on: 'v pondelok', accusative: 'pondelok', genitive: 'pondelka' },
  { on: 'v utorok', accusative: 'utorok', genitive: 'utorka' },
  { on: 'v stredu', accusative: 'stredu', genitive: 'stredy' },
  { on: 'vo štvrtok', accusative: 'štvrtok', genitive: 'štvrtka' },
  { on: 'v piatok', accusative: 'piatok', genitive: 'piatka' },
  { on: 'v sobotu', accusative: 'sobotu', genitive: 'soboty' },
];

const RELATIVE_DAYS: readonly Name[] = [
  { on: 'dnes', accusative: 'dnešok', genitive: 'dneška' },
  { on: 'zajtra', accusative: 'zajtrajšok', genitive: 'zajtra' },
  { on: 'pozajtra', accusative: 'pozajtrajšok', genitive: 'pozajtra' },
];

const MONTHS = [
  'januára', 'februára', 'marca', 'apríla', 'mája', 'júna', 'júla', 'augusta', 'septembra',
  'októbra', 'novembra', 'decembra',
]; // prettier-ignore

/** What a whole time adverb replaces: `v <DayID>`. */
const BEFORE_DAY = new Set(['v', 'vo', 'dňa']);
const BEFORE_ACCUSATIVE = new Set(['na', 'pre']);
const BEFORE_GENITIVE = new Set(['od', 'do']);

/** `dnes`, `vo štvrtok`, `v sobotu dvadsiateho ôsmeho novembra`. */
export function describeDay(day: Day): string {
  return nameOf(day, 'on');
}

/** After "od" and "do": `dneška`, `stredy`, `soboty dvadsiateho ôsmeho novembra`. */
function dayGenitive(day: Day): string {
  return nameOf(day, 'genitive');
}

/** After "v noci na": `nedeľu`, `nedeľu dvadsiateho deviateho novembra`. */
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

/** `dvadsiateho ôsmeho novembra`. */
function describeDate(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${ordinal(day, 'date')} ${MONTHS[month - 1]}`;
}

const MIDNIGHT = 0;
const NOON = 12;

/** `o pätnástej`, `o jednej`, `napoludnie`, `o polnoci`. */
function atHour(hour: number): string {
  return hour === NOON ? 'napoludnie' : `o ${hourGenitive(hour)}`;
}

/** After "od" and "do", and for all but noon after "o": `pätnástej`, `jednej`, `poludnia`, `polnoci`. */
function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'polnoci';
  if (hour === NOON) return 'poludnia';
  return hour === 1 ? 'jednej' : ordinal(hour, 'hour');
}

/** `medzi štrnástou a sedemnástou`, `medzi dvadsiatou druhou a polnocou`. */
function betweenHours(from: number, to: number): string {
  return `medzi ${hourBetween(from)} a ${hourBetween(to)}`;
}

function hourBetween(hour: number): string {
  if (hour === MIDNIGHT) return 'polnocou';
  return hour === 1 ? 'jednou' : ordinal(hour, 'between');
}

const PARTS: Record<Exclude<DayPart, 'night'>, string> = {
  morning: 'dopoludnia',
  afternoon: 'popoludní',
  evening: 'večer',
};

const DURING: Record<PartOfCourse, string> = {
  ...PARTS,
  midday: 'okolo poludnia',
  lateEvening: 'neskoro večer',
};

const FROM: Record<PartOfCourse, string> = {
  morning: 'od dopoludnia',
  midday: 'od poludnia',
  afternoon: 'od popoludnia',
  evening: 'od večera',
  lateEvening: 'od neskorého večera',
};

/** From when on it is otherwise: `od pätnástej`, `od večera`. */
export function describeBoundary(at: Boundary): string {
  return 'hour' in at ? `od ${hourGenitive(at.hour)}` : FROM[at.part];
}

/** `večer`, `medzi štrnástou a sedemnástou`. */
export function describeSpan(span: Span): string {
  return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
}

export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'práve teraz';
    case 'nextHours':
      return when.count === 1
        ? 'v najbližšej hodine'
        : `v najbližších ${genitive(when.count)} hodinách`;
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

/** `dnes medzi ôsmou a štrnástou`, `v sobotu od dvadsiatej druhej do nedele do piatej`. */
function describeHours(from: HourOfDay, to: HourOfDay): string {
  const day = describeDay(from.day);
  if (from.day.date === to.day.date) return joinWords(day, betweenHours(from.hour, to.hour));
  const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
  const lastDay = endsAtMidnight ? '' : `do ${dayGenitive(to.day)}`;
  return joinWords(day, 'od', hourGenitive(from.hour), lastDay, 'do', hourGenitive(to.hour));
}

/** `v sobotu a v nedeľu`, `od dneška do pozajtra`. */
function describeDays(first: Day, last: Day): string {
  return isNextDay(first, last)
    ? `${describeDay(first)} a ${describeDay(last)}`
    : `od ${dayGenitive(first)} do ${dayGenitive(last)}`;
}

/** `dnes popoludní`, `v noci na nedeľu`; of the night that has begun `dnes v noci`. */
function describePart(day: Day, part: DayPart, running: boolean): string {
  if (part !== 'night') return joinWords(describeDay(day), PARTS[part]);
  return running ? 'dnes v noci' : `v noci na ${dayAfterNight(day)}`;
}
