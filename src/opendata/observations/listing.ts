/** An address in a directory listing. */
const ADDRESS = /<a href="([^"]+)"/g;

/** The files that the open-data server lists in a directory; names are cut in the text, not here. */
export function readListing(body: Uint8Array): string[] {
  const page = Buffer.from(body).toString('latin1');
  return Array.from(page.matchAll(ADDRESS), ([, address = '']) => address);
}
