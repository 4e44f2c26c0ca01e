import type { Lexicon } from '../../languages/lexicon.ts';
import {
  joinText,
  type Recognizer,
  exactMeaning,
  type RunRecognizer,
  type WordRun,
} from './recognizer.ts';
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
  return ({ tokens, text }) => {
    const hasOnlyLetters = tokens.every((token) => /^[\p{L}'][\p{L}\p{M}'-]*$/u.test(token.text));
    if (tokens.length > MAX_PLACE_NAME_WORDS || !hasOnlyLetters) return undefined;
    if (tokens.every((token) => timeWords.has(token.text))) return undefined;
    const name = text.replaceAll(" 's", "'s");
    return isPlace(name) ? { guesses: tokens.length, isOpen: true, value: () => name } : undefined;
  };
}

/** Whether words are meant in a sentence as values of a type. */
export type RunFilter = (run: WordRun) => boolean;

/** The words for the place named last mean one only somewhere: not in "is there any rain". */
export function createThereFilter(sentence: readonly Token[], { there }: Lexicon): RunFilter {
  return ({ tokens: [first, another] }) => {
    if (!there || !first || another || !there.words.has(first.text)) return true;
    const at = sentence.indexOf(first);
    const [before = '', after = ''] = [sentence[at - 1]?.text, sentence[at + 1]?.text];
    return !there.notAfter.has(before) && !there.notBefore.has(after);
  };
}

/** Words that begin a name mean no more than it: the "ocean" of "Ocean City" is no water. */
export function createUnnamedFilter(
  sentence: readonly Token[],
  { nameParts }: Lexicon,
  isPlace: (name: string) => boolean,
): RunFilter {
  return ({ tokens: [only, another] }) => {
    const next = only && !another ? sentence[sentence.indexOf(only) + 1] : undefined;
    const isNamed = only && next && nameParts?.has(next.text) && isPlace(joinText([only, next]));
    return isNamed !== true;
  };
}

/** Of all languages: with one of them, nobody asks for yes or no. */
const QUESTION_WORDS = new Set(
  'wie was wo woher wohin welche welcher welches welchen welchem wann wer warum how what which where when who why cómo qué cuánto cuánta cuántos cuántas dónde cuándo cuál comment combien quel quelle quels quelles où quand quoi come quanto quanta quanti quante che dove quando quale quali hoe hoeveel wat welk welke waar wanneer hur vad vilken vilket vilka när varför vem jak jaki jaka jakie jakim ile kiedy gdzie skad ktory ktora ktorej ktorego czemu dlaczego'.split(
    ' ',
  ),
);

/** A sentence with a question word does not ask for yes or no: "is it windy", but not "how windy is it". */
export function createWhetherFilter(sentence: readonly Token[]): RunFilter {
  const asksForMore = sentence.some(({ text }) => QUESTION_WORDS.has(text));
  return () => !asksForMore;
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
  return ({ tokens }) => {
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

interface ListedValue {
  type: string;
  id: string;
  name: string;
}

/** Recognizes values of custom slot types by name and synonyms; the slot value is the spoken text. */
export function createListRecognizer(
  types: readonly SlotTypeModel[],
  words: Lexicon,
): RunRecognizer {
  const entries = new Map<string, ListedValue[]>();
  for (const { name: type, values } of types) {
    for (const { id, name } of values) {
      for (const phrase of [name.value, ...name.synonyms]) {
        const key = readModelKeys(phrase, words).join(' ');
        const ofTypes = entries.get(key) ?? [];
        entries.set(key, ofTypes);
        const at = ofTypes.findIndex((one) => one.type === type);
        ofTypes[at === -1 ? ofTypes.length : at] = { type, id, name: name.value };
      }
    }
  }
  return ({ text, key }) =>
    (entries.get(key) ?? []).map(({ type, id, name }) => ({
      type,
      meaning: { guesses: 0, value: () => text, entry: { id, name } },
    }));
}
