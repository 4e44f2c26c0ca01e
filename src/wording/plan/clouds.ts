import type { WeatherState } from '../../weather/state.ts';

/** The clouds of an hour. */
export interface CloudHour {
  state: WeatherState;
  night: boolean;
  /** Whether the sun has set, though the hour counts as daytime in a text about its day. */
  isAfterSunset?: boolean;
}

/** The skies from clear to overcast, the less extreme first where two fit alike. */
const CLOUD_STATES: readonly WeatherState[] = [2, 1, 3, 0];
const OTHER_CLOUD_STATES: Partial<Record<WeatherState, number>> = { 30: 3 };
export const DEFAULT_CLOUD_STATE: WeatherState = 2;

/** The clouds of a state, those of rain and snow taken as partly cloudy. */
export function toCloudState(state: WeatherState): number {
  if (CLOUD_STATES.includes(state)) return state;
  return OTHER_CLOUD_STATES[state] ?? DEFAULT_CLOUD_STATE;
}

/** Dry hours by the class of their clouds. */
interface CloudTally {
  count: number;
  daylight: number;
  /** Sum of the classes. */
  classes: number;
  /** By class from 0 to 3: an hour of daylight counts twice beside a dark one, whose sky few look at. */
  weights: readonly number[];
}

const NO_HOURS: CloudTally = { count: 0, daylight: 0, classes: 0, weights: [0, 0, 0, 0] };
const DAYLIGHT_WEIGHT = 2;

function addHour({ count, daylight, classes, weights }: CloudTally, hour: CloudHour): CloudTally {
  const cloudClass = toCloudState(hour.state);
  const isLight = isDaylight(hour);
  return {
    count: count + 1,
    daylight: daylight + (isLight ? 1 : 0),
    classes: classes + cloudClass,
    weights: weights.with(cloudClass, (weights[cloudClass] ?? 0) + (isLight ? DAYLIGHT_WEIGHT : 1)),
  };
}

/** The hours of the first that are not among the second. */
function subtract(all: CloudTally, some: CloudTally): CloudTally {
  return {
    count: all.count - some.count,
    daylight: all.daylight - some.daylight,
    classes: all.classes - some.classes,
    weights: all.weights.map((weight, cloudClass) => weight - (some.weights[cloudClass] ?? 0)),
  };
}

/** The sky that fits dry hours best. */
export function summarizeClouds(hours: readonly CloudHour[]): WeatherState {
  return findBestClouds(hours.reduce(addHour, NO_HOURS));
}

function findBestClouds(tally: CloudTally): WeatherState {
  let best = DEFAULT_CLOUD_STATE;
  for (const state of CLOUD_STATES) {
    if (measureMisfit(tally, state) < measureMisfit(tally, best)) best = state;
  }
  return best;
}

/** How wrong one sky is for some hours: an hour that is two classes off counts as three that are one off. */
function measureMisfit({ weights }: CloudTally, told: WeatherState): number {
  return weights.reduce((sum, weight, cloudClass) => {
    const apart = Math.abs(cloudClass - told);
    return sum + ((apart * (apart + 1)) / 2) * weight;
  }, 0);
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

/** The same by day, for this many hours of daylight: who looks at a sky sees it change. */
const MIN_BREAK_BY_DAY = 0.8;
const MIN_BREAK_HOURS = 3;

/** Of fewer hours, a break of the clouds has no name. */
const MIN_HOURS_OF_DAY = 8;
const OVERCAST: WeatherState = 3;

/** Minimum share of the hours, or of the daylight, that has another sky. */
const MIN_SHARE = 0.25;
const MIN_DAYLIGHT_SHARE = 1 / 3;

/** Two skies have to fit better than one by this share. */
const MAX_MISFIT_SHARE = 0.6;

/** Minimum hours before and after another sky. */
const MIN_AROUND = 2;

/** Finds the change of the sky that fits dry hours best; undefined if one sky fits all of them. */
export function findOtherSky(hours: readonly CloudHour[]): OtherSky | undefined {
  const first = listTallies(hours);
  const all = first.at(-1) ?? NO_HOURS;
  const steady = measureMisfit(all, findBestClouds(all));
  if (steady === 0) return undefined;
  let best: (OtherSky & { misfit: number }) | undefined;
  // Of turns that fit alike the last, from which the new sky is there for good.
  for (const candidate of [...listTurns(all).toReversed(), ...listSpells(first)]) {
    const { from, to } = candidate;
    const inner = subtract(first[to] ?? all, first[from] ?? NO_HOURS);
    const misfit = measureOtherSky(inner, subtract(all, inner), to === all.count);
    if (misfit <= steady * MAX_MISFIT_SHARE && misfit < (best?.misfit ?? Infinity)) {
      best = { ...candidate, misfit };
    }
  }
  return best;
}

/** The tallies of the first 0, 1 and more hours. */
function listTallies(hours: readonly CloudHour[]): CloudTally[] {
  const tallies = [NO_HOURS];
  for (const hour of hours) tallies.push(addHour(tallies.at(-1) ?? NO_HOURS, hour));
  return tallies;
}

/** Infinity where the skies are much the same. */
function measureOtherSky(inner: CloudTally, outer: CloudTally, isTurn: boolean): number {
  const [sky, usual] = [findBestClouds(inner), findBestClouds(outer)];
  const isOther = Math.abs(sky - usual) >= MIN_SKY_CHANGE || isBreakOfClouds(inner, outer, isTurn);
  return isOther ? measureMisfit(inner, sky) + measureMisfit(outer, usual) : Infinity;
}

/** Whether an overcast sky breaks, or one closes for good. */
function isBreakOfClouds(inner: CloudTally, outer: CloudTally, isTurn: boolean): boolean {
  const [sky, usual] = [findBestClouds(inner), findBestClouds(outer)];
  if (sky === usual || Math.max(sky, usual) !== OVERCAST) return false;
  const change = Math.abs(inner.classes / inner.count - outer.classes / outer.count);
  if (isTurn && change >= MIN_BREAK_OF_CLOUDS) return true;
  const daylight = Math.min(inner.daylight, outer.daylight);
  const isSeen = daylight >= MIN_BREAK_HOURS && inner.count + outer.count >= MIN_HOURS_OF_DAY;
  return isSeen && change >= MIN_BREAK_BY_DAY && (isTurn || usual === OVERCAST);
}

function listTurns({ count, daylight }: CloudTally): OtherSky[] {
  const light = daylight || count;
  const least = Math.ceil(Math.min(count * MIN_SHARE, light * MIN_DAYLIGHT_SHARE));
  return range(least, count - least).map((from) => ({ from, to: count }));
}

/** Stretches of daylight, for no longer than the other sky around them. */
function listSpells(first: readonly CloudTally[]): OtherSky[] {
  const { count, daylight } = first.at(-1) ?? NO_HOURS;
  const least = Math.max(MIN_AROUND, daylight * MIN_DAYLIGHT_SHARE);
  return range(MIN_AROUND, count).flatMap((from) => {
    const last = Math.min(count - MIN_AROUND, from + Math.floor(count / 2));
    const before = first[from]?.daylight ?? 0;
    return range(from + 1, last)
      .filter((to) => (first[to]?.daylight ?? 0) - before >= least)
      .map((to) => ({ from, to }));
  });
}

/** Whole numbers, both ends included. */
function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

export function isDaylight({ night, isAfterSunset }: CloudHour): boolean {
  return !night && isAfterSunset !== true;
}
