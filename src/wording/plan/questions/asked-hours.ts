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
import type { WeatherFinding } from '../plan.ts';
import type { Activity } from './activity-table.ts';

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

/** A range of time as an activity sees it. */
export interface ActivityTime {
  /** The hours that count. */
  counted: RangeOutlook;
  /** The waking hours of the range. */
  waking: RangeOutlook;
  /** All hours of the range. */
  whole: RangeOutlook;
  /** Why no hour counts any more, or not enough of them. */
  over: Extract<WeatherFinding, { form: 'dark' | 'late' }> | null;
}

/** Selects the hours of a range that count for an activity. */
export function selectActivityTime(
  range: TimeRange,
  activity: Activity,
  facts: AnswerFacts,
): ActivityTime {
  const whole = createOutlook(range, facts);
  const waking = createWakingOutlook(range, facts);
  if (!whole.isHourly) return { counted: waking, waking, whole, over: null };
  const isAhead = ({ date }: HourlyEntry) => Date.parse(date) + HOUR_MS > facts.now;
  const clock = range.hours.filter(
    (entry) => isAhead(entry) && isCounted(entry, range, activity, facts),
  );
  const lit = activity.needsLight ? clock.filter(isLight) : clock;
  const needed = range.when.kind === 'day' && activity.lasts !== 'all' ? activity.lasts : 1;
  if (lit.length < needed) {
    const form = clock.length < needed ? 'late' : 'dark';
    return { counted: waking, waking, whole, over: { form } };
  }
  const isAll = lit.length === waking.hours.length;
  const part = isAll ? waking : createOutlook(toPart(range, lit, activity, facts), facts);
  const counted = { ...part, hours: part.hours.map((hour) => findSame(hour, waking)) };
  return { counted, waking, whole, over: null };
}

/** The hour of another outlook, so that its times can be found there. */
function findSame(hour: OutlookHour, { hours }: RangeOutlook): OutlookHour {
  const { local } = hour;
  const same = hours.find((one) => one.local.date === local.date && one.local.hour === local.hour);
  return same ?? hour;
}

/** Of a day, the hours of the clock at which people do it; asked hours all count. */
function isCounted(
  { date }: HourlyEntry,
  { when }: TimeRange,
  { hours }: Activity,
  { timeZone }: AnswerFacts,
): boolean {
  if (when.kind !== 'day') return true;
  const [from, until] =
    typeof hours === 'string' ? [DAY_PART_HOURS[hours].from, DAY_PART_HOURS[hours].to] : hours;
  const { hour } = toNearestLocalHour(Date.parse(date), timeZone);
  return hour >= from && hour < until;
}

const NIGHT_ICON_PREFIX = 'n_';

function isLight({ weather }: HourlyEntry): boolean {
  return !weather.icon.startsWith(NIGHT_ICON_PREFIX);
}

function toPart(
  { when, entry }: TimeRange,
  hours: readonly HourlyEntry[],
  activity: Activity,
  { now }: AnswerFacts,
): TimeRange {
  const [first, last] = [hours[0], hours.at(-1)];
  const from = first?.date ?? entry.from;
  const to = new Date(Date.parse(last?.date ?? entry.from) + HOUR_MS).toISOString();
  const whole = { ...entry, ...summarizeHourEntries(hours), sunHours: null, from, to };
  const { hours: part } = activity;
  const named: When =
    when.kind === 'day' && typeof part === 'string'
      ? { kind: 'part', day: when.day, part, running: Date.parse(from) <= now }
      : when;
  return { when: named, entry: whole, hours };
}

/** The same hours, whose times within a day have a start and an end. */
export function toClockHours(outlook: RangeOutlook): RangeOutlook {
  const { when, hours, isHourly } = outlook;
  const [first, last] = [hours[0], hours.at(-1)];
  if (when.kind !== 'day' || !isHourly || !first || !last) return outlook;
  const [from, to] = [first, last].map(({ local }) => ({ day: when.day, hour: local.hour }));
  return from && to ? { ...outlook, when: { kind: 'hours', from, to } } : outlook;
}
