import { spokenMinutes } from '../../units.ts';

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'cinq minutes',
  10: 'dix minutes',
  15: "un quart d'heure",
  30: 'une demi-heure',
  60: 'une heure',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, "l'heure qui vient"],
  [50, 'les 50 prochaines minutes'],
  [45, 'les 45 prochaines minutes'],
  [40, 'les 40 prochaines minutes'],
  [35, 'les 35 prochaines minutes'],
  [30, 'la demi-heure qui vient'],
  [25, 'les 25 prochaines minutes'],
  [20, 'les 20 prochaines minutes'],
  [15, "le quart d'heure qui vient"],
  [10, 'les dix prochaines minutes'],
  [0, 'les prochaines minutes'],
] as const;

/** `dans environ 20 minutes`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  if (spoken === 0) return 'dans les prochaines minutes';
  return `dans environ ${durationWords(spoken)}`;
}

/** `environ 20 minutes`. */
export function aboutMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'quelques minutes' : `environ ${durationWords(spoken)}`;
}

/** `dix minutes`, `un quart d'heure`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minutes`;
}

/** `dans les 40 prochaines minutes`. */
export function comingMinutes(minutes: number): string {
  return `dans ${COMING.find(([from]) => minutes >= from)?.[1] ?? ''}`;
}
