import { Agent } from 'undici';
import { SOURCE_TIMEOUTS } from './timeouts.ts';
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
   * Base URLs of the hosts, such as `https://opendata.dwd.de`. A base URL may have a path, and a
   * query (such as an API key) that is added to every request.
   */
  hosts: Record<Host, string>;
  /** Name and origin of the program, as the weather service requires. */
  userAgent: string;
  /** The operator's address or site, which the National Weather Service asks for; told to no other host. */
  nwsContact?: string | undefined;
  /** Timeout of a whole download. */
  timeoutMs?: number;
}

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Creates a client of the real open-data server. */
export function createLiveServer({
  hosts,
  userAgent,
  nwsContact,
  timeoutMs = SOURCE_TIMEOUTS.downloadMs,
}: LiveServerOptions): OpenDataServer {
  const dispatcher = new Agent({ maxResponseSize: MAX_FILE_BYTES, connections: 8 });

  async function get(resource: Resource, conditions: Validators = {}): Promise<FileResponse> {
    const conditionalHeaders = createConditionalHeaders(conditions);
    const file = stripQuery(resource.path);
    const { origin, pathname, searchParams } = new URL(hosts[resource.host]);
    try {
      const { statusCode, headers, body } = await dispatcher.request({
        origin,
        path: pathname.replace(/\/$/, '') + appendQuery(resource.path, searchParams),
        method: 'GET',
        headers: { 'user-agent': nameCaller(resource.host), ...conditionalHeaders },
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
      // 304 is an error in response to an unconditional request.
      if (statusCode === 304 && Object.keys(conditionalHeaders).length > 0) return { status: 304 };
      throw new UnexpectedStatusError(file, statusCode, firstHeaderValue(headers.location));
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      throw new OpenDataError(`Could not download ${file} from the open-data server`, { cause });
    }
  }

  function nameCaller(host: Host): string {
    return host === 'nws' && nwsContact !== undefined ? `${userAgent} (${nwsContact})` : userAgent;
  }

  return { name: 'DWD', get, close: async () => dispatcher.close() };
}

/** Whether the server answers; the start uses it to choose between live and demo data. */
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

/** Result of a request to an open-data server. */
export interface DownloadRecord {
  /** Type of the file, by {@link findProductName}. */
  product: string;
  host: Resource['host'];
  outcome: 'downloaded' | 'unchanged' | 'missing' | 'failed';
  seconds: number;
  /** Cause of the failure. */
  error?: unknown;
}

const OUTCOME_BY_STATUS: Record<FileResponse['status'], DownloadRecord['outcome']> = {
  200: 'downloaded',
  304: 'unchanged',
  404: 'missing',
};

const PRODUCT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/mosmix_stationskatalog/, 'stations'],
  [/\/MOSMIX_L\//, 'forecast'],
  [/^\/v1\/forecast/, 'forecast'],
  [/\/radar\//, 'radar'],
  [/\/s31fg\.json$/, 'pollen'],
  [/Pollenfluggebiete/, 'pollenRegions'],
  [/\/synoptic\/|\/10minutenwerte_|\/weather_reports\/poi\//, 'observations'],
  [/statlex|_Beschreibung_Stationen/, 'weatherStations'],
  [/\/export\/zip\//, 'postcodes'],
  [/\/alerts\/cap\/|^\/alerts\//, 'warnings'],
  [/cap_warncellids/, 'warncells'],
  [/Warngebiete_Gemeinden/, 'warncellMap'],
];

/** Wraps a server to record each request. */
export function withDownloadMetrics(
  server: OpenDataServer,
  record: (download: DownloadRecord) => void,
): OpenDataServer {
  return {
    name: server.name,
    async get(resource, conditions) {
      const startedAt = performance.now();
      const labels = { product: findProductName(resource), host: resource.host };
      const seconds = () => (performance.now() - startedAt) / 1000;
      try {
        const response = await server.get(resource, conditions);
        record({ ...labels, outcome: OUTCOME_BY_STATUS[response.status], seconds: seconds() });
        return response;
      } catch (error) {
        record({ ...labels, outcome: 'failed', seconds: seconds(), error });
        throw error;
      }
    },
  };
}

/** Maps a file to the name of its product: `forecast`, `radar`. */
function findProductName({ path }: Resource): string {
  return PRODUCT_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
