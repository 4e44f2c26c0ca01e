import { OpenDataError } from '../../server.ts';

/** Header messages by type (HDF5 File Format Specification, IV.A.2). */
export const MESSAGE_TYPE = {
  dataspace: 0x01,
  datatype: 0x03,
  layout: 0x08,
  filters: 0x0b,
  attribute: 0x0c,
  continuation: 0x10,
  symbolTable: 0x11,
} as const;

export interface HeaderMessage {
  type: number;
  body: Uint8Array;
}

/** Version 1 headers align messages to eight bytes. */
const PREFIX_BYTES = 16;
const MESSAGE_PREFIX_BYTES = 8;

const SHARED_FLAG = 0x02;

/** Maximum number of header blocks, because a malformed chain may be circular. */
const MAX_HEADER_BLOCKS = 100;
/** Maximum number of messages, because an empty message takes only eight bytes. */
const MAX_MESSAGES = 1000;

/** Reads the messages of the object at an address; its header may have several blocks. */
export function readHeaderMessages(file: Uint8Array, address: number): HeaderMessage[] {
  const header = createCursor(file, address);
  expectVersion(header, 'an object header', 1);
  header.skip(7);
  const blocks = [{ at: address + PREFIX_BYTES, length: header.uint(4) }];
  const messages: HeaderMessage[] = [];
  for (let index = 0; index < blocks.length; index++) {
    if (index === MAX_HEADER_BLOCKS) {
      throw new OpenDataError('The HDF5 file is damaged: endless header');
    }
    const block = blocks[index];
    if (!block) break;
    for (const message of readBlockMessages(createCursor(file, block.at), block.length)) {
      if (message.type !== MESSAGE_TYPE.continuation) messages.push(message);
      else blocks.push(readContinuation(message.body));
      if (messages.length > MAX_MESSAGES) {
        throw new OpenDataError('The HDF5 file is damaged: a header of too many messages');
      }
    }
  }
  return messages;
}

function* readBlockMessages(cursor: Cursor, length: number): Generator<HeaderMessage> {
  const end = cursor.position + length;
  while (cursor.position + MESSAGE_PREFIX_BYTES <= end) {
    const type = cursor.uint(2);
    const bodyLength = cursor.uint(2);
    if (cursor.uint(1) & SHARED_FLAG) {
      throw createUnsupportedError('a shared message of type', type);
    }
    cursor.skip(3);
    yield { type, body: cursor.bytes(bodyLength) };
  }
}

function readContinuation(body: Uint8Array): { at: number; length: number } {
  const cursor = createCursor(body, 0);
  return { at: cursor.uint(8), length: cursor.uint(8) };
}

/** Scalar attributes by name. */
export function readAttributes(messages: readonly HeaderMessage[]): Map<string, string | number> {
  return new Map(
    messages
      .filter(({ type }) => type === MESSAGE_TYPE.attribute)
      .map(({ body }) => readAttribute(body)),
  );
}

/** Attribute message, version 1: name, type, dimensions and value, each padded to eight bytes. */
function readAttribute(body: Uint8Array): [name: string, value: string | number] {
  const cursor = createCursor(body, 0);
  expectVersion(cursor, 'an attribute', 1);
  cursor.skip(1);
  const [nameLength, typeLength, spaceLength] = [cursor.uint(2), cursor.uint(2), cursor.uint(2)];
  const name = cursor.text(padToEight(nameLength)).replace(/\0.*$/s, '');
  const type = readDatatype(cursor.bytes(padToEight(typeLength)));
  cursor.skip(padToEight(spaceLength));
  return [name, readValue(type, cursor.bytes(type.size))];
}

function padToEight(length: number): number {
  return Math.ceil(length / 8) * 8;
}

/** Numbers are little-endian; texts have a fixed length and end there or at a zero byte. */
export interface Hdf5Datatype {
  kind: 'unsigned' | 'signed' | 'float' | 'text';
  /** Size in bytes. */
  size: number;
}

const INTEGER_CLASS = 0;
const FLOAT_CLASS = 1;
const TEXT_CLASS = 3;

const BIG_ENDIAN_FLAG = 0x01;
const SIGNED_FLAG = 0x08;

