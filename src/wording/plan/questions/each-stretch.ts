import { daysBetween } from '../../../weather/local-time.ts';
import { isFar, type Audience } from '../day.ts';
import { NO_DATA, type AnswerPlan, type AnswerStatement } from '../plan.ts';
import type { Opening, When } from '../statement.ts';
import type { Stretch } from './told.ts';

/** As many stretches as are told one by one; of more, only the extremes are worth listening to. */
export const FEW_STRETCHES = 3;

const WEEK = 7;

/** One sentence for each stretch that something is known of; the place is said with the first. */
export function planEach(
  stretches: readonly Stretch[],
  { place }: Audience,
  statementOf: (stretch: Stretch, opening: Opening) => AnswerStatement | null | undefined,
): AnswerPlan {
  const plan: AnswerPlan = [];
  let before: When | null = null;
  for (const stretch of stretches) {
    const when = whenAfter(before, stretch.when);
    const opening = { when, place: before === null ? place : null };
    const statement = statementOf(stretch, opening);
    if (!statement) continue;
    plan.push(statement);
    before ??= stretch.when;
  }
  return plan.length > 0 ? plan : NO_DATA;
}

/** Within a week of a day that has been named, a weekday is clear without its date. */
function whenAfter(before: When | null, when: When): When {
  if (before?.kind !== 'day' || when.kind !== 'day' || !isFar(when.day)) return when;
  const isClear = daysBetween(before.day.date, when.day.date) < WEEK;
  return isClear ? { ...when, day: { ...when.day, ahead: null } } : when;
}

/** The stretch of the highest value, the first of equals; undefined where none is known. */
export function highest(
  stretches: readonly Stretch[],
  valueOf: (stretch: Stretch) => number | null,
): { stretch: Stretch; value: number } | undefined {
  let best: { stretch: Stretch; value: number } | undefined;
  for (const stretch of stretches) {
    const value = valueOf(stretch);
    if (value !== null && (!best || value > best.value)) best = { stretch, value };
  }
  return best;
}
