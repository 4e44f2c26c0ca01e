import { joinWords } from '../../wording/grammar.ts';
import { addDays } from '../../time/local-time.ts';
import { findPartOfTurn, type TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import { isNextDay, type Boundary } from '../../wording/plan/statement.ts';
import { byPartOfSpell, byTurn, createDuring } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { counted, dayOfMonth, numeral, type Noun } from './numbers.ts';
import { describePlace } from './words.ts';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'duminică luni marți miercuri joi vineri sâmbătă',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  ['astăzi', 'mâine', 'poimâine'],
);

const TODAY = 'astăzi';
const TONIGHT = 'la noapte';
/** The same before a place, so that "la" does not follow "la". */
const THIS_NIGHT = 'în această noapte';
const NOON = 12;

const HOUR_NOUN: Noun = { one: 'o oră', many: 'ore' };

/** After a day's name. */
const PARTS = skeleton.byPart('dimineață', 'după-amiază', 'seară');

const PARTS_OF_TODAY = skeleton.byPart('azi dimineață', 'azi după-amiază', 'diseară');

const UNTIL = byTurn('dimineața devreme', 'dimineața', 'până spre prânz', 'până la prânz', 'până la începutul după-amiezii', 'până la mijlocul după-amiezii', 'până spre seară', 'până seara', 'până seara târziu'); // prettier-ignore

/** How long the first lasts. */
export const describeUntil = skeleton.createLimit((hour) => `până la ${describeHour(hour)}`, UNTIL);

const LATE_STARTS: Partial<Record<TurnOfCourse, string>> = {
  earlyAfternoon: 'de la începutul după-amiezii',
  afternoon: 'începând cu după-amiaza',
  lateAfternoon: 'de la sfârșitul după-amiezii',
  evening: 'începând cu seara',
  lateEvening: 'seara târziu',
};

/** "Until the afternoon" may be its start or its end: from when on something begins in it; null earlier in the day. */
export function describeLateStart(at: Boundary): string | null {
  return 'part' in at ? (LATE_STARTS[at.part] ?? null) : null;
}

/** Of a danger: `de la ora 15`, `începând cu după-amiaza`, `dimineața`. */
export function describeStart(at: Boundary): string {
  if ('hour' in at) return `de la ${describeHour(at.hour)}`;
  return describeLateStart(at) ?? describeSpan({ part: findPartOfTurn(at.part) });
}

const timeWords = skeleton.createTime(describeDay, {
  and: 'și',
  now: 'acum',
  nextHour: 'în următoarea oră',
  nextHours: (words, count) =>
    `în următoarele ${count <= 3 ? `${words} ore` : counted(count, HOUR_NOUN)}`,
  counts: 'două trei',
  tonight: {
    name: 'în această noapte',
    between: fromHourToHour,
    at: (hour) => `la ora ${numeral(hour)}`,
  },
  hour: (day, hour) => (hour === 0 ? midnightAfter(day.date) : hourOfDay({ day, hour })),
  between: fromHourToHour,
  dayOfHours: (day, hour) => startDay({ day, hour }),
  overnight(from, to, endsAtMidnight) {
    if (endsAtMidnight && from.hour !== 0) {
      return `${startDay(from)} ${fromHourToHour(from.hour, 0)}`;
    }
    const isSoon = endsAtMidnight || isNextNight(from, to);
    return `${fromHourOfDay(from)} până ${isSoon ? `la ${describeHour(to.hour)}` : hourOfDay(to)}`;
  },
  /** `sâmbătă seară`. */
  part(day, part, running) {
    if (relativeDay(day) === TODAY) {
      return running ? `în această ${PARTS[part]}` : PARTS_OF_TODAY[part];
    }
    const words = `${relativeDay(day) ?? weekday(day.date)} ${PARTS[part]}`;
    return skeleton.isFarAhead(day) ? `${words}, ${describeDate(day.date)}` : words;
  },
  eveningAndNight: () => 'în această seară și la noapte',
  /** `în noaptea de sâmbătă spre duminică`. */
  night(day, running, next) {
    if (day.ahead === -1 && running) return THIS_NIGHT;
    if (running || relativeDay(day) === TODAY) return TONIGHT;
    const name = weekday(day.date);
    const night = skeleton.isFarAhead(day) ? `${name}, ${describeDate(day.date)},` : name;
    return `în noaptea de ${night} spre ${weekday(next.date)}`;
  },
  twoDays: (first, last) => `${closed(first)} și ${describeDay(last)}`,
  days: (first, last) =>
    relativeDay(first) === TODAY && relativeDay(last)
      ? 'astăzi, mâine și poimâine'
      : `de ${closed(first)} până ${describeDay(last)}`,
  afterThat: 'apoi',
  weekend: 'în weekend',
  until: (hour) => `până la ${describeHour(hour)}`,
  since: (hour) => `de la ${describeHour(hour)}`,
  around: (hour) =>
    `în jurul ${hour === 0 ? 'miezului nopții' : describeHour(hour).replace(/^ora/, 'orei')}`,
  during: createDuring(
    byPartOfSpell(
      'dimineața devreme',
      'dimineața',
      'dimineața',
      'la prânz',
      'după-amiaza',
      'spre sfârșitul după-amiezii',
      'seara',
      'seara târziu',
    ),
    ['de dimineață', 'de dimineață', 'de la prânz', 'de după-amiază'],
    UNTIL,
    ['și noaptea', 'toată ziua', 'fără întrerupere', 'în timpul zilei'],
  ),
});

export const { describeWhen, describeSpan } = timeWords;

