import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import type { TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import type { Boundary, Span } from '../../wording/plan/statement.ts';
import { byEnd, byPartOfSpell, createDuring } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import * as numbers from './numbers.ts';
import { SHARES, describePlace } from './words.ts';

export { describeClock } from './numbers.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  ['heute', 'morgen', 'übermorgen'],
  'gestern',
);

const PARTS = skeleton.byPart('Vormittag', 'Nachmittag', 'Abend');

/** How long the first weather lasts, and from when on there is the second. */
type Turn = readonly [until: string, from: string];

const TURNS: Readonly<Record<TurnOfCourse, Turn>> = {
  earlyMorning: ['zunächst', 'ab dem frühen Vormittag'],
  morning: ['zunächst', 'ab dem Vormittag'],
  lateMorning: ['zunächst', 'ab dem späten Vormittag'],
  midday: ['zunächst', 'ab Mittag'],
  earlyAfternoon: ['zunächst', 'ab dem frühen Nachmittag'],
  afternoon: ['zunächst', 'ab dem Nachmittag'],
  lateAfternoon: ['zunächst', 'ab dem späten Nachmittag'],
  evening: ['zunächst', 'am Abend'],
  lateEvening: ['zunächst', 'am späten Abend'],
};

/** The same on each of several days. */
const DAILY_TURNS: Readonly<Record<TurnOfCourse, Turn>> = {
  earlyMorning: ['jeweils bis zum frühen Vormittag', 'danach'],
  morning: ['jeweils bis zum Vormittag', 'danach'],
  lateMorning: ['jeweils bis zum späten Vormittag', 'danach'],
  midday: ['jeweils bis zum Mittag', 'danach'],
  earlyAfternoon: ['jeweils bis zum frühen Nachmittag', 'danach'],
  afternoon: ['jeweils bis zum Nachmittag', 'danach'],
  lateAfternoon: ['jeweils bis zum späten Nachmittag', 'danach'],
  evening: ['tagsüber', 'abends'],
  lateEvening: ['tagsüber', 'spätabends'],
};

const during = createDuring(
  byPartOfSpell('am Morgen', 'am Morgen und am Vormittag', 'am Vormittag', 'um die Mittagszeit', 'am Nachmittag', 'am späten Nachmittag', 'am Abend', 'am späten Abend'),
  ['vom frühen Vormittag', 'vom Vormittag', 'vom Mittag', 'vom Nachmittag'],
  byEnd('bis zum Mittag', 'bis zum frühen Nachmittag', 'bis zum Nachmittag', 'bis zum späten Nachmittag', 'bis zum Abend', 'bis zum späten Abend'), ['und in der Nacht', 'den ganzen Tag', 'durchgehend', 'tagsüber'],); // prettier-ignore

const DURING_EACH = byPartOfSpell('morgens', 'morgens und vormittags', 'vormittags', 'mittags', 'nachmittags', 'jeweils am späten Nachmittag', 'abends', 'spätabends'); // prettier-ignore

const LIMITS = {
  since: (hour: number) => `ab ${numbers.describeHour(hour)}`,
  until: (hour: number) => `bis ${numbers.describeHour(hour)}`,
  around: (hour: number) => `gegen ${numbers.describeHour(hour)}`,
};

/** Hours from the first to the last are those of one night. */
const NIGHT_HOUR = 22;
const DAWN_HOUR = 6;

const time = skeleton.createTime(describeDay, {
  and: 'und',
  now: 'im Moment',
  nextHour: 'in der nächsten Stunde',
  nextHours: (count) => `in den nächsten ${count} Stunden`,
  counts: 'zwei drei',
  hour: (day, hour) => `${describeDay(day)} um ${numbers.describeHour(hour)}`,
  tonight: {
    name: 'heute Nacht',
    between: numbers.describeHoursOfNight,
    at: (hour) => `um ${numbers.describePlainHour(hour)}`,
  },
  between: (from, to) => numbers.describeHours(from, to, numbers.BETWEEN),
  fromTo: numbers.describeHoursOfDay,
  overnight(from, to, endsAtMidnight) {
    const start = numbers.describePlainHour(from.hour, numbers.NULL_HOUR);
    if (endsAtMidnight) return `${describeDay(from.day)} zwischen ${start} und Mitternacht`;
    const isTonight = from.day.ahead === 0 && to.day.ahead === 1;
    if (isTonight && from.hour >= NIGHT_HOUR && to.hour <= DAWN_HOUR) {
      return `heute Nacht ${numbers.describeHoursOfNight(from.hour, to.hour)}`;
    }
    return `von ${plainDay(from.day)} ${start} bis ${plainDay(to.day)} ${numbers.describePlainHour(to.hour)}`;
  },
  part(day, part) {
    const relative = relativeDay(day);
    if (relative) return `${relative} ${PARTS[part]}`;
    return withDate(day, `am ${weekday(day.date)}${PARTS[part].toLowerCase()}`, 'dem', day.date);
  },
  eveningAndNight: () => 'heute Abend und in der Nacht',
  night(day, running, { date: next }) {
    const isComing = day.ahead === 0 && !day.byWeekday;
    if (running || isComing) return 'heute Nacht';
    return `in der Nacht auf ${withDate(day, weekday(next), 'den', next)}`;
  },
  twoDays(first, last) {
    if (isNear(first)) return `${describeDay(first)} und ${describeDay(last)}`;
    return nameWeekend(`am ${nameDay(first)} und ${nameDay(last)}`);
  },
  days(first, last) {
    const isFromToday = relativeDay(first) !== undefined && first.ahead === 0;
    return isFromToday && last.ahead === 2
      ? 'heute, morgen und übermorgen'
      : `von ${isNear(first) ? plainDay(first) : nameDay(first)} bis ${nameDay(last)}`;
  },
  afterThat: 'danach',
  weekend: 'am Wochenende',
  ...LIMITS,
  during,
});
export const { describeWhen, describeSpan, describeDayOfClock } = time;

