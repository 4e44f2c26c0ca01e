import { readInvocationName, requireSkillLocale } from '../skill-package/interaction-model.ts';
import { selectLexicon } from '../languages/select-lexicon.ts';
import { languageSubtag, SKILL_LOCALES } from '../skill-package/locales.ts';

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
