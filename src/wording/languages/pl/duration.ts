import { spokenMinutes } from '../../units.ts';
import { genitive } from './numerals.ts';

/** In the accusative: five minutes at least, and all are fives, which have one plural. */
const DURATIONS: Readonly<Record<number, string>> = {
  5: 'pięć minut',
  10: 'dziesięć minut',
  15: 'kwadrans',
  30: 'pół godziny',
  60: 'godzinę',
};

/** In the locative. */
const AFTER: Readonly<Record<number, string>> = {
  15: 'po kwadransie',
  30: 'po pół godzinie',
  60: 'po godzinie',
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'przez najbliższą godzinę'],
  [50, 'przez najbliższe 50 minut'],
  [45, 'przez najbliższe 45 minut'],
  [40, 'przez najbliższe 40 minut'],
  [35, 'przez najbliższe 35 minut'],
  [30, 'przez najbliższe pół godziny'],
  [25, 'przez najbliższe 25 minut'],
  [20, 'przez najbliższe 20 minut'],
  [15, 'przez najbliższy kwadrans'],
  [10, 'przez najbliższe dziesięć minut'],
  [0, 'przez najbliższe kilka minut'],
] as const;

/** `za około 20 minut`. */
export function inMinutes(minutes: number): string {
  return spokenMinutes(minutes) === 0 ? 'za kilka minut' : `za około ${durationWords(minutes)}`;
}

/** `20 minut`, `kwadrans`. */
export function durationWords(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return DURATIONS[spoken] ?? `${spoken} minut`;
}

/** `po dwudziestu minutach`, `po kwadransie`. */
export function afterMinutes(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return AFTER[spoken] ?? `po ${genitive(spoken)} minutach`;
}

/** `przez najbliższe 45 minut`. */
export function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}

function atLeastFive(minutes: number): number {
  return Math.max(spokenMinutes(minutes), 5);
}
