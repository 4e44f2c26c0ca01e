import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { operationIds } from '../../../src/contract/operations.ts';
import { startTestService } from '../../support/service.ts';

const run = promisify(execFile);

test("the guide's client prints the names of the tools and a text", async () => {
  const guide = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const [, program = ''] = /```js\n(import \{ Client.+?)```/s.exec(guide) ?? [];
  const service = await startTestService('2026-11-21T12:00:00Z', { key: 'sesame' });
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program.replace('http://localhost:3000', service.url)],
    { env: { ...process.env, WEATHER_API_KEY: 'sesame' } },
  );
  await service.close();
  const [names = '', text = ''] = stdout.split('\n');
  expect(names.split(' ')).toEqual(operationIds);
  expect(text).toMatch(/^Today in Hamburg will be overcast[.,] /);
});
