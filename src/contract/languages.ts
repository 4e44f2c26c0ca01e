/** What texts can be asked for in, by "Language" of the public weather API's document. */
export const DOCUMENTED_LANGUAGES = [
  'de-DE', 'de-AT', 'de-CH', 'en-US', 'en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'es-ES', 'cs-CZ',
  'da-DK', 'nl-NL', 'ro-RO', 'sk-SK', 'sv-SE',
] as const; // prettier-ignore

/** An extension of that: the other locales of the skill. */
export const ADDED_LANGUAGES = ['en-CA', 'en-AU', 'en-IN', 'fr-CA', 'es-MX', 'es-US'] as const;

export const LANGUAGES = [...DOCUMENTED_LANGUAGES, ...ADDED_LANGUAGES] as const;
