import { describe, expect, it } from 'vitest';
import { listSourceFiles, readProjectFile } from './source-files.ts';

const ROW = /^\| *([^|`]+?) *\| *`(\w+)` *\| *([^|]+?) *\| *`([^`]+)` *\|$/gm;

const rows = Array.from(
  readProjectFile('docs/glossary.md').matchAll(ROW),
  ([, term = '', name = '', meaning = '', file = '']) => ({ term, name, meaning, file }),
);
const files = new Map(listSourceFiles('src', 'intents').map(({ path, text }) => [path, text]));

describe('a newcomer who looks up a term in docs/glossary.md', () => {
  it('finds forty of them, in the order of the alphabet', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms).toHaveLength(40);
    expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(rows)('reads one sentence on "$term"', ({ meaning }) => {
    expect(meaning).toMatch(/^[^.]+\.$/);
  });

  it.each(rows)('finds "$term" as $name in $file', ({ name, file }) => {
    const declaration = new RegExp(`\\b(?:interface|type|const|class|function) ${name}\\b`);
    expect(files.get(file)).toMatch(declaration);
  });
});
