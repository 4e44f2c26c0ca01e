import type { Answer } from '../../plan/questions/verdict-statement.ts';

/** First words of answers to questions for yes or no. */
export const answers: Record<Answer, string> = {
  yes: 'sí',
  likely: 'probablemente sí',
  partly: 'en parte',
  possible: 'quizá',
  unlikely: 'probablemente no',
  no: 'no',
  unknown: 'lo siento, no lo sé',
};
