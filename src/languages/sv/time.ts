import { addDays } from '../../time/local-time.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import type { Boundary, When } from '../../wording/plan/statement.ts';
import {
  byEnd,
  byPartOfSpell,
  byTurn,
  createDuring,
  createEveningHours,
  createSmallHours,
  findDayOfNightHour,
  toPreviousDay,
} from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { counted, SHARES } from './words.ts';

export const { isNightWhen } = skeleton;

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'söndag måndag tisdag onsdag torsdag fredag lördag',
  'januari februari mars april maj juni juli augusti september oktober november december',
  ['i dag', 'i morgon', 'i övermorgon'],
  'i går',
);

const ORDINALS = [
  '', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde',
  'tionde', 'elfte', 'tolfte', 'trettonde', 'fjortonde', 'femtonde', 'sextonde', 'sjuttonde',
  'artonde', 'nittonde', 'tjugonde', 'tjugoförsta', 'tjugoandra', 'tjugotredje', 'tjugofjärde',
  'tjugofemte', 'tjugosjätte', 'tjugosjunde', 'tjugoåttonde', 'tjugonionde', 'trettionde',
  'trettioförsta',
]; // prettier-ignore

const PARTS = skeleton.byPart('förmiddag', 'eftermiddag', 'kväll');

const SMALL_HOURS = createSmallHours('på natten', 'på morgonen');

const { describeStartDay, describeNightEnd } = createEveningHours({
  thisEvening: 'i kväll',
  tonight: 'i natt',
  tomorrowEarly: 'i morgon bitti',
  describeDay,
  ofHour: SMALL_HOURS.ofHour,
});

/** From here on an hour is none of the early morning, then none of the morning, and then one of the evening. */
const [LATE_MORNING_HOUR, NOON, EVENING_HOUR] = [9, 12, 18];

const FROM = byTurn('under morgonen', 'under förmiddagen', 'sent på förmiddagen', 'från lunchtid', 'tidigt på eftermiddagen', 'under eftermiddagen', 'sent på eftermiddagen', 'framåt kvällen', 'sent på kvällen'); // prettier-ignore

const DURING = byPartOfSpell('på morgonen', 'på morgonen och förmiddagen', 'på förmiddagen', 'mitt på dagen', 'på eftermiddagen', 'sent på eftermiddagen', 'på kvällen', 'sent på kvällen'); // prettier-ignore

const during = createDuring(
  DURING,
  ['från morgonen', 'från förmiddagen', 'från lunchtid', 'från eftermiddagen'],
  byEnd('till lunchtid', 'till tidig eftermiddag', 'till eftermiddagen', 'till sen eftermiddag', 'till kvällen', 'till sent på kvällen'), ['och natten', 'hela dagen', 'utan uppehåll', 'under dagen'],); // prettier-ignore

const UNTIL = byTurn('på morgonen', 'fram till en bit in på förmiddagen', 'fram till sen förmiddag', 'fram till lunchtid', 'fram till tidig eftermiddag', 'fram till en bit in på eftermiddagen', 'fram till sen eftermiddag', 'fram till kvällen', 'fram till sent på kvällen'); // prettier-ignore

/** How long the first lasts, and from when on the second. */
export function describeBoundary(at: Boundary, isNight: boolean): [until: string, from: string] {
  return 'hour' in at
    ? [`fram till ${describeHour(at.hour, isNight)}`, 'sedan']
    : ['', `men ${FROM[at.part]}`];
}

/** Of what falls until then. */
export function untilPart(part: keyof typeof FROM): [until: string, from: string] {
  return [UNTIL[part], 'sedan'];
}

/** The same within hours that are named: `men från klockan 15`. */
export function describeTurnWithin(at: Boundary): [until: string, from: string] {
  return ['', `men ${'hour' in at ? `från ${describeHour(at.hour, true)}` : FROM[at.part]}`];
}

export function describeSpan(span: skeleton.Within, isNight = false): string {
  if ('soon' in span) return describeWhen({ kind: 'nextHours', count: 1 });
  if ('until' in span) return describeBoundary({ hour: span.until }, isNight)[0];
  return 'from' in span ? skeleton.describeLimits(span, createLimits(isNight)) : during(span);
}

function createLimits(isNight: boolean) {
  return {
    since: (hour: number) => `från ${describeHour(hour, isNight)}`,
    until: (hour: number) => `fram till ${describeHour(hour, isNight)}`,
    around: (hour: number) => `omkring ${describeHour(hour, isNight)}`,
    between: (from: number, to: number) => between(from, to, isNight),
  };
}

