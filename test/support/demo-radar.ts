import type { RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import type { Nowcasts } from '../../src/opendata/radar/nowcasts.ts';
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
      const name = `${clock().toISOString()} ${resource.host} ${resource.path}`;
      const known = runs.get(name) ?? demo.get(resource);
      runs.set(name, known);
      known.catch(() => runs.delete(name));
      const reply = await known;
      const isKnown = reply.status === 200 && reply.etag === conditions?.etag;
      return isKnown ? { status: 304 } : reply;
    },
  };
}

const READS_RADAR = /nextHour|nowcast|mcp/i;
const IN_REACH = { latitude: 53.55, longitude: 9.99 };

/** Hands requests that radar answers on once it is there, so that the service's own wait is never too short. */
export function afterRadar(nowcasts: Nowcasts, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (!READS_RADAR.test(request.url ?? '')) return handler(request, response);
    const ready = nowcasts.at(IN_REACH).catch(() => undefined);
    void ready.then(() => handler(request, response));
  };
}
