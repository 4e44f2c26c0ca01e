import type { DayPart } from '../../contract/parameters.ts';
import {
  findRelativeDayName,
  findWeekdayName,
  joinWords,
  createListFormat,
} from '../../wording/grammar.ts';
import {
  isFarAhead,
  isNextDay,
  type Boundary,
  type Day,
  type PartOfCourse,
  type Span,
  type When,
  type Opening,
} from '../../wording/plan/statement.ts';
import { type Country, SHARES, describePlace } from './words.ts';
import type { ClockSpan, DayGroup, Times } from '../../wording/plan/plan.ts';
import type { ClockTime } from '../../wording/plan/fact-statement.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July',
  'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** The third day has no word of its own in everyday English. */
const RELATIVE_DAYS = ['today', 'tomorrow'];

const DURING: Record<PartOfCourse, string> = {
  morning: 'in the morning',
  midday: 'around midday',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  lateEvening: 'late in the evening',
};

const UNTIL: Record<PartOfCourse, string> = {
  morning: 'until mid-morning',
  midday: 'until midday',
  afternoon: 'until the afternoon',
  evening: 'until the evening',
  lateEvening: 'until late evening',
};

const NEXT_HOURS: Readonly<Record<number, string>> = {
  1: 'over the next hour',
  2: 'over the next two hours',
  3: 'over the next three hours',
};

const ORDINALS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth',
  'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth',
  'eighteenth', 'nineteenth', 'twentieth',
]; // prettier-ignore

/** What stays before the day's bare name: `for <DayID>`. */
const BEFORE_NAME = new Set(['by', 'for', 'from', 'of', 'since', 'until']);

