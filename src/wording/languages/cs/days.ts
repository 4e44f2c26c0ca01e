import { addDays, weekday, type LocalDate } from '../../../weather/local-time.ts';
import { isFar } from '../../plan/day.ts';
import type { Day } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { ordinal } from './numerals.ts';

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
export function dayWords(day: Day): string {
  return nameOf(day, 'on');
}

/** After "od" and "do": `dneška`, `středy`, `soboty osmadvacátého listopadu`. */
export function dayGenitive(day: Day): string {
  return nameOf(day, 'genitive');
}

/** After "v noci na": `neděli`, `neděli devětadvacátého listopadu`. */
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

/** `osmadvacátého listopadu`. */
function dateWords(date: LocalDate): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${ordinal(day, 'genitive')} ${MONTHS[month - 1]}`;
}
