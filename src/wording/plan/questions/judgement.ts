import { getWeatherFamily, isWet, type WeatherFamily } from '../../../weather/state.ts';
import {
  classifyWeatherBroadly,
  getSkyStrength,
  isHeavyFall,
  summarizeSky,
  withSkyStrength,
  type WeatherKind,
} from '../sky.ts';
import {
  chooseDetail,
  type RangeOutlook,
  type OutlookHour,
  findTimes,
  isWeatherKnown,
  listToldHours,
  listToldSkies,
  spansOnly,
} from './outlook.ts';
import { findDoubtAsTold, listMostCertain } from '../spells.ts';
import type { Sky } from '../statement.ts';
import type {
  AlsoClause,
  VerdictAnswer,
  Condition,
  WeatherFinding,
  Times,
  Presence,
} from '../plan.ts';
import { classifyPrecipitation } from '../../../weather/atmosphere.ts';
import { isSameHour } from '../certainty.ts';
import { planChance } from '../chances.ts';
import { classifyDoubt, type Doubt, MIN_LIKELY_PERCENT, MIN_POSSIBLE_PERCENT } from '../facts.ts';

/** The answer to a yes-or-no question for a range of time. */
export interface Judgement {
  answer: VerdictAnswer;
  finding: WeatherFinding;
}

/** A yes-or-no question about a condition. */
export interface ConditionCheck {
  of: Condition;
  judge: (outlook: RangeOutlook) => Judgement;
}

export const UNKNOWN_JUDGEMENT: Judgement = { answer: 'unknown', finding: { form: 'unknown' } };

/** Kinds of other weather by severity, most severe first. */
const KINDS_BY_GRAVITY: readonly WeatherKind[] = ['ice', 'thunder', 'frozen', 'liquid'];

/** Judges "yes" from the matching hours, described by their most frequent weather. */
export function judgeByHours(outlook: RangeOutlook, matching: readonly OutlookHour[]): Judgement {
  const main = findMainHours(matching);
  return {
    answer: 'yes',
    finding: {
      form: 'sky',
      sky: summarizeAsTold(main, outlook),
      times: findTimes(outlook, main),
      also: findOtherFall(outlook, main),
    },
  };
}

/** Summarizes hours as the text about the same time calls their weather, else by themselves. */
function summarizeAsTold(hours: readonly OutlookHour[], outlook: RangeOutlook): Sky {
  const own = summarizeSky(hours);
  const families = new Set(hours.map(({ state }) => getWeatherFamily(state)));
  const isCertain = findOutlookDoubt(outlook, hours) === null;
  const alike = listToldSkies(outlook, isCertain)
    .filter((sky) => classifyWeatherBroadly(sky) === classifyWeatherBroadly(own))
    .toSorted((one, other) => (getSkyStrength(other) ?? 0) - (getSkyStrength(one) ?? 0));
  const same =
    alike.find((sky) => sky.state === own.state) ??
    alike.find((sky) => families.has(getWeatherFamily(sky.state)));
  const heavy = hours.filter(isHeavyFall);
  if (!same && heavy.length > 0) return summarizeSky(heavy);
  const strength = alike[0] && getSkyStrength(alike[0]);
  return same ?? (strength ? withSkyStrength(own, strength) : own);
}

/** The hours of the most frequent kind of weather. */
function findMainHours(hours: readonly OutlookHour[]): OutlookHour[] {
  const { state } = summarizeSky(hours);
  return hours.filter((hour) => classifyWeatherBroadly(hour) === classifyWeatherBroadly({ state }));
}

/** The most severe precipitation of other hours; null if there is none. */
function findOtherFall(
  outlook: RangeOutlook,
  named: readonly OutlookHour[],
  link: AlsoClause['link'] = 'besides',
): AlsoClause | null {
  const wet = selectMostCertain(outlook).filter(
    (hour) => isWet(hour.state) && !named.includes(hour),
  );
  for (const kind of KINDS_BY_GRAVITY) {
    const falling = wet.filter((hour) => classifyWeatherBroadly(hour) === kind);
    const times = findBriefTimes(outlook, falling, named);
    if (falling.length > 0) {
      return { link, sky: summarizeAsTold(falling, outlook), times };
    }
  }
  return null;
}

