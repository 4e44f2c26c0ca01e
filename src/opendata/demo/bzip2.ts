import { instantiateBzip2, type Libbzip2 } from '../formats/bzip2.ts';

/** Block size in units of 100 kB, as in DWD's files. */
const BLOCK_SIZE_100_KB = 9;
const QUIET = 0;
const USUAL_WORK_FACTOR = 0;

let library: Libbzip2 | undefined;

/** Compresses bytes with bzip2. */
export function compressBzip2(bytes: Uint8Array): Uint8Array {
  const bzip2 = (library ??= instantiateBzip2());
  const { memory } = bzip2;
  // Incompressible data grow by up to one percent and 600 bytes (bzip2's manual, 3.5.1).
  const room = Math.ceil(bytes.length * 1.01) + 600;
  const source = bzip2.malloc(bytes.length + 1);
  const target = bzip2.malloc(room);
  const length = bzip2.malloc(Uint32Array.BYTES_PER_ELEMENT);
  new Uint8Array(memory.buffer).set(bytes, source);
  new DataView(memory.buffer).setUint32(length, room, true);
  const code = bzip2.BZ2_bzBuffToBuffCompress(
    target,
    length,
    source,
    bytes.length,
    BLOCK_SIZE_100_KB,
    QUIET,
    USUAL_WORK_FACTOR,
  );
  if (code !== 0) throw new Error(`libbzip2 gives ${code}`);
  const file = new Uint8Array(memory.buffer).slice(
    target,
    target + new DataView(memory.buffer).getUint32(length, true),
  );
  for (const address of [source, target, length]) bzip2.free(address);
  return file;
}
