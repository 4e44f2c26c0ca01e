import type { OpenDataServer, FileResponse, Resource } from './server.ts';

/** How an asking of the open-data server went. */
export interface DownloadRecord {
  /** The kind of file, by {@link findProductName}. */
  product: string;
  host: Resource['host'];
  outcome: 'downloaded' | 'unchanged' | 'missing' | 'failed';
  seconds: number;
  /** Why it failed. */
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
  [/\/synoptic\/|\/10minutenwerte_|-BEOB\.csv$/, 'observations'],
  [/statlex|_Beschreibung_Stationen/, 'weatherStations'],
  [/\/export\/zip\//, 'postcodes'],
  [/\/alerts\/cap\//, 'warnings'],
  [/cap_warncellids/, 'warncells'],
  [/Warngebiete_Gemeinden/, 'warncellMap'],
];

/** A server of which each asking is told. */
export function withDownloadMetrics(
  server: OpenDataServer,
  tell: (download: DownloadRecord) => void,
): OpenDataServer {
  return {
    name: server.name,
    async get(resource, conditions) {
      const begun = performance.now();
      const asked = { product: findProductName(resource), host: resource.host };
      const seconds = () => (performance.now() - begun) / 1000;
      try {
        const reply = await server.get(resource, conditions);
        tell({ ...asked, outcome: OUTCOME_BY_STATUS[reply.status], seconds: seconds() });
        return reply;
      } catch (error) {
        tell({ ...asked, outcome: 'failed', seconds: seconds(), error });
        throw error;
      }
    },
  };
}

/** Few names for many files: `forecast`, `radar`. */
function findProductName({ path }: Resource): string {
  return PRODUCT_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
