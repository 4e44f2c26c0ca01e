import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakDays, nextDay } from '../czech-slovak-time.ts';
import { beginsWeekend, endsNextMorning } from '../slavic-course.ts';
import { findPartOfTurn, type TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import { byTurn, createDuring, isByNoon } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { cardinal, ordinal, genitive } from './numbers.ts';

const {
  describeDay,
  dayGenitive,
  dayAccusative,
  absoluteAccusative,
  isRelative,
  listRelativeDays,
} = createCzechSlovakDays({
  tag: 'sk',
  weekdays: [
    { on: 'v nedeľu', accusative: 'nedeľu', genitive: 'nedele' },
    { on: 'v pondelok', accusative: 'pondelok', genitive: 'pondelka' },
    { on: 'v utorok', accusative: 'utorok', genitive: 'utorka' },
    { on: 'v stredu', accusative: 'stredu', genitive: 'stredy' },
    { on: 'vo štvrtok', accusative: 'štvrtok', genitive: 'štvrtka' },
    { on: 'v piatok', accusative: 'piatok', genitive: 'piatka' },
    { on: 'v sobotu', accusative: 'sobotu', genitive: 'soboty' },
  ],
  relativeDays: [
    { on: 'dnes', accusative: 'dnešok', genitive: 'dneška' },
    { on: 'zajtra', accusative: 'zajtrajšok', genitive: 'zajtra' },
    { on: 'pozajtra', accusative: 'pozajtrajšok', genitive: 'pozajtra' },
  ],
  months:
    'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  ordinal: (dayOfMonth) => ordinal(dayOfMonth, 'date'),
});
export { describeDay };

/** `dnes` and `v sobotu` after "v", `na sobotu` after "na", `do soboty` after "do". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'v vo dňa', {
  'na pre': dayAccusative,
  'od do': dayGenitive,
});

const MIDNIGHT = 0;
const NOON = 12;
const MORNING = 'ráno';
/** From this hour on it is `dopoludnia`. */
const LATE_MORNING = 10;

/** `o pätnástej`, `o jednej v noci`, `napoludnie`. */
function atHour(hour: number): string {
  return hour === NOON ? 'napoludnie' : `o ${clearHour(hour)}`;
}

/** The midnight that ends a day: `o polnoci zo soboty na nedeľu`, `dnes o polnoci`. */
function describeMidnight(day: skeleton.Day): string {
  if (isRelative(day)) return `${describeDay(day)} o polnoci`;
  const name = dayGenitive({ date: day.date, ahead: null });
  const next = absoluteAccusative(nextDay(day));
  return `o polnoci ${/^[sš]/.test(name) ? 'zo' : 'z'} ${name} na ${next}`;
}

/** After "od" and "do", and for all but noon after "o": `pätnástej`, `jednej`, `poludnia`, `polnoci`. */
function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'polnoci';
  if (hour === NOON) return 'poludnia';
  return hour === 1 ? 'jednej' : ordinal(hour, 'hour');
}

/** The same with the word that tells it from the afternoon: `druhej v noci`, `piatej ráno`. */
function clearHour(hour: number): string {
  return joinWords(hourGenitive(hour), nightWord(hour));
}

function nightWord(hour: number): string {
  if (hour === MIDNIGHT || hour > 5) return '';
  return hour < 3 ? 'v noci' : MORNING;
}

function hourBetween(hour: number): string {
  if (hour === MIDNIGHT) return 'polnocou';
  return hour === 1 ? 'jednou' : ordinal(hour, 'between');
}

const PARTS = skeleton.byPart('dopoludnia', 'popoludní', 'večer');
const DURING = {
  ...PARTS,
  earlyMorning: 'ráno',
  allMorning: 'ráno a dopoludnia',
  midday: 'okolo poludnia',
  lateAfternoon: 'neskoro popoludní',
  lateEvening: 'neskoro večer',
};
/** When what begins late in a day begins. */
const BEGINNINGS = { ...DURING, earlyAfternoon: 'skoro popoludní', lateAfternoon: 'podvečer' };

const UNTIL = byTurn('ráno', 'ráno', 'do neskorého dopoludnia', 'do poludnia', 'do skorého popoludnia', 'do popoludňajších hodín', 'do podvečera', 'do večera', 'do neskorého večera'); // prettier-ignore
const during = createDuring(
  DURING,
  ['od rána', 'od dopoludnia', 'od poludnia', 'od popoludnia'],
  UNTIL,
  ['a v noci', 'celý deň', 'nepretržite', 'cez deň'],
);

/** How long the first lasts, and from when on the second: `spočiatku` and `od pätnástej`. */
export function describeBoundary(
  at: skeleton.Boundary,
  isClear: boolean,
): readonly [until: string, from: string] {
  if ('hour' in at) {
    return ['spočiatku', `od ${isClear ? hourGenitive(at.hour) : clearHour(at.hour)}`];
  }
  return [UNTIL[at.part], 'potom'];
}

/** `do pätnástej`. */
export function describeUntil(hour: number, isClear: boolean): string {
  return `do ${isClear ? hourGenitive(hour) : clearHour(hour)}`;
}

/** When the second begins, within hours that are named `od druhej`, or that of a danger alone: `popoludní`. */
export function describeFrom(at: skeleton.Boundary, isClear: boolean): string {
  if ('hour' in at) return `od ${isClear ? hourGenitive(at.hour) : clearHour(at.hour)}`;
  return SINCE[at.part] ?? describeBeginning(at) ?? DURING[findPartOfTurn(at.part)];
}

