import { germanLexicon } from './de/lexicon.ts';
import { englishLexicon } from './en/lexicon.ts';
import { spanishLexicon } from './es/lexicon.ts';
import { frenchLexicon } from './fr/lexicon.ts';
import { italianLexicon } from './it/lexicon.ts';
import { dutchLexicon } from './nl/lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const LEXICONS: ReadonlyMap<string, Lexicon> = new Map([
  ['de', germanLexicon],
  ['en', englishLexicon],
  ['es', spanishLexicon],
  ['fr', frenchLexicon],
  ['it', italianLexicon],
  ['nl', dutchLexicon],
]);

/** @throws {Error} when the locale's language has no words here. */
export function selectLexicon(locale: string): Lexicon {
  const words = LEXICONS.get(new Intl.Locale(locale).language);
  if (words === undefined) throw new Error(`No words to understand "${locale}" with.`);
  return words;
}
