import type { Product } from '../../products.ts';
import { OpenDataError, type Resource } from '../../server.ts';
import { readListing } from '../listing.ts';

/** A file of SYNOP reports on the server. */
export interface SynopFile {
  file: Resource;
  /** When it was made, epoch milliseconds; what it reports is some minutes older. */
  made: number;
}

const FOLDER = '/weather/weather_reports/synoptic/germany/json/';

/** The directory of the files of the last day or more. */
export const SYNOP_LISTING: Resource = { host: 'opendata', path: FOLDER };

/** Beside these there is one called `latest`, which is the newest of them under another name. */
const NAME = /^Z__C_EDZW_(\d{14})_[\w,%.-]{1,100}\.json\.bz2$/;

const MINUTE = 60_000;

/** A file comes every few minutes. */
const LISTED_EVERY = 2 * MINUTE;
const USABLE_FOR = 60 * MINUTE;

export const synopListing: Product<SynopFile[]> = {
  decode: readSynopListing,
  freshUntil: (_, now) => now + LISTED_EVERY,
  usableUntil: (_, now) => now + USABLE_FOR,
  askLateEvery: LISTED_EVERY,
  askMissingEvery: LISTED_EVERY,
};

/**
 * The files that the directory lists, newest first.
 *
 * @throws {OpenDataError} when it is cut off, or lists none: there are always those of the last day
 */
function readSynopListing(body: Uint8Array): SynopFile[] {
  const files = readListing(body).flatMap((name) => fileOf(name) ?? []);
  if (files.length === 0) throw new OpenDataError('Directory without a file of SYNOP reports');
  return files.toSorted((a, b) => b.made - a.made);
}

function fileOf(name: string): SynopFile | undefined {
  const digits = NAME.exec(name)?.[1];
  if (digits === undefined) return undefined;
  const iso = digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z');
  const made = Date.parse(iso);
  return Number.isNaN(made) ? undefined : { file: { ...SYNOP_LISTING, path: FOLDER + name }, made };
}
