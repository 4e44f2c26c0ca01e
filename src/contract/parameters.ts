/** Values of parameters and fields that the documents list. No schemas: the skill uses the values alone. */

/** Parts of a day of the voice-text document: 6-12, 12-18, 18-22, 22-6. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** What the listener called a day: by its weekday, or "the day after tomorrow". Extension of the documents. */
export const DAY_NAMES = ['weekday', 'dayAfterTomorrow'] as const;
export type DayName = (typeof DAY_NAMES)[number];

/** The eight types of pollen of the voice-text document. */
export const POLLEN_TYPES = [
  'Ambrosia',
  'Beifuss',
  'Birke',
  'Erle',
  'Esche',
  'Graeser',
  'Hasel',
  'Roggen',
] as const;
export type PollenType = (typeof POLLEN_TYPES)[number];

/** Groups of events of a warning, by the CAP profile of DWD. */
export const WARN_GROUPS = [
  'THUNDERSTORM', 'WIND', 'TORNADO', 'RAIN', 'HAIL', 'SNOWFALL', 'SNOWDRIFT', 'FOG',
  'FROST', 'GLAZE', 'THAW', 'POWERLINEVIBRATION', 'UV', 'HEAT',
] as const; // prettier-ignore
export type WarnGroup = (typeof WARN_GROUPS)[number];

export function isWarnGroup(group: string): group is WarnGroup {
  return WARN_GROUPS.some((each) => each === group);
}

/** Countries with postcodes, by the public weather API's document. */
export const POSTCODE_COUNTRIES = ['DE', 'AT', 'CH', 'LI'] as const;
export type PostcodeCountry = (typeof POSTCODE_COUNTRIES)[number];

/** Lengths of postcodes. */
export const POSTCODE_DIGITS: Record<PostcodeCountry, number> = { DE: 5, AT: 4, CH: 4, LI: 4 };

/**
 * Number of hours that operation 5 accepts, including the running one. "Hourly forecast horizon: at
 * most 72 hours", by the voice-text document.
 */
export const MAX_FORECAST_HOURS = 72;

/** Languages of texts, by "Language" of the public weather API's document. */
export const DOCUMENTED_LANGUAGES = [
  'de-DE', 'de-AT', 'de-CH', 'en-US', 'en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'es-ES', 'cs-CZ',
  'da-DK', 'nl-NL', 'ro-RO', 'sk-SK', 'sv-SE',
] as const; // prettier-ignore

/** Extension of the document: the other locales of the skill. */
export const ADDED_LANGUAGES = ['en-CA', 'en-AU', 'en-IN', 'fr-CA', 'es-MX', 'es-US'] as const;

export const LANGUAGES = [...DOCUMENTED_LANGUAGES, ...ADDED_LANGUAGES] as const;
