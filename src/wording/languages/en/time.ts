import type { DayPart } from '../../../contract/parameters.ts';
import { relativeDay, weekdayName } from '../../day-names.ts';
import { isFar, isNextDay } from '../../plan/day.ts';
import type { Boundary, Day, PartOfCourse, Span, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Country } from './words.ts';

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
export function timeWords(country: Country) {
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
    const relative = relativeDay(day, RELATIVE_DAYS);
    if (relative) return relative;
    return isFar(day) ? dateWords(day) : weekdayName(day.date, WEEKDAYS);
  }

  function dateWords(day: Day): string {
    const [, month = 0, date = 0] = day.date.split('-').map(Number);
    const [name, ordinal] = [MONTHS[month - 1] ?? '', ordinalWords(date)];
    return country === 'US'
      ? `${weekdayName(day.date, WEEKDAYS)}, ${name} ${ordinal},`
      : `${weekdayName(day.date, WEEKDAYS)} the ${ordinal} of ${name}`;
  }

  function partWords(day: Day, part: DayPart, running: boolean): string {
    if (part === 'night' && (running || day.ahead === 0)) return 'overnight';
    if (day.ahead === 0) return `this ${part}`;
    const relative = relativeDay(day, RELATIVE_DAYS);
    if (relative) return `${relative} ${part}`;
    return isFar(day)
      ? `on the ${part} of ${dateWords(day)}`
      : `on ${weekdayName(day.date, WEEKDAYS)} ${part}`;
  }

  /** `today` and `on Saturday` after "on", `for Saturday` after "for". */
  function dayAfter(word: string, day: Day): string {
    const lowered = word.toLowerCase();
    if (lowered === 'on') return dayWords(day);
    return joined(word, BEFORE_NAME.has(lowered) ? plainDay(day) : dayWords(day));
  }

  return { boundaryWords, spanWords, whenWords, dayWords, dayAfter };
}

function isRelative(day: Day): boolean {
  return relativeDay(day, RELATIVE_DAYS) !== undefined;
}

function ordinalWords(date: number): string {
  const tens = date < 30 ? 'twenty' : 'thirty';
  return ORDINALS[date] ?? (date === 30 ? 'thirtieth' : `${tens}-${ORDINALS[date % 10]}`);
}
