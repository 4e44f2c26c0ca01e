import { addDays } from '../../time/local-time.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Boundary, When } from '../../wording/plan/statement.ts';
import {
  byPartOfSpell,
  byTurn,
  createDuring,
  createEveningHours,
  createSmallHours,
  findDayOfNightHour,
  toPreviousDay,
} from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  'januar februar marts april maj juni juli august september oktober november december',
  ['i dag', 'i morgen', 'i overmorgen'],
);

const ORDINALS = [
  '', 'første', 'anden', 'tredje', 'fjerde', 'femte', 'sjette', 'syvende', 'ottende', 'niende',
  'tiende', 'ellevte', 'tolvte', 'trettende', 'fjortende', 'femtende', 'sekstende', 'syttende',
  'attende', 'nittende', 'tyvende', 'enogtyvende', 'toogtyvende', 'treogtyvende', 'fireogtyvende',
  'femogtyvende', 'seksogtyvende', 'syvogtyvende', 'otteogtyvende', 'niogtyvende', 'tredivte',
  'enogtredivte',
]; // prettier-ignore

const PARTS = skeleton.byPart('formiddag', 'eftermiddag', 'aften');

const DURING = byPartOfSpell(
  'om morgenen',
  'om morgenen og formiddagen',
  'om formiddagen',
  'ved middagstid',
  'om eftermiddagen',
  'sidst på eftermiddagen',
  'om aftenen',
  'sent om aftenen',
);

const UNTIL = byTurn('til morgenstunden', 'til op ad formiddagen', 'til sidst på formiddagen', 'til middagstid', 'til tidligt på eftermiddagen', 'til ud på eftermiddagen', 'til sidst på eftermiddagen', 'til hen på aftenen', 'til sent på aftenen'); // prettier-ignore

const during = createDuring(
  DURING,
  ['fra morgenstunden', 'fra formiddagen', 'fra middagstid', 'fra midt på eftermiddagen'],
  UNTIL,
  ['og natten', 'hele dagen', 'uden ophold', 'i løbet af dagen'],
);

const SMALL_HOURS = createSmallHours('om natten', 'om morgenen');

const { describeStartDay, describeNightEnd } = createEveningHours({
  thisEvening: 'i aften',
  tonight: 'i nat',
  tomorrowEarly: 'i morgen tidlig',
  describeDay,
  ofHour: SMALL_HOURS.ofHour,
});

/** From here on an hour is none of the early morning, and from here on one of the evening. */
const [LATE_MORNING_HOUR, EVENING_HOUR] = [9, 18];

const FROM = byTurn('i løbet af morgenen', 'op ad formiddagen', 'sidst på formiddagen', 'fra middagstid', 'tidligt på eftermiddagen', 'ud på eftermiddagen', 'sidst på eftermiddagen', 'hen på aftenen', 'sent på aftenen'); // prettier-ignore

/** How long the first lasts, and from when on the second. */
export function describeBoundary(at: Boundary, isNight: boolean): [until: string, from: string] {
  return 'hour' in at
    ? [`frem til ${describeHour(at.hour, isNight)}`, 'derefter']
    : ['', `men ${FROM[at.part]}`];
}

/** Of what falls until then. */
export function untilPart(part: keyof typeof FROM): [until: string, from: string] {
  return [part === 'earlyMorning' ? DURING.earlyMorning : `ind${UNTIL[part]}`, 'derefter'];
}

/** The same within hours that are named: `men fra klokken 15`. */
export function describeTurnWithin(at: Boundary): [until: string, from: string] {
  return ['', `men ${'hour' in at ? `fra ${describeHour(at.hour, true)}` : FROM[at.part]}`];
}

export function describeSpan(span: skeleton.Within, isNight = false): string {
  if ('soon' in span) return describeWhen({ kind: 'nextHours', count: 1 });
  if ('until' in span) return describeBoundary({ hour: span.until }, isNight)[0];
  return 'from' in span ? skeleton.describeLimits(span, createLimits(isNight)) : during(span);
}

