import { LRUCache } from 'lru-cache';
import type { Reply } from '../../server.ts';
import { isUnchanged, replyWith } from '../part.ts';
import type { MirrorPart } from '../part.ts';
import { publishedAt, radarFileAt, runName } from './runs.ts';
import type { RadarFile } from './runs.ts';

/** Runs that stay made; each has one to seventeen megabytes. */
const MOST_KEPT = 3;

/** The radar composites of the last hour, in both forms; `make` gives a run's file. */
export function createRadarPart(make: (file: RadarFile) => Promise<Uint8Array>): MirrorPart {
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_KEPT });

  /** Many askers share one making; one that fails is tried again by the next. */
  function bytesOf(file: RadarFile): Promise<Uint8Array> {
    const name = runName(file);
    const known = made.get(name);
    if (known) return known;
    const making = make(file);
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  }

  return async ({ host, path }, conditions, now): Promise<Reply | undefined> => {
    const file = host === 'opendata' ? radarFileAt(path, now) : undefined;
    if (!file) return undefined;
    const etag = `"demo-${runName(file)}"`;
    const published = publishedAt(file);
    if (isUnchanged(conditions, etag, published)) return { status: 304 };
    return replyWith(await bytesOf(file), etag, published, conditions);
  };
}
