import type { DayPart } from '../contract/parameters.ts';
import { PART_HOURS } from '../weather/day-parts.ts';
import type { SpokenSlots } from './spoken-slots.ts';

/** Hours of the clock that were said. */
export interface SpokenHours {
  kind: 'hours';
  /** 0 to 23; undefined where only an end was said. */
  from: number | undefined;
  /** Undefined for a single hour. */
  to: number | undefined;
  /** Whether they are hours of the night: "tonight at two". */
  isNight: boolean;
}

/** What the slots say of the time of day. */
export type SpokenTime = { kind: 'part'; part: DayPart } | SpokenHours;

const PARTS = new Map<string, DayPart>([
  ['MO', 'morning'],
  ['AF', 'afternoon'],
  ['EV', 'evening'],
  ['NI', 'night'],
]);

/**
 * Reads AMAZON.TIME values, `15:00`, `15:30` (the hour that holds it) or `EV`, and the part of the
 * day beside them. An hour says more than a part; what is none of it counts as not said.
 */
export function spokenTime({ time, untilTime, dayPart }: SpokenSlots): SpokenTime | undefined {
  const part = partOf(dayPart) ?? partOf(time);
  const until = partOf(untilTime);
  const to = hourOf(untilTime, undefined) ?? (until && PART_HOURS[until].to);
  const from = hourOf(time, part) ?? (to === undefined ? undefined : part && PART_HOURS[part].from);
  if (from === undefined && to === undefined) return part && { kind: 'part', part };
  return { kind: 'hours', from, to, isNight: part === 'night' };
}

function partOf(value: string | undefined): DayPart | undefined {
  return PARTS.get(value ?? '');
}

/** On a clock with twelve hours, "in the evening" tells eight from twenty. */
function hourOf(value: string | undefined, part: DayPart | undefined): number | undefined {
  const hour = Number(/^(\d{2}):\d{2}/.exec(value ?? '')?.[1] ?? NaN);
  if (!(hour < 24)) return undefined;
  const earliest = part === 'night' ? PART_HOURS.night.to : 1;
  const isOfSecondHalf = part !== undefined && part !== 'morning';
  return isOfSecondHalf && hour >= earliest && hour < 12 ? hour + 12 : hour;
}
