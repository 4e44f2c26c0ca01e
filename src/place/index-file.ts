import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { indexInBytes, openIndex } from './open-index.ts';
import { EDITION } from './edition.ts';
import { IndexNotMade, type IndexMaker } from './index-maker.ts';
import type { PlaceIndex } from './place-index.ts';

/**
 * Opens the file of an index. Where there is no whole one of this edition it is made and kept there,
 * and where it cannot be kept it is held in memory.
 *
 * @param cannotKeep told why it cannot be kept
 * @throws {IndexNotMade} when it cannot be made either
 */
export function cachedIndex(
  file: string,
  maker: IndexMaker,
  cannotKeep: (cause: unknown) => void = () => undefined,
): PlaceIndex {
  try {
    return openWhole(file);
  } catch {
    // It is missing, damaged or of another edition.
  }
  try {
    writeIndex(file, maker);
    return openIndex(file).index;
  } catch (cause) {
    if (cause instanceof IndexNotMade) throw cause;
    cannotKeep(cause);
  }
  return indexInBytes(maker.bytes());
}

/**
 * Makes the file of an index where there is no whole one of this edition.
 *
 * @throws where it cannot be written
 * @throws {IndexNotMade}
 */
export function keepIndex(file: string, maker: IndexMaker): void {
  try {
    openWhole(file);
  } catch {
    writeIndex(file, maker);
  }
}

/** @throws where there is no file or not a whole one of this edition. */
function openWhole(file: string): PlaceIndex {
  const { index, edition, verify, close } = openIndex(file);
  try {
    if (edition !== EDITION) throw new Error(`${file} is of another edition`);
    verify();
    return index;
  } catch (error) {
    close();
    throw error;
  }
}

/** Writes beside the file and renames, so that nobody ever reads half of it. */
function writeIndex(file: string, maker: IndexMaker): void {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    const descriptor = openSync(draft, 'wx');
    try {
      maker.writeTo(descriptor);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
