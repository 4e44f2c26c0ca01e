import { createHash } from 'node:crypto';
import { CATALOGUE } from '../mosmix/catalogue.ts';
import type { Conditions, Reply } from '../server.ts';
import { catalogueText, demoStations } from './catalogue.ts';
import type { Station } from './catalogue.ts';
import { fileName, stationKmz } from './mosmix-file.ts';
import { isUnchanged, replyWith } from './part.ts';
import type { MirrorPart } from './part.ts';
import type { SceneId } from './scenes/scenes.ts';
import { HOUR } from '../../weather/hour.ts';

/** MOSMIX_L is issued at 03, 09, 15 and 21 UTC… */
const RUN_INTERVAL = 6 * HOUR;
const FIRST_RUN_OF_DAY = 3 * HOUR;
/** …is there this much later… */
const PUBLISHED_AFTER = 50 * 60_000;
/** …and stays for two days. */
const KEPT = 48 * HOUR;

const STATION_PATH =
  /^\/weather\/local_forecasts\/mos\/MOSMIX_L\/single_stations\/(?<id>[^/]+)\/kml\/(?<file>[^/]+)\.kmz$/;

/** The station catalogue and the point forecasts of the last two days, for the whole world. */
export function createForecastPart(scene?: SceneId): MirrorPart {
  const stations = demoStations();
  const byId = new Map(stations.map((station) => [station.id, station]));
  return ({ host, path }, conditions, now) => {
    if (host === CATALOGUE.host && path === CATALOGUE.path) {
      return catalogueReply(stations, conditions);
    }
    const { id = '', file = '' } = STATION_PATH.exec(path)?.groups ?? {};
    const station = host === 'opendata' ? byId.get(id) : undefined;
    const issued = station && runOf(file, id, now);
    return station && issued ? forecastReply(station, issued, conditions, scene) : undefined;
  };
}

function catalogueReply(stations: readonly Station[], conditions: Conditions): Reply {
  const body = Buffer.from(catalogueText(stations), 'latin1');
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  return conditions.etag === etag ? { status: 304 } : { status: 200, body, etag };
}

async function forecastReply(
  station: Station,
  issued: Date,
  conditions: Conditions,
  scene: SceneId | undefined,
): Promise<Reply> {
  const etag = `"demo-${fileName(station.id, issued)}"`;
  const published = issued.getTime() + PUBLISHED_AFTER;
  if (isUnchanged(conditions, etag, published)) return { status: 304 };
  return replyWith(await stationKmz(station, issued, scene), etag, published, conditions);
}

/** The run that a file name means: the newest for `LATEST`, else the one of its time, if it is there. */
function runOf(file: string, stationId: string, now: Date): Date | undefined {
  const runs = publishedRuns(now.getTime());
  if (file === `MOSMIX_L_LATEST_${stationId}`) return runs[0];
  return runs.find((run) => file === fileName(stationId, run));
}

/** The runs that the server holds, newest first. */
function publishedRuns(now: number): Date[] {
  const since = now - PUBLISHED_AFTER - FIRST_RUN_OF_DAY;
  const newest = Math.floor(since / RUN_INTERVAL) * RUN_INTERVAL + FIRST_RUN_OF_DAY;
  const count = Math.floor((newest - (now - KEPT)) / RUN_INTERVAL) + 1;
  return Array.from({ length: count }, (_, index) => new Date(newest - index * RUN_INTERVAL));
}
