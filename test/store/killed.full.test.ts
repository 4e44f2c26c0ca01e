import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { clockAt, NOON, requestOf } from './people.ts';
import { connectTo, filledFile, movedFiles, temporaryFile } from './store-files.ts';

const PROGRAM = fileURLToPath(new URL('./store-program.ts', import.meta.url));
const { clock } = clockAt(NOON);

function start(work: 'delete' | 'damage', file: string): ChildProcess {
  const child = fork(PROGRAM, [work, file], { silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Kills a process at some moment after it has said so many steps; how many it has said. */
async function killAfter(child: ChildProcess, steps: number): Promise<number> {
  let said = 0;
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  child.on('message', () => {
    said += 1;
    if (said >= steps) resolve();
  });
  await Promise.race([reached, once(child, 'exit')]);
  for (let turn = 0; turn < steps * 50; turn += 1) await setImmediate();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(said).toBeGreaterThanOrEqual(steps);
  return said;
}

describe('a process that is killed', () => {
  it('has a journal of failed deletions, and the next process completes them', async () => {
    const file = await temporaryFile();
    const other = createSqliteStore(file, clock);
    onTestFinished(() => other.close());
    for (let user = 0; user < 20; user += 1) {
      await other.saveAttributes(requestOf(`user-${user}`), { home: `home-${user}` });
    }
    const child = start('delete', file);
    await once(child, 'message');
    const lock = connectTo(file);
    lock.exec('BEGIN EXCLUSIVE');
    child.send('go');
    const failed = await killAfter(child, 3);
    lock.exec('ROLLBACK');
    const journal = `${file}.deletions`;
    const noted = readdirSync(journal).length;
    expect(noted).toBeGreaterThanOrEqual(failed);
    const store = await openStore({ file, table: undefined, dynamodbUrl: undefined }, clock);
    onTestFinished(() => store?.close());
    await expect.poll(() => readdirSync(journal)).toEqual([]);
    for (let user = 0; user < 20; user += 1) {
      const expected = user < noted ? {} : { home: `home-${user}` };
      expect(await other.getAttributes(requestOf(`user-${user}`))).toEqual(expected);
    }
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'while it moves a damaged store aside leaves a usable path: kill %i',
    async (steps) => {
      const file = await temporaryFile();
      await killAfter(start('damage', file), steps);
      const store = createSqliteStore(file, clock);
      onTestFinished(() => store.close());
      await store.saveAttributes(requestOf('user'), { home: 'here' });
      expect(await store.getAttributes(requestOf('user'))).toEqual({ home: 'here' });
      expect(movedFiles(file).length).toBeLessThanOrEqual(3);
    },
  );

  it('while others move the same store aside leaves a path that all can use', async () => {
    const file = await temporaryFile();
    const children = [start('damage', file), start('damage', file), start('damage', file)];
    await Promise.all(children.map(async (child) => killAfter(child, 3)));
    const stores = [createSqliteStore(file, clock), createSqliteStore(file, clock)] as const;
    onTestFinished(() => stores.forEach((store) => store.close()));
    await stores[0].saveAttributes(requestOf('user'), { home: 'here' });
    expect(await stores[1].getAttributes(requestOf('user'))).toEqual({ home: 'here' });
  });

  it.each([
    ['nothing', []],
    ['the index of the log', ['-shm']],
    ['the log', ['-shm', '-wal']],
    ['all', ['-shm', '-wal', '']],
  ])('after it has moved %s aside leaves a usable path', async (_what, suffixes) => {
    const file = await filledFile();
    const open = createSqliteStore(file, clock);
    onTestFinished(() => open.close());
    await open.saveAttributes(requestOf('user'), { home: 'before' });
    for (const suffix of suffixes) renameSync(file + suffix, `${file}.damaged-1${suffix}`);
    const store = createSqliteStore(file, clock);
    onTestFinished(() => store.close());
    await store.saveAttributes(requestOf('user'), { home: 'here' });
    expect(await store.getAttributes(requestOf('user'))).toEqual({ home: 'here' });
  });
});
