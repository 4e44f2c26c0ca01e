import type { Lexicon } from '../../languages/lexicon.ts';
import { joinText, type Recognizer, exactMeaning, joinKeys } from './recognizer.ts';
import { readModelKeys, type Token } from '../tokens.ts';
import type { SlotTypeModel } from '../../skill-package/interaction-model.ts';

const MAX_PLACE_NAME_WORDS = 7;

/**
 * Recognizes names of places: one to seven words of letters that `isPlace` accepts. Every word is a guess, so
 * that other meanings take precedence.
 *
 * Words of time alone ("die nächsten drei tage") are never a place.
 */
export function createPlaceRecognizer(
  timeWords: ReadonlySet<string>,
  isPlace: (name: string) => boolean,
): Recognizer {
  return (tokens) => {
    const hasOnlyLetters = tokens.every(({ text }) => /^[\p{L}'][\p{L}\p{M}'-]*$/u.test(text));
    if (tokens.length > MAX_PLACE_NAME_WORDS || !hasOnlyLetters) return undefined;
    if (tokens.every(({ text }) => timeWords.has(text))) return undefined;
    const name = joinText(tokens).replaceAll(" 's", "'s");
    return isPlace(name) ? { guesses: tokens.length, isOpen: true, value: () => name } : undefined;
  };
}

/** Recognizes the words for the place named last only where they mean one: not in "is there any rain". */
export function createThereRecognizer(
  sentence: readonly Token[],
  { there }: Lexicon,
  recognize: Recognizer,
): Recognizer {
  return (tokens) => {
    const [first, ...others] = tokens;
    if (!there || !first || others.length > 0 || !there.words.has(first.text)) {
      return recognize(tokens);
    }
    const at = sentence.indexOf(first);
    const [before = '', after = ''] = [sentence[at - 1]?.text, sentence[at + 1]?.text];
    const isPlace = !there.notAfter.has(before) && !there.notBefore.has(after);
    return isPlace ? recognize(tokens) : undefined;
  };
}

/** Recognizes words unless they begin a name: the "ocean" of "Ocean City" is no water. */
export function createUnnamedRecognizer(
  sentence: readonly Token[],
  { nameParts }: Lexicon,
  recognize: Recognizer,
  isPlace: (name: string) => boolean,
): Recognizer {
  return (tokens) => {
    const [only, ...others] = tokens;
    const next = only && others.length === 0 ? sentence[sentence.indexOf(only) + 1] : undefined;
    const isNamed =
      only && next && nameParts?.has(next.text) === true && isPlace(joinText([only, next]));
    return isNamed ? undefined : recognize(tokens);
  };
}

/** Of all languages: with one of them, nobody asks for yes or no. */
const QUESTION_WORDS = new Set(
  'wie was wo woher wohin welche welcher welches welchen welchem wann wer warum how what which where when who why cómo qué cuánto cuánta cuántos cuántas dónde cuándo cuál comment combien quel quelle quels quelles où quand quoi come quanto quanta quanti quante che dove quando quale quali hoe hoeveel wat welk welke waar wanneer hur vad vilken vilket vilka när varför vem jak jaki jaka jakie jakim ile kiedy gdzie skad ktory ktora ktorej ktorego czemu dlaczego'.split(
    ' ',
  ),
);

/** Recognizes words in a sentence without a question word: "is it windy", but not "how windy is it". */
export function createWhetherRecognizer(
  sentence: readonly Token[],
  recognize: Recognizer,
): Recognizer {
  const asksForMore = sentence.some(({ text }) => QUESTION_WORDS.has(text));
  return (tokens) => (asksForMore ? undefined : recognize(tokens));
}

/** Collects words of time, leading words of slots, and fillers. */
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

/** From this number of digits on, a number is hardly an hour or a day. */
const MIN_CERTAIN_DIGITS = 4;
const MAX_DIGITS = 7;

/**
 * Recognizes AMAZON.NUMBER values, spoken as one number or digit by digit: `50667`, "fünf null sechs sechs
 * sieben". Leading zeros are lost.
 */
export function createNumberRecognizer({ numbers }: Lexicon): Recognizer {
  return (tokens) => {
    const digits = tokens.map((token) => parseDigits(token, numbers)).join('');
    const isNumber = tokens.every((token) => parseDigits(token, numbers) !== '');
    if (!isNumber || digits.length > MAX_DIGITS) return undefined;
    const value = String(Number(digits));
    // A guess, because a short number is usually a time.
    return digits.length < MIN_CERTAIN_DIGITS
      ? { guesses: 1, value: () => value }
      : exactMeaning(() => value);
  };
}

/** Empty if it is not a number. */
function parseDigits({ text }: Token, numbers: Lexicon['numbers']): string {
  return /^\d+$/.test(text) ? text : (numbers.get(text)?.toString() ?? '');
}

/** Recognizes values of a custom slot type by name and synonyms; the slot value is the spoken text. */
export function createListRecognizer({ values }: SlotTypeModel, words: Lexicon): Recognizer {
  const entries = new Map(
    values.flatMap(({ id, name }) =>
      [name.value, ...name.synonyms].map((phrase) => [
        readModelKeys(phrase, words).join(' '),
        { id, name: name.value },
      ]),
    ),
  );
  const firstKeys = new Set([...entries.keys()].map((phrase) => phrase.split(' ')[0]));
  return (tokens) => {
    if (!firstKeys.has(tokens[0]?.key)) return undefined;
    const entry = entries.get(joinKeys(tokens));
    return entry && { guesses: 0, value: () => joinText(tokens), entry };
  };
}
