import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

const TEXTS = 'test/read-aloud/index.ts';

/** What the scripts of package.json run. */
const COMMANDS = [
  ['npm start', 'src/cli/server.ts'],
  ['npm run ask', 'src/cli/ask.ts'],
  ['npm run dialog', 'src/cli/dialog.ts'],
  ['npm run build', 'src/cli/build.ts'],
  ['npm run mcp', 'src/cli/mcp.ts'],
  ['npm run bench', 'bench/index.ts'],
  ['npm run fuzz', 'test/fuzz/index.ts'],
  ['npm run texts', TEXTS],
] as const;

it.each(COMMANDS)('%s prints its usage', async (command, entry) => {
  const { stdout, stderr } = await run(process.execPath, [entry, '-h']);
  expect(stdout).toMatch(new RegExp(`^Usage: ${command}`));
  expect(stdout).toContain('-h, --help');
  expect(stderr).toBe('');
});

it('npm start takes no arguments', async () => {
  await expect(run(process.execPath, ['src/cli/server.ts', '--port', '80'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown option '--port'/),
  });
});

it.each([
  ['--locale', 'xx', /^--locale must be one of de-DE, .*\.\n$/],
  ['--count', 'many', /^--count must be a whole number, not "many"\.\n$/],
  ['--loud', 'yes', /^Unknown option '--loud'.*\n$/],
])('npm run texts rejects %s %s in one sentence', async (option, value, stderr) => {
  const command = [TEXTS, option, value];
  await expect(run(process.execPath, command)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(stderr),
  });
});

it('a command whose reader has enough ends without a word', async () => {
  const child = spawn(process.execPath, ['src/cli/dialog.ts', '-h']);
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  expect({ code, said }).toEqual({ code: 141, said: '' });
});
