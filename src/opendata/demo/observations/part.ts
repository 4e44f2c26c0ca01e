import { LRUCache } from 'lru-cache';
import { HOUR_MS, DAY_MS } from '../../../time/units.ts';
import { LEXICON_TEXT_FILE, TEN_MINUTE_LIST_FILE } from '../../observations/station-directory.ts';
import { SYNOP_LISTING } from '../../observations/synop/synop-reports.ts';
import type { Validators, FileResponse, Resource } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { formatLexicon, formatTenMinuteList, DEMO_WEATHER_STATIONS } from './stations.ts';
import {
  formatDirectoryPage,
  synopPublicationTime,
  listReportTimes,
  synopPath,
  createSynopFile,
} from './synop.ts';
import { createTenMinuteZip } from './ten-minutes.ts';

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
