import { isUtf8 } from 'node:buffer';
import type * as z from 'zod';
import { describeIssue } from '../../contract/problem.ts';
import { OpenDataError } from '../server.ts';

/** Decodes UTF-8, else ISO-8859-1: DWD publishes files in both. */
export function decodeText(body: Uint8Array): string {
  return Buffer.from(body).toString(isUtf8(body) ? 'utf8' : 'latin1');
}

/**
 * Parses a JSON file.
 *
 * @param label name of the file in errors
 * @throws {OpenDataError} that names the invalid field
 */
export function parseJsonFile<T>(body: Uint8Array, schema: z.ZodType<T>, label: string): T {
  const json = parseJson(body, label);
  const { success, data, error } = schema.safeParse(json, { error: describeIssue });
  if (success) return data;
  const [issue] = error.issues;
  throw new OpenDataError(
    `${label} is of an unknown version: ${issue?.path.join('.') || 'file'}: ${issue?.message}`,
  );
}

function parseJson(body: Uint8Array, label: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new OpenDataError(`${label} is no JSON or cut off`, { cause });
  }
}

/** A link in a directory listing. */
const LINK_ADDRESS = /<a href="([^"]+)"/g;

/**
 * Parses the links of a directory listing: the visible names are shortened, the links are not.
 *
 * @throws {OpenDataError} if the page is truncated or not a listing
 */
export function parseDirectoryListing(body: Uint8Array): string[] {
  const page = Buffer.from(body).toString('latin1');
  if (!/<\/html>\s*$/i.test(page.slice(-50))) throw new OpenDataError('Directory listing cut off');
  return Array.from(page.matchAll(LINK_ADDRESS), ([, address = '']) => address);
}
