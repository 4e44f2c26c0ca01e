import type { Language, SkillLanguage } from './language.ts';
import type { Units } from './units.ts';

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

/** A locale whose words are loaded when they are first needed: one that is not spoken takes no time. */
export interface LocaleEntry<Words extends Language> {
  tag: string;
  units: Units;
  words: () => Promise<Words>;
}

/** Gives the locale of a language tag: itself, else one of its language, else the first. */
export function loaderOf<Words extends Language>(among: readonly LocaleEntry<Words>[]) {
  const loaded = new Map<string, Promise<Locale & { language: Words }>>();
  return async (wanted: string): Promise<Locale & { language: Words }> => {
    const entry = entryFor(wanted, among) ?? among[0];
    if (!entry) throw new Error('There is no locale at all');
    let locale = loaded.get(entry.tag);
    if (!locale) loaded.set(entry.tag, (locale = load(entry)));
    return locale;
  };
}

async function load<Words extends Language>({ tag, units, words }: LocaleEntry<Words>) {
  return { tag, units, language: await words() };
}

/** Of a language tag: itself, else one of its language; undefined where there is none. */
export function entryFor<Found extends { tag: string }>(
  wanted: string,
  among: readonly Found[],
): Found | undefined {
  const itself = among.find((locale) => locale.tag === wanted);
  if (itself) return itself;
  const tag = wanted.toLowerCase();
  const [language] = tag.split('-');
  return (
    among.find((locale) => locale.tag.toLowerCase() === tag) ??
    among.find((locale) => locale.tag.split('-')[0] === language)
  );
}
