import {
  findLeaning,
  isHeavyHour,
  raiseToPeriod,
  summarizeStates,
  type StateHour,
  findMostFrequent,
} from '../../weather/period-state.ts';
import { isMainlyDark } from '../../weather/periods.ts';
import {
  findSkyClass,
  getHourStrength,
  getStrength,
  getWeatherFamily,
  UNKNOWN_STATE,
  withStrength,
  type Strength,
  type WeatherFamily,
  type WeatherState,
} from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import type { Course, Sky } from './statement.ts';

/** The visible weather of an hour. */
export interface SkyHour extends StateHour {
  night: boolean;
  /** Whether the sun has set, though the hour counts as daytime in a text about its day. */
  isAfterSunset?: boolean;
}

/** Weather that is reported as one kind: `dry` is sun and clouds, `rain` includes drizzle. */
export type WeatherKind = WeatherFamily | 'dry' | 'liquid' | 'frozen';

const KIND_BY_FAMILY: Partial<Record<WeatherFamily, WeatherKind>> = {
  bright: 'dry',
  cloudy: 'dry',
  drizzle: 'rain',
};

/** All precipitation is `liquid` or `frozen`. */
const BROAD_KIND_BY_FAMILY: Partial<Record<WeatherFamily, WeatherKind>> = {
  drizzle: 'liquid',
  rain: 'liquid',
  showers: 'liquid',
  snow: 'frozen',
  sleet: 'frozen',
};

/** The skies from clear to overcast, the less extreme first where two fit alike. */
const CLOUD_STATES: readonly WeatherState[] = [2, 1, 3, 0];
const OTHER_CLOUD_STATES: Partial<Record<WeatherState, number>> = { 30: 3 };
const DEFAULT_CLOUD_STATE: WeatherState = 2;

export function classifyWeather({ state }: Pick<SkyHour, 'state'>): WeatherKind {
  const family = getWeatherFamily(state);
  return (family && KIND_BY_FAMILY[family]) ?? family ?? 'dry';
}

export function classifyWeatherBroadly({ state }: Pick<SkyHour, 'state'>): WeatherKind {
  const family = getWeatherFamily(state);
  return (family && BROAD_KIND_BY_FAMILY[family]) ?? classifyWeather({ state });
}

/** Summarizes hours as one sky, that of the most frequent kind. */
export function summarizeSky(hours: readonly SkyHour[]): Sky {
  const kind = findMostFrequent(hours.map(classifyWeatherBroadly));
  const main = hours.filter((hour) => classifyWeatherBroadly(hour) === kind);
  const night = isMainlyDark(main.map((hour) => hour.night));
  if (kind === 'dry') return summarizeDry(main, night);
  const told = withoutFewHeavy(main);
  const state = summarizeStates(told) ?? findMostFrequent(told.map((hour) => hour.state));
  const sky = withHeaviness({ state, night }, told);
  return told.length < main.length || fallsInModerateHours(told) ? toModerate(sky) : sky;
}

/** Minimum shares of moderate and heavy hours, and of what falls in them, so that nobody calls all of them light. */
const MIN_MODERATE_SHARE = 0.25;
const MIN_MODERATE_AMOUNT_SHARE = 0.4;

function fallsInModerateHours(hours: readonly SkyHour[]): boolean {
  const strong = hours.filter(
    ({ state, precipitation }) => (getHourStrength(state, precipitation) ?? LIGHT) >= MODERATE,
  );
  return (
    strong.length >= hours.length * MIN_MODERATE_SHARE &&
    sumKnown(strong) >= sumKnown(hours) * MIN_MODERATE_AMOUNT_SHARE
  );
}

function sumKnown(hours: readonly SkyHour[]): number {
  return hours.reduce((sum, { precipitation }) => sum + (precipitation ?? 0), 0);
}

function summarizeDry(hours: readonly SkyHour[], night: boolean): Sky {
  const sky = { state: summarizeClouds(hours), night };
  if (sky.state !== DEFAULT_CLOUD_STATE) return sky;
  const leaning = findLeaning(hours.map(({ state }) => toCloudState(state)));
  return leaning ? { ...sky, leaning } : sky;
}

/** Minimum share of heavy hours to call all of them heavy: fewer have a time of their own. */
const MIN_HEAVY_SHARE = 1 / 3;

