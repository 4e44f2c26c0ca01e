import { classifyPrecipitation } from '../../../weather/atmosphere.ts';
import { MIN_LIKELY_PERCENT, MIN_POSSIBLE_PERCENT } from '../facts.ts';
import {
  NO_DATA_PLAN,
  type AnswerPlan,
  type VerdictStatement,
  type WeatherFinding,
} from '../plan.ts';
import type { When } from '../statement.ts';
import { planWarnings } from './judge-days.ts';
import { createVerdict, planSplitVerdict } from './verdict.ts';
import {
  getFallAmount,
  findFallHours,
  roundToHundredths,
  roundToTens,
  RAIN_CHECK,
  SNOW_CHECK,
  UNKNOWN_JUDGEMENT,
} from './judgement.ts';
import { planSupplement } from './supplement.ts';
import { createOutlook, type RangeOutlook, spansOnly, findTimes, withoutPlace } from './outlook.ts';
import { findHighestRange, type AnswerFacts, type TimeRange } from './answer-facts.ts';
import { splitAtWaking, type SplitDay } from './asked-hours.ts';
import { toSpokenRain, type Units } from '../../units.ts';

type FallKind = 'rain' | 'snow';

const MM_PER_INCH = 25.4;

/** Minimum amount that does not round to zero. */
const MIN_SPOKEN_AMOUNT_MM = 0.5;

/** "How much will it rain?" */
export const planRainAmount = (spokenRanges: AnswerFacts): AnswerPlan =>
  planAmount('rain', spokenRanges);

/** "How much will it snow?", cm of fresh snow. */
export const planSnowAmount = (spokenRanges: AnswerFacts): AnswerPlan =>
  planAmount('snow', spokenRanges);

/** "Which day will be the wettest?", and how much falls; without rain, that none is in sight. */
export function planWettestDay(facts: AnswerFacts): AnswerPlan {
  const days = facts.ranges.flatMap((range) => {
    const outlook = createOutlook(range, facts);
    const amount = getFallAmount('rain', outlook);
    return amount === null ? [] : [{ outlook, amount }];
  });
  const [most] = days.filter(isMeasurableAmount).toSorted((one, two) => two.amount - one.amount);
  if (!most || days.length < 2) return planRainAmount(facts);
  const { when, audience } = most.outlook;
  return [
    { kind: 'fact', form: 'wettestDay', opening: { when, place: audience.place } },
    { kind: 'amount', of: 'rain', amount: most.amount },
    ...planWarnings(
      null,
      days.map(({ outlook }) => outlook),
    ),
  ];
}

/** A limit of rain that was named: in mm or inches, or percent. */
export interface RainThreshold {
  side: 'above' | 'below';
  limit: number;
  unit: 'millimetres' | 'inches' | 'percent';
  units: Units;
}

/** "Will there be more than five millimetres of rain?": yes or no by the number that is spoken, then that number. */
export function planRainThreshold(facts: AnswerFacts, threshold: RainThreshold): AnswerPlan {
  if (threshold.unit === 'percent') return planChanceThreshold(facts, threshold);
  const { limit, unit, units } = threshold;
  const amounts = facts.ranges.map((range) => getFallAmount('rain', createOutlook(range, facts)));
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length || known.length === 0) return planRainAmount(facts);
  const millimetres = known.reduce((sum, amount) => sum + amount, 0);
  const limitMillimetres = unit === 'inches' ? limit * MM_PER_INCH : limit;
  const spoken = toSpokenRain(millimetres, units);
  const spokenLimit = units.rain === 'inches' ? limitMillimetres / MM_PER_INCH : limitMillimetres;
  const answer = isBeyond(spoken, { side: threshold.side, limit: spokenLimit }) ? 'yes' : 'no';
  return (
    answerFirst(planRainAmount(facts), answer) ??
    answerFirst(planRainChance(facts), answer) ??
    NO_DATA_PLAN
  );
}

/** Yes or no by the highest chance of several days. */
function planChanceThreshold(facts: AnswerFacts, threshold: RainThreshold): AnswerPlan {
  const likeliest = findHighestRange(facts.ranges, ({ entry }) => entry.prec.probability)?.range;
  const plan = planRainChance({ ...facts, ranges: likeliest ? [likeliest] : [] });
  const [first, ...rest] = plan;
  if (first?.kind !== 'verdict' || first.finding.form !== 'probability') return plan;
  if (first.finding.of !== 'rain') return plan;
  return [{ ...first, answer: isBeyond(first.finding.percent, threshold) ? 'yes' : 'no' }, ...rest];
}

