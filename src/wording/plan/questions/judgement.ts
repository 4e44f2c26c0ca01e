import { getWeatherFamily, isWet, type WeatherFamily } from '../../../weather/state.ts';
import { classifyWeatherBroadly, summarizeSky, type WeatherKind } from '../course.ts';
import {
  type RangeOutlook,
  type OutlookHour,
  findTimes,
  isWeatherKnown,
  spansOnly,
} from './outlook.ts';
import type {
  AlsoClause,
  VerdictAnswer,
  Condition,
  WeatherFinding,
  Times,
  Presence,
} from '../plan.ts';
import { classifyPrecipitation } from '../../../weather/precipitation.ts';
import { planChance, MIN_LIKELY_PERCENT, MIN_POSSIBLE_PERCENT } from '../facts.ts';

/** What is answered to a question for a stretch of time. */
export interface Judgement {
  answer: VerdictAnswer;
  finding: WeatherFinding;
}

/** A question that can be answered with yes or no. */
export interface ConditionCheck {
  of: Condition;
  judge: (outlook: RangeOutlook) => Judgement;
}

export const UNKNOWN_JUDGEMENT: Judgement = { answer: 'unknown', finding: { form: 'unknown' } };

/** The gravest first, of what falls beside what was asked for. */
const KINDS_BY_GRAVITY: readonly WeatherKind[] = ['ice', 'thunder', 'frozen', 'liquid'];

/** "Yes" by hours that show what was asked for, told by what most of them are like. */
export function judgeByHours(outlook: RangeOutlook, asked: readonly OutlookHour[]): Judgement {
  const main = findMainHours(asked);
  const also = findOtherFall(outlook, main) ?? findOtherSky(outlook, main);
  return {
    answer: 'yes',
    finding: { form: 'sky', sky: summarizeSky(main), times: findTimes(outlook, main), also },
  };
}

/** The hours of the kind of weather that most of them have. */
function findMainHours(hours: readonly OutlookHour[]): OutlookHour[] {
  const { state } = summarizeSky(hours);
  return hours.filter((hour) => classifyWeatherBroadly(hour) === classifyWeatherBroadly({ state }));
}

/** The gravest of what falls in other hours; null where nothing does. */
function findOtherFall(
  outlook: RangeOutlook,
  named: readonly OutlookHour[],
  link: AlsoClause['link'] = 'besides',
): AlsoClause | null {
  const wet = outlook.hours.filter((hour) => isWet(hour.state) && !named.includes(hour));
  for (const kind of KINDS_BY_GRAVITY) {
    const falling = wet.filter((hour) => classifyWeatherBroadly(hour) === kind);
    const times = findBriefTimes(outlook, falling, named);
    if (falling.length > 0) return { link, sky: summarizeSky(falling), times };
  }
  return null;
}

/** No more than one span beside one, and none beside hours that were asked for. */
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

/** What the sky is like in all other hours; null where there are none. */
function findOtherSky({ hours }: RangeOutlook, named: readonly OutlookHour[]): AlsoClause | null {
  const others = hours.filter((hour) => !named.includes(hour));
  const known = others.filter(({ state }) => getWeatherFamily(state) !== undefined);
  if (known.length === 0 || known.length < others.length) return null;
  return { link: 'otherwise', sky: summarizeSky(known), times: null };
}

/** Weather in which it rains, and in which it snows: in sleet both. */
const FALL_FAMILIES: Record<FallKind, readonly WeatherFamily[]> = {
  rain: ['drizzle', 'rain', 'showers', 'thunder', 'sleet', 'ice'],
  snow: ['snow', 'sleet'],
};

type FallKind = 'rain' | 'snow';

/** Percent from which on what the forecast shows is certain enough to say yes (80 when rounded). */
const MIN_CERTAIN_PERCENT = 75;

/** Percent below which nobody speaks of a probability: it rounds to 10. */
const MIN_SPOKEN_PERCENT = 15;

