import type { ForecastPoint } from '../../../src/opendata/forecast.ts';
import { createMosmixForecasts } from '../../../src/opendata/mosmix/forecasts.ts';
import {
  CATALOGUE_PATH,
  catalogueRow,
  catalogueText,
  mosmixKmz,
  stationPath,
  steady,
  type MosmixText,
} from '../../support/mosmix-file.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import type { OpenAgain } from '../../support/product-caches.ts';

/** Fuhlsbüttel is nearest to the point, then Wittenborn, then Lüneburg; Fiji is far away. */
const STATIONS = [
  catalogueRow('10147', '53.38', '9.59', 11),
  catalogueRow('A762', '53.55', '10.14', 38),
  catalogueRow('10253', '53.15', '10.24', 17),
  catalogueRow('91680', '-17.45', '177.27', 18),
];
export const HAMBURG: ForecastPoint = { latitude: 53.6, longitude: 10, elevation: null };
const NOW = Date.parse('2026-11-18T10:30:00Z');
/** The hour that the newest run begins with. */
export const THIS_HOUR = Date.parse('2026-11-18T10:00:00Z');

/** Ten degrees for a day, and additional elements. */
export function file({ elements, ...rest }: Partial<MosmixText> = {}): MosmixText {
  return { elements: { TTT: steady(283.15, 25), ...elements }, ...rest };
}

/** Forecasts from a loopback server without a station's file yet, at half past ten UTC. */
export async function startForecasts(openCache?: OpenAgain) {
  const host = await startOpenDataHost();
  host.put(CATALOGUE_PATH, catalogueText(STATIONS));
  const hosts = hostsAt(host.url);
  const server = liveServer(hosts, 500, host.hangs);
  let now = NOW;
  const clock = () => new Date(now);
  const cache = await openCache?.(clock);
  const start = () => createMosmixForecasts({ server, clock, ...(cache && { cache }) });
  const forecasts = start();
  return {
    host,
    at: (point = HAMBURG, from = THIS_HOUR) => forecasts.at(point, from),
    /** As after the next start of the program. */
    atRestart: (point = HAMBURG, from = THIS_HOUR) => start().at(point, from),
    lay: async (id: string, content = file(), run?: string) =>
      host.put(stationPath(id, run), await mosmixKmz({ id, ...content })),
    requested: (path: string) => host.requests(path).length,
    setClock: (time: string) => {
      now = Date.parse(time);
    },
  };
}
