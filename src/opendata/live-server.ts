import { Agent } from 'undici';
import {
  OpenDataError,
  UnexpectedStatusError,
  stripQuery,
  type Validators,
  type Host,
  type OpenDataServer,
  type FileResponse,
  type Resource,
} from './server.ts';

export interface LiveServerOptions {
  /**
   * Base addresses of the hosts, such as `https://opendata.dwd.de`; those of a mirror may have a
   * path, and one that asks for a key, a query that is sent along.
   */
  hosts: Record<Host, string>;
  /** Names the program and where it comes from: the service asks for it. */
  userAgent: string;
  /** Milliseconds for a whole download. */
  timeoutMs?: number;
}

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** The weather service's real open-data server. */
export function createLiveServer({
  hosts,
  userAgent,
  timeoutMs = 6000,
}: LiveServerOptions): OpenDataServer {
  const dispatcher = new Agent({ maxResponseSize: MAX_FILE_BYTES, connections: 8 });

  async function get(resource: Resource, conditions: Validators = {}): Promise<FileResponse> {
    const asIf = createConditionalHeaders(conditions);
    const file = stripQuery(resource.path);
    const { origin, pathname, searchParams } = new URL(hosts[resource.host]);
    try {
      const { statusCode, headers, body } = await dispatcher.request({
        origin,
        path: pathname.replace(/\/$/, '') + appendQuery(resource.path, searchParams),
        method: 'GET',
        headers: { 'user-agent': userAgent, ...asIf },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (statusCode === 200) {
        const bytes = await body.bytes();
        return {
          status: 200,
          body: bytes,
          etag: firstHeaderValue(headers.etag),
          lastModified: firstHeaderValue(headers['last-modified']),
        };
      }
      await body.dump();
      if (statusCode === 404) return { status: 404 };
      // Unchanged since when, for who has nothing yet?
      if (statusCode === 304 && Object.keys(asIf).length > 0) return { status: 304 };
      throw new UnexpectedStatusError(file, statusCode, firstHeaderValue(headers.location));
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      throw new OpenDataError(`The open-data server is out of reach for ${file}`, { cause });
    }
  }

  return { name: 'DWD', get, close: async () => dispatcher.close() };
}

/** Whether the server answers at all; asked once at start to choose between live and demo. */
export async function isReachable(server: OpenDataServer, resource: Resource): Promise<boolean> {
  try {
    await server.get(resource);
    return true;
  } catch {
    return false;
  }
}

function appendQuery(path: string, extra: URLSearchParams): string {
  if (extra.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${extra.toString()}`;
}

function createConditionalHeaders({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

function firstHeaderValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
