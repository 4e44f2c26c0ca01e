import { spokenMinutes } from '../../units.ts';
import { counted, type Noun } from './numerals.ts';

const MINUTE: Noun = { one: 'un minut', many: 'minute' };

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'cinci minute',
  10: 'zece minute',
  15: 'un sfert de oră',
  30: 'o jumătate de oră',
  45: 'trei sferturi de oră',
  60: 'o oră',
};

const COMING: Readonly<Record<number, string>> = {
  5: 'în următoarele minute',
  15: 'în următorul sfert de oră',
  30: 'în următoarea jumătate de oră',
  60: 'în următoarea oră',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

/** `peste aproximativ 20 de minute`. */
export function inMinutes(minutes: number): string {
  const spoken = spokenMinutes(minutes);
  return spoken === 0 ? 'în următoarele minute' : `peste aproximativ ${durationWords(spoken)}`;
}

/** `zece minute`, `un sfert de oră`. */
export function durationWords(minutes: number): string {
  const spoken = Math.max(spokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? counted(spoken, MINUTE);
}

/** `în următoarele 40 de minute`. */
export function comingMinutes(minutes: number): string {
  const known = minutes >= WHOLE_HOUR ? 60 : Math.max(Math.floor(minutes / 5) * 5, 5);
  return (
    COMING[known] ?? `în următoarele ${known === 45 ? counted(45, MINUTE) : durationWords(known)}`
  );
}
