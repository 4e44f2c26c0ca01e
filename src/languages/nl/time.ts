import { addDays } from '../../time/local-time.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import type { TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import type { Boundary, Sky, When } from '../../wording/plan/statement.ts';
import {
  byEnd,
  byPartOfSpell,
  byTurn,
  createDuring,
  type TurnWords,
  createEveningHours,
  createSmallHours,
  findDayOfNightHour,
  toPreviousDay,
} from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { counted, SHARES, describePlace, forPlace, predicate } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  'januari februari maart april mei juni juli augustus september oktober november december',
  ['vandaag', 'morgen', 'overmorgen'],
  'gisteren',
);

/** Dates are told in cardinal numbers: `achtentwintig november`. */
const DATES = [
  '', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf',
  'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien',
  'twintig', 'eenentwintig', 'tweeëntwintig', 'drieëntwintig', 'vierentwintig', 'vijfentwintig',
  'zesentwintig', 'zevenentwintig', 'achtentwintig', 'negenentwintig', 'dertig', 'eenendertig',
]; // prettier-ignore

/** Hours from which on one of a day is said to be of its morning, of none, and of its evening. */
const [MORNING_HOUR, NOON_HOUR, EVENING_HOUR] = [6, 12, 18];

const PARTS = skeleton.byPart('ochtend', 'middag', 'avond');

const SMALL_HOURS = createSmallHours("'s nachts", "'s ochtends");

const eveningHours = createEveningHours({
  thisEvening: 'vanavond',
  tonight: 'vannacht',
  tomorrowEarly: 'morgenochtend',
  describeDay,
  ofHour: SMALL_HOURS.ofHour,
});

export const { describeStartDay } = eveningHours;
const { describeNightEnd } = eveningHours;

const FROM = byTurn('in de loop van de ochtend', 'in de loop van de ochtend', 'vanaf het eind van de ochtend', 'vanaf het middaguur', 'vanaf het begin van de middag', 'in de loop van de middag', 'aan het eind van de middag', "'s avonds", 'laat op de avond'); // prettier-ignore

const DURING = byPartOfSpell(
  'vroeg in de ochtend',
  "'s ochtends",
  "'s ochtends",
  'rond het middaguur',
  "'s middags",
  'aan het eind van de middag',
  "'s avonds",
  'laat op de avond',
);

const during = createDuring(
  DURING,
  ['vanaf de vroege ochtend', 'vanaf de ochtend', 'vanaf het middaguur', 'vanaf de middag'],
  byEnd('tot het middaguur', 'tot het begin van de middag', 'tot in de middag', 'tot het eind van de middag', 'tot in de avond', 'tot laat op de avond'), ["en 's nachts", 'de hele dag', 'onafgebroken', 'overdag'],); // prettier-ignore

/** How long the first lasts, and from when on the second; of parts of the day that something is first. */
export function describeBoundary(at: Boundary, isNight: boolean): [until: string, from: string] {
  return 'hour' in at
    ? [`tot ${describeHour(at.hour, isNight)}`, 'daarna']
    : ['eerst', FROM[at.part]];
}

/** Of rain that lasts until late in the evening, which is not `eerst`. */
export const UNTIL_LATE = ['tot laat op de avond', 'daarna'] as const;

/** The same within hours that are named, where two limits would be too many: `eerst`, `vanaf 15 uur`. */
export function describeTurnWithin(at: Boundary): [until: string, from: string] {
  return ['eerst', 'hour' in at ? `vanaf ${describeHour(at.hour, true)}` : FROM[at.part]];
}

/** `regent het aanvankelijk`, but `is het eerst bewolkt`. */
export function firstly(until: string, rest: string): string {
  return until === 'eerst' && rest === '' ? 'aanvankelijk' : until;
}

const LATER: Partial<TurnWords> = {
  earlyMorning: 'later op de ochtend',
  morning: 'later op de ochtend',
  afternoon: 'later op de middag',
};

/** After rain it does not become overcast: `later op de ochtend is het bewolkt`. */
export function describeLater(part: TurnOfCourse, first: Sky, second: Sky): string | undefined {
  const [[before], [verb]] = [predicate(first), predicate(second)];
  return before !== 'is het' && verb === 'is het' ? LATER[part] : undefined;
}

