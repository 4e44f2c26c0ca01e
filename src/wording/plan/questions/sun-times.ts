import { addDays, startOfHour, toLocalHour, type LocalDate } from '../../../time/local-time.ts';
import { MINUTE_MS } from '../../../time/units.ts';
import type { SunInstant } from '../../../weather/periods.ts';
import type { ClockTime, SunEvent } from '../fact-statement.ts';
import type { AnswerPlan } from '../plan.ts';
import { toRelativeDay, type Audience, type Day, type When } from '../statement.ts';
import type { PeriodEntry, SpacesEntry } from '../../../contract/voice-text/responses.ts';

interface SunTimeInput {
  event: SunEvent;
  day: Day;
  at: SunInstant;
  /** Of the place. */
  timeZone: string;
  audience: Audience;
  /** Epoch milliseconds. */
  now: number;
}

/** "When does the sun rise?", to the minute; or that it does not in polar regions. */
export function planSunTime({ event, day, at, timeZone, audience, now }: SunTimeInput): AnswerPlan {
  const { place } = audience;
  if (at === 'alwaysUp') return [{ kind: 'fact', form: 'polarDay', place, day }];
  if (at === 'alwaysDown') return [{ kind: 'fact', form: 'polarNight', place, day }];
  const { date, ...clock } = toClockTime(at, timeZone);
  const past = at < now;
  const eventDay = date === day.date ? day : toRelativeDay(date, audience);
  return [{ kind: 'fact', form: 'sunTime', event, place, day: eventDay, clock, past }];
}

/** To the nearest minute. */
export function toClockTime(instant: number, timeZone: string): ClockTime & { date: LocalDate } {
  const whole = Math.round(instant / MINUTE_MS) * MINUTE_MS;
  const hour = toLocalHour(whole, timeZone);
  const minutes = (whole - startOfHour(hour, timeZone)) / MINUTE_MS;
  // When daylight saving time ends, an hour occurs twice.
  return { ...hour, minute: minutes % 60 };
}

/** Earlier hours belong to the previous night. */
const MORNING_HOUR = 5;

/** The night of a time after midnight; null for other times and for midnight itself. */
export function findNightOfClock(day: Day, { hour, minute }: ClockTime): When | null {
  const isMidnight = hour === 0 && minute === 0;
  if (hour >= MORNING_HOUR || isMidnight) return null;
  const previous: Day = {
    date: addDays(day.date, -1),
    ahead: day.ahead === null ? null : day.ahead - 1,
  };
  return { kind: 'part', day: previous, part: 'night', running: day.ahead === 0 };
}

/**
 * Computes the hours of sunshine that are left of a day: those of its parts to come, and a share of the running
 * part. The hours of a forecast have no sunshine.
 *
 * @param now epoch milliseconds
 * @returns null if the sunshine of a part to come is unknown
 */
export function computeRemainingSun(
  { morning, afternoon, evening }: SpacesEntry,
  now: number,
): number | null {
  let sum = 0;
  for (const part of [morning, afternoon, evening]) {
    const share = part ? computeShareToCome(part, now) : 0;
    if (!part || share === 0) continue;
    if (part.sunHours === null) return null;
    sum += part.sunHours * share;
  }
  return sum;
}

function computeShareToCome({ from, to }: PeriodEntry, now: number): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Math.max(0, Math.min(1, (end - now) / (end - start)));
}
