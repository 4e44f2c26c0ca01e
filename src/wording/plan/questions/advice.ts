import {
  NO_DATA_PLAN,
  type AnswerPlan,
  type VerdictAnswer,
  type Condition,
  type AdviceContent,
  type AdviceSubject,
  type WeatherFinding,
  type Garment,
} from '../plan.ts';
import { judgeDays, planWarnings, openFinding, createVerdict } from './verdict.ts';
import { UNKNOWN_JUDGEMENT, type Judgement, RAIN_CHECK } from './judgement.ts';
import { shortenFinding, planSupplement } from './supplement.ts';
import { withoutNights, type AnswerFacts } from './answer-facts.ts';
import { createOutlook, type RangeOutlook, computeFeltTemperature } from './outlook.ts';
import type { When } from '../statement.ts';

/** Advice for one range of time; `unknown` without data. */
export interface Advice {
  answer: 'yes' | 'maybe' | 'no' | 'unknown';
  finding: WeatherFinding;
}

/** Maximum words of an advice before its reason. */
const MAX_ADVICE_WORDS = 10;

export const UNKNOWN_ADVICE: Advice = { answer: 'unknown', finding: { form: 'unknown' } };

/** Converts a judgement of the weather to advice. */
export function toAdvice({ answer, finding }: Judgement): Advice {
  return { answer: ADVICE_BY_ANSWER[answer], finding };
}

const ADVICE_BY_ANSWER: Record<VerdictAnswer, Advice['answer']> = {
  yes: 'yes',
  likely: 'yes',
  partly: 'maybe',
  possible: 'maybe',
  unlikely: 'no',
  no: 'no',
  unknown: 'unknown',
};

/**
 * Plans advice for one range with its reason; for several days, judges them by a condition instead.
 *
 * @param of condition of the reason
 */
export function planNeed(
  subject: AdviceSubject,
  of: Condition,
  adviser: (outlook: RangeOutlook) => Advice,
  judge: (outlook: RangeOutlook) => Judgement,
  facts: AnswerFacts,
): AnswerPlan {
  const outlooks = facts.ranges.map((range) => createOutlook(range, facts));
  const [only, second] = outlooks;
  if (!only) return NO_DATA_PLAN;
  if (!second) return planSingleAdvice(subject, of, adviser, only);
  const judgement = judgeDays(of, outlooks, judge);
  return planAdviceFor(subject, only, toAdvice(judgement), planWarnings(null, outlooks));
}

/** Plans advice for an activity in one range with its reason; for several days, on which days. */
export function planActivity(
  subject: AdviceSubject,
  adviser: (outlook: RangeOutlook) => Advice,
  facts: AnswerFacts,
): AnswerPlan {
  const outlooks = withoutNights(facts).ranges.map((range) => createOutlook(range, facts));
  const [only, second] = outlooks;
  if (!only) return NO_DATA_PLAN;
  if (!second) return planSingleAdvice(subject, 'rain', adviser, only);
  const judgement = judgeDays('suitable', outlooks, (outlook) => toJudgement(adviser(outlook)));
  return [createVerdict(only, judgement), ...planWarnings(null, outlooks)];
}

function planSingleAdvice(
  subject: AdviceSubject,
  of: Condition,
  adviser: (outlook: RangeOutlook) => Advice,
  outlook: RangeOutlook,
): AnswerPlan {
  const advice = adviser(outlook);
  return planAdviceFor(
    subject,
    outlook,
    advice,
    planSupplement(outlook, of, advice.finding, MAX_ADVICE_WORDS),
  );
}

function planAdviceFor(
  subject: AdviceSubject,
  outlook: RangeOutlook,
  { answer, finding }: Advice,
  rest: AnswerPlan,
): AnswerPlan {
  if (answer === 'unknown') return [createVerdict(outlook, UNKNOWN_JUDGEMENT)];
  return planAdvice({ of: subject, answer }, outlook, finding, rest);
}

/** Plans advice with its reason, shortened if there is a warning. */
function planAdvice(
  content: AdviceContent,
  outlook: RangeOutlook,
  finding: WeatherFinding,
  rest: AnswerPlan,
): AnswerPlan {
  const isWarned = rest.some(({ kind }) => kind === 'storm' || kind === 'ice');
  const reason = isWarned ? shortenFinding(finding) : finding;
  return [{ kind: 'advice', content, ...openFinding(outlook, reason) }, ...rest];
}

function toJudgement({ answer, finding }: Advice): Judgement {
  return { answer: answer === 'maybe' ? 'possible' : answer, finding };
}

/** Minimum felt temperature of each garment, lightest first: about one layer per eight degrees. */
const GARMENTS_BY_MIN_C = [
  [20, 'tShirt'],
  [12, 'lightJacket'],
  [4, 'warmJacket'],
  [-Infinity, 'winterCoat'],
] as const;

/** The rainproof equivalents. */
const RAIN_GARMENTS: Record<(typeof GARMENTS_BY_MIN_C)[number][1], Garment> = {
  tShirt: 'rainJacket',
  lightJacket: 'rainJacket',
  warmJacket: 'warmRainJacket',
  winterCoat: 'rainproofWinterCoat',
};

/** Maximum number of days to report rain one by one. */
const MAX_DETAILED_DAYS = 7;

