import { NO_DATA_PLAN, type AnswerPlan, type Garment, type WeatherFinding } from '../plan.ts';
import { isWetCourse } from '../facts.ts';
import type { When } from '../statement.ts';
import { planAdviceStatement } from './advice.ts';
import type { AnswerFacts } from './answer-facts.ts';
import { RAIN_CHECK, UNKNOWN_JUDGEMENT, type Judgement } from './judgement.ts';
import { createWakingOutlook } from './asked-hours.ts';
import {
  computeFeltTemperature,
  createOutlook,
  planOutlookCourse,
  withoutPlace,
  type RangeOutlook,
} from './outlook.ts';
import { planSupplement } from './supplement.ts';
import { judgeDays, planWarnings } from './judge-days.ts';
import { createVerdict } from './verdict.ts';

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
  const outlooks = facts.ranges.map((range) => createWakingOutlook(range, facts));
  const [first, second] = outlooks;
  if (!first) return NO_DATA_PLAN;
  const areDays = outlooks.every(({ when }) => when.kind === 'day');
  const warmth = computeFeltWarmth(areDays ? outlooks : [first]);
  if (!warmth) return [createVerdict(first, UNKNOWN_JUDGEMENT)];
  if (!second || !areDays) {
    const rain = RAIN_CHECK.judge(first);
    const { garment, finding } = chooseGarment(warmth, rain);
    const [range] = facts.ranges;
    const dangers = range ? planSupplement(createOutlook(range, facts), null, finding) : [];
    const isUnsaid = finding.form === 'warmth' && isRainLikely(rain) && dangers.length === 0;
    const rest = isUnsaid ? planRainCourse(first) : dangers;
    return planAdviceStatement({ of: 'jacket', garment }, first, finding, rest);
  }
  const rain = judgeDays('rain', outlooks, RAIN_CHECK.judge);
  const { garment, finding } = chooseGarment(warmth, rain);
  const all = { ...first, when: spanDays(outlooks) };
  return planAdviceStatement(
    { of: 'jacket', garment },
    all,
    finding,
    planRainDetails(outlooks, finding, rain),
  );
}

/** Why the garment is to keep the rain out. */
function planRainCourse(outlook: RangeOutlook): AnswerPlan {
  const course = planOutlookCourse(outlook);
  return course && isWetCourse(course)
    ? [{ kind: 'course', opening: null, course, temperature: null }]
    : [];
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
  return [createVerdict(withoutPlace(first), { ...rain, answer: null })];
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
export interface FeltWarmth {
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
export function computeFeltWarmth(outlooks: readonly RangeOutlook[]): FeltWarmth | undefined {
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
