import type { Slot } from 'ask-sdk-model';
import { canBePlace, getGrammar, PLACE_SLOT_TYPE, type Grammar } from './grammar.ts';
import type { InteractionModel } from '../skill-package/interaction-model.ts';
import {
  findInterpretations,
  isConsistent,
  selectBest,
  createPhraseMatcher,
  WHETHER_SLOT_TYPE,
  type Interpretation,
  type FilledSlot,
  type PhraseMatcher,
} from './sample-match.ts';
import { findFuzzyInterpretation, type FuzzyInterpretation } from './fuzzy-match.ts';
import { joinKeys, type ResolutionContext, type WordRun } from './recognizers/recognizer.ts';
import {
  createPlaceRecognizer,
  createThereFilter,
  createUnnamedFilter,
  createWhetherFilter,
  type RunFilter,
} from './recognizers/values.ts';
import { isOffTopic } from './off-topic.ts';
import { tokenize, type Token } from './tokens.ts';
import { selectLexicon } from './lexicons.ts';
import type { Lexicon, TimePeriod } from '../languages/lexicon.ts';

export interface RecognitionOptions {
  model: InteractionModel;
  /** BCP 47; selects the lexicon. */
  locale: string;
  now: Date;
  /** IANA time zone of the device, which defines "today". */
  timeZone: string;
  /** Whether words are the name of a place; without it, almost any words may be one. */
  isPlace?: (name: string) => boolean;
  /** Whether only combinations of parts of samples count, not what is similar. */
  isWhole?: boolean;
}

/** The intent and slots of a request, as Alexa sends them. */
export interface RecognizedIntent {
  intent: string;
  slots: Record<string, Slot>;
  /** 0 to 1; 1 for sentences composed of parts of samples. */
  confidence?: number;
}

export const FALLBACK_RESULT: RecognizedIntent = {
  intent: 'AMAZON.FallbackIntent',
  slots: {},
  confidence: 0,
};

/**
 * Recognizes the intent of a sentence with the samples of an interaction model, in place of Alexa: first as a
 * combination of parts of samples, else by similarity to a sample.
 *
 * @returns the fallback intent for unknown sentences; undefined for a launch without a request, such as "open
 * weather voice"
 * @throws {Error} for a language without a lexicon or a slot type without a recognizer
 */
export function recognizeIntent(
  utterance: string,
  options: RecognitionOptions,
): RecognizedIntent | undefined {
  if (isOffTopic(utterance, options.locale)) return FALLBACK_RESULT;
  return recognizeTokens(readTokens(utterance, options), options);
}

/** The words of a sentence without the invocation. */
export function readTokens(
  utterance: string,
  { model, locale }: Pick<RecognitionOptions, 'model' | 'locale'>,
): readonly Token[] {
  const words = selectLexicon(locale);
  return stripInvocation(tokenize(utterance, words), getGrammar(model, words));
}

/** As `recognizeIntent`, from the words of the sentence. */
export function recognizeTokens(
  tokens: readonly Token[],
  options: RecognitionOptions,
): RecognizedIntent | undefined {
  if (tokens.length === 0) return undefined;
  const grammar = getGrammar(options.model, selectLexicon(options.locale));
  const builtIn = grammar.builtIns.get(joinKeys(tokens));
  if (builtIn !== undefined) return { intent: builtIn, slots: {}, confidence: 1 };
  const found = findInterpretation(tokens, grammar, options);
  if (!found) return FALLBACK_RESULT;
  const { intent, confidence } = found;
  return { intent: intent.intent, slots: buildAlexaSlots(found, options), confidence };
}

/** Strips "alexa" and "frage wetter stimme nach". */
function stripInvocation(
  tokens: readonly Token[],
  { words, invocationName }: Grammar,
): readonly Token[] {
  const withoutWakeWord = tokens[0]?.text === 'alexa' ? tokens.slice(1) : tokens;
  const { verbs, joiners } = words.invocation;
  const start = verbs.has(withoutWakeWord[0]?.text ?? '') ? 1 : 0;
  if (invocationName.some(({ key }, i) => withoutWakeWord[start + i]?.key !== key)) {
    return withoutWakeWord;
  }
  const request = withoutWakeWord.slice(start + invocationName.length);
  return joiners.has(request[0]?.text ?? '') ? request.slice(1) : request;
}

function findInterpretation(
  tokens: readonly Token[],
  grammar: Grammar,
  options: RecognitionOptions,
): FuzzyInterpretation | undefined {
  const matchesFrom = createMatcher(tokens, grammar, options);
  const interpretation =
    findExactInterpretation(tokens, grammar, matchesFrom, options) ??
    findJoinedQuestion(tokens, grammar, options);
  if (interpretation) return { ...interpretation, confidence: 1 };
  return options.isWhole === true
    ? undefined
    : findFuzzyInterpretation(tokens, grammar, matchesFrom, Boolean(options.isPlace));
}

/** Matches the phrases of a grammar with the words of a sentence, as they are meant in it. */
export function createMatcher(
  tokens: readonly Token[],
  grammar: Grammar,
  { isPlace }: RecognitionOptions,
): PhraseMatcher {
  const isMeant = createMeaningFilter(tokens, grammar.words, isPlace);
  const recognizePlace = createPlaceRecognizer(
    grammar.timeWords,
    isPlace ?? ((name) => canBePlace(name, grammar)),
  );
  return createPhraseMatcher(tokens, grammar.phrases, (run) => {
    const meanings = grammar.recognizeRun(run).filter(({ type }) => isMeant(type, run));
    const isListed = meanings.some(({ type }) => type === PLACE_SLOT_TYPE);
    const meaning = isListed || !isMeant(PLACE_SLOT_TYPE, run) ? undefined : recognizePlace(run);
    return meaning ? [...meanings, { type: PLACE_SLOT_TYPE, meaning }] : meanings;
  });
}

