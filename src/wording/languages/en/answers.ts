import type { Answer } from '../../plan/questions/verdict-statement.ts';

/** First words of answers to questions for yes or no. */
export const answers: Record<Answer, string> = {
  yes: 'yes',
  likely: 'probably',
  partly: 'partly',
  possible: 'maybe',
  unlikely: 'probably not',
  no: 'no',
  unknown: "sorry, I don't know",
};
