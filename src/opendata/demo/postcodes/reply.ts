import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../../contract/parameters.ts';
import { fileOf } from '../../postcodes/postcodes.ts';
import { isUnchanged, replyWith, type MirrorPart } from '../part.ts';
import { BEST_KNOWN, type Entry } from './best-known.ts';

/** When the table was last changed. */
const MODIFIED = new Date('2026-11-18T00:00:00Z');
const ETAG = `"demo-postcodes-${MODIFIED.getTime()}"`;

/** GeoNames' mark for the position of a place of its own table. */
const OF_A_PLACE = 4;

/** The postal code files of GeoNames, with the best known places. */
export const postcodeReply: MirrorPart = async ({ host, path }, conditions) => {
  const country = POSTCODE_COUNTRIES.find((one) => {
    const file = fileOf(one);
    return file.host === host && file.path === path;
  });
  if (!country) return undefined;
  if (isUnchanged(conditions, ETAG, MODIFIED.getTime())) return { status: 304 };
  return replyWith(await countryZip(country), ETAG, MODIFIED.getTime(), conditions);
};

async function countryZip(country: PostcodeCountry): Promise<Uint8Array> {
  const zip = new ZipFile();
  const rows = BEST_KNOWN[country].map((entry) => rowOf(country, entry));
  const readme = 'The best known postcodes, for demonstration, in the format of GeoNames.\n';
  zip.addBuffer(Buffer.from(readme), 'readme.txt', { mtime: MODIFIED });
  zip.addBuffer(Buffer.from(rows.join('')), `${country}.txt`, { mtime: MODIFIED });
  zip.end();
  return buffer(zip.outputStream);
}

/** Without the names and codes of administration, which a row may lack. */
function rowOf(country: PostcodeCountry, { code, town, latitude, longitude }: Entry): string {
  const administration = ['', '', '', '', '', ''];
  const columns = [country, code, town, ...administration, latitude, longitude, OF_A_PLACE];
  return `${columns.join('\t')}\n`;
}
