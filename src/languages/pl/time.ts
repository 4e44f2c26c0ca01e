import { addDays, getWeekday } from '../../time/local-time.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import { isNextDay } from '../../wording/plan/statement.ts';
import { beginsWeekend } from '../slavic-course.ts';
import { byTurn, createDuring, isByNoon } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { genitiveOrdinal, ordinal } from './numbers.ts';

interface Name {
  /** `we wtorek`. */
  on: string;
  /** The accusative, after "na": `wtorek`. */
  accusative: string;
  /** After "od" and "do": `wtorku`. */
  genitive: string;
  /** `z wtorku`, `ze środy`. */
  from: string;
}

const name = (accusative: string, genitive: string, on = 'w', from = 'z'): Name => ({
  on: `${on} ${accusative}`,
  accusative,
  genitive,
  from: `${from} ${genitive}`,
});

const WEEKDAYS = [
  name('niedzielę', 'niedzieli'),
  name('poniedziałek', 'poniedziałku'),
  name('wtorek', 'wtorku', 'we'),
  name('środę', 'środy', 'w', 'ze'),
  name('czwartek', 'czwartku'),
  name('piątek', 'piątku'),
  name('sobotę', 'soboty'),
] as const;

const MONTHS =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia';

const RELATIVE_DAYS = ['dziś', 'jutro', 'pojutrze'];
const { relativeDay, month } = skeleton.createCalendarWords('', MONTHS, RELATIVE_DAYS, 'wczoraj');
const { relativeDay: relativeGenitive } = skeleton.createCalendarWords('', '', [
  'dziś',
  'jutra',
  'pojutrza',
]);

const list = createListFormat('pl');

/** `dziś`, `we wtorek`, `w sobotę dwudziestego ósmego listopada`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? dated(nameOf(day.date).on, day);
}

/** After "od" and "do": `jutra`, `soboty`. */
function dayGenitive(day: skeleton.Day): string {
  return relativeGenitive(day) ?? dated(nameOf(day.date).genitive, day);
}

/** `dziś, jutro i pojutrze`, or undefined where one of the days has no such word. */
function relativeDays(first: skeleton.Day, last: skeleton.Day): string | undefined {
  if (first.ahead === null || last.ahead === null) return undefined;
  if (relativeDay(first) === undefined || last.ahead >= RELATIVE_DAYS.length) return undefined;
  return list.format(RELATIVE_DAYS.slice(first.ahead, last.ahead + 1));
}

/** Whether each of some days has been named: `jutro i pojutrze`. */
export function namesEachDay(when: skeleton.When | undefined): boolean {
  if (when?.kind !== 'days') return false;
  return relativeDays(when.first, when.last) !== undefined || isNextDay(when.first, when.last);
}

/** Beside a weekday, the day after tomorrow is one as well: `w piątek i w sobotę`. */
function amongWeekdays(day: skeleton.Day): skeleton.Day {
  return day.ahead === 2 ? { ...day, byWeekday: true } : day;
}

/** `w nocy z soboty na niedzielę`. */
function describeNight(day: skeleton.Day, next: skeleton.Day): string {
  const words = `w nocy ${nameOf(day.date).from} na ${nameOf(next.date).accusative}`;
  return dated(words, next);
}

/** `dziś` and `w sobotę` after "w", `na sobotę` after "na", `do soboty` after "do". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'w we', {
  'do od': dayGenitive,
  'na przez': dayAccusative,
});

function dayAccusative(day: skeleton.Day): string {
  return relativeDay(day) ?? dated(nameOf(day.date).accusative, day);
}

/** Adds the date where the weekday alone would be taken for the coming one. */
function dated(words: string, day: skeleton.Day): string {
  return skeleton.isFarAhead(day) ? `${words} ${describeDate(day.date)}` : words;
}

/** `dwudziestego ósmego listopada`. */
function describeDate(date: skeleton.LocalDate): string {
  return `${ordinal(skeleton.getDayOfMonth(date), 'ego')} ${month(date)}`;
}

function nameOf(date: skeleton.LocalDate): Name {
  return WEEKDAYS[getWeekday(date)] ?? WEEKDAYS[0];
}

const MORNING = 'rano';
const LAST_HOUR_OF_NIGHT = 4;
const NOON = 12;

const PARTS = skeleton.byPart(MORNING, 'po południu', 'wieczorem');
const DURING = {
  ...PARTS,
  earlyMorning: MORNING,
  allMorning: 'rano i przed południem',
  morning: 'przed południem',
  midday: 'około południa',
  lateAfternoon: 'późnym popołudniem',
  lateEvening: 'późnym wieczorem',
};
/** When what begins late in a day begins. */
const BEGINNINGS = { ...DURING, earlyAfternoon: 'wczesnym popołudniem' }; // prettier-ignore

