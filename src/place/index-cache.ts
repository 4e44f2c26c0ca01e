import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { spawnSync, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readIndexFromBytes, openIndexFile } from './index-format.ts';
import { PLACE_INDEX_EDITION } from './build-index.ts';
import type { PlaceIndex } from './place-index.ts';

/**
 * Opens the file of an index. Where there is no whole one of this edition it is made and kept there,
 * and where it cannot be kept it is held in memory.
 *
 * @param cannotKeep told why it cannot be kept
 * @throws {IndexBuildError} when it cannot be made either
 */
export function openOrBuildIndex(
  file: string,
  maker: IndexBuilder,
  cannotKeep: (cause: unknown) => void = () => undefined,
): PlaceIndex {
  try {
    return openVerifiedIndex(file);
  } catch {
    // It is missing, damaged or of another edition.
  }
  try {
    writeIndexFile(file, maker);
    return openIndexFile(file).index;
  } catch (cause) {
    if (cause instanceof IndexBuildError) throw cause;
    cannotKeep(cause);
  }
  return readIndexFromBytes(maker.bytes());
}

/**
 * Makes the file of an index where there is no whole one of this edition.
 *
 * @throws where it cannot be written
 * @throws {IndexBuildError}
 */
export function ensureIndexFile(file: string, maker: IndexBuilder): void {
  try {
    openVerifiedIndex(file);
  } catch {
    writeIndexFile(file, maker);
  }
}

/** @throws where there is no file or not a whole one of this edition. */
function openVerifiedIndex(file: string): PlaceIndex {
  const { index, edition, verify, close } = openIndexFile(file);
  try {
    if (edition !== PLACE_INDEX_EDITION) throw new Error(`${file} is of another edition`);
    verify();
    return index;
  } catch (error) {
    close();
    throw error;
  }
}

/** Writes beside the file and renames, so that nobody ever reads half of it. */
function writeIndexFile(file: string, maker: IndexBuilder): void {
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

/** Makes the file of an index. */
export interface IndexBuilder {
  /** @throws where the file cannot be written */
  writeTo: (descriptor: number) => void;
  bytes: () => Buffer;
}

/** There is no index of places, and none could be made. */
export class IndexBuildError extends Error {
  override name = 'IndexNotMade';
}

const BUILD_PROGRAM = fileURLToPath(
  new URL(`./make-index${extname(import.meta.url)}`, import.meta.url),
);

/**
 * Megabytes of JavaScript objects; 176 are enough. The process then takes 300 MB for as long as it
 * makes an index, about five seconds.
 */
const BUILD_HEAP_MB = 192;

const MAX_INDEX_BYTES = 64 * 1024 * 1024;

/** What the process ends with where its output cannot be written. */
export const WRITE_FAILED_EXIT_CODE = 74;

/**
 * Makes it in a process of its own, with a heap of its own: the server's is too small for it.
 *
 * Both throw {@link IndexBuildError} where that process fails.
 *
 * @param program writes the file of an index to its standard output
 */
export function createIndexBuilder(program: string = BUILD_PROGRAM): IndexBuilder {
  return {
    writeTo: (descriptor) => void runBuildProgram(program, descriptor),
    bytes: () => runBuildProgram(program, 'pipe'),
  };
}

function runBuildProgram(program: string, output: number | 'pipe'): Buffer {
  const stdio: StdioOptions = ['ignore', output, 'ignore'];
  const command = [`--max-old-space-size=${BUILD_HEAP_MB}`, '--max-semi-space-size=1', program];
  const options = { stdio, maxBuffer: MAX_INDEX_BYTES } as const;
  const { status, signal, stdout, error } = spawnSync(process.execPath, command, options);
  if (status === 0) return stdout;
  if (status === WRITE_FAILED_EXIT_CODE) {
    throw new Error('The index of places could not be written');
  }
  const how = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`);
  throw new IndexBuildError(
    `There is no index of places, and making one, which takes 300 MB of memory, failed (${how}): ` +
      'run `npm run build` where there is more, and set PLACES_INDEX to its dist/places',
    { cause: error },
  );
}

/** @throws where the file cannot be written */
export function writeAllBytes(descriptor: number, bytes: Uint8Array): void {
  for (let sent = 0; sent < bytes.length;) sent += writeSync(descriptor, bytes, sent);
}
