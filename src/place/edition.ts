import { crc32 } from 'node:zlib';
import { ADDITIONAL_NAMES } from './additional-names.ts';
import { COUNTRY_NICKNAMES, STATE_NAMES } from './area-names.ts';
import { EXONYMS } from './exonyms/index.ts';

/** To be raised with every change to how an index is built. */
const FORMAT = 2;

/** Tells apart what different states of this code make of GeoNames' table. */
export const EDITION = crc32(
  JSON.stringify([FORMAT, ADDITIONAL_NAMES, EXONYMS, STATE_NAMES, COUNTRY_NICKNAMES]),
);
