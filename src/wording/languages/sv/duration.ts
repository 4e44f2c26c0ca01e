import { spokenMinutes } from '../../units.ts';

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'fem minuter',
  10: 'tio minuter',
  15: 'en kvart',
  30: 'en halvtimme',
  45: 'tre kvart',
  60: 'en timme',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'den närmaste timmen'],
  [50, 'de närmaste 50 minuterna'],
  [45, 'de närmaste 45 minuterna'],
  [40, 'de närmaste 40 minuterna'],
  [35, 'de närmaste 35 minuterna'],
  [30, 'den närmaste halvtimmen'],
  [25, 'de närmaste 25 minuterna'],
  [20, 'de närmaste 20 minuterna'],
  [15, 'den närmaste kvarten'],
  [10, 'de närmaste tio minuterna'],
  [0, 'de närmaste minuterna'],
] as const;

/** `om ungefär 20 minuter`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'om några minuter' : `om ungefär ${durationWords(spoken)}`;
}

/** `tio minuter`, `en kvart`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minuter`;
}

/** `de närmaste 25 minuterna`. */
export function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
