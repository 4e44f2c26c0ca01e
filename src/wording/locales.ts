import type { Language, SkillLanguage } from './language.ts';
import { czech } from './languages/cs/sentences.ts';
import { danish } from './languages/da/sentences.ts';
import { german } from './languages/de/sentences.ts';
import { english } from './languages/en/sentences.ts';
import { spanish } from './languages/es/sentences.ts';
import { french } from './languages/fr/sentences.ts';
import { italian } from './languages/it/sentences.ts';
import { dutch } from './languages/nl/sentences.ts';
import { polish } from './languages/pl/sentences.ts';
import { romanian } from './languages/ro/sentences.ts';
import { slovak } from './languages/sk/sentences.ts';
import { austrian, spelled, swiss } from './languages/spelled.ts';
import { swedish } from './languages/sv/sentences.ts';
import { BRITISH, METRIC, METRIC_LITRES, METRIC_METRES, US, type Units } from './units.ts';

/** A language with the units that its country speaks in. */
export interface Locale {
  /** BCP 47: `de-DE`. */
  tag: string;
  language: Language;
  units: Units;
}

/** A locale that the skill speaks in. */
export interface SkillLocale extends Locale {
  language: SkillLanguage;
}

export const DEFAULT_LOCALE: SkillLocale = { tag: 'de-DE', language: german, units: METRIC_LITRES };

/** What the skill speaks. The first of a language serves where only that is asked for. */
export const skillLocales: readonly SkillLocale[] = [
  DEFAULT_LOCALE,
  { tag: 'en-US', language: english('US'), units: US },
  { tag: 'en-GB', language: english('GB'), units: BRITISH },
  { tag: 'en-CA', language: english('US'), units: METRIC },
  { tag: 'en-AU', language: english('GB'), units: METRIC },
  { tag: 'en-IN', language: english('GB'), units: METRIC },
  { tag: 'fr-FR', language: french, units: METRIC },
  { tag: 'it-IT', language: italian, units: METRIC },
  { tag: 'es-ES', language: spanish, units: METRIC_LITRES },
  { tag: 'es-US', language: spanish, units: US },
  { tag: 'nl-NL', language: dutch, units: METRIC },
];

/** The locales that operations have texts in. The first of a language serves where only that is asked for. */
export const locales: readonly Locale[] = [
  ...skillLocales,
  { tag: 'de-AT', language: spelled(german, austrian), units: METRIC_LITRES },
  { tag: 'de-CH', language: spelled(german, swiss), units: METRIC_LITRES },
  { tag: 'cs-CZ', language: czech, units: METRIC },
  { tag: 'da-DK', language: danish, units: METRIC_METRES },
  { tag: 'pl-PL', language: polish, units: METRIC },
  { tag: 'ro-RO', language: romanian, units: METRIC_LITRES },
  { tag: 'sk-SK', language: slovak, units: METRIC },
  { tag: 'sv-SE', language: swedish, units: METRIC_METRES },
];

/** The locale of a language tag: itself, else one of its language; undefined where there is none. */
export function findLocale(tag: string): Locale | undefined {
  return find(tag, locales);
}

/** The same among those that the skill speaks in. */
export function findSkillLocale(tag: string): SkillLocale | undefined {
  return find(tag, skillLocales);
}

function find<Found extends Locale>(tag: string, among: readonly Found[]): Found | undefined {
  const wanted = tag.toLowerCase();
  const [language] = wanted.split('-');
  return (
    among.find((locale) => locale.tag === tag) ??
    among.find((locale) => locale.tag.toLowerCase() === wanted) ??
    among.find((locale) => locale.tag.split('-')[0] === language)
  );
}
