/** An attribute value: text, a 64-bit float, or (bigint) an unsigned 64-bit integer. */
export type AttributeValue = string | number | bigint;

const UNLIMITED = 0xffff_ffff_ffff_ffffn;
const CONSTANT = 1;
/** A scalar's dataspace, version 1. */
const SCALAR = u8(1, 0, 0, 0, 0, 0, 0, 0);
/** Little-endian, unsigned: fixed-point datatypes by their sizes. */
const UINT32 = concatBytes(u8(0x10, 0, 0, 0), u32(4), u16(0, 32));
const UINT64 = concatBytes(u8(0x10, 0, 0, 0), u32(8), u16(0, 64));
/** IEEE 754: sign in bit 63, exponent of 11 bits from bit 52, mantissa of 52 bits, bias 1023. */
const FLOAT64 = concatBytes(
  u8(0x11, 0x20, 0x3f, 0),
  u32(8),
  u16(0, 64),
  u8(52, 11, 0, 52),
  u32(1023),
);

export function attribute(name: string, value: AttributeValue): Buffer {
  const [type, data] = typedValue(value);
  const label = zeroTerminated(name);
  const lengths = u16(label.length, type.length, SCALAR.length);
  return message(
    0x0c,
    concatBytes(u8(1, 0), lengths, padToEight(label), padToEight(type), SCALAR, data),
  );
}

/** Continuation message: the next block of the header. */
export function continuation(address: number, length: number): Buffer {
  return message(0x10, u64(address, length));
}

/** Symbol table message: addresses of a group's names. */
export function symbolTable(tree: number, heap: number): Buffer {
  return message(0x11, u64(tree, heap));
}

/** Dataspace of two dimensions without maximum size. */
export function dataspace(rows: number, columns: number): Buffer {
  const HAS_LIMITS = 1;
  const sizes = u64(rows, columns, UNLIMITED, UNLIMITED);
  return message(0x01, concatBytes(u8(1, 2, HAS_LIMITS, 0), u32(0), sizes));
}

export function uint32Datatype(): Buffer {
  return message(0x03, UINT32, CONSTANT);
}

/** Fill value message: space is allocated by chunk; unwritten values are zero. */
export function fillValue(): Buffer {
  return message(0x05, concatBytes(u8(2, 3, 2, 1), u32(0)), CONSTANT);
}

export function deflateFilter(level: number): Buffer {
  const DEFLATE = 1;
  const OPTIONAL = 1;
  const name = padToEight(zeroTerminated('deflate'));
  const filter = concatBytes(u16(DEFLATE, name.length, OPTIONAL, 1), name, u32(level, 0));
  return message(0x0b, concatBytes(u8(1, 1, 0, 0), u32(0), filter), CONSTANT);
}

/** Layout message: one chunk of 32-bit values for the whole array. */
export function chunkedLayout(tree: number, rows: number, columns: number): Buffer {
  const CHUNKED = 2;
  const dimensions = 3;
  return message(0x08, concatBytes(u8(3, CHUNKED, dimensions), u64(tree), u32(rows, columns, 4)));
}

/** Epoch milliseconds. */
export function modificationTime(time: number): Buffer {
  return message(0x12, concatBytes(u8(1, 0, 0, 0), u32(Math.floor(time / 1000))));
}

function typedValue(value: AttributeValue): [Buffer, Buffer] {
  if (typeof value === 'bigint') return [UINT64, u64(value)];
  if (typeof value === 'number') return [FLOAT64, f64(value)];
  const text = zeroTerminated(value);
  return [concatBytes(u8(0x13, 0, 0, 0), u32(text.length)), text];
}

function message(type: number, body: Uint8Array, flags = 0): Buffer {
  const content = padToEight(body);
  return concatBytes(u16(type, content.length), u8(flags, 0, 0, 0), content);
}

/** Writes little-endian unsigned integers and floats. */
export function u8(...values: number[]): Buffer {
  return Buffer.from(values);
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index);
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}

export function u64(...values: (number | bigint)[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
  return bytes;
}

function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** Zero-terminated text. */
export function zeroTerminated(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'latin1');
}

/** Concatenates buffers. */
export function concatBytes(...parts: Uint8Array[]): Buffer {
  return Buffer.concat(parts);
}

/** Pads with zeros to a length. */
export function padToLength(length: number, ...parts: Uint8Array[]): Buffer {
  return Buffer.concat(parts, length);
}

/** Pads with zeros to a multiple of eight. */
export function padToEight(...parts: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([bytes], Math.ceil(bytes.length / 8) * 8);
}
