import { openSync, closeSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { IndexBuildError, createIndexBuilder } from '../../src/place/index-cache.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

async function makerOf(program: string) {
  const folder = await temporaryDirectory();
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  return { folder, maker: createIndexBuilder(file) };
}

it('writes the output of the program to a file or to memory', async () => {
  // More than a pipe holds.
  const { folder, maker } = await makerOf(`
    import { writeSync } from 'node:fs';
    for (let i = 0; i < 8; i++) writeSync(1, Buffer.alloc(65536, i));
  `);
  const whole = Buffer.concat(Array.from({ length: 8 }, (_, i) => Buffer.alloc(65_536, i)));
  expect(maker.bytes().equals(whole)).toBe(true);
  const file = join(folder, 'output');
  const descriptor = openSync(file, 'w');
  maker.writeTo(descriptor);
  closeSync(descriptor);
  expect(readFileSync(file).equals(whole)).toBe(true);
});

test.each([
  ['runs out of memory', 'process.abort()', 'killed by SIGABRT'],
  ['is ended by the system', 'process.kill(process.pid, "SIGKILL")', 'killed by SIGKILL'],
  ['fails', 'throw new Error("The table of places is missing")', 'exit code 1'],
])('names the setting to change if the program %s', async (_, program, how) => {
  const { maker } = await makerOf(program);
  const fails = () => maker.bytes();
  expect(fails).toThrow(IndexBuildError);
  expect(fails).toThrow(how);
  expect(fails).toThrow(
    'run `npm run build` on a machine with more, and set PLACES_INDEX to its dist/places',
  );
});

it('distinguishes a full disk from a failing program', async () => {
  const { maker } = await makerOf('process.exit(74)');
  expect(() => maker.writeTo(1)).toThrow('Could not write the index of places');
});
