import { joinWords } from '../../wording/grammar.ts';
import { addDays, daysBetween } from '../../time/local-time.ts';
import { isNextDay } from '../../wording/plan/statement.ts';
import { byPartOfSpell, byTurn, createDuring } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { describePlace } from './place-names.ts';
import { SHARES } from './words.ts';

const TODAY_WORD = 'oggi';

const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'domenica lunedì martedì mercoledì giovedì venerdì sabato',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  [TODAY_WORD, 'domani', 'dopodomani'],
  'ieri',
);

/** The first of a month is an ordinal, all others are not. */
const DATES = [
  '', 'primo', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici',
  'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove',
  'venti', 'ventuno', 'ventidue', 'ventitré', 'ventiquattro', 'venticinque', 'ventisei', 'ventisette',
  'ventotto', 'ventinove', 'trenta', 'trentuno',
]; // prettier-ignore

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'la prossima ora',
  2: 'le prossime due ore',
  3: 'le prossime tre ore',
};

/** First hour of the clock that is of the evening. */
const EVENING = 18;

const TODAY = skeleton.byPart('stamattina', 'oggi pomeriggio', 'stasera');
const PARTS = skeleton.byPart('mattina', 'pomeriggio', 'sera');
const PARTS_OF = skeleton.byPart('la mattina di', 'il pomeriggio di', 'la sera di');

const UNTIL = byTurn('fino al primo mattino', 'fino a metà mattina', 'fino alla tarda mattinata', 'fino a mezzogiorno', 'fino al primo pomeriggio', 'fino a metà pomeriggio', 'fino al tardo pomeriggio', 'fino a sera', 'fino a tarda sera'); // prettier-ignore

/** How long the first lasts. */
export const describeUntil = skeleton.createLimit((hour) => `fino ${atHour(hour)}`, UNTIL);

/** From when on the second is. */
export const describeFrom = skeleton.createLimit(
  fromHour,
  byTurn('dal primo mattino', 'da metà mattina', 'dalla tarda mattinata', 'da mezzogiorno', 'dal primo pomeriggio', 'dal pomeriggio', 'dal tardo pomeriggio', 'dalla sera', 'dalla tarda serata'),
); // prettier-ignore

/** `domani`, `oggi alle 15`, `nelle prossime tre ore`. */
const timeWords = skeleton.createTime(describeDay, {
  and: 'e',
  now: 'al momento',
  nextHours: (_, count) => `nel${nextHours(count)}`,
  /** Midnight ends a day: `stasera a mezzanotte`. */
  tonight: { name: 'stanotte', between: (from, to) => withoutNight(describeSpan({ from, to })), at: (hour) => withoutNight(afterPreposition('a', hour)) },
  hour: (day, hour) =>
    `${hour === 0 ? describePart(day, 'evening') : dayOfHour(day, hour, describeDay(day))} ${atHour(hour)}`,
  /** `tra le 10 e le 13`, `tra le 3 e le 8 del mattino`. */
  between: (from, to) => `tra ${theHour(from, to)} e ${theHour(to)}${ofMorning(from, to)}`,
  fromTo,
  dayOfHours: (day, hour) => dayOfStart({ day, hour }),
  /** `dalle 22 di stasera alle 5 di domani mattina`. */
  overnight(from, to, endsAtMidnight) {
    if (endsAtMidnight) {
      return joinWords(dayOfStart(from), fromHour(from.hour), atHour(to.hour));
    }
    const start = joinWords(fromHour(from.hour), 'di', dayOfStart(from));
    const isNextNight = to.hour <= LAST_OF_NIGHT && isNextDay(from.day, to.day);
    if (isNextNight) return joinWords(start, atHour(to.hour));
    const isEarly = isSmallHour(to.hour) && !skeleton.isFarAhead(to.day);
    const end = isEarly ? afterPreposition('a', to.hour) : atHour(to.hour);
    return joinWords(start, end, 'di', describeDay(to.day), isEarly ? 'mattina' : '');
  },
  part: describePart,
  eveningAndNight: () => 'stasera e nella notte',
  night: (day, running) => (isNamedNight(day, running) ? `nel${describeNight(day)}` : 'stanotte'),
  twoDays: (first, last) => `${dayBefore(first, last)} e ${describeDay(last)}`,
  days(first, last) {
    if (relativeDay(first) !== TODAY_WORD) {
      return `da ${dayBefore(first, last)} a ${describeDay(last)}`;
    }
    return daysBetween(first.date, last.date) === 2
      ? 'oggi, domani e dopodomani'
      : `fino a ${describeDay(last)}`;
  },
  afterThat: 'poi',
  weekend: 'nel fine settimana',
  /** After gusts of "fino a 95 chilometri orari". */
  until: (hour) => `sino ${atHour(hour)}`,
  since: fromHour,
  around: (hour) => `intorno ${atHour(hour)}`,
  during: createDuring(
    byPartOfSpell('al primo mattino', 'al mattino', 'al mattino', 'intorno a mezzogiorno', 'nel pomeriggio', 'nel tardo pomeriggio', 'in serata', 'in tarda serata'),
    ['dal mattino', 'da metà mattina', 'da mezzogiorno', 'dal pomeriggio'],
    UNTIL, ['e nella notte', 'tutto il giorno', 'senza interruzione', 'durante il giorno'],),
}); // prettier-ignore
export const { describeWhen, describeSpan, describeDayOfClock } = timeWords;

