import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import type { Boundary, PartOfCourse, Span } from '../../wording/plan/statement.ts';
import * as skeleton from '../skeleton-time.ts';
import { SHARES, describePlace } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  ['heute', 'morgen', 'übermorgen'],
);

const PARTS = skeleton.byPart('Vormittag', 'Nachmittag', 'Abend');

/** How long the first weather lasts, and from when on there is the second. */
type Turn = readonly [until: string, from: string];

const TURNS: Readonly<Record<PartOfCourse, Turn>> = {
  morning: ['zunächst', 'ab dem Vormittag'],
  midday: ['zunächst', 'ab Mittag'],
  afternoon: ['zunächst', 'ab dem Nachmittag'],
  evening: ['zunächst', 'am Abend'],
  lateEvening: ['zunächst', 'am späten Abend'],
};

/** The same on each of several days. */
const DAILY_TURNS: Readonly<Record<PartOfCourse, Turn>> = {
  morning: ['morgens', 'ab dem Vormittag'],
  midday: ['vormittags', 'ab Mittag'],
  afternoon: ['jeweils zunächst', 'ab dem Nachmittag'],
  evening: ['tagsüber', 'abends'],
  lateEvening: ['tagsüber', 'spätabends'],
};

const DURING = skeleton.byPartOfCourse(
  'am Vormittag',
  'um die Mittagszeit',
  'am Nachmittag',
  'am Abend',
  'am späten Abend',
);

const DURING_EACH = skeleton.byPartOfCourse(
  'vormittags',
  'mittags',
  'nachmittags',
  'abends',
  'spätabends',
);

/** The hour in which a day begins: "von morgen Mitternacht" would be heard as a day later. */
const NULL_HOUR = 'null Uhr';

const time = skeleton.createTime(describeDay, {
  now: 'im Moment',
  nextHour: 'in der nächsten Stunde',
  nextHours: (count) => `in den nächsten ${count} Stunden`,
  counts: 'zwei drei',
  hour: (day, hour) => `${describeDay(day)} um ${describeHour(hour)}`,
  between: describeHours,
  fromTo: (from, to) => describeHours(from, to, NULL_HOUR),
  overnight(from, to, endsAtMidnight) {
    const start = `von ${plainDay(from.day)} ${describePlainHour(from.hour, NULL_HOUR)}`;
    const end = `${endsAtMidnight ? '' : plainDay(to.day)} ${describePlainHour(to.hour)}`;
    return `${start} bis ${end.trim()}`;
  },
  part(day, part) {
    const relative = relativeDay(day);
    if (relative) return `${relative} ${PARTS[part]}`;
    return withDate(day, `am ${weekday(day.date)}${PARTS[part].toLowerCase()}`, 'dem', day.date);
  },
  night(day, running, { date: next }) {
    const isComing = day.ahead === 0 && !day.byWeekday;
    if (running || isComing) return 'heute Nacht';
    return `in der Nacht auf ${withDate(day, weekday(next), 'den', next)}`;
  },
  twoDays(first, last) {
    if (relativeDay(first)) return `${describeDay(first)} und ${describeDay(last)}`;
    return nameWeekend(`${describeDay(first)} und ${plainDay(last)}`);
  },
  days(first, last) {
    const isFromToday = relativeDay(first) !== undefined && first.ahead === 0;
    return isFromToday && last.ahead === 2
      ? 'heute, morgen und übermorgen'
      : `von ${plainDay(first)} bis ${plainDay(last)}`;
  },
  weekend: 'am Wochenende',
  during: DURING,
});
export const { describeWhen, describeSpan, describeDayOfClock } = time;

/** How a listener takes hours and parts of the day: of one day, of each of several days, of a night. */
export type Hearing = 'once' | 'daily' | 'atNight';

/** How long the first lasts, and from when on the second. */
export function describeTurn(at: Boundary, heard: Hearing): Turn {
  if ('part' in at) return (heard === 'daily' ? DAILY_TURNS : TURNS)[at.part];
  const hour = heard === 'atNight' ? describePlainHour(at.hour) : describeHour(at.hour);
  return [`bis ${hour}`, 'danach'];
}

