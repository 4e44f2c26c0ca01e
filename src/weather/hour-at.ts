import { HOUR, type Hour } from './hour.ts';

/** Values that hold at the start of an hour and change steadily to the next. */
type Steady = 'temperature' | 'cloudCover';

/** The hour in which an instant lies. */
export function hourAt(instant: number, hours: readonly Hour[]): Hour | undefined {
  return hours.find(({ start }) => start <= instant && instant < start + HOUR);
}

/** A value at an instant between two hours; null where one of them is not known. */
export function valueAt(instant: number, value: Steady, hours: readonly Hour[]): number | null {
  const before = hourAt(instant, hours);
  const from = before?.[value] ?? null;
  if (!before || from === null || before.start === instant) return from;
  const to = hourAt(before.start + HOUR, hours)?.[value] ?? null;
  return to === null ? null : from + ((to - from) * (instant - before.start)) / HOUR;
}
