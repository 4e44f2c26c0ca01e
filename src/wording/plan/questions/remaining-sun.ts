import type { PeriodEntry, SpacesEntry } from '../../../contract/voice-text/responses.ts';

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
