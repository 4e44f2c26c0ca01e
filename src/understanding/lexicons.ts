import paraphrases from '../languages/paraphrases.json' with { type: 'json' };
import spokenPlans from '../languages/spoken-plans.json' with { type: 'json' };
import { readInvocationName, requireSkillLocale } from '../skill-package/interaction-model.ts';
import { languageSubtag, SKILL_LOCALES } from '../skill-package/locales.ts';
import { germanLexicon } from '../languages/de/lexicon.ts';
import { englishLexicon } from '../languages/en/lexicon.ts';
import { spanishLexicon } from '../languages/es/lexicon.ts';
import { frenchLexicon } from '../languages/fr/lexicon.ts';
import { italianLexicon } from '../languages/it/lexicon.ts';
import { dutchLexicon } from '../languages/nl/lexicon.ts';
import { swedishLexicon } from '../languages/sv/lexicon.ts';
import { polishLexicon } from '../languages/pl/lexicon.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { compileRewrites, getRewriter, type Rewrite } from '../languages/rewrites.ts';

/** @throws {Error} if the locale is not supported; the message lists the supported ones */
export function assertUnderstoodLocale(locale: string): void {
  requireSkillLocale(locale);
  selectLexicon(locale);
}

/** A locale of the skill as a list option. */
interface LocaleOption {
  /** BCP 47. */
  tag: string;
  /** Name in its own language: `Deutsch (Deutschland)`. */
  name: string;
  invocationName: string;
  /** Whether typed sentences in it are supported. */
  understands: boolean;
}

export function listLocaleOptions(): LocaleOption[] {
  return SKILL_LOCALES.map((tag) => ({
    tag,
    name: formatLocaleName(tag),
    invocationName: readInvocationName(tag),
    understands: canUnderstandLocale(tag),
  }));
}

export function listUnderstoodLocales(): string[] {
  return SKILL_LOCALES.filter(canUnderstandLocale);
}

/** Whether typed sentences in a locale of the skill are supported. */
export function canUnderstandLocale(tag: string): boolean {
  if (!SKILL_LOCALES.some((supported) => supported === tag)) return false;
  try {
    assertUnderstoodLocale(tag);
    return true;
  } catch {
    return false;
  }
}

/** Capitalized for a list of languages. */
function formatLocaleName(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const [first = '', ...rest] = names.of(tag) ?? tag;
  return first.toLocaleUpperCase(languageSubtag(tag)) + rest.join('');
}

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
