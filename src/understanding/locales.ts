import { loadInteractionModel } from '../skill-package/interaction-model.ts';
import { selectLexicon } from '../languages/select-lexicon.ts';
import { languageSubtag, SKILL_LOCALES } from '../skill-package/locales.ts';

/** @throws {Error} where nothing is understood in the locale; says what there is */
export function assertUnderstoodLocale(locale: string): void {
  loadInteractionModel(locale);
  selectLexicon(locale);
}

/** A locale of the skill, as it is offered. */
interface LocaleOption {
  /** BCP 47. */
  tag: string;
  /** In its own language: `Deutsch (Deutschland)`. */
  name: string;
  invocationName: string;
  /** Whether sentences in it are understood here. */
  understands: boolean;
}

export function listLocaleOptions(): LocaleOption[] {
  return SKILL_LOCALES.map((tag) => ({
    tag,
    name: formatLocaleName(tag),
    invocationName: loadInteractionModel(tag).interactionModel.languageModel.invocationName,
    understands: canUnderstandLocale(tag),
  }));
}

export function listUnderstoodLocales(): string[] {
  return SKILL_LOCALES.filter(canUnderstandLocale);
}

/** Whether it is a locale of the skill whose sentences are understood here. */
export function canUnderstandLocale(tag: string): boolean {
  if (!SKILL_LOCALES.some((known) => known === tag)) return false;
  try {
    assertUnderstoodLocale(tag);
    return true;
  } catch {
    return false;
  }
}

/** With a capital, as in a list of languages. */
function formatLocaleName(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const [first = '', ...rest] = names.of(tag) ?? tag;
  return first.toLocaleUpperCase(languageSubtag(tag)) + rest.join('');
}
