import { basename } from 'node:path';
import { listSourceFiles } from './source-files.ts';

/** Number of languages in which a repeated line should be shared. */
const MIN_LANGUAGES = 4;

/** What a count of repeated lines finds. */
export interface Repetition {
  /** Code lines of all languages. */
  lines: number;
  /** Lines in files of the same name in four languages or more. */
  repeated: number;
  /** The lines themselves by file name, the most frequent first. */
  examples: { file: string; line: string; languages: number }[];
}

/** Counts the code lines, trimmed, that languages repeat. */
export function countRepeatedLines(): Repetition {
  const byName = new Map<string, Map<string, Set<string>>>();
  const all: { file: string; line: string }[] = [];
  for (const { path, text } of listSourceFiles('src/languages')) {
    const language = /^src\/languages\/([a-z]{2})\//.exec(path)?.[1];
    if (language === undefined) continue;
    const file = basename(path);
    const known = byName.get(file) ?? new Map<string, Set<string>>();
    byName.set(file, known);
    for (const line of codeLines(text)) {
      all.push({ file, line });
      known.set(line, (known.get(line) ?? new Set()).add(language));
    }
  }
  const languagesOf = ({ file, line }: { file: string; line: string }) =>
    byName.get(file)?.get(line)?.size ?? 0;
  const repeated = all.filter((entry) => languagesOf(entry) >= MIN_LANGUAGES);
  const examples = new Map(repeated.map((entry) => [`${entry.file} ${entry.line}`, entry]));
  return {
    lines: all.length,
    repeated: repeated.length,
    examples: [...examples.values()]
      .map((entry) => ({ ...entry, languages: languagesOf(entry) }))
      .toSorted((one, other) => other.languages - one.languages),
  };
}

/** Lines with a word in them, without comments: brackets alone repeat in any two files. */
function codeLines(text: string): string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\/\/.*$/, '').trim())
    .filter((line) => /\w/.test(line));
}
