/** How a country spells a text of a language that another country has, too. */
type Spelling = (text: string) => string;

/** Austria has its own name for January. */
export const spellAustrian: Spelling = (text) => text.replaceAll(/\bJanuar\b/g, 'Jänner');

/** Switzerland writes no `ß`. */
export const spellSwiss: Spelling = (text) => text.replaceAll('ß', 'ss');

/** A language as a country spells it: its texts, and what its functions return. */
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
