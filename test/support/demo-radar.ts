import { LRUCache } from 'lru-cache';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { MINUTE_MS } from '../../src/time/units.ts';
import type { OpenDataServer, FileResponse } from '../../src/opendata/server.ts';

/** Runs of the demo's radar by path and time: each takes seconds, and many services ask for the same. */
const runs = new LRUCache<string, Promise<FileResponse>>({ max: 4 });

/** The demo's open-data server, whose radar runs are generated once per process. */
export function demoServer(clock: () => Date): OpenDataServer {
  const demo = createDemoServer(clock);
  return {
    ...demo,
    async get(resource, conditions) {
      if (!resource.path.includes('/radar/')) return demo.get(resource, conditions);
      // Runs are minutes apart.
      const minute = Math.floor(clock().getTime() / MINUTE_MS);
      const name = `${minute} ${resource.host} ${resource.path}`;
      const known = runs.get(name) ?? demo.get(resource);
      runs.set(name, known);
      known.catch(() => runs.delete(name));
      const reply = await known;
      const isKnown = reply.status === 200 && reply.etag === conditions?.etag;
      return isKnown ? { status: 304 } : reply;
    },
  };
}
