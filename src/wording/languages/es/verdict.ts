import type { Manner } from '../../language.ts';
import type { Answer, VerdictStatement } from '../../plan/questions/verdict-statement.ts';
import { findingWords } from './finding.ts';

const ANSWERS: Record<Answer, string> = {
  yes: 'sí',
  likely: 'probablemente sí',
  partly: 'en parte',
  possible: 'quizá',
  unlikely: 'probablemente no',
  no: 'no',
  unknown: 'lo siento, no lo sé',
};

/** `sí, mañana lloverá en Sevilla desde las 3 de la tarde`. */
export function verdictWords(
  { answer, opening, finding }: VerdictStatement,
  manner: Manner,
): string {
  const words = findingWords(finding, opening, manner);
  return answer === null ? words : `${ANSWERS[answer]}, ${words}`;
}
