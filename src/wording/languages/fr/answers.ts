import type { Answer } from '../../plan/questions/verdict-statement.ts';

/** First words of answers to questions for yes or no. */
export const answers: Record<Answer, string> = {
  yes: 'oui',
  likely: 'probablement',
  partly: 'en partie',
  possible: 'peut-être',
  unlikely: 'probablement pas',
  no: 'non',
  unknown: 'je ne le sais malheureusement pas',
};
