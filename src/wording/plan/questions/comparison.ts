import { spokenTemperature, type Units } from '../../units.ts';
import type { Audience } from '../day.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { ComparisonFact } from './fact-statement.ts';
import { degreesOfHour } from './temperature.ts';
import type { Stretch } from './told.ts';

/** As they are said, degrees Celsius or Fahrenheit: a smaller difference is hardly felt. */
const NOTABLE: Record<Units['temperature'], number> = { celsius: 2, fahrenheit: 3 };

export interface ComparisonAsked {
  /** What it is compared to: today, for "will it be warmer tomorrow?". */
  reference: Stretch;
  asked: Stretch;
  /** What was asked for; null for "how much warmer or colder?". */
  question: 'warmer' | 'colder' | null;
  audience: Audience;
}

/** "Will it be warmer tomorrow?": of nights the lows are compared, of hours the degrees, else the highs. */
export function planComparison({
  reference,
  asked,
  question,
  audience,
}: ComparisonAsked): AnswerPlan {
  const of = measureOf(asked, reference);
  const [value, other] = [asked, reference].map((stretch) => valueOf(stretch, of));
  if (value === null || value === undefined || other === null || other === undefined) {
    return NO_DATA;
  }
  return [
    {
      kind: 'fact',
      form: 'comparison',
      question,
      opening: { when: asked.when, place: audience.place },
      than: reference.when,
      of,
      value,
      reference: other,
    },
  ];
}

/** The difference of the degrees as they are said, in their unit. */
export function spokenComparison(
  { value, reference }: Pick<ComparisonFact, 'value' | 'reference'>,
  units: Units,
): { direction: 'warmer' | 'colder' | 'alike'; difference: number } {
  const change = spokenTemperature(value, units) - spokenTemperature(reference, units);
  const difference = Math.abs(change);
  if (difference < NOTABLE[units.temperature]) return { direction: 'alike', difference };
  return { direction: change > 0 ? 'warmer' : 'colder', difference };
}

function measureOf(asked: Stretch, reference: Stretch): ComparisonFact['of'] {
  if (degreesOfHour(asked) !== null && degreesOfHour(reference) !== null) return 'exactly';
  return isNight(asked) && isNight(reference) ? 'low' : 'high';
}

function valueOf(stretch: Stretch, of: ComparisonFact['of']): number | null {
  if (of === 'exactly') return degreesOfHour(stretch);
  const { min, max } = stretch.entry.temperature;
  return of === 'low' ? min : max;
}

function isNight({ when }: Stretch): boolean {
  return when.kind === 'part' && when.part === 'night';
}
