import { isUtf8 } from 'node:buffer';
import type * as z from 'zod';
import { describeIssue } from '../../contract/validation-messages.ts';
import { OpenDataError } from '../server.ts';

/** The text of a file in ISO-8859-1, as the weather service has most, or in UTF-8, as it has others. */
export function decodeText(body: Uint8Array): string {
  return Buffer.from(body).toString(isUtf8(body) ? 'utf8' : 'latin1');
}

/**
 * Reads a JSON file of a known shape.
 *
 * @param what what the file is called in errors
 * @throws {OpenDataError} when it is no JSON or of another shape, naming where it differs
 */
export function parseJsonFile<T>(body: Uint8Array, shape: z.ZodType<T>, what: string): T {
  const { success, data, error } = shape.safeParse(parseJson(body, what), { error: describeIssue });
  if (success) return data;
  const [issue] = error.issues;
  throw new OpenDataError(
    `${what} is of an unknown version: ${issue?.path.join('.') || 'file'}: ${issue?.message}`,
  );
}

function parseJson(body: Uint8Array, what: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new OpenDataError(`${what} is no JSON or cut off`, { cause });
  }
}

/** An address in a directory listing. */
const LINK_ADDRESS = /<a href="([^"]+)"/g;

/**
 * The files that the open-data server lists in a directory; names are cut in the text, not here.
 *
 * @throws {OpenDataError} when the page is cut off, or none at all
 */
export function parseDirectoryListing(body: Uint8Array): string[] {
  const page = Buffer.from(body).toString('latin1');
  if (!/<\/html>\s*$/i.test(page.slice(-50))) throw new OpenDataError('Directory listing cut off');
  return Array.from(page.matchAll(LINK_ADDRESS), ([, address = '']) => address);
}
