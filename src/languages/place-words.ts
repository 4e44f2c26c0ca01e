import { germanAreaWords, germanLandmarks } from './de/place-names.ts';
import { englishAreaWords, englishLandmarks } from './en/place-names.ts';
import { spanishAreaWords, spanishLandmarks } from './es/place-names.ts';
import { frenchAreaWords, frenchLandmarks } from './fr/place-names.ts';
import { italianAreaWords, italianLandmarks } from './it/place-names.ts';
import { dutchAreaWords, dutchLandmarks } from './nl/place-names.ts';
import type { AreaWords, LandmarkWords } from './types.ts';

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

const LANDMARK_WORDS: Readonly<Record<string, LandmarkWords>> = {
  de: germanLandmarks,
  en: englishLandmarks,
  es: spanishLandmarks,
  fr: frenchLandmarks,
  it: italianLandmarks,
  nl: dutchLandmarks,
};

/** @param language BCP 47 */
export function selectAreaWords(language: string): AreaWords {
  return AREA_WORDS[language.split('-')[0] ?? ''] ?? DEFAULT_AREA_WORDS;
}

/** @param language BCP 47; other languages than the skill's get the words of English */
export function selectLandmarkWords(language: string): LandmarkWords {
  return LANDMARK_WORDS[language.split('-')[0] ?? ''] ?? englishLandmarks;
}
