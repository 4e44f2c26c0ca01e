import { HOUR } from './hour.ts';
import { offsetByIntl, type ReadOffset } from './zone-offset.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
export type LocalDate = string;

/** An hour as people at a place call it: `{date: '2026-11-21', hour: 15}`. */
export interface LocalHour {
  date: LocalDate;
  /** 0 to 23. */
  hour: number;
}

const DAY = 24 * HOUR;

/** Clocks change on the quarter of an hour: until the next one an offset holds. */
const QUARTER = HOUR / 4;

/** Offsets by quarter, of each zone; the hours of a forecast are asked for again and again. */
const knownOffsets = new Map<string, Map<number, number>>();
const MOST_OFFSETS = 1000;
/** There are some 600 zones; other names come from outside. */
const MAX_ZONES = 1000;

let readOffset = offsetByIntl;

/** Has the offsets of zones read in another way, by a process that has a quicker one. */
export function readOffsetsBy(read: ReadOffset): void {
  readOffset = read;
}

/** Dates by the days since 1970: those around now, again and again. */
const knownDates = new Map<number, LocalDate>();
const MOST_DATES = 1000;

/**
 * The hour of the clock at a place that is nearest to an instant.
 *
 * Forecast hours begin on the full hour of UTC; where the zone is half an hour off, the hour from
 * 14:30 to 15:30 is the one that people call 15 o'clock.
 */
export function localHour(instant: number, timeZone: string): LocalHour {
  const wall = wallClock(instant, timeZone);
  const isLate = wall - Math.floor(wall / HOUR) * HOUR >= HOUR / 2;
  return clockHour(isLate ? instant + HOUR / 2 : instant, timeZone);
}

/** The date on a wall calendar at a place. */
export function localDate(instant: number, timeZone: string): LocalDate {
  return dateOfDay(Math.floor(wallClock(instant, timeZone) / DAY));
}

/** The hour that a wall clock at a place shows, minutes cut off. */
export function clockHour(instant: number, timeZone: string): LocalHour {
  const wall = wallClock(instant, timeZone);
  const day = Math.floor(wall / DAY);
  return { date: dateOfDay(day), hour: Math.floor((wall - day * DAY) / HOUR) };
}

/**
 * The instant at which an hour of the clock begins. An hour that the clock change skips begins
 * where the next one does; of one that comes twice it is the first.
 */
export function startOfHour({ date, hour }: LocalHour, timeZone: string): number {
  const wall = Date.parse(date) + hour * HOUR;
  const byOldClock = wall - offsetAt(wall - DAY, timeZone);
  const byNewClock = wall - offsetAt(wall + DAY, timeZone);
  const showsIt = (instant: number) => instant + offsetAt(instant, timeZone) === wall;
  // Neither clock shows an hour in the gap, which begins when the old one would have shown it.
  return [byOldClock, byNewClock].find(showsIt) ?? byOldClock;
}

/** An instant by the clock of a place, with its offset from UTC: `2026-11-21T13:00:00+01:00`. */
export function isoWithOffset(instant: number, timeZone: string): string {
  const offset = offsetAt(instant, timeZone);
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${wall}${offset < 0 ? '-' : '+'}${distance}`;
}

/** The instant at which a day begins at a place. */
export function startOfDay(date: LocalDate, timeZone: string): number {
  return startOfHour({ date, hour: 0 }, timeZone);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(Math.floor(Date.parse(date) / DAY) + days);
}

/** Days from one date to another; negative where the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** 0 Sunday to 6 Saturday. */
export function weekday(date: LocalDate): number {
  return new Date(date).getUTCDay();
}

/** Epoch milliseconds of the instant at which UTC shows what the clock at a place shows. */
function wallClock(instant: number, timeZone: string): number {
  return instant + offsetAt(instant, timeZone);
}

/** By the days since 1970. */
function dateOfDay(day: number): LocalDate {
  let date = knownDates.get(day);
  if (date === undefined) {
    date = new Date(day * DAY).toISOString().slice(0, 10);
    if (knownDates.size >= MOST_DATES) knownDates.clear();
    knownDates.set(day, date);
  }
  return date;
}

/** How far the clock at a place is ahead of UTC, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  let known = knownOffsets.get(timeZone);
  if (!known) {
    if (knownOffsets.size >= MAX_ZONES) knownOffsets.clear();
    knownOffsets.set(timeZone, (known = new Map()));
  }
  const quarter = Math.floor(instant / QUARTER);
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = readOffset(quarter * QUARTER, timeZone);
    if (known.size >= MOST_OFFSETS) known.clear();
    known.set(quarter, offset);
  }
  return offset;
}
