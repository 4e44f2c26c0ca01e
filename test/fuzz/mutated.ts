import * as fc from 'fast-check';

/** A change to bytes; where and how much of it counts for its kind. */
interface Edit {
  kind: (typeof KINDS)[number];
  at: number;
  length: number;
  value: number;
  word: string;
}

/** Most mutations preserve the length, so that fields behind the first are reached. */
const BINARY = [
  'flip', 'flip', 'flip', 'set', 'set', 'number', 'number', 'number', 'number',
  'cut off', 'remove', 'repeat', 'insert', 'splice',
] as const; // prettier-ignore
const TEXT = ['other number', 'word', 'remove line', 'repeat line'] as const;
const KINDS = [...BINARY, ...TEXT];

/** Numbers at the edge of what fields of 1, 2, 4 and 8 bytes hold. */
const EDGES = [
  0, 1, -1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff,
  2 ** 40, 2 ** 53, 2 ** 63,
]; // prettier-ignore

/** Invalid, implausible and unusually formatted numbers. */
const ODD_NUMBERS = [
  '0', '-0', '-1', '-5', '1e300', '1e999', '-1e999', 'NaN', 'Infinity', '0x1f', '1,5', '', ' ', '-',
  '--1', '9999', '-999', '99999999999999999999', '0.0000001', '1e-320', '100.01', '٣', '273.15.1',
]; // prettier-ignore

const MOST_EDITS = 6;
const LARGEST = 256 * 1024;

/** What valid files become when a few of their bytes change. */
export function mutated(seeds: readonly Uint8Array[]): fc.Arbitrary<Buffer> {
  return edited(seeds, BINARY, ['']);
}

/**
 * What valid texts become, in which numbers, words and lines change as well.
 *
 * @param words those of the format, to stand where they should not
 */
export function mutatedText(
  seeds: readonly string[],
  words: readonly string[],
  encoding: BufferEncoding = 'utf8',
): fc.Arbitrary<Buffer> {
  const files = seeds.map((seed) => Buffer.from(seed, encoding));
  // Most changes keep the form, so that what lies behind it is reached.
  return edited(files, [...TEXT, ...TEXT, ...TEXT, ...TEXT, ...BINARY], [...words, ...ODD_NUMBERS]);
}

function edited(
  seeds: readonly Uint8Array[],
  kinds: readonly Edit['kind'][],
  words: readonly string[],
): fc.Arbitrary<Buffer> {
  const edit = fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.nat(),
    length: fc.nat(300),
    value: fc.nat(),
    word: fc.constantFrom(...words),
  });
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: MOST_EDITS }))
    .map(([seed, edits]) => edits.reduce<Buffer>(applied, Buffer.from(seed)));
}

function applied(bytes: Buffer, { kind, at: anywhere, length, value, word }: Edit): Buffer {
  const at = anywhere % (bytes.length + 1);
  const end = at + length;
  switch (kind) {
    case 'flip':
      return written(bytes, at, Buffer.of((bytes[at] ?? 0) ^ (1 << (value % 8))));
    case 'set':
      return written(bytes, at, Buffer.of(value));
    case 'number':
      return written(bytes, at, numberBytes(value));
    case 'cut off':
      return bytes.subarray(0, at);
    case 'remove':
      return replaced(bytes, at, end, Buffer.alloc(0));
    case 'repeat':
      return replaced(bytes, end, end, bytes.subarray(at, end));
    case 'insert':
      return replaced(bytes, at, at, Buffer.alloc(length, value));
    case 'splice':
      return replaced(bytes, at, end, bytes.subarray(value % (bytes.length + 1)));
    case 'word':
      return replaced(bytes, at, at, Buffer.from(word));
    case 'other number':
      return numberReplaced(bytes, at, word);
    case 'remove line':
    case 'repeat line':
      return lineChanged(bytes, at, kind === 'repeat line' ? 2 : 0);
  }
}

function numberBytes(value: number): Buffer {
  const edge = EDGES[value % EDGES.length] ?? 0;
  const size = 1 << ((value >> 4) % 4);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt.asUintN(64, BigInt(edge)));
  const number = bytes.subarray(0, size);
  return (value >> 6) % 2 === 0 ? number : Buffer.from(number.toReversed());
}

function written(bytes: Buffer, at: number, part: Buffer): Buffer {
  return replaced(bytes, at, at + part.length, part);
}

function replaced(bytes: Buffer, from: number, to: number, part: Buffer): Buffer {
  const changed = Buffer.concat([bytes.subarray(0, from), part, bytes.subarray(to)]);
  return changed.subarray(0, LARGEST);
}

function numberReplaced(bytes: Buffer, at: number, word: string): Buffer {
  const rest = bytes.subarray(at).toString('latin1');
  const found = /-?\d+(?:\.\d+)?/.exec(rest);
  if (!found) return bytes;
  const from = at + found.index;
  return replaced(bytes, from, from + found[0].length, Buffer.from(word));
}

function lineChanged(bytes: Buffer, at: number, times: number): Buffer {
  const from = bytes.lastIndexOf('\n', at) + 1;
  const next = bytes.indexOf('\n', from);
  const to = next < 0 ? bytes.length : next + 1;
  const line = bytes.subarray(from, to);
  return replaced(bytes, from, to, Buffer.concat(Array.from({ length: times }, () => line)));
}