/** Accusatives of 2 and more hours. */
const HOUR_COUNTS =
  'dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście';

/** `trzy godziny`, `pięć godzin`. */
function describeHourCount(words: string, count: number): string {
  return `${words} ${count < 5 ? 'godziny' : 'godzin'}`;
}

const UNTIL = byTurn('rano', 'rano', 'do południa', 'do południa', 'do wczesnego popołudnia', 'do popołudnia', 'do późnego popołudnia', 'do wieczora', 'do późnego wieczora'); // prettier-ignore
const during = createDuring(DURING, ['od rana', 'od rana', 'od południa', 'od popołudnia'], UNTIL, ['i w nocy', 'przez cały dzień', 'bez przerwy', 'w ciągu dnia']); // prettier-ignore

/** How long the first weather lasts: `do siedemnastej`, `do wieczora`. */
export function describeUntil(at: skeleton.Boundary, ofNight: boolean): string {
  if ('part' in at) return UNTIL[at.part];
  return `do ${ofNight ? hourGenitive(at.hour) : clearHour(at.hour)}`;
}

/** When the second weather begins, within hours that are named: `od drugiej w nocy`; `isClear` without the night. */
export function describeFrom(hour: number, isClear: boolean): string {
  return `od ${isClear ? hourGenitive(hour) : clearHour(hour)}`;
}

/** When the second weather begins: `po południu`; undefined where it is better said how long the first lasts. */
export function describeBeginning(at: skeleton.Boundary): string | undefined {
  return 'hour' in at || isByNoon(at.part) ? undefined : BEGINNINGS[at.part];
}

/** `między czternastą a siedemnastą`, `między drugą a czwartą w nocy`; within a night without its name. */
export function describeSpan(span: skeleton.Within, ofNight = false): string {
  if ('soon' in span) return describeWhenWithin({ kind: 'nextHours', count: 1 });
  if ('until' in span) return describeUntil({ hour: span.until }, ofNight);
  return 'from' in span ? skeleton.describeLimits(span, createLimits(ofNight)) : during(span);
}

function createLimits(ofNight: boolean) {
  return {
    since: (hour: number) => describeFrom(hour, ofNight),
    until: (hour: number) => describeUntil({ hour }, ofNight),
    around: (hour: number) => `około ${ofNight ? hourGenitive(hour) : clearHour(hour)}`,
    between: (from: number, to: number) => describeBetween(from, to, ofNight),
  };
}

/**
 * `od szóstej do dziewiątej`, which is heard more easily than "między" where two of them follow each other; at the
 * ends of the hours that a text is about `do dziewiątej`, `od szóstej`.
 */
export function describeFromTo(span: skeleton.Span, when: skeleton.When | undefined): string {
  if (!('from' in span)) return during(span);
  const ofNight = skeleton.isNightWhen(when);
  return skeleton.describeLimits(span, { ...createLimits(ofNight), between: describeStretch });

  function describeStretch(from: number, to: number): string {
    const [startWord, endWord] = ofNight ? ['', ''] : wordsOfNight(from, to);
    return joinWords('od', hourGenitive(from), startWord, 'do', hourGenitive(to), endWord);
  }
}

function describeBetween(from: number, to: number, ofNight = false): string {
  const [start, end] = [hourInstrumental(from), hourInstrumental(to)];
  if (ofNight) return `między ${start} a ${end}`;
  const [startWord, endWord] = wordsOfNight(from, to);
  return joinWords('między', start, startWord, 'a', end, endWord);
}

/** What tells two hours from those of the afternoon; "rano" is not said twice, nor of what ends in the night. */
function wordsOfNight(from: number, to: number): readonly [start: string, end: string] {
  const [start, end] = [nightWord(from), nightWord(to)];
  if (end !== '') return ['', start === 'w nocy' && to === LAST_HOUR_OF_NIGHT ? start : end];
  if (start === '' || to >= NOON) return [start, ''];
  return [start === MORNING ? '' : start, MORNING];
}

