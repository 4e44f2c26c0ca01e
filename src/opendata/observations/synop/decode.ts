import { decompress } from '../../bzip2/decompress.ts';
import { OpenDataError } from '../../server.ts';
import { readMessages } from './messages.ts';
import type { SynopReport } from './report-reader.ts';

/** A file of 240 made-up reports unpacks to 10 MB. */
const LARGEST_TEXT = 64 * 1024 * 1024;

/**
 * Reads a file of SYNOP reports, JSON compressed by bzip2. Some have no byte at all: nobody reported.
 *
 * @throws {OpenDataError} when it is damaged, cut off or of another shape
 */
export function decodeSynop(body: Uint8Array): SynopReport[] {
  if (body.length === 0) return [];
  const text = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (const piece of decompress(body)) {
    length += piece.length;
    if (length > LARGEST_TEXT) throw new OpenDataError('SYNOP file is too large');
    parts.push(text.decode(piece, { stream: true }));
  }
  return readMessages(parts.join('') + text.decode());
}