function describePart(day: skeleton.Day, part: skeleton.WakingPart): string {
  if (relativeDay(day) === TODAY_WORD) return TODAY[part];
  return skeleton.isFarAhead(day)
    ? `${PARTS_OF[part]} ${describeDay(day)}`
    : `${describeDay(day)} ${PARTS[part]}`;
}

const EACH_DAY = byPartOfSpell(
  'ogni mattina',
  'ogni mattina',
  'ogni mattina',
  'ogni giorno intorno a mezzogiorno',
  'ogni pomeriggio',
  'ogni giorno nel tardo pomeriggio',
  'ogni sera',
  'ogni giorno in tarda serata',
);

/** How long something lasts: `dalle 10 alle 13`, `intorno alle 10`. */
export function describeExtent(span: skeleton.Span): string {
  if (!('from' in span)) return describeSpan(span);
  return span.told || skeleton.isOneHour(span) ? describeSpan(span) : fromTo(span.from, span.to);
}

/** `ogni sera`, `ogni giorno dalle 10 alle 13`. */
export function describeDailyExtent(span: skeleton.Span): string {
  return 'part' in span ? EACH_DAY[span.part] : `ogni giorno ${describeExtent(span)}`;
}

/** In a sentence of the night, or of hours that end in it or after it, its hours need no `di notte`. */
export function withNightOnce(opening: skeleton.Opening | null, sentence: string): string {
  if (!opening) return sentence;
  const time = describeWhen(opening.when);
  const isNight = skeleton.isNightWhen(opening.when) || AT_NIGHT.test(time);
  return isNight ? time + withoutNight(sentence.slice(time.length)) : sentence;
}

function withoutNight(words: string): string {
  return words.replaceAll(' di notte', '');
}

const AT_NIGHT = / (?:di notte|mattina)$/;

/** What a forecast is for: `per domani`, `per le prossime tre ore`; of this moment `al momento`. */
export function describeForWhen(when: skeleton.When): string {
  if (when.kind === 'nextHours') return `per ${nextHours(when.count)}`;
  if (when.kind === 'part' && when.part === 'night' && isNamedNight(when.day, when.running)) {
    return `per ${describeNight(when.day)}`;
  }
  const words = describeWhen(when).replace(/^nel (?=fine settimana)/, 'il ');
  return when.kind === 'now' || /^(?:da|fino)/.test(words) ? words : `per ${words}`;
}

/** `oggi` after "il", `per sabato` after "per". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'il');

/** `oggi`, `martedì`, `sabato ventotto novembre`; with the article it would be every Tuesday. */
export function describeDay(day: skeleton.Day): string {
  const { date } = day;
  const far = `${weekday(date)} ${DATES[skeleton.getDayOfMonth(date)]} ${month(date)}`;
  return relativeDay(day) ?? (skeleton.isFarAhead(day) ? far : weekday(date));
}

/** A month is said once: `sabato ventotto` + `e domenica ventinove novembre`. */
function dayBefore(first: skeleton.Day, last: skeleton.Day): string {
  const isShared = first.date.slice(0, 7) === last.date.slice(0, 7) && skeleton.isFarAhead(first);
  return isShared
    ? `${weekday(first.date)} ${DATES[skeleton.getDayOfMonth(first.date)]}`
    : describeDay(first);
}

/** Any but that of today, which is `stanotte`. */
const isNamedNight = (day: skeleton.Day, running: boolean) =>
  !running && (day.ahead !== 0 || day.byWeekday === true);

/** `la notte tra sabato e domenica`. */
function describeNight(day: skeleton.Day): string {
  const ahead = skeleton.isFarAhead(day) ? day.ahead : null;
  const first = { date: day.date, ahead };
  const last = { date: addDays(day.date, 1), ahead };
  return `la notte tra ${dayBefore(first, last)} e ${describeDay(last)}`;
}

const nextHours = (count: number) => NEXT_HOURS[count] ?? `le prossime ${count} ore`;

/** When within a stretch: `dalle 15`, `fino alle 9 e dalle 18`, `a tratti`. */
export const { describeTimes, daysList } = skeleton.createTimes(
  { describeWhen, describeSpan },
  {
    tag: 'it',
    mostly: 'per lo più',
    shares: SHARES,
    from: (hour) => fromHour(hour),
    until: (hour) => `fino ${atHour(hour)}`,
    /** `lunedì, mercoledì e venerdì`, `in 5 giorni su 9`. */
    counted: (count, of, isFirst) =>
      joinWords(count === 1 ? 'in un giorno' : `in ${count} giorni`, isFirst ? `su ${of}` : ''),
  },
);

