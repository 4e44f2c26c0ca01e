import { createHash } from 'node:crypto';
import { STATION_CATALOGUE_FILE } from '../../mosmix/catalogue.ts';
import type { Validators, FileResponse } from '../../server.ts';
import {
  formatCatalogue,
  listDemoStations,
  type DemoForecastStation,
  stationFileName,
  createStationKmz,
} from './files.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { HOUR_MS } from '../../../time/units.ts';

/** MOSMIX_L runs start at 03, 09, 15 and 21 UTC. */
const RUN_INTERVAL_MS = 6 * HOUR_MS;
const FIRST_RUN_OFFSET_MS = 3 * HOUR_MS;
/** Delay of the publication. */
const PUBLICATION_DELAY_MS = 50 * 60_000;
/** Files stay for two days. */
const RETENTION_MS = 48 * HOUR_MS;

const STATION_PATH =
  /^\/weather\/local_forecasts\/mos\/MOSMIX_L\/single_stations\/(?<id>[^/]+)\/kml\/(?<file>[^/]+)\.kmz$/;

/** The station catalogue and the point forecasts of the last two days, for the whole world. */
export function createMosmixPart(scene?: SceneId): MirrorPart {
  const stations = listDemoStations();
  const byId = new Map(stations.map((station) => [station.id, station]));
  return ({ host, path }, conditions, now) => {
    if (host === STATION_CATALOGUE_FILE.host && path === STATION_CATALOGUE_FILE.path) {
      const { body, etag } = (catalogue ??= createCatalogue());
      return conditions.etag === etag ? { status: 304 } : { status: 200, body, etag };
    }
    const { id = '', file = '' } = STATION_PATH.exec(path)?.groups ?? {};
    const station = host === 'opendata' ? byId.get(id) : undefined;
    const issued = station && findRun(file, id, now);
    return station && issued ? createForecastReply(station, issued, conditions, scene) : undefined;
  };
}

let catalogue: { body: Buffer; etag: string } | undefined;

function createCatalogue() {
  const body = Buffer.from(formatCatalogue(listDemoStations()), 'latin1');
  return { body, etag: `"${createHash('sha256').update(body).digest('hex')}"` };
}

function createForecastReply(
  station: DemoForecastStation,
  issued: Date,
  conditions: Validators,
  scene: SceneId | undefined,
): FileResponse {
  const etag = `"demo-${stationFileName(station.id, issued)}"`;
  const published = issued.getTime() + PUBLICATION_DELAY_MS;
  if (isNotModified(conditions, etag, published)) return { status: 304 };
  return createFileResponse(createStationKmz(station, issued, scene), etag, published, conditions);
}

/** Finds the run of a file name: the newest for `LATEST`, else the one of its time, if published. */
function findRun(file: string, stationId: string, now: Date): Date | undefined {
  const runs = listPublishedRuns(now.getTime());
  if (file === `MOSMIX_L_LATEST_${stationId}`) return runs[0];
  return runs.find((run) => file === stationFileName(stationId, run));
}

/** Lists the published runs, newest first. */
function listPublishedRuns(now: number): Date[] {
  const since = now - PUBLICATION_DELAY_MS - FIRST_RUN_OFFSET_MS;
  const newest = Math.floor(since / RUN_INTERVAL_MS) * RUN_INTERVAL_MS + FIRST_RUN_OFFSET_MS;
  const count = Math.floor((newest - (now - RETENTION_MS)) / RUN_INTERVAL_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(newest - index * RUN_INTERVAL_MS));
}
