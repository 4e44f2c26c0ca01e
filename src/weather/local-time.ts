import { HOUR } from './hour.ts';

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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Offsets by quarter, of each zone; the hours of a forecast are asked for again and again. */
const knownOffsets = new Map<string, Map<number, number>>();
const MOST_OFFSETS = 1000;

/**
 * The hour of the clock at a place that is nearest to an instant.
 *
 * Forecast hours begin on the full hour of UTC; where the zone is half an hour off, the hour from
 * 14:30 to 15:30 is the one that people call 15 o'clock.
 */
export function localHour(instant: number, timeZone: string): LocalHour {
  const wall = wallClock(instant, timeZone);
  if (wall.slice(14, 16) < '30') {
    return { date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
  }
  const next = wallClock(instant + HOUR / 2, timeZone);
  return { date: next.slice(0, 10), hour: Number(next.slice(11, 13)) };
}

/** The date on a wall calendar at a place. */
export function localDate(instant: number, timeZone: string): LocalDate {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The hour that a wall clock at a place shows, minutes cut off. */
export function clockHour(instant: number, timeZone: string): LocalHour {
  const wall = wallClock(instant, timeZone);
  return { date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
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

/** The instant at which a day begins at a place. */
export function startOfDay(date: LocalDate, timeZone: string): number {
  return startOfHour({ date, hour: 0 }, timeZone);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one date to another; negative where the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** 0 Sunday to 6 Saturday. */
export function weekday(date: LocalDate): number {
  return new Date(date).getUTCDay();
}

/** `2026-11-21T15:05:00.000Z`, where the Z stands for the place's own clock. */
function wallClock(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString();
}

/** How far the clock at a place is ahead of UTC, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER);
  const known = knownOffsets.get(timeZone) ?? new Map<number, number>();
  const offset = known.get(quarter) ?? readOffset(quarter * QUARTER, timeZone);
  if (known.size >= MOST_OFFSETS) known.clear();
  knownOffsets.set(timeZone, known.set(quarter, offset));
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  return Date.parse(`${formatFor(timeZone).format(instant).replace(' ', 'T')}Z`) - instant;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}
