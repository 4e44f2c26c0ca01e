/** Unsigned integers and floats as HDF5 has them: little-endian. */
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

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** The text and the zero that ends it. */
export function terminated(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'latin1');
}

/** One after the other. */
export function joined(...parts: Uint8Array[]): Buffer {
  return Buffer.concat(parts);
}

/** Filled up with zeros to a length. */
export function filledTo(length: number, ...parts: Uint8Array[]): Buffer {
  return Buffer.concat(parts, length);
}

/** Filled up with zeros to a multiple of eight. */
export function aligned(...parts: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([bytes], Math.ceil(bytes.length / 8) * 8);
}
