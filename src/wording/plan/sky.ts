import {
  isHeavyHour,
  raiseToPeriod,
  summarizeStates,
  type StateHour,
  findMostFrequent,
} from '../../weather/period-state.ts';
import { isMainlyDark } from '../../weather/periods.ts';
import {
  determineSkyState,
  getStrength,
  getWeatherFamily,
  isModerateOrHeavy,
  withStrength,
  type Strength,
  type WeatherFamily,
  type WeatherState,
} from '../../weather/state.ts';
import type { Course, Sky } from './statement.ts';

/** The visible weather of an hour. */
export interface SkyHour extends StateHour {
  night: boolean;
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

/** Typical cloud cover of sky states, percent. */
const COVER_PERCENT: Partial<Record<WeatherState, number>> = { 0: 0, 1: 25, 3: 93.75, 30: 93.75 };
const DEFAULT_COVER_PERCENT = 62.5;

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
  if (kind === 'dry') return { state: determineSkyState(estimateCloudCover(main)), night };
  const state = summarizeStates(main) ?? findMostFrequent(main.map((hour) => hour.state));
  return withHeaviness({ state, night }, main);
}

const HEAVY: Strength = 3;

/** Calls a sky heavy by the amounts of its hours where its state means moderate and heavy. */
function withHeaviness(sky: Sky, hours: readonly SkyHour[]): Sky {
  const kind = classifyWeatherBroadly(sky);
  const isHeavy = hours.some((hour) => classifyWeatherBroadly(hour) === kind && isHeavyHour(hour));
  return isHeavy && isModerateOrHeavy(sky.state) ? { ...sky, isHeavy: true } : sky;
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

/** Mean cloud cover of dry hours, percent. */
export function estimateCloudCover(hours: readonly SkyHour[]): number {
  const covers = hours.map(({ state }) => COVER_PERCENT[state] ?? DEFAULT_COVER_PERCENT);
  return covers.reduce((sum, cover) => sum + cover, 0) / covers.length;
}

/** Raises the strength of the only precipitation that a text names to that of the whole period. */
export function raiseSky(sky: Sky, period: readonly SkyHour[]): Sky {
  return withHeaviness({ ...sky, state: raiseToPeriod(sky.state, period) }, period);
}

/** All skies of a course, the most notable last. */
export function listSkies(course: Course): Sky[] {
  if (course.form === 'steady') return [course.sky];
  if (course.form === 'change') return [course.first, course.second];
  return [course.background, course.passing];
}
