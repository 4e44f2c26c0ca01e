import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { logLines } from '../support/log-lines.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { clockAt, NOON, requestOf } from './people.ts';

const { clock } = clockAt(NOON);

/** The files of a store and what was moved aside of it, by what their names add to its own. */
export function filesBeside(file: string): string[] {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  return names.map((name) => name.slice(basename(file).length)).toSorted();
}

/** The main files that were moved aside. */
export function movedFiles(file: string): string[] {
  return filesBeside(file)
    .filter((name) => /^\.(damaged|foreign)-[\dTZ]+(-\d+)?$/.test(name))
    .map((name) => file + name);
}

/** The files below a folder that hold a text. */
export function filesWith(folder: string, text: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => {
    const path = join(folder, name);
    return name.includes(text) || (statSync(path).isFile() && readFileSync(path).includes(text));
  });
}

/** Another program's connection, which ends with the test. */
export function connectTo(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

/** Bytes of a page of SQLite's. */
export const PAGE = 4096;
export const USERS = Array.from({ length: 60 }, (_, number) => `amzn1.ask.account.${number}`);

/** The profile of each user; some records are larger than a page. */
export const attributesOf = (user: string) => ({
  home: `Home of ${user}`,
  ...(user.endsWith('7') && { notes: `${user} `.repeat(400) }),
});

export async function temporaryFile(): Promise<string> {
  return join(await temporaryDirectory(), 'remembered.sqlite');
}

export function openAt(file: string) {
  const { log, lines } = logLines();
  const store = createSqliteStore(file, clock, log);
  onTestFinished(() => store.close());
  const errors = () => lines().filter((line) => JSON.parse(line).level === 50);
  return { store, lines, errors };
}

export async function rememberAll(store: Store): Promise<void> {
  for (const user of USERS) await store.saveAttributes(requestOf(user), attributesOf(user));
}

/** A closed store in which all users are remembered. */
export async function filledFile(): Promise<string> {
  const file = await temporaryFile();
  const store = createSqliteStore(file, clock);
  await rememberAll(store);
  store.close();
  return file;
}

/** A store that a killed process leaves: the log of changes holds all of it. */
export async function killedFile(): Promise<string> {
  const from = await temporaryFile();
  const file = join(await temporaryDirectory(), 'remembered.sqlite');
  const { store } = openAt(from);
  await rememberAll(store);
  for (const suffix of ['', '-wal', '-shm']) copyFileSync(from + suffix, file + suffix);
  return file;
}

export function overwrite(file: string, offset: number, bytes: Uint8Array): void {
  const content = readFileSync(file);
  content.set(bytes.subarray(0, Math.max(0, content.length - offset)), offset);
  writeFileSync(file, content);
}

export const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 131 + 89) % 256));
