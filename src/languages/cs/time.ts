import { getWeekday } from '../../time/local-time.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakDays, nextDay } from '../czech-slovak-time.ts';
import { beginsWeekend, endsNextMorning } from '../slavic-course.ts';
import { findPartOfTurn, type TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import { byPartOfSpell, byTurn, createDuring, isByNoon } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { ordinal, cardinal, genitive } from './numbers.ts';

const {
  describeDay,
  dayGenitive,
  dayAccusative,
  absoluteAccusative,
  isRelative,
  listRelativeDays,
} = createCzechSlovakDays({
  tag: 'cs',
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

const [MIDNIGHT, NOON] = [0, 12];
const MORNING = 'ráno';
/** From this hour on it is `dopoledne`. */
const LATE_MORNING = 10;

/** Where "v" would be hard to say: `ve dvě`, `ve třiadvacet`. */
const NEEDS_VOWEL = /^(?:dv|tř|čt)/;

/** `v patnáct hodin`, `ve dvě hodiny v noci`, `v poledne`. */
function atHour(hour: number): string {
  if (hour === NOON) return 'v poledne';
  if (hour === 1) return 'v jednu hodinu v noci';
  const number = hour === 2 ? 'dvě' : cardinal(hour);
  const preposition = NEEDS_VOWEL.test(number) ? 've' : 'v';
  return joinWords(preposition, number, hour < 5 ? 'hodiny' : 'hodin', nightWord(hour));
}

/** The midnight that ends a day: `o půlnoci ze soboty na neděli`, `dnes o půlnoci`. */
function describeMidnight(day: skeleton.Day): string {
  if (isRelative(day)) return `${describeDay(day)} o půlnoci`;
  const name = dayGenitive({ date: day.date, ahead: null });
  const next = absoluteAccusative(nextDay(day));
  return `o půlnoci ${/^(?:[sš]|čt)/.test(name) ? 'ze' : 'z'} ${name} na ${next}`;
}

/** After "od" and "do": `patnácti hodin`, `jedné hodiny`, `poledne`. */
function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'půlnoci';
  if (hour === NOON) return 'poledne';
  return hour === 1 ? 'jedné hodiny' : `${genitive(hour)} hodin`;
}

/** The same with the word that tells it from the afternoon: `dvou hodin v noci`, `pěti hodin ráno`. */
function clearHour(hour: number): string {
  return joinWords(hourGenitive(hour), nightWord(hour));
}

function nightWord(hour: number): string {
  if (hour === MIDNIGHT || hour > 5) return '';
  return hour < 3 ? 'v noci' : MORNING;
}

/** The same with an adjective, from its stem: `dnešních patnácti hodin`, `dnešní jedné hodiny`. */
function hourGenitiveOf(stem: string, hour: number): string {
  if (hour === NOON) return `${stem}ího ${hourGenitive(hour)}`;
  const isSingular = hour === MIDNIGHT || hour === 1;
  return `${stem}${isSingular ? 'í' : 'ích'} ${clearHour(hour)}`;
}

/** Stems of the adjectives of today and tomorrow, and of the weekdays: `dnešních patnácti hodin`. */
const RELATIVE_ADJECTIVES = ['dnešn', 'zítřejš'];
const WEEKDAY_ADJECTIVES = ['neděln', 'ponděln', 'útern', 'středečn', 'čtvrtečn', 'pátečn', 'sobotn']; // prettier-ignore

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'v nejbližší hodině',
  2: 'v nejbližších dvou hodinách',
  3: 'v nejbližších třech hodinách',
  4: 'v nejbližších čtyřech hodinách',
};

const PARTS = skeleton.byPart('dopoledne', 'odpoledne', 'večer');
const DURING = byPartOfSpell('ráno', 'ráno a dopoledne', 'dopoledne', 'kolem poledne', 'odpoledne', 'pozdě odpoledne', 'večer', 'pozdě večer'); // prettier-ignore
/** When what begins late in a day begins. */
const BEGINNINGS = { ...DURING, earlyAfternoon: 'brzy odpoledne', lateAfternoon: 'v podvečer' };

const UNTIL = byTurn('ráno', 'ráno', 'do pozdního dopoledne', 'do poledne', 'do časného odpoledne', 'do odpoledních hodin', 'do podvečera', 'do večera', 'do pozdního večera'); // prettier-ignore
const during = createDuring(
  DURING,
  ['od rána', 'od dopoledne', 'od poledne', 'od odpoledne'],
  UNTIL,
  ['a v noci', 'celý den', 'nepřetržitě', 'přes den'],
);

/** How long the first lasts, and from when on the second: `do patnácti hodin` and `pak`. */
export function describeBoundary(
  at: skeleton.Boundary,
  isClear: boolean,
): readonly [until: string, from: string] {
  if ('hour' in at) {
    return [describeUntil(at.hour, isClear), 'pak'];
  }
  return [UNTIL[at.part], 'pak'];
}

export function describeUntil(hour: number, isClear: boolean): string {
  return `do ${limitHour(hour, isClear)}`;
}

/** When the second begins, within hours that are named `od dvou hodin`, or that of a danger alone: `odpoledne`. */
export function describeFrom(at: skeleton.Boundary, isClear: boolean): string {
  if ('hour' in at) return `od ${limitHour(at.hour, isClear)}`;
  return SINCE[at.part] ?? describeBeginning(at) ?? DURING[findPartOfTurn(at.part)];
}

/** Of what begins in a part of the day and goes on after it. */
const SINCE: Partial<Record<TurnOfCourse, string>> = {
  earlyMorning: 'od rána',
  morning: 'od dopoledne',
  lateMorning: 'od pozdního dopoledne',
  midday: 'od poledne',
  earlyAfternoon: 'od časného odpoledne',
  afternoon: 'od odpoledne',
  lateAfternoon: 'od pozdního odpoledne',
};

/** Hours of the night as one says them alone, after "od" and "do". */
const NIGHT_HOURS = ['', 'jedné', 'druhé', 'třetí', 'čtvrté', 'páté'];

/** `patnácti hodin`, `druhé hodiny ranní`; where it is clear that it is night `druhé hodiny`. */
function limitHour(hour: number, isClear: boolean): string {
  const name = NIGHT_HOURS[hour];
  return name ? joinWords(name, 'hodiny', isClear ? '' : 'ranní') : hourGenitive(hour);
}

/** When the second begins: `odpoledne`; undefined where it is better said how long the first lasts. */
export function describeBeginning(at: skeleton.Boundary): string | undefined {
  return 'hour' in at || isByNoon(at.part) ? undefined : BEGINNINGS[at.part];
}

/** `mezi čtrnáctou a sedmnáctou hodinou`, `mezi dvaadvacátou hodinou a půlnocí`. */
function describeBetween(from: number, to: number): string {
  if (to === MIDNIGHT) return `mezi ${ordinal(from, 'instrumental')} hodinou a půlnocí`;
  const start = from === MIDNIGHT ? 'půlnocí' : ordinal(from, 'instrumental');
  return `mezi ${start} a ${ordinal(to, 'instrumental')} hodinou`;
}

function describeClearBetween(from: number, to: number): string {
  if (nightWord(to) !== '') return joinWords(describeBetween(from, to), nightWord(to));
  if (nightWord(from) === '') return describeBetween(from, to);
  if (to < LATE_MORNING) return `${describeBetween(from, to)} ${MORNING}`;
  const end = to < NOON ? `${shortHour(to)} ${PARTS.morning}` : hourGenitive(to);
  return `od ${shortHour(from)} ${nightWord(from)} do ${end}`;
}

/** `od šesti do devíti hodin`, `od jednadvaceti hodin do půlnoci`. */
function describeFromTo(from: number, to: number): string {
  const isNamed = [from, to].some((hour) => hour === NOON || hour === MIDNIGHT);
  return `od ${isNamed ? hourGenitive(from) : shortHour(from)} do ${hourGenitive(to)}`;
}

/** Where "hodin" follows, or is clear: `jedné`, `patnácti`. */
function shortHour(hour: number): string {
  return hour === 1 ? 'jedné' : genitive(hour);
}

/** Of two spans in one sentence: `od šesti do devíti hodin`. */
export function describeStretch(span: skeleton.Span, isClear: boolean): string {
  if (!('from' in span)) return during(span);
  return skeleton.describeLimits(span, {
    ...createLimits(isClear),
    between: (from, to) => joinWords(describeFromTo(from, to), isClear ? '' : nightWord(to)),
  });
}

export function describeSpan(span: skeleton.Within, isClear = false): string {
  if ('soon' in span) return describeWhen({ kind: 'nextHours', count: 1 });
  if ('until' in span) return describeUntil(span.until, isClear);
  return 'from' in span ? skeleton.describeLimits(span, createLimits(isClear)) : during(span);
}

/** `třiadvacáté hodiny`, `poledne`. */
function ordinalHour(hour: number): string {
  if (hour === MIDNIGHT || hour === NOON) return hourGenitive(hour);
  return `${NIGHT_HOURS[hour] ?? ordinal(hour, 'instrumental').replace(/ou$/, 'é')} hodiny`;
}

function createLimits(isClear: boolean) {
  return {
    afterThat: 'potom',
    during,
    since: (hour: number) => describeFrom({ hour }, isClear),
    until: (hour: number) => describeUntil(hour, isClear),
    around: (hour: number) => `kolem ${ordinalHour(hour)}`,
    between: isClear ? describeBetween : describeClearBetween,
  };
}

export const { describeWhen } = skeleton.createTime(describeDay, {
  and: 'a',
  now: 'právě teď',
  nextHours: (_, count) => NEXT_HOURS[count] ?? `v nejbližších ${genitive(count)} hodinách`,
  hour: (day, hour) =>
    hour === MIDNIGHT ? describeMidnight(day) : `${describeDay(day)} ${atHour(hour)}`,
  overnight(from, to, endsAtMidnight) {
    const hours = describeOvernight(from, to, endsAtMidnight);
    return hours === undefined
      ? `od ${hourOfDay(from)} do ${hourOfDay(to)}`
      : `${describeDay(from.day)} ${hours}`;
  },
  part: (day, part) => `${describeDay(day)} ${PARTS[part]}`,
  eveningAndNight: () => 'dnes večer a v noci',
  /** `v noci na neděli`; of the night that has begun, or comes, `dnes v noci`. */
  night: (_, running, next) => (running ? 'dnes v noci' : `v noci na ${absoluteAccusative(next)}`),
  twoDays: (first, last) =>
    !isRelative(first) && beginsWeekend(first)
      ? 'o víkendu'
      : `${describeDay(first)} a ${describeDay(last)}`,
  days: (first, last) =>
    listRelativeDays(first, last) ?? `od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  weekend: 'o víkendu',
  ...createLimits(false),
});

/** For what there is a forecast, after "na": `nejbližší tři hodiny`, `sobotu`. */
export const { describeWhen: describeWhenAfterFor } = skeleton.createTime(dayAccusative, {
  and: 'a',
  now: 'tuto chvíli',
  nextHours: (_, count) => {
    if (count === 1) return 'nejbližší hodinu';
    const hours = `${count === 2 ? 'dvě' : cardinal(count)} ${count < 5 ? 'hodiny' : 'hodin'}`;
    return count < 5 ? `nejbližší ${hours}` : `nejbližších ${hours}`;
  },
  hour: (day, hour) => `${dayAccusative(day)} ${hour === MIDNIGHT ? 'o půlnoci' : atHour(hour)}`,
  overnight(from, to, endsAtMidnight) {
    const hours = describeOvernight(from, to, endsAtMidnight);
    return hours === undefined
      ? `dobu od ${hourOfDay(from)} do ${hourOfDay(to)}`
      : `${dayAccusative(from.day)} ${hours}`;
  },
  part: (day, part) => `${dayAccusative(day)} ${PARTS[part]}`,
  eveningAndNight: () => 'dnešní večer a noc',
  night: (_, running, next) => (running ? 'dnešní noc' : `noc na ${absoluteAccusative(next)}`),
  twoDays: (first, last) => `${dayAccusative(first)} a ${dayAccusative(last)}`,
  days: (first, last) =>
    listRelativeDays(first, last, 'accusative') ??
    `dobu od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  weekend: 'víkend',
  ...createLimits(false),
});

/** Hours of two days, if the second needs no name: `od jednadvaceti do pěti hodin ráno`. */
function describeOvernight(
  from: skeleton.HourOfDay,
  to: skeleton.HourOfDay,
  endsAtMidnight: boolean,
): string | undefined {
  if (endsAtMidnight) return joinWords('od', clearHour(from.hour), 'do', hourGenitive(MIDNIGHT));
  if (!endsNextMorning(from, to)) return undefined;
  return joinWords(describeFromTo(from.hour, to.hour), nightWord(to.hour) || MORNING);
}

/** After "od" and "do": `zítřejších pěti hodin ráno`, `nedělních pěti hodin ráno`. */
function hourOfDay({ day, hour }: skeleton.HourOfDay): string {
  if (!isRelative(day) && skeleton.isFarAhead(day)) {
    return joinWords(dayGenitive(day), 'od', clearHour(hour));
  }
  const relative = isRelative(day) ? RELATIVE_ADJECTIVES[day.ahead ?? 0] : undefined;
  return hourGenitiveOf(relative ?? WEEKDAY_ADJECTIVES[getWeekday(day.date)] ?? '', hour);
}
