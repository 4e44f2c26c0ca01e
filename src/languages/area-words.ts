import { germanAreaWords } from './de/place-names.ts';
import { englishAreaWords } from './en/place-names.ts';
import { spanishAreaWords } from './es/place-names.ts';
import { frenchAreaWords } from './fr/place-names.ts';
import { italianAreaWords } from './it/place-names.ts';
import { dutchAreaWords } from './nl/place-names.ts';
import type { AreaWords } from './types.ts';

/** Other languages use the form of an address: `Paris, Texas`. */
const DEFAULT_AREA_WORDS: AreaWords = { in: ',', near: ',', areas: {} };

const AREA_WORDS: Readonly<Record<string, AreaWords>> = {
  de: germanAreaWords,
  en: englishAreaWords,
  es: spanishAreaWords,
  fr: frenchAreaWords,
  it: italianAreaWords,
  nl: dutchAreaWords,
};

/** @param language BCP 47 */
export function selectAreaWords(language: string): AreaWords {
  return AREA_WORDS[language.split('-')[0] ?? ''] ?? DEFAULT_AREA_WORDS;
}
