import { summarizeHourEntries } from '../facts.ts';
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
import { createOutlook, type RangeOutlook } from './outlook.ts';

/** The hours of a day from six on, and those before as the night in which people sleep. */
export interface SplitDay {
  night: RangeOutlook;
  day: RangeOutlook;
}

/** Whoever asks at night while it rains, or shortly before, is awake in it. */
const AWAKE_HOURS = 2;

/** Splits a day whose hours are known; undefined for other ranges, and for who is awake in the rain of that night. */
export function splitAtWaking(range: TimeRange, facts: AnswerFacts): SplitDay | undefined {
  const { when } = range;
  const whole = createOutlook(range, facts);
  if (when.kind !== 'day' || !whole.isHourly || isAwakeInRain(range, whole, facts)) {
    return undefined;
  }
  const ahead = range.hours.filter(({ date }) => Date.parse(date) + HOUR_MS > facts.now);
  const isNight = ({ date }: HourlyEntry) =>
    toNearestLocalHour(Date.parse(date), facts.timeZone).hour < WAKING_HOUR;
  const night = selectHours(range, ahead.filter(isNight), findNightBefore(range, facts));
  const day = selectHours(
    range,
    ahead.filter((entry) => !isNight(entry)),
    when,
  );
  if (!night || !day) return undefined;
  const period = whole.hours;
  return {
    night: { ...createOutlook(night, facts), period },
    day: { ...createOutlook(day, facts), period },
  };
}

/** The outlook on the waking hours of a day, else on the whole range. */
export function createWakingOutlook(range: TimeRange, facts: AnswerFacts): RangeOutlook {
  return splitAtWaking(range, facts)?.day ?? createOutlook(range, facts);
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

function selectHours(
  { entry, parts }: TimeRange,
  hours: readonly HourlyEntry[],
  when: When,
): TimeRange | undefined {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return undefined;
  const to = new Date(Date.parse(last.date) + HOUR_MS).toISOString();
  const summary = { ...entry, ...summarizeHourEntries(hours), from: first.date, to };
  return { when, entry: summary, hours, ...(parts && { parts }) };
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
