import type { DayPart } from '../../../contract/parameters.ts';
import type { AdviceSubject, WeatherFinding } from '../plan.ts';
import { MIN_LIKELY_PERCENT, MIN_POSSIBLE_PERCENT } from '../facts.ts';
import { MIN_STORM_GUST_KMH } from '../winds.ts';
import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { MIN_HEAT_C } from '../facts.ts';
import { findGusts, FOG_CHECK, FROST_CHECK } from './conditions.ts';
import { SNOW_CHECK, WET_CHECK } from './judgement.ts';
import type { OutlookHour, RangeOutlook } from './outlook.ts';

/** Weather that is against an activity. */
export interface Limit {
  /** Whether it is so in an hour. */
  breaks: (hour: OutlookHour) => boolean;
  /** What is said of it in some hours. */
  find: (outlook: RangeOutlook) => WeatherFinding;
  /** The temperature below or above which it is too cold or too hot, °C. */
  min?: number;
  max?: number;
}

/** Rain or snow. */
export const PRECIPITATION: Limit = {
  breaks: ({ state }) => isWet(state),
  find: (outlook) => WET_CHECK.judge(outlook).finding,
};

export const SNOW: Limit = {
  breaks: ({ state }) => ['snow', 'sleet'].includes(getWeatherFamily(state) ?? ''),
  find: (outlook) => SNOW_CHECK.judge(outlook).finding,
};

export const FOG: Limit = {
  breaks: ({ state }) => getWeatherFamily(state) === 'fog',
  find: (outlook) => FOG_CHECK.judge(outlook).finding,
};

export const FROST: Limit = {
  breaks: ({ temperature }) => (temperature ?? 0) < 0,
  find: (outlook) => FROST_CHECK.judge(outlook).finding,
};

/** Storm, thunderstorm, glaze, heat. */
export const DANGER: Limit = {
  ...PRECIPITATION,
  breaks: ({ state, gust, temperature }) =>
    ['thunder', 'ice'].includes(getWeatherFamily(state) ?? '') ||
    (gust ?? 0) >= MIN_STORM_GUST_KMH ||
    (temperature ?? 0) >= MIN_HEAT_C,
};

/** A chance of rain or snow of at least so many percent. */
export function atChance(percent: number): Limit {
  return { ...PRECIPITATION, breaks: ({ probability }) => (probability ?? 0) >= percent };
}

/** Gusts of at least so many km/h. */
export function gustsFrom(gust: number): Limit {
  return {
    breaks: (hour) => (hour.gust ?? 0) >= gust,
    find: (outlook) => findGusts(gust, outlook) ?? { form: 'unknown' },
  };
}

/** °C. */
export function colderThan(degrees: number): Limit {
  const breaks = ({ temperature }: OutlookHour) => (temperature ?? degrees) < degrees;
  return { breaks, find: findWarmth, min: degrees };
}

/** °C. */
export function warmerThan(degrees: number): Limit {
  const breaks = ({ temperature }: OutlookHour) => (temperature ?? degrees) > degrees;
  return { breaks, find: findWarmth, max: degrees };
}

/** How warm it is in the hours. */
export function findWarmth({ whole }: RangeOutlook): WeatherFinding {
  const { min: low, max: high } = whole.temperature;
  if (low === null || high === null) return { form: 'unknown' };
  return { form: 'warmth', low, high, chilled: false, daytime: false };
}

/** What something outdoors depends on. */
export interface Activity {
  /** The hours of a day that count, or its part; a question for hours counts all that it asks for. */
  hours: readonly [from: number, until: number] | DayPart;
  /** Whether dark hours are out of the question. */
  needsLight: boolean;
  /** Hours in a row that it takes; `all` if every hour that counts must suit. */
  lasts: number | 'all';
  /** The gusts at which it ends, km/h. */
  gusts: number;
  /** What rules an hour out. */
  never: readonly Limit[];
  /** What makes an hour unpleasant. */
  rather: readonly Limit[];
  /** Whether it needs roads, where what freezes in the night is still ice in the morning. */
  onRoads?: boolean;
  /** Whether the next day must be dry, too. */
  dryAfter?: boolean;
  /** What is told of a good time; by default that it stays dry. */
  praise?: 'noIce';
  /** The temperature of the best hours, °C. */
  idealC: number;
}

const ALL_HOURS = [0, 24] as const;

/** Hours in which people are awake. */
const WAKING_HOURS = [6, 24] as const;
const DAYTIME_HOURS = [8, 20] as const;

/** Gusts (Beaufort 6, 7 and 9): sparks fly, doors slam, branches break. */
const BREEZE_KMH = 40;
const WIND_KMH = 50;
const STORM_KMH = 75;

