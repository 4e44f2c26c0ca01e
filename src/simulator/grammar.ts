import type { InteractionModel } from '../skill-package/interaction-model.ts';
import { dateRecogniser } from './recognisers/date.ts';
import { durationRecogniser } from './recognisers/duration.ts';
import { listedRecogniser } from './recognisers/listed.ts';
import { keyOf, type Recogniser } from './recognisers/meaning.ts';
import { numberRecogniser } from './recognisers/number.ts';
import { timeVocabulary } from './recognisers/place.ts';
import { timeRecogniser } from './recognisers/time.ts';
import { evidenceOf, type Evidence } from './near/evidence.ts';
import { patternsOf, type Carrier, type IntentPatterns, type Phrase } from './samples.ts';
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
  /** Words that samples have before a place. */
  placeLeads: ReadonlySet<string>;
  /** Intents with the same slots together. */
  bySlots: readonly (readonly IntentPatterns[])[];
  /** What words tell of the intent, for what is only like a sample. */
  evidence: Evidence;
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
  const timeWords = timeVocabulary(words);
  return {
    words,
    invocationName: tokenise(invocationName, words),
    intents: patterns,
    builtIns: builtInsOf(words),
    recognisers,
    timeWords,
    sampleWords: new Set(patterns.flatMap(wordsOf)),
    placeLeads: new Set(patterns.flatMap(({ phrases }) => phrases.flatMap(leadsToPlace))),
    bySlots: groupedBySlots(patterns),
    evidence: evidenceOf(patterns, words, timeWords),
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

/** The word right before the place. */
function leadsToPlace({ parts }: Phrase): string[] {
  const [word, place] = parts.slice(-2);
  const leads = word && 'word' in word && place && 'slot' in place && place.type === PLACE_TYPE;
  return leads ? [word.word] : [];
}

function groupedBySlots(patterns: readonly IntentPatterns[]): IntentPatterns[][] {
  return [...Map.groupBy(patterns, ({ slots }) => slots.toSorted().join(' ')).values()];
}
