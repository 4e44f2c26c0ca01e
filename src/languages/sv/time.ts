import { joinWords } from '../../wording/grammar.ts';
import { addDays } from '../../time/local-time.ts';
import * as skeleton from '../skeleton-time.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
  ['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'],
  ['i dag', 'i morgon', 'i övermorgon'],
); // prettier-ignore

const ORDINALS = [
  '', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde',
  'tionde', 'elfte', 'tolfte', 'trettonde', 'fjortonde', 'femtonde', 'sextonde', 'sjuttonde',
  'artonde', 'nittonde', 'tjugonde', 'tjugoförsta', 'tjugoandra', 'tjugotredje', 'tjugofjärde',
  'tjugofemte', 'tjugosjätte', 'tjugosjunde', 'tjugoåttonde', 'tjugonionde', 'trettionde',
  'trettioförsta',
]; // prettier-ignore

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'den närmaste timmen',
  2: 'de närmaste två timmarna',
  3: 'de närmaste tre timmarna',
};

const PARTS = skeleton.byPart('förmiddag', 'eftermiddag', 'kväll');

const FROM = skeleton.byPartOfCourse(
  'men under förmiddagen',
  'men från lunchtid',
  'men under eftermiddagen',
  'men framåt kvällen',
  'men sent på kvällen',
);

/** How long the first lasts, and from when on the second. */
export const describeBoundary = skeleton.createTurn(
  (hour) => [`fram till ${describeHour(hour)}`, 'sedan'],
  (part) => ['till en början', FROM[part]],
);

export const { describeWhen, describeSpan } = skeleton.createTime({
  now: 'just nu',
  nextHours: (count) => NEXT_HOURS[count] ?? `de närmaste ${count} timmarna`,
  day: describeDay,
  hour: (day, hour) => `${describeDay(day)} ${hour === 0 ? 'vid midnatt' : describeHour(hour)}`,
  between: betweenHours,
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
  night: (day, running) =>
    running ? 'i natt' : `natten till ${describeDate(day, addDays(day.date, 1))}`,
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
export const dayAfter = skeleton.createDayAfter(
  describeDay,
  ['om', 'på', 'under'],
  [[['från', 'för', 'med', 'sedan', 'till'], plainDay]],
);

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

/** `mellan klockan 14 och 17`. */
function betweenHours(from: number, to: number): string {
  const end = from === 0 || to === 0 ? describeHour(to) : clockNumber(to);
  return `mellan ${describeHour(from)} och ${end}`;
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'ett' : String(hour);
}