/** Limits times to one span beside another one, and to none for requested hours. */
function findBriefTimes(
  outlook: RangeOutlook,
  falling: readonly OutlookHour[],
  named: readonly OutlookHour[],
): Times | null {
  const times = findTimes(outlook, falling);
  const main = findTimes(outlook, named);
  const isLong =
    outlook.when.kind === 'hours' ||
    [times, main].some((one) => one && 'spans' in one && one.spans.length > 1);
  return isLong ? null : times;
}

/** Weather families with rain, and with snow; sleet has both. */
const FALL_FAMILIES: Record<FallKind, readonly WeatherFamily[]> = {
  rain: ['drizzle', 'rain', 'showers', 'thunder', 'sleet', 'ice'],
  snow: ['snow', 'sleet'],
};

type FallKind = 'rain' | 'snow';

/** Minimum spoken probability; lower ones round to 10. */
const MIN_SPOKEN_PERCENT = 15;

/** Minimum share of all precipitation to count as possible. */
const MIN_NOTABLE_SHARE = 0.3;

/** Maximum high at which what may fall is snow. */
const MAX_SNOW_HIGH_C = 1;

export const RAIN_CHECK: ConditionCheck = {
  of: 'rain',
  judge: (outlook) => judgeFall('rain', outlook),
};
export const SNOW_CHECK: ConditionCheck = {
  of: 'snow',
  judge: (outlook) => judgeFall('snow', outlook),
};

/** Any precipitation, including snow. */
export const WET_CHECK: ConditionCheck = {
  of: 'rain',
  judge(outlook) {
    const rain = RAIN_CHECK.judge(outlook);
    if (rain.answer !== 'no') return rain;
    const snow = SNOW_CHECK.judge(outlook);
    return snow.answer === 'no' ? rain : snow;
  },
};

/** The hours with rain or snow. */
export function findFallHours(of: FallKind, { hours }: RangeOutlook): OutlookHour[] {
  return hours.filter(({ state }) => {
    const family = getWeatherFamily(state);
    return family !== undefined && FALL_FAMILIES[of].includes(family);
  });
}

/** The amount of rain or snow, mm of water; null if unknown. */
export function getFallAmount(of: FallKind, { whole: { prec } }: RangeOutlook): number | null {
  const { sum, sumAsRain } = prec;
  if (sum === null || sumAsRain === null) return of === 'rain' ? sum : null;
  return of === 'rain' ? sumAsRain : Math.max(0, roundToHundredths(sum - sumAsRain));
}

function judgeFall(of: FallKind, outlook: RangeOutlook): Judgement {
  const matching = findFallHours(of, outlook);
  if (matching.length > 0) return judgeShown(of, outlook, matching);
  const others = outlook.hours.filter(({ state }) => isWet(state));
  if (others.length > 0) return judgeOther(of, outlook, others);
  return judgeChance(of, outlook);
}

/** The hours in which something falls, without those that the text tells as less certain than others. */
function selectMostCertain(outlook: RangeOutlook): OutlookHour[] {
  const told = listMostCertain(listToldHours(outlook));
  return outlook.hours.filter((hour) => told.some(isSameHour(hour)));
}

/** How certain the text is that something falls in some hours. */
export function findOutlookDoubt(
  { hours, when }: RangeOutlook,
  some: readonly OutlookHour[],
): Doubt | null {
  return findDoubtAsTold(hours, some, chooseDetail(when));
}

