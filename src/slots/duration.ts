/** What an AMAZON.DURATION value means: a stretch of hours or of days from now. */
export type DurationMeaning = { kind: 'hours'; count: number } | { kind: 'days'; count: number };

const DURATION = /^P(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const DAYS_OF_MONTH = 30;

/**
 * Reads an ISO 8601 duration: days where it has days only, else hours, begun ones counted whole.
 * Undefined for what is none or has no length. A count of many digits may be `Infinity`.
 */
export function readDuration(value: string): DurationMeaning | undefined {
  const found = DURATION.exec(value);
  if (!found) return undefined;
  const [months, weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wholeDays = (months ?? 0) * DAYS_OF_MONTH + (weeks ?? 0) * 7 + (days ?? 0);
  const wholeHours = (hours ?? 0) + Math.ceil(((minutes ?? 0) + (seconds ?? 0) / 60) / 60);
  if (wholeHours > 0) return { kind: 'hours', count: wholeDays * 24 + wholeHours };
  return wholeDays > 0 ? { kind: 'days', count: wholeDays } : undefined;
}
