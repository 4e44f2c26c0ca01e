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

/** The hours of a calendar day at a place: 24, or 23 and 25 where the clock changes. */
export function hoursOfDay(hours: readonly Hour[], date: LocalDate, timeZone: string): Hour[] {
  return hours.filter((hour) => localHour(hour.start, timeZone).date === date);
}

/** The hours of a part of a day; the night belongs to the day on which it begins. */
export function hoursOfPart(
  hours: readonly Hour[],
  date: LocalDate,
  part: DayPart,
  timeZone: string,
): Hour[] {
  return hours.filter((hour) => isIn(localHour(hour.start, timeZone), date, part));
}

/** The part that an hour of the clock belongs to, and the day that this part began on. */
export function partOf({ date, hour }: LocalHour): { date: LocalDate; part: DayPart } {
  if (hour < PART_HOURS.night.to) return { date: addDays(date, -1), part: 'night' };
  const part = DAY_PARTS.findLast((name) => hour >= PART_HOURS[name].from) ?? 'night';
  return { date, part };
}

function isIn(local: LocalHour, date: LocalDate, part: DayPart): boolean {
  const found = partOf(local);
  return found.part === part && found.date === date;
}
