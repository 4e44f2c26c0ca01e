import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readProjectFile, ROOT } from './source-files.ts';

const page = readProjectFile('docs/decisions.md');

describe('a newcomer who reads docs/decisions.md', () => {
  it('finds each dependency of package.json', () => {
    const cells = page.split('\n').map((line) => line.split('|')[1] ?? '');
    const named = new Set(cells.flatMap((cell) => cell.split(',').map((name) => name.trim())));
    const names = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });

  it('finds each file that a row names', () => {
    const paths = Array.from(page.matchAll(/`(src\/[^`]+)`/g), ([, path = '']) => path);
    const missing = paths.filter((path) =>
      path.includes('*')
        ? globSync(path, { cwd: ROOT }).length === 0
        : !existsSync(`${ROOT}${path}`),
    );
    expect(missing).toEqual([]);
  });
});
