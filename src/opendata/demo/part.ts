import type { Validators, FileResponse, Resource } from '../server.ts';

/** One kind of file on the demo mirror; undefined for resources of other parts. */
export type MirrorPart = (
  resource: Resource,
  conditions: Validators,
  now: Date,
) => Promise<FileResponse | undefined> | FileResponse | undefined;

/** Responds with the file, or with 304. `modified` is its publication time, epoch milliseconds. */
export function createFileResponse(
  body: Uint8Array,
  etag: string,
  modified: number,
  conditions: Validators,
): FileResponse {
  if (isNotModified(conditions, etag, modified)) return { status: 304 };
  return { status: 200, body, etag, lastModified: new Date(modified).toUTCString() };
}

/** An ETag takes precedence over a date (RFC 9110, 13.2.2); an invalid date is ignored. */
export function isNotModified(
  { etag, lastModified }: Validators,
  current: string,
  modified: number,
): boolean {
  if (etag !== undefined) return etag === current;
  return lastModified !== undefined && Date.parse(lastModified) >= modified;
}

/** Valid years of a file time in a zip: yazl throws asynchronously for others. */
const MIN_ZIP_TIME = Date.UTC(1980, 0, 2);
const MAX_ZIP_TIME = Date.UTC(2099, 11, 31);

/** Clamps a time to the range of file times in a zip. */
export function clampZipTime(time: Date | number | string): Date {
  return new Date(Math.min(Math.max(new Date(time).getTime(), MIN_ZIP_TIME), MAX_ZIP_TIME));
}
