import { spawnSync, type StdioOptions } from 'node:child_process';
import { writeSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Makes the file of an index. */
export interface IndexMaker {
  /** @throws where the file cannot be written */
  writeTo: (descriptor: number) => void;
  bytes: () => Buffer;
}

/** There is no index of places, and none could be made. */
export class IndexNotMade extends Error {
  override name = 'IndexNotMade';
}

const PROGRAM = fileURLToPath(new URL(`./make-index${extname(import.meta.url)}`, import.meta.url));

/**
 * Megabytes of JavaScript objects; 176 are enough. The process then takes 300 MB for as long as it
 * makes an index, about five seconds.
 */
const HEAP_MB = 192;

const MAX_INDEX_BYTES = 64 * 1024 * 1024;

/** What the process ends with where its output cannot be written. */
export const NOT_WRITTEN = 74;

/**
 * Makes it in a process of its own, with a heap of its own: the server's is too small for it.
 *
 * Both throw {@link IndexNotMade} where that process fails.
 *
 * @param program writes the file of an index to its standard output
 */
export function inOwnProcess(program: string = PROGRAM): IndexMaker {
  return {
    writeTo: (descriptor) => void run(program, descriptor),
    bytes: () => run(program, 'pipe'),
  };
}

function run(program: string, output: number | 'pipe'): Buffer {
  const stdio: StdioOptions = ['ignore', output, 'ignore'];
  const command = [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1', program];
  const options = { stdio, maxBuffer: MAX_INDEX_BYTES } as const;
  const { status, signal, stdout, error } = spawnSync(process.execPath, command, options);
  if (status === 0) return stdout;
  if (status === NOT_WRITTEN) throw new Error('The index of places could not be written');
  const how = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`);
  throw new IndexNotMade(
    `There is no index of places, and making one, which takes 300 MB of memory, failed (${how}): ` +
      'run `npm run build` where there is more, and set PLACES_INDEX to its dist/places',
    { cause: error },
  );
}

/** @throws where the file cannot be written */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let sent = 0; sent < bytes.length;) sent += writeSync(descriptor, bytes, sent);
}