function createLimits(isNight: boolean) {
  return {
    since: (hour: number) => `fra ${describeHour(hour, isNight)}`,
    until: (hour: number) => `frem til ${describeHour(hour, isNight)}`,
    around: (hour: number) => `omkring ${describeHour(hour, isNight)}`,
    between: (from: number, to: number) => between(from, to, isNight),
  };
}

const timeWords = skeleton.createTime(describeDay, {
  and: 'og',
  now: 'lige nu',
  nextHour: 'den næste time',
  nextHours: (count) => `de næste ${count} timer`,
  counts: 'to tre',
  // Midnight is the end of its day, not the beginning.
  tonight: {
    name: 'i nat',
    between: (from, to) => between(from, to, true),
    at: (hour) => describeHour(hour, true),
  },
  hour(day, hour) {
    if (hour === 0) return `${describePart(day, 'evening')} ved midnat`;
    const night = findDayOfNightHour(day, hour);
    if (night) return `${describeNight(night)} ${describeHour(hour, true)}`;
    const early = SMALL_HOURS.ofHour(hour) === '' ? describeDay(day) : describeEarly({ day, hour });
    if (early !== describeDay(day)) return `${early} ${describeHour(hour, true)}`;
    return hour < EVENING_HOUR
      ? `${describeDay(day)} ${describeHour(hour)}`
      : `${describePart(day, 'evening')} ${describeHour(hour)}`;
  },
  dayOfHours: (day, hour) => describeStartDay({ day, hour }),
  /** `fra klokken 22 i aften til klokken 3 i nat`, `til klokken 24 på lørdag` where that ends. */
  overnight(from, to, endsAtMidnight) {
    if (endsAtMidnight) return joinWords(describeStartDay(from), between(from.hour, 0));
    const start = `fra ${describeStart(from.hour)} ${describeStartDay(from)}`;
    const night = describeNightEnd(from, to);
    if (night !== null) return `${start} til ${describeHour(to.hour, true)} ${night}`;
    return to.hour === 0
      ? `${start} til klokken 24 ${describeDay(toPreviousDay(to.day))}`
      : `${start} til ${describeHour(to.hour)} ${describeEarly(to)}`;
  },
  part: describePart,
  eveningAndNight: () => 'i aften og i nat',
  night(day, running) {
    const isComing = day.ahead === 0 && !day.byWeekday;
    return running || isComing ? 'i nat' : describeNight(day);
  },
  twoDays: (first, last) => `${firstDay(first)} og ${plainDay(last)}`,
  days: (first, last) =>
    relativeDay(first) === 'i dag' && last.ahead === 2
      ? `i dag, i morgen og ${plainDay(last)}`
      : `fra ${firstDay(first)} til og med ${plainDay(last)}`,
  afterThat: 'derefter',
  weekend: 'i weekenden',
  ...createLimits(false),
  during,
});

export const { describeWhen } = timeWords;

/** `i morgen tidlig`, of hours before nine. */
function describeEarly({ day, hour }: skeleton.HourOfDay): string {
  const isEarly = day.ahead === 1 && !day.byWeekday && hour < LATE_MORNING_HOUR;
  return joinWords(describeDay(day), isEarly ? 'tidlig' : '');
}

/** Of a morning whose hours are early: `i morgen tidlig`, `lørdag morgen`. */
export function toEarlyHours(when: string): string {
  return when
    .replace(/^i formiddag/, 'her til morgen')
    .replace(/^i morgen formiddag/, 'i morgen tidlig')
    .replace(/ om formiddagen/, ' om morgenen')
    .replace(/ formiddag/, ' morgen');
}

