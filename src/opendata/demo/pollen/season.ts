import { POLLEN_TYPES, type PollenType } from '../../../contract/parameters.ts';
import { HOUR_MS, DAY_MS } from '../../../time/units.ts';
import {
  clamp,
  ramp,
  createNoiseField,
  type NoiseField,
  type PointInTime,
} from '../weather/noise.ts';
import type { SceneId } from '../weather/scenes.ts';
import { simulateWeather } from '../weather/weather.ts';

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
