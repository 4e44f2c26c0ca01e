import { HOUR } from '../../../weather/hour.ts';
import { LEXICON, TEN_MINUTE_LIST } from '../../observations/stations/directory.ts';
import { SYNOP_LISTING } from '../../observations/synop/files.ts';
import type { Conditions, Reply, Resource } from '../../server.ts';
import { isUnchanged, replyWith, type MirrorPart } from '../part.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { lexiconText, tenMinuteListText } from './directory-files.ts';
import { DEMO_STATIONS } from './stations.ts';
import { directoryPage, madeAt, reportTimes, synopPath } from './synop-directory.ts';
import { synopFile } from './synop-file.ts';
import { tenMinuteZip } from './ten-minute-file.ts';

const DAY = 24 * HOUR;

/** Ten-minute archives are written once an hour, with what was measured until forty minutes before. */
const ARCHIVED_AFTER = 40 * 60_000;

const ARCHIVE = /\/10_minutes\/\w+\/now\/10minutenwerte_(?<kind>\w+)_(?<id>\d{5})_now\.zip$/;

/** Bytes of a file, made when they are asked for, and when it was published. */
interface Made {
  published: number;
  bytes: () => Promise<Uint8Array | undefined> | Uint8Array;
}

/** Weather stations that are made up: their reports, their archives and the lists of them. */
export function createObservationsPart(scene?: SceneId): MirrorPart {
  return async (resource, conditions, now) => {
    const made =
      listAt(resource, now) ?? synopAt(resource, now, scene) ?? archiveAt(resource, now, scene);
    return made && reply(resource, made, conditions);
  };
}

async function reply(
  { path }: Resource,
  { published, bytes }: Made,
  conditions: Conditions,
): Promise<Reply | undefined> {
  const etag = `"demo-${published}-${path.length}"`;
  if (isUnchanged(conditions, etag, published)) return { status: 304 };
  const body = await bytes();
  return body && replyWith(body, etag, published, conditions);
}

function listAt({ host, path }: Resource, now: Date): Made | undefined {
  const today = now.getTime() - (now.getTime() % DAY);
  const isAt = (list: Resource) => list.host === host && list.path === path;
  if (isAt(LEXICON)) {
    return { published: today, bytes: () => Buffer.from(lexiconText(now), 'latin1') };
  }
  if (isAt(TEN_MINUTE_LIST)) {
    return { published: today, bytes: () => Buffer.from(tenMinuteListText(now), 'latin1') };
  }
  if (!isAt(SYNOP_LISTING)) return undefined;
  const [newest = today] = reportTimes(now.getTime());
  return { published: madeAt(newest), bytes: () => Buffer.from(directoryPage(now.getTime())) };
}

function synopAt({ host, path }: Resource, now: Date, scene?: SceneId): Made | undefined {
  if (host !== SYNOP_LISTING.host || !path.startsWith(SYNOP_LISTING.path)) return undefined;
  const time = reportTimes(now.getTime()).find((each) => synopPath(each) === path);
  return time === undefined
    ? undefined
    : { published: madeAt(time), bytes: () => synopFile(time, scene) };
}

function archiveAt({ host, path }: Resource, now: Date, scene?: SceneId): Made | undefined {
  const { kind = '', id = '' } = ARCHIVE.exec(path)?.groups ?? {};
  const station = DEMO_STATIONS.find((each) => each.id === Number(id));
  if (host !== 'opendata' || !station) return undefined;
  const published = now.getTime() - (now.getTime() % HOUR);
  const newest = published - ARCHIVED_AFTER;
  return { published, bytes: async () => tenMinuteZip(kind, station, newest, scene) };
}
