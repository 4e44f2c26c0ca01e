import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import { byPartOfSpell, byTurn, createDuring } from '../day-part-words.ts';
import * as skeleton from '../skeleton-time.ts';
import { isAmerican, type Country, SHARES, describePlace } from './words.ts';

/** The third day has no word of its own in everyday English. */
const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'January February March April May June July August September October November December',
  ['today', 'tomorrow'],
  'yesterday',
);

const ORDINALS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth',
  'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth',
  'eighteenth', 'nineteenth', 'twentieth',
]; // prettier-ignore

/** From these hours on, today's hours are this evening's, and tonight's. */
const EVENING_FROM = 18;
const TONIGHT_FROM = 21;

/** On a Sunday, the next Saturday is not this weekend's. */
const DAYS_TO_NEXT_WEEKEND = 6;

/** The words for time that differ between countries, and all that are built on them. */
export function createTimeWords(country: Country) {
  const noon = isAmerican(country) ? 'noon' : 'midday';
  const until = byTurn('early in the morning', 'in the morning', 'until late morning', `until around ${noon}`, 'into the early afternoon', 'until mid-afternoon', 'until late afternoon', 'until the evening', 'until late evening'); // prettier-ignore
  const from = byTurn('starting early in the morning', 'starting in the morning', 'starting late in the morning', `starting around ${noon}`, 'starting early in the afternoon', 'starting in the afternoon', 'starting late in the afternoon', 'starting in the evening', 'starting late in the evening'); // prettier-ignore
  const hourWords = (hour: number) => describeClock({ hour, minute: 0 }, country);

  /** How long the first lasts, and from when on the second. */
  const boundaryWords = skeleton.createBoundary<readonly [until: string, from: string]>(
    (hour) => [`until ${hourWords(hour)}`, `from ${hourWords(hour)} on`],
    (part) => [until[part], from[part]],
  );

  const limits = {
    since: (hour: number) => `from ${hourWords(hour)} on`,
    until: (hour: number) => `until ${hourWords(hour)}`,
    around: (hour: number) => `around ${hourWords(hour)}`,
  };

  const { describeWhen, describeSpan: spanWords } = skeleton.createTime(dayWords, {
    and: 'and',
    now: 'right now',
    nextHour: 'over the next hour',
    nextHours: (count) => `over the next ${count} hours`,
    counts: 'two three',
    tonight: {
      name: 'tonight',
      between: (first, last) => `between ${hoursWords(first, 'and', last)}`,
      at: (hour) => `at ${hourWords(hour)}`,
    },
    hour: (day, hour) =>
      `${hour === 0 && day.ahead === 0 ? 'tonight' : dayWords(day)} at ${hourWords(hour)}`,
    /** `between 2 and 5 PM`, `between 11 AM and 2 PM`. */
    between: (first, last) => `between ${hoursWords(first, 'and', last)}`,
    overnight(first, last, endsAtMidnight) {
      const start = nameEvening(first) ?? dayWords(first.day);
      if (endsAtMidnight) return `${start} between ${hourWords(first.hour)} and midnight`;
      return `from ${hourWords(first.hour)} ${start} to ${hourWords(last.hour)} ${dayWords(last.day)}`;
    },
    part: partWords,
    eveningAndNight: () => 'this evening and overnight',
    night: (day, running) => (running ? 'tonight' : partWords(day, 'night')),
    twoDays(first, last) {
      const days = `${dayWords(first)} and ${plainDay(last)}`;
      return days === 'on Saturday and Sunday' && isThisWeek(first) ? 'this weekend' : days;
    },
    days: (first, last) => listDays(first, last) ?? `from ${rangeWords(first, last)}`,
    afterThat: 'after that',
    weekend: 'this weekend',
    ...limits,
    during: createDuring(
      byPartOfSpell('early in the morning', 'in the morning', 'in the morning', `around ${noon}`, 'in the afternoon', 'late in the afternoon', 'in the evening', 'late in the evening'),
      ['from early morning', 'from the morning', `from ${noon}`, 'from the afternoon'],
      { ...until, evening: 'into the evening' }, ['and overnight', 'all day', 'throughout', 'during the day'],),
  }); // prettier-ignore

  /** `today` and `on Saturday` after "on", `for Saturday` after "for". */
  const dayAfter = skeleton.createDayAfter(dayWords, 'on', {
    'by for from of since until': plainDay,
  });

  return { boundaryWords, spanWords, repeatedSpanWords, whenWords, nameTime, dayWords, dayAfter };

  /** `from 2 to 5 PM`. */
  function fromTo(first: number, last: number): string {
    return `from ${hoursWords(first, 'to', last)}`;
  }

  /** `2 and 5 PM`, `11 AM to 2 PM`. */
  function hoursWords(first: number, between: 'and' | 'to', last: number): string {
    const sameHalf = first % 12 !== 0 && last % 12 !== 0 && first < 12 === last < 12;
    return `${sameHalf ? first % 12 : hourWords(first)} ${between} ${hourWords(last)}`;
  }

  /** One of several spans, whose list has an "and" of its own: `from 2 to 5 PM`, `in the evening`. */
  function repeatedSpanWords(span: skeleton.Span): string {
    if (!('from' in span)) return spanWords(span);
    return skeleton.describeLimits(span, { ...limits, between: fromTo });
  }

  /** `tomorrow`, `on Saturday`, `this weekend`. */
  function whenWords(when: skeleton.When): string {
    const isNext = when.kind === 'weekend' && when.saturday.ahead === DAYS_TO_NEXT_WEEKEND;
    if (isNext) return 'next weekend';
    const words = describeWhen(when);
    const evening =
      when.kind === 'hour' ? nameEvening(when) : when.kind === 'hours' && nameEvening(when.from);
    return evening ? words.replace(/^today/, evening) : words;
  }

  /** As a noun: `Saturday`, `the next three hours`, `the afternoon`. */
  function nameTime(when: skeleton.When): string {
    return whenWords(when).replace(/^(?:on|over|from|during|in) /, '');
  }

  /** `today`, `on Tuesday`, `on Saturday, November twenty-eighth`. */
  function dayWords(day: skeleton.Day): string {
    return nameRelative(day) ?? `on ${plainDay(day)}`;
  }

  function plainDay(day: skeleton.Day): string {
    return nameRelative(day) ?? (skeleton.isFarAhead(day) ? dateWords(day) : weekday(day.date));
  }

  function dateWords({ date }: skeleton.Day): string {
    const ordinal = describeOrdinal(skeleton.getDayOfMonth(date));
    return isAmerican(country)
      ? `${weekday(date)}, ${month(date)} ${ordinal},`
      : `${weekday(date)} the ${ordinal} of ${month(date)}`;
  }

  /** `today, tomorrow and Friday`; undefined for other days. */
  function listDays(first: skeleton.Day, last: skeleton.Day): string | undefined {
    const isFromToday = relativeDay(first) === 'today' && last.ahead === 2;
    if (!isFromToday) return undefined;
    return `today, tomorrow${isAmerican(country) ? ',' : ''} and ${plainDay(last)}`;
  }

  function rangeWords(first: skeleton.Day, last: skeleton.Day): string {
    const to = isAmerican(country) ? 'through' : 'to';
    return `${plainDay(first)} ${to} ${plainDay(last)}`;
  }

  function partWords(day: skeleton.Day, part: skeleton.DayPart): string {
    if (day.ahead === 0 && !day.byWeekday) return part === 'night' ? 'tonight' : `this ${part}`;
    const relative = relativeDay(day);
    if (relative) return `${relative} ${part}`;
    return skeleton.isFarAhead(day)
      ? `on the ${part} of ${dateWords(day)}`
      : `on ${weekday(day.date)} ${part}`;
  }
}

