import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'söndag måndag tisdag onsdag torsdag fredag lördag',
  'januari februari mars april maj juni juli augusti september oktober november december',
  ['i dag', 'i morgon', 'i övermorgon'],
);

const ORDINALS = [
  '', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde',
  'tionde', 'elfte', 'tolfte', 'trettonde', 'fjortonde', 'femtonde', 'sextonde', 'sjuttonde',
  'artonde', 'nittonde', 'tjugonde', 'tjugoförsta', 'tjugoandra', 'tjugotredje', 'tjugofjärde',
  'tjugofemte', 'tjugosjätte', 'tjugosjunde', 'tjugoåttonde', 'tjugonionde', 'trettionde',
  'trettioförsta',
]; // prettier-ignore

const PARTS = skeleton.byPart('förmiddag', 'eftermiddag', 'kväll');

/** How long the first lasts, and from when on the second. */
export const describeBoundary = skeleton.createTurn(
  (hour) => [`fram till ${describeHour(hour)}`, 'sedan'],
  'till en början',
  [
    'men under förmiddagen',
    'men från lunchtid',
    'men under eftermiddagen',
    'men framåt kvällen',
    'men sent på kvällen',
  ],
);

export const { describeWhen, describeSpan } = skeleton.createTime(describeDay, {
  now: 'just nu',
  nextHour: 'den närmaste timmen',
  nextHours: (count) => `de närmaste ${count} timmarna`,
  counts: 'två tre',
  hour: (day, hour) => `${describeDay(day)} ${hour === 0 ? 'vid midnatt' : describeHour(hour)}`,
  /** `mellan klockan 14 och 17`. */
  between(from, to) {
    const end = from === 0 || to === 0 ? describeHour(to) : clockNumber(to);
    return `mellan ${describeHour(from)} och ${end}`;
  },
  /** `från klockan 22 i dag till klockan 5 i morgon`. */
  overnight(from, to, endsAtMidnight) {
    const start = `från ${describeHour(from.hour)} ${describeDay(from.day)}`;
    const end = endsAtMidnight ? '' : describeDay(to.day);
    return joinWords(start, 'till', describeHour(to.hour), end);
  },
  /** `i kväll`, `på lördag kväll`, `lördag kväll den tjugoåttonde november`. */
  part(day, part) {
    if (day.ahead === 0) return `i ${PARTS[part]}`;
    return skeleton.isFarAhead(day)
      ? joinWords(weekday(day.date), PARTS[part], dateOfMonth(day.date))
      : joinWords(describeDay(day), PARTS[part]);
  },
  night: (day, running, next) =>
    running ? 'i natt' : `natten till ${describeDate(day, next.date)}`,
  /** `på lördag och söndag`, `i morgon och på lördag`. */
  twoDays: (first, last) =>
    `${describeDay(first)} och ${relativeDay(first) ? describeDay(last) : plainDay(last)}`,
  days: (first, last) => `från ${plainDay(first)} till och med ${plainDay(last)}`,
  during: skeleton.byPartOfCourse(
    'på morgonen',
    'mitt på dagen',
    'på eftermiddagen',
    'på kvällen',
    'sent på kvällen',
  ),
});

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

/** `lördag`; `lördagen den tjugoåttonde november` where the weekday alone would not tell. */
function describeDate(day: skeleton.Day, date: skeleton.LocalDate): string {
  return skeleton.isFarAhead(day) ? `${weekday(date)}en ${dateOfMonth(date)}` : weekday(date);
}

const dateOfMonth = (date: skeleton.LocalDate) =>
  `den ${ORDINALS[skeleton.getDayOfMonth(date)]} ${month(date)}`;

/** `klockan 15`, after a preposition or alone; `midnatt`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'midnatt' : `klockan ${clockNumber(hour)}`;
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'ett' : String(hour);
}
