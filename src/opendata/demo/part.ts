import type { Validators, FileResponse, Resource } from '../server.ts';

/** One kind of file on the demo mirror; undefined where the resource is none of its own. */
export type MirrorPart = (
  resource: Resource,
  conditions: Validators,
  now: Date,
) => Promise<FileResponse | undefined> | FileResponse | undefined;

/** The file, or that it has not changed. `modified`: when it was published, epoch milliseconds. */
export function createFileResponse(
  body: Uint8Array,
  etag: string,
  modified: number,
  conditions: Validators,
): FileResponse {
  if (isNotModified(conditions, etag, modified)) return { status: 304 };
  return { status: 200, body, etag, lastModified: new Date(modified).toUTCString() };
}

/** An ETag outranks a date (RFC 9110, 13.2.2); a date that is none is as good as absent. */
export function isNotModified(
  { etag, lastModified }: Validators,
  current: string,
  modified: number,
): boolean {
  if (etag !== undefined) return etag === current;
  return lastModified !== undefined && Date.parse(lastModified) >= modified;
}

/** The years that the time of a file in a zip can have: yazl throws for others when nobody can catch it. */
const MIN_ZIP_TIME = Date.UTC(1980, 0, 2);
const MAX_ZIP_TIME = Date.UTC(2099, 11, 31);

/** The time of a file in a zip: the given one, or the nearest that it can have. */
export function clampZipTime(time: Date | number | string): Date {
  return new Date(Math.min(Math.max(new Date(time).getTime(), MIN_ZIP_TIME), MAX_ZIP_TIME));
}