/** `i morgen aften`, `lørdag morgen` for `på lørdag om morgenen`. */
export function joinParts(dayAndParts: string): string {
  return dayAndParts
    .replace(/^i dag om (formiddag|eftermiddag|aften)en/, 'i $1')
    .replace(/^(?:på )?(i morgen|\p{L}+dag) om (formiddag|eftermiddag|aften)en/u, '$1 $2')
    .replace(/^i morgen om morgenen$/, 'i morgen tidlig')
    .replace(/^(?:på )?(\p{L}+dag) om morgenen$/u, '$1 morgen');
}

/** `natten til søndag`, of Saturday. */
function describeNight(day: skeleton.Day): string {
  const next = addDays(day.date, 1);
  return joinWords('natten til', weekday(next), dateOfFar(day, next));
}

/** `i aften`, `i morgen aften`, `lørdag aften den otteogtyvende november`. */
function describePart(day: skeleton.Day, part: skeleton.WakingPart): string {
  const relative = relativeDay(day);
  if (!relative) return joinWords(weekday(day.date), PARTS[part], dateOfFar(day, day.date));
  if (day.ahead === 0) return `i ${PARTS[part]}`;
  return `${relative} ${day.ahead === 1 ? PARTS[part] : DURING[part]}`;
}

/** `for i aften`, `for lørdag`, `for weekenden`: what a forecast is for. */
export function describeFor(when: When): string {
  const plain = describeWhen(when).replace(/^på |^i (?=weekend)/, '');
  return `for ${plain.replace(/^fra /, 'tiden fra ')}`;
}

/** `i dag` and `på lørdag` after "på", `for lørdag` after "for". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'om på', {
  'for fra indtil siden til': plainDay,
});

/** `i dag`, `på tirsdag`, `lørdag den otteogtyvende november`. */
export function describeDay(day: skeleton.Day): string {
  const isAhead = day.ahead !== null && day.ahead > 0;
  const isComing = isAhead && !relativeDay(day) && !skeleton.isFarAhead(day);
  return isComing ? `på ${plainDay(day)}` : plainDay(day);
}

/** The same without a preposition, after "fra" and "til". */
function plainDay(day: skeleton.Day): string {
  return relativeDay(day) ?? joinWords(weekday(day.date), dateOfFar(day, day.date));
}

/** Beside a weekday the day after tomorrow is one, too: `torsdag og fredag`. */
function firstDay(day: skeleton.Day): string {
  return day.ahead === 2 ? weekday(day.date) : plainDay(day);
}

/** `den otteogtyvende november` where the weekday alone would not tell. */
function dateOfFar(day: skeleton.Day, date: skeleton.LocalDate): string {
  return skeleton.isFarAhead(day)
    ? `den ${ORDINALS[skeleton.getDayOfMonth(date)]} ${month(date)}`
    : '';
}

/** `klokken 15`, `klokken 3 om natten`, `midnat`. */
function describeHour(hour: number, isNight = false): string {
  if (hour === 0) return 'midnat';
  return joinWords(`klokken ${clockNumber(hour)}`, isNight ? '' : SMALL_HOURS.ofHour(hour));
}

/** Where a day begins, midnight would be heard as its end. */
function describeStart(hour: number): string {
  return hour === 0 ? 'klokken 0' : describeHour(hour);
}

/** `mellem klokken 14 og 17`, `mellem klokken 22 og midnat`, `mellem klokken 1 og 3 om natten`. */
function between(from: number, to: number, isNight = false): string {
  const isUntilLate = to >= LATE_MORNING_HOUR;
  const ofSpan = isUntilLate ? [SMALL_HOURS.ofHour(from), ''] : SMALL_HOURS.ofSpan(from, to);
  const [afterFirst = '', afterLast = ''] = isNight ? [] : ofSpan;
  const atMidnight = isNight ? 'midnat' : 'klokken 0';
  const start = from === 0 ? atMidnight : joinWords(describeHour(from, true), afterFirst);
  const isShort = to !== 0 && start !== 'midnat';
  const end = joinWords(isShort ? clockNumber(to) : describeHour(to, true), afterLast);
  return `mellem ${start} og ${end}`;
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'et' : String(hour);
}
