import * as fc from 'fast-check';
import { DAY_PARTS } from '../../src/contract/parameters.ts';
import type { Coordinates } from '../../src/place/place.ts';
import type { OperationHandlers } from '../../src/service/routes.ts';
import {
  addDays,
  formatDateDigits,
  formatHourDigits,
  getWeekendSaturday,
  startOfDay,
  startOfHour,
  toLocalDate,
  toLocalHour,
} from '../../src/time/local-time.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { DAY_PART_HOURS, LATE_HOUR } from '../../src/weather/periods.ts';
import type { Locale } from '../../src/wording/language.ts';

type Answers = Pick<
  OperationHandlers,
  | 'forecastNextThreeHours'
  | 'forecastHours'
  | 'forecastDayPart'
  | 'forecastDays'
  | 'forecastWeekend'
  | 'forecastNextThreeDays'
>;

/** What somebody asks at an instant, and the hours that it is about. */
export interface Question {
  words: string;
  from: number;
  /** The night after a day is of it, that after a list of days is not. */
  to: number;
  answer: (answers: Answers, place: PlaceQuery, locale: Locale) => Promise<{ text: string }>;
}

type PlaceQuery = Coordinates & { location: string };
type AskedAt = (now: number, timeZone: string) => Question;

/** Of time zones whose hours begin with those of UTC. */
function floorToHour(time: number): number {
  return time - (time % HOUR_MS);
}

const nextThreeHours: fc.Arbitrary<AskedAt> = fc.constant((now) => ({
  words: 'the next three hours',
  from: now,
  to: floorToHour(now) + 3 * HOUR_MS,
  answer: async (answers, place, locale) => answers.forecastNextThreeHours(place, locale),
}));

const someHours: fc.Arbitrary<AskedAt> = fc
  .record({ inHours: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 0, max: 8 }) })
  .map(({ inHours, length }) => (now, timeZone) => {
    const from = floorToHour(now) + inHours * HOUR_MS;
    const to = from + length * HOUR_MS;
    const [first, last] = [from, to].map((time) => formatHourDigits(toLocalHour(time, timeZone)));
    const hours = length === 0 ? {} : { datetimeto: last };
    return {
      words: length === 0 ? `the hour ${first}` : `from ${first} to ${last}`,
      from,
      to: length === 0 ? from + HOUR_MS : to,
      answer: async (answers, place, locale) =>
        answers.forecastHours({ ...place, datetimefrom: first, ...hours }, locale),
    };
  });

const partOfDay: fc.Arbitrary<AskedAt> = fc
  .record({ part: fc.constantFrom(...DAY_PARTS), ahead: fc.integer({ min: 0, max: 4 }) })
  .map(({ part, ahead }) => (now, timeZone) => {
    const hours = DAY_PART_HOURS[part];
    const today = toLocalDate(now, timeZone);
    const endOf = (date: string) => {
      const last = hours.to < hours.from ? addDays(date, 1) : date;
      return startOfHour({ date: last, hour: hours.to }, timeZone);
    };
    const asked = addDays(today, ahead);
    const date = endOf(asked) <= now ? addDays(asked, 1) : asked;
    return {
      words: `${part} of ${date}`,
      from: startOfHour({ date, hour: hours.from }, timeZone),
      to: endOf(date),
      answer: async (answers, place, locale) =>
        answers.forecastDayPart({ ...place, space: part, date: formatDateDigits(date) }, locale),
    };
  });

const days: fc.Arbitrary<AskedAt> = fc
  .record({ ahead: fc.integer({ min: 0, max: 4 }), more: fc.constantFrom(0, 0, 0, 1, 3) })
  .map(({ ahead, more }) => (now, timeZone) => {
    const first = addDays(toLocalDate(now, timeZone), ahead);
    const last = addDays(first, more);
    const range = { datefrom: formatDateDigits(first), datetimeto: formatDateDigits(last) };
    return {
      words: more === 0 ? first : `${first} to ${last}`,
      from: startOfDay(first, timeZone),
      to: more === 0 ? endOfNightAfter(last, timeZone) : startOfDay(addDays(last, 1), timeZone),
      answer: async (answers, place, locale) =>
        answers.forecastDays({ ...place, ...range }, locale),
    };
  });

const weekend: fc.Arbitrary<AskedAt> = fc.constant((now, timeZone) => {
  const saturday = getWeekendSaturday(toLocalDate(now, timeZone));
  return {
    words: `the weekend of ${saturday}`,
    from: startOfDay(saturday, timeZone),
    to: startOfDay(addDays(saturday, 2), timeZone),
    answer: async (answers, place, locale) => answers.forecastWeekend(place, locale),
  };
});

const nextThreeDays: fc.Arbitrary<AskedAt> = fc.constant((now, timeZone) => {
  const { date: today, hour } = toLocalHour(now, timeZone);
  const first = hour >= LATE_HOUR ? addDays(today, 1) : today;
  return {
    words: 'the next three days',
    from: startOfDay(first, timeZone),
    to: startOfDay(addDays(first, 3), timeZone),
    answer: async (answers, place, locale) => answers.forecastNextThreeDays(place, locale),
  };
});

/** Questions of operations 4 to 9; most are about a day. */
export const questions: fc.Arbitrary<AskedAt> = fc.oneof(
  { weight: 1, arbitrary: nextThreeHours },
  { weight: 2, arbitrary: someHours },
  { weight: 2, arbitrary: partOfDay },
  { weight: 3, arbitrary: days },
  { weight: 1, arbitrary: weekend },
  { weight: 1, arbitrary: nextThreeDays },
);

function endOfNightAfter(date: string, timeZone: string): number {
  return startOfHour({ date: addDays(date, 1), hour: DAY_PART_HOURS.night.to }, timeZone);
}
