import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { Words } from './words.ts';

const LANGUAGES: ReadonlyMap<string, Words> = new Map([
  ['de', de],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['it', it],
  ['nl', nl],
]);

/** @throws {Error} when the locale's language has no words here. */
export function wordsFor(locale: string): Words {
  const words = LANGUAGES.get(new Intl.Locale(locale).language);
  if (words === undefined) throw new Error(`No words to understand "${locale}" with.`);
  return words;
}
