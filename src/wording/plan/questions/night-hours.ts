import { summarizeHourEntries } from '../hours.ts';
import type { HourlyEntry } from '../../../contract/voice-text/responses.ts';
import {
  addDays,
  startOfHour,
  toNearestLocalHour,
  type LocalDate,
} from '../../../time/local-time.ts';
import { DAY_PART_HOURS, WAKING_HOUR } from '../../../weather/periods.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { isWet } from '../../../weather/state.ts';
import { toRelativeDay, type When } from '../statement.ts';
import type { AnswerFacts, TimeRange } from './answer-facts.ts';
import { createOutlook, type OutlookHour, type RangeOutlook } from './outlook.ts';

/** The hours of a day from six on, and those before as the night in which people sleep. */
export interface SplitDay {
  night: RangeOutlook;
  day: RangeOutlook;
}

/** Whoever asks at night while it rains, or shortly before, is awake in it. */
const AWAKE_HOURS = 2;

/**
 * Splits a day whose hours are known; undefined for other ranges, and for who is awake in the rain of that night.
 *
 * @param whole the outlook on the range
 */
export function splitAtWaking(
  range: TimeRange,
  facts: AnswerFacts,
  whole: RangeOutlook = createOutlook(range, facts),
): SplitDay | undefined {
  const { when } = range;
  if (when.kind !== 'day' || !whole.isHourly || isAwakeInRain(range, whole, facts)) {
    return undefined;
  }
  if (Date.parse(range.entry.to) <= facts.now) return undefined;
  const night = selectHours(range, whole, findNightBefore(range, facts), isNight);
  const day = selectHours(range, whole, when, (hour) => !isNight(hour));
  return night && day && { night, day };
}

function isNight({ local }: OutlookHour): boolean {
  return local.hour < WAKING_HOUR;
}

/** The outlook on the waking hours of a day, else on the whole range. */
export function createWakingOutlook(range: TimeRange, facts: AnswerFacts): RangeOutlook {
  const whole = createOutlook(range, facts);
  return splitAtWaking(range, facts, whole)?.day ?? whole;
}

function isAwakeInRain(
  { entry }: TimeRange,
  { hours }: RangeOutlook,
  { now }: AnswerFacts,
): boolean {
  const hasBegun = Date.parse(entry.from) <= now;
  return hasBegun && hours.slice(0, AWAKE_HOURS).some(({ state }) => isWet(state));
}

function findNightBefore({ entry }: TimeRange, { audience }: AnswerFacts): When {
  const day = toRelativeDay(addDays(entry.date, -1), audience);
  return { kind: 'part', day, part: 'night', running: day.ahead === -1 };
}

/** The outlook on some of the hours of a range; undefined without any. */
function selectHours(
  range: TimeRange,
  { audience, hours: period }: RangeOutlook,
  when: When,
  isSelected: (hour: OutlookHour) => boolean,
): RangeOutlook | undefined {
  const ahead = range.hours.slice(-period.length);
  const selected = period.flatMap((hour, index) => {
    const entry = ahead[index];
    return entry && isSelected(hour) ? [{ hour, entry }] : [];
  });
  const hours = selected.map(({ hour }) => hour);
  const entries = selected.map(({ entry }) => entry);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return undefined;
  const to = new Date(Date.parse(last.date) + HOUR_MS).toISOString();
  const whole = { ...range.entry, ...summarizeHourEntries(entries), from: first.date, to };
  return { when, audience, whole, hours, period, isHourly: true };
}

/** The low of the night after a day, °C; null unless all its hours are known. */
export function findNightLow(
  date: LocalDate,
  hourly: readonly HourlyEntry[],
  timeZone: string,
): number | null {
  const { from, to } = DAY_PART_HOURS.night;
  const next = addDays(date, 1);
  const night = hourly.filter((entry) => {
    const local = toNearestLocalHour(Date.parse(entry.date), timeZone);
    return local.date === date ? local.hour >= from : local.date === next && local.hour < to;
  });
  const span =
    startOfHour({ date: next, hour: to }, timeZone) - startOfHour({ date, hour: from }, timeZone);
  return night.length * HOUR_MS >= span ? summarizeHourEntries(night).temperature.min : null;
}
