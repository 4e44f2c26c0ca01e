import { spokenMinutes } from '../../units.ts';

/** `einer Stunde`, `eine Stunde`. */
type Case = 'dative' | 'accusative';

/** Fractions of an hour: the article's ending is that of the adjective but for `eine halbe Stunde`. */
const FRACTIONS: Readonly<Record<number, Record<Case, string>>> = {
  15: { dative: 'einer Viertelstunde', accusative: 'eine Viertelstunde' },
  30: { dative: 'einer halben Stunde', accusative: 'eine halbe Stunde' },
  45: { dative: 'einer Dreiviertelstunde', accusative: 'eine Dreiviertelstunde' },
  60: { dative: 'einer Stunde', accusative: 'eine Stunde' },
};

const SMALL_NUMBERS: Readonly<Record<number, string>> = { 5: 'fünf', 10: 'zehn' };

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'in der nächsten Stunde'],
  [50, 'in den nächsten 50 Minuten'],
  [45, 'in den nächsten 45 Minuten'],
  [40, 'in den nächsten 40 Minuten'],
  [35, 'in den nächsten 35 Minuten'],
  [30, 'in der nächsten halben Stunde'],
  [25, 'in den nächsten 25 Minuten'],
  [20, 'in den nächsten 20 Minuten'],
  [15, 'in der nächsten Viertelstunde'],
  [10, 'in den nächsten zehn Minuten'],
  [0, 'in den nächsten Minuten'],
] as const;

/** `in etwa 20 Minuten`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'in den nächsten Minuten' : `in etwa ${durationWords(spoken, 'dative')}`;
}

/** `zehn Minuten`, `einer Viertelstunde`. */
export function durationWords(minutes: number, wanted: Case): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return FRACTIONS[spoken]?.[wanted] ?? `${SMALL_NUMBERS[spoken] ?? spoken} Minuten`;
}

/** `in den nächsten 45 Minuten`. */
export function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