function createMeaningFilter(
  tokens: readonly Token[],
  words: Lexicon,
  isPlace: RecognitionOptions['isPlace'],
): (type: string, run: WordRun) => boolean {
  const isYesOrNo = createWhetherFilter(tokens);
  const filters = new Map<string, RunFilter>([
    [PLACE_SLOT_TYPE, createThereFilter(tokens, words)],
    [WHETHER_SLOT_TYPE, isYesOrNo],
    ['Warmth', isYesOrNo],
  ]);
  if (isPlace) filters.set('Subject', createUnnamedFilter(tokens, words, isPlace));
  return (type, run) => filters.get(type)?.(run) !== false;
}

function findExactInterpretation(
  tokens: readonly Token[],
  grammar: Grammar,
  matchesFrom: PhraseMatcher,
  { isPlace, now, timeZone }: RecognitionOptions,
): Interpretation | undefined {
  const all = findInterpretations(tokens, grammar, matchesFrom);
  const plausible = all.filter((one) => isPlausible(one, grammar, Boolean(isPlace)));
  const consistent = plausible.filter((one) => isConsistent(one, { now, timeZone }));
  return selectBest(consistent) ?? selectBest(plausible);
}

/** "And when do we get ten degrees?": a question of its own, with what joins it to the talk. */
function findJoinedQuestion(
  tokens: readonly Token[],
  grammar: Grammar,
  options: RecognitionOptions,
): Interpretation | undefined {
  const [first, ...rest] = tokens;
  if (!first || !grammar.words.conjunctions.has(first.text)) return undefined;
  const matchesFrom = createMatcher(rest, grammar, options);
  const found = findExactInterpretation(rest, grammar, matchesFrom, options);
  return found && found.carrier.length > 0 && !found.isBare ? found : undefined;
}

/** Rejects a bare place without a gazetteer, and the words after "what is" as a place. */
function isPlausible(
  { isBare, isStray, carrier }: Interpretation,
  { sampleIndex }: Grammar,
  knowsPlaces: boolean,
): boolean {
  if (!isBare && !isStray) return true;
  const hasTopicWord = carrier.some(({ text }) => sampleIndex.isTopicWord(text));
  return hasTopicWord || (!isStray && (knowsPlaces || carrier.length > 0));
}

/** Builds the slots of an interpretation as Alexa sends them, including empty ones. */
function buildAlexaSlots(
  { intent, filled }: Pick<Interpretation, 'intent' | 'filled'>,
  clock: { now: Date; timeZone: string },
): Record<string, Slot> {
  const values = resolveSlotValues(filled, clock);
  return Object.fromEntries(
    intent.slots.map((name) => {
      const fill = filled.find(({ slot }) => slot === name);
      const value = values.get(name);
      const empty: Slot = { name, confirmationStatus: 'NONE' };
      return [
        name,
        fill && value !== undefined ? { ...empty, value, ...buildResolutions(fill, value) } : empty,
      ];
    }),
  );
}

/** Resolves exact meanings first: dates, then times; vague ones use their values. */
function resolveSlotValues(
  filled: readonly FilledSlot[],
  { now, timeZone }: { now: Date; timeZone: string },
): Map<string, string> {
  const values = new Map<string, string>();
  const valueOf = (fill: FilledSlot | undefined) => fill && values.get(fill.slot);
  for (const fill of filled.toSorted((a, b) => resolutionOrder(a) - resolutionOrder(b))) {
    // Days that are compared come in any order.
    const same = filled.filter(({ type, slot }) => type === fill.type && slot !== 'otherDate');
    const at = same.indexOf(fill);
    const context: ResolutionContext = {
      now,
      timeZone,
      earlier: at < 0 ? undefined : valueOf(same[at - 1]),
      later: at < 0 ? undefined : valueOf(same[at + 1]),
      date: valueOf(filled.find(({ type }) => type === 'AMAZON.DATE')),
      period: findTimePeriod(filled),
    };
    values.set(fill.slot, fill.meaning.value(context));
  }
  return values;
}

function resolutionOrder({ type, meaning }: FilledSlot): number {
  return (type === 'AMAZON.TIME' ? 2 : 0) + (meaning.isVague ? 1 : 0);
}

function findTimePeriod(filled: readonly FilledSlot[]): TimePeriod | undefined {
  return (['MO', 'AF', 'EV', 'NI'] as const).find((period) =>
    filled.some(({ meaning }) => meaning.entry?.id === period),
  );
}

/**
 * Alexa has the skill id in the authority; the simulator has none. What a date was called is in its `slotValue`: Alexa
 * knows but the date.
 */
function buildResolutions(
  { type, meaning: { entry, dateWord } }: FilledSlot,
  value: string,
): Pick<Slot, 'resolutions' | 'slotValue'> {
  if (dateWord) return { slotValue: { type: 'Simple', value, ...resolveTo(type, dateWord) } };
  return entry ? resolveTo(type, entry.id, entry.name) : {};
}

/** The resolution of a slot value to an id of its type. */
export function resolveTo(type: string, id: string, name = id) {
  return {
    resolutions: {
      resolutionsPerAuthority: [
        {
          authority: `amzn1.er-authority.echo-sdk.simulator.${type}`,
          status: { code: 'ER_SUCCESS_MATCH' as const },
          values: [{ value: { name, id } }],
        },
      ],
    },
  };
}
