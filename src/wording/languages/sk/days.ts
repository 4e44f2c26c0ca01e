import { addDays, weekday, type LocalDate } from '../../../weather/local-time.ts';
import { isFar } from '../../plan/day.ts';
import type { Day } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { ordinal } from './numerals.ts';

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
export function dayWords(day: Day): string {
  return nameOf(day, 'on');
}

/** After "od" and "do": `dneška`, `stredy`, `soboty dvadsiateho ôsmeho novembra`. */
export function dayGenitive(day: Day): string {
  return nameOf(day, 'genitive');
}

/** After "v noci na": `nedeľu`, `nedeľu dvadsiateho deviateho novembra`. */
export function dayAfterNight(day: Day): string {
  const date = addDays(day.date, 1);
  const name = WEEKDAYS[weekday(date)]?.accusative ?? '';
  return isFar(day) ? joined(name, dateWords(date)) : name;
}

/** `dnes` and `v sobotu` after "v", `na sobotu` after "na", `do soboty` after "do". */
export function dayAfter(word: string, day: Day): string {
  const lowered = word.toLowerCase();
  if (BEFORE_DAY.has(lowered)) return dayWords(day);
  if (BEFORE_ACCUSATIVE.has(lowered)) return joined(word, nameOf(day, 'accusative'));
  return joined(word, BEFORE_GENITIVE.has(lowered) ? dayGenitive(day) : dayWords(day));
}

function nameOf(day: Day, form: keyof Name): string {
  const relative = day.ahead === null ? undefined : RELATIVE_DAYS[day.ahead];
  if (relative) return relative[form];
  const name = WEEKDAYS[weekday(day.date)]?.[form] ?? '';
  return isFar(day) ? joined(name, dateWords(day.date)) : name;
}

/** `dvadsiateho ôsmeho novembra`. */
function dateWords(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${ordinal(day, 'date')} ${MONTHS[month - 1]}`;
}
