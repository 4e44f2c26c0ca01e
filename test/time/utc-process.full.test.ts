import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A command calls `runMain`; what stands beside the commands, such as their options, does not. */
const COMMANDS = globSync('src/cli/*.ts').filter(
  (file) => !file.endsWith('run-main.ts') && readFileSync(file, 'utf8').includes('runMain('),
);

const ENTRIES = [...COMMANDS, 'src/lambda/skill.ts', 'src/lambda/service.ts'];

it.each(ENTRIES)('%s sets the clock of the process before it loads anything', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^import '\.\.\/time\/utc-process\.ts';\n/);
});

it("converts an hour right that the machine's time zone skips", () => {
  const script = `
    await import('./src/time/utc-process.ts');
    const { toLocalHour } = await import('./src/time/local-time.ts');
    console.log(toLocalHour(Date.parse('2026-03-08T01:30Z'), 'Europe/Berlin').hour);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: 'America/St_Johns' },
  });
  expect(output.toString()).toBe('2\n');
});
