import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { temporaryDirectory } from './support/temporary-directory.ts';

const SOURCES = fileURLToPath(new URL('../src/cli/', import.meta.url));

/** Runs Node.js as if it were of another version. */
async function runAs(version: string, ...command: string[]) {
  const file = join(await temporaryDirectory(), 'as-if.cjs');
  const versions = JSON.stringify({ ...process.versions, node: version });
  writeFileSync(file, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
  const { status, stderr } = spawnSync(process.execPath, ['--require', file, ...command], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

const COMPILE_CACHE = join(SOURCES, 'compile-cache.mjs');
const CHECK = join(SOURCES, 'node-version.cjs');

describe.each([
  ['before a program', ['--import', COMPILE_CACHE, '--eval', '0']],
  ['by itself', [CHECK]],
])('the version of Node.js, checked %s', (_, command) => {
  it.each(['12.22.9', '18.19.0', '20.20.2', '23.11.0'])(
    'is rejected if it is %s',
    async (version) => {
      expect(await runAs(version, ...command)).toEqual({
        status: 1,
        stderr: `Weather Voice needs Node.js 24, which npm installs with it, but this is ${version}: run \`npm rebuild node --ignore-scripts=false\`.\n`,
      });
    },
  );

  it.each(['24.0.0', process.versions.node, '26.1.0'])(
    'is accepted if it is %s',
    async (version) => {
      expect(await runAs(version, ...command)).toEqual({ status: 0, stderr: '' });
    },
  );
});

const CHECKED = /^node (src\/cli\/node-version\.cjs &&|--import \.\/src\/cli\/compile-cache\.mjs) /;
/** It needs no Node.js of the project's own. */
const UNCHECKED = new Set(['format', 'examples']);

test.each(Object.entries(packageJson.scripts).filter(([name]) => !UNCHECKED.has(name)))(
  'npm run %s checks it first',
  (_, script) => {
    expect(script).toMatch(CHECKED);
  },
);
