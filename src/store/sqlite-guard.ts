import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from './sqlite-damage.ts';

/** Opening a large file and checking it takes a tenth of a second; nothing else runs meanwhile. */
const GUARD_TIMEOUT_MS = 2000;

/**
 * Runs a step while no other process opens a file or moves it aside. The lock is one of SQLite's on an
 * empty file beside it: it ends with the process that holds it, however that ends. Where no such file
 * can be made, nothing could be moved either, and the step runs without it.
 */
export function whileGuarded<T>(path: string, step: () => T): T {
  const guard = lockedGuard(`${path}.lock`);
  try {
    return step();
  } finally {
    guard?.close();
  }
}

function lockedGuard(file: string): DatabaseSync | undefined {
  try {
    makeFile(file);
  } catch {
    return undefined;
  }
  try {
    return lock(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    rmSync(file);
    makeFile(file);
    return lock(file);
  }
}

function lock(file: string): DatabaseSync {
  const guard = new DatabaseSync(file, { timeout: GUARD_TIMEOUT_MS });
  try {
    guard.exec('BEGIN EXCLUSIVE');
    return guard;
  } catch (error) {
    guard.close();
    throw error;
  }
}

/** For its owner's eyes, where it is not there yet; SQLite gives the files beside it the same rights. */
export function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}
