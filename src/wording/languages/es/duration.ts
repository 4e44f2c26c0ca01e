import { spokenMinutes } from '../../units.ts';

const DURATIONS: Readonly<Record<number, string>> = {
  15: 'un cuarto de hora',
  30: 'media hora',
  45: 'tres cuartos de hora',
  60: 'una hora',
};

const SMALL_NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 10: 'diez' };

/** From the longest (minutes) on; what is known of the hour is never said to be more. */
const COMING = [
  [55, 'en la próxima hora'],
  [50, 'en los próximos 50 minutos'],
  [45, 'en los próximos 45 minutos'],
  [40, 'en los próximos 40 minutos'],
  [35, 'en los próximos 35 minutos'],
  [30, 'en la próxima media hora'],
  [25, 'en los próximos 25 minutos'],
  [20, 'en los próximos 20 minutos'],
  [15, 'en el próximo cuarto de hora'],
  [10, 'en los próximos diez minutos'],
  [0, 'en los próximos minutos'],
] as const;

/** `dentro de unos 20 minutos`, `dentro de media hora`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  if (spoken === 0) return 'en los próximos minutos';
  return `dentro de ${DURATIONS[spoken] ?? `unos ${minutesWords(spoken)}`}`;
}

/** `diez minutos`, `un cuarto de hora`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? minutesWords(spoken);
}

/** `en los próximos 45 minutos`. */
export function comingMinutes(minutes: number): string {
  return COMING.find(([from]) => minutes >= from)?.[1] ?? '';
}

function minutesWords(spoken: number): string {
  return `${SMALL_NUMBERS[spoken] ?? spoken} minutos`;
}
