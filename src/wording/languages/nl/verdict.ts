import type { Manner } from '../../language.ts';
import type { Answer, VerdictStatement } from '../../plan/questions/verdict-statement.ts';
import { findingWords } from './finding.ts';

const ANSWERS: Record<Answer, string> = {
  yes: 'ja',
  likely: 'waarschijnlijk wel',
  partly: 'gedeeltelijk',
  possible: 'misschien',
  unlikely: 'waarschijnlijk niet',
  no: 'nee',
  unknown: 'dat weet ik helaas niet',
};

/** `ja, morgen regent het in Utrecht vanaf 15 uur`. */
export function verdictWords(
  { answer, opening, finding }: VerdictStatement,
  manner: Manner,
): string {
  const words = findingWords(finding, opening, manner);
  return answer === null ? words : `${ANSWERS[answer]}, ${words}`;
}
