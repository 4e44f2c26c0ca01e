import { resolvePastTime } from '../../../intents/past.ts';
import { DAY_PART_HOURS } from '../../../src/weather/periods.ts';
import type { DayPart } from '../../../src/contract/parameters.ts';
import { parseForecastQuery, parseSpokenTime } from '../../../src/slots/parse-query.ts';
import { resolveDays } from '../../../src/slots/query-range.ts';
import {
  type Calendar,
  type ForecastQuery,
  parseAmazonDate,
  type WeatherCall,
} from '../../../src/slots/query.ts';
import { hasTimeSlot } from '../../../src/slots/follow-up-slots.ts';
import type { SpokenSlots } from '../../../src/slots/spoken-slots.ts';
import {
  addDays,
  formatDateDigits,
  getWeekendSaturday,
  parseDateDigits,
  toLocalHour,
  type LocalDate,
} from '../../../src/time/local-time.ts';

/** A time of the data, `20260716 night`, or one that was understood. */
export interface AskedTime {
  first: LocalDate;
  last: LocalDate;
  /** Whether it is the current hour or the next. */
  isNow: boolean;
  part?: DayPart;
  /** Hours of the clock, 0 to 23. */
  hours?: { from: number; to: number };
}

const WHEN = /^(\d{8})(\d{2})?(?:-(\d{8}))?(?: (morning|afternoon|evening|night))?$/;
const PARTS: Readonly<Record<string, DayPart>> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
};

/** @param when as in the data */
export function parseExpectedTime(when: string, { here }: Calendar): AskedTime {
  if (when === 'now' || when === 'nextHour') {
    return { first: here.date, last: here.date, isNow: true };
  }
  const [, first, hour, last, part = ''] = WHEN.exec(when) ?? [];
  if (first === undefined) throw new Error(`The data have no time such as "${when}"`);
  const days = { first: parseDateDigits(first), last: parseDateDigits(last ?? first) };
  const named = PARTS[part];
  return {
    ...days,
    isNow: false,
    ...(named && { part: named }),
    ...(hour !== undefined && { hours: { from: Number(hour), to: Number(hour) } }),
  };
}

/** `20260716 night`, as in the data; hours as `20260716 10-12`. */
export function formatTime({ first, last, isNow, part, hours }: AskedTime): string {
  if (isNow) return 'now';
  const days = [...new Set([first, last])].map(formatDateDigits).join('-');
  return [days, part, hours && `${hours.from}-${hours.to}`].filter(Boolean).join(' ');
}

/** What the slots ask for; undefined if they name no time. */
export function readAskedTime(slots: SpokenSlots, calendar: Calendar): AskedTime | undefined {
  if (!hasTimeSlot(slots)) return undefined;
  return toAskedTime(parseForecastQuery(slots, calendar), slots, calendar);
}

/** What a question about the past asks for; undefined for what stations do not keep. */
export function readPastTime(slots: SpokenSlots, calendar: Calendar): AskedTime | undefined {
  const asked = resolvePastTime(slots, calendar, true);
  if (typeof asked === 'string') return undefined;
  const { date } = toLocalHour(asked.from, calendar.timeZone);
  const part = /(?:morning|afternoon|evening|night)$/.exec(asked.time.toLowerCase())?.[0];
  const named = PARTS[part ?? ''];
  return { ...createDays(date, date), ...(named && { part: named }) };
}

export function isRightPastTime(expected: AskedTime, { first, part }: AskedTime): boolean {
  return first === expected.first && part === expected.part;
}

function createDays(first: LocalDate, last: LocalDate): AskedTime {
  return { first, last, isNow: false };
}

