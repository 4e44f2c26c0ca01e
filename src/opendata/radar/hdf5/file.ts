import { OpenDataError } from '../../server.ts';
import { readAttributes } from './attributes.ts';
import { cursorAt, expectSignature, expectVersion, unknown } from './bytes.ts';
import { readDataset, type Dataset } from './dataset.ts';
import { readGroup } from './group.ts';
import { readMessages, type Message } from './object-header.ts';

/** An HDF5 file; paths begin with a slash, `/` is the root. */
export interface Hdf5File {
  /** @throws {OpenDataError} where there is no such object */
  attributes(path: string): Map<string, string | number>;
  dataset(path: string): Dataset;
}

const SIGNATURE = '\x89HDF\r\n\x1a\n';

/** Bytes of an address and of a length. */
const ADDRESS = 8;

/**
 * Opens an HDF5 file of the form that the radar's have, of HDF5 File Format Specification 1: superblock
 * and object headers of the first version, old-style groups, attributes of one value, datasets of
 * one deflated chunk. The libraries there are take ten times as long for a frame or bring 4 MB.
 *
 * @throws {OpenDataError} when it is none, is cut off, or has structures of another form
 */
export function openHdf5(file: Uint8Array): Hdf5File {
  const root = rootOf(file);
  const known = new Map<string, Message[]>();

  function messagesAt(path: string): Message[] {
    const messages = known.get(path) ?? findMessages(path);
    known.set(path, messages);
    return messages;
  }

  function findMessages(path: string): Message[] {
    let messages = readMessages(file, root);
    for (const name of path.split('/').filter((part) => part !== '')) {
      const address = readGroup(file, messages).get(name);
      if (address === undefined) throw new OpenDataError(`The HDF5 file has no ${path}`);
      messages = readMessages(file, address);
    }
    return messages;
  }

  return {
    attributes: (path) => readAttributes(messagesAt(path)),
    dataset: (path) => readDataset(file, messagesAt(path)),
  };
}

/** Superblock, version 0: the address of the root's object header. */
function rootOf(file: Uint8Array): number {
  if (Buffer.from(file.subarray(0, SIGNATURE.length)).toString('latin1') !== SIGNATURE) {
    throw new OpenDataError('The file is no HDF5 file');
  }
  const cursor = cursorAt(file, 0);
  expectSignature(cursor, SIGNATURE);
  expectVersion(cursor, 'a superblock', 0);
  cursor.skip(4);
  const [addressLength, lengthLength] = [cursor.uint(1), cursor.uint(1)];
  if (addressLength !== ADDRESS || lengthLength !== ADDRESS) {
    throw unknown('addresses of bytes', addressLength);
  }
  // The sizes of nodes and flags; then the addresses that all others count from, and of free space.
  cursor.skip(1 + 2 + 2 + 4);
  const base = cursor.uint(8);
  if (base !== 0) throw unknown('addresses that begin at', base);
  cursor.skip(8);
  const end = cursor.uint(8);
  if (end !== file.length) throw new OpenDataError('The HDF5 file is cut off');
  // The driver's address and the root's name.
  cursor.skip(8 + 8);
  return cursor.uint(8);
}
