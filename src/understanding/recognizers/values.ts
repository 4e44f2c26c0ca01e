import type { Lexicon } from '../../languages/lexicon.ts';
import { joinText, type Recognizer, exactMeaning, joinKeys } from './recognizer.ts';
import { type Token, tokenize } from '../tokens.ts';
import type { SlotTypeModel } from '../../skill-package/interaction-model.ts';

const MAX_PLACE_NAME_WORDS = 7;

/**
 * Names of places: one to seven words of letters that `isPlace` takes. Every word counts as a
 * guess, so that whatever else can be understood is no part of a name.
 *
 * Words of time alone ("die nächsten drei tage") are never a place.
 */
export function createPlaceRecognizer(
  timeWords: ReadonlySet<string>,
  isPlace: (name: string) => boolean,
): Recognizer {
  return (said) => {
    const lettered = said.every(({ text }) => /^[\p{L}'][\p{L}\p{M}'-]*$/u.test(text));
    if (said.length > MAX_PLACE_NAME_WORDS || !lettered) return undefined;
    if (said.every(({ text }) => timeWords.has(text))) return undefined;
    const name = joinText(said).replaceAll(" 's", "'s");
    return isPlace(name) ? { guesses: said.length, isOpen: true, value: () => name } : undefined;
  };
}

/** Words that tell when and not where, with those that lead to a slot or change nothing. */
export function collectTimeWords(words: Lexicon): ReadonlySet<string> {
  const { date, time, duration } = words;
  const listed: readonly ReadonlyMap<string, unknown>[] = [
    date.days,
    date.weekdays,
    date.months,
    date.seasons,
    date.steps,
    date.units,
    time.named,
    time.periods,
    time.halves,
    time.units,
    duration.units,
    duration.phrases,
    words.numbers,
    words.ordinals,
  ];
  const phrases = listed.flatMap((map) => [...map.keys()]);
  const patterns = [
    ...date.patterns.flatMap(([, list]) => list),
    ...time.clock.map(([pattern]) => pattern),
  ];
  return new Set([
    ...[...phrases, ...patterns, ...date.now].flatMap((phrase) => phrase.split(' ')),
    ...words.leads,
    ...words.trails,
    ...words.ones,
    ...words.fillers,
  ]);
}

/** From so many digits on a number is hardly an hour or a day. */
const MIN_CERTAIN_DIGITS = 4;
const MAX_DIGITS = 7;

/**
 * Numbers as AMAZON.NUMBER gives them, said as one or digit by digit: `50667`, "fünf null sechs
 * sechs sieben". Zeros in front are lost.
 */
export function createNumberRecognizer({ numbers }: Lexicon): Recognizer {
  return (said) => {
    const digits = said.map((token) => parseDigits(token, numbers)).join('');
    const isNumber = said.every((token) => parseDigits(token, numbers) !== '');
    if (!isNumber || digits.length > MAX_DIGITS) return undefined;
    const value = String(Number(digits));
    // A guess, because a short one is first of all a time.
    return digits.length < MIN_CERTAIN_DIGITS
      ? { guesses: 1, value: () => value }
      : exactMeaning(() => value);
  };
}

/** Empty for what is no number. */
function parseDigits({ text }: Token, numbers: Lexicon['numbers']): string {
  return /^\d+$/.test(text) ? text : (numbers.get(text)?.toString() ?? '');
}

/** Values of a custom slot type, by their names and synonyms; the slot's value is what was said. */
export function createListRecognizer({ values }: SlotTypeModel, words: Lexicon): Recognizer {
  const entries = new Map(
    values.flatMap(({ id, name }) =>
      [name.value, ...name.synonyms].map((phrase) => [
        joinKeys(tokenize(phrase, words)),
        { id, name: name.value },
      ]),
    ),
  );
  return (said) => {
    const entry = entries.get(joinKeys(said));
    return entry && { guesses: 0, value: () => joinText(said), entry };
  };
}
