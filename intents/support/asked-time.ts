import { hasTimeSlot } from '../../src/slots/follow-up-slots.ts';
import { parseForecastQuery } from '../../src/slots/parse-query.ts';
import { createDaysQuery } from '../../src/slots/query-range.ts';
import type { AnswerableQuery, Calendar, ForecastQuery } from '../../src/slots/query.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import {
  addDays,
  getWeekendSaturday,
  startOfDay,
  startOfHour,
  type LocalDate,
  type LocalHour,
} from '../../src/time/local-time.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { DAY_PART_HOURS } from '../../src/weather/periods.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import { toNamedDay, type Audience, type When } from '../../src/wording/plan/statement.ts';

/** The time of a question, spoken and in epoch milliseconds. */
export interface AskedTime {
  when: When;
  from: number;
  to: number;
}

const NEXT_HOURS = 3;
const NEXT_DAYS = 3;

/**
 * Resolves the time of a question, today from now on.
 *
 * @param firstHour local hour from which days count
 */
export function resolveAskedTime(
  question: AnswerableQuery,
  { now, timeZone, here }: Calendar,
  audience: Audience,
  firstHour: number,
): AskedTime {
  const day = (date: LocalDate) => toNamedDay(date, audience);
  const instant = (hour: LocalHour) => startOfHour(hour, timeZone);
  const days = (first: LocalDate, last: LocalDate, when: When): AskedTime => ({
    when,
    from: Math.max(now, instant({ date: first, hour: firstHour })),
    to: startOfDay(addDays(last, 1), timeZone),
  });
  switch (question.kind) {
    case 'now':
    case 'nextHour':
    case 'nightAndDay':
      return { when: { kind: 'now' }, from: now, to: now + 1 };
    case 'nextHours':
      return {
        when: { kind: 'nextHours', count: NEXT_HOURS },
        from: now,
        to: now + NEXT_HOURS * HOUR_MS,
      };
    case 'hours': {
      const [from, to] = [question.from, question.to].map(({ date, hour }) => ({
        day: day(date),
        hour,
      }));
      if (!from || !to) throw new TypeError('A range of hours has two ends');
      const isOne = instant(question.from) === instant(question.to);
      return {
        when: isOne ? { kind: 'hour', ...from } : { kind: 'hours', from, to },
        from: instant(question.from),
        to: instant(question.to) + (isOne ? HOUR_MS : 0),
      };
    }
    case 'dayPart': {
      const { date, part } = question;
      const { from, to } = DAY_PART_HOURS[part];
      const start = instant({ date, hour: from });
      return {
        when: { kind: 'part', day: day(date), part, running: start <= now },
        from: Math.max(now, start),
        to: instant({ date: to > from ? date : addDays(date, 1), hour: to }),
      };
    }
    case 'days': {
      const { first, last } = question;
      const isOne = first === last;
      return days(
        first,
        last,
        isOne
          ? { kind: 'day', day: day(first) }
          : { kind: 'days', first: day(first), last: day(last) },
      );
    }
    case 'nextDays': {
      const last = addDays(here.date, NEXT_DAYS - 1);
      return days(here.date, last, { kind: 'days', first: day(here.date), last: day(last) });
    }
    case 'weekend': {
      const saturday = question.saturday ?? getWeekendSaturday(here.date);
      const first = saturday < here.date ? here.date : saturday;
      return days(first, addDays(saturday, 1), { kind: 'weekend', saturday: day(saturday) });
    }
  }
}

/** Number of days to compare if the question names none. */
const DEFAULT_DAYS_AHEAD = 6;

/** "Which day will be the warmest?": of the time that is named, else of a week. */
export function parseDaysToCompare(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  if (hasTimeSlot(slots)) return parseForecastQuery(slots, calendar);
  const today = calendar.here.date;
  return createDaysQuery(today, addDays(today, DEFAULT_DAYS_AHEAD), calendar);
}

/** Whether two parts of a day, or two of its hours, are compared. */
export function comparesHours({ otherDayPart, otherTime }: SpokenSlots): boolean {
  return (otherDayPart ?? otherTime) !== undefined;
}

/** Of a night, the hours around it: what lasts all night may last until noon. */
export function extendNight({ date, ...slots }: SpokenSlots, { hour }: LocalHour): SpokenSlots {
  const hasBegun = date === undefined && hour < DAY_PART_HOURS.night.to;
  const hours = hasBegun ? {} : { date, time: `${DAY_PART_HOURS.evening.from}:00` };
  return { ...slots, ...hours, dayPart: undefined, partOf: undefined, untilTime: '12:00' };
}

const PART_IDS = { morning: 'MO', afternoon: 'AF', evening: 'EV', night: 'NI' } as const;

/** The part of the day or the hour that a comparison has found, which the talk goes on about; neither if they are alike. */
export function pickChosenTime([head]: AnswerPlan): SpokenSlots {
  const released = { time: undefined, otherTime: undefined, otherDayPart: undefined };
  const isChosen = head?.kind === 'fact' && head.form === 'contrast' && head.is !== 'alike';
  const when = isChosen ? head.when : null;
  if (when?.kind === 'hour') {
    return { ...released, time: `${String(when.hour).padStart(2, '0')}:00`, dayPart: undefined };
  }
  return { ...released, dayPart: when?.kind === 'part' ? PART_IDS[when.part] : undefined };
}

/** Days that are told one by one. */
const MAX_TOLD_DAYS = 3;

/** Both days of a comparison, of which the second is today if no other was said; of days far apart the later one. */
export function spanComparedDays(
  { date, otherDate }: SpokenSlots,
  today: LocalDate,
): Pick<SpokenSlots, 'date' | 'untilDate'> {
  const than = otherDate ?? today;
  const [first = than, last = than] = [date ?? addDays(than, 1), than].toSorted();
  return last < addDays(first, MAX_TOLD_DAYS) ? { date: first, untilDate: last } : { date: last };
}
