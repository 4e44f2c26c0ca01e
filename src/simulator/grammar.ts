import type { InteractionModel } from '../skill-package/interaction-model.ts';
import { dateRecogniser } from './recognisers/date.ts';
import { durationRecogniser } from './recognisers/duration.ts';
import { listedRecogniser } from './recognisers/listed.ts';
import { keyOf, type Recogniser } from './recognisers/meaning.ts';
import { numberRecogniser } from './recognisers/number.ts';
import { timeVocabulary } from './recognisers/place.ts';
import { timeRecogniser } from './recognisers/time.ts';
import { patternsOf, type Carrier, type IntentPatterns } from './samples.ts';
import { tokenise, type Token } from './tokens.ts';
import type { Words } from './words/words.ts';

/** The type whose values are asked of a gazetteer. */
export const PLACE_TYPE = 'AMAZON.City';

/** An interaction model made ready for matching. */
export interface Grammar {
  words: Words;
  invocationName: Token[];
  intents: IntentPatterns[];
  /** Built-in intents by the words that Alexa itself knows for them. */
  builtIns: ReadonlyMap<string, string>;
  /** By slot type; all but the one for places. */
  recognisers: ReadonlyMap<string, Recogniser>;
  /** Words that tell when, lead to a slot or change nothing. */
  timeWords: ReadonlySet<string>;
  /** Words that samples have outside their slots. */
  sampleWords: ReadonlySet<string>;
}

const grammars = new WeakMap<InteractionModel, Grammar>();

/**
 * A model's grammar, made once.
 *
 * @throws {Error} for a slot type that nothing here can recognise.
 */
export function grammarOf(model: InteractionModel, words: Words): Grammar {
  const known = grammars.get(model);
  if (known?.words === words) return known;
  const grammar = compiled(model, words);
  grammars.set(model, grammar);
  return grammar;
}

function compiled(model: InteractionModel, words: Words): Grammar {
  const { invocationName, intents, types } = model.interactionModel.languageModel;
  const recognisers = new Map<string, Recogniser>([
    ['AMAZON.DATE', dateRecogniser(words)],
    ['AMAZON.TIME', timeRecogniser(words)],
    ['AMAZON.DURATION', durationRecogniser(words)],
    ['AMAZON.NUMBER', numberRecogniser(words)],
    ...types.map((type): [string, Recogniser] => [type.name, listedRecogniser(type, words)]),
  ]);
  for (const { type } of intents.flatMap(({ slots }) => slots)) {
    if (type !== PLACE_TYPE && !recognisers.has(type)) {
      throw new Error(`Slots of the type "${type}" cannot be recognised.`);
    }
  }
  const patterns = patternsOf(model, words);
  return {
    words,
    invocationName: tokenise(invocationName, words),
    intents: patterns,
    builtIns: builtInsOf(words),
    recognisers,
    timeWords: timeVocabulary(words),
    sampleWords: new Set(patterns.flatMap(wordsOf)),
  };
}

function builtInsOf(words: Words): Map<string, string> {
  return new Map(
    Object.entries(words.builtIns).flatMap(([intent, sentences]) =>
      sentences.map((sentence) => [keyOf(tokenise(sentence, words)), intent]),
    ),
  );
}

function wordsOf({ carriers, phrases }: IntentPatterns): string[] {
  const ofPhrases = phrases.flatMap(({ parts }) =>
    parts.flatMap((part) => ('word' in part ? [part.word] : [])),
  );
  return [...ofPhrases, ...carrierWords(carriers)];
}

function carrierWords({ next }: Carrier): string[] {
  return [...next].flatMap(([word, carrier]) => [word, ...carrierWords(carrier)]);
}
