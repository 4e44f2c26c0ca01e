import type { Manner } from '../../language.ts';
import type { Answer, VerdictStatement } from '../../plan/questions/verdict-statement.ts';
import { findingWords } from './finding.ts';

const ANSWERS: Record<Answer, string> = {
  yes: 'ja',
  likely: 'vermutlich ja',
  partly: 'teilweise',
  possible: 'vielleicht',
  unlikely: 'vermutlich nicht',
  no: 'nein',
  unknown: 'das weiß ich leider nicht',
};

/** `ja, morgen regnet es in Köln ab 15 Uhr`. */
export function verdictWords(
  { answer, opening, finding }: VerdictStatement,
  manner: Manner,
): string {
  const words = findingWords(finding, opening, manner);
  return answer === null ? words : `${ANSWERS[answer]}, ${words}`;
}
