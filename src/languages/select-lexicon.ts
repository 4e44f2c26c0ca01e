import { germanLexicon } from './de/lexicon.ts';
import { englishLexicon } from './en/lexicon.ts';
import { spanishLexicon } from './es/lexicon.ts';
import { frenchLexicon } from './fr/lexicon.ts';
import { italianLexicon } from './it/lexicon.ts';
import { dutchLexicon } from './nl/lexicon.ts';
import { swedishLexicon } from './sv/lexicon.ts';
import { polishLexicon } from './pl/lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { compileRewrites, getRewriter, type Rewrite } from './rewrites.ts';
import paraphrases from './paraphrases.json' with { type: 'json' };
import spokenPlans from './spoken-plans.json' with { type: 'json' };

const LEXICONS: ReadonlyMap<string, Lexicon> = new Map([
  ['de', addPlans(germanLexicon, spokenPlans.de)],
  ['en', addPlans(englishLexicon, spokenPlans.en)],
  ['es', addPlans(spanishLexicon, spokenPlans.es)],
  ['fr', addPlans(frenchLexicon, spokenPlans.fr)],
  ['it', addPlans(italianLexicon, spokenPlans.it)],
  ['nl', addPlans(dutchLexicon, spokenPlans.nl)],
  ['sv', addPlans(swedishLexicon, spokenPlans.sv)],
  ['pl', addPlans(polishLexicon, spokenPlans.pl)],
]);

/**
 * Adds how people ask beside what they do, for whom and where at home: "or will it rain", "what do I put on the baby",
 * "on the balcony". They begin a sentence, once its opening is gone.
 */
function addPlans(lexicon: Lexicon, plans: readonly string[][]): Lexicon {
  const [opening, ...rewrites] = lexicon.rewrites;
  return {
    ...lexicon,
    rewrites: [...(opening ? [opening] : []), ...compileRewrites(plans), ...rewrites],
  };
}

const languages = new Map<string, string>();

function languageOf(locale: string): string {
  const language = languages.get(locale) ?? new Intl.Locale(locale).language;
  languages.set(locale, language);
  return language;
}

/** @throws {Error} when the locale's language has no words here. */
export function selectLexicon(locale: string): Lexicon {
  const words = LEXICONS.get(languageOf(locale));
  if (words === undefined) throw new Error(`No words to understand "${locale}" with.`);
  return words;
}

/** What people say in other words than the samples, as the samples have it: "is it a scorcher" for "is it hot". */
const PARAPHRASES: Readonly<Record<string, readonly string[][]>> = paraphrases;

/** The sentence in the words of the samples; undefined without a paraphrase. */
export function paraphrase(utterance: string, locale: string): string | undefined {
  const folded = utterance.normalize('NFC').toLowerCase().replaceAll('’', "'");
  const plain = getRewriter(selectLexicon(locale).rewrites)
    .rewrite(folded)
    .replaceAll(/[¿¡]|[?!.,]+(?= |$)/g, '')
    .trim();
  const other = getRewriter(compileParaphrases(languageOf(locale))).rewrite(plain);
  return other.replaceAll(' ', '') === plain.replaceAll(' ', '') ? undefined : other;
}

const paraphrasesOf = new Map<string, readonly Rewrite[]>();

function compileParaphrases(language: string): readonly Rewrite[] {
  const known = paraphrasesOf.get(language);
  if (known) return known;
  const rewrites = compileRewrites(PARAPHRASES[language] ?? []);
  paraphrasesOf.set(language, rewrites);
  return rewrites;
}