export function describePassage(span: Span, heard: Hearing): string {
  if ('from' in span && heard === 'atNight') return describeClearHours(span.from, span.to);
  if (heard !== 'daily') return describeSpan(span);
  return 'part' in span ? DURING_EACH[span.part] : `jeweils ${describeSpan(span)}`;
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
function plainDay(day: skeleton.Day): string {
  return relativeDay(day) ?? withDate(day, weekday(day.date), 'dem', day.date);
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

/** `15 Uhr`; an hour that may be heard as one of the afternoon names its time of day: `4 Uhr früh`. */
function describeHour(hour: number): string {
  return joinWords(describePlainHour(hour), nameSmallHour(hour));
}

function describePlainHour(hour: number, midnight = 'Mitternacht'): string {
  return hour === 0 ? midnight : describeClock({ hour, minute: 0 });
}

/** The last hour of the night, and of those that one calls `nachts`. */
const LAST_SMALL_HOUR = 5;
const LAST_NIGHT_HOUR = 3;

function nameSmallHour(hour: number): string {
  if (hour === 0 || hour > LAST_SMALL_HOUR) return '';
  return hour <= LAST_NIGHT_HOUR ? 'nachts' : 'früh';
}

/** `zwischen 14 und 16 Uhr`, `zwischen 2 und 4 Uhr früh`, `zwischen 4 Uhr früh und 9 Uhr`. */
function describeHours(from: number, to: number, midnight?: string): string {
  if (from === 0 || to === 0 || from > to) return describeClearHours(from, to, midnight);
  const start =
    nameSmallHour(from) !== '' && nameSmallHour(to) === '' ? describeHour(from) : plainNumber(from);
  return `zwischen ${start} und ${describeHour(to)}`;
}

/** Hours over midnight, or in a sentence about a night. */
function describeClearHours(from: number, to: number, midnight?: string): string {
  const start = from === 0 || to === 0 ? describePlainHour(from, midnight) : plainNumber(from);
  return `zwischen ${start} und ${describePlainHour(to)}`;
}

function plainNumber(hour: number): string {
  return hour === 1 ? 'ein' : String(hour);
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

const times = skeleton.createTimes(time, {
  ...WITHIN,
  from: (hour) => `ab ${describeHour(hour)}`,
  until: (hour) => `bis ${describeHour(hour)}`,
});

const nightTimes = skeleton.createTimes(
  { ...time, describeSpan: (span) => describePassage(span, 'atNight') },
  {
    ...WITHIN,
    from: (hour) => `ab ${describePlainHour(hour)}`,
    until: (hour) => `bis ${describePlainHour(hour)}`,
  },
);

/** When within a stretch: `ab 15 Uhr`, `bis 9 Uhr und ab 18 Uhr`, `zeitweise`. */
export function describeTimes(found: Times | null, when?: skeleton.When): string {
  return (when && tellsNight(when) ? nightTimes : times).describeTimes(found);
}

export function daysList(whens: skeleton.Days, isFirst: boolean): string {
  return nameWeekend(times.daysList(whens, isFirst));
}

/** Whether an hour of the night needs no word for it. */
export function tellsNight(when: skeleton.When): boolean {
  const isOverMidnight = when.kind === 'hours' && when.from.day.date !== when.to.day.date;
  return isNightPart(when) || isOverMidnight || when.kind === 'nextHours';
}

export function isNightPart(when: skeleton.When): boolean {
  return when.kind === 'part' && when.part === 'night';
}

function nameWeekend(days: string): string {
  return days === 'am Samstag und Sonntag' ? 'am Wochenende' : days;
}

/** `7 Uhr 53`, `ein Uhr`, `Mitternacht`. */
export function describeClock({ hour, minute }: skeleton.ClockTime): string {
  if (hour === 0 && minute === 0) return 'Mitternacht';
  return joinWords(hour === 1 ? 'ein' : String(hour), 'Uhr', minute === 0 ? '' : String(minute));
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
