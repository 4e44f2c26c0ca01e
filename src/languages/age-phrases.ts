import type { AnswerAge, AgeHours } from '../wording/age.ts';

/** What is said of the age of an answer; plain text. */
export interface AgePhrases {
  /** Before an answer of earlier that is told because the service fails: ends with a colon. */
  staleAnswer: (age: AnswerAge) => string;
  /** After an answer whose data are late: a sentence. */
  staleData: (age: AgeHours) => string;
}

/** How long ago, for each age, in a language's words. */
export interface AgeWords {
  minutes: string;
  quarter: string;
  half: string;
  hour: string;
  hours: (count: string) => string;
  overTwelve: string;
  overADay: string;
}

/** @param counts the words for 2 to 12 */
export function describeAge(age: AnswerAge, words: AgeWords, counts: readonly string[]): string {
  if (typeof age === 'string') return words[age];
  const { hours } = age;
  if (typeof hours === 'string') return words[hours];
  const count = counts[hours - 2];
  return count === undefined ? words.hour : words.hours(count);
}

/** With a capital, as it begins a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
