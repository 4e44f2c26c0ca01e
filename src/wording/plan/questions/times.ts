import type { Outlook, OutlookHour } from './outlook.ts';
import type { ClockSpan, Times } from './verdict-statement.ts';

/** More spans than these are told as a share of the time. */
const MOST_SPANS = 2;

/** In a longer stretch an hour of the clock would come twice. */
const LONGEST_BY_THE_CLOCK = 24;
const HOURS_OF_DAY = 24;

/** Shares of the hours below which it happens now and then, and at times. */
const AT_TIMES = 0.3;
const MOSTLY = 0.6;

/** When in a stretch some of its hours are; null where it is all of them or hours are not known. */
export function timesOf(
  { when, hours, byTheHour }: Outlook,
  some: readonly OutlookHour[],
): Times | null {
  // Beside hours that were asked for, "from" and "until" alone would be mistaken for them.
  const isOfHours = when.kind === 'hours';
  if (!byTheHour || some.length === hours.length) return null;
  const runs = runsOf(hours, some);
  const spans = runs.map((run) => (isOfHours ? wholeSpanOf(hours, run) : spanOf(hours, run)));
  const canBeNamed =
    hours.length <= LONGEST_BY_THE_CLOCK && runs.length <= (isOfHours ? 1 : MOST_SPANS);
  if (canBeNamed && spans.every(({ from, to }) => from !== to)) return { spans };
  const share = some.length / hours.length;
  if (share >= MOSTLY) return { share: 'mostly' };
  return { share: share < AT_TIMES ? 'nowAndThen' : 'atTimes' };
}

/** Without a share of the time, which beside another number would be taken for a part of that. */
export function spansOnly(times: Times | null): Times | null {
  return times && 'spans' in times ? times : null;
}

/** Where it is one span, for what already takes long to say. */
export function oneSpanOnly(times: Times | null): Times | null {
  return times && 'spans' in times && times.spans.length === 1 ? times : null;
}

/** The longest of the runs of some hours. */
export function longestRun(
  hours: readonly OutlookHour[],
  some: readonly OutlookHour[],
): OutlookHour[] {
  const runs = runsOf(hours, some).map(({ start, end }) => hours.slice(start, end));
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

/** From the place of the first hour to that after the last. */
interface Run {
  start: number;
  end: number;
}

function runsOf(hours: readonly OutlookHour[], some: readonly OutlookHour[]): Run[] {
  const wanted = new Set(some);
  const runs: Run[] = [];
  for (const [at, hour] of hours.entries()) {
    const last = runs.at(-1);
    if (!wanted.has(hour)) continue;
    if (last?.end === at) last.end++;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

/** The start of an hour; after the last one its end. */
function clockAt(hours: readonly OutlookHour[], at: number): number {
  const hour = hours[at]?.local.hour;
  return hour ?? ((hours.at(-1)?.local.hour ?? 0) + 1) % HOURS_OF_DAY;
}

function spanOf(hours: readonly OutlookHour[], { start, end }: Run): ClockSpan {
  return {
    from: start === 0 ? null : clockAt(hours, start),
    to: end === hours.length ? null : clockAt(hours, end),
  };
}

function wholeSpanOf(hours: readonly OutlookHour[], { start, end }: Run): ClockSpan {
  return { from: clockAt(hours, start), to: clockAt(hours, end) };
}
