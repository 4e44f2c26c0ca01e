import { english } from './languages/en/sentences.ts';
import { german } from './languages/de/sentences.ts';
import { austrian, spelled, swiss } from './languages/spelled.ts';
import type { Language } from './language.ts';
import { BRITISH, METRIC, METRIC_LITRES, US, type Units } from './units.ts';

/** A language with the units that its country speaks in. */
export interface Locale {
  /** BCP 47: `de-DE`. */
  tag: string;
  language: Language;
  units: Units;
}

export const DEFAULT_LOCALE: Locale = { tag: 'de-DE', language: german, units: METRIC_LITRES };

/** The locales that texts exist in. The first of a language serves where only that is asked for. */
export const locales: readonly Locale[] = [
  DEFAULT_LOCALE,
  { tag: 'de-AT', language: spelled(german, austrian), units: METRIC_LITRES },
  { tag: 'de-CH', language: spelled(german, swiss), units: METRIC_LITRES },
  { tag: 'en-US', language: english('US'), units: US },
  { tag: 'en-GB', language: english('GB'), units: BRITISH },
  { tag: 'en-CA', language: english('US'), units: METRIC },
  { tag: 'en-AU', language: english('GB'), units: METRIC },
  { tag: 'en-IN', language: english('GB'), units: METRIC },
];

/** The locale of a language tag: itself, else one of its language; undefined where there is none. */
export function findLocale(tag: string): Locale | undefined {
  const exact = locales.find((locale) => locale.tag === tag);
  if (exact) return exact;
  const wanted = tag.toLowerCase();
  const [language] = wanted.split('-');
  return (
    locales.find((locale) => locale.tag.toLowerCase() === wanted) ??
    locales.find((locale) => locale.tag.split('-')[0] === language)
  );
}
