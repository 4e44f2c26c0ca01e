import type { Manner } from '../../language.ts';
import type { Answer, VerdictStatement } from '../../plan/questions/verdict-statement.ts';
import { findingWords } from './finding.ts';

const ANSWERS: Record<Answer, string> = {
  yes: 'oui',
  likely: 'probablement',
  partly: 'en partie',
  possible: 'peut-être',
  unlikely: 'probablement pas',
  no: 'non',
  unknown: 'je ne le sais malheureusement pas',
};

/** `oui, demain à Lille, il pleuvra à partir de 15 heures`. */
export function verdictWords(
  { answer, opening, finding }: VerdictStatement,
  manner: Manner,
): string {
  const words = findingWords(finding, opening, manner);
  return answer === null ? words : `${ANSWERS[answer]}, ${words}`;
}