/** The forecast has the requested precipitation. */
function judgeShown(
  of: FallKind,
  outlook: RangeOutlook,
  matching: readonly OutlookHour[],
): Judgement {
  const told = selectMostCertain(outlook);
  const certain = matching.filter((hour) => told.includes(hour));
  const meant = certain.length > 0 ? certain : matching;
  const doubt = findOutlookDoubt(outlook, meant);
  if (!doubt) return judgeByHours(outlook, meant);
  const main = findMainHours(meant);
  const times = findTimes(outlook, main);
  const also = findOtherFall(outlook, main);
  const probability = findHighestProbability(meant);
  if (
    probability === null ||
    classifyDoubt(probability) !== doubt ||
    probability < MIN_POSSIBLE_PERCENT
  ) {
    return { answer: doubt, finding: { form: 'condition', of, is: 'maybe', times, also } };
  }
  const percent = roundToTens(probability);
  return {
    answer: doubt,
    finding: { form: 'probability', of, percent, times: spansOnly(times), also },
  };
}

/** The forecast has other precipitation. */
function judgeOther(
  of: FallKind,
  outlook: RangeOutlook,
  others: readonly OutlookHour[],
): Judgement {
  const isNotable =
    isMeasurableFall(of, outlook) && computeFallShare(of, outlook) >= MIN_NOTABLE_SHARE;
  if (isNotable) return createFallJudgement('possible', of, 'maybe', findOtherFall(outlook, []));
  const isLikely = (findHighestProbability(others) ?? MIN_LIKELY_PERCENT) >= MIN_LIKELY_PERCENT;
  return createFallJudgement(
    'no',
    of,
    'no',
    isLikely ? findOtherFall(outlook, [], 'instead') : null,
  );
}

/** The forecast has no precipitation, but a probability and an amount. */
function judgeChance(of: FallKind, outlook: RangeOutlook): Judgement {
  const { prec, temperature } = outlook.whole;
  const { probability, sum } = prec;
  if (!isWeatherKnown(outlook) && probability === null && sum === null) return UNKNOWN_JUDGEMENT;
  const chance = planChance({ entry: outlook.whole, hours: outlook.hours }, null, 'shares');
  if (chance && chance.of !== of) return createFallJudgement('no', of, 'no');
  const isCold = temperature.max !== null && temperature.max <= MAX_SNOW_HIGH_C;
  const isMeant = chance !== null || of === 'rain' || isCold;
  if (isMeant && probability !== null && probability >= MIN_SPOKEN_PERCENT) {
    const percent = roundToTens(probability);
    const finding = { form: 'probability', of, percent, times: null, also: null } as const;
    if (probability >= MIN_LIKELY_PERCENT) return { answer: 'likely', finding };
    return { answer: probability >= MIN_POSSIBLE_PERCENT ? 'possible' : 'unlikely', finding };
  }
  if (isMeasurableFall(of, outlook)) {
    return probability === null
      ? createFallJudgement('possible', of, 'maybe')
      : createFallJudgement('unlikely', of, 'hardly');
  }
  return createFallJudgement('no', of, of === 'rain' ? 'dry' : 'no');
}

function createFallJudgement(
  answer: Judgement['answer'],
  of: FallKind,
  is: Presence,
  also: AlsoClause | null = null,
): Judgement {
  return { answer, finding: { form: 'condition', of, is, times: null, also } };
}

function isMeasurableFall(of: FallKind, outlook: RangeOutlook): boolean {
  return classifyPrecipitation(getFallAmount(of, outlook) ?? 0, outlook.hours.length) > 0;
}

function computeFallShare(of: FallKind, outlook: RangeOutlook): number {
  return (getFallAmount(of, outlook) ?? 0) / (outlook.whole.prec.sum ?? Infinity);
}

function findHighestProbability(hours: readonly OutlookHour[]): number | null {
  const known = hours.map(({ probability }) => probability).filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Rounds to the precision of amounts, so that floating-point noise does not change later rounding. */
export function roundToHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Rounds to the precision of forecasts. */
export function roundToTens(percent: number): number {
  return Math.round(percent / 10) * 10;
}
