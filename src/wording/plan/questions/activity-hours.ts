import { summarizeHourEntries } from '../hours.ts';
import type { HourlyEntry } from '../../../contract/voice-text/responses.ts';
import { toNearestLocalHour } from '../../../time/local-time.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { DAY_PART_HOURS } from '../../../weather/periods.ts';
import type { WeatherFinding } from '../plan.ts';
import type { When } from '../statement.ts';
import type { Activity } from './activity-table.ts';
import type { AnswerFacts, TimeRange } from './answer-facts.ts';
import { createWakingOutlook } from './night-hours.ts';
import { createOutlook, type OutlookHour, type RangeOutlook } from './outlook.ts';

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