/** Share of all that falls from which on it may be met as that. */
const MIN_NOTABLE_SHARE = 0.3;

/** Up to this low (°C) rain may as well be snow. */
const MAX_SNOW_LOW_C = 1;

export const RAIN_CHECK: ConditionCheck = {
  of: 'rain',
  judge: (outlook) => judgeFall('rain', outlook),
};
export const SNOW_CHECK: ConditionCheck = {
  of: 'snow',
  judge: (outlook) => judgeFall('snow', outlook),
};

/** Whether it gets wet, be it by snow. */
export const WET_CHECK: ConditionCheck = {
  of: 'rain',
  judge(outlook) {
    const rain = RAIN_CHECK.judge(outlook);
    if (rain.answer !== 'no') return rain;
    const snow = SNOW_CHECK.judge(outlook);
    return snow.answer === 'no' ? rain : snow;
  },
};

/** The hours in which it rains or snows. */
export function findFallHours(of: FallKind, { hours }: RangeOutlook): OutlookHour[] {
  return hours.filter(({ state }) => {
    const family = getWeatherFamily(state);
    return family !== undefined && FALL_FAMILIES[of].includes(family);
  });
}

/** Water that falls as rain, or as snow, mm; null where that is not known. */
export function getFallAmount(of: FallKind, { whole: { prec } }: RangeOutlook): number | null {
  const { sum, sumAsRain } = prec;
  if (sum === null || sumAsRain === null) return of === 'rain' ? sum : null;
  return of === 'rain' ? sumAsRain : Math.max(0, roundToHundredths(sum - sumAsRain));
}

function judgeFall(of: FallKind, outlook: RangeOutlook): Judgement {
  const asked = findFallHours(of, outlook);
  if (asked.length > 0) return judgeShown(of, outlook, asked);
  const others = outlook.hours.filter(({ state }) => isWet(state));
  if (others.length > 0) return judgeOther(of, outlook, others);
  return judgeChance(of, outlook);
}

/** The forecast shows it. */
function judgeShown(of: FallKind, outlook: RangeOutlook, asked: readonly OutlookHour[]): Judgement {
  const main = findMainHours(asked);
  const probability = findHighestProbability(asked);
  if (probability === null || probability >= MIN_CERTAIN_PERCENT) {
    return judgeByHours(outlook, asked);
  }
  const times = findTimes(outlook, main);
  const also = findOtherFall(outlook, main);
  if (probability < MIN_POSSIBLE_PERCENT) {
    return { answer: 'possible', finding: { form: 'condition', of, is: 'maybe', times, also } };
  }
  const percent = roundToTens(probability);
  return {
    answer: probability >= MIN_LIKELY_PERCENT ? 'likely' : 'possible',
    finding: { form: 'probability', of, percent, times: spansOnly(times), also },
  };
}

/** Something else falls. */
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

/** The forecast shows nothing fall, but gives a probability and an amount. */
function judgeChance(of: FallKind, outlook: RangeOutlook): Judgement {
  const { prec, temperature } = outlook.whole;
  const { probability, sum } = prec;
  if (!isWeatherKnown(outlook) && probability === null && sum === null) return UNKNOWN_JUDGEMENT;
  const chance = planChance(prec, null, temperature.max);
  if (chance && chance.of !== of) {
    const mayBeSnow = (temperature.min ?? MAX_SNOW_LOW_C) <= MAX_SNOW_LOW_C;
    return of === 'snow' && mayBeSnow
      ? createFallJudgement('possible', of, 'maybe')
      : createFallJudgement('no', of, 'no');
  }
  const isMeant = of === 'rain' || (temperature.max !== null && temperature.max <= MAX_SNOW_LOW_C);
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

/** As amounts are given: the noise of binary fractions must not lie below a half. */
export function roundToHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function roundToTens(percent: number): number {
  return Math.round(percent / 10) * 10;
}
