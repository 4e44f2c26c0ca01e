import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { spawnSync, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readIndexFromBytes, openIndexFile } from './index-format.ts';
import { PLACE_INDEX_EDITION } from './build-index.ts';
import type { PlaceIndex } from './place-index.ts';

/**
 * Opens the index file. Builds and writes it if it is missing, damaged or of another edition; keeps the index
 * in memory if the file is not writable.
 *
 * @param onWriteError called with the error if the file is not writable
 * @throws {IndexBuildError} if the build fails
 */
export function openOrBuildIndex(
  file: string,
  builder: IndexBuilder,
  onWriteError: (cause: unknown) => void = () => undefined,
): PlaceIndex {
  try {
    return openVerifiedIndex(file);
  } catch {
    // The file is missing, damaged or of another edition.
  }
  try {
    writeIndexFile(file, builder);
    return openIndexFile(file).index;
  } catch (cause) {
    if (cause instanceof IndexBuildError) throw cause;
    onWriteError(cause);
  }
  return readIndexFromBytes(builder.bytes());
}

/**
 * Builds the index file if it is missing, damaged or of another edition.
 *
 * @returns whether it was
 * @throws if the file is not writable
 * @throws {IndexBuildError}
 */
export function ensureIndexFile(file: string, builder: IndexBuilder): boolean {
  try {
    openVerifiedIndex(file);
    return false;
  } catch {
    writeIndexFile(file, builder);
    return true;
  }
}

/** @throws if the file is missing, damaged or of another edition */
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

/** Writes a temporary file and renames it, so that no process reads a partial file. */
function writeIndexFile(file: string, builder: IndexBuilder): void {
  const temporaryFile = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    const descriptor = openSync(temporaryFile, 'wx');
    try {
      builder.writeTo(descriptor);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporaryFile, file);
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/** Builds an index in its file format. */
export interface IndexBuilder {
  /** @throws if the file is not writable */
  writeTo: (descriptor: number) => void;
  bytes: () => Buffer;
}

/** There is no index of places, and the build failed. */
export class IndexBuildError extends Error {
  override name = 'IndexBuildError';
}

const BUILD_PROGRAM = fileURLToPath(
  new URL(`./make-index${extname(import.meta.url)}`, import.meta.url),
);

/** Heap of the build, MB; 176 are sufficient. The process takes 300 MB for about five seconds. */
const BUILD_HEAP_MB = 192;

const MAX_INDEX_BYTES = 64 * 1024 * 1024;

/** Exit code of the build program if it cannot write its output. */
export const WRITE_FAILED_EXIT_CODE = 74;

/**
 * Creates a builder that runs a separate process, because the heap of the server is too small.
 *
 * Both methods throw {@link IndexBuildError} if the process fails.
 *
 * @param program writes the index to its standard output
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
    throw new Error('Could not write the index of places');
  }
  const reason = error?.message ?? (signal ? `killed by ${signal}` : `exit code ${status}`);
  throw new IndexBuildError(
    `There is no index of places, and building one failed (${reason}). The build takes 300 MB of memory: ` +
      'run `npm run build` on a machine with more, and set PLACES_INDEX to its dist/places',
    { cause: error },
  );
}

/** @throws if the file is not writable */
export function writeAllBytes(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}
