import { createHash } from 'node:crypto';
import { addDays, toLocalDate, startOfHour, type LocalDate } from '../../../time/local-time.ts';
import { POLLEN_FILE, POLLEN_REGIONS_FILE } from '../../pollen/forecasts.ts';
import type { Validators, FileResponse } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { formatRegionMap, DEMO_POLLEN_REGIONS, type DemoPollenRegion } from './regions.ts';
import { POLLEN_TYPES } from '../../../contract/parameters.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { computePollenWeather, computePollenIndex } from './season.ts';

const BERLIN = 'Europe/Berlin';
/** Hour of the publication, local time in Berlin. */
const PUBLICATION_HOUR = 11;

/** Date of the source map of the demo's regions. */
const MAP_DATE = Date.UTC(2025, 2, 4);

/** Invented pollen index by season and weather, and the map of its regions. */
export function createPollenPart(scene?: SceneId): MirrorPart {
  return ({ host, path }, conditions, now) => {
    if (host === POLLEN_FILE.host && path === POLLEN_FILE.path) {
      return createFileReply(conditions, now, scene);
    }
    if (host === POLLEN_REGIONS_FILE.host && path === POLLEN_REGIONS_FILE.path) {
      return createMapReply(conditions);
    }
    return undefined;
  };
}

function createFileReply(
  conditions: Validators,
  now: Date,
  scene: SceneId | undefined,
): FileResponse {
  const today = toLocalDate(now.getTime(), BERLIN);
  const date = now.getTime() < publicationTime(today) ? addDays(today, -1) : today;
  const etag = `"demo-s31fg-${date}"`;
  const published = publicationTime(date);
  if (isNotModified(conditions, etag, published)) return { status: 304 };
  return createFileResponse(
    Buffer.from(formatPollenFile(date, scene)),
    etag,
    published,
    conditions,
  );
}

function publicationTime(date: string): number {
  return startOfHour({ date, hour: PUBLICATION_HOUR }, BERLIN);
}

function createMapReply(conditions: Validators): FileResponse {
  const body = Buffer.from(formatRegionMap());
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  return createFileResponse(body, etag, MAP_DATE, conditions);
}

/** The words of the index, from 0 to 3 in half steps, and what they mean. */
const INDEX_WORDS = [
  ['0', 'keine Belastung'],
  ['0-1', 'keine bis geringe Belastung'],
  ['1', 'geringe Belastung'],
  ['1-2', 'geringe bis mittlere Belastung'],
  ['2', 'mittlere Belastung'],
  ['2-3', 'mittlere bis hohe Belastung'],
  ['3', 'hohe Belastung'],
] as const;

const DAY_NAMES = ['today', 'tomorrow', 'dayafter_to'] as const;

/** Formats the pollen file of a day like DWD, with invented values. */
function formatPollenFile(date: LocalDate, scene?: SceneId): string {
  return JSON.stringify({
    name: 'DEMO: erfundener Pollenflug-Gefahrenindex für Deutschland',
    sender: 'DEMO - kein Wetterdienst, erfundene Werte',
    last_update: formatWallTime(date),
    next_update: formatWallTime(addDays(date, 1)),
    legend: Object.fromEntries(
      INDEX_WORDS.flatMap(([word, meaning], at) => [
        [`id${at + 1}`, word],
        [`id${at + 1}_desc`, meaning],
      ]),
    ),
    content: DEMO_POLLEN_REGIONS.map((region) => ({
      region_id: region.region,
      region_name: region.regionName,
      partregion_id: region.part,
      partregion_name: region.partName,
      Pollen: computePollen(region, date, scene),
    })),
  });
}

/** DWD publishes the file at eleven o'clock. */
function formatWallTime(date: LocalDate): string {
  return `${date} 11:00 Uhr`;
}

function computePollen(
  { latitude, longitude, elevation }: DemoPollenRegion,
  date: LocalDate,
  scene: SceneId | undefined,
) {
  const days = DAY_NAMES.map((name, ahead) => {
    const time = Date.parse(addDays(date, ahead)) + 12 * HOUR_MS;
    const spot = { latitude, longitude, elevation, time };
    return { name, ahead, spot, day: computePollenWeather(spot, scene) };
  });
  return Object.fromEntries(
    POLLEN_TYPES.map((type) => [
      type,
      Object.fromEntries(
        days.map(({ name, ahead, spot, day: { isFrozen, wetness } }) => [
          name,
          toIndexWord(isFrozen ? 0 : computePollenIndex(type, spot, ahead, wetness)),
        ]),
      ),
    ]),
  );
}

function toIndexWord(index: number): string {
  return INDEX_WORDS[Math.round(2 * index)]?.[0] ?? '-1';
}