function isBeyond(value: number, { side, limit }: Pick<RainThreshold, 'side' | 'limit'>): boolean {
  return side === 'above' ? value > limit : value < limit;
}

/** Undefined if the plan begins with what may be: a first word would be a second hedge. */
function answerFirst([first, ...rest]: AnswerPlan, answer: 'yes' | 'no'): AnswerPlan | undefined {
  if (first?.kind !== 'verdict') return undefined;
  const { form } = first.finding;
  if (form !== 'amount' && form !== 'probability') return undefined;
  return [{ ...first, answer }, ...rest];
}

interface OutlookAmount {
  outlook: RangeOutlook;
  amount: number;
}

function planAmount(of: FallKind, spokenRanges: AnswerFacts): AnswerPlan {
  const outlooks = spokenRanges.ranges.map((range) => createOutlook(range, spokenRanges));
  const [first] = outlooks;
  if (!first) return NO_DATA_PLAN;
  const amounted = outlooks.flatMap((outlook) => {
    const amount = getFallAmount(of, outlook);
    return amount === null ? [] : [{ outlook, amount }];
  });
  const [only, second] = amounted;
  if (!only || amounted.length < outlooks.length) return [createVerdict(first, UNKNOWN_JUDGEMENT)];
  return second ? planSeveralAmounts(of, amounted) : planSingleAmount(of, only);
}

function planSingleAmount(of: FallKind, amounted: OutlookAmount): AnswerPlan {
  const { outlook } = amounted;
  const finding = findAmount(of, amounted);
  const other = of === 'rain' ? 'snow' : 'rain';
  const otherAmount = getFallAmount(other, outlook) ?? 0;
  const isDoubtful = (outlook.whole.prec.probability ?? MIN_LIKELY_PERCENT) < MIN_LIKELY_PERCENT;
  const isInstead = !isMeasurableAmount(amounted) && otherAmount >= MIN_SPOKEN_AMOUNT_MM;
  const doubt = isDoubtful ? ({ isPossible: true } as const) : {};
  const isPossible = isDoubtful && finding.form === 'amount' && isMeasurableAmount(amounted);
  const told: WeatherFinding = isPossible ? { ...finding, isPossible } : finding;
  const details: AnswerPlan = isInstead
    ? [{ kind: 'amount', of: other, amount: otherAmount, ...doubt }]
    : [];
  return [
    createVerdict(outlook, { answer: null, finding: told }),
    ...details,
    ...planSupplement(outlook, of, told),
  ];
}

function planSeveralAmounts(of: FallKind, amounted: readonly OutlookAmount[]): AnswerPlan {
  const warnings = planWarnings(
    null,
    amounted.map(({ outlook }) => outlook),
  );
  const when = findDaysRange(amounted);
  return [
    ...(when ? planDaysAmount(of, amounted, when) : planEachAmount(of, amounted)),
    ...warnings,
  ];
}

/** Plans the sum with its peak day; if only one day has any, that day alone. */
function planDaysAmount(of: FallKind, days: readonly OutlookAmount[], when: When): AnswerPlan {
  const [first, second] = days.filter(isMeasurableAmount);
  // What falls without an amount is told of its day.
  const only = first ?? days.find(({ outlook }) => findFallHours(of, outlook).length > 0);
  if (only && !second) {
    return [createVerdict(only.outlook, { answer: null, finding: findAmount(of, only) })];
  }
  const most = days.reduce((best, day) => (day.amount > best.amount ? day : best));
  const sum = roundToHundredths(days.reduce((all, day) => all + day.amount, 0));
  const peak = sum >= MIN_SPOKEN_AMOUNT_MM ? most.outlook.when : null;
  const finding: WeatherFinding = second
    ? { form: 'amount', of, amount: sum, times: null, peak }
    : { form: 'amount', of, amount: null, times: null, peak: null };
  return [createVerdict({ ...most.outlook, when }, { answer: null, finding })];
}

function planEachAmount(of: FallKind, amounted: readonly OutlookAmount[]): AnswerPlan {
  return amounted.map(({ outlook, amount }, at) => {
    const finding = findAmount(of, { outlook: { ...outlook, isHourly: false }, amount });
    return createVerdict(at === 0 ? outlook : withoutPlace(outlook), { answer: null, finding });
  });
}

