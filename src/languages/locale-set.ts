import type { Language, Locale } from '../wording/language.ts';
import type { Units } from '../wording/units.ts';

/** A locale whose language is loaded on first use. */
export interface LocaleEntry<Words extends Language> {
  tag: string;
  units: Units;
  loadLanguage: () => Promise<Words>;
}

interface LocaleSet<Words extends Language> {
  tags: readonly string[];
  /** Finds the locale of a language tag: the same, else one of the same language; undefined if there is none. */
  findEntry: (tag: string) => LocaleEntry<Words> | undefined;
  /** The tag of that locale. */
  findTag: (tag: string) => string | undefined;
  /**
   * Matches a language range of `Accept-Language`: a full tag matches only itself (`de-LI` matches none), a bare
   * language its first locale. Undefined if none matches.
   */
  matchRange: (range: string) => string | undefined;
  /** Loads the locale of a language tag: the same, else one of the same language, else the first. */
  load: (tag: string) => Promise<Locale & { language: Words }>;
}

/** @param entries the first of a language is its default */
export function createLocaleSet<Words extends Language>(
  entries: readonly LocaleEntry<Words>[],
): LocaleSet<Words> {
  const loaded = new Map<string, Promise<Locale & { language: Words }>>();

  function findEntry(wanted: string): LocaleEntry<Words> | undefined {
    const itself = entries.find(({ tag }) => tag === wanted);
    if (itself) return itself;
    const lowerCased = wanted.toLowerCase();
    const [language] = lowerCased.split('-');
    return (
      entries.find(({ tag }) => tag.toLowerCase() === lowerCased) ??
      entries.find(({ tag }) => tag.split('-')[0] === language)
    );
  }

  function findTag(wanted: string): string | undefined {
    return findEntry(wanted)?.tag;
  }

  function matchRange(range: string): string | undefined {
    const tag = findTag(range);
    const isBare = !range.includes('-');
    return isBare || tag?.toLowerCase() === range.toLowerCase() ? tag : undefined;
  }

  async function load(wanted: string): Promise<Locale & { language: Words }> {
    const entry = findEntry(wanted) ?? entries[0];
    if (!entry) throw new Error('There is no locale');
    let locale = loaded.get(entry.tag);
    if (!locale) loaded.set(entry.tag, (locale = loadEntry(entry)));
    return locale;
  }

  return { tags: entries.map(({ tag }) => tag), findEntry, findTag, matchRange, load };
}

async function loadEntry<Words extends Language>({
  tag,
  units,
  loadLanguage,
}: LocaleEntry<Words>): Promise<Locale & { language: Words }> {
  return { tag, units, language: await loadLanguage() };
}

/** How a country says or spells a text of a language that another country has, too. */
export type Spelling = (text: string) => string;

/** A language as a country says it: its texts, and what its functions return. */
export function respellLanguage<Words extends object>(language: Words, spell: Spelling): Words {
  const entries: [string, unknown][] = Object.entries(language);
  const respelled = entries.map(([key, words]) => [key, respell(words, spell)] as const);
  return { ...language, ...Object.fromEntries(respelled) };
}

function respell(words: unknown, spell: Spelling): unknown {
  if (typeof words === 'string') return spell(words);
  if (typeof words === 'function') {
    return (...args: unknown[]) => spell(String(Reflect.apply(words, undefined, args)));
  }
  return typeof words === 'object' && words !== null ? respellLanguage(words, spell) : words;
}
