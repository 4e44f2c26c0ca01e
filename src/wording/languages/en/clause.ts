import type { Sky } from '../../plan/statement.ts';
import { skyClassOf } from '../../sky-class.ts';
import { skyWords, type Country, type Words } from './words.ts';

export function wordsOfSky({ state, night }: Sky, country: Country): Words {
  return skyWords(skyClassOf(state) ?? 'cloudy', night, country);
}

/** `it'll be sunny`, `there'll be light rain`; of this moment `there's light rain`. */
export function clause({ subject, words, plural }: Words, now: boolean): string {
  if (subject === 'it') return `${itIs(now)} ${words}`;
  if (!now) return `there'll be ${words}`;
  return `${plural ? 'there are' : "there's"} ${words}`;
}

export function itIs(now: boolean): string {
  return now ? "it's" : "it'll be";
}
