import { spokenMinutes } from '../../units.ts';

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'fem minutter',
  10: 'ti minutter',
  15: 'et kvarter',
  30: 'en halv time',
  45: 'tre kvarter',
  60: 'en time',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'den næste time'],
  [50, 'de næste 50 minutter'],
  [45, 'de næste tre kvarter'],
  [40, 'de næste 40 minutter'],
  [35, 'de næste 35 minutter'],
  [30, 'den næste halve time'],
  [25, 'de næste 25 minutter'],
  [20, 'de næste 20 minutter'],
  [15, 'det næste kvarter'],
  [10, 'de næste ti minutter'],
  [0, 'de næste par minutter'],
] as const;

/** `om cirka 20 minutter`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'om få minutter' : `om cirka ${durationWords(spoken)}`;
}

/** `ti minutter`, `et kvarter`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minutter`;
}

/** `de næste 25 minutter`. */
export function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