/** Of what begins in a part of the day and goes on after it. */
const SINCE: Partial<Record<TurnOfCourse, string>> = {
  earlyMorning: 'od rána',
  morning: 'od dopoludnia',
  lateMorning: 'od neskorého dopoludnia',
  midday: 'od poludnia',
  earlyAfternoon: 'od skorého popoludnia',
  afternoon: 'od popoludnia',
  lateAfternoon: 'od neskorého popoludnia',
};

/** When the second begins: `popoludní`; undefined where it is better said how long the first lasts. */
export function describeBeginning(at: skeleton.Boundary): string | undefined {
  return 'hour' in at || isByNoon(at.part) ? undefined : BEGINNINGS[at.part];
}

/** `medzi štrnástou a sedemnástou hodinou`, `medzi dvadsiatou druhou hodinou a polnocou`. */
function describeBetween(from: number, to: number): string {
  const [start, end] = [hourBetween(from), hourBetween(to)];
  return to === MIDNIGHT ? `medzi ${start} hodinou a ${end}` : `medzi ${start} a ${end} hodinou`;
}

/** The same with the word that tells the night from the afternoon. */
function describeClearBetween(from: number, to: number): string {
  if (nightWord(to) !== '') return joinWords(describeBetween(from, to), nightWord(to));
  if (nightWord(from) === '') return describeBetween(from, to);
  if (to < LATE_MORNING) return `${describeBetween(from, to)} ${MORNING}`;
  const end = to < NOON ? `${hourGenitive(to)} ${PARTS.morning}` : hourGenitive(to);
  return `od ${clearHour(from)} do ${end}`;
}

/** Of two spans in one sentence: `od šiestej do deviatej`. */
export function describeStretch(span: skeleton.Span, isClear: boolean): string {
  if (!('from' in span)) return during(span);
  return skeleton.describeLimits(span, {
    ...createLimits(isClear),
    between: (from, to) => `od ${hourGenitive(from)} ${describeUntil(to, isClear)}`,
  });
}

export function describeSpan(span: skeleton.Within, isClear = false): string {
  if ('soon' in span) return describeWhen({ kind: 'nextHours', count: 1 });
  if ('until' in span) return describeUntil(span.until, isClear);
  return 'from' in span ? skeleton.describeLimits(span, createLimits(isClear)) : during(span);
}

function createLimits(isClear: boolean) {
  return {
    since: (hour: number) => describeFrom({ hour }, isClear),
    until: (hour: number) => describeUntil(hour, isClear),
    around: (hour: number) => `okolo ${isClear ? hourGenitive(hour) : clearHour(hour)}`,
    between: isClear ? describeBetween : describeClearBetween,
  };
}

/** `od dvadsiatej druhej do piatej ráno`, `od desiatej do nedele do osemnástej`. */
function describeOvernight(
  from: skeleton.HourOfDay,
  to: skeleton.HourOfDay,
  endsAtMidnight: boolean,
): string {
  const start = `od ${clearHour(from.hour)} do`;
  if (endsNextMorning(from, to)) {
    return joinWords(start, hourGenitive(to.hour), nightWord(to.hour) || MORNING);
  }
  return joinWords(start, endsAtMidnight ? '' : `${dayGenitive(to.day)} do`, clearHour(to.hour));
}

export const { describeWhen } = skeleton.createTime(describeDay, {
  and: 'a',
  now: 'práve teraz',
  nextHour: 'v najbližšej hodine',
  nextHours: (_, count) => `v najbližších ${genitive(count)} hodinách`,
  hour: (day, hour) =>
    hour === MIDNIGHT ? describeMidnight(day) : `${describeDay(day)} ${atHour(hour)}`,
  overnight: (from, to, endsAtMidnight) =>
    `${describeDay(from.day)} ${describeOvernight(from, to, endsAtMidnight)}`,
  part: (day, part) => `${describeDay(day)} ${PARTS[part]}`,
  eveningAndNight: () => 'dnes večer a v noci',
  /** `v noci na nedeľu`; of the night that has begun, or comes, `dnes v noci`. */
  night: (_, running, next) => (running ? 'dnes v noci' : `v noci na ${absoluteAccusative(next)}`),
  twoDays: (first, last) =>
    !isRelative(first) && beginsWeekend(first)
      ? 'cez víkend'
      : `${describeDay(first)} a ${describeDay(last)}`,
  days: (first, last) =>
    listRelativeDays(first, last) ?? `od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  afterThat: 'potom',
  weekend: 'cez víkend',
  ...createLimits(false),
  during,
});

const COUNTED_HOURS: Readonly<Record<number, string>> = {
  2: 'najbližšie dve hodiny',
  3: 'najbližšie tri hodiny',
  4: 'najbližšie štyri hodiny',
};

/** For what there is a forecast, after "na": `najbližšie tri hodiny`, `sobotu`. */
export const { describeWhen: describeWhenAfterFor } = skeleton.createTime(dayAccusative, {
  and: 'a',
  now: 'túto chvíľu',
  nextHour: 'najbližšiu hodinu',
  nextHours: (_, count) => COUNTED_HOURS[count] ?? `najbližších ${cardinal(count)} hodín`,
  hour: (day, hour) => `${dayAccusative(day)} ${atHour(hour)}`,
  overnight: (from, to, endsAtMidnight) =>
    `${dayAccusative(from.day)} ${describeOvernight(from, to, endsAtMidnight)}`,
  part: (day, part) => `${dayAccusative(day)} ${PARTS[part]}`,
  eveningAndNight: () => 'dnešný večer a noc',
  night: (_, running, next) => (running ? 'dnešnú noc' : `noc na ${absoluteAccusative(next)}`),
  twoDays: (first, last) => `${dayAccusative(first)} a ${dayAccusative(last)}`,
  days: (first, last) =>
    listRelativeDays(first, last, 'accusative') ??
    `čas od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  afterThat: 'potom',
  weekend: 'víkend',
  ...createLimits(false),
  during,
});
