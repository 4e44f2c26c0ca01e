import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { Stretch, Told } from './told.ts';

/** Days of several that are told one by one. */
const FEW = 3;

/** "What's the chance of rain?", in tens of a percent, which is as exact as it can be. */
export function planRainChance({ stretches, audience }: Told): AnswerPlan {
  const known = stretches.filter(({ entry }) => entry.prec.probability !== null);
  const told = known.length > FEW ? [likeliest(known)] : known;
  const plan = told.flatMap((stretch, i): AnswerPlan => {
    if (stretch === undefined) return [];
    const { when, entry } = stretch;
    const percent = Math.round((entry.prec.probability ?? 0) / 10) * 10;
    const opening = { when, place: i === 0 ? audience.place : null };
    const finding = { form: 'probability', of: 'rain', percent, times: null, also: null } as const;
    return [{ kind: 'verdict', answer: null, opening, finding }];
  });
  return plan.length === 0 ? NO_DATA : plan;
}

function likeliest(stretches: readonly Stretch[]): Stretch | undefined {
  return stretches.toSorted(
    (a, b) => (b.entry.prec.probability ?? 0) - (a.entry.prec.probability ?? 0),
  )[0];
}
