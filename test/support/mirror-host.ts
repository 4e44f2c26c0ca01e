import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import {
  HOSTS,
  type Validators,
  type OpenDataServer,
  type FileResponse,
} from '../../src/opendata/server.ts';
import { startTestService } from './service.ts';

/** The open-data servers with invented weather at one loopback address. It closes with the test. */
export interface MirrorHost {
  url: string;
  /**
   * Makes the files that answer some paths of the service now, without a request for them: it may take a
   * while, longer than a service waits for a file.
   */
  prepare(paths: readonly string[]): Promise<void>;
  /** Number of requests by path. */
  requests(): Record<string, number>;
  /** Milliseconds before each answer from now on. */
  delay(milliseconds: number): void;
}

export async function startMirrorHost(clock: () => Date): Promise<MirrorHost> {
  const mirror = createDemoServer(clock);
  const requests: Record<string, number> = {};
  let before = 0;

  const prepared = new Map<string, FileResponse>();

  async function reply(path: string, conditions: Validators): Promise<FileResponse> {
    const known = prepared.get(`${clock().toISOString()} ${path}`);
    if (known) return isUnchanged(known, conditions) ? { status: 304 } : known;
    for (const host of HOSTS) {
      const found = await mirror.get({ host, path }, conditions);
      if (found.status !== 404) return found;
    }
    return { status: 404 };
  }

  async function prepare(paths: readonly string[]): Promise<void> {
    prepared.clear();
    const recorder: OpenDataServer = {
      name: mirror.name,
      get: async (resource) => {
        const created = await mirror.get(resource);
        if (created.status === 200) {
          prepared.set(`${clock().toISOString()} ${resource.path}`, created);
        }
        return created;
      },
    };
    const service = await startTestService(clock().toISOString(), { server: recorder });
    for (const path of paths) await service.get(path);
    await service.close();
  }

  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    requests[path] = (requests[path] ?? 0) + 1;
    const conditions = {
      etag: headers['if-none-match'],
      lastModified: headers['if-modified-since'],
    };
    setTimeout(() => {
      void reply(path, conditions).then((found) => {
        if (found.status !== 200) return response.writeHead(found.status).end();
        const { etag, lastModified, body } = found;
        if (etag !== undefined) response.setHeader('etag', etag);
        if (lastModified !== undefined) response.setHeader('last-modified', lastModified);
        return response.writeHead(200).end(body);
      });
    }, before);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return {
    url: `http://127.0.0.1:${address.port}`,
    prepare,
    requests: () => ({ ...requests }),
    delay: (milliseconds) => {
      before = milliseconds;
    },
  };
}

function isUnchanged(reply: FileResponse, { etag }: Validators): boolean {
  return reply.status === 200 && etag !== undefined && reply.etag === etag;
}
