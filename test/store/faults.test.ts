import { pino } from 'pino';
import { expect, it } from 'vitest';
import { faultTolerant, StoreError, type Store } from '../../src/store/store.ts';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { ANNA, clockAt, KEY_OF_ANNA, NOON, requestOf } from './people.ts';

const HOME = { home: 'Blubberhausen' };

/** A store in memory whose reads or writes can be made to fail; and what is logged. */
function forgivingStore() {
  const stored = createSqliteStore(':memory:', clockAt(NOON).clock);
  const broken = new Set<'get' | 'save' | 'delete'>();
  const orFail = async <T>(what: 'get' | 'save' | 'delete', step: () => Promise<T>): Promise<T> => {
    if (broken.has(what)) throw new StoreError('Rate exceeded');
    return step();
  };
  const breakable: Store = {
    ...stored,
    getAttributes: (envelope) => orFail('get', () => stored.getAttributes(envelope)),
    saveAttributes: (envelope, attributes) =>
      orFail('save', () => stored.saveAttributes(envelope, attributes)),
    deleteAttributes: (envelope) => orFail('delete', () => stored.deleteAttributes(envelope)),
  };
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  return { kept: stored, broken, lines, store: faultTolerant(breakable, log) };
}

it('passes successful operations through', async () => {
  const { store, lines } = forgivingStore();
  await store.saveAttributes(requestOf(ANNA), HOME);
  expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
  await store.deleteAttributes(requestOf(ANNA));
  expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
  expect(lines).toEqual([]);
  store.close();
  expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
});

it('continues with an empty profile if the store fails, and logs it', async () => {
  const { store, broken, lines } = forgivingStore();
  broken.add('get');
  expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Rate exceeded');
});

it('logs no user data', async () => {
  const { store, broken, lines } = forgivingStore();
  broken.add('get');
  await store.getAttributes(requestOf(ANNA));
  for (const personal of [ANNA, KEY_OF_ANNA]) expect(lines.join('')).not.toContain(personal);
});

it('does not overwrite a profile that could not be read, even if a later read succeeds', async () => {
  const { store, kept: stored, broken } = forgivingStore();
  await stored.saveAttributes(requestOf(ANNA), HOME);
  const turn = requestOf(ANNA);
  broken.add('get');
  const attributes = await store.getAttributes(turn);
  broken.clear();
  await store.getAttributes(turn);
  const saving = store.saveAttributes(turn, { ...attributes, units: 'metric' });
  await expect(saving).rejects.toThrow(StoreError);
  expect(await stored.getAttributes(turn)).toEqual(HOME);

  const next = requestOf(ANNA);
  await store.saveAttributes(next, { ...(await store.getAttributes(next)), units: 'metric' });
  expect(await stored.getAttributes(next)).toEqual({ ...HOME, units: 'metric' });
});

it('reports a failed write and fails further writes of the turn at once', async () => {
  const { store, kept: stored, broken } = forgivingStore();
  const turn = requestOf(ANNA);
  broken.add('save');
  await expect(store.saveAttributes(turn, HOME)).rejects.toThrow(/Rate exceeded/);
  broken.clear();
  await expect(store.saveAttributes(turn, HOME)).rejects.toThrow(/last write of this turn failed/);
  expect(await stored.getAttributes(turn)).toEqual({});
  await store.saveAttributes(requestOf(ANNA), HOME);
  expect(await stored.getAttributes(turn)).toEqual(HOME);
});

it('reports a failed deletion', async () => {
  const { store, broken } = forgivingStore();
  broken.add('delete');
  await expect(store.deleteAttributes(requestOf(ANNA))).rejects.toThrow(StoreError);
});
