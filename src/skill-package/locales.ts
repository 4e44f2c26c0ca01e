/** The locales of Alexa that the skill is made for: BCP 47, the first of a language its main one. */
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

/** A locale of the skill as it is, or the main one of another locale's language. */
export function findSkillLocale(locale: string): SkillLocaleTag | undefined {
  const language = languageSubtag(locale);
  return (
    SKILL_LOCALES.find((known) => known === locale) ??
    SKILL_LOCALES.find((known) => languageSubtag(known) === language)
  );
}

/** The language of a locale: `de` of `de-AT`. */
export function languageSubtag(locale: string): string {
  return locale.split('-')[0] ?? '';
}