/** How a listener takes hours and parts of the day: of one day, of each of several days, of a night. */
export type Hearing = 'once' | 'daily' | 'atNight';

/**
 * How long the first lasts, and from when on the second; beside hours of the question only the turn itself has one.
 */
export function describeTurn(at: Boundary, heard: Hearing, isAmidHours: boolean): Turn {
  if ('part' in at) return (heard === 'daily' ? DAILY_TURNS : TURNS)[at.part];
  const hour =
    heard === 'atNight' ? numbers.describePlainHour(at.hour) : numbers.describeHour(at.hour);
  return isAmidHours ? ['zunächst', `ab ${hour}`] : [`bis ${hour}`, 'danach'];
}

/** When the second weather begins, where nothing is said of the first. */
export function describeStart(at: Boundary, heard: Hearing): string {
  const [, from] = describeTurn(at, heard, true);
  const start = 'part' in at && from === 'danach' ? TURNS[at.part][1] : from;
  return heard === 'daily' && start.startsWith('ab ') ? `jeweils ${start}` : start;
}

export function describePassage(span: skeleton.Within, heard: Hearing): string {
  if ('from' in span && heard === 'atNight') return describeNightHours(span, numbers.BETWEEN);
  if ('until' in span && heard === 'atNight') return `bis ${numbers.describePlainHour(span.until)}`;
  if (heard !== 'daily') return describeSpan(span);
  if ('allDay' in span) return describeSpan(span);
  return 'part' in span ? DURING_EACH[span.part] : `jeweils ${describeSpan(span)}`;
}

/** One of two: `von 6 bis 8 Uhr`, where a second "zwischen" with its "und" would be hard to follow. */
export function describeStretch(span: Span, heard: Hearing): string {
  if (!('from' in span) || heard === 'daily') return describePassage(span, heard);
  if (heard === 'atNight') return describeNightHours(span, numbers.FROM_TO);
  return skeleton.describeLimits(span, {
    ...LIMITS,
    between: (from, to) => numbers.describeHours(from, to, numbers.FROM_TO),
  });
}

function describeNightHours(span: skeleton.HoursSpan, limits: numbers.Limits): string {
  return skeleton.describeLimits(span, {
    since: (hour) => `ab ${numbers.describePlainHour(hour)}`,
    until: (hour) => `bis ${numbers.describePlainHour(hour)}`,
    around: (hour) => `gegen ${numbers.describePlainHour(hour)}`,
    between: (from, to) => numbers.describeClearHours(from, to, limits),
  });
}

/** After "keine Vorhersage": `für die nächsten drei Stunden in Köln`, `für Samstag`. */
export function describeOpeningAfterFor({ when, place }: skeleton.Opening): string {
  const words = describeWhen(when)
    .replace(/^im Moment$/, 'jetzt')
    .replace(/^in der nächsten /, 'die nächste ')
    .replace(/^(?:in den|in der) /, 'die ')
    .replace(/^am Wochenende$/, 'das Wochenende')
    .replace(/^von /, 'die Zeit von ')
    .replace(/^am /, '')
    .replace(/, dem /, ', den ');
  const where = describePlace(place);
  return joinWords('für', where === '' ? withoutComma(words) : words, where);
}

/** `heute` and `am Samstag` after "am", `für Samstag` after "für". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'am an', {
  'ab auf bis für seit von': plainDay,
});

/** `heute`, `am Dienstag`, `am Samstag, dem achtundzwanzigsten November`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? `am ${plainDay(day)}`;
}

/** The same without a preposition, after "von" and "bis". */
export function plainDay(day: skeleton.Day): string {
  return relativeDay(day) ?? withDate(day, weekday(day.date), 'dem', day.date);
}

