import { OpenDataError } from '../server.ts';
import { reusableBuffer } from './buffers.ts';

/** A file in a tar archive. */
export interface TarMember {
  name: string;
  /** In memory that is used again for the next member. */
  body: Uint8Array;
}

const RECORD_BYTES = 512;

/** Fields of a member's header (POSIX.1-1988, ustar): where they begin, and their length. */
const NAME_FIELD = [0, 100] as const;
const SIZE_FIELD = [124, 12] as const;
const CHECKSUM_FIELD = [148, 8] as const;
const TYPE_FIELD = [156, 1] as const;

/** A run has 25 frames; what is no file counts as well, of which a small archive can hold any number. */
const MAX_MEMBERS = 100;

/** A frame has 5.3 MB unpacked, less in its member. */
const MAX_MEMBER_BYTES = 8 * 1024 * 1024;

/**
 * The files of a tar archive that comes in pieces, each as soon as it is complete: a run is 66 MB
 * unpacked, which need never be in memory at once.
 *
 * @throws {OpenDataError} when the archive is damaged, cut off, or holds too large a file
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
    // A plain file has the type 0, formerly none; any other says something about files.
    if (type === '0' || type === '') yield { name, body };
  }
}

interface TarInput {
  /** The next bytes, as many as that, in memory that is used again for those after them. */
  take(length: number): Uint8Array;
}

/** Where what lies in several pieces is put together. */
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

/** The sum of all bytes, those of itself taken as blanks. */
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