/** "What should I wear?" */
export const planClothes = (facts: AnswerFacts): AnswerPlan =>
  planJacket(facts).map((statement) =>
    statement.kind === 'advice' && statement.content.of === 'jacket'
      ? { ...statement, content: { ...statement.content, of: 'clothes' } }
      : statement,
  );

/** "Do I need a jacket?" Of several ranges, only days are combined. */
export function planJacket(facts: AnswerFacts): AnswerPlan {
  const outlooks = facts.ranges.map((range) => createOutlook(range, facts));
  const [first, second] = outlooks;
  if (!first) return NO_DATA_PLAN;
  const areDays = outlooks.every(({ when }) => when.kind === 'day');
  const warmth = computeFeltWarmth(areDays ? outlooks : [first]);
  if (!warmth) return [createVerdict(first, UNKNOWN_JUDGEMENT)];
  if (!second || !areDays) {
    const { garment, finding } = chooseGarment(warmth, RAIN_CHECK.judge(first));
    const rest = planSupplement(first, null, finding, MAX_ADVICE_WORDS);
    return planAdvice({ of: 'jacket', garment }, first, finding, rest);
  }
  const rain = judgeDays('rain', outlooks, RAIN_CHECK.judge);
  const { garment, finding } = chooseGarment(warmth, rain);
  const all = { ...first, when: spanDays(outlooks) };
  return planAdvice(
    { of: 'jacket', garment },
    all,
    finding,
    planRainDetails(outlooks, finding, rain),
  );
}

/** Plans on which days it rains, unless there is a warning or too many days. */
function planRainDetails(
  outlooks: readonly RangeOutlook[],
  finding: WeatherFinding,
  rain: Judgement,
): AnswerPlan {
  const warnings = planWarnings(null, outlooks);
  const [first] = outlooks;
  const isMuch = warnings.length > 0 || outlooks.length > MAX_DETAILED_DAYS;
  if (isMuch || !first || finding.form === 'days' || !isRainLikely(rain)) return warnings;
  return [createVerdict({ ...first, place: null }, { ...rain, answer: null })];
}

interface GarmentChoice {
  garment: Garment;
  finding: WeatherFinding;
}

function chooseGarment({ mean, ...warmth }: FeltWarmth, rain: Judgement): GarmentChoice {
  const dry = GARMENTS_BY_MIN_C.find(([from]) => mean >= from)?.[1] ?? 'winterCoat';
  const isLight = RAIN_GARMENTS[dry] === 'rainJacket';
  if (isLight && isRainLikely(rain)) return { garment: 'rainJacket', finding: rain.finding };
  if (isLight && rain.answer === 'possible') {
    return { garment: 'perhapsRainJacket', finding: rain.finding };
  }
  return {
    garment: isRainLikely(rain) ? RAIN_GARMENTS[dry] : dry,
    finding: { form: 'warmth', ...warmth },
  };
}

function isRainLikely({ answer }: Judgement): boolean {
  return answer === 'yes' || answer === 'likely';
}

/** The range from the first day to the last. */
function spanDays(outlooks: readonly RangeOutlook[]): When {
  const [first, last] = [outlooks[0]?.when, outlooks.at(-1)?.when];
  if (first?.kind !== 'day' || last?.kind !== 'day') return first ?? { kind: 'now' };
  return { kind: 'days', first: first.day, last: last.day };
}

/** The felt temperatures of some ranges of time, °C. */
interface FeltWarmth {
  low: number;
  high: number;
  mean: number;
  /** Whether wind makes it feel colder than measured. */
  chilled: boolean;
  /** Whether only daytime hours are included. */
  daytime: boolean;
}

/** Hours of a day in which people are outdoors. */
const OUTDOOR_FROM_HOUR = 8;
const OUTDOOR_UNTIL_HOUR = 20;

/** Minimum perceptible wind chill. */
const MIN_CHILL_K = 1;

interface FeltTemperature {
  temperature: number;
  felt: number;
}

/** Computes the felt warmth; of a whole day only outdoor hours. Undefined without data. */
function computeFeltWarmth(outlooks: readonly RangeOutlook[]): FeltWarmth | undefined {
  const all = outlooks.flatMap(listFeltTemperatures);
  if (all.length === 0) return undefined;
  const felt = all.map((one) => one.felt);
  return {
    low: Math.min(...felt),
    high: Math.max(...felt),
    mean: felt.reduce((sum, one) => sum + one, 0) / felt.length,
    chilled: all.some((one) => one.temperature - one.felt >= MIN_CHILL_K),
    daytime: outlooks.some((outlook) => getOutdoorHours(outlook).length < outlook.hours.length),
  };
}

function listFeltTemperatures(outlook: RangeOutlook): FeltTemperature[] {
  const { min, max } = outlook.whole.temperature;
  const wind = outlook.whole.wind.avg;
  const pairs = outlook.isHourly
    ? getOutdoorHours(outlook).map((hour) => [hour.temperature, hour.feelsLike] as const)
    : [min, max].map((value) => [value, computeFeltTemperature(value, wind)] as const);
  return pairs.flatMap(([temperature, felt]) =>
    temperature === null || felt === null ? [] : [{ temperature, felt }],
  );
}

function getOutdoorHours({ when, hours }: RangeOutlook): RangeOutlook['hours'] {
  if (when.kind !== 'day') return hours;
  const out = hours.filter(
    ({ local }) => local.hour >= OUTDOOR_FROM_HOUR && local.hour < OUTDOOR_UNTIL_HOUR,
  );
  return out.length > 0 ? out : hours;
}
