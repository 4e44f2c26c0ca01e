import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames, listSourceFiles } from './source-files.ts';

const MAX_FILES = 600;
const MAX_LINES = 300;

const files = listSourceFiles('src', 'intents');

/** Each language supplies the same things by the same names. */
const LANGUAGE = /^src\/languages\/[a-z]{2}\//;

/** The page's copy of the types of the simulator's API: browsers load no TypeScript. */
const SIMULATOR_API = /^src\/simulator\/(?:api\/|page\/contract\.ts$)/;

function findHome(path: string): string {
  if (LANGUAGE.test(path)) return 'a language';
  return SIMULATOR_API.test(path) ? 'the API of the simulator' : path;
}

/** A type and the schema or function of its name in one file count once. */
function homesOfNames(): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    const home = findHome(file.path);
    for (const name of exportedNames(file)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(home));
    }
  }
  return homes;
}

function linesWith(pattern: RegExp, but: readonly string[] = []): string[] {
  return files
    .filter(({ path }) => !but.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );
}

describe('a newcomer who greps', () => {
  it('finds one meaning of each exported name', () => {
    const doubled = [...homesOfNames()]
      .filter(([, homes]) => homes.size > 1)
      .map(([name, homes]) => `${name}: ${[...homes].join(', ')}`);
    expect(doubled).toEqual([]);
  });

  it('finds limits by MAX_ and MIN_', () => {
    expect(linesWith(/\b(MOST|LONGEST|LARGEST|LEAST|SHORTEST)_[A-Z]/)).toEqual([]);
  });

  it('finds the lengths of a second, minute, hour and day in one module', () => {
    const declared =
      /const (SECOND|MINUTE|HOUR|DAY|WEEK)S?(_MS)?\b.* = [\d(]|= (60_000|60 \* 1000|3_600_000|86_400_000)\b/;
    expect(linesWith(declared, ['src/time/units.ts'])).toEqual([]);
  });

  it('sees folders and the configuration at the top of src', () => {
    expect(globSync('src/*.*').map((path) => path)).toEqual(['src/config.ts']);
  });

  it(`has no more than ${MAX_FILES} files to look through`, () => {
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  });

  it(`reads files of at most ${MAX_LINES} lines`, () => {
    const long = files.filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
