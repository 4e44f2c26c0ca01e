import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { processMemory } from '../opendata/cache/cache.ts';
import { createLiveServer } from '../opendata/live.ts';
import { createPostcodes } from '../opendata/postcodes/postcodes.ts';
import type { PostcodeLookup } from '../place/at-address.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { postcodeLookup } from '../place/postcode-lookup.ts';

/** Where postcodes are, by GeoNames' lists. */
export function openPostcodes(
  { openData: { hosts } }: Config,
  clock: () => Date,
  gazetteer: Gazetteer,
): PostcodeLookup {
  const userAgent = `${packageJson.name}/${packageJson.version}`;
  const server = createLiveServer({ hosts, userAgent });
  return postcodeLookup(createPostcodes({ server, clock, cache: processMemory }), gazetteer);
}
