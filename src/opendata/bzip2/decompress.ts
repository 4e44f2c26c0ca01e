import { fileOfBlock, findBlocks } from './blocks.ts';
import { loadBzip2, type Decompress } from './library.ts';

/** Loaded once: its memory counts as 64 MB when it comes, and has the garbage collected for that. */
let decompressBlock: Decompress | undefined;

/**
 * Decompresses a bzip2 file block by block, each into the memory of the one before: what is not
 * asked for is not decompressed. Checksums are compared.
 *
 * @throws {OpenDataError} when it is no bzip2 file, damaged or cut off
 */
export function* decompress(file: Uint8Array): Generator<Uint8Array> {
  const blocks = findBlocks(file);
  decompressBlock ??= loadBzip2();
  for (const block of blocks) yield decompressBlock(fileOfBlock(file, block));
}
