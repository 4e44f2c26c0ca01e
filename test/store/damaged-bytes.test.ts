import { copyFileSync, statSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { ANNA, clockAt, NOON, requestOf } from './people.ts';
import {
  USERS,
  attributesOf,
  temporaryFile,
  rememberAll,
  filledFile,
  killedFile,
  overwrite,
  filesBeside,
} from './store-files.ts';
import { propertyRuns } from '../support/property-runs.ts';

const { clock } = clockAt(NOON);

const damages = fc.array(
  fc.record({
    suffix: fc.constantFrom('', '', '-wal', '-shm'),
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Nobody hears of another’s home, and whoever tells theirs is remembered. */
async function expectOwnOrNothing(store: Store): Promise<void> {
  for (const user of USERS) {
    const attributes = await store.getAttributes(requestOf(user));
    expect([{}, attributesOf(user)]).toContainEqual(attributes);
  }
  for (const user of [ANNA, ...USERS.slice(0, 5)]) {
    await store.saveAttributes(requestOf(user), { home: user });
    expect(await store.getAttributes(requestOf(user))).toEqual({ home: user });
    await store.deleteAttributes(requestOf(user));
    expect(await store.getAttributes(requestOf(user))).toEqual({});
  }
}

describe('corrupt bytes in a store', () => {
  it.each([
    ['closed', filledFile],
    ['of a killed process', killedFile],
  ])('lose at most the damaged record: %s', async (_what, make) => {
    const original = await make();
    const names = filesBeside(original);
    await fc.assert(
      fc.asyncProperty(damages, async (all) => {
        const file = await temporaryFile();
        for (const name of names) copyFileSync(original + name, file + name);
        for (const { suffix, at, bytes } of all) {
          const path = file + (names.includes(suffix) ? suffix : '');
          overwrite(path, Math.floor(at * statSync(path).size), bytes);
        }
        const store = createSqliteStore(file, clock);
        try {
          await expectOwnOrNothing(store);
        } finally {
          store.close();
        }
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it('lose no more if they change while it is open', async () => {
    await fc.assert(
      fc.asyncProperty(damages, async (all) => {
        const file = await temporaryFile();
        const store = createSqliteStore(file, clock);
        try {
          await rememberAll(store);
          for (const { suffix, at, bytes } of all) {
            // Who holds the index of the log open reads it as memory of its own.
            const path = file + suffix.replace('-shm', '');
            overwrite(path, Math.floor(at * statSync(path).size), bytes);
          }
          await expectOwnOrNothing(store);
        } finally {
          store.close();
        }
      }),
      { numRuns: propertyRuns(15) },
    );
  });
});
