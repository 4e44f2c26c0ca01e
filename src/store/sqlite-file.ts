import { lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { freeName, moveAside, removeOldMoved, type MoveReason } from './moved-stores.ts';
import { ForeignStoreError, isDamage } from './sqlite-damage.ts';
import { makeFile, whileGuarded } from './sqlite-guard.ts';
import { recordsIn, type SyncRecords } from './sqlite-records.ts';
import { prepareDatabase } from './sqlite-schema.ts';
import { reasonOf, StoreError } from './store-error.ts';

/** A file that is open. */
export interface OpenedFile {
  records: SyncRecords;
  /** Tells the file from another one that has taken its place. */
  identity: string | undefined;
}

export interface FileOptions {
  path: string;
  clock: () => Date;
  log: Logger;
}

/** So long a process waits for another one that writes, milliseconds: nothing else runs meanwhile. */
const PATIENCE = 200;

/** What is damaged, then what another program has put there since. */
const MAX_MOVES = 3;

const MOVED: Record<MoveReason, string> = {
  damaged:
    'The store is damaged and was moved aside: the service goes on with an empty one. Stop it and restore a backup, or delete the moved file',
  foreign:
    'STORE_FILE is the file of another program and was moved aside: move it back, and set another file',
};

/**
 * Opens a file; one that is damaged or another program's is moved aside first, with one line to the
 * log. What is locked, full, read-only or out of reach stays where it is.
 *
 * @throws {StoreError} when the file cannot be opened
 */
export function openFile(options: FileOptions): OpenedFile {
  const { path } = options;
  try {
    return whileGuarded(path, () => openOrReplace(options));
  } catch (cause) {
    const trouble = `${path} cannot keep what is remembered (${reasonOf(cause)})`;
    throw new StoreError(`${trouble}: set another file as STORE_FILE`, { cause });
  }
}

/** Moves a file aside that turned out to be damaged, unless another process has done so. */
export function replaceFile(options: FileOptions, identity: string, error: unknown): void {
  whileGuarded(options.path, () => {
    if (identityOf(options.path) === identity) move(options, 'damaged', error);
  });
}

/** Undefined where there is no file. */
export function identityOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev}:${file.ino}`;
}

function openOrReplace(options: FileOptions): OpenedFile {
  moveEmptyFolders(options);
  removeOldMoved(options.path);
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const opened = openOrMove(options);
    if (opened) return opened;
  }
  throw new StoreError('each new file there is damaged, too');
}

/** Undefined where the file has been moved aside. */
function openOrMove(options: FileOptions): OpenedFile | undefined {
  const { path, clock, log } = options;
  makeFile(path);
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  try {
    prepareDatabase(database);
    return { records: recordsIn(database, clock, log), identity: identityOf(path) };
  } catch (error) {
    try {
      const reason = reasonToMove(error);
      if (reason === undefined) throw error;
      move(options, reason, error);
    } finally {
      // Only now: to close a file that has its name merges its log into it.
      database.close();
    }
  }
  return undefined;
}

function reasonToMove(error: unknown): MoveReason | undefined {
  if (error instanceof ForeignStoreError) return 'foreign';
  return isDamage(error) ? 'damaged' : undefined;
}

function move({ path, clock, log }: FileOptions, why: MoveReason, error: unknown): void {
  const reason = reasonOf(error);
  try {
    const movedTo = moveAside(path, why, clock());
    log.error({ file: path, movedTo, reason }, MOVED[why]);
  } catch (cause) {
    throw new StoreError(`${reason}, and it cannot be moved aside: ${reasonOf(cause)}`, { cause });
  }
}

/** A folder with something in it is likelier meant than in the way. */
function moveEmptyFolders({ path, clock, log }: FileOptions): void {
  for (const folder of [path, `${path}-wal`, `${path}-shm`]) {
    if (!isEmptyFolder(folder)) continue;
    const movedTo = freeName(folder, 'foreign', clock());
    renameSync(folder, movedTo);
    log.error(
      { file: folder, movedTo },
      'An empty folder was in the place of the store: delete it',
    );
  }
}

function isEmptyFolder(path: string): boolean {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && readdirSync(path).length === 0;
}
