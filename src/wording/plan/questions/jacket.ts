import { NO_DATA, type Plan, type Statement, type When } from '../statement.ts';
import { adviceOf, WORDS_OF_ADVICE } from './advice.ts';
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

/** "Do I need a jacket?", "What should I wear?" Of several stretches only days are told as one. */
export function planJacket(told: Told): Plan {
  const outlooks = told.stretches.map((stretch) => outlookOf(stretch, told));
  const [first, second] = outlooks;
  if (!first) return NO_DATA;
  const areDays = outlooks.every(({ when }) => when.kind === 'day');
  const warmth = warmthOf(areDays ? outlooks : [first]);
  if (!warmth) return [verdictOf(first, UNKNOWN)];
  if (!second || !areDays) {
    const { garment, finding } = chosen(warmth, RAIN.judge(first));
    const counsel = { of: 'jacket', garment } as const;
    return [adviceOf(counsel, first, finding), ...restOf(first, null, finding, WORDS_OF_ADVICE)];
  }
  const rain = judgeDays('rain', outlooks, RAIN.judge);
  const warnings = warningsOf(null, outlooks);
  const [advice, ...details] = forSeveral(outlooks, chosen(warmth, rain), rain);
  const isMuch = warnings.length > 0 || outlooks.length > FEW_DAYS;
  // Beside a warning, or for many days, no more than the advice can be listened to.
  return advice ? [advice, ...(isMuch ? warnings : details)] : NO_DATA;
}

/** Several days in one temperature; rain on some of them is told after it. */
function forSeveral(
  outlooks: readonly Outlook[],
  { garment, finding }: Choice,
  rain: Judgement,
): Plan {
  const [first, last] = [outlooks[0], outlooks.at(-1)];
  if (!first || !last) return NO_DATA;
  const outlook = { ...first, when: together(first.when, last.when) };
  const advice = adviceOf({ of: 'jacket', garment }, outlook, finding);
  if (finding.form === 'days' || !isWet(rain)) return [advice];
  const dayByDay: Statement = verdictOf({ ...first, place: null }, { ...rain, answer: null });
  return [advice, dayByDay];
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

/** From the first to the last; the first alone where they are no days. */
function together(first: When, last: When): When {
  return first.kind === 'day' && last.kind === 'day'
    ? { kind: 'days', first: first.day, last: last.day }
    : first;
}