/** Who says "the day after tomorrow" hears it; by itself it is the weekday. */
function nameRelative(day: skeleton.Day): string | undefined {
  const isSaid = day.ahead === 2 && day.byWeekday === false;
  return isSaid ? 'the day after tomorrow' : relativeDay(day);
}

/** `this evening` between 6 and 9 PM, `tonight` at 9 PM; undefined of any other hour. */
function nameEvening({ day, hour }: skeleton.HourOfDay): string | undefined {
  if (day.ahead !== 0 || hour < EVENING_FROM) return undefined;
  return hour < TONIGHT_FROM ? 'this evening' : 'tonight';
}

/** Whether a text is about several days as one. */
export function isOfDays(opening: skeleton.Opening | null): boolean {
  return opening?.when.kind === 'days' || opening?.when.kind === 'weekend';
}

function isThisWeek({ ahead }: skeleton.Day): boolean {
  return ahead !== null && ahead < DAYS_TO_NEXT_WEEKEND;
}

function describeOrdinal(date: number): string {
  const tens = date < 30 ? 'twenty' : 'thirty';
  return ORDINALS[date] ?? (date === 30 ? 'thirtieth' : `${tens}-${ORDINALS[date % 10]}`);
}

/** English words for when within a stretch of time, and for several of them. */
export function createTimesWords(country: Country) {
  const { boundaryWords, spanWords, repeatedSpanWords, whenWords } = createTimeWords(country);
  const time = { describeWhen: whenWords, describeSpan: spanWords };
  const table: skeleton.TimesTable = {
    tag: `en-${country}`,
    mostly: 'most of the time',
    shares: SHARES,
    from: (hour) => boundaryWords({ hour })[1],
    until: (hour) => boundaryWords({ hour })[0],
    counted: (count, of, isFirst) =>
      isFirst ? `on ${count} of the ${of} days` : `on ${count} days`,
    listed: ([first = '', ...others]) =>
      [first, ...others.map((word) => word.replace(/^on /, ''))].map(withoutComma),
  };
  const { describeTimes, daysList } = skeleton.createTimes(time, table);
  const { describeTimes: describeSeveral } = skeleton.createTimes(
    { ...time, describeSpan: repeatedSpanWords },
    table,
  );
  const { daysList: anyOfDays } = skeleton.createTimes(time, { ...table, listType: 'disjunction' });

  return {
    /** `from 3 PM on`, `between 2 and 5 PM`, `from 6 to 9 AM and from 6 PM on`, `at times`. */
    timesWords: (times: Times | null) =>
      times && 'spans' in times && times.spans.length > 1
        ? describeSeveral(times)
        : describeTimes(times),
    /** `on Monday and Friday`, `today, tomorrow or Saturday` after "not", `on 5 of the 9 days`. */
    daysList: (whens: skeleton.Days, isDenied: boolean, isFirst: boolean) =>
      isDenied ? toEither(anyOfDays(whens, isFirst)) : daysList(whens, isFirst),
  };
}

