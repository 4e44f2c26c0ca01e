import { isUtf8 } from 'node:buffer';

/** The text of a file in ISO-8859-1, as the weather service has most, or in UTF-8, as it has others. */
export function textOf(body: Uint8Array): string {
  return Buffer.from(body).toString(isUtf8(body) ? 'utf8' : 'latin1');
}