/** Datatype message, version 1 or 2, which differ only in unsupported types. */
export function readDatatype(message: Uint8Array): Hdf5Datatype {
  const cursor = createCursor(message, 0);
  const classAndVersion = cursor.uint(1);
  const flags = cursor.uint(1);
  cursor.skip(2);
  const size = cursor.uint(4);
  const type = classAndVersion & 0x0f;
  if (type === TEXT_CLASS) return { kind: 'text', size };
  if (type !== INTEGER_CLASS && type !== FLOAT_CLASS) {
    throw createUnsupportedError('a datatype of class', type);
  }
  if (flags & BIG_ENDIAN_FLAG) {
    throw createUnsupportedError('numbers with their', 'high byte first');
  }
  if (type === FLOAT_CLASS) return { kind: 'float', size };
  return { kind: flags & SIGNED_FLAG ? 'signed' : 'unsigned', size };
}

/** Reads one value of a type. */
function readValue({ kind, size }: Hdf5Datatype, body: Uint8Array): string | number {
  const cursor = createCursor(body, 0);
  if (kind === 'text') return cursor.text(size).replace(/\0.*$/s, '');
  const bytes = cursor.bytes(size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, size);
  if (kind === 'float' && size === 8) return view.getFloat64(0, true);
  if (kind === 'float' && size === 4) return view.getFloat32(0, true);
  if (kind === 'signed' && size === 8) return Number(view.getBigInt64(0, true));
  if (kind === 'unsigned' && size === 8) return Number(view.getBigUint64(0, true));
  if (kind === 'signed' && size === 4) return view.getInt32(0, true);
  if (kind === 'unsigned' && size === 4) return view.getUint32(0, true);
  throw createUnsupportedError(`numbers (${kind}) of a length of`, size);
}

/** Node types of a B-tree: members of a group, or chunks of a dataset. */
const TREE_TYPE = { group: 0, chunks: 1 } as const;

/** Reads a B-tree of one node, as all small ones are: number of entries, and offset of the first. */
export function readTree(
  file: Uint8Array,
  address: number,
  sorts: keyof typeof TREE_TYPE,
): { count: number; entries: Cursor } {
  const cursor = createCursor(file, address);
  expectSignature(cursor, 'TREE');
  const [kind, level, count] = [cursor.uint(1), cursor.uint(1), cursor.uint(2)];
  if (kind !== TREE_TYPE[sorts]) throw createUnsupportedError('a tree of type', kind);
  if (level !== 0) throw createUnsupportedError('a tree of level', level);
  // Addresses of the siblings.
  cursor.skip(8 + 8);
  return { count, entries: cursor };
}

/** Reads consecutive little-endian values from an offset of a file. */
interface Cursor {
  readonly position: number;
  /** Reads an unsigned number of 1, 2, 4 or 8 bytes. */
  uint(length: 1 | 2 | 4 | 8): number;
  bytes(length: number): Uint8Array;
  /** Reads Latin-1 text. */
  text(length: number): string;
  skip(length: number): void;
}

/** The undefined address. */
const UNDEFINED_ADDRESS = 0xffff_ffff_ffff_ffffn;

/** @throws {OpenDataError} for a read beyond the end */
export function createCursor(file: Uint8Array, start: number): Cursor {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let position = start;

  function advance(length: number): number {
    const at = position;
    if (at < 0 || at + length > file.length) throw new OpenDataError('The HDF5 file is cut off');
    position += length;
    return at;
  }

  function uint(length: 1 | 2 | 4 | 8): number {
    const at = advance(length);
    if (length === 1) return view.getUint8(at);
    if (length === 2) return view.getUint16(at, true);
    if (length === 4) return view.getUint32(at, true);
    const value = view.getBigUint64(at, true);
    return value === UNDEFINED_ADDRESS ? Infinity : Number(value);
  }

  function bytes(length: number): Uint8Array {
    const at = advance(length);
    return file.subarray(at, at + length);
  }

  return {
    get position() {
      return position;
    },
    uint,
    bytes,
    text: (length) => Buffer.from(bytes(length)).toString('latin1'),
    skip: (length) => void advance(length),
  };
}

/** Creates the error for a valid structure that is not supported. */
export function createUnsupportedError(what: string, found: string | number): OpenDataError {
  return new OpenDataError(`The HDF5 file has ${what} ${found}, which is not read`);
}

/** @throws {OpenDataError} for another signature or version */
export function expectSignature(cursor: Cursor, signature: string, version?: number): void {
  if (cursor.text(signature.length) !== signature) {
    throw new OpenDataError(`The HDF5 file is damaged: no ${signature} where there should be one`);
  }
  if (version !== undefined) expectVersion(cursor, signature, version);
}

export function expectVersion(cursor: Cursor, structure: string, version: number): void {
  const found = cursor.uint(1);
  if (found !== version) throw createUnsupportedError(`${structure} of version`, found);
}
