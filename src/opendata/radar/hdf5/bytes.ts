import { OpenDataError } from '../../server.ts';

/** Reads numbers, low byte first, from somewhere in a file; it moves on with each. */
export interface Cursor {
  readonly position: number;
  /** An unsigned number of 1, 2, 4 or 8 bytes. */
  uint(length: 1 | 2 | 4 | 8): number;
  bytes(length: number): Uint8Array;
  /** Latin letters. */
  text(length: number): string;
  skip(length: number): void;
}

/** Stands for no address. */
const UNDEFINED_ADDRESS = 0xffff_ffff_ffff_ffffn;

/** @throws {OpenDataError} wherever it would read beyond the end */
export function cursorAt(file: Uint8Array, start: number): Cursor {
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

/** Something that the format allows and that these files do not have. */
export function unknown(what: string, found: string | number): OpenDataError {
  return new OpenDataError(`The HDF5 file has ${what} ${found}, which is not read`);
}

/** @throws {OpenDataError} when a structure does not begin with its signature and its version */
export function expectSignature(cursor: Cursor, signature: string, version?: number): void {
  if (cursor.text(signature.length) !== signature) {
    throw new OpenDataError(`The HDF5 file is damaged: no ${signature} where there should be one`);
  }
  if (version !== undefined) expectVersion(cursor, signature, version);
}

export function expectVersion(cursor: Cursor, structure: string, version: number): void {
  const found = cursor.uint(1);
  if (found !== version) throw unknown(`${structure} of version`, found);
}
