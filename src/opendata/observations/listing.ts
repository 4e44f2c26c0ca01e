import { OpenDataError } from '../server.ts';

/** An address in a directory listing. */
const ADDRESS = /<a href="([^"]+)"/g;

/**
 * The files that the open-data server lists in a directory; names are cut in the text, not here.
 *
 * @throws {OpenDataError} when the page is cut off, or none at all
 */
export function readListing(body: Uint8Array): string[] {
  const page = Buffer.from(body).toString('latin1');
  if (!/<\/html>\s*$/i.test(page.slice(-50))) throw new OpenDataError('Directory listing cut off');
  return Array.from(page.matchAll(ADDRESS), ([, address = '']) => address);
}
