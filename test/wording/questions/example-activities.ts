import { expect, test } from 'vitest';
import type { AdviceSubject } from '../../../src/wording/plan/plan.ts';
import { planAdvice, planBestHours } from '../../../src/wording/plan/questions/activities.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale } from '../plans.ts';
import { at, CLEAR, tomorrow } from './example-weather.ts';

export const COLD = tomorrow(...lasting(24, at(-4, CLEAR)));
export const HOT = tomorrow(...lasting(24, at(24, CLEAR)));
export const HEAT = tomorrow(...lasting(24, at(36, CLEAR)));
export const STORM = tomorrow(...lasting(24, { ...at(15), windSpeed: 50, gust: 80 }));

/** Advice that a native speaker reads aloud; `when` asks for the best time for running. */
export type ActivityExample = readonly [
  subject: AdviceSubject | 'when',
  about: AnswerFacts,
  text: string,
];

export function testActivities(tag: string, examples: readonly ActivityExample[]): void {
  test.each(examples)('advice about %s is natural', (subject, about, text) => {
    const plan = subject === 'when' ? planBestHours('running', about) : planAdvice(subject, about);
    expect(renderAnswer(plan, skillLocale(tag))).toBe(text);
  });
}