const timeWords = skeleton.createTime(describeDay, {
  and: 'och',
  now: 'just nu',
  nextHour: 'den närmaste timmen',
  nextHours: (count) => `de närmaste ${count} timmarna`,
  counts: 'två tre',
  // Midnight is the end of its day, not the beginning.
  tonight: {
    name: 'i natt',
    between: (from, to) => between(from, to, true),
    at: (hour) => describeHour(hour, true),
  },
  hour(day, hour) {
    if (hour === 0) return `${describePart(day, 'evening')} vid midnatt`;
    const night = findDayOfNightHour(day, hour);
    if (night) return `${describeNight(night)} ${describeHour(hour, true)}`;
    const early = SMALL_HOURS.ofHour(hour) === '' ? describeDay(day) : describeEarly({ day, hour });
    if (early !== describeDay(day)) return `${early} ${describeHour(hour, true)}`;
    return hour < EVENING_HOUR
      ? `${describeDay(day)} ${describeHour(hour)}`
      : `${describePart(day, 'evening')} ${describeHour(hour)}`;
  },
  dayOfHours: (day, hour) => describeStartDay({ day, hour }),
  /** `från klockan 22 i kväll till klockan 3 i natt`, `till klockan 24 på lördag` where that ends. */
  overnight(from, to, endsAtMidnight) {
    if (endsAtMidnight) return joinWords(describeStartDay(from), between(from.hour, 0));
    const start = `från ${describeStart(from.hour)} ${describeStartDay(from)}`;
    const night = describeNightEnd(from, to);
    if (night !== null) return `${start} till ${describeHour(to.hour, true)} ${night}`;
    return to.hour === 0
      ? `${start} till klockan 24 ${describeDay(toPreviousDay(to.day))}`
      : `${start} till ${describeHour(to.hour)} ${describeEarly(to)}`;
  },
  part: describePart,
  eveningAndNight: () => 'i kväll och i natt',
  night(day, running) {
    const isComing = day.ahead === 0 && !day.byWeekday;
    return running || isComing ? 'i natt' : describeNight(day);
  },
  twoDays: (first, last) => `${firstDay(first)} och ${secondDay(last)}`,
  days: (first, last) =>
    relativeDay(first) === 'i dag' && last.ahead === 2
      ? `i dag, i morgon och ${plainDay(last)}`
      : `från ${firstDay(first).replace(/^på /, '')} till och med ${plainDay(last)}`,
  afterThat: 'därefter',
  weekend: 'i helgen',
  ...createLimits(false),
  during,
});

export const { describeWhen, describeDayOfClock } = timeWords;

/** `i morgon bitti`, of hours before nine. */
function describeEarly({ day, hour }: skeleton.HourOfDay): string {
  const isEarly = day.ahead === 1 && !day.byWeekday && hour < LATE_MORNING_HOUR;
  return joinWords(describeDay(day), isEarly ? 'bitti' : '');
}

/** Of a morning whose hours are early: `i morgon bitti`, `på lördag morgon`. */
export function toEarlyHours(when: string): string {
  return when
    .replace(/^i förmiddag/, 'i dag på morgonen')
    .replace(/^i morgon förmiddag/, 'i morgon bitti')
    .replace(/^i övermorgon förmiddag/, 'i övermorgon på morgonen')
    .replace(/ förmiddag/, ' morgon');
}

/** `i morgon kväll`, `på lördag morgon` for `på lördag på morgonen`. */
export function joinParts(dayAndParts: string): string {
  return dayAndParts
    .replace(/^i dag på (förmiddag|eftermiddag|kväll)en/, 'i $1')
    .replace(/^(i morgon|på \p{L}+dag) på (förmiddag|eftermiddag|kväll)en/u, '$1 $2')
    .replace(/^i morgon på morgonen$/, 'i morgon bitti')
    .replace(/^(på \p{L}+dag) på morgonen$/u, '$1 morgon');
}

/** `natten till söndag`, of Saturday. */
function describeNight(day: skeleton.Day): string {
  return `natten till ${describeDate(day, addDays(day.date, 1))}`;
}

/** `i kväll`, `på lördag kväll`, `lördag kväll den tjugoåttonde november`. */
function describePart(day: skeleton.Day, part: skeleton.WakingPart): string {
  if (day.ahead === 0 && relativeDay(day)) return `i ${PARTS[part]}`;
  return skeleton.isFarAhead(day)
    ? joinWords(weekday(day.date), PARTS[part], dateOfMonth(day.date))
    : joinWords(describeDay(day), PARTS[part]);
}

/** `för i kväll`, `för lördag`, `för helgen`: what a forecast is for. */
export function describeFor(when: When): string {
  const plain = describeWhen(when).replace(/^på |^i (?=helg)/, '');
  return `för ${plain.replace(/^från /, 'tiden från ')}`;
}

/** `i dag` and `på lördag` after "på", `för lördag` after "för", `till och med lördag`. */
export const dayAfter = skeleton.createDayAfter(describeDay, 'om på under', {
  'från för med sedan till': plainDay,
});

/** `i dag`, `på tisdag`, `lördagen den tjugoåttonde november`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) || skeleton.isFarAhead(day) ? plainDay(day) : `på ${plainDay(day)}`;
}

/** The same without a preposition, after "från" and "till och med". */
function plainDay(day: skeleton.Day): string {
  return relativeDay(day) ?? describeDate(day, day.date);
}