export function describeSpan(span: skeleton.Within, isNight = false): string {
  if ('soon' in span) return describeWhen({ kind: 'nextHours', count: 1 });
  if ('until' in span) return describeBoundary({ hour: span.until }, isNight)[0];
  return 'from' in span ? skeleton.describeLimits(span, createLimits(isNight)) : during(span);
}

function createLimits(isNight: boolean) {
  return {
    since: (hour: number) => `vanaf ${describeHour(hour, isNight)}`,
    until: (hour: number) => `tot ${describeHour(hour, isNight)}`,
    around: (hour: number) => `rond ${describeHour(hour, isNight)}`,
    between: (from: number, to: number) => between(from, to, isNight),
  };
}

const timeWords = skeleton.createTime(describeDay, {
  and: 'en',
  now: 'op dit moment',
  nextHour: 'het komende uur',
  nextHours: (count) => `de komende ${count} uur`,
  counts: 'twee drie',
  // Midnight is the end of its day, not the beginning.
  tonight: {
    name: 'vannacht',
    between: (from, to) => between(from, to, true),
    at: (hour) => `om ${describeHour(hour, true)}`,
  },
  hour(day, hour) {
    const night = findDayOfNightHour(day, hour);
    return night
      ? `${describeNight(night)} om ${describeHour(hour, true)}`
      : `${describeDayOfHour(day, hour)} om ${describeHour(hour)}`;
  },
  dayOfHours: (day, hour) => describeStartDay({ day, hour }),
  /** `vanavond van 22 uur tot 3 uur vannacht`, `van 0 uur` where the day begins. */
  overnight(from, to, endsAtMidnight) {
    if (endsAtMidnight) return joinWords(describeStartDay(from), between(from.hour, 0));
    const start = `${describeStartDay(from)} van ${describeStart(from.hour)}`;
    const night = describeNightEnd(from, to);
    if (night !== null) return `${start} tot ${describeHour(to.hour, true)} ${night}`;
    return to.hour === 0
      ? `${start} tot ${describeDay(toPreviousDay(to.day))} middernacht`
      : `${start} tot ${describeDay(to.day)} ${describeHour(to.hour)}`;
  },
  part: describePart,
  eveningAndNight: () => 'vanavond en vannacht',
  night(day, running) {
    const isComing = day.ahead === 0 && !day.byWeekday;
    return running || isComing ? 'vannacht' : describeNight(day);
  },
  twoDays: (first, last) => `${describeDay(first)} en ${describeDay(last)}`,
  days: (first, last) =>
    relativeDay(first) === 'vandaag' && last.ahead === 2
      ? `vandaag, morgen en ${describeDay(last)}`
      : joinWords(fromDay(first), 'tot en met', describeDay(last)),
  afterThat: 'daarna',
  weekend: 'in het weekend',
  ...createLimits(false),
  during,
});
export const { describeWhen, describeDayOfClock } = timeWords;

/** `van dinsdag`; but `morgen`, as "van morgen" would be heard as "vanmorgen". */
function fromDay(day: skeleton.Day): string {
  return joinWords(relativeDay(day) === 'morgen' ? '' : 'van', describeDay(day));
}

/** `in de nacht naar zondag`, of Saturday. */
function describeNight(day: skeleton.Day): string {
  const next = addDays(day.date, 1);
  return `in de nacht naar ${withDate({ ...day, date: next }, weekday(next))}`;
}

/** `vanavond`, `morgenavond`, `zaterdagavond achtentwintig november`. */
function describePart(day: skeleton.Day, part: skeleton.WakingPart): string {
  return day.ahead === 0 && relativeDay(day)
    ? `van${PARTS[part]}`
    : withDate(day, `${relativeDay(day) ?? weekday(day.date)}${PARTS[part]}`);
}

/** `vanavond`, `morgenochtend`, but `vandaag` for what is neither; midnight ends an evening. */
function describeDayOfHour(day: skeleton.Day, hour: number): string {
  if (hour === 0 || hour >= EVENING_HOUR) return describePart(day, 'evening');
  return hour >= MORNING_HOUR && hour < NOON_HOUR ? describePart(day, 'morning') : describeDay(day);
}

/** `voor vanavond`, `voor de nacht naar zondag`, `voor het weekend`: what a forecast is for. */
export function describeFor(when: When): string {
  return `voor ${describeWhen(when).replace(/^(?:in|van) /, '')}`;
}

