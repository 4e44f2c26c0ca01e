import { spokenMinutes } from '../../units.ts';

const FRACTIONS: Readonly<Record<number, string>> = {
  15: "un quarto d'ora",
  30: "mezz'ora",
  45: "tre quarti d'ora",
  60: "un'ora",
};

const OTHER_FRACTIONS: Readonly<Record<number, string>> = {
  15: "un altro quarto d'ora",
  30: "un'altra mezz'ora",
  60: "un'altra ora",
};

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'nella prossima ora'],
  [50, 'nei prossimi 50 minuti'],
  [45, "nei prossimi tre quarti d'ora"],
  [40, 'nei prossimi 40 minuti'],
  [35, 'nei prossimi 35 minuti'],
  [30, "nella prossima mezz'ora"],
  [25, 'nei prossimi 25 minuti'],
  [20, 'nei prossimi 20 minuti'],
  [15, "nel prossimo quarto d'ora"],
  [10, 'nei prossimi 10 minuti'],
  [0, 'nei prossimi minuti'],
] as const;

/** `tra circa 20 minuti`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'tra pochi minuti' : `tra circa ${durationWords(spoken)}`;
}

/** `10 minuti`, `un quarto d'ora`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return FRACTIONS[spoken] ?? `${spoken} minuti`;
}

/** `altri 10 minuti`, `un altro quarto d'ora`. */
export function furtherDuration(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return OTHER_FRACTIONS[spoken] ?? `altri ${durationWords(spoken)}`;
}

/** `nei prossimi 40 minuti`. */
export function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}
