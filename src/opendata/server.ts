import type { PostcodeCountry } from '../contract/parameters.ts';

/**
 * The open-data server as the decoders see it: files at paths, with conditional GET.
 * `live.ts` asks the real one, `demo/` is a mirror inside the process.
 */
export interface OpenDataServer {
  /** What answers call their source: `DWD` or `demo`. */
  readonly name: string;
  /** @throws {OpenDataError} when the server cannot be reached or answers with an error. */
  get(resource: Resource, conditions?: Validators): Promise<FileResponse>;
  /** Closes its connections, once what they are used for is over. */
  close?(): Promise<void>;
}

/**
 * The hosts that files come from: the open data, the weather service's web site, its map server,
 * GeoNames' downloads, and Open-Meteo.
 */
export const HOSTS = ['opendata', 'www', 'maps', 'geonames', 'openMeteo'] as const;
export type Host = (typeof HOSTS)[number];

/** A file on one of the hosts; `path` starts with a slash and may hold a query. */
export interface Resource {
  host: Host;
  path: string;
}

/** GeoNames' file of a country's postcodes. */
export function postcodeResource(country: PostcodeCountry): Resource {
  return { host: 'geonames', path: `/export/zip/${country}.zip` };
}

export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** What a path is called in errors and logs: its query may tell where somebody is. */
export function stripQuery(path: string): string {
  return path.replace(/\?.*$/s, '');
}

export type FileResponse =
  | { status: 200; body: Uint8Array; etag?: string | undefined; lastModified?: string | undefined }
  | { status: 304 }
  | { status: 404 };

/** The open-data server is out of reach, or what it sent cannot be used. */
export class OpenDataError extends Error {
  override name = 'OpenDataError';
}

/** The open-data server answers with a status that is neither a file nor the lack of one. */
export class UnexpectedStatusError extends OpenDataError {
  readonly status: number;
  // Not among the fields that a log writes: it may repeat a key or a place.
  readonly #location: string | undefined;

  constructor(file: string, status: number, location?: string) {
    super(`The open-data server answers ${status} for ${file}`);
    this.status = status;
    this.#location = location;
  }

  /** The address that a redirect names, as the server sent it. */
  get location(): string | undefined {
    return this.#location;
  }
}
