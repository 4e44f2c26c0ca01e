import { crc32 } from 'node:zlib';
import type { Resource } from '../server.ts';

/**
 * The checksum of what a cache keeps of a resource, as eight hexadecimal digits. The resource is part
 * of it: what was kept of another one is noticed. CRC-32 takes 0.2 ms for a mebibyte, SHA-1 and SHA-256
 * three times as long.
 */
export function checksumOf(
  { host, path }: Resource,
  ...parts: readonly (string | Uint8Array)[]
): string {
  const sum = parts.reduce<number>(
    (before, part) => crc32(part, before),
    crc32(`${host} ${path}\n`),
  );
  return sum.toString(16).padStart(8, '0');
}
