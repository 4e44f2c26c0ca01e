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
  isWet,
  UNKNOWN_STATE,
  withStrength,
  type Strength,
  type WeatherFamily,
  type WeatherState,
} from '../../weather/state.ts';
import {
  DEFAULT_CLOUD_STATE,
  isDaylight,
  summarizeClouds,
  toCloudState,
  type CloudHour,
} from './clouds.ts';
import type { Course, Sky } from './statement.ts';

/** The visible weather of an hour. */
export interface SkyHour extends StateHour, CloudHour {}

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
  const sky = withAbundance(withHeaviness({ state, night }, told), main);
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

/** Minimum hours of daylight whose sky is that of a day, whatever the clouds of its dark hours. */
const MIN_LIGHT_HOURS = 4;

function summarizeDry(hours: readonly SkyHour[], night: boolean): Sky {
  const sky = { state: summarizeClouds(hours), night };
  if (sky.state !== DEFAULT_CLOUD_STATE) return sky;
  const light = hours.filter(isDaylight);
  const seen = night || light.length < MIN_LIGHT_HOURS ? hours : light;
  const leaning = findLeaning(seen.map(({ state }) => toCloudState(state)));
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

/** Tells rain that is heavy by the amount of its hours, but in none of them, as abundant. */
function withAbundance(sky: Sky, hours: readonly SkyHour[]): Sky {
  const isMuch =
    findSkyClass(sky.state) === 'heavyRain' && !hours.some((hour) => isHeavyFall(hour));
  return isMuch ? { ...sky, isAbundant: true } : sky;
}

/** Whether only its amount tells heavy precipitation of a state from moderate: sleet and showers of snow. */
function isModerateOrHeavy(state: WeatherState): boolean {
  return findSkyClass(state, { isHeavy: true }) !== findSkyClass(state);
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

/** Whether nothing falls, and there is no fog. */
export function isSunOrClouds({ state }: Pick<SkyHour, 'state'>): boolean {
  const family = getWeatherFamily(state);
  return family === 'bright' || family === 'cloudy';
}

const NOTHING: StateHour = { state: UNKNOWN_STATE, precipitation: null };

/** Raises the strength of the only precipitation that a text names to that of the whole period. */
function raiseSky(sky: Sky, period: readonly SkyHour[]): Sky {
  // Heavy hours are told apart, unless the sky is heavy anyway.
  const calm = period.map((hour) => (isHeavyFall(hour) ? { ...hour, ...NOTHING } : hour));
  const state = raiseToPeriod(sky.state, calm);
  return state === sky.state ? sky : withAbundance({ ...sky, state }, period);
}

/** Raises what falls to the strength of its day, but to heavy only by the hours that are told: the night is not of the day. */
export function raiseTold(sky: Sky, told: readonly SkyHour[], all: readonly SkyHour[]): Sky {
  const raised = raiseSky(sky, all);
  if (told === all || getSkyStrength(raised) !== HEAVY) return raised;
  const own = raiseSky(sky, told);
  return (getSkyStrength(own) ?? HEAVY) < MODERATE ? withSkyStrength(own, MODERATE) : own;
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

/** A course whose skies are as strong as the strongest of their kinds. */
export function raiseToStrongest(course: Course, strong: readonly Sky[]): Course {
  // Rain that is heavy at times has both strengths already.
  const kinds = listSkies(course).map(classifyWeatherBroadly);
  if (new Set(kinds).size < kinds.length) return course;
  return mapSkies(course, (sky) => {
    const [strongest] = strong
      .filter((one) => classifyWeatherBroadly(one) === classifyWeatherBroadly(sky))
      .toSorted((one, other) => rankStrength(other) - rankStrength(one));
    const strength = strongest && getSkyStrength(strongest);
    if (strength === undefined) return sky;
    const raised = withSkyStrength(sky, strength);
    return strongest?.isAbundant ? { ...raised, isAbundant: true } : raised;
  });
}

/** What is heavy in an hour before what is much in a day. */
function rankStrength(sky: Sky): number {
  return (getSkyStrength(sky) ?? 0) - (sky.isAbundant ? 0.5 : 0);
}

/** Whether a bright sky passes between rain or snow. */
export function isSunBetweenRain({
  background,
  passing,
}: Record<'background' | 'passing', Sky>): boolean {
  return getWeatherFamily(background.state) === 'bright' && isWet(passing.state);
}