/** Beside a weekday the day after tomorrow is one, too: `på torsdag och fredag`. */
function firstDay(day: skeleton.Day): string {
  return day.ahead === 2 ? `på ${weekday(day.date)}` : describeDay(day);
}

/** After another day: `på måndag och tisdag den tjugosjätte maj`. */
function secondDay(day: skeleton.Day): string {
  if (relativeDay(day) || !skeleton.isFarAhead(day)) return plainDay(day);
  return joinWords(weekday(day.date), dateOfMonth(day.date));
}

/** `lördag`; `lördagen den tjugoåttonde november` where the weekday alone would not tell. */
function describeDate(day: skeleton.Day, date: skeleton.LocalDate): string {
  return skeleton.isFarAhead(day) ? `${weekday(date)}en ${dateOfMonth(date)}` : weekday(date);
}

const dateOfMonth = (date: skeleton.LocalDate) =>
  `den ${ORDINALS[skeleton.getDayOfMonth(date)]} ${month(date)}`;

/** `klockan 15`, `klockan 3 på natten`, `midnatt`. */
function describeHour(hour: number, isNight = false): string {
  if (hour === 0) return 'midnatt';
  return joinWords(`klockan ${clockNumber(hour)}`, isNight ? '' : SMALL_HOURS.ofHour(hour));
}

/** Where a day begins, midnight would be heard as its end. */
function describeStart(hour: number): string {
  return hour === 0 ? 'klockan 0' : describeHour(hour);
}

/** `mellan klockan 14 och 17`, `mellan klockan 1 och 3 på natten`, `mellan klockan 3 på natten och 10`, `mellan klockan 5 och 10 på förmiddagen`. */
function between(from: number, to: number, isNight = false): string {
  const ofSpan = to < LATE_MORNING_HOUR ? SMALL_HOURS.ofSpan(from, to) : nameMorning(from, to);
  const [afterFirst = '', afterLast = ''] = isNight ? [] : ofSpan;
  const atMidnight = isNight ? 'midnatt' : 'klockan 0';
  const start = from === 0 ? atMidnight : joinWords(describeHour(from, true), afterFirst);
  const isShort = to !== 0 && start !== 'midnatt';
  const end = joinWords(isShort ? clockNumber(to) : describeHour(to, true), afterLast);
  return `mellan ${start} och ${end}`;
}

/** The words after the hours of a span that lasts until nine or later. */
function nameMorning(from: number, to: number): [afterFirst: string, afterLast: string] {
  const ofStart = SMALL_HOURS.ofHour(from);
  if (to > NOON || ofStart === 'på natten') return [ofStart, ''];
  return ['', ofStart !== '' && to < NOON ? 'på förmiddagen' : ''];
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'ett' : String(hour);
}

/** When within a stretch: `från klockan 15`, `fram till klockan 9 och från klockan 18`, `då och då`. */
export function describeTimes(times: Times | null, isNight = false): string {
  return (isNight ? timesOfNight : timesOfDay).describeTimes(times);
}

const timesOfDay = createTimes(false);
const timesOfNight = createTimes(true);
export const { daysList } = timesOfDay;

function createTimes(isNight: boolean) {
  return skeleton.createTimes(
    { describeWhen, describeSpan: (span) => describeSpan(span, isNight) },
    {
      tag: 'sv',
      mostly: 'för det mesta',
      shares: SHARES,
      from: (hour) => `från ${describeHour(hour, isNight)}`,
      until: (hour) => `fram till ${describeHour(hour, isNight)}`,
      counted: (count, of, isFirst) =>
        `${counted(count)} ${isFirst ? `av ${of} dagar` : count === 1 ? 'dag' : 'dagar'}`,
      listed: (days) =>
        days.map((day, at) => (days[at - 1]?.startsWith('på ') ? day.replace(/^på /, '') : day)),
    },
  );
}

/** The day around an hour: `i kväll`, `natten till söndag`. */
export function describeDayOfHour(day: skeleton.Day, hour: number): string {
  const night = describeDayOfClock(day, { hour, minute: 0 });
  return night === describeDay(day) ? describeStartDay({ day, hour }) : night;
}

/** `klockan 15`, `klockan 7 och 53`, `klockan 7 noll 5`, `5 minuter över midnatt`. */
export function describeClock({ hour, minute }: skeleton.ClockTime): string {
  if (minute === 0) return describeHour(hour, true);
  if (minute > 9) return `klockan ${clockNumber(hour)} och ${minute}`;
  if (hour > 0) return `klockan ${clockNumber(hour)} noll ${minute}`;
  return `${minute === 1 ? 'en minut' : `${minute} minuter`} över midnatt`;
}

/** `klockan 7 och 53`, `vid midnatt`; of any time of the day `klockan 3 och 12 på natten`. */
export function atClock(clock: skeleton.ClockTime, isOfDay = false): string {
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  const ofHour = isOfDay ? SMALL_HOURS.ofHour(clock.hour) : '';
  return joinWords(isMidnight ? 'vid' : '', describeClock(clock), ofHour);
}
