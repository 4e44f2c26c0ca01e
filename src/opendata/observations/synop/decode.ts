import * as z from 'zod';
import { decompressBzip2 } from '../../formats/bzip2.ts';
import { OpenDataError } from '../../server.ts';
import { type SynopReport, visitElements, createReportReader } from './report-reader.ts';

/** A file of 240 generated reports unpacks to 10 MB. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

/**
 * Decodes a file of SYNOP reports, JSON compressed by bzip2. Files without reports are empty.
 *
 * @throws {OpenDataError} if the file is damaged, truncated or has another format
 */
export function decodeSynopFile(body: Uint8Array): SynopReport[] {
  if (body.length === 0) return [];
  const text = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (const piece of decompressBzip2(body)) {
    length += piece.length;
    if (length > MAX_TEXT_BYTES) throw new OpenDataError('SYNOP file is too large');
    parts.push(text.decode(piece, { stream: true }));
  }
  return parseSynopMessages(parts.join('') + text.decode());
}

const SynopFileSchema = z.object({ messages: z.array(z.unknown()) });

/**
 * Parses SYNOP messages (WMO's FM 94 BUFR) in the JSON of ecCodes. The elements of a message precede
 * the list of its subsets, each of which is the report of a station.
 *
 * @throws {OpenDataError} if the text is not JSON or has another format
 */
export function parseSynopMessages(text: string): SynopReport[] {
  const { data } = SynopFileSchema.safeParse(parseJson(text));
  if (!data) throw new OpenDataError('SYNOP file without a list of messages');
  return data.messages.flatMap(findSubsets).flatMap((subset) => readReport(subset) ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OpenDataError('SYNOP file is no JSON or cut off', { cause });
  }
}

function findSubsets(message: unknown): unknown[] {
  const last: unknown = Array.isArray(message) ? message.at(-1) : undefined;
  return Array.isArray(last) ? last : [];
}

function readReport(subset: unknown): SynopReport | undefined {
  if (!Array.isArray(subset)) return undefined;
  const reader = createReportReader();
  visitElements(subset, reader.addElement);
  return reader.report();
}
