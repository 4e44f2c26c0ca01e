import { instantiate, type Libbzip2 } from '../bzip2/library.ts';

/** In units of 100 kB, as the files of the weather service have. */
const BLOCK_SIZE = 9;
const QUIET = 0;
const USUAL_WORK_FACTOR = 0;

let library: Libbzip2 | undefined;

/** The bytes as bzip2. */
export function compressed(bytes: Uint8Array): Uint8Array {
  library ??= instantiate();
  const { malloc, free, memory } = library;
  // What cannot be compressed grows by up to a hundredth and 600 bytes (bzip2's manual, 3.5.1).
  const room = Math.ceil(bytes.length * 1.01) + 600;
  const [source, target, length] = [malloc(bytes.length + 1), malloc(room), malloc(4)];
  new Uint8Array(memory.buffer).set(bytes, source);
  new DataView(memory.buffer).setUint32(length, room, true);
  const code = library.BZ2_bzBuffToBuffCompress(
    target,
    length,
    source,
    bytes.length,
    BLOCK_SIZE,
    QUIET,
    USUAL_WORK_FACTOR,
  );
  if (code !== 0) throw new Error(`libbzip2 gives ${code}`);
  const file = new Uint8Array(memory.buffer).slice(
    target,
    target + new DataView(memory.buffer).getUint32(length, true),
  );
  for (const address of [source, target, length]) free(address);
  return file;
}