/** `zaterdag` after "op", as that needs no preposition; `voor zaterdag` after "voor". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'op');

/** `vandaag`, `dinsdag`, `zaterdag achtentwintig november`: with or without a preposition. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? withDate(day, weekday(day.date));
}

/** A name that is clear only within the week, with the date of a day beyond it. */
function withDate(day: skeleton.Day, name: string): string {
  if (!skeleton.isFarAhead(day)) return name;
  return `${name} ${DATES[skeleton.getDayOfMonth(day.date)]} ${month(day.date)}`;
}

/** `15 uur`, `één uur`, `3 uur 's nachts`, `middernacht`. */
function describeHour(hour: number, isNight = false): string {
  if (hour === 0) return 'middernacht';
  return joinWords(`${counted(hour)} uur`, isNight ? '' : SMALL_HOURS.ofHour(hour));
}

/** Where a day begins, midnight would be heard as its end. */
function describeStart(hour: number): string {
  return hour === 0 ? '0 uur' : describeHour(hour);
}

/** `tussen 8 en 14 uur`, `tussen 22 uur en middernacht`, `tussen 1 en 3 uur 's nachts`, `tussen 22 uur en 4 uur 's nachts`. */
function between(from: number, to: number, isNight = false): string {
  const [afterFirst, afterLast] = isNight ? ['', ''] : SMALL_HOURS.ofSpan(from, to);
  const end = joinWords(describeHour(to, true), afterLast);
  if (from === 0) return `tussen ${isNight ? 'middernacht' : '0'} en ${end}`;
  const isShort = from < to && afterFirst === '';
  const start = isShort ? counted(from) : joinWords(describeHour(from, true), afterFirst);
  return `tussen ${start} en ${end}`;
}

const timesOfDay = createTimes(false);
const timesOfNight = createTimes(true);
export const { daysList } = timesOfDay;

/** When within a stretch: `vanaf 15 uur`, `tot 9 uur en vanaf 18 uur`, `af en toe`. */
export function describeTimes(times: Times | null, when?: When): string {
  return (skeleton.isNightWhen(when) ? timesOfNight : timesOfDay).describeTimes(times);
}

function createTimes(isNight: boolean) {
  return skeleton.createTimes(
    { describeWhen, describeSpan: (span) => describeSpan(span, isNight) },
    {
      tag: 'nl',
      mostly: 'meestal',
      shares: SHARES,
      from: (hour) => `vanaf ${describeHour(hour, isNight)}`,
      until: (hour) => `tot ${describeHour(hour, isNight)}`,
      /** `maandag, woensdag en vrijdag`, `op 5 van de 9 dagen`. */
      counted: (count, of, isFirst) =>
        isFirst ? `op ${count} van de ${of} dagen` : `op ${count} dagen`,
    },
  );
}

/** `7 uur 53`, `één uur`, `middernacht`. */
export function describeClock({ hour, minute }: skeleton.ClockTime): string {
  if (minute === 0) return describeHour(hour, true);
  return `${hour === 0 ? '0' : counted(hour)} uur ${minute}`;
}

/** The same of any time of the day: `3 uur 12 's nachts`, `5 uur 's ochtends`. */
export function describeClockOfDay(clock: skeleton.ClockTime): string {
  return joinWords(describeClock(clock), SMALL_HOURS.ofHour(clock.hour));
}

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frameOpening({ when, place }: skeleton.Opening) {
  return when.kind === 'now' && place !== null
    ? { front: describePlace(place), middle: 'nu' }
    : { front: describeWhen(when), middle: describePlace(place) };
}

/** `morgenochtend en morgenavond`, not `morgen 's ochtends en 's avonds`. */
export function joinPartsToDay(dayAndParts: string): string {
  const [, day, parts] =
    /^(morgen|(?!van)\w+dag) ('s (?:ochtends|middags|avonds).*)$/.exec(dayAndParts) ?? [];
  return parts?.replaceAll(/'s (ochtend|middag|avond)s/g, `${day}$1`) ?? dayAndParts;
}

/** `elke avond`, not `elke dag 's avonds`. */
export function joinEach(each: string, when: string): string {
  const [, part] = /^'s (ochtend|middag|avond)s$/.exec(when) ?? [];
  return each === 'elke dag' && part ? `elke ${part}` : joinWords(each, when);
}

export function noDataFor({ when, place }: skeleton.Opening): string {
  if (when.kind === 'now') {
    return joinWords('ik heb op dit moment geen weersverwachting', forPlace(place));
  }
  return joinWords('ik heb geen weersverwachting', describeFor(when), describePlace(place));
}
