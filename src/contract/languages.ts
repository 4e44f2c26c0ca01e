/** What texts can be asked for in, by "Language" of the public weather API's document. */
export const LANGUAGES = [
  'de-DE', 'de-AT', 'de-CH', 'en-US', 'en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'es-ES', 'cs-CZ',
  'da-DK', 'nl-NL', 'ro-RO', 'sk-SK', 'sv-SE',
] as const; // prettier-ignore
