import { spokenMinutes } from '../../units.ts';
import { genitive } from './numerals.ts';

/** As objects: `za čtvrt hodiny`, `ještě deset minut`. */
const DURATIONS: Readonly<Record<number, string>> = {
  5: 'pět minut',
  10: 'deset minut',
  15: 'čtvrt hodiny',
  30: 'půl hodiny',
  45: 'tři čtvrtě hodiny',
  60: 'hodinu',
};

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'čtvrthodině',
  30: 'půlhodině',
  60: 'hodině',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

const COMING: Readonly<Record<number, string>> = {
  0: 'příštích pár minut',
  5: 'příštích pár minut',
  10: 'příštích deset minut',
  15: 'příští čtvrthodinu',
  30: 'příští půlhodinu',
};

/** `asi za 20 minut`. */
export function inMinutes(minutes: number): string {
  return spokenMinutes(minutes) === 0 ? 'během několika minut' : `asi za ${durationWords(minutes)}`;
}

/** `po deseti minutách`, `po čtvrthodině`. */
export function afterMinutes(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return `po ${FRACTIONS_AFTER[spoken] ?? `${genitive(spoken)} minutách`}`;
}

/** `deset minut`, `čtvrt hodiny`, `20 minut`. */
export function durationWords(minutes: number): string {
  const spoken = atLeastFive(minutes);
  return DURATIONS[spoken] ?? `${spoken} minut`;
}

/** `příštích 45 minut`. */
export function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'příští hodinu';
  const known = Math.floor(minutes / 5) * 5;
  return COMING[known] ?? `příštích ${known} minut`;
}

function atLeastFive(minutes: number): number {
  return Math.max(spokenMinutes(minutes), 5);
}
