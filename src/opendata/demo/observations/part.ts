import { LRUCache } from 'lru-cache';
import { HOUR_MS, DAY_MS } from '../../../time/units.ts';
import { LEXICON_TEXT_FILE, TEN_MINUTE_LIST_FILE } from '../../observations/station-directory.ts';
import { SYNOP_LISTING } from '../../observations/synop/synop-reports.ts';
import type { Validators, FileResponse, Resource } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart, clampZipTime } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import {
  formatLexicon,
  formatTenMinuteList,
  DEMO_WEATHER_STATIONS,
  measureWeather,
  measureTenMinuteRain,
  type DemoWeatherStation,
} from './stations.ts';
import {
  formatDirectoryPage,
  synopPublicationTime,
  listReportTimes,
  synopPath,
  createSynopFile,
} from './synop.ts';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Ten-minute archives are published once an hour, with measurements until forty minutes before. */
const ARCHIVE_DELAY_MS = 40 * 60_000;

const ARCHIVE_PATH = /\/10_minutes\/\w+\/now\/10minutenwerte_(?<kind>\w+)_(?<id>\d{5})_now\.zip$/;

/** A file that is generated on request, and its publication time. */
interface PublishedFile {
  published: number;
  bytes: () => Promise<Uint8Array | undefined> | Uint8Array;
}

/** Invented weather stations: reports, archives and lists. */
export function createObservationsPart(scene?: SceneId): MirrorPart {
  return async (resource, conditions, now) => {
    const made =
      findList(resource, now) ??
      findSynopFile(resource, now, scene) ??
      findArchive(resource, now, scene);
    return made && createReply(resource, made, conditions);
  };
}

async function createReply(
  { path }: Resource,
  { published, bytes }: PublishedFile,
  conditions: Validators,
): Promise<FileResponse | undefined> {
  const etag = `"demo-${published}-${path.length}"`;
  if (isNotModified(conditions, etag, published)) return { status: 304 };
  const body = await bytes();
  return body && createFileResponse(body, etag, published, conditions);
}

function findList({ host, path }: Resource, now: Date): PublishedFile | undefined {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const isAt = (list: Resource) => list.host === host && list.path === path;
  if (isAt(LEXICON_TEXT_FILE)) {
    return { published: today, bytes: () => Buffer.from(formatLexicon(now), 'latin1') };
  }
  if (isAt(TEN_MINUTE_LIST_FILE)) {
    return { published: today, bytes: () => Buffer.from(formatTenMinuteList(now), 'latin1') };
  }
  if (!isAt(SYNOP_LISTING)) return undefined;
  const [newest = today] = listReportTimes(now.getTime());
  return {
    published: synopPublicationTime(newest),
    bytes: () => Buffer.from(formatDirectoryPage(now.getTime())),
  };
}

function findSynopFile(
  { host, path }: Resource,
  now: Date,
  scene?: SceneId,
): PublishedFile | undefined {
  if (host !== SYNOP_LISTING.host || !path.startsWith(SYNOP_LISTING.path)) return undefined;
  const time = listReportTimes(now.getTime()).find((each) => synopPath(each) === path);
  return time === undefined
    ? undefined
    : { published: synopPublicationTime(time), bytes: () => getSynopFile(time, scene) };
}

/** Those of a day, some 3 kB each, shared by all demo servers of the process. */
const synopFiles = new LRUCache<string, Uint8Array>({ max: 40 });

function getSynopFile(time: number, scene: SceneId | undefined): Uint8Array {
  const key = `${time} ${scene ?? ''}`;
  const file = synopFiles.get(key) ?? createSynopFile(time, scene);
  synopFiles.set(key, file);
  return file;
}

function findArchive(
  { host, path }: Resource,
  now: Date,
  scene?: SceneId,
): PublishedFile | undefined {
  const { kind = '', id = '' } = ARCHIVE_PATH.exec(path)?.groups ?? {};
  const station = DEMO_WEATHER_STATIONS.find((each) => each.id === Number(id));
  if (host !== 'opendata' || !station) return undefined;
  const published = now.getTime() - (now.getTime() % HOUR_MS);
  const newest = published - ARCHIVE_DELAY_MS;
  return { published, bytes: async () => createTenMinuteZip(kind, station, newest, scene) };
}

const TEN_MINUTES_MS = 600_000;
const MISSING = -999;

/** A kind of archive: its columns, and their values at a station at a time. */
interface ArchiveKind {
  product: string;
  heading: string;
  values: (station: DemoWeatherStation, time: number, scene?: SceneId) => number[];
}

/** By the name in the files of the archive. */
const ARCHIVE_KINDS: Record<string, ArchiveKind> = {
  TU: {
    product: 'tu',
    heading: '  QN;PP_10;TT_10;TM5_10;RF_10;TD_10',
    values: (...at) => {
      const { pressure, temperature, relativeHumidity, dewPoint } = measureWeather(...at);
      return [pressure, temperature, MISSING, relativeHumidity, dewPoint];
    },
  },
  wind: {
    product: 'ff',
    heading: '  QN;FF_10;DD_10',
    values: (...at) => {
      const { windSpeed, windDirection } = measureWeather(...at);
      return [windSpeed, windDirection];
    },
  },
  extrema_wind: {
    product: 'fx',
    heading: '  QN;FX_10;FNX_10;FMX_10;DX_10',
    values: (...at) => {
      const { gust, windSpeed, windDirection } = measureWeather(...at);
      return [gust, MISSING, windSpeed, windDirection];
    },
  },
  nieder: {
    product: 'rr',
    heading: '  QN;RWS_DAU_10;RWS_10;RWS_IND_10',
    values: (...at) => {
      const amount = measureTenMinuteRain(...at);
      return [amount > 0 ? 10 : 0, amount, amount > 0 ? 1 : 0];
    },
  },
};

/** The archive of a station with the ten minutes of a day so far; undefined for an unknown kind. */
export async function createTenMinuteZip(
  name: string,
  station: DemoWeatherStation,
  newest: number,
  scene?: SceneId,
): Promise<Uint8Array | undefined> {
  const kind = ARCHIVE_KINDS[name];
  if (!kind) return undefined;
  const zip = new ZipFile();
  const day = formatDigits(newest).slice(0, 8);
  const id = String(station.id).padStart(5, '0');
  const fileName = `produkt_zehn_now_${kind.product}_${day}_${day}_${id}.txt`;
  const text = formatTenMinuteTable(kind, station, newest, scene);
  zip.addBuffer(Buffer.from(text, 'latin1'), fileName, { mtime: clampZipTime(newest) });
  zip.end();
  return buffer(zip.outputStream);
}

function formatTenMinuteTable(
  { heading, values }: ArchiveKind,
  station: DemoWeatherStation,
  newest: number,
  scene: SceneId | undefined,
): string {
  const midnight = newest - (newest % (24 * 6 * TEN_MINUTES_MS));
  // Local midnight is up to two hours earlier than that of UTC.
  const first = midnight - 12 * TEN_MINUTES_MS;
  const count = (newest - first) / TEN_MINUTES_MS + 1;
  const rows = Array.from({ length: count }, (_, index) => {
    const time = first + index * TEN_MINUTES_MS;
    const cells = values(station, time, scene).map((value) => String(value).padStart(6));
    return `${String(station.id).padStart(11)};${formatDigits(time)};    1;${cells.join(';')};eor`;
  });
  return `${[`STATIONS_ID;MESS_DATUM;${heading};eor`, ...rows].join('\r\n')}\r\n`;
}

/** `202304121220` */
function formatDigits(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replaceAll(/\D/g, '');
}
