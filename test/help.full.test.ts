import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** What the scripts of package.json run. */
const COMMANDS = [
  ['npm start', 'src/cli/server.ts'],
  ['npm run ask', 'src/cli/ask.ts'],
  ['npm run dialog', 'src/cli/dialog.ts'],
  ['npm run build', 'src/cli/build.ts'],
  ['npm run bench', 'bench/index.ts'],
  ['npm run fuzz', 'test/fuzz/index.ts'],
] as const;

it.each(COMMANDS)('%s prints its usage', { timeout: 60_000 }, async (command, entry) => {
  const { stdout, stderr } = await run(process.execPath, [entry, '-h']);
  expect(stdout).toMatch(new RegExp(`^Usage: ${command}`));
  expect(stdout).toContain('-h, --help');
  expect(stderr).toBe('');
});

it('npm start takes no arguments', { timeout: 60_000 }, async () => {
  await expect(run(process.execPath, ['src/cli/server.ts', '--port', '80'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown option '--port'/),
  });
});
