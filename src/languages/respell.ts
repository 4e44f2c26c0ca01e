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
