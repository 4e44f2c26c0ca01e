import type { SkillLanguage } from '../../language.ts';
import type { Answer } from '../../plan/questions/verdict-statement.ts';
import { findingWordsOf } from './finding.ts';
import type { Country } from './words.ts';

const ANSWERS: Record<Answer, string> = {
  yes: 'yes',
  likely: 'probably',
  partly: 'partly',
  possible: 'maybe',
  unlikely: 'probably not',
  no: 'no',
  unknown: "sorry, I don't know",
};

/** English: `yes, it'll rain in Cologne tomorrow from 3 PM`. */
export function verdictWords(country: Country): SkillLanguage['verdict'] {
  const findingWords = findingWordsOf(country);
  return ({ answer, opening, finding }, manner) => {
    const words = findingWords(finding, opening, manner);
    return answer === null ? words : `${ANSWERS[answer]}, ${words}`;
  };
}
