import { spokenMinutes } from '../../units.ts';

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'vijf minuten',
  10: 'tien minuten',
  15: 'een kwartier',
  30: 'een half uur',
  45: 'drie kwartier',
  60: 'een uur',
};

/** What has its own gender or form, from the longest (minutes) on. */
const COMING: Readonly<Record<number, string>> = {
  0: 'de komende minuten',
  5: 'de komende minuten',
  15: 'het komende kwartier',
  30: 'het komende half uur',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

/** `over ongeveer 20 minuten`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'binnen enkele minuten' : `over ongeveer ${durationWords(spoken)}`;
}

/** `tien minuten`, `een kwartier`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minuten`;
}

/** `de komende drie kwartier`. */
export function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'het komende uur';
  const known = Math.floor(minutes / 5) * 5;
  return COMING[known] ?? `de komende ${durationWords(known)}`;
}
