import {
  CATALOGUE_PATH,
  catalogueRow,
  catalogueText,
  mosmixKmz,
  stationPath,
  type MosmixText,
} from './mosmix-file.ts';
import { liveServer } from './live-server.ts';
import { hostsAt, startOpenDataHost, type OpenDataHost } from './open-data-server.ts';
import { startTestService, type TestService, type TestServiceOptions } from './service.ts';

/** Fuhlsbüttel, and Wittenborn 25 km to the north. */
export const HAMBURG_STATION = '10147';
export const NEXT_STATION = 'A762';

/** The service on loopback with a station's forecast of Hamburg and nothing else. */
export interface HamburgService extends TestService {
  host: OpenDataHost;
  /** Lays a station's newest run, or another one. */
  lay: (id: string, content: MosmixText, run?: string) => Promise<void>;
}

export async function startHamburgService(
  time: string,
  options: TestServiceOptions = {},
): Promise<HamburgService> {
  const host = await startOpenDataHost();
  const rows = [
    catalogueRow(HAMBURG_STATION, '53.38', '9.59', 11),
    catalogueRow(NEXT_STATION, '53.55', '10.14', 38),
  ];
  host.put(CATALOGUE_PATH, catalogueText(rows));
  const server = liveServer(hostsAt(host.url), 500, host.hangs);
  const service = await startTestService(time, { server, ...options });
  return {
    ...service,
    host,
    async lay(id, content, run) {
      host.put(stationPath(id, run), await mosmixKmz({ id, ...content }));
    },
  };
}
