/** The Alexa locales of the skill (BCP 47); the first of a language is its main locale. */
export const SKILL_LOCALES = [
  'de-DE',
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'es-ES',
  'es-MX',
  'es-US',
  'nl-NL',
] as const;

export type SkillLocaleTag = (typeof SKILL_LOCALES)[number];

/** The locale itself if the skill supports it, otherwise the main locale of its language. */
export function findSkillLocale(locale: string): SkillLocaleTag | undefined {
  const language = languageSubtag(locale);
  return (
    SKILL_LOCALES.find((tag) => tag === locale) ??
    SKILL_LOCALES.find((tag) => languageSubtag(tag) === language)
  );
}

/** `de` for `de-AT`. */
export function languageSubtag(locale: string): string {
  return locale.split('-')[0] ?? '';
}
