import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { toBeaufort, toMainCompassPoint } from '../../weather/atmosphere.ts';
import type { CourseHour } from './course.ts';
import { maxKnown } from './facts.ts';
import type { WindStatement } from './statement.ts';

/** Minimum mean wind (Beaufort) and gusts (km/h) to report. */
const MIN_SPOKEN_FORCE = 5;
export const MIN_SPOKEN_GUST_KMH = 50;

/** Minimum gusts of a storm, which is reported first. */
export const MIN_STORM_GUST_KMH = 75;

/** Gusts are told rounded up to a multiple of it. */
const SPOKEN_GUST_STEP_KMH = 5;

/** Gusts above are said even of one of several days, km/h: they are rounded up. */
export const MIN_BRIEF_GUST_KMH = 55;

type Wind = PeriodEntry['wind'];

/** Plans wind below storm strength if it is notable. */
export function planWindStatement({ max, degree, gusts }: Wind): WindStatement | null {
  const force = max === null ? 0 : toBeaufort(max);
  const gust = gusts.value ?? 0;
  if (force < MIN_SPOKEN_FORCE && gust < MIN_SPOKEN_GUST_KMH) return null;
  return {
    kind: 'wind',
    force: force < MIN_SPOKEN_FORCE ? null : force,
    direction: degree === null ? null : toMainCompassPoint(degree),
    gust: gust < MIN_SPOKEN_GUST_KMH ? null : gust,
  };
}

/**
 * Plans the wind of a period, of a later day that of its waking hours: a gale that is over by six is none of the day, nor
 * is a lesser wind that is over by eight or begins at ten in the evening.
 *
 * @param awake the hours from six on; undefined for today, and any other time
 */
export function planSpokenWind(
  wind: Wind,
  awake: readonly CourseHour[] | undefined,
  isBrief: boolean,
): WindStatement | null {
  const told = planWindStatement(awake ? windOf(withoutWindOfNight(awake), wind) : wind);
  return isBrief && (told?.gust ?? 0) <= MIN_BRIEF_GUST_KMH ? null : told;
}

/** Hours from six on in which a wind of the night ends, and those to midnight in which one begins. */
const MAX_NIGHT_HOURS = 2;

/**
 * The waking hours without the first or the last ones if these alone are windy, without gusts that every text tells: such a
 * wind is that of a night.
 */
function withoutWindOfNight(hours: readonly CourseHour[]): readonly CourseHour[] {
  if (hours.length <= 2 * MAX_NIGHT_HOURS) return hours;
  const [first, last] = [hours.findIndex(isWindy), hours.findLastIndex(isWindy)];
  if (last < MAX_NIGHT_HOURS) return withoutLesser(hours.slice(0, last + 1), hours.slice(last + 1));
  const isLate = first >= hours.length - MAX_NIGHT_HOURS;
  return isLate ? withoutLesser(hours.slice(first), hours.slice(0, first)) : hours;

  function withoutLesser(
    windy: readonly CourseHour[],
    rest: readonly CourseHour[],
  ): readonly CourseHour[] {
    const gusts = maxKnown(windy.map(({ gust }) => gust)) ?? 0;
    return Math.round(gusts) <= MIN_BRIEF_GUST_KMH ? rest : hours;
  }
}

function isWindy({ wind, gust }: CourseHour): boolean {
  return toBeaufort(wind ?? 0) >= MIN_SPOKEN_FORCE || Math.round(gust ?? 0) >= MIN_SPOKEN_GUST_KMH;
}

/** The wind of a period as far as hours have it, by the whole km/h of the fields. */
function windOf(hours: readonly CourseHour[], wind: Wind): Wind {
  const max = maxKnown(hours.map((hour) => hour.wind));
  const gust = maxKnown(hours.map((hour) => hour.gust));
  return {
    ...wind,
    max: max === null ? wind.max : Math.round(max),
    gusts: gust === null ? wind.gusts : { ...wind.gusts, value: Math.round(gust) },
  };
}

/** Finds dangerous gusts; undefined if there are none. */
export function findStormGust({ gusts }: Pick<Wind, 'gusts'>): number | undefined {
  return gusts.value !== undefined && gusts.value >= MIN_STORM_GUST_KMH ? gusts.value : undefined;
}

/** The hours of a storm, and those next to them with gusts that are told as as strong: 71 km/h is "up to 75". */
export function listStormHours<Hour extends { gust: number | null }>(
  hours: readonly Hour[],
): Hour[] {
  const isTold = hours.map(({ gust }) => (gust ?? 0) > MIN_STORM_GUST_KMH - SPOKEN_GUST_STEP_KMH);
  return hours.filter((_, at) => {
    if (isTold[at] !== true) return false;
    const [from, to] = [isTold.lastIndexOf(false, at) + 1, isTold.indexOf(false, at)];
    return hours.slice(from, to === -1 ? undefined : to).some(hasStormGust);
  });
}

/** By the whole km/h of the fields, so that a storm of the fields has its hours. */
function hasStormGust({ gust }: { gust: number | null }): boolean {
  return findStormGust({ gusts: { value: Math.round(gust ?? 0) } }) !== undefined;
}

const HURRICANE_FORCE = 12;

/** The Beaufort force of a storm's gusts, km/h: all hurricanes are alike. */
export function toStormForce(gust: number): number {
  return Math.min(toBeaufort(gust), HURRICANE_FORCE);
}