/** `le 15`, `l'una`; midnight and noon have no article. */
type Named = { article: 'le ' | "l'" | ''; name: string };

function nameHour(hour: number): Named {
  if (hour === 0) return { article: '', name: 'mezzanotte' };
  if (hour === 12) return { article: '', name: 'mezzogiorno' };
  return hour === 1 ? { article: "l'", name: 'una' } : { article: 'le ', name: String(hour) };
}

const NOON = 12;

/** Hours before the day begins, and the last of them that is in the night. */
const isSmallHour = (hour: number) => hour >= 1 && hour <= 5;
const LAST_OF_NIGHT = 4;

/** `dalle 10 alle 13`, `dalle 3 alle 8 del mattino`. */
function fromTo(from: number, to: number): string {
  return `${fromHour(from, to)} ${atHour(to)}${ofMorning(from, to)}`;
}

/** Small hours would be taken for those of the afternoon: `di notte`. */
function partOf(hour: number): string {
  if (!isSmallHour(hour)) return '';
  return hour <= LAST_OF_NIGHT ? ' di notte' : ' del mattino';
}

/** Whether hours are said to be in the morning once, at their end. */
const isOneMorning = (from: number, to: number) => isSmallHour(from) && from < to && to < NOON;

/** After the end of a morning that begins in the night: `alle 8` + ` del mattino`. */
const ofMorning = (from: number, to: number) =>
  isOneMorning(from, to) && !isSmallHour(to) ? ' del mattino' : '';

/** `alle 15`, `alle 3 di notte`, `all'una di notte`, `a mezzogiorno`. */
function atHour(hour: number): string {
  return afterPreposition('a', hour) + partOf(hour);
}

/** `dalle 15`, `dall'una di notte`, `da mezzogiorno`; the part of the day may follow its end. */
function fromHour(hour: number, to = 0): string {
  return afterPreposition('da', hour) + (isOneMorning(hour, to) ? '' : partOf(hour));
}

/** `le 15`, `l'una di notte`, `mezzogiorno`; the part of the day may follow its end. */
function theHour(hour: number, to = 0): string {
  const { article, name } = nameHour(hour);
  return `${article}${name}${isOneMorning(hour, to) ? '' : partOf(hour)}`;
}

/** `stanotte verso l'una`, `domani verso le 5 del mattino`. */
export function aroundHour(day: skeleton.Day, hour: number): string {
  const clock = { hour, minute: 0 };
  const { article, name } = nameHour(hour);
  const part = hour <= LAST_OF_NIGHT ? '' : partOf(hour);
  return `${dayOfHour(day, hour, describeDayOfClock(day, clock))} verso ${article}${name}${part}`;
}

/** Before an hour of the clock: `stasera`, or the words for another day. */
const dayOfHour = (day: skeleton.Day, hour: number, words: string) =>
  hour >= EVENING && relativeDay(day) === TODAY_WORD ? TODAY.evening : words;

const dayOfStart = ({ day, hour }: skeleton.HourOfDay) => dayOfHour(day, hour, describeDay(day));

/** Before an article the preposition doubles its `l`. */
function afterPreposition(preposition: 'a' | 'da', hour: number): string {
  const { article, name } = nameHour(hour);
  return article === '' ? `${preposition} ${name}` : `${preposition}l${article}${name}`;
}

/** `alle 7 e 53`, `all'una`, `a mezzanotte e 4`. */
export function atClock({ hour, minute }: skeleton.ClockTime): string {
  return joinWords(afterPreposition('a', hour), minute === 0 ? '' : `e ${minute}`);
}

/** The same of something that may be at night: `alle 5 e 20 del mattino`; the night itself is named with its day. */
export function atClockOfDay(clock: skeleton.ClockTime): string {
  return joinWords(atClock(clock), clock.hour > LAST_OF_NIGHT ? partOf(clock.hour).trim() : '');
}

/** `fino alle 22 di oggi`, `fino alle 3 di stanotte`, `fino alla mezzanotte di domani`, the end of that day. */
export function untilClock(day: skeleton.Day, clock: skeleton.ClockTime): string {
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  const until = isMidnight ? 'fino alla mezzanotte' : joinWords('fino', atClock(clock));
  return joinWords(until, 'di', isMidnight ? describeDay(day) : describeDayOfEnd(day, clock.hour));
}

/** `stanotte`, `stamattina`, `domani mattina`; later hours need only their day. */
function describeDayOfEnd(day: skeleton.Day, hour: number): string {
  if (hour > LAST_OF_NIGHT) {
    return isSmallHour(hour) ? describePart(day, 'morning') : describeDay(day);
  }
  const isNear = day.ahead === 0 || day.ahead === 1;
  return isNear ? 'stanotte' : describePart(day, 'morning');
}

/** `domani a Roma`. */
export function describeOpening({ when, place }: skeleton.Opening): string {
  return joinWords(describeWhen(when), describePlace(place));
}
