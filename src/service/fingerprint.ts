import { createHash } from 'node:crypto';

/** Another one for other content: 16 hexadecimal digits. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
