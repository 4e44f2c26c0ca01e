import { STATE_NAMES } from './area-names.ts';
import type { AreaWords } from './area-words/area-words.ts';
import { german } from './area-words/de.ts';
import { english } from './area-words/en.ts';
import { spanish } from './area-words/es.ts';
import { french } from './area-words/fr.ts';
import { italian } from './area-words/it.ts';
import { dutch } from './area-words/nl.ts';

/** Where nothing else is known, an area follows as in an address: `Paris, Texas`. */
const PLAIN: AreaWords = { in: ',', near: ',', areas: {} };

const WORDS: Readonly<Record<string, AreaWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};

/** A place with its state, where there is a name for that, else its country: `Paris in Texas`. */
export function inArea(name: string, area: string, language: string): string {
  const { in: word, areas, beforeCountry } = wordsOf(language);
  const [country = ''] = area.split('.');
  const state = STATE_NAMES[area]?.[0];
  const known = areas[area] ?? (state === undefined ? areas[country] : undefined);
  if (known !== undefined) return `${name} ${known}`;
  if (state !== undefined) return `${name}${word} ${state}`;
  const before = beforeCountry?.[country];
  const named = countryIn(language, country);
  return before === undefined ? `${name}${word} ${named}` : `${name} ${before} ${named}`;
}

/** A place with a larger one beside it: `Altdorf bei Nürnberg`. */
export function nearTown(name: string, town: string, language: string): string {
  return `${name}${wordsOf(language).near} ${town}`;
}

function wordsOf(language: string): AreaWords {
  return WORDS[language.split('-')[0] ?? ''] ?? PLAIN;
}

function countryIn(language: string, country: string): string {
  if (country === '') return '';
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}
