import { createHash } from 'node:crypto';
import { addDays, toLocalDate, startOfHour, type LocalDate } from '../../../time/local-time.ts';
import { POLLEN_FILE, POLLEN_REGIONS_FILE } from '../../pollen/forecasts.ts';
import type { Validators, FileResponse } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { formatRegionMap, DEMO_POLLEN_REGIONS, type DemoPollenRegion } from './regions.ts';
import { POLLEN_TYPES, type PollenType } from '../../../contract/parameters.ts';
import { HOUR_MS, DAY_MS } from '../../../time/units.ts';
import {
  clamp,
  ramp,
  createNoiseField,
  type NoiseField,
  type PointInTime,
} from '../weather/noise.ts';
import { simulateWeather } from '../weather/weather.ts';

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

/** Flowering times of a plant in the lowlands of central Germany: days of a common year. */
interface FloweringSeason {
  begins: number;
  /** The main season is from `rises` to `falls`. */
  rises: number;
  falls: number;
  ends: number;
  /** The index of an average day in the main season, 0 to 3. */
  peakIndex: number;
  /** Weight of the delay in the north and in hills: 1 for plants of spring, which need warmth. */
  lag: number;
}

const FLOWERING_SEASONS: Record<PollenType, FloweringSeason> = {
  Hasel: createSeason('01-10', '02-01', '03-05', '03-31', { peakIndex: 2.1, lag: 1 }),
  Erle: createSeason('01-25', '02-15', '03-15', '04-08', { peakIndex: 2.4, lag: 1 }),
  Esche: createSeason('03-20', '04-08', '04-28', '05-20', { peakIndex: 2.2, lag: 1 }),
  Birke: createSeason('03-22', '04-08', '04-28', '05-22', { peakIndex: 3, lag: 1 }),
  Graeser: createSeason('04-28', '05-22', '07-08', '09-05', { peakIndex: 2.9, lag: 0.7 }),
  Roggen: createSeason('05-08', '05-28', '06-20', '07-20', { peakIndex: 2, lag: 0.7 }),
  Beifuss: createSeason('07-05', '07-24', '08-18', '09-18', { peakIndex: 1.8, lag: 0.3 }),
  Ambrosia: createSeason('08-05', '08-22', '09-10', '10-10', { peakIndex: 1.5, lag: 0.3 }),
};

/** Delay of flowering per degree of latitude and per hundred metres, days. */
const DELAY_DAYS_PER_DEGREE = 3;
const DELAY_DAYS_PER_100_M = 2.5;
const MIDDLE_LATITUDE = 50.5;
const LOWLAND_ELEVATION_M = 150;

/** Variation between years. */
const yearField = createNoiseField({ seed: 71, kilometres: 1500, days: 150, degreesEastPerDay: 0 });
const YEAR_SWING_DAYS = 4;

const dailyFields = createFieldPerType(72, { kilometres: 350, days: 3 });
const errorFields = createFieldPerType(82, { kilometres: 350, days: 2 });

/** Hours of the day whose weather is used, UTC. */
const SAMPLE_HOURS = [6, 9, 12, 15, 18];

/** A place and a day, whose noon in UTC is `time`. */
export type PollenSpot = PointInTime & { elevation: number };

/**
 * The index of a day in a file of that many days before: 0 none to 3 high, with fractions. Rain
 * reduces it.
 */
export function computePollenIndex(
  type: PollenType,
  spot: PollenSpot,
  ahead: number,
  wetness: number,
): number {
  const course =
    computeFlowering(FLOWERING_SEASONS[type], spot) * FLOWERING_SEASONS[type].peakIndex;
  const day = 1 + 0.3 * dailyFields[type](spot) + 0.1 * ahead * errorFields[type](spot);
  return clamp(course * day * (1 - 0.6 * wetness), 0, 3);
}

/** Weather of a day that affects pollen. */
export interface PollenWeather {
  /** The share of the day in which it rains, 0 to 1. */
  wetness: number;
  /** Nothing flowers in frost. */
  isFrozen: boolean;
}

/** The day whose noon in UTC is the spot's time. */
export function computePollenWeather(
  { latitude, longitude, time }: PointInTime,
  scene?: SceneId,
): PollenWeather {
  const midnight = time - 12 * HOUR_MS;
  const looks = SAMPLE_HOURS.map((hour) =>
    simulateWeather({ latitude, longitude, time: midnight + hour * HOUR_MS }, scene),
  );
  const wet = looks.filter(({ precipitation }) => precipitation.amount > 0.1);
  return {
    wetness: wet.length / SAMPLE_HOURS.length,
    isFrozen: looks.every(({ temperature }) => temperature < 0),
  };
}

/** 0 out of season to 1 at its height. */
function computeFlowering(
  { begins, rises, falls, ends, lag }: FloweringSeason,
  spot: PollenSpot,
): number {
  const north = DELAY_DAYS_PER_DEGREE * (spot.latitude - MIDDLE_LATITUDE);
  const high = (DELAY_DAYS_PER_100_M * (spot.elevation - LOWLAND_ELEVATION_M)) / 100;
  const late = lag * (north + high) + YEAR_SWING_DAYS * clamp(yearField(spot), -2, 2);
  const day = seasonalDay(spot.time) - late;
  return Math.min(ramp(day, begins, rises), 1 - ramp(day, falls, ends));
}

/** The day of the year; those of December count back from the new year, for the early hazel. */
function seasonalDay(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const day = (time - Date.UTC(year, 0, 1)) / DAY_MS;
  return day < 334 ? day : (time - Date.UTC(year + 1, 0, 1)) / DAY_MS;
}

function createSeason(
  begins: string,
  rises: string,
  falls: string,
  ends: string,
  rest: Pick<FloweringSeason, 'peakIndex' | 'lag'>,
): FloweringSeason {
  return {
    begins: parseDayOfYear(begins),
    rises: parseDayOfYear(rises),
    falls: parseDayOfYear(falls),
    ends: parseDayOfYear(ends),
    ...rest,
  };
}

function parseDayOfYear(monthAndDay: string): number {
  return seasonalDay(Date.parse(`2026-${monthAndDay}`));
}

function createFieldPerType(
  firstSeed: number,
  texture: { kilometres: number; days: number },
): Record<PollenType, NoiseField> {
  const fields = POLLEN_TYPES.map((type, at) => [
    type,
    createNoiseField({ seed: firstSeed + at, ...texture, degreesEastPerDay: 6 }),
  ]);
  return Object.fromEntries(fields);
}
