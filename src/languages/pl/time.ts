import { getWeekday } from '../../time/local-time.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { ordinal, genitiveOrdinal } from './numbers.ts';

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
const { relativeDay, month } = skeleton.createCalendarWords('', MONTHS, RELATIVE_DAYS);
const RELATIVE_GENITIVES = ['dziś', 'jutra', 'pojutrza'];

const list = createListFormat('pl');

/** `dziś`, `we wtorek`, `w sobotę dwudziestego ósmego listopada`. */
export function describeDay(day: skeleton.Day): string {
  return relativeDay(day) ?? dated(nameOf(day.date).on, day);
}

/** After "od" and "do": `jutra`, `soboty`. */
function dayGenitive(day: skeleton.Day): string {
  const relative = day.ahead === null ? undefined : RELATIVE_GENITIVES[day.ahead];
  return relative ?? dated(nameOf(day.date).genitive, day);
}

/** `dziś, jutro i pojutrze`, or undefined where one of the days has no such word. */
function relativeDays(first: skeleton.Day, last: skeleton.Day): string | undefined {
  if (first.ahead === null || last.ahead === null) return undefined;
  if (relativeDay(last) === undefined) return undefined;
  return list.format(RELATIVE_DAYS.slice(first.ahead, last.ahead + 1));
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

const PARTS = skeleton.byPart('rano', 'po południu', 'wieczorem');

/** How long the first weather lasts: `do siedemnastej`, `do wieczora`. */
export const describeUntil = skeleton.createLimit(
  (hour) => `do ${hourGenitive(hour)}`,
  ['do rana', 'do południa', 'do popołudnia', 'do wieczora', 'do późnego wieczora'],
);

export const { describeWhen, describeSpan } = skeleton.createTime(describeDay, {
  now: 'teraz',
  nextHour: 'w najbliższej godzinie',
  nextHours: (_, count) => `w najbliższych ${genitiveOrdinal(count)} godzinach`,
  hour: (day, hour) => `${describeDay(day)} o ${hourGenitive(hour)}`,
  /** `między czternastą a siedemnastą`. */
  between(from, to) {
    const [start, end] = [from, to].map((hour) => (hour === 0 ? 'północą' : ordinal(hour, 'ą')));
    return `między ${start} a ${end}`;
  },
  overnight(from, to, endsAtMidnight) {
    const start = `od ${hourGenitive(from.hour)} ${describeDay(from.day)}`;
    return joinWords(start, 'do', hourGenitive(to.hour), endsAtMidnight ? '' : describeDay(to.day));
  },
  part: (day, part) => `${describeDay(day)} ${PARTS[part]}`,
  night: (day, running, next) => (running ? 'tej nocy' : describeNight(day, next)),
  twoDays: (first, last) =>
    relativeDays(first, last) ?? `${describeDay(first)} i ${describeDay(last)}`,
  days: (first, last) =>
    relativeDays(first, last) ?? `od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  during: { ...PARTS, midday: 'około południa', lateEvening: 'późnym wieczorem' },
});

/** After "od", "do" and "o". */
function hourGenitive(hour: number): string {
  return hour === 0 ? 'północy' : ordinal(hour, 'ej');
}
