import type { Answer } from '../../plan/questions/verdict-statement.ts';

/** First words of answers to questions for yes or no. */
export const answers: Record<Answer, string> = {
  yes: 'sì',
  likely: 'probabilmente sì',
  partly: 'in parte',
  possible: 'forse',
  unlikely: 'probabilmente no',
  no: 'no',
  unknown: 'mi dispiace, non lo so',
};
