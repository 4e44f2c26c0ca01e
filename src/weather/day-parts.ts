import { DAY_PARTS, type DayPart } from '../contract/parameters.ts';
import type { Hour } from './hour.ts';
import { addDays, localHour, type LocalDate, type LocalHour } from './local-time.ts';

/** First hour of each part, and the hour after its last. */
export const PART_HOURS: Record<DayPart, { from: number; to: number }> = {
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 22 },
  night: { from: 22, to: 6 },
};

/** From this hour on the day is over: "the weather" is that of the night, "the next days" begin tomorrow. */
export const LATE = 20;

/** Hours by the calendar of a place. */
export interface HourCalendar {
  /** The hours of a day: 24, or 23 and 25 where the clock changes. */
  ofDay(date: LocalDate): Hour[];
  /** The hours of a part of a day; the night belongs to the day on which it begins. */
  ofPart(date: LocalDate, part: DayPart): Hour[];
}

export function hourCalendar(hours: readonly Hour[], timeZone: string): HourCalendar {
  let groups: Groups | undefined;
  const grouped = () => (groups ??= groupsOf(hours, timeZone));
  return {
    ofDay: (date) => grouped().days.get(date) ?? [],
    ofPart: (date, part) => grouped().parts.get(keyOf({ date, part })) ?? [],
  };
}

interface Groups {
  days: Map<LocalDate, Hour[]>;
  parts: Map<string, Hour[]>;
}

function groupsOf(hours: readonly Hour[], timeZone: string): Groups {
  const groups: Groups = { days: new Map(), parts: new Map() };
  for (const hour of hours) {
    const local = localHour(hour.start, timeZone);
    add(groups.days, local.date, hour);
    add(groups.parts, keyOf(partOf(local)), hour);
  }
  return groups;
}

function add(groups: Map<string, Hour[]>, key: string, hour: Hour): void {
  const group = groups.get(key);
  if (group) group.push(hour);
  else groups.set(key, [hour]);
}

function keyOf({ date, part }: { date: LocalDate; part: DayPart }): string {
  return `${date} ${part}`;
}

/** The part that an hour of the clock belongs to, and the day that this part began on. */
export function partOf({ date, hour }: LocalHour): { date: LocalDate; part: DayPart } {
  if (hour < PART_HOURS.night.to) return { date: addDays(date, -1), part: 'night' };
  const part = DAY_PARTS.findLast((name) => hour >= PART_HOURS[name].from) ?? 'night';
  return { date, part };
}
