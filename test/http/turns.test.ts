import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTickQueue } from '../../src/http/traffic.ts';

/** As long as a task that is heavy. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a few tasks run immediately', () => {
  const { run } = createTickQueue();
  const done: number[] = [];
  for (let task = 0; task < 10; task++) run(() => done.push(task));
  expect(done).toHaveLength(10);
});

test('many tasks leave turns of the event loop to others, and keep their order', async () => {
  const { run } = createTickQueue();
  const done: number[] = [];
  const count = 40;
  for (let task = 0; task < count; task++) {
    run(() => {
      block(6);
      done.push(task);
    });
  }
  const seen: number[] = [];
  while (done.length < count) {
    seen.push(done.length);
    await nextTurn();
  }
  expect(done).toEqual(Array.from({ length: count }, (_, task) => task));
  expect(seen.length).toBeGreaterThan(10);
});

test('after a burst, tasks run immediately again', async () => {
  const { run } = createTickQueue();
  const done: number[] = [];
  for (let task = 0; task < 100; task++) run(() => done.push(task));
  while (done.length < 100) await nextTurn();
  await nextTurn();
  run(() => done.push(100));
  expect(done).toHaveLength(101);
});
