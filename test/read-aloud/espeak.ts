import { execFileSync, spawnSync } from 'node:child_process';

/** Whether espeak-ng is there: Debian's package of that name. */
export const HAS_ESPEAK = spawnSync('espeak-ng', ['--version']).status === 0;

/** Beside letters and digits, and what people write within a word. */
const PUNCTUATION = /[\s.,;:!?¿¡()«»"„“”–]+/;
const WRITTEN = /^[\p{L}\p{M}\d\s.,;:!?¿¡()«»"„“”–'’-]*$/u;
const GLUED = /\d\p{L}|\p{L}\d/u;

/** Words of one letter. */
const LETTER_WORDS: Readonly<Record<string, string>> = {
  cs: 'aikosuvz',
  da: 'iå',
  de: '',
  en: 'ai',
  es: 'aeouy',
  fr: 'aày',
  it: 'aeioè',
  nl: 'u',
  pl: 'aiouwz',
  ro: 'aeo',
  sk: 'aikosuvz',
  sv: 'iåö',
};

/** What people say letter by letter, too. */
const SAID_BY_LETTER: ReadonlySet<string> = new Set(['AM', 'PM', 'UV', 'JFK', 'T']);

/** What of a text a voice would not read as a person does: a symbol, a unit after its number, letters one by one. */
export function listUnspeakable(texts: readonly string[], language: string): string[] {
  const written = texts.filter((text) => !WRITTEN.test(text) || GLUED.test(text));
  const words = new Set(texts.flatMap((text) => text.split(PUNCTUATION)).flatMap(splitCompound));
  return [...written, ...listSpelled([...words], language)];
}

/** "UV" and "Index" of "UV-Index"; the "'s" of "'s avonds" is no word. */
function splitCompound(word: string): string[] {
  return word.split('-').filter((part) => /(?<!['’])\p{L}/u.test(part));
}

/** The words that espeak-ng says like their letters apart. */
function listSpelled(words: readonly string[], language: string): string[] {
  const unusual = words.filter((word) => !SAID_BY_LETTER.has(word));
  const [letters, longer] = [[] as string[], [] as string[]];
  for (const word of unusual) (/^\p{L}$/u.test(word) ? letters : longer).push(word);
  const known = LETTER_WORDS[language] ?? '';
  const alphabet = [...new Set(longer.flatMap((word) => word.match(/\p{L}/gu) ?? []))];
  const names = new Map(
    pronounce(alphabet, language).map((name, at) => [alphabet[at] ?? '', name]),
  );
  const spoken = pronounce(longer, language);
  return [
    ...letters.filter((letter) => !known.includes(letter.toLowerCase())),
    ...longer.filter((word, at) => {
      const spelled = (word.match(/\p{L}/gu) ?? []).map((letter) => names.get(letter) ?? '');
      return spoken[at] === spelled.join('');
    }),
  ];
}

/** Phonemes without stress and pauses. */
function pronounce(words: readonly string[], language: string): string[] {
  if (words.length === 0) return [];
  const lines = execFileSync('espeak-ng', ['-q', '-x', '-v', language, '--stdin'], {
    input: words.map((word) => `${word}\n\n`).join(''),
    encoding: 'utf8',
  });
  const spoken = lines.trim().split('\n');
  if (spoken.length !== words.length) {
    throw new Error(`espeak-ng says ${spoken.length} of ${words.length} words`);
  }
  return spoken.map((phonemes) => phonemes.replaceAll(/[\s_|,'!;:=-]/g, ''));
}
