import { HOURS_PER_DAY } from '../../time/units.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { addDays } from '../../time/local-time.ts';
import { DAY_PART_HOURS, findDayPart } from '../../weather/periods.ts';
import { getWeatherFamily } from '../../weather/state.ts';
import { type CourseHour, type TimeDetail } from './course.ts';
import {
  classifyWeatherBroadly,
  getSkyStrength,
  isHeavyFall,
  listSkies,
  mapSkies,
  summarizeSky,
  withSkyStrength,
} from './sky.ts';
import { classifyDoubt, MAX_FROST_C, maxKnown, MIN_HEAT_C, type Doubt } from './facts.ts';
import { findStormGust, listStormHours, MIN_STORM_GUST_KMH, toStormForce } from './winds.ts';
import {
  toNamedDay,
  type Audience,
  type Course,
  type Sky,
  type Within,
  type When,
} from './statement.ts';
import { toNightWhen } from './night.ts';
import { isThundery } from './phases.ts';
import type { Statement } from './plan.ts';

/** Weather that endangers people: what and when. */
export type Danger = HourlyDanger | ExtremeDanger;

/** Precipitation or storm. */
type HourlyDanger =
  { kind: 'ice' | 'thunder' | 'heavySnow' | 'heavyRain'; hours: readonly CourseHour[] } | Storm;

/** The strongest gust, km/h, and whether the mean wind is that of a hurricane, too. */
interface Storm {
  kind: 'storm';
  hours: readonly CourseHour[];
  gust: number;
  isHurricane: boolean;
}

/** °C. */
interface ExtremeDanger {
  kind: 'heat' | 'frost';
  value: number;
  /** Whether it is that of the whole period, as spoken. */
  isConstant: boolean;
}

/** Wind and gusts of a hurricane, and gusts of a violent storm, km/h. */
const HURRICANE_KMH = 118;
const VIOLENT_STORM_KMH = 103;
const SEVERE_THUNDERSTORM = 96;

/** A danger that lasts for this share of a period is that of the whole period. */
const MIN_SHARE = 0.6;

/** First hour of the night that belongs to its day. */
const NIGHT_HOUR = DAY_PART_HOURS.night.from;

interface DangerFacts {
  entry: Pick<PeriodEntry, 'wind' | 'temperature'>;
  hours: readonly CourseHour[];
}

/** Finds the dangers of a period, the gravest first. */
export function findDangers({ entry, hours }: DangerFacts): Danger[] {
  const { min, max } = entry.temperature;
  const [high, low] = [roundHalfAwayFromZero(max ?? NaN), roundHalfAwayFromZero(min ?? NaN)];
  const isConstant = high === low;
  const gust = findStormGust(entry.wind);
  const dangers: Danger[] = (
    [
      { kind: 'ice', hours: hours.filter(isIcy) },
      { kind: 'thunder', hours: hours.filter(isThundery) },
      { kind: 'heavySnow', hours: hours.filter((hour) => isHeavyFall(hour) && isFrozen(hour)) },
      { kind: 'heavyRain', hours: hours.filter((hour) => isHeavyFall(hour) && !isFrozen(hour)) },
    ] as const
  ).filter((danger) => danger.hours.length > 0);
  const isHurricane = hasHurricane(hours);
  if (gust !== undefined) dangers.push({ kind: 'storm', hours: listStormHours(hours), gust, isHurricane }); // prettier-ignore
  if (max !== null && high >= MIN_HEAT_C) dangers.push({ kind: 'heat', value: max, isConstant });
  if (min !== null && low <= MAX_FROST_C) dangers.push({ kind: 'frost', value: min, isConstant });
  return dangers.toSorted((one, other) => rankDanger(other) - rankDanger(one));
}

/** Whether the mean wind of an hour is that of a hurricane. */
export function hasHurricane(hours: readonly CourseHour[]): boolean {
  return hours.some(({ wind }) => (wind ?? 0) >= HURRICANE_KMH);
}

/** Higher is graver. */
export function rankDanger(danger: Danger): number {
  switch (danger.kind) {
    case 'storm':
      if (danger.gust >= HURRICANE_KMH) return 9;
      return danger.gust >= VIOLENT_STORM_KMH ? 6 : 4;
    case 'ice':
      return 8;
    case 'thunder':
      return danger.hours.some(({ state }) => state === SEVERE_THUNDERSTORM) ? 7 : 5;
    case 'heavySnow':
      return 3;
    case 'heavyRain':
      return 2;
    case 'heat':
    case 'frost':
      return 1;
  }
}

