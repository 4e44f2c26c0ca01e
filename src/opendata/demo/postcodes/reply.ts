import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../../contract/parameters.ts';
import { postcodeResource } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import { DEMO_POSTCODES, type DemoPostcode } from './demo-postcodes.ts';

/** Date of the last change of the table. */
const MODIFIED_AT = new Date('2026-11-18T00:00:00Z');
const ETAG = `"demo-postcodes-${MODIFIED_AT.getTime()}"`;

/** GeoNames' accuracy code of a position from its place table. */
const PLACE_ACCURACY = 4;

/** Postal code files in the format of GeoNames, with the most prominent places. */
export const postcodeReply: MirrorPart = async ({ host, path }, conditions) => {
  const country = POSTCODE_COUNTRIES.find((one) => {
    const file = postcodeResource(one);
    return file.host === host && file.path === path;
  });
  if (!country) return undefined;
  if (isNotModified(conditions, ETAG, MODIFIED_AT.getTime())) return { status: 304 };
  return createFileResponse(
    await createCountryZip(country),
    ETAG,
    MODIFIED_AT.getTime(),
    conditions,
  );
};

async function createCountryZip(country: PostcodeCountry): Promise<Uint8Array> {
  const zip = new ZipFile();
  const rows = DEMO_POSTCODES[country].map((entry) => formatPostcodeRow(country, entry));
  const readme = 'The best known postcodes, for demonstration, in the format of GeoNames.\n';
  zip.addBuffer(Buffer.from(readme), 'readme.txt', { mtime: MODIFIED_AT });
  zip.addBuffer(Buffer.from(rows.join('')), `${country}.txt`, { mtime: MODIFIED_AT });
  zip.end();
  return buffer(zip.outputStream);
}

/** Omits administrative names and codes, which are optional. */
function formatPostcodeRow(
  country: PostcodeCountry,
  { code, town, latitude, longitude }: DemoPostcode,
): string {
  const administration = ['', '', '', '', '', ''];
  const columns = [country, code, town, ...administration, latitude, longitude, PLACE_ACCURACY];
  return `${columns.join('\t')}\n`;
}
