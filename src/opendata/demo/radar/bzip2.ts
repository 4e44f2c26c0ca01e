import BZip2 from 'bzip2-wasm';

/** In units of 100 kB, as the radar composites have. */
const BLOCK_SIZE = 9;
/** Room for the blocks that libbzip2 works on. */
const WORKSPACE = 16 * 1024 * 1024;

/** The bytes as bzip2. For a worker only: the library leaves traces in the global object. */
export async function compressed(bytes: Uint8Array): Promise<Uint8Array> {
  const bzip2 = new BZip2();
  await bzip2.init();
  // Runs in which it rains almost everywhere shrink to a twenty-fifth; a sixth will hold them.
  const room = Math.ceil(bytes.length / 6) + 1024;
  makeRoom(bzip2, bytes.length + 2 * room + WORKSPACE);
  return bzip2.compress(bytes, BLOCK_SIZE, room);
}

/** The library loses its view of the memory when that has to grow within `compress`. */
function makeRoom({ wasmModule }: BZip2, length: number): void {
  const { _malloc: allocate, _free: release } = wasmModule;
  release(allocate(length));
}
