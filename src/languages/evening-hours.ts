import { isNextDay, type Day, type When } from '../wording/plan/statement.ts';
import { toPreviousDay, type HourOfDay } from './skeleton-time.ts';

const EVENING_HOUR = 18;
const NOON_HOUR = 12;
/** From here on an hour of the night is one of the early morning. */
const MORNING_HOUR = 5;

/** Words for the hours in which a stretch over midnight begins and ends. */
interface EveningTable {
  /** `i kväll`, `i natt`, `i morgon bitti`, of today. */
  thisEvening: string;
  tonight: string;
  tomorrowEarly: string;
  describeDay: (day: Day) => string;
  /** `på natten`, `på morgonen`, of other days. */
  ofHour: (hour: number) => string;
}

/** The day beside the first and the last hour of a stretch over midnight: `i kväll`, `i natt`. */
export function createEveningHours(table: EveningTable) {
  const { thisEvening, tonight, tomorrowEarly, describeDay, ofHour } = table;
  return { describeStartDay, describeNightEnd };

  function describeStartDay({ day, hour }: HourOfDay): string {
    return isToday(day) && hour >= EVENING_HOUR ? thisEvening : describeDay(day);
  }

  /** Null where the stretch does not end in the night that follows its first day. */
  function describeNightEnd(from: HourOfDay, to: HourOfDay): string | null {
    const isNight = to.hour > 0 && to.hour <= MORNING_HOUR && from.hour >= NOON_HOUR;
    if (!isNight || !isNextDay(from.day, to.day)) return null;
    if (!isToday(from.day)) return ofHour(to.hour);
    return to.hour < MORNING_HOUR ? tonight : tomorrowEarly;
  }
}

/** The day whose night an hour is in, by its weekday as "tonight" may be another one; null if it is of no night. */
export function findDayOfNightHour(day: Day, hour: number): Day | null {
  const isOfNight = hour > 0 && hour < MORNING_HOUR && day.ahead !== 0;
  return isOfNight ? { ...toPreviousDay(day), byWeekday: true } : null;
}

/** Words for hours that without them could be heard as those of the afternoon: `3 uur 's nachts`. */
export function createSmallHours(night: string, morning: string) {
  return { ofHour, ofSpan };

  function ofHour(hour: number): string {
    if (!isSmallHour(hour)) return '';
    return hour < MORNING_HOUR ? night : morning;
  }

  /** What stands after the first hour and after the second: `tussen 5 en 8 uur 's ochtends`. */
  function ofSpan(from: number, to: number): readonly [afterFirst: string, afterLast: string] {
    if (!isSmallHour(from) || isSmallHour(to)) return ['', ofHour(to)];
    return to !== 0 && to < NOON_HOUR ? ['', morning] : [ofHour(from), ''];
  }
}

function isSmallHour(hour: number): boolean {
  return hour >= 1 && hour <= MORNING_HOUR;
}

/** Whether a text is about few hours, so that none of them could be heard as one of the afternoon. */
export function isOfHours(when: When | undefined): boolean {
  return when?.kind === 'hours' || when?.kind === 'nextHours';
}

/** Whether a text is about whole days. */
export function isOfWholeDays(when: When | undefined): boolean {
  return when?.kind === 'day' || when?.kind === 'days' || when?.kind === 'weekend';
}

function isToday({ ahead, byWeekday }: Day): boolean {
  return ahead === 0 && !byWeekday;
}