/** Days together are named in one way: `am Dienstag und Mittwoch`, not `übermorgen und am Mittwoch`. */
function isNear(day: skeleton.Day): boolean {
  return relativeDay(day) !== undefined && day.ahead !== 2;
}

/** The weekday, even of the day after tomorrow. */
function nameDay(day: skeleton.Day): string {
  return withDate(day, weekday(day.date), 'dem', day.date);
}

/** `Samstag, dem achtundzwanzigsten November,` where the weekday alone is not clear. */
function withDate(
  day: skeleton.Day,
  name: string,
  article: 'dem' | 'den',
  date: skeleton.LocalDate,
): string {
  if (!skeleton.isFarAhead(day)) return name;
  return `${name}, ${article} ${describeOrdinal(skeleton.getDayOfMonth(date))} ${month(date)},`;
}

const ORDINALS = [
  '', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten',
  'neunten', 'zehnten', 'elften', 'zwölften', 'dreizehnten', 'vierzehnten', 'fünfzehnten',
  'sechzehnten', 'siebzehnten', 'achtzehnten', 'neunzehnten',
]; // prettier-ignore
const UNITS = ['', 'einund', 'zweiund', 'dreiund', 'vierund', 'fünfund', 'sechsund', 'siebenund', 'achtund', 'neunund']; // prettier-ignore

/** `achtundzwanzigsten`, after "dem" and "den". */
function describeOrdinal(day: number): string {
  const tens = day < 30 ? 'zwanzigsten' : 'dreißigsten';
  return ORDINALS[day] ?? `${UNITS[day % 10]}${tens}`;
}

const WITHIN = {
  tag: 'de',
  mostly: 'meist',
  shares: SHARES,
  /** `am Montag, Mittwoch und Freitag`, `heute, morgen und am Samstag`, `an 5 der 9 Tage`. */
  counted: (count: number, of: number, isFirst: boolean) =>
    isFirst ? `an ${count} der ${of} Tage` : `an ${count} Tagen`,
  listed: (words: readonly string[]) =>
    words.map((word, at) => {
      const isLast = at === words.length - 1;
      const isBare = word.startsWith('am ') && words[at - 1]?.startsWith('am ');
      return (isBare ? word.slice(3) : word).replace(/,$/, isLast ? ',' : '');
    }),
};

function createTimes(heard: Hearing, describe: typeof describeStretch) {
  const hourOf = (hour: number) =>
    heard === 'atNight' ? numbers.describePlainHour(hour) : numbers.describeHour(hour);
  return skeleton.createTimes(
    { ...time, describeSpan: (span) => describe(span, heard) },
    {
      ...WITHIN,
      from: (hour) => `ab ${hourOf(hour)}`,
      until: (hour) => `bis ${hourOf(hour)}`,
    },
  );
}

const times = createTimes('once', describePassage);
const nightTimes = createTimes('atNight', describePassage);
const severalTimes = createTimes('once', describeStretch);
const severalNightTimes = createTimes('atNight', describeStretch);

/** When within a stretch: `ab 15 Uhr`, `bis 9 Uhr und von 18 bis 20 Uhr`, `zeitweise`. */
export function describeTimes(found: Times | null, when?: skeleton.When): string {
  const areSeveral = found !== null && 'spans' in found && found.spans.length > 1;
  const [byDay, atNight] = areSeveral ? [severalTimes, severalNightTimes] : [times, nightTimes];
  return (when && tellsNight(when) ? atNight : byDay).describeTimes(found);
}

export function daysList(whens: skeleton.Days, isFirst: boolean): string {
  return nameWeekend(times.daysList(whens, isFirst));
}

/** Whether an hour of the night needs no word for it. */
export function tellsNight(when: skeleton.When): boolean {
  if (when.kind !== 'hours') return isPartOfNight(when) || when.kind === 'nextHours';
  const { from, to } = when;
  return from.day.date !== to.day.date || numbers.nameSmallHour(from.hour) !== '';
}

export function isPartOfNight(when: skeleton.When): boolean {
  return when.kind === 'part' && when.part === 'night';
}

function nameWeekend(days: string): string {
  return days === 'am Samstag und Sonntag' ? 'am Wochenende' : days;
}

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frameOpening({ when, place }: skeleton.Opening) {
  return when.kind === 'now' && place !== null
    ? { front: describePlace(place), middle: 'gerade' }
    : { front: describeWhen(when), middle: describePlace(place) };
}

/** Before a full stop or a colon a date has no comma of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}
