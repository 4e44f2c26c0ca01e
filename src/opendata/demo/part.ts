import type { Conditions, Reply, Resource } from '../server.ts';

/** One kind of file on the demo mirror; undefined where the resource is none of its own. */
export type MirrorPart = (
  resource: Resource,
  conditions: Conditions,
  now: Date,
) => Promise<Reply | undefined> | Reply | undefined;

/** The file, or that it has not changed. `modified`: when it was published, epoch milliseconds. */
export function replyWith(
  body: Uint8Array,
  etag: string,
  modified: number,
  conditions: Conditions,
): Reply {
  if (isUnchanged(conditions, etag, modified)) return { status: 304 };
  return { status: 200, body, etag, lastModified: new Date(modified).toUTCString() };
}

/** An ETag outranks a date (RFC 9110, 13.2.2); a date that is none is as good as absent. */
export function isUnchanged(
  { etag, lastModified }: Conditions,
  current: string,
  modified: number,
): boolean {
  if (etag !== undefined) return etag === current;
  return lastModified !== undefined && Date.parse(lastModified) >= modified;
}
