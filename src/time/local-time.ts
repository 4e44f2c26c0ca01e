import { toZonedTime } from 'date-fns-tz/toZonedTime';
import { HOUR_MS, DAY_MS, MINUTE_MS } from './units.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
export type LocalDate = string;

/** An hour as people at a place call it: `{date: '2026-11-21', hour: 15}`. */
export interface LocalHour {
  date: LocalDate;
  /** 0 to 23. */
  hour: number;
}

/** Clocks change on the quarter of an hour, so an offset is valid until the next one. */
const QUARTER_HOUR_MS = HOUR_MS / 4;

/** Offsets by time zone and quarter of an hour: requests repeat the hours of a forecast. */
const offsetCache = new Map<string, Map<number, number>>();
const MAX_CACHED_OFFSETS = 1000;
/** There are about 600 time zones; requests may contain other names. */
const MAX_CACHED_ZONES = 1000;

/** Dates by the days since 1970. */
const dateCache = new Map<number, LocalDate>();
const MAX_CACHED_DATES = 1000;

/**
 * The hour of the clock at a place that is nearest to an instant.
 *
 * Forecast hours begin on the full hour of UTC; where the zone is half an hour off, the hour from
 * 14:30 to 15:30 is the one that people call 15 o'clock.
 */
export function toNearestLocalHour(instant: number, timeZone: string): LocalHour {
  const wall = toWallClock(instant, timeZone);
  const isLate = wall - Math.floor(wall / HOUR_MS) * HOUR_MS >= HOUR_MS / 2;
  return toLocalHour(isLate ? instant + HOUR_MS / 2 : instant, timeZone);
}

/** The date on a wall calendar at a place. */
export function toLocalDate(instant: number, timeZone: string): LocalDate {
  return formatEpochDay(Math.floor(toWallClock(instant, timeZone) / DAY_MS));
}

/** Minutes since midnight by the wall clock at a place. */
export function toMinuteOfDay(instant: number, timeZone: string): number {
  const wall = toWallClock(instant, timeZone);
  return Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS);
}

/** The hour that a wall clock at a place shows, minutes cut off. */
export function toLocalHour(instant: number, timeZone: string): LocalHour {
  const wall = toWallClock(instant, timeZone);
  const day = Math.floor(wall / DAY_MS);
  return { date: formatEpochDay(day), hour: Math.floor((wall - day * DAY_MS) / HOUR_MS) };
}

/**
 * The instant at which an hour of the clock begins. An hour that the clock change skips begins
 * where the next one does; of one that comes twice it is the first.
 */
export function startOfHour({ date, hour }: LocalHour, timeZone: string): number {
  const wall = Date.parse(date) + hour * HOUR_MS;
  const byOldClock = wall - getOffset(wall - DAY_MS, timeZone);
  const byNewClock = wall - getOffset(wall + DAY_MS, timeZone);
  const showsIt = (instant: number) => instant + getOffset(instant, timeZone) === wall;
  // Neither clock shows an hour in the gap, which begins when the old one would have shown it.
  return [byOldClock, byNewClock].find(showsIt) ?? byOldClock;
}

/** An instant by the clock of a place, with its offset from UTC: `2026-11-21T13:00:00+01:00`. */
export function formatIsoWithOffset(instant: number, timeZone: string): string {
  const offset = getOffset(instant, timeZone);
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${wall}${offset < 0 ? '-' : '+'}${distance}`;
}

/** The same to the minute: `2026-11-18T14:05+01:00`. */
export function formatIsoMinute(instant: number, timeZone: string): string {
  const text = formatIsoWithOffset(instant, timeZone);
  return text.slice(0, 'yyyy-MM-ddTHH:mm'.length) + text.slice('yyyy-MM-ddTHH:mm:ss'.length);
}

/** The instant at which a day begins at a place. */
export function startOfDay(date: LocalDate, timeZone: string): number {
  return startOfHour({ date, hour: 0 }, timeZone);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return formatEpochDay(Math.floor(Date.parse(date) / DAY_MS) + days);
}

/** Days from one date to another; negative where the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export const SUNDAY = 0;
const SATURDAY = 6;

/** 0 Sunday to 6 Saturday. */
export function getWeekday(date: LocalDate): number {
  return new Date(date).getUTCDay();
}

/** The Saturday of the weekend of a date; on other days, of the next one. */
export function getWeekendSaturday(date: LocalDate): LocalDate {
  const weekday = getWeekday(date);
  return addDays(date, weekday === SUNDAY ? -1 : SATURDAY - weekday);
}

/** Whether a date is a Saturday. */
export function isSaturday(date: LocalDate): boolean {
  return getWeekday(date) === SATURDAY;
}

/** `20261121` to `2026-11-21`. */
export function parseDateDigits(digits: string): LocalDate {
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
}

/** `2026-11-21` to `20261121`. */
export function formatDateDigits(date: LocalDate): string {
  return date.replaceAll('-', '');
}

/** `2026112115` */
export function formatHourDigits({ date, hour }: LocalHour): string {
  return formatDateDigits(date) + String(hour).padStart(2, '0');
}

/** Epoch milliseconds of the instant at which UTC shows what the clock at a place shows. */
function toWallClock(instant: number, timeZone: string): number {
  return instant + getOffset(instant, timeZone);
}

/** By the days since 1970. */
function formatEpochDay(day: number): LocalDate {
  let date = dateCache.get(day);
  if (date === undefined) {
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (dateCache.size >= MAX_CACHED_DATES) dateCache.clear();
    dateCache.set(day, date);
  }
  return date;
}

/** How far the clock at a place is ahead of UTC, milliseconds. */
function getOffset(instant: number, timeZone: string): number {
  let offsets = offsetCache.get(timeZone);
  if (!offsets) {
    if (offsetCache.size >= MAX_CACHED_ZONES) offsetCache.clear();
    offsetCache.set(timeZone, (offsets = new Map()));
  }
  const quarter = Math.floor(instant / QUARTER_HOUR_MS);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    offset = readOffset(quarter * QUARTER_HOUR_MS, timeZone);
    if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
    offsets.set(quarter, offset);
  }
  return offset;
}

/** Unknown time zones count as UTC. */
function readOffset(instant: number, timeZone: string): number {
  const shown = toZonedTime(instant, timeZone);
  const wall = shown.getTime() - shown.getTimezoneOffset() * MINUTE_MS;
  return Number.isNaN(wall) ? 0 : wall - instant;
}

/**
 * Digits of the UTC clock, for the names of files: `yyyyMMddHH` makes `2026112114`. It loads no library, so that
 * workers start fast.
 */
export function formatUtcDigits(instant: number | Date, pattern: string): string {
  const [date = '', time = ''] = new Date(instant).toISOString().split(/[T.]/);
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = '', second = ''] = time.split(':');
  return pattern
    .replace('yyyy', year)
    .replace('yy', year.slice(-2))
    .replace('MM', month)
    .replace('dd', day)
    .replace('HH', hour)
    .replace('mm', minute)
    .replace('ss', second);
}
