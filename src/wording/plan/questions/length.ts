import { isFar } from '../day.ts';
import type { AnswerPlan, AnswerStatement } from '../plan.ts';
import type { When } from '../statement.ts';
import type { Also, Finding, Times } from './verdict-statement.ts';

/** Words that can be listened to; what is dangerous is said all the same. */
const MOST_WORDS = 45;

/** What is left out, the first of these first. */
const DISPENSABLE: readonly AnswerStatement['kind'][] = [
  'chance',
  'amount',
  'temperature',
  'wind',
  'uncertainty',
  'course',
];

/** Words of a statement, in the language that takes most of them. */
const WORDS: Partial<Record<AnswerStatement['kind'], number>> = {
  storm: 10,
  wind: 17,
  temperature: 10,
  amount: 9,
  ice: 5,
  chance: 3,
  uncertainty: 5,
  course: 7,
};
const WORDS_OF_CHANGING_COURSE = 18;

/** The same of findings, without times and other weather. */
const WORDS_OF_FINDING: Partial<Record<Finding['form'], number>> = {
  gusts: 17,
  frost: 15,
  warmth: 16,
};
const WORDS_OF_ANY_FINDING = 12;
const WORDS_OF_ALSO: Record<Also['link'], number> = { otherwise: 5, besides: 9, instead: 9 };
const WORDS_OF_SPAN = 5;
const WORDS_OF_LONG_OPENING = 8;

/** Without what there is no time for, where so many words have been said. */
export function shortened(statements: readonly AnswerStatement[], said: number): AnswerPlan {
  let left = [...statements];
  for (const dispensable of DISPENSABLE) {
    if (said + wordsOf(left) <= MOST_WORDS) break;
    left = left.filter(({ kind }) => kind !== dispensable);
  }
  return left;
}

/** A finding beside which there is a warning to listen to. */
export function inShort(finding: Finding): Finding {
  const brief: Finding = 'also' in finding ? { ...finding, also: null } : finding;
  if (!('times' in brief) || spansIn(brief.times) === 0) return brief;
  if (brief.form === 'frost') return { ...brief, times: null };
  if (spansIn(brief.times) === 1) return brief;
  if (brief.form === 'probability') return { ...brief, times: null };
  return { ...brief, times: { share: 'atTimes' } };
}

/** Words that a finding takes at most. */
export function lengthOf(finding: Finding, when: When): number {
  const also = 'also' in finding ? finding.also : null;
  return (
    (WORDS_OF_FINDING[finding.form] ?? WORDS_OF_ANY_FINDING) +
    (isLong(when) ? WORDS_OF_LONG_OPENING : 0) +
    ('times' in finding ? wordsOfTimes(finding.times) : 0) +
    (also ? WORDS_OF_ALSO[also.link] + wordsOfTimes(also.times) : 0)
  );
}

/** Words that statements take at most. */
export function wordsOf(statements: readonly AnswerStatement[]): number {
  return statements.reduce((sum, statement) => {
    const changes = statement.kind === 'course' && statement.course.form !== 'steady';
    return sum + (changes ? WORDS_OF_CHANGING_COURSE : (WORDS[statement.kind] ?? 0));
  }, 0);
}

function wordsOfTimes(times: Times | null): number {
  return spansIn(times) * WORDS_OF_SPAN;
}

function spansIn(times: Times | null): number {
  return times && 'spans' in times ? times.spans.length : 0;
}

function isLong(when: When): boolean {
  return when.kind === 'hours' || ('day' in when && isFar(when.day));
}