function withoutFewHeavy(hours: readonly SkyHour[]): readonly SkyHour[] {
  const calm = hours.filter((hour) => !isHeavyFall(hour));
  return hours.length - calm.length < hours.length * MIN_HEAVY_SHARE ? calm : hours;
}

/** Rain that is light but for some hours is told as rain, beside a sentence about these hours. */
function toModerate(sky: Sky): Sky {
  const isLight = getWeatherFamily(sky.state) !== 'drizzle' && getStrength(sky.state) === LIGHT;
  return isLight ? withSkyStrength(sky, MODERATE) : sky;
}

/** Whether an hour has heavy rain or snow. */
export function isHeavyFall(hour: StateHour): boolean {
  const family = getWeatherFamily(hour.state);
  return family !== 'ice' && family !== 'drizzle' && isHeavyHour(hour);
}

const LIGHT: Strength = 1;
export const MODERATE: Strength = 2;
export const HEAVY: Strength = 3;

/** Calls a sky heavy by the amounts of its hours where its state means moderate and heavy. */
function withHeaviness(sky: Sky, hours: readonly SkyHour[]): Sky {
  const kind = classifyWeatherBroadly(sky);
  const isHeavy = hours.some((hour) => classifyWeatherBroadly(hour) === kind && isHeavyHour(hour));
  return isHeavy && isModerateOrHeavy(sky.state) ? { ...sky, isHeavy: true } : sky;
}

/** Whether only its amount tells heavy precipitation of a state from moderate: sleet and showers of snow. */
function isModerateOrHeavy(state: WeatherState): boolean {
  return findSkyClass(state, true) !== findSkyClass(state);
}

/** The strength that a text names. */
export function getSkyStrength({ state, isHeavy }: Sky): Strength | undefined {
  return isHeavy ? HEAVY : getStrength(state);
}

/** The sky of the same kind of precipitation with another strength. */
export function withSkyStrength({ state, night }: Sky, strength: Strength): Sky {
  const sky = { state: withStrength(state, strength), night };
  return strength === HEAVY && isModerateOrHeavy(sky.state) ? { ...sky, isHeavy: true } : sky;
}

/** The sky that fits dry hours best. */
export function summarizeClouds(hours: readonly SkyHour[]): WeatherState {
  const misfits = CLOUD_STATES.map((state) => ({ state, misfit: measureMisfit(hours, state) }));
  const best = misfits.reduce((one, other) => (other.misfit < one.misfit ? other : one), {
    state: DEFAULT_CLOUD_STATE,
    misfit: Infinity,
  });
  return best.state;
}

/** How much an hour of daylight counts beside a dark one, whose sky few look at. */
const DAYLIGHT_WEIGHT = 2;

/** How wrong one sky is for some hours: an hour that is two classes off counts as three that are one off. */
function measureMisfit(hours: readonly SkyHour[], told: WeatherState): number {
  return hours.reduce((sum, hour) => {
    const apart = Math.abs(toCloudState(hour.state) - told);
    return sum + ((apart * (apart + 1)) / 2) * (isDaylight(hour) ? DAYLIGHT_WEIGHT : 1);
  }, 0);
}

function toCloudState(state: WeatherState): number {
  if (CLOUD_STATES.includes(state)) return state;
  return OTHER_CLOUD_STATES[state] ?? DEFAULT_CLOUD_STATE;
}

/** Where the sky of dry hours is another one: up to their end, or between equal skies. */
export interface OtherSky {
  from: number;
  to: number;
}

/** Minimum change of a dry sky in classes. */
const MIN_SKY_CHANGE = 2;

/** The same between the means of the hours where the clouds break, or close. */
const MIN_BREAK_OF_CLOUDS = 1.3;
const OVERCAST: WeatherState = 3;

/** Minimum share of the hours, or of the daylight, that has another sky. */
const MIN_SHARE = 0.25;
const MIN_DAYLIGHT_SHARE = 1 / 3;

/** Two skies have to fit better than one by this share. */
const MAX_MISFIT_SHARE = 0.6;

/** Minimum hours before and after another sky. */
const MIN_AROUND = 2;

