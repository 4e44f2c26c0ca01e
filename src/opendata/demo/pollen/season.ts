import { POLLEN_TYPES, type PollenType } from '../../../contract/parameters.ts';
import { HOUR } from '../../../weather/hour.ts';
import { clamp, ramp } from '../curves.ts';
import { createField, type Field } from '../noise.ts';
import type { SceneId } from '../scenes/scenes.ts';
import type { Spot } from '../spot.ts';
import { weatherAt } from '../weather.ts';

/** When a plant flowers in the lowlands of the middle of Germany: days of a common year. */
interface Season {
  begins: number;
  /** From `rises` to `falls` there is most of it. */
  rises: number;
  falls: number;
  ends: number;
  /** The index of a usual day at its height, 0 to 3. */
  most: number;
  /** How much later north and hills are: 1 for the plants of spring, which wait for warmth. */
  lag: number;
}

const DAY = 24 * HOUR;

const SEASONS: Record<PollenType, Season> = {
  Hasel: season('01-10', '02-01', '03-05', '03-31', { most: 2.1, lag: 1 }),
  Erle: season('01-25', '02-15', '03-15', '04-08', { most: 2.4, lag: 1 }),
  Esche: season('03-20', '04-08', '04-28', '05-20', { most: 2.2, lag: 1 }),
  Birke: season('03-22', '04-08', '04-28', '05-22', { most: 3, lag: 1 }),
  Graeser: season('04-28', '05-22', '07-08', '09-05', { most: 2.9, lag: 0.7 }),
  Roggen: season('05-08', '05-28', '06-20', '07-20', { most: 2, lag: 0.7 }),
  Beifuss: season('07-05', '07-24', '08-18', '09-18', { most: 1.8, lag: 0.3 }),
  Ambrosia: season('08-05', '08-22', '09-10', '10-10', { most: 1.5, lag: 0.3 }),
};

/** Days by which plants flower later for a degree to the north and for a hundred metres. */
const LATER_PER_DEGREE = 3;
const LATER_PER_100_METRES = 2.5;
const MIDDLE = 50.5;
const LOWLAND = 150;

/** Some years are early, others late. */
const years = createField({ seed: 71, kilometres: 1500, days: 150, eastward: 0 });
const YEARS_SWING = 4;

const daily = fieldOfEach(72, { kilometres: 350, days: 3 });
const misjudged = fieldOfEach(82, { kilometres: 350, days: 2 });

/** Hours of a day at which it is looked at the weather, UTC. */
const LOOKS = [6, 9, 12, 15, 18];

/** Where pollen flies, and on which day: `time` is its noon in UTC. */
export type PollenSpot = Spot & { elevation: number };

/**
 * The index of a day as a file says it that many days before: 0 none to 3 high, with fractions.
 * Rain washes the air.
 */
export function pollenIndex(
  type: PollenType,
  spot: PollenSpot,
  ahead: number,
  wetness: number,
): number {
  const course = flowering(SEASONS[type], spot) * SEASONS[type].most;
  const day = 1 + 0.3 * daily[type](spot) + 0.1 * ahead * misjudged[type](spot);
  return clamp(course * day * (1 - 0.6 * wetness), 0, 3);
}

/** What the weather of a day means to pollen. */
export interface PollenWeather {
  /** The share of the day in which it rains, 0 to 1. */
  wetness: number;
  /** In frost all day nothing flowers. */
  isFrozen: boolean;
}

/** The day whose noon in UTC is the spot's time. */
export function dayAt({ latitude, longitude, time }: Spot, scene?: SceneId): PollenWeather {
  const midnight = time - 12 * HOUR;
  const looks = LOOKS.map((hour) =>
    weatherAt({ latitude, longitude, time: midnight + hour * HOUR }, scene),
  );
  const wet = looks.filter(({ precipitation }) => precipitation.amount > 0.1);
  return {
    wetness: wet.length / LOOKS.length,
    isFrozen: looks.every(({ temperature }) => temperature < 0),
  };
}

/** 0 out of season to 1 at its height. */
function flowering({ begins, rises, falls, ends, lag }: Season, spot: PollenSpot): number {
  const north = LATER_PER_DEGREE * (spot.latitude - MIDDLE);
  const high = (LATER_PER_100_METRES * (spot.elevation - LOWLAND)) / 100;
  const late = lag * (north + high) + YEARS_SWING * clamp(years(spot), -2, 2);
  const day = dayOfSeasons(spot.time) - late;
  return Math.min(ramp(day, begins, rises), 1 - ramp(day, falls, ends));
}

/** The day of the year; those of December count back from the new year, for the early hazel. */
function dayOfSeasons(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const day = (time - Date.UTC(year, 0, 1)) / DAY;
  return day < 334 ? day : (time - Date.UTC(year + 1, 0, 1)) / DAY;
}

function season(
  begins: string,
  rises: string,
  falls: string,
  ends: string,
  rest: Pick<Season, 'most' | 'lag'>,
): Season {
  return {
    begins: dayOfCommonYear(begins),
    rises: dayOfCommonYear(rises),
    falls: dayOfCommonYear(falls),
    ends: dayOfCommonYear(ends),
    ...rest,
  };
}

function dayOfCommonYear(monthAndDay: string): number {
  return dayOfSeasons(Date.parse(`2026-${monthAndDay}`));
}

function fieldOfEach(
  firstSeed: number,
  texture: { kilometres: number; days: number },
): Record<PollenType, Field> {
  const fields = POLLEN_TYPES.map((type, at) => [
    type,
    createField({ seed: firstSeed + at, ...texture, eastward: 6 }),
  ]);
  return Object.fromEntries(fields);
}
