import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { ADDITIONAL_NAMES } from './additional-names.ts';
import { COUNTRY_NICKNAMES, STATE_NAMES } from './area-names.ts';
import { EXONYMS } from './exonyms/index.ts';
import type { PlaceIndex } from './place-index.ts';

/** To be raised with every change to how an index is built. */
const FORMAT = 1;

/** Tells apart what different states of this code make of GeoNames' table. */
const EDITION = crc32(
  JSON.stringify([FORMAT, ADDITIONAL_NAMES, EXONYMS, STATE_NAMES, COUNTRY_NICKNAMES]),
);

/** Holds the edition and a checksum. */
const HEAD_BYTES = 8;

/**
 * Reads an index or, where there is no whole one, makes it and keeps it if it can be kept: a
 * file that fails costs time, never an answer.
 */
export function cachedIndex(file: string, make: () => PlaceIndex): PlaceIndex {
  return attempt(() => readIndex(file)) ?? keep(file, make());
}

function keep(file: string, index: PlaceIndex): PlaceIndex {
  attempt(() => writeIndex(file, index));
  return index;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** @throws where there is no file or not a whole one. */
function readIndex(file: string): PlaceIndex {
  const bytes = readFileSync(file);
  const body = bytes.subarray(HEAD_BYTES);
  if (
    body.length === 0 ||
    bytes.readUInt32LE(0) !== EDITION ||
    bytes.readUInt32LE(4) !== crc32(body)
  ) {
    throw new Error(`${file} is not a whole index of places of this edition`);
  }
  return deserialize(body);
}

/**
 * Writes beside the file and renames, so that nobody ever reads half of it.
 * @throws where the folder cannot be written.
 */
function writeIndex(file: string, index: PlaceIndex): void {
  const body = serialize(index);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(EDITION, 0);
  head.writeUInt32LE(crc32(body), 4);
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, Buffer.concat([head, body]));
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