export type SentenceFrames = ReturnType<typeof createSentenceFrames>;

/** Before dawn, "tonight" may be the night that ends, and "Monday night" sounds like another day than today. */
function isNightAfterToday(when: skeleton.When): boolean {
  const isNight = when.kind === 'part' && when.part === 'night';
  return isNight && when.day.ahead === 0 && when.day.byWeekday === true;
}

/** Where time and place stand in a sentence. */
export function createSentenceFrames(country: Country) {
  const { whenWords, nameTime, dayWords } = createTimeWords(country);
  return { whenWords, dayWords, opened, closed, asSubject, asObject, clockOfDay };

  /** Before the clause: `tomorrow in Hamburg, `. */
  function opened({ when, place }: skeleton.Opening): string {
    if (place === null && isNightAfterToday(when)) return 'overnight, ';
    return `${withoutComma(joinWords(whenWords(when), describePlace(place)))}, `;
  }

  /** At its end: `in Hamburg tomorrow`; after "no" of one day or the other. */
  function closed({ when, place }: skeleton.Opening, isDenied = false): string {
    const time = whenWords(when);
    const words = isDenied ? toEither(time) : time;
    return withoutComma(joinWords(describePlace(place), words));
  }

  /** As what is dry or wet itself: `tomorrow in Hamburg`; null for hours of the clock, and for "after that". */
  function asSubject({ when, place }: skeleton.Opening): string | null {
    const isRange = whenWords(when).startsWith('from ');
    const isClock = when.kind === 'now' || when.kind === 'hour' || when.kind === 'hours';
    if (isClock || when.kind === 'afterThat' || (isRange && !isAmerican(country))) return null;
    return joinWords(nameTime(when), describePlace(place));
  }

  /** After "for": `tomorrow in Hamburg`. */
  function asObject({ when, place }: skeleton.Opening): string {
    return withoutComma(joinWords(nameTime(when), describePlace(place)));
  }

  /** `today at 7:53 AM`, `tonight at midnight`. */
  function clockOfDay(
    day: skeleton.Day,
    relation: 'at' | 'around',
    clock: skeleton.ClockTime,
  ): string {
    const isTonight = clock.hour === 0 && clock.minute === 0 && day.ahead === 0;
    return joinWords(
      isTonight ? 'tonight' : dayWords(day),
      relation,
      describeClock(clock, country),
    );
  }
}

/** After "no": `today, tomorrow, or Saturday`. */
function toEither(days: string): string {
  return days.replace(/ and (?=\S+$)/, ' or ');
}

/** Before a full stop or another comma, a date has none of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}

/** `7:53 AM`, `3 PM`, `midnight`. */
function describeClock({ hour, minute }: skeleton.ClockTime, country: Country): string {
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return isAmerican(country) ? 'noon' : 'midday';
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}