/** A chance that nobody goes out with, and one to think of. */
const LIKELY = atChance(MIN_LIKELY_PERCENT);
const POSSIBLE = atChance(MIN_POSSIBLE_PERCENT);

/** A day out: light, dry, and warm enough to sit. */
const OUTING: Activity = {
  hours: [9, 20],
  needsLight: true,
  lasts: 3,
  gusts: WIND_KMH,
  never: [PRECIPITATION, LIKELY, colderThan(0)],
  rather: [POSSIBLE, colderThan(8), warmerThan(31)],
  idealC: 20,
};

/** Of the car or the windows: dry also after it. */
const WASHING: Activity = {
  ...OUTING,
  hours: DAYTIME_HOURS,
  lasts: 'all',
  needsLight: false,
  dryAfter: true,
  never: [PRECIPITATION, LIKELY, colderThan(0)],
  rather: [POSSIBLE],
  idealC: 15,
};

/** What is advised for or against by the weather of the hours; another activity is another row. */
export const ACTIVITIES = {
  laundry: {
    ...OUTING,
    hours: DAYTIME_HOURS,
    lasts: 4,
    never: [PRECIPITATION, LIKELY],
    rather: [POSSIBLE, FOG, colderThan(5)],
    idealC: 24,
  },
  barbecue: {
    ...OUTING,
    hours: 'evening',
    needsLight: false,
    gusts: BREEZE_KMH,
    never: [PRECIPITATION, LIKELY, colderThan(10)],
    rather: [POSSIBLE, colderThan(15)],
    idealC: 22,
  },
  bicycle: {
    ...OUTING,
    hours: WAKING_HOURS,
    needsLight: false,
    lasts: 'all',
    onRoads: true,
    never: [PRECIPITATION, LIKELY],
    rather: [FROST, POSSIBLE],
    idealC: 18,
  },
  running: {
    ...OUTING,
    hours: [6, 22],
    needsLight: false,
    lasts: 1,
    onRoads: true,
    never: [PRECIPITATION, LIKELY, colderThan(-10), warmerThan(30)],
    rather: [POSSIBLE, FROST, warmerThan(25)],
    idealC: 12,
  },
  walking: {
    ...OUTING,
    hours: [6, 22],
    needsLight: false,
    lasts: 1,
    onRoads: true,
    never: [PRECIPITATION, LIKELY, colderThan(-10), warmerThan(32)],
    rather: [POSSIBLE, warmerThan(28)],
    idealC: 16,
  },
  gardenParty: {
    ...OUTING,
    hours: [12, 23],
    needsLight: false,
    gusts: BREEZE_KMH,
    never: [PRECIPITATION, LIKELY, colderThan(10)],
    rather: [POSSIBLE, colderThan(16), warmerThan(32)],
    idealC: 22,
  },
  picnic: {
    ...OUTING,
    hours: [10, 20],
    gusts: BREEZE_KMH,
    never: [PRECIPITATION, LIKELY, colderThan(10)],
    rather: [POSSIBLE, colderThan(16), warmerThan(31)],
    idealC: 22,
  },
  hiking: { ...OUTING, lasts: 4, rather: [POSSIBLE, FOG, colderThan(5), warmerThan(29)] },
  playing: { ...OUTING, lasts: 2, never: [PRECIPITATION, LIKELY, colderThan(-10)] },
  mowing: {
    ...OUTING,
    lasts: 2,
    never: [PRECIPITATION, LIKELY, colderThan(5)],
    rather: [POSSIBLE, warmerThan(31)],
  },
  beach: {
    ...OUTING,
    hours: [10, 19],
    never: [PRECIPITATION, LIKELY, colderThan(20)],
    rather: [POSSIBLE, colderThan(24)],
    idealC: 27,
  },
  camping: {
    ...OUTING,
    hours: ALL_HOURS,
    needsLight: false,
    lasts: 'all',
    never: [PRECIPITATION, LIKELY, colderThan(5)],
    rather: [POSSIBLE, colderThan(10)],
    idealC: 16,
  },
  carWash: WASHING,
  windowCleaning: WASHING,
  airing: {
    ...OUTING,
    hours: WAKING_HOURS,
    needsLight: false,
    lasts: 1,
    never: [PRECIPITATION, warmerThan(27)],
    rather: [LIKELY, warmerThan(24)],
    idealC: 18,
  },
  driving: {
    ...OUTING,
    hours: WAKING_HOURS,
    needsLight: false,
    lasts: 'all',
    gusts: STORM_KMH,
    onRoads: true,
    praise: 'noIce',
    never: [SNOW],
    rather: [FOG],
    idealC: 18,
  },
} as const satisfies Partial<Record<AdviceSubject, Activity>>;

export type OutdoorActivity = keyof typeof ACTIVITIES;
