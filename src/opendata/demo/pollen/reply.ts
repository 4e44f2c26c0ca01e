import { createHash } from 'node:crypto';
import { addDays, localDate, startOfHour } from '../../../weather/local-time.ts';
import { POLLEN_FILE } from '../../pollen/forecasts.ts';
import { REGIONS } from '../../pollen/region-maps.ts';
import type { Conditions, Reply } from '../../server.ts';
import { isUnchanged, replyWith, type MirrorPart } from '../part.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { regionMap } from './region-map.ts';
import { pollenFile } from './s31fg-file.ts';

const BERLIN = 'Europe/Berlin';
/** The hour in Berlin from which the day's file is there. */
const PUBLISHED_AT = 11;

/** The day of the map that the demo's regions are made from. */
const MAP_DATE = Date.UTC(2025, 2, 4);

/** The pollen index of the day, made up by season and weather, and the map of its regions. */
export function createPollenPart(scene?: SceneId): MirrorPart {
  return ({ host, path }, conditions, now) => {
    if (host === POLLEN_FILE.host && path === POLLEN_FILE.path) {
      return fileReply(conditions, now, scene);
    }
    if (host === REGIONS.host && path === REGIONS.path) return mapReply(conditions);
    return undefined;
  };
}

function fileReply(conditions: Conditions, now: Date, scene: SceneId | undefined): Reply {
  const today = localDate(now.getTime(), BERLIN);
  const date = now.getTime() < publishedOn(today) ? addDays(today, -1) : today;
  const etag = `"demo-s31fg-${date}"`;
  const published = publishedOn(date);
  if (isUnchanged(conditions, etag, published)) return { status: 304 };
  return replyWith(Buffer.from(pollenFile(date, scene)), etag, published, conditions);
}

function publishedOn(date: string): number {
  return startOfHour({ date, hour: PUBLISHED_AT }, BERLIN);
}

function mapReply(conditions: Conditions): Reply {
  const body = Buffer.from(regionMap());
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  return replyWith(body, etag, MAP_DATE, conditions);
}
