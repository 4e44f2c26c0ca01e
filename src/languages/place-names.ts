import { czechExonyms } from './cs/place-names.ts';
import { danishExonyms } from './da/place-names.ts';
import { germanExonyms } from './de/place-names.ts';
import { englishExonyms } from './en/place-names.ts';
import { spanishExonyms } from './es/place-names.ts';
import { frenchExonyms } from './fr/place-names.ts';
import { italianExonyms } from './it/place-names.ts';
import { dutchExonyms } from './nl/place-names.ts';
import { polishExonyms } from './pl/place-names.ts';
import { romanianExonyms } from './ro/place-names.ts';
import { slovakExonyms } from './sk/place-names.ts';
import { swedishExonyms } from './sv/place-names.ts';
import type { Exonyms } from './types.ts';

/** By language. */
export const EXONYMS: Readonly<Record<string, Exonyms>> = {
  cs: czechExonyms,
  da: danishExonyms,
  de: germanExonyms,
  en: englishExonyms,
  es: spanishExonyms,
  fr: frenchExonyms,
  it: italianExonyms,
  nl: dutchExonyms,
  pl: polishExonyms,
  ro: romanianExonyms,
  sk: slovakExonyms,
  sv: swedishExonyms,
};
