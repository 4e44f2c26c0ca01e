import { readConfig } from '../../src/config.ts';
import { CHECKS, examineSources } from '../../src/doctor/examine.ts';
import type { CheckReport, Report } from '../../src/doctor/product-check.ts';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import type { OpenDataServer } from '../../src/opendata/server.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { poiText } from '../opendata/observations/station-files.ts';
import { startOpenDataHost, type OpenDataHost } from '../support/open-data-server.ts';
import { framesOf, ODIM_PATH, odimFile, SHOWER } from '../support/radar-files.ts';

/** Weather of a day in April: pollen in the air, a gale that is warned of. */
export const NOW = '2026-04-08T12:02:00Z';

const MOSMIX_FOLDER = '/weather/local_forecasts/mos/MOSMIX_L/';

export interface LaidFile {
  path: string;
  body: Uint8Array;
  modified: Date;
}

const POI = /\/poi\/(\w+)-BEOB\.csv$/;

let laid: Promise<ReadonlyMap<string, LaidFile>> | undefined;

/** Every file that the doctor requests, from the demo, with additions that the demo does not have. */
export async function laidFiles(): Promise<ReadonlyMap<string, LaidFile>> {
  laid ??= layFiles();
  return laid;
}

const clock = () => new Date(NOW);

async function layFiles(): Promise<ReadonlyMap<string, LaidFile>> {
  const demo = createDemoServer(clock);
  const files = new Map<string, LaidFile>();
  // Some of the demo's lists are younger than that day.
  const put = (path: string, body: Uint8Array, modified = NOW) =>
    files.set(path, {
      path,
      body,
      modified: new Date(Math.min(Date.parse(modified), Date.parse(NOW))),
    });
  let nearest: string | undefined;
  const recorder: OpenDataServer = {
    name: 'recorder',
    async get(resource) {
      const { path } = resource;
      if (path === ODIM_PATH) {
        put(path, odimFile(...framesOf('2026-04-08T11:55:00Z', [0, 5, 10], SHOWER)));
      } else if (POI.test(path)) {
        // The nearest station has none, and the next one serves.
        nearest ??= path;
        const [, wmoId = ''] = POI.exec(path) ?? [];
        const report = poiText(wmoId, { temperature: '7,5' }, '08.04.26;11:00');
        if (path !== nearest) put(path, Buffer.from(report));
      } else {
        const reply = await demo.get(resource);
        if (reply.status === 200) put(path, reply.body, reply.lastModified);
      }
      const file = files.get(path);
      if (!file) return { status: 404 };
      return { status: 200, body: file.body };
    },
  };
  for (const source of ['dwd', 'open-meteo'] as const) {
    const settings = { WEATHER_DATA: 'live', NWS_CONTACT: 'me@example.org' };
    const config = { ...readConfig(settings), forecasts: { source } };
    await examineSources({ config, clock, gazetteer: loadGazetteer(), server: recorder });
  }
  return files;
}

/** Lays all files on an open-data server of loopback. */
export async function startOpenData(): Promise<OpenDataHost> {
  const host = await startOpenDataHost();
  for (const { path, body, modified } of (await laidFiles()).values()) {
    host.put(path, body, modified);
  }
  // The server lists its folders, of which that of MOSMIX has no file of its own.
  host.remove(MOSMIX_FOLDER);
  return host;
}

/** The laid path that a pattern finds. */
export async function pathOf(pattern: RegExp): Promise<string> {
  const path = [...(await laidFiles()).keys()].find((each) => pattern.test(each));
  if (path === undefined) throw new Error(`No file is laid at ${pattern}`);
  return path;
}

export function settingsFor(url: string): Record<string, string> {
  return {
    WEATHER_DATA: 'live',
    OPENDATA_URL: url,
    OPENDATA_WWW_URL: url,
    OPENDATA_MAPS_URL: url,
    GEONAMES_URL: url,
    OPEN_METEO_URL: url,
    NWS_URL: url,
  };
}

/** Examines with some settings; only the named checks where any are named. */
export async function runChecks(
  settings: Record<string, string>,
  {
    only,
    now = NOW,
    timeout,
    server,
  }: { only?: readonly string[]; now?: string; timeout?: number; server?: OpenDataServer } = {},
): Promise<Report> {
  return examineSources({
    config: readConfig(settings),
    clock: () => new Date(now),
    gazetteer: loadGazetteer(),
    checks: only ? CHECKS.filter(({ name }) => only.includes(name)) : CHECKS,
    ...(timeout !== undefined && { timeout }),
    ...(server && { server }),
  });
}

export function checkOf(report: Report, name: string): CheckReport {
  const found = report.checks.find((check) => check.name === name);
  if (!found) throw new Error(`There is no check ${name}`);
  return found;
}

/** A timeout that downloads of loopback never reach, however busy the machine is. */
export const LONG_ENOUGH = 60_000;
