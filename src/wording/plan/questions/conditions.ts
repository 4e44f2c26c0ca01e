import {
  UNKNOWN_JUDGEMENT,
  type Judgement,
  type ConditionCheck,
  findOutlookDoubt,
  judgeByHours,
} from './judgement.ts';
import {
  isSingleHourOutlook,
  type RangeOutlook,
  oneSpanOnly,
  findTimes,
  isWeatherKnown,
  listToldSkies,
  type OutlookHour,
} from './outlook.ts';
import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import type { Condition, Presence, WeatherFinding } from '../plan.ts';
import { MIN_STORM_GUST_KMH } from '../winds.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { isMostlyDark } from '../../../weather/periods.ts';
import { summarizeClouds } from '../clouds.ts';
import { summarizeSky } from '../sky.ts';

/** Minimum low without frost, including a forecast error of one degree. */
const MIN_FROST_FREE_C = 1;

/** Frost: air below zero. */
export const FROST_CHECK: ConditionCheck = { of: 'frost', judge: judgeFrost };

function judgeFrost(outlook: RangeOutlook): Judgement {
  const low = outlook.whole.temperature.min;
  if (low === null) return UNKNOWN_JUDGEMENT;
  const exactly = isSingleHourOutlook(outlook);
  if (low < 0) {
    const cold = outlook.hours.filter(({ temperature }) => (temperature ?? 0) < 0);
    const times = cold.length > 0 ? oneSpanOnly(findTimes(outlook, cold)) : null;
    return { answer: 'yes', finding: { form: 'frost', low, exactly, times } };
  }
  if (low >= MIN_FROST_FREE_C) {
    return { answer: 'no', finding: { form: 'frostFree', low, exactly } };
  }
  const finding = { form: 'condition', of: 'frost', is: 'maybe', times: null, also: null } as const;
  return { answer: 'possible', finding };
}

/** Air temperatures below which precipitation may freeze on colder ground, and below which wet ground freezes. */
const MAX_FREEZING_FALL_C = 1;
const MAX_FREEZING_GROUND_C = 0;

/** Hours that the ground stays wet after rain. */
const WET_GROUND_HOURS = 6;

/** Roads that are slippery from ice or snow. */
export const ICE_CHECK: ConditionCheck = { of: 'ice', judge: judgeIce };

function judgeIce(outlook: RangeOutlook): Judgement {
  const icy = findIcyHours(outlook);
  if (icy.length > 0) return judgeByHours(outlook, icy);
  const slippery = outlook.hours.filter((hour, at) => isSlippery(hour, outlook.hours.slice(0, at)));
  if (slippery.length > 0) {
    return createIceJudgement('possible', 'maybe', findTimes(outlook, slippery));
  }
  const low = outlook.whole.temperature.min;
  if (low === null || !isWeatherKnown(outlook)) return UNKNOWN_JUDGEMENT;
  return low < MAX_FREEZING_GROUND_C
    ? createIceJudgement('unlikely', 'hardly')
    : createIceJudgement('no', 'no');
}

/** The hours with precipitation that freezes on the ground. */
export function findIcyHours({ hours }: Pick<RangeOutlook, 'hours'>): OutlookHour[] {
  return hours.filter(({ state }) => getWeatherFamily(state) === 'ice');
}

function isSlippery({ state, temperature }: OutlookHour, before: readonly OutlookHour[]): boolean {
  if (temperature === null) return false;
  if (isWet(state)) return temperature < MAX_FREEZING_FALL_C;
  const isGroundWet = before.slice(-WET_GROUND_HOURS).some((hour) => isWet(hour.state));
  return temperature < MAX_FREEZING_GROUND_C && isGroundWet;
}

function createIceJudgement(
  answer: Judgement['answer'],
  is: Presence,
  times: ReturnType<typeof findTimes> = null,
): Judgement {
  return { answer, finding: { form: 'condition', of: 'ice', is, times, also: null } };
}

export const FOG_CHECK: ConditionCheck = { of: 'fog', judge: judgeFog };

function judgeFog(outlook: RangeOutlook): Judgement {
  const foggy = outlook.hours.filter(({ state }) => getWeatherFamily(state) === 'fog');
  if (foggy.length > 0) return judgeByHours(outlook, foggy);
  return isWeatherKnown(outlook) ? createAbsence('fog') : UNKNOWN_JUDGEMENT;
}

export const THUNDER_CHECK: ConditionCheck = { of: 'thunder', judge: judgeThunder };

function judgeThunder(outlook: RangeOutlook): Judgement {
  const thundery = outlook.hours.filter(({ state }) => getWeatherFamily(state) === 'thunder');
  const doubt = findOutlookDoubt(outlook, thundery);
  if (thundery.length > 0 && doubt !== 'possible') {
    return { ...judgeByHours(outlook, thundery), answer: doubt ?? 'yes' };
  }
  if (thundery.length > 0) {
    const times = findTimes(outlook, thundery);
    const finding = { form: 'condition', of: 'thunder', is: 'maybe', times, also: null } as const;
    return { answer: 'possible', finding };
  }
  return isWeatherKnown(outlook) ? createAbsence('thunder') : UNKNOWN_JUDGEMENT;
}

/** A thunderstorm with hail; weaker ones are told all the same. */
const HAIL_STATE = 96;

/** Hail, which a forecast has as a possible part of severe thunderstorms only. */
export const HAIL_CHECK: ConditionCheck = { of: 'hail', judge: judgeHail };

