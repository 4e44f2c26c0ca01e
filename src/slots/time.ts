import type { DayPart } from '../contract/parameters.ts';

/** What an AMAZON.TIME value or a DayPart id means. */
export type TimeMeaning = { kind: 'hour'; hour: number } | { kind: 'part'; part: DayPart };

const PARTS = new Map<string, DayPart>([
  ['MO', 'morning'],
  ['AF', 'afternoon'],
  ['EV', 'evening'],
  ['NI', 'night'],
]);

/** Reads `15:00`, `15:30` (the hour that holds it) or `EV`; undefined for anything else. */
export function readTime(value: string): TimeMeaning | undefined {
  const part = PARTS.get(value);
  if (part) return { kind: 'part', part };
  const hour = Number(/^(\d{2}):\d{2}/.exec(value)?.[1] ?? NaN);
  return hour < 24 ? { kind: 'hour', hour } : undefined;
}
