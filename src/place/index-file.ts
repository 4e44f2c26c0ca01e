import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { ADDITIONAL_NAMES } from './additional-names.ts';
import { COUNTRY_NICKNAMES, STATE_NAMES } from './area-names.ts';
import type { MadeIndex } from './build-index.ts';
import { EXONYMS } from './exonyms/index.ts';
import { indexIn, packIndex } from './index-format.ts';
import { indexFile, openIndex } from './open-index.ts';
import { onePage } from './page-file.ts';
import type { PlaceIndex } from './place-index.ts';

/** To be raised with every change to how an index is built. */
const FORMAT = 2;

/** Tells apart what different states of this code make of GeoNames' table. */
const EDITION = crc32(
  JSON.stringify([FORMAT, ADDITIONAL_NAMES, EXONYMS, STATE_NAMES, COUNTRY_NICKNAMES]),
);

/**
 * Opens an index or, where there is no whole one of this edition, makes it and keeps it if it can be
 * kept: a file that fails costs time, never an answer.
 */
export function cachedIndex(file: string, make: () => MadeIndex): PlaceIndex {
  return attempt(() => whole(file)) ?? keep(file, make());
}

/** @throws where there is no file or not a whole one of this edition. */
function whole(file: string): PlaceIndex {
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

function keep(file: string, made: MadeIndex): PlaceIndex {
  return (
    attempt(() => {
      write(file, indexFile(made, EDITION));
      return openIndex(file).index;
    }) ?? inMemory(made)
  );
}

function inMemory(made: MadeIndex): PlaceIndex {
  const { sections, body } = packIndex(made);
  return indexIn(onePage(body), sections);
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Writes beside the file and renames, so that nobody ever reads half of it.
 * @throws where the folder cannot be written.
 */
function write(file: string, bytes: Buffer): void {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
