import type { OpenDataServer, FileResponse, Resource } from './server.ts';

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
  [/\/alerts\/cap\//, 'warnings'],
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
