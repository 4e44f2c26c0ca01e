import { DEFAULT_TAG, loadSkillLocale, skillTags } from '../../src/languages/skill-locales.ts';
import type { Locale, SkillLocale } from '../../src/wording/language.ts';
import { findLocaleTag, loadLocale, localeTags } from '../../src/languages/locales.ts';

/** All that operations have texts in, with their words. */
export const locales: readonly Locale[] = await Promise.all(localeTags.map(loadLocale));

/** Those that the skill speaks. */
export const skillLocales: readonly SkillLocale[] = await Promise.all(
  skillTags.map(loadSkillLocale),
);

export const DEFAULT_LOCALE: SkillLocale = await loadSkillLocale(DEFAULT_TAG);

export function findLocale(tag: string): Locale | undefined {
  const found = findLocaleTag(tag);
  return locales.find((locale) => locale.tag === found);
}

export function findSkillLocale(tag: string): SkillLocale | undefined {
  const found = findLocaleTag(tag);
  return skillLocales.find((locale) => locale.tag === found);
}
