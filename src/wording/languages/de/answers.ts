import type { Answer } from '../../plan/questions/verdict-statement.ts';

/** First words of answers to questions for yes or no. */
export const answers: Record<Answer, string> = {
  yes: 'ja',
  likely: 'vermutlich ja',
  partly: 'teilweise',
  possible: 'vielleicht',
  unlikely: 'vermutlich nicht',
  no: 'nein',
  unknown: 'das weiß ich leider nicht',
};
