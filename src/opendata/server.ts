import type { PostcodeCountry } from '../contract/parameters.ts';

/**
 * An open-data server: files at paths, with conditional GET. `live-server.ts` calls the real server,
 * `demo/` is a mirror inside the process.
 */
export interface OpenDataServer {
  /** `DWD` or `demo`. */
  readonly name: string;
  /** @throws {OpenDataError} if the server is unreachable or answers with an error */
  get(resource: Resource, conditions?: Validators): Promise<FileResponse>;
  /** Closes its connections after the requests in flight. */
  close?(): Promise<void>;
}

/**
 * Hosts of files: open data, web site and map server of DWD, downloads of GeoNames, Open-Meteo, the National Weather
 * Service of the United States.
 */
export const HOSTS = ['opendata', 'www', 'maps', 'geonames', 'openMeteo', 'nws'] as const;
export type Host = (typeof HOSTS)[number];

/** A file on one of the hosts; `path` starts with a slash and may contain a query. */
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

/** Formats a path for errors and logs, without the query, which may contain a location. */
export function stripQuery(path: string): string {
  return path.replace(/\?.*$/s, '');
}

export type FileResponse =
  | { status: 200; body: Uint8Array; etag?: string | undefined; lastModified?: string | undefined }
  | { status: 304 }
  | { status: 404 };

/** The open-data server is unreachable, or its file is invalid. */
export class OpenDataError extends Error {
  override name = 'OpenDataError';
}

/** The open-data server answered with a status other than 200, 304 and 404. */
export class UnexpectedStatusError extends OpenDataError {
  readonly status: number;
  // Private, so that logs omit it: it may contain a key or a location.
  readonly #location: string | undefined;

  constructor(file: string, status: number, location?: string) {
    super(`The open-data server answered ${status} for ${file}`);
    this.status = status;
    this.#location = location;
  }

  /** Target of a redirect. */
  get location(): string | undefined {
    return this.#location;
  }
}
