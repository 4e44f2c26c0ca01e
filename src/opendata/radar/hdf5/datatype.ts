import { cursorAt, unknown } from './bytes.ts';

/** Numbers are low byte first; texts have a fixed length and end where they do or at a zero. */
export interface Datatype {
  kind: 'unsigned' | 'signed' | 'float' | 'text';
  /** Bytes. */
  size: number;
}

const INTEGER = 0;
const FLOAT = 1;
const TEXT = 3;

const HIGH_BYTE_FIRST = 0x01;
const SIGNED = 0x08;

/** Datatype message, version 1 or 2, which differ only in types that are not read. */
export function readDatatype(message: Uint8Array): Datatype {
  const cursor = cursorAt(message, 0);
  const classAndVersion = cursor.uint(1);
  const flags = cursor.uint(1);
  cursor.skip(2);
  const size = cursor.uint(4);
  const type = classAndVersion & 0x0f;
  if (type === TEXT) return { kind: 'text', size };
  if (type !== INTEGER && type !== FLOAT) throw unknown('a datatype of class', type);
  if (flags & HIGH_BYTE_FIRST) throw unknown('numbers with their', 'high byte first');
  if (type === FLOAT) return { kind: 'float', size };
  return { kind: flags & SIGNED ? 'signed' : 'unsigned', size };
}

/** One value of a type. */
export function readValue({ kind, size }: Datatype, body: Uint8Array): string | number {
  const cursor = cursorAt(body, 0);
  if (kind === 'text') return cursor.text(size).replace(/\0.*$/s, '');
  const bytes = cursor.bytes(size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, size);
  if (kind === 'float' && size === 8) return view.getFloat64(0, true);
  if (kind === 'float' && size === 4) return view.getFloat32(0, true);
  if (kind === 'signed' && size === 8) return Number(view.getBigInt64(0, true));
  if (kind === 'unsigned' && size === 8) return Number(view.getBigUint64(0, true));
  if (kind === 'signed' && size === 4) return view.getInt32(0, true);
  if (kind === 'unsigned' && size === 4) return view.getUint32(0, true);
  throw unknown(`numbers (${kind}) of a length of`, size);
}