/** Finds the change of the sky that fits dry hours best; undefined if one sky fits all of them. */
export function findOtherSky(hours: readonly CourseHour[]): OtherSky | undefined {
  const steady = measureMisfit(hours, summarizeClouds(hours));
  let best: (OtherSky & { misfit: number }) | undefined;
  // Of turns that fit alike the last, from which the new sky is there for good.
  for (const candidate of [...listTurns(hours).toReversed(), ...listSpells(hours)]) {
    const misfit = measureOtherSky(hours, candidate);
    if (misfit <= steady * MAX_MISFIT_SHARE && misfit < (best?.misfit ?? Infinity)) {
      best = { ...candidate, misfit };
    }
  }
  return best;
}

/** Infinity where the skies are much the same. */
function measureOtherSky(hours: readonly CourseHour[], { from, to }: OtherSky): number {
  const inner = hours.slice(from, to);
  const outer = [...hours.slice(0, from), ...hours.slice(to)];
  const [sky, usual] = [summarizeClouds(inner), summarizeClouds(outer)];
  const isTurnOfClouds = to === hours.length && sky !== usual && Math.max(sky, usual) === OVERCAST;
  const change = Math.abs(averageClouds(inner) - averageClouds(outer));
  const isBreak = isTurnOfClouds && change >= MIN_BREAK_OF_CLOUDS;
  if (Math.abs(sky - usual) < MIN_SKY_CHANGE && !isBreak) return Infinity;
  return measureMisfit(inner, sky) + measureMisfit(outer, usual);
}

function averageClouds(hours: readonly SkyHour[]): number {
  return hours.reduce((sum, { state }) => sum + toCloudState(state), 0) / hours.length;
}

function listTurns(hours: readonly CourseHour[]): OtherSky[] {
  const daylight = hours.filter(isDaylight).length || hours.length;
  const least = Math.ceil(Math.min(hours.length * MIN_SHARE, daylight * MIN_DAYLIGHT_SHARE));
  return hours
    .map((_, from) => ({ from, to: hours.length }))
    .filter(({ from, to }) => from >= least && to - from >= least);
}

/** Stretches of daylight, for no longer than the other sky around them. */
function listSpells(hours: readonly CourseHour[]): OtherSky[] {
  const least = Math.max(MIN_AROUND, hours.filter(isDaylight).length * MIN_DAYLIGHT_SHARE);
  return hours.flatMap((_, from) =>
    hours
      .map((__, to) => ({ from, to }))
      .filter(({ to }) => {
        const isAround = from >= MIN_AROUND && hours.length - to >= MIN_AROUND;
        return isAround && (to - from) * 2 <= hours.length;
      })
      .filter(({ to }) => hours.slice(from, to).filter(isDaylight).length >= least),
  );
}

function isDaylight({ night, isAfterSunset }: SkyHour): boolean {
  return !night && isAfterSunset !== true;
}

/** Whether nothing falls, and there is no fog. */
export function isSunOrClouds({ state }: Pick<SkyHour, 'state'>): boolean {
  const family = getWeatherFamily(state);
  return family === 'bright' || family === 'cloudy';
}

const NOTHING: StateHour = { state: UNKNOWN_STATE, precipitation: null };

/** Raises the strength of the only precipitation that a text names to that of the whole period. */
export function raiseSky(sky: Sky, period: readonly SkyHour[]): Sky {
  // Heavy hours are told apart, unless the sky is heavy anyway.
  const calm = period.map((hour) => (isHeavyFall(hour) ? { ...hour, ...NOTHING } : hour));
  return { ...sky, state: raiseToPeriod(sky.state, calm) };
}

/** All skies of a course, the most notable last. */
export function listSkies(course: Course): Sky[] {
  if (course.form === 'steady') return [course.sky];
  if (course.form === 'change') return [course.first, course.second];
  return [course.background, course.passing];
}

/** Changes all skies of a course. */
export function mapSkies(course: Course, change: (sky: Sky) => Sky): Course {
  switch (course.form) {
    case 'steady':
      return { ...course, sky: change(course.sky) };
    case 'change':
      return { ...course, first: change(course.first), second: change(course.second) };
    case 'interlude':
    case 'twice':
    case 'atTimes':
      return {
        ...course,
        background: change(course.background),
        passing: change(course.passing),
      };
  }
}
