import { OpenDataError } from '../server.ts';
import { reusableBuffer } from './run.ts';

/** A file in a tar archive. */
export interface TarMember {
  name: string;
  /** In memory that the next member reuses. */
  body: Uint8Array;
}

const RECORD_BYTES = 512;

/** Offset and length of header fields (POSIX.1-1988, ustar). */
const NAME_FIELD = [0, 100] as const;
const SIZE_FIELD = [124, 12] as const;
const CHECKSUM_FIELD = [148, 8] as const;
const TYPE_FIELD = [156, 1] as const;

/** A run has 25 frames; other entries count as well, because a small archive can contain many. */
const MAX_MEMBERS = 100;

/** An unpacked frame has 5.3 MB, its member less. */
const MAX_MEMBER_BYTES = 8 * 1024 * 1024;

/**
 * Reads the files of a tar archive from its chunks, each as soon as it is complete: the 66 MB of a run
 * are never in memory at once.
 *
 * @throws {OpenDataError} if the archive is damaged, truncated, or contains too large a file
 */
export function* readTar(pieces: Iterable<Uint8Array>): Generator<TarMember> {
  const input = createTarInput(pieces);
  for (let members = 0; ; members++) {
    const header = input.take(RECORD_BYTES);
    if (header.every((byte) => byte === 0)) return;
    if (members === MAX_MEMBERS) throw new OpenDataError('Tar archive of too many members');
    checkHeader(header);
    const [name, type, size] = [
      readTextField(header, NAME_FIELD),
      readTextField(header, TYPE_FIELD),
      parseOctal(header, SIZE_FIELD),
    ];
    if (size > MAX_MEMBER_BYTES) {
      throw new OpenDataError(`Tar archive with ${size} bytes in ${name}`);
    }
    const padded = size + (-size & (RECORD_BYTES - 1));
    const body = input.take(padded).subarray(0, size);
    // Plain files have the type 0, formerly none; other types are metadata.
    if (type === '0' || type === '') yield { name, body };
  }
}

interface TarInput {
  /** Returns the next bytes, in memory that the next call may reuse. */
  take(length: number): Uint8Array;
}

/** Buffer for members that span several chunks. */
const joinBuffer = reusableBuffer(MAX_MEMBER_BYTES + RECORD_BYTES);
const joinedBytes = new Uint8Array(
  joinBuffer.buffer,
  joinBuffer.byteOffset,
  MAX_MEMBER_BYTES + RECORD_BYTES,
);

function createTarInput(pieces: Iterable<Uint8Array>): TarInput {
  const iterator = pieces[Symbol.iterator]();
  let piece: Uint8Array = new Uint8Array();

  function take(length: number): Uint8Array {
    if (piece.length === 0) piece = next();
    if (length <= piece.length) return cut(length);
    for (let filled = 0; filled < length;) {
      if (piece.length === 0) piece = next();
      const part = cut(Math.min(length - filled, piece.length));
      joinedBytes.set(part, filled);
      filled += part.length;
    }
    return joinedBytes.subarray(0, length);
  }

  function cut(length: number): Uint8Array {
    const part = piece.subarray(0, length);
    piece = piece.subarray(length);
    return part;
  }

  function next(): Uint8Array {
    const { done, value } = iterator.next();
    if (done) throw new OpenDataError('Tar archive is cut off');
    return value;
  }

  return { take };
}

/** The checksum is the sum of all header bytes, with its own bytes counted as spaces. */
function checkHeader(header: Uint8Array): void {
  const [at, length] = CHECKSUM_FIELD;
  const sum = header.reduce(
    (total, byte, index) => total + (index >= at && index < at + length ? 0x20 : byte),
    0,
  );
  if (sum !== parseOctal(header, CHECKSUM_FIELD)) throw new OpenDataError('Tar archive is damaged');
}

function parseOctal(header: Uint8Array, field: readonly [number, number]): number {
  const digits = readTextField(header, field).trim();
  if (!/^[0-7]+$/.test(digits)) throw new OpenDataError('Tar archive is damaged');
  return Number.parseInt(digits, 8);
}

function readTextField(header: Uint8Array, [at, length]: readonly [number, number]): string {
  const [word = ''] = Buffer.from(header.subarray(at, at + length))
    .toString('latin1')
    .split('\0');
  return word;
}
