/** The skill's locales that Alexa has (BCP 47). */
export const ALEXA_LOCALES = [
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

/**
 * The locales in which the skill understands sentences: Alexa's, and those that open speakers alone can have. The first of a
 * language is its main locale.
 */
export const SKILL_LOCALES = [...ALEXA_LOCALES, 'sv-SE', 'pl-PL'] as const;

export type AlexaLocaleTag = (typeof ALEXA_LOCALES)[number];
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