/** Finds the amount; if it is not measurable, whether there may be any. */
function findAmount(of: FallKind, amounted: OutlookAmount): WeatherFinding {
  const { outlook, amount } = amounted;
  const falling = findFallHours(of, outlook);
  const isAny = isMeasurableAmount(amounted) || falling.length > 0;
  if (!isAny) {
    const { answer, finding } = (of === 'rain' ? RAIN_CHECK : SNOW_CHECK).judge(outlook);
    if (answer !== 'no' && answer !== 'unlikely') return finding;
  }
  const times = isAny && falling.length > 0 ? spansOnly(findTimes(outlook, falling)) : null;
  return { form: 'amount', of, amount: isAny ? amount : null, times, peak: null };
}

/** The range of consecutive days; undefined for other ranges. */
function findDaysRange(amounted: readonly OutlookAmount[]): When | undefined {
  const whens = amounted.map(({ outlook }) => outlook.when);
  const [first, last] = [whens[0], whens.at(-1)];
  return first?.kind === 'day' && last?.kind === 'day'
    ? { kind: 'days', first: first.day, last: last.day }
    : undefined;
}

function isMeasurableAmount({ outlook, amount }: OutlookAmount): boolean {
  return classifyPrecipitation(amount, outlook.hours.length) > 0;
}

/** Maximum number of days to report one by one. */
const MAX_SINGLE_DAYS = 3;

/** "What's the chance of rain?", rounded to ten percent, the precision of forecasts. */
export function planRainChance(facts: AnswerFacts): AnswerPlan {
  const [only, second] = facts.ranges;
  const apart = only && !second ? planNightChance(only, facts) : undefined;
  if (apart) return apart;
  const known = facts.ranges
    .map((range) => createOutlook(range, facts))
    .filter(({ whole }) => whole.prec.probability !== null);
  const spoken = known.length > MAX_SINGLE_DAYS ? [findLikeliest(known)] : known;
  const plan = spoken.flatMap((outlook, i) =>
    outlook ? [createChance(i === 0 ? outlook : withoutPlace(outlook))] : [],
  );
  return plan.length === 0 ? NO_DATA_PLAN : plan;
}

/** The chance of a day is that of the hours whose rain is told of it; a higher one of its night is told of the night. */
function planNightChance(range: TimeRange, facts: AnswerFacts): AnswerPlan | undefined {
  if (range.entry.prec.probability === null) return undefined;
  const parts = splitAtWaking(range, facts);
  const isApart = parts && planSplitVerdict(RAIN_CHECK, parts) !== undefined;
  if (!isApart || parts.day.whole.prec.probability === null) return undefined;
  return isLikelierByNight(parts)
    ? [createChance(parts.night), planRestOfDay(withoutPlace(parts.day))]
    : [createChance(parts.day)];
}

function isLikelierByNight({ night, day }: SplitDay): boolean {
  const isPossible = (night.whole.prec.probability ?? 0) >= MIN_POSSIBLE_PERCENT;
  return isPossible && getPercent(night) > getPercent(day);
}

/** After the chance of its night, a dry day is dry. */
function planRestOfDay(day: RangeOutlook): VerdictStatement {
  const { finding } = RAIN_CHECK.judge(day);
  const isDry = finding.form === 'condition' && finding.is === 'dry';
  return isDry ? createVerdict(day, { answer: null, finding }) : createChance(day);
}

function createChance(outlook: RangeOutlook): VerdictStatement {
  const { when, audience } = outlook;
  const [of, percent] = [findKind(outlook), getPercent(outlook)];
  const finding = { form: 'probability', of, percent, times: null, also: null } as const;
  return { kind: 'verdict', answer: null, opening: { when, place: audience.place }, finding };
}

/** Where it snows and does not rain, the chance is that of snow. */
function findKind(outlook: RangeOutlook): 'rain' | 'snow' {
  const [rain, snow] = [RAIN_CHECK, SNOW_CHECK].map(({ judge }) => judge(outlook).answer);
  return rain === 'no' && snow !== 'no' && snow !== 'unknown' ? 'snow' : 'rain';
}

function getPercent({ whole }: RangeOutlook): number {
  return roundToTens(whole.prec.probability ?? 0);
}

function findLikeliest(outlooks: readonly RangeOutlook[]): RangeOutlook | undefined {
  return outlooks.toSorted(
    (one, other) => (other.whole.prec.probability ?? 0) - (one.whole.prec.probability ?? 0),
  )[0];
}