const PRECIPITATION_DANGERS = ['ice', 'thunder', 'heavySnow', 'heavyRain'] as const;

/** Whether a course names a danger, so that it needs no sentence of its own. */
export function namesDanger(course: Course | null, { kind }: Danger): boolean {
  return course !== null && listSkies(course).some((sky) => skyNamesDanger(sky, kind));
}

/** Whether a course names ice, thunder, or heavy rain or snow. */
export function namesAnyDanger(course: Course): boolean {
  return listSkies(course).some(
    (sky) => sky.isAbundant || PRECIPITATION_DANGERS.some((kind) => skyNamesDanger(sky, kind)),
  );
}

function skyNamesDanger(sky: Sky, kind: Danger['kind']): boolean {
  switch (kind) {
    case 'ice':
      return isIcy(sky);
    case 'thunder':
      return isThundery(sky);
    case 'heavySnow':
      return isFrozen(sky) && getSkyStrength(sky) === 3;
    case 'heavyRain':
      return !isFrozen(sky) && isRainOrSnow(sky) && getSkyStrength(sky) === 3 && !sky.isAbundant;
    case 'storm':
    case 'heat':
    case 'frost':
      return false;
  }
}

/** A course that is told as heavy throughout, for a danger of heavy rain or snow without a time of its own. */
export function withHeavyFall(course: Course, { kind }: Danger): Course {
  if (kind !== 'heavySnow' && kind !== 'heavyRain') return course;
  return mapSkies(course, (sky) => {
    const heavy = withSkyStrength(sky, 3);
    return skyNamesDanger(heavy, kind) ? heavy : sky;
  });
}

/** The sentence of a danger that the course does not name. */
export function planDanger(danger: Danger, when: When, within?: Within): Statement {
  const opening = { when, place: null };
  const time = within ? { opening, within } : { opening };
  const isOneHour = when.kind === 'hours' && when.to.hour - when.from.hour === 1;
  const isOfHour = when.kind === 'now' || when.kind === 'hour' || isOneHour;
  switch (danger.kind) {
    case 'storm': {
      const { gust, isHurricane } = danger;
      return { kind: 'storm', ...time, gust, ...(isHurricane && { isHurricane }) };
    }
    case 'heat':
    case 'frost': {
      const { kind: of, value, isConstant } = danger;
      const isEven = isConstant && ['nextHours', 'hours', 'part'].includes(when.kind);
      return { kind: 'extreme', of, opening, value, exactly: isOfHour || isEven };
    }
    default: {
      const course = { form: 'steady', sky: summarizeSky(danger.hours) } as const;
      const statement = { kind: 'course', ...time, course, temperature: null } as const;
      const certainty = findDangerDoubt(danger);
      return certainty ? { ...statement, certainty } : statement;
    }
  }
}

/** How certain a danger of rain, snow or thunder is; ice is told as it is. */
export function findDangerDoubt(danger: Danger): Doubt | null {
  if (!('hours' in danger) || danger.kind === 'ice' || danger.kind === 'storm') return null;
  return classifyDoubt(maxKnown(danger.hours.map((hour) => hour.probability)));
}

/**
 * When a danger occurs within a period: on its days, in its part of the day, today at its hours; undefined if it lasts
 * for most of the period or if its hours are unknown.
 */