function toAskedTime(
  query: ForecastQuery,
  slots: SpokenSlots,
  calendar: Calendar,
): AskedTime | undefined {
  const { date, untilDate } = slots;
  const today = calendar.here.date;
  switch (query.kind) {
    case 'now':
    case 'nextHour':
      return { ...createDays(today, today), isNow: true };
    case 'nextHours': {
      const { hour } = calendar.here;
      return { ...createDays(today, today), hours: { from: hour, to: hour + 2 } };
    }
    case 'nextDays':
      return createDays(today, addDays(today, 2));
    case 'hours': {
      const hours = { from: query.from.hour, to: query.to.hour };
      return { ...createDays(query.from.date, query.to.date), hours };
    }
    case 'dayPart':
      return { ...createDays(query.date, query.date), part: query.part };
    case 'nightAndDay':
      return createDays(query.night, query.day);
    case 'days':
      return createDays(query.first, query.last);
    case 'weekend': {
      const saturday = query.saturday ?? getWeekendSaturday(today);
      return createDays(saturday, addDays(saturday, 1));
    }
    case 'unanswerable': {
      const resolve = (day = '') => resolveDays(parseAmazonDate(day), calendar);
      const range = date === undefined ? undefined : resolve(date);
      const last = resolve(untilDate)?.last ?? range?.last;
      const time = parseSpokenTime(slots);
      const part = time?.kind === 'part' && { part: time.part };
      return range && { ...createDays(range.first, last ?? range.last), ...part };
    }
  }
}

/** Whether the right time was asked of the right operations. */
export function isRightTime(
  expected: AskedTime,
  slots: SpokenSlots,
  calls: readonly WeatherCall[],
  { calendar, canEndSooner }: { calendar: Calendar; canEndSooner: boolean },
): boolean {
  if (!hasTimeSlot(slots)) return isRightDefault(expected, calls, calendar);
  const asked = readAskedTime(slots, calendar);
  const options = { canEndSooner, now: calendar.here.hour };
  if (!asked || !isSameTime(expected, asked, options)) return false;
  const dates = calls.flatMap(listDates);
  const isToday = expected.first === calendar.here.date;
  return dates.length === 0 || isToday || dates.some((date) => date === expected.first);
}

/** Without a time in the question, the topic has a time of its own: now or today. */
function isRightDefault(
  expected: AskedTime,
  calls: readonly WeatherCall[],
  { here }: Calendar,
): boolean {
  const isToday = expected.first === here.date && expected.last === here.date;
  if (!isToday || expected.part || expected.hours) return false;
  const asksForNow = calls.some((call) => !DAILY.has(call.operation) && !hasTime(call));
  if (calls.length === 0) return true;
  return expected.isNow ? asksForNow : !asksForNow || calls.some((call) => hasTime(call));
}

/** Operations that are about days, also without a date. */
const DAILY: ReadonlySet<string> = new Set([
  'forecastDays',
  'forecastDayPart',
  'forecastWeekend',
  'forecastNextThreeDays',
]);

function isSameTime(
  expected: AskedTime,
  asked: AskedTime,
  { canEndSooner, now }: { canEndSooner: boolean; now: number },
): boolean {
  const isNextHour = asked.hours?.from === now && asked.hours.to - now <= 1;
  if (expected.isNow) return asked.isNow || isNextHour;
  if (asked.isNow) return false;
  if (asked.first !== expected.first) return false;
  if (expected.part) {
    if (asked.part) return asked.part === expected.part;
    return asked.hours !== undefined && isWithinPart(expected.part, asked.hours.from);
  }
  if (expected.hours) return isAround(expected.hours.from, asked);
  return asked.last === expected.last || (canEndSooner && asked.last >= expected.first);
}

function isWithinPart(part: DayPart, hour: number): boolean {
  const { from, to } = DAY_PART_HOURS[part];
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Hours in which an answer about one hour may be told. */
const MAX_HOURS_AROUND = 3;

/** A part of the day that was named tells its hours. */
function isAround(hour: number, { hours, part }: AskedTime): boolean {
  if (part) return isWithinPart(part, hour);
  if (!hours) return false;
  const { from, to } = hours;
  return from <= hour && hour <= to && to - from <= MAX_HOURS_AROUND;
}

function hasTime(call: WeatherCall): boolean {
  return listDates(call).length > 0;
}

/** The days that a call names. */
function listDates({ parameters }: WeatherCall): LocalDate[] {
  const given = Object.entries(parameters).filter(([name]) => name.startsWith('date'));
  const [from, to = from] = given.map(([, value]) => String(value).slice(0, 8));
  if (from === undefined || to === undefined) return [];
  const dates = [];
  for (let day = parseDateDigits(from); formatDateDigits(day) <= to; day = addDays(day, 1)) {
    dates.push(day);
  }
  return dates;
}