const { describeWhen: whenOf, describeDayOfClock } = skeleton.createTime(describeDay, {
  and: 'i', now: 'teraz',
  nextHour: 'przez najbliższą godzinę',
  nextHours: (words, count) => `przez najbliższe ${describeHourCount(words, count)}`,
  counts: HOUR_COUNTS,
  hour: (day, hour) => (hour === 0 ? describeMidnight(day) : `${describeDay(day)} o ${clearHour(hour)}`),
  overnight: (from, to, endsAtMidnight) =>
    `${describeDay(from.day)} ${describeOvernight(from, to, endsAtMidnight)}`,
  part: (day, part) => `${describeDay(day)} ${PARTS[part]}`,
  eveningAndNight: () => 'dziś wieczorem i w nocy',
  night: (day, running, next) => (running ? 'dziś w nocy' : describeNight(day, next)),
  twoDays(first, last) {
    const relative = relativeDays(first, last);
    if (relative !== undefined) return relative;
    if (beginsWeekend(first)) return 'w weekend';
    return `${describeDay(amongWeekdays(first))} i ${describeDay(last)}`;
  },
  days: (first, last) =>
    relativeDays(first, last) ??
    `od ${dayGenitive(amongWeekdays(first))} do ${dayGenitive(amongWeekdays(last))}`,
  afterThat: 'potem',
  weekend: 'w weekend',
  ...createLimits(false),
  during,
}); // prettier-ignore
export { whenOf as describeWhen, describeDayOfClock };

/** When something happens that does not last: `w ciągu najbliższych trzech godzin`. */
export function describeWhenWithin(when: skeleton.When): string {
  if (when.kind !== 'nextHours') return whenOf(when);
  return when.count === 1
    ? 'w ciągu najbliższej godziny'
    : `w ciągu najbliższych ${genitiveOrdinal(when.count)} godzin`;
}

/** For what there is a forecast, after "na": `najbliższe trzy godziny`, `sobotę`. */
export const { describeWhen: describeWhenAfterFor } = skeleton.createTime(dayAccusative, {
  and: 'i', now: 'tę chwilę',
  nextHour: 'najbliższą godzinę',
  nextHours: (words, count) => `najbliższe ${describeHourCount(words, count)}`,
  counts: HOUR_COUNTS,
  hour: (day, hour) => hour === 0 ? describeMidnight(day).replace(/^o północy/u, 'północ') : `${dayAccusative(day)} o ${clearHour(hour)}`,
  overnight: (from, to, endsAtMidnight) =>
    `${dayAccusative(from.day)} ${describeOvernight(from, to, endsAtMidnight)}`,
  part: (day, part) => `${dayAccusative(day)} ${PARTS[part]}`,
  eveningAndNight: () => 'dzisiejszy wieczór i noc',
  night: (day, running, next) =>
    running ? 'dzisiejszą noc' : describeNight(day, next).replace('w nocy', 'noc'),
  twoDays: (first, last) =>
    relativeDays(first, last) ?? `${dayAccusative(first)} i ${dayAccusative(last)}`,
  days: (first, last) =>
    relativeDays(first, last) ?? `okres od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  afterThat: 'potem',
  weekend: 'weekend',
  ...createLimits(false),
  during,
}); // prettier-ignore

/** `od dwudziestej drugiej do piątej rano`, `od dziesiątej do niedzieli do osiemnastej`. */
function describeOvernight(
  from: skeleton.HourOfDay,
  to: skeleton.HourOfDay,
  endsAtMidnight: boolean,
): string {
  const start = `od ${clearHour(from.hour)} do`;
  if (isNextDay(from.day, to.day) && from.hour >= NOON && to.hour > 0 && to.hour < NOON) {
    return joinWords(start, hourGenitive(to.hour), nightWord(to.hour) || MORNING);
  }
  return joinWords(start, endsAtMidnight ? '' : `${dayGenitive(to.day)} do`, clearHour(to.hour));
}

/** The midnight with which a day ends: `dziś o północy`, `o północy z soboty na niedzielę`. */
function describeMidnight(day: skeleton.Day): string {
  const relative = relativeDay(day);
  if (relative !== undefined) return `${relative} o północy`;
  const next = { ...day, date: addDays(day.date, 1) };
  return describeNight(day, next).replace('w nocy', 'o północy');
}

/** After "od", "do" and "o". */
export function hourGenitive(hour: number): string {
  return hour === 0 ? 'północy' : ordinal(hour, 'ej');
}

/** After "między". */
function hourInstrumental(hour: number): string {
  return hour === 0 ? 'północą' : ordinal(hour, 'ą');
}

/** The same with the word that tells it from the afternoon: `drugiej w nocy`, `piątej rano`. */
export function clearHour(hour: number): string {
  return joinWords(hourGenitive(hour), nightWord(hour));
}

function nightWord(hour: number): string {
  if (hour === 0 || hour > 5) return '';
  return hour < LAST_HOUR_OF_NIGHT ? 'w nocy' : MORNING;
}