function judgeHail(outlook: RangeOutlook): Judgement {
  const severe = outlook.hours.filter(({ state }) => state === HAIL_STATE);
  if (severe.length > 0) {
    const times = findTimes(outlook, severe);
    const finding = { form: 'condition', of: 'hail', is: 'maybe', times, also: null } as const;
    return { answer: 'possible', finding };
  }
  return isWeatherKnown(outlook) ? createAbsence('hail') : UNKNOWN_JUDGEMENT;
}

/** Storm gusts, with thunder or without. */
export const STORM_CHECK: ConditionCheck = { of: 'storm', judge: judgeStorm };

function judgeStorm(outlook: RangeOutlook): Judgement {
  const gusts = findGusts(MIN_STORM_GUST_KMH, outlook);
  if (gusts) return { answer: 'yes', finding: gusts };
  return isWindKnown(outlook) ? createAbsence('storm') : UNKNOWN_JUDGEMENT;
}

function createAbsence(of: Condition): Judgement {
  const finding = { form: 'condition', of, is: 'no', times: null, also: null } as const;
  return { answer: 'no', finding };
}

/** Services omit gusts that are not notable. */
function isWindKnown({ whole: { wind } }: RangeOutlook): boolean {
  return wind.max !== null || wind.gusts.value !== undefined;
}

/** Finds gusts of at least `minGust` km/h; undefined if there are none. */
export function findGusts(minGust: number, outlook: RangeOutlook): WeatherFinding | undefined {
  const gust = outlook.whole.wind.gusts.value;
  if (gust === undefined || gust < minGust) return undefined;
  const strong = outlook.hours.filter((hour) => (hour.gust ?? 0) >= minGust);
  return { form: 'gusts', gust, times: strong.length > 0 ? findTimes(outlook, strong) : null };
}

/** Minimum sunshine to report in whole hours, and minimum sunshine at all. */
const MIN_COUNTED_SUN_HOURS = 0.5;
const MIN_SUN_HOURS = 0.1;

/** Shorter ranges are judged by their sky. */
const MIN_COUNTED_RANGE_HOURS = 3;

/** Minimum share of bright hours for "yes". */
const MIN_BRIGHT_SHARE = 0.5;

/** Minimum share of the hours of daylight, or of the length of a day, for "yes". */
const MIN_SUNNY_SHARE = 0.25;
const MAX_DAY_LENGTH_HOURS = 12;

/** Cloudiest sky with some sun: up to six eighths. */
const MAX_PARTLY_CLOUDY_STATE = 2;

/** Sunshine, or a clear sky at night. */
export const SUN_CHECK: ConditionCheck = { of: 'sun', judge: judgeSun };

function judgeSun(outlook: RangeOutlook): Judgement {
  const { whole, hours } = outlook;
  const dark = hours.map(({ night }) => night);
  const isNight = outlook.when.kind === 'day' ? !dark.includes(false) : isMostlyDark(dark);
  const length = (Date.parse(whole.to) - Date.parse(whole.from)) / HOUR_MS;
  const isCounted = !isNight && length >= MIN_COUNTED_RANGE_HOURS;
  if (isCounted && whole.sunHours !== null) {
    const light = outlook.isHourly ? hours.filter(({ night }) => !night).length : length;
    const judged = judgeBySunshine(whole.sunHours, Math.min(light, MAX_DAY_LENGTH_HOURS));
    return judged.answer === 'yes' && isToldOvercast(outlook)
      ? { ...judged, answer: 'partly' }
      : judged;
  }
  if (!isWeatherKnown(outlook)) return UNKNOWN_JUDGEMENT;
  return judgeBySky({ ...outlook, hours: isNight ? hours : hours.filter(({ night }) => !night) });
}

/** Whether the text about the same time has no sky but an overcast one. */
export function isToldOvercast(outlook: RangeOutlook): boolean {
  const skies = listToldSkies(outlook);
  return skies.length > 0 && skies.every(({ state }) => state === OVERCAST_STATE);
}

/** Whether the text about the same time has an overcast sky, or none with more sun than clouds. */
export function isToldCloudy(outlook: RangeOutlook): boolean {
  const states = listToldSkies(outlook).map(({ state }) => state);
  const isEverBright = states.some((state) => getWeatherFamily(state) === 'bright');
  return states.includes(OVERCAST_STATE) || (states.length > 0 && !isEverBright);
}

const OVERCAST_STATE = 3;

function judgeBySunshine(hours: number, outOf: number): Judgement {
  if (hours >= MIN_COUNTED_SUN_HOURS) {
    const answer = hours >= outOf * MIN_SUNNY_SHARE ? 'yes' : 'partly';
    return { answer, finding: { form: 'sunshine', hours } };
  }
  const is: Presence = hours >= MIN_SUN_HOURS ? 'hardly' : 'no';
  const finding = { form: 'condition', of: 'sun', is, times: null, also: null } as const;
  return { answer: 'no', finding };
}

function judgeBySky(outlook: RangeOutlook): Judgement {
  const { hours } = outlook;
  const bright = hours.filter(({ state }) => getWeatherFamily(state) === 'bright');
  if (bright.length >= hours.length * MIN_BRIGHT_SHARE) return judgeByHours(outlook, bright);
  if (bright.length > 0) return { ...judgeByHours(outlook, bright), answer: 'partly' };
  const sky = summarizeSky(hours);
  const finding = { form: 'sky', sky, times: null, also: null } as const;
  return { answer: isPartlyCloudy(hours) ? 'partly' : 'no', finding };
}

function isPartlyCloudy(hours: readonly OutlookHour[]): boolean {
  return (
    !hours.some(({ state }) => isWet(state)) && summarizeClouds(hours) <= MAX_PARTLY_CLOUDY_STATE
  );
}