export function findDangerTime(
  danger: Danger,
  period: readonly CourseHour[],
  detail: TimeDetail,
  audience: Audience,
): When | undefined {
  const hours = 'hours' in danger ? danger.hours : [];
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return undefined;
  // Hours that have begun would be told with a start in the past.
  if (detail === 'hours' && first === period[0] && last !== period.at(-1)) return undefined;
  const length = period.indexOf(last) - period.indexOf(first) + 1;
  if (length >= period.length * MIN_SHARE) return undefined;
  const spansAllDays =
    first.local.date === period[0]?.local.date && last.local.date === period.at(-1)?.local.date;
  if (spansAllDays && first.local.date !== last.local.date) return undefined;
  const parts = new Set(hours.map(({ local }) => JSON.stringify(findDayPart(local))));
  const { date, part } = findDayPart(first.local);
  const day = toNamedDay(first.local.date, audience);
  const isWithinDay = first.local.date === last.local.date;
  // What is left of a day is not the night to the next, which has a sentence of its own.
  const isBeforeMidnight = isWithinDay && first.local.hour >= NIGHT_HOUR;
  if (detail === 'hours' || isBeforeMidnight || (day.ahead === 0 && isWithinDay)) {
    return spanHours(first, last, audience);
  }
  if (isWithinDay && first.local.hour >= DAY_PART_HOURS.evening.from) {
    return { kind: 'part', day, part: 'evening', running: isTonight(day.ahead) };
  }
  if (parts.size === 1) {
    const partDay = toNamedDay(date, audience);
    return part === 'night'
      ? toNightWhen(partDay, audience)
      : { kind: 'part', day: partDay, part, running: isTonight(partDay.ahead) };
  }
  const lastDay = toNamedDay(last.local.date, audience);
  return day.date === lastDay.date
    ? { kind: 'day', day }
    : { kind: 'days', first: day, last: lastDay };
}

/** The hour until which a danger lasts that begins with the first hour of a period; undefined if it does not end in it. */
export function findDangerEnd(danger: Danger, period: readonly CourseHour[]): number | undefined {
  if (!('hours' in danger)) return undefined;
  const [first, last] = [danger.hours[0], danger.hours.at(-1)];
  if (!first || !last || first !== period[0] || last === period.at(-1)) return undefined;
  // After midnight it would be heard as another night's.
  if (first.local.date !== last.local.date) return undefined;
  const length = period.indexOf(last) + 1;
  // "Until three" would be heard as all the time until three.
  if (danger.hours.length < length * MIN_SHARE) return undefined;
  return (last.local.hour + 1) % HOURS_PER_DAY;
}

/** Whether a storm belongs to thunderstorms: all its hours are among theirs. */
export function isThunderstormGust(danger: Danger, dangers: readonly Danger[]): boolean {
  const thunder = dangers.find(({ kind }) => kind === 'thunder');
  if (danger.kind !== 'storm' || thunder?.kind !== 'thunder' || danger.hours.length === 0) {
    return false;
  }
  return danger.hours.every((hour) => thunder.hours.includes(hour));
}

/** The running night, or the coming one. */
function isTonight(ahead: number | null): boolean {
  return ahead === -1 || ahead === 0;
}

/** Maximum difference of gusts, and of their Beaufort forces, in one storm, told by the word for the strongest. */
const MAX_GUST_DIFFERENCE_KMH = 20;
const MAX_FORCE_DIFFERENCE = 1;

/** Whether the gusts of some days, km/h, are told as one storm. */
export function areOneStorm(gusts: readonly number[]): boolean {
  const [least, most] = [Math.min(...gusts), Math.max(...gusts)];
  const isNextForce = toStormForce(most) - toStormForce(least) <= MAX_FORCE_DIFFERENCE;
  // The force of a hurricane is never told of a day that does not have it.
  const isSameDanger = least >= HURRICANE_KMH === most >= HURRICANE_KMH;
  return most - least <= MAX_GUST_DIFFERENCE_KMH && isNextForce && isSameDanger;
}

export function areUnlikeStorms(gusts: readonly number[]): boolean {
  return Math.max(...gusts) >= MIN_STORM_GUST_KMH && !areOneStorm(gusts);
}

/** From the start of the first hour to the end of the last. */
function spanHours(first: CourseHour, last: CourseHour, audience: Audience): When {
  const ends = last.local.hour === 23;
  const date = ends ? addDays(last.local.date, 1) : last.local.date;
  const to = { day: toNamedDay(date, audience), hour: ends ? 0 : last.local.hour + 1 };
  const from = { day: toNamedDay(first.local.date, audience), hour: first.local.hour };
  return { kind: 'hours', from, to };
}

function isRainOrSnow({ state }: Pick<Sky, 'state'>): boolean {
  const family = getWeatherFamily(state);
  return family !== 'ice' && family !== 'drizzle';
}

function isIcy({ state }: Pick<Sky, 'state'>): boolean {
  return getWeatherFamily(state) === 'ice';
}

function isFrozen(sky: Pick<Sky, 'state'>): boolean {
  return classifyWeatherBroadly(sky) === 'frozen';
}
