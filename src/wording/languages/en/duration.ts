import { spokenMinutes } from '../../units.ts';

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'five minutes',
  10: 'ten minutes',
  30: 'half an hour',
  60: 'an hour',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;
const HALF_HOUR = 30;

/** `in about 20 minutes`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'in the next few minutes' : `in about ${durationWords(spoken)}`;
}

/** `ten minutes`, `half an hour`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minutes`;
}

/** `for the next 45 minutes`. */
export function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'for the next hour';
  const known = Math.floor(minutes / 5) * 5;
  if (known === HALF_HOUR) return 'for the next half hour';
  return known < 10 ? 'for the next few minutes' : `for the next ${durationWords(known)}`;
}
