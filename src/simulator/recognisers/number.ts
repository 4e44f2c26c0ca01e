import type { Token } from '../tokens.ts';
import type { Words } from '../words/words.ts';
import { sure, type Recogniser } from './meaning.ts';

/** From so many digits on a number is hardly an hour or a day. */
const TELLING_DIGITS = 4;
const MOST_DIGITS = 7;

/**
 * Numbers as AMAZON.NUMBER gives them, said as one or digit by digit: `50667`, "fünf null sechs
 * sechs sieben". Zeros in front are lost.
 */
export function numberRecogniser({ numbers }: Words): Recogniser {
  return (said) => {
    const digits = said.map((token) => digitsOf(token, numbers)).join('');
    const isNumber = said.every((token) => digitsOf(token, numbers) !== '');
    if (!isNumber || digits.length > MOST_DIGITS) return undefined;
    const value = String(Number(digits));
    // A guess, because a short one is first of all a time.
    return digits.length < TELLING_DIGITS ? { guesses: 1, value: () => value } : sure(() => value);
  };
}

/** Empty for what is no number. */
function digitsOf({ text }: Token, numbers: Words['numbers']): string {
  return /^\d+$/.test(text) ? text : (numbers.get(text)?.toString() ?? '');
}
