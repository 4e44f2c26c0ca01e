import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakDays } from '../czech-slovak-time.ts';
import * as skeleton from '../skeleton-time.ts';
import { ordinal, cardinal, genitive } from './numbers.ts';

const { describeDay, dayGenitive, dayAccusative, absoluteAccusative } = createCzechSlovakDays({
  weekdays: [
    { on: 'v neděli', accusative: 'neděli', genitive: 'neděle' },
    { on: 'v pondělí', accusative: 'pondělí', genitive: 'pondělí' },
    { on: 'v úterý', accusative: 'úterý', genitive: 'úterý' },
    { on: 've středu', accusative: 'středu', genitive: 'středy' },
    { on: 've čtvrtek', accusative: 'čtvrtek', genitive: 'čtvrtka' },
    { on: 'v pátek', accusative: 'pátek', genitive: 'pátku' },
    { on: 'v sobotu', accusative: 'sobotu', genitive: 'soboty' },
  ],
  relativeDays: [
    { on: 'dnes', accusative: 'dnešek', genitive: 'dneška' },
    { on: 'zítra', accusative: 'zítřek', genitive: 'zítřka' },
    { on: 'pozítří', accusative: 'pozítří', genitive: 'pozítří' },
  ],
  months: 'ledna února března dubna května června července srpna září října listopadu prosince',
  ordinal: (dayOfMonth) => ordinal(dayOfMonth, 'genitive'),
});
export { describeDay };

/** `dnes` and `v sobotu` after "v", `na sobotu` after "na", `do soboty` after "do". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'v ve dne', {
  'na pro': dayAccusative,
  'od do': dayGenitive,
});

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

/** Stems of the adjectives of today and tomorrow: `dnešních patnácti hodin`. */
const ADJECTIVES = ['dnešn', 'zítřejš'];

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'v příští hodině',
  2: 'v příštích dvou hodinách',
  3: 'v příštích třech hodinách',
  4: 'v příštích čtyřech hodinách',
};

const PARTS = skeleton.byPart('dopoledne', 'odpoledne', 'večer');

/** How long the first lasts, and from when on the second: `do patnácti hodin` and `pak`. */
export const describeBoundary = skeleton.createTurn(
  (hour) => [`do ${hourGenitive(hour)}`, 'pak'],
  'zpočátku',
  ['od dopoledne', 'od poledne', 'od odpoledne', 'od večera', 'od pozdního večera'],
);

export const { describeWhen, describeSpan } = skeleton.createTime(describeDay, {
  now: 'právě teď',
  nextHours: (_, count) => NEXT_HOURS[count] ?? `v příštích ${genitive(count)} hodinách`,
  hour: (day, hour) => `${describeDay(day)} ${atHour(hour)}`,
  /** `mezi čtrnáctou a sedmnáctou hodinou`, `mezi dvaadvacátou hodinou a půlnocí`. */
  between(from, to) {
    if (to === MIDNIGHT) return `mezi ${ordinal(from, 'instrumental')} hodinou a půlnocí`;
    const start = from === MIDNIGHT ? 'půlnocí' : ordinal(from, 'instrumental');
    return `mezi ${start} a ${ordinal(to, 'instrumental')} hodinou`;
  },
  /** `od dnešních dvaadvaceti hodin do půlnoci`. */
  overnight: (from, to, endsAtMidnight) =>
    `od ${hourOfDay(from)} do ${endsAtMidnight ? hourGenitive(to.hour) : hourOfDay(to)}`,
  part: (day, part) => `${describeDay(day)} ${PARTS[part]}`,
  /** `v noci na neděli`; of the night that has begun `dnes v noci`. */
  night: (_, running, next) => (running ? 'dnes v noci' : `v noci na ${absoluteAccusative(next)}`),
  twoDays: (first, last) => `${describeDay(first)} a ${describeDay(last)}`,
  days: (first, last) => `od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  during: skeleton.byPartOfCourse(
    'dopoledne',
    'kolem poledne',
    'odpoledne',
    'večer',
    'pozdě večer',
  ),
});

/** After "od" and "do": `zítřejších pěti hodin`, `neděle pěti hodin`. */
function hourOfDay({ day, hour }: skeleton.HourOfDay): string {
  const stem = day.ahead === null ? undefined : ADJECTIVES[day.ahead];
  return stem === undefined
    ? joinWords(dayGenitive(day), hourGenitive(hour))
    : hourGenitiveOf(stem, hour);
}