/** Whether it is of a night, or of hours that are said to end in one. */
export function isSaidAtNight(when: skeleton.When | undefined): boolean {
  if (!when) return false;
  return skeleton.isNightWhen(when) || AT_NIGHT.test(timeWords.describeWhen(when));
}

const AT_NIGHT = / (?:noaptea|ora 4 dimineața)$/;

/** The hours of a night need no "at night". */
export function withoutNight(words: string, isNight: boolean): string {
  return isNight ? words.replace(/ noaptea$/, '') : words;
}

/** `în fiecare seară`, `în fiecare zi la prânz`; of two days `în ambele seri`. */
export function onEachDay(when: string, areTwo: boolean): string {
  if (areTwo) return `în ambele ${BOTH_PARTS[when] ?? `zile ${when}`}`;
  const part = EACH_PART[when];
  return `în fiecare ${part ?? `zi ${when}`}`;
}

const EACH_PART: Readonly<Record<string, string>> = {
  'începând cu seara': PARTS.evening,
  dimineața: PARTS.morning,
  'după-amiaza': PARTS.afternoon,
  seara: PARTS.evening,
};

const BOTH_PARTS: Readonly<Record<string, string>> = {
  'începând cu seara': 'seri',
  dimineața: 'dimineți',
  'după-amiaza': 'după-amiezi',
  seara: 'seri',
};

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

/** Last hour of the clock that is of the night before it. */
const LAST_OF_NIGHT = 4;

/** Hours of the clock before which what they are named with ends; a later hour needs no word. */
const NIGHT = 'noaptea';
const PARTS_OF_CLOCK = [
  [4, NIGHT],
  [6, 'dimineața'],
] as const;

/** After "la" and "de la": `ora 15`, `ora două noaptea`, `miezul nopții`. */
function describeHour(hour: number): string {
  return hour === 0 ? 'miezul nopții' : joinWords('ora', numeral(hour), partOfClock(hour));
}

/** `între orele 10 și 13`, `între orele unu și 3 noaptea`, `între ora 3 noaptea și ora 13`. */
function fromHourToHour(from: number, to: number): string {
  const isLong = partOfClock(from) !== '' && to >= NOON;
  if (from === 0 || to === 0 || isLong) {
    return `între ${describeHour(from)} și ${describeHour(to)}`;
  }
  const part = partOfClock(from) === '' ? partOfClock(to) : partOfMorning(to);
  return joinWords('între orele', numeral(from), 'și', numeral(to), part);
}

/** An hour of the night could be heard as one of the afternoon. */
function partOfClock(hour: number): string {
  return hour === 0 ? '' : (PARTS_OF_CLOCK.find(([end]) => hour < end)?.[1] ?? '');
}

/** After an hour of the night, too, an hour could be heard as one of the afternoon. */
function partOfMorning(hour: number): string {
  return partOfClock(hour) || (hour < NOON ? 'dimineața' : '');
}

/** `mâine la ora 15`. */
function hourOfDay({ day, hour }: skeleton.HourOfDay): string {
  return hour === 0 ? midnightOf(day) : `${startDay({ day, hour })} la ${describeHour(hour)}`;
}

const EVENING_HOUR = 18;

/** The day before its hours; `diseară` of this evening. */
function startDay({ day, hour }: skeleton.HourOfDay): string {
  const isEvening = hour >= EVENING_HOUR && relativeDay(day) === TODAY;
  return isEvening ? PARTS_OF_TODAY.evening : closed(day);
}

/** `mâine de la ora 15`. */
function fromHourOfDay({ day, hour }: skeleton.HourOfDay): string {
  return hour === 0
    ? `de ${midnightOf(day)}`
    : `${startDay({ day, hour })} de la ${describeHour(hour)}`;
}

/** Whether hours end in the night after the day that they begin on: `până la ora 4 dimineața`. */
const isNextNight = (from: skeleton.HourOfDay, to: skeleton.HourOfDay) =>
  isNextDay(from.day, to.day) && to.hour > 0 && to.hour <= LAST_OF_NIGHT;

/** The midnight that begins a day: "sâmbătă la miezul nopții" would be heard as that at its end. */
const midnightOf = (day: skeleton.Day) => midnightAfter(addDays(day.date, -1));

/** The midnight that ends a day. */
function midnightAfter(date: skeleton.LocalDate): string {
  return `la miezul nopții dintre ${weekday(date)} și ${weekday(addDays(date, 1))}`;
}

/** `mâine la Köln `; nothing where time and place have been said. */
export function describeOpening(opening: skeleton.Opening | null): string {
  return opening
    ? closeOpening(timeWords.describeWhen(opening.when), describePlace(opening.place))
    : '';
}

/** Time and place before a clause; a comma closes a date: `sâmbătă, doi mai, la Köln `. */
export function closeOpening(time: string, place: string): string {
  if (time === TONIGHT && place !== '') return `${THIS_NIGHT} ${place} `;
  const isOpen = time.includes(',') && !time.endsWith(',') && !LIST_END.test(time);
  return `${joinWords(isOpen ? `${time},` : time, place)} `;
}

/** `astăzi, mâine și poimâine`. */
const LIST_END = /, \S+ și \S+$/u;

/** `pentru mâine`, `pentru următoarele trei ore`, but `de sâmbătă până luni`. */
export function forWhen(when: skeleton.When): string {
  const words = timeWords.describeWhen(when);
  if (words === TONIGHT) return 'pentru noaptea aceasta';
  return words.startsWith('de ') ? words : `pentru ${words.replace(/^(?:în|la) /, '')}`;
}
