import { spokenMinutes } from '../../units.ts';
import { genitive } from './numerals.ts';

/** As objects: `o štvrť hodiny`, `ešte desať minút`. */
const DURATIONS: Readonly<Record<number, string>> = {
  5: 'päť minút',
  10: 'desať minút',
  15: 'štvrť hodiny',
  30: 'pol hodiny',
  45: 'tri štvrte hodiny',
  60: 'hodinu',
};

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'štvrťhodine',
  30: 'polhodine',
  60: 'hodine',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

const COMING: Readonly<Record<number, string>> = {
  0: 'najbližších pár minút',
  5: 'najbližších pár minút',
  10: 'najbližších desať minút',
  15: 'najbližšiu štvrťhodinu',
  30: 'najbližšiu polhodinu',
};

/** `asi o 20 minút`. */
export function inMinutes(minutes: number): string {
  return spokenMinutes(minutes) === 0 ? 'o pár minút' : `asi o ${durationWords(minutes)}`;
}

/** `po desiatich minútach`, `po štvrťhodine`. */
export function afterMinutes(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return `po ${FRACTIONS_AFTER[spoken] ?? `${genitive(spoken)} minútach`}`;
}

/** `desať minút`, `štvrť hodiny`, `20 minút`. */
export function durationWords(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return DURATIONS[spoken] ?? `${spoken} minút`;
}

/** `najbližších 45 minút`. */
export function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'najbližšiu hodinu';
  const known = Math.floor(minutes / 5) * 5;
  return COMING[known] ?? `najbližších ${known} minút`;
}

function atLeastFive(minutes: number): number {
  return Math.max(spokenMinutes(minutes), 5);
}
