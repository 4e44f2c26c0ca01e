import type { Answer } from '../../plan/questions/verdict-statement.ts';

/** First words of answers to questions for yes or no. */
export const answers: Record<Answer, string> = {
  yes: 'ja',
  likely: 'waarschijnlijk wel',
  partly: 'gedeeltelijk',
  possible: 'misschien',
  unlikely: 'waarschijnlijk niet',
  no: 'nee',
  unknown: 'dat weet ik helaas niet',
};