/** The words for time that differ between countries, and all that are built on them. */
export function createTimeWords(country: Country) {
  const [noon, through] = country === 'US' ? ['noon', 'through'] : ['midday', 'to'];

  function hourWords(hour: number): string {
    if (hour === 0) return 'midnight';
    if (hour === 12) return noon;
    return `${hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
  }

  /** `between 2 and 5 PM`, `between 11 AM and 2 PM`. */
  function betweenHours(from: number, to: number): string {
    const sameHalf = from % 12 !== 0 && to % 12 !== 0 && from < 12 === to < 12;
    return `between ${sameHalf ? from % 12 : hourWords(from)} and ${hourWords(to)}`;
  }

  /** How long the first lasts, and from when on the second. */
  function boundaryWords(at: Boundary): [until: string, from: string] {
    if ('part' in at) return [UNTIL[at.part], `starting ${DURING[at.part]}`];
    const hour = hourWords(at.hour);
    return [`until ${hour}`, `from ${hour}`];
  }

  function spanWords(span: Span): string {
    return 'part' in span ? DURING[span.part] : betweenHours(span.from, span.to);
  }

  function whenWords(when: When): string {
    switch (when.kind) {
      case 'now':
        return 'right now';
      case 'nextHours':
        return NEXT_HOURS[when.count] ?? `over the next ${when.count} hours`;
      case 'hour':
        return `${hourDay(when.day, when.hour)} at ${hourWords(when.hour)}`;
      case 'hours':
        return hoursWords(when.from, when.to);
      case 'part':
        return partWords(when.day, when.part, when.running);
      case 'day':
        return dayWords(when.day);
      case 'days':
        return daysWords(when.first, when.last);
    }
  }

  function hourDay(day: Day, hour: number): string {
    return hour === 0 && day.ahead === 0 ? 'tonight' : dayWords(day);
  }

  function hoursWords(from: { day: Day; hour: number }, to: { day: Day; hour: number }): string {
    if (from.day.date === to.day.date) {
      return `${dayWords(from.day)} ${betweenHours(from.hour, to.hour)}`;
    }
    const endsAtMidnight = to.hour === 0 && isNextDay(from.day, to.day);
    const end = endsAtMidnight ? hourWords(0) : `${hourWords(to.hour)} ${dayWords(to.day)}`;
    return `from ${hourWords(from.hour)} ${dayWords(from.day)} to ${end}`;
  }

  function daysWords(first: Day, last: Day): string {
    if (!isNextDay(first, last)) return `from ${plainDay(first)} ${through} ${plainDay(last)}`;
    return `${dayWords(first)} and ${isRelative(first) ? dayWords(last) : plainDay(last)}`;
  }

  /** `today`, `on Tuesday`, `on Saturday, November twenty-eighth`. */
  function dayWords(day: Day): string {
    return isRelative(day) ? plainDay(day) : `on ${plainDay(day)}`;
  }

  function plainDay(day: Day): string {
    const relative = findRelativeDayName(day, RELATIVE_DAYS);
    if (relative) return relative;
    return isFarAhead(day) ? dateWords(day) : findWeekdayName(day.date, WEEKDAYS);
  }

  function dateWords(day: Day): string {
    const [, month = 0, date = 0] = day.date.split('-').map(Number);
    const [name, ordinal] = [MONTHS[month - 1] ?? '', describeOrdinal(date)];
    return country === 'US'
      ? `${findWeekdayName(day.date, WEEKDAYS)}, ${name} ${ordinal},`
      : `${findWeekdayName(day.date, WEEKDAYS)} the ${ordinal} of ${name}`;
  }

  function partWords(day: Day, part: DayPart, running: boolean): string {
    if (part === 'night' && (running || day.ahead === 0)) return 'overnight';
    if (day.ahead === 0) return `this ${part}`;
    const relative = findRelativeDayName(day, RELATIVE_DAYS);
    if (relative) return `${relative} ${part}`;
    return isFarAhead(day)
      ? `on the ${part} of ${dateWords(day)}`
      : `on ${findWeekdayName(day.date, WEEKDAYS)} ${part}`;
  }

  /** `today` and `on Saturday` after "on", `for Saturday` after "for". */
  function dayAfter(word: string, day: Day): string {
    const lowered = word.toLowerCase();
    if (lowered === 'on') return dayWords(day);
    return joinWords(word, BEFORE_NAME.has(lowered) ? plainDay(day) : dayWords(day));
  }

  return { boundaryWords, spanWords, whenWords, dayWords, dayAfter };
}

function isRelative(day: Day): boolean {
  return findRelativeDayName(day, RELATIVE_DAYS) !== undefined;
}

function describeOrdinal(date: number): string {
  const tens = date < 30 ? 'twenty' : 'thirty';
  return ORDINALS[date] ?? (date === 30 ? 'thirtieth' : `${tens}-${ORDINALS[date % 10]}`);
}

/** English words for when within a stretch of time, and for several of them. */
export function createTimesWords(country: Country) {
  const { boundaryWords, spanWords, whenWords } = createTimeWords(country);
  const list = createListFormat(`en-${country}`);
  const choice = createListFormat(`en-${country}`, 'disjunction');

  /** `from 3 PM`, `until 9 AM and from 6 PM`, `at times`. */
  function timesWords(times: Times | null): string {
    if (!times) return '';
    if ('spans' in times) return list.format(times.spans.map(clockSpanWords));
    return times.share === 'mostly' ? 'most of the time' : SHARES[times.share];
  }

  /** `on Monday and Friday`, `today, tomorrow or on Saturday` after "not", `on 5 of the 9 days`. */
  function daysList(
    whens: Exclude<DayGroup['whens'], 'others'>,
    isDenied: boolean,
    isFirst: boolean,
  ): string {
    if ('count' in whens) {
      return isFirst ? `on ${whens.count} of the ${whens.of} days` : `on ${whens.count} days`;
    }
    const words = whens.map((when) => whenWords(when));
    return (isDenied ? choice : list).format(
      words.map((word, at) => {
        const isBare = word.startsWith('on ') && words[at - 1]?.startsWith('on ');
        return (isBare ? word.slice(3) : word).replace(/,$/, '');
      }),
    );
  }

  function clockSpanWords({ from, to }: ClockSpan): string {
    if (from !== null && to !== null) return spanWords({ from, to });
    if (to !== null) return boundaryWords({ hour: to })[0];
    return from === null ? '' : boundaryWords({ hour: from })[1];
  }

  return { timesWords, daysList };
}

export type SentenceFrames = ReturnType<typeof createSentenceFrames>;

/** Where time and place stand in a sentence. */
export function createSentenceFrames(country: Country) {
  const { whenWords, dayWords } = createTimeWords(country);

  /** Before the clause: `tomorrow in Hamburg, `. */
  function opened({ when, place }: Opening): string {
    return `${withoutComma(joinWords(whenWords(when), describePlace(place)))}, `;
  }

  /** At its end: `in Hamburg tomorrow`. */
  function closed({ when, place }: Opening): string {
    return withoutComma(joinWords(describePlace(place), whenWords(when)));
  }

  /** `today at 7:53 AM`, `tonight at midnight`. */
  function clockOfDay(day: Day, relation: 'at' | 'around', clock: ClockTime): string {
    const isTonight = clock.hour === 0 && clock.minute === 0 && day.ahead === 0;
    return joinWords(
      isTonight ? 'tonight' : dayWords(day),
      relation,
      describeClock(clock, country),
    );
  }

  return { whenWords, dayWords, opened, closed, clockOfDay };
}

/** Before a full stop or another comma, a date has none of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}

/** `7:53 AM`, `3 PM`, `midnight`. */
function describeClock({ hour, minute }: ClockTime, country: Country): string {
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return country === 'US' ? 'noon' : 'midday';
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}
