import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { type Country, SHARES, describePlace } from './words.ts';

/** The third day has no word of its own in everyday English. */
const { relativeDay, weekday, month } = skeleton.createCalendarWords(
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'January February March April May June July August September October November December',
  ['today', 'tomorrow'],
);

const DURING = skeleton.byPartOfCourse(
  'in the morning',
  'around midday',
  'in the afternoon',
  'in the evening',
  'late in the evening',
);

const UNTIL = skeleton.byPartOfCourse(
  'until mid-morning',
  'until midday',
  'until the afternoon',
  'until the evening',
  'until late evening',
);

const ORDINALS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth',
  'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth',
  'eighteenth', 'nineteenth', 'twentieth',
]; // prettier-ignore

/** The words for time that differ between countries, and all that are built on them. */
export function createTimeWords(country: Country) {
  const through = country === 'US' ? 'through' : 'to';
  const hourWords = (hour: number) => describeClock({ hour, minute: 0 }, country);

  /** How long the first lasts, and from when on the second. */
  const boundaryWords = skeleton.createBoundary<readonly [until: string, from: string]>(
    (hour) => [`until ${hourWords(hour)}`, `from ${hourWords(hour)}`],
    (part) => [UNTIL[part], `starting ${DURING[part]}`],
  );

  const { describeWhen: whenWords, describeSpan: spanWords } = skeleton.createTime(dayWords, {
    now: 'right now',
    nextHour: 'over the next hour',
    nextHours: (count) => `over the next ${count} hours`,
    counts: 'two three',
    hour: (day, hour) =>
      `${hour === 0 && day.ahead === 0 ? 'tonight' : dayWords(day)} at ${hourWords(hour)}`,
    /** `between 2 and 5 PM`, `between 11 AM and 2 PM`. */
    between(from, to) {
      const sameHalf = from % 12 !== 0 && to % 12 !== 0 && from < 12 === to < 12;
      return `between ${sameHalf ? from % 12 : hourWords(from)} and ${hourWords(to)}`;
    },
    overnight(from, to, endsAtMidnight) {
      const end = joinWords(hourWords(to.hour), endsAtMidnight ? '' : dayWords(to.day));
      return `from ${hourWords(from.hour)} ${dayWords(from.day)} to ${end}`;
    },
    part: partWords,
    night: (day, running) => (running || day.ahead === 0 ? 'overnight' : partWords(day, 'night')),
    twoDays: (first, last) =>
      `${dayWords(first)} and ${relativeDay(first) ? dayWords(last) : plainDay(last)}`,
    days: (first, last) => `from ${plainDay(first)} ${through} ${plainDay(last)}`,
    during: DURING,
  });

  /** `today` and `on Saturday` after "on", `for Saturday` after "for". */
  const dayAfter = skeleton.createDayAfter(dayWords, 'on', {
    'by for from of since until': plainDay,
  });

  return { boundaryWords, spanWords, whenWords, dayWords, dayAfter };

  /** `today`, `on Tuesday`, `on Saturday, November twenty-eighth`. */
  function dayWords(day: skeleton.Day): string {
    return relativeDay(day) ?? `on ${plainDay(day)}`;
  }

  function plainDay(day: skeleton.Day): string {
    return relativeDay(day) ?? (skeleton.isFarAhead(day) ? dateWords(day) : weekday(day.date));
  }

  function dateWords({ date }: skeleton.Day): string {
    const ordinal = describeOrdinal(skeleton.getDayOfMonth(date));
    return country === 'US'
      ? `${weekday(date)}, ${month(date)} ${ordinal},`
      : `${weekday(date)} the ${ordinal} of ${month(date)}`;
  }

  function partWords(day: skeleton.Day, part: skeleton.DayPart): string {
    if (day.ahead === 0) return `this ${part}`;
    const relative = relativeDay(day);
    if (relative) return `${relative} ${part}`;
    return skeleton.isFarAhead(day)
      ? `on the ${part} of ${dateWords(day)}`
      : `on ${weekday(day.date)} ${part}`;
  }
}

function describeOrdinal(date: number): string {
  const tens = date < 30 ? 'twenty' : 'thirty';
  return ORDINALS[date] ?? (date === 30 ? 'thirtieth' : `${tens}-${ORDINALS[date % 10]}`);
}

/** English words for when within a stretch of time, and for several of them. */
export function createTimesWords(country: Country) {
  const { boundaryWords, spanWords, whenWords } = createTimeWords(country);
  const time = { describeWhen: whenWords, describeSpan: spanWords };
  const table: skeleton.TimesTable = {
    tag: `en-${country}`,
    mostly: 'most of the time',
    shares: SHARES,
    from: (hour) => boundaryWords({ hour })[1],
    until: (hour) => boundaryWords({ hour })[0],
    counted: (count, of, isFirst) =>
      isFirst ? `on ${count} of the ${of} days` : `on ${count} days`,
    listed: (words) =>
      words.map((word, at) => {
        const isBare = word.startsWith('on ') && words[at - 1]?.startsWith('on ');
        return withoutComma(isBare ? word.slice(3) : word);
      }),
  };
  /** `from 3 PM`, `until 9 AM and from 6 PM`, `at times`. */
  const { describeTimes, daysList } = skeleton.createTimes(time, table);
  const { daysList: anyOfDays } = skeleton.createTimes(time, { ...table, listType: 'disjunction' });

  return {
    timesWords: describeTimes,
    /** `on Monday and Friday`, `today, tomorrow or on Saturday` after "not", `on 5 of the 9 days`. */
    daysList: (whens: skeleton.Days, isDenied: boolean, isFirst: boolean) =>
      (isDenied ? anyOfDays : daysList)(whens, isFirst),
  };
}

export type SentenceFrames = ReturnType<typeof createSentenceFrames>;

/** Where time and place stand in a sentence. */
export function createSentenceFrames(country: Country) {
  const { whenWords, dayWords } = createTimeWords(country);

  /** Before the clause: `tomorrow in Hamburg, `. */
  function opened({ when, place }: skeleton.Opening): string {
    return `${withoutComma(joinWords(whenWords(when), describePlace(place)))}, `;
  }

  /** At its end: `in Hamburg tomorrow`. */
  function closed({ when, place }: skeleton.Opening): string {
    return withoutComma(joinWords(describePlace(place), whenWords(when)));
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

  return { whenWords, dayWords, opened, closed, clockOfDay };
}

/** Before a full stop or another comma, a date has none of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}

/** `7:53 AM`, `3 PM`, `midnight`. */
function describeClock({ hour, minute }: skeleton.ClockTime, country: Country): string {
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return country === 'US' ? 'noon' : 'midday';
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}
