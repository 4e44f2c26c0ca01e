import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { SHARES, describePlace } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  ['heute', 'morgen', 'übermorgen'],
);

const PARTS = skeleton.byPart('Vormittag', 'Nachmittag', 'Abend');

/** How long the first lasts, and from when on the second. */
export const describeBoundary = skeleton.createTurn(
  (hour) => [`bis ${describeHour(hour)}`, 'danach'],
  'zunächst',
  ['ab dem Vormittag', 'ab Mittag', 'ab dem Nachmittag', 'ab dem Abend', 'ab dem späten Abend'],
);

export const { describeWhen, describeSpan, describeDayOfClock } = skeleton.createTime(describeDay, {
  now: 'im Moment',
  nextHour: 'in der nächsten Stunde',
  nextHours: (count) => `in den nächsten ${count} Stunden`,
  counts: 'zwei drei',
  hour: (day, hour) => `${describeDay(day)} um ${describeHour(hour)}`,
  between(from, to) {
    if (from === 0 || to === 0) return `zwischen ${describeHour(from)} und ${describeHour(to)}`;
    return `zwischen ${from === 1 ? 'ein' : from} und ${describeHour(to)}`;
  },
  overnight(from, to, endsAtMidnight) {
    const start = `von ${plainDay(from.day)} ${describeHour(from.hour)}`;
    return joinWords(start, 'bis', endsAtMidnight ? '' : plainDay(to.day), describeHour(to.hour));
  },
  part(day, part) {
    const relative = relativeDay(day);
    if (relative) return `${relative} ${PARTS[part]}`;
    return withDate(day, `am ${weekday(day.date)}${PARTS[part].toLowerCase()}`, 'dem', day.date);
  },
  night(day, running, { date: next }) {
    if (running) return 'heute Nacht';
    return `in der Nacht auf ${withDate(day, weekday(next), 'den', next)}`;
  },
  twoDays: (first, last) =>
    `${describeDay(first)} und ${relativeDay(first) ? describeDay(last) : plainDay(last)}`,
  days: (first, last) => `von ${plainDay(first)} bis ${plainDay(last)}`,
  weekend: 'am Wochenende',
  during: skeleton.byPartOfCourse(
    'am Vormittag',
    'um die Mittagszeit',
    'am Nachmittag',
    'am Abend',
    'am späten Abend',
  ),
});

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

function describeHour(hour: number): string {
  return describeClock({ hour, minute: 0 });
}

/** When within a stretch: `ab 15 Uhr`, `bis 9 Uhr und ab 18 Uhr`, `zeitweise`. */
export const { describeTimes, daysList } = skeleton.createTimes(
  { describeWhen, describeSpan },
  {
    tag: 'de',
    mostly: 'meist',
    shares: SHARES,
    from: (hour) => `ab ${describeHour(hour)}`,
    until: (hour) => `bis ${describeHour(hour)}`,
    /** `am Montag, Mittwoch und Freitag`, `heute, morgen und am Samstag`, `an 5 der 9 Tage`. */
    counted: (count, of, isFirst) => (isFirst ? `an ${count} der ${of} Tage` : `an ${count} Tagen`),
    listed: (words) =>
      words.map((word, at) => {
        const isLast = at === words.length - 1;
        const isBare = word.startsWith('am ') && words[at - 1]?.startsWith('am ');
        return (isBare ? word.slice(3) : word).replace(/,$/, isLast ? ',' : '');
      }),
  },
);

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
