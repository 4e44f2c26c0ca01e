import type { Manner } from '../../language.ts';
import type { Answer, VerdictStatement } from '../../plan/questions/verdict-statement.ts';
import { findingWords } from './finding.ts';

const ANSWERS: Record<Answer, string> = {
  yes: 'sì',
  likely: 'probabilmente sì',
  partly: 'in parte',
  possible: 'forse',
  unlikely: 'probabilmente no',
  no: 'no',
  unknown: 'mi dispiace, non lo so',
};

/** `sì, domani a Roma pioverà dalle 15`. */
export function verdictWords(
  { answer, opening, finding }: VerdictStatement,
  manner: Manner,
): string {
  const words = findingWords(finding, opening, manner);
  return answer === null ? words : `${ANSWERS[answer]}, ${words}`;
}
