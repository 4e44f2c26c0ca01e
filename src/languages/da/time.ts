import { joinWords } from '../../wording/grammar.ts';
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

const DURING = skeleton.byPartOfCourse(
  'om formiddagen',
  'ved middagstid',
  'om eftermiddagen',
  'om aftenen',
  'sent om aftenen',
);

/** How long the first lasts, and from when on the second. */
export const describeBoundary = skeleton.createTurn(
  (hour) => [`frem til ${describeHour(hour)}`, 'derefter'],
  'til at begynde med',
  [
    'men op ad formiddagen',
    'men fra middag',
    'men ud på eftermiddagen',
    'men hen på aftenen',
    'men sent på aftenen',
  ],
);

export const { describeWhen, describeSpan } = skeleton.createTime(describeDay, {
  now: 'lige nu',
  nextHour: 'den næste time',
  nextHours: (count) => `de næste ${count} timer`,
  counts: 'to tre',
  hour: (day, hour) => `${describeDay(day)} ${hour === 0 ? 'ved midnat' : describeHour(hour)}`,
  /** `mellem klokken 14 og 17`. */
  between(from, to) {
    const end = from === 0 || to === 0 ? describeHour(to) : clockNumber(to);
    return `mellem ${describeHour(from)} og ${end}`;
  },
  /** `fra i dag klokken 22 til i morgen klokken 5`. */
  overnight(from, to, endsAtMidnight) {
    const start = `fra ${plainDay(from.day)} ${describeHour(from.hour)}`;
    return joinWords(start, 'til', endsAtMidnight ? '' : plainDay(to.day), describeHour(to.hour));
  },
  part(day, part) {
    if (day.ahead === 0) return `i ${PARTS[part]}`;
    if (day.ahead === 1) return `${describeDay(day)} ${PARTS[part]}`;
    if (relativeDay(day)) return `${describeDay(day)} ${DURING[part]}`;
    return joinWords(weekday(day.date), PARTS[part], dateOfFar(day, day.date));
  },
  /** `natten til søndag`, of Saturday. */
  night: (day, running, { date: next }) =>
    running ? 'i nat' : joinWords('natten til', weekday(next), dateOfFar(day, next)),
  /** `på lørdag og søndag`, `i morgen og på lørdag`. */
  twoDays: (first, last) =>
    `${describeDay(first)} og ${relativeDay(first) ? describeDay(last) : plainDay(last)}`,
  days: (first, last) => `fra ${plainDay(first)} til ${plainDay(last)}`,
  during: DURING,
});

/** `i dag` and `på lørdag` after "på", `for lørdag` after "for". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'om på', {
  'for fra indtil siden til': plainDay,
});

/** `i dag`, `på tirsdag`, `lørdag den otteogtyvende november`. */
export function describeDay(day: skeleton.Day): string {
  const isComing = day.ahead !== null && !relativeDay(day) && !skeleton.isFarAhead(day);
  return isComing ? `på ${plainDay(day)}` : plainDay(day);
}

/** The same without a preposition, after "fra" and "til". */
function plainDay(day: skeleton.Day): string {
  return relativeDay(day) ?? joinWords(weekday(day.date), dateOfFar(day, day.date));
}

/** `den otteogtyvende november` where the weekday alone would not tell. */
function dateOfFar(day: skeleton.Day, date: skeleton.LocalDate): string {
  return skeleton.isFarAhead(day)
    ? `den ${ORDINALS[skeleton.getDayOfMonth(date)]} ${month(date)}`
    : '';
}

/** `klokken 15`, after a preposition or alone; `midnat`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'midnat' : `klokken ${clockNumber(hour)}`;
}

function clockNumber(hour: number): string {
  return hour === 1 ? 'et' : String(hour);
}
