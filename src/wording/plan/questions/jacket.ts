import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { When } from '../statement.ts';
import { advise, WORDS_OF_ADVICE } from './advice.ts';
import { judgeDays, warningsOf } from './days.ts';
import { RAIN } from './fall.ts';
import { UNKNOWN, type Judgement } from './judgement.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { restOf } from './rest.ts';
import type { Told } from './told.ts';
import type { Finding, Garment } from './verdict-statement.ts';
import { verdictOf } from './verdict.ts';
import { warmthOf, type Warmth } from './warmth.ts';

/** Lowest felt temperature (°C) for each, the lightest first: about a layer for eight degrees. */
const GARMENTS_FROM = [
  [20, 'tShirt'],
  [12, 'lightJacket'],
  [4, 'warmJacket'],
  [-Infinity, 'winterCoat'],
] as const;

/** What keeps the rain out as well. */
const IN_RAIN: Record<(typeof GARMENTS_FROM)[number][1], Garment> = {
  tShirt: 'rainJacket',
  lightJacket: 'rainJacket',
  warmJacket: 'warmRainJacket',
  winterCoat: 'rainproofWinterCoat',
};

/** Days whose rain can be told one by one. */
const FEW_DAYS = 7;

/** "What should I wear?" */
export const planClothes = (told: Told): AnswerPlan =>
  planJacket(told).map((statement) =>
    statement.kind === 'advice' && statement.counsel.of === 'jacket'
      ? { ...statement, counsel: { ...statement.counsel, of: 'clothes' } }
      : statement,
  );

/** "Do I need a jacket?" Of several stretches only days are told as one. */
export function planJacket(told: Told): AnswerPlan {
  const outlooks = told.stretches.map((stretch) => outlookOf(stretch, told));
  const [first, second] = outlooks;
  if (!first) return NO_DATA;
  const areDays = outlooks.every(({ when }) => when.kind === 'day');
  const warmth = warmthOf(areDays ? outlooks : [first]);
  if (!warmth) return [verdictOf(first, UNKNOWN)];
  if (!second || !areDays) {
    const { garment, finding } = chosen(warmth, RAIN.judge(first));
    const rest = restOf(first, null, finding, WORDS_OF_ADVICE);
    return advise({ of: 'jacket', garment }, first, finding, rest);
  }
  const rain = judgeDays('rain', outlooks, RAIN.judge);
  const { garment, finding } = chosen(warmth, rain);
  const all = { ...first, when: together(outlooks) };
  return advise({ of: 'jacket', garment }, all, finding, detailsOf(outlooks, finding, rain));
}

/** On which days it rains; beside a warning, or of many days, that cannot be listened to. */
function detailsOf(outlooks: readonly Outlook[], finding: Finding, rain: Judgement): AnswerPlan {
  const warnings = warningsOf(null, outlooks);
  const [first] = outlooks;
  const isMuch = warnings.length > 0 || outlooks.length > FEW_DAYS;
  if (isMuch || !first || finding.form === 'days' || !isWet(rain)) return warnings;
  return [verdictOf({ ...first, place: null }, { ...rain, answer: null })];
}

interface Choice {
  garment: Garment;
  finding: Finding;
}

function chosen({ mean, ...warmth }: Warmth, rain: Judgement): Choice {
  const dry = GARMENTS_FROM.find(([from]) => mean >= from)?.[1] ?? 'winterCoat';
  const isLight = IN_RAIN[dry] === 'rainJacket';
  if (isLight && isWet(rain)) return { garment: 'rainJacket', finding: rain.finding };
  if (isLight && rain.answer === 'possible') {
    return { garment: 'perhapsRainJacket', finding: rain.finding };
  }
  return { garment: isWet(rain) ? IN_RAIN[dry] : dry, finding: { form: 'warmth', ...warmth } };
}

function isWet({ answer }: Judgement): boolean {
  return answer === 'yes' || answer === 'likely';
}

/** From the first day to the last. */
function together(outlooks: readonly Outlook[]): When {
  const [first, last] = [outlooks[0]?.when, outlooks.at(-1)?.when];
  if (first?.kind !== 'day' || last?.kind !== 'day') return first ?? { kind: 'now' };
  return { kind: 'days', first: first.day, last: last.day };
}
