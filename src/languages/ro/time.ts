import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { counted, dayOfMonth, numeral, type Noun } from './numbers.ts';
import { describePlace } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'duminică luni marți miercuri joi vineri sâmbătă',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  ['astăzi', 'mâine', 'poimâine'],
);

const HOUR_NOUN: Noun = { one: 'o oră', many: 'ore' };

/** After a day's name. */
const PARTS = skeleton.byPart('dimineață', 'după-amiază', 'seară');

const PARTS_OF_TODAY = skeleton.byPart('azi dimineață', 'azi după-amiază', 'diseară');

/** How long the first lasts. */
export const describeUntil = skeleton.createLimit(
  (hour) => `până la ${describeHour(hour)}`,
  [
    'până la mijlocul dimineții',
    'până la prânz',
    'până după-amiază',
    'până spre seară',
    'până seara târziu',
  ],
);

const timeWords = skeleton.createTime(describeDay, {
  now: 'acum',
  nextHour: 'în următoarea oră',
  nextHours: (words, count) =>
    `în următoarele ${count <= 3 ? `${words} ore` : counted(count, HOUR_NOUN)}`,
  counts: 'două trei',
  hour: (day, hour) => `${closed(day)} la ${describeHour(hour)}`,
  between(from, to) {
    return from === 0 || to === 0
      ? `între ${describeHour(from)} și ${describeHour(to)}`
      : `între orele ${numeral(from)} și ${numeral(to)}`;
  },
  dayOfHours: closed,
  overnight(from, to, endsAtMidnight) {
    const start = `de ${closed(from.day)} de la ${describeHour(from.hour)}`;
    return joinWords(
      start,
      'până',
      endsAtMidnight ? '' : closed(to.day),
      'la',
      describeHour(to.hour),
    );
  },
  /** `sâmbătă seară`. */
  part(day, part, running) {
    if (day.ahead === 0) return running ? `în această ${PARTS[part]}` : PARTS_OF_TODAY[part];
    const words = `${relativeDay(day) ?? weekday(day.date)} ${PARTS[part]}`;
    return skeleton.isFarAhead(day) ? `${words}, ${describeDate(day.date)}` : words;
  },
  /** `în noaptea de sâmbătă spre duminică`. */
  night(day, running, next) {
    if (running) return 'în această noapte';
    if (day.ahead === 0) return 'la noapte';
    const name = weekday(day.date);
    const night = skeleton.isFarAhead(day) ? `${name}, ${describeDate(day.date)},` : name;
    return `în noaptea de ${night} spre ${weekday(next.date)}`;
  },
  twoDays: (first, last) => `${closed(first)} și ${describeDay(last)}`,
  days: (first, last) => `de ${closed(first)} până ${describeDay(last)}`,
  during: skeleton.byPartOfCourse('dimineața', 'la prânz', 'după-amiaza', 'seara', 'seara târziu'),
});

export const { describeSpan } = timeWords;

/** `astăzi`, `marți`, `sâmbătă, douăzeci și opt noiembrie`. */
export function describeDay(day: skeleton.Day): string {
  const relative = relativeDay(day);
  if (relative) return relative;
  const name = weekday(day.date);
  return skeleton.isFarAhead(day) ? `${name}, ${describeDate(day.date)}` : name;
}

/** `în` and `la` before a day are left out. */
export const dayAfter = skeleton.createDayAfter(describeDay, 'în la');

/** `întâi decembrie`, `douăzeci și opt noiembrie`. */
const describeDate = (date: skeleton.LocalDate) =>
  `${dayOfMonth(skeleton.getDayOfMonth(date))} ${month(date)}`;

/** A day with its date is closed by a comma before what follows. */
function closed(day: skeleton.Day): string {
  const words = describeDay(day);
  return words.includes(',') ? `${words},` : words;
}

/** After "la" and "de la": `ora două`, `miezul nopții`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'miezul nopții' : `ora ${numeral(hour)}`;
}

/** `mâine, la Köln, `; nothing where time and place have been said. */
export function describeOpening(opening: skeleton.Opening | null): string {
  return opening
    ? closeOpening(timeWords.describeWhen(opening.when), describePlace(opening.place))
    : '';
}

/** Time and place before a clause; a comma closes what has one within: `sâmbătă, doi mai, `. */
export function closeOpening(time: string, place: string): string {
  if (place !== '') return `${time}, ${place}, `;
  return time.includes(',') ? `${time}, ` : `${time} `;
}
