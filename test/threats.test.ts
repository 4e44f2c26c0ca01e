import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);

interface Threat {
  text: string;
  guards: string[];
  /** Paths below `test/`: tests, and the programs and tables that these run. */
  files: string[];
  tests: { file: string; title: string }[];
}

const page = readFileSync(new URL('docs/threats.md', ROOT), 'utf8');
const threats = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Threat |-)/.test(line))
  .map(readThreat);

/** `| threat | guards | tests |`: a quoted title belongs to the file before it. */
function readThreat(row: string): Threat {
  const [, text = '', guards = '', tests = ''] = row.split('|').map((cell) => cell.trim());
  const found: Threat = { text, guards: pathsIn(guards), files: [], tests: [] };
  for (const { groups } of tests.matchAll(/`(?<path>[^`]+)`|"(?<title>[^"]+)"/g)) {
    if (groups?.['path'] !== undefined) found.files.push(groups['path']);
    if (groups?.['title'] !== undefined) {
      found.tests.push({ file: found.files.at(-1) ?? '', title: groups['title'] });
    }
  }
  return found;
}

function pathsIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path);
}

function isFile(path: string): boolean {
  return existsSync(fileURLToPath(new URL(path, ROOT)));
}

/** Whether a file has a test or group of this title that is not switched off. */
function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(new URL(file, ROOT), 'utf8');
  return ["'", '"', '`'].some((quote) => {
    const [before = '', after] = source.split(quote + title + quote);
    const isSwitchedOff = /\.(?:skip|todo)\(\s*$/.test(before);
    return /\(\s*$/.test(before) && !isSwitchedOff && /^\s*,/.test(after ?? '');
  });
}

it('the page of threats has its rows, and one for each attacked part of the service', () => {
  expect(threats.length).toBeGreaterThan(80);
  expect(page.match(/^## .+$/gm)).toEqual([
    '## Who calls /alexa',
    '## Pages of other sites and the network',
    '## Keys',
    '## Bodies and inputs',
    '## Load',
    '## Shutdown',
    '## The store and user data',
    '## Downloads and open data',
    '## Start-up and settings',
    '## Logs and answers',
    '## Known limits',
  ]);
});

describe.each(threats.map((threat) => [threat.text, threat] as const))(
  '%s',
  (_text, { guards, files, tests }) => {
    it('has an existing guard', () => {
      expect(guards).not.toEqual([]);
      expect(guards.filter((path) => !isFile(path))).toEqual([]);
    });

    it('has an existing test', () => {
      expect(tests).not.toEqual([]);
      expect(files.filter((path) => !path.startsWith('test/') || !isFile(path))).toEqual([]);
      expect(tests.filter(({ file, title }) => !hasTitle(file, title))).toEqual([]);
      const untitled = files.filter(
        (path) => path.endsWith('.test.ts') && !tests.some(({ file }) => file === path),
      );
      expect(untitled).toEqual([]);
    });
  },
);

it('the listed limits name existing files', () => {
  const [, limits = ''] = page.split('## Known limits');
  const paths = pathsIn(limits).filter((path) => /^(src|test|docs)\//.test(path));
  expect(paths.filter((path) => !isFile(path))).toEqual([]);
});
