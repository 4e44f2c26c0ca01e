import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { noCache } from '../opendata/cache/cache.ts';
import { createLiveServer } from '../opendata/live-server.ts';
import { createPostcodes } from '../place/postcodes/table.ts';
import type { PostcodeLookup } from '../place/address.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { createPostcodeLookup } from '../place/postcodes/place-at-postcode.ts';

/** Opens the postcode lookup over GeoNames' files. */
export function openPostcodes(
  { openData: { hosts } }: Config,
  clock: () => Date,
  gazetteer: Gazetteer,
): PostcodeLookup {
  const userAgent = `${packageJson.name}/${packageJson.version}`;
  const server = createLiveServer({ hosts, userAgent });
  return createPostcodeLookup(createPostcodes({ server, clock, cache: noCache }), gazetteer);
}
