import {
  findBareName,
  findDoubtfulPlace,
  findOccasion,
  isDestination,
  type WordRange,
} from './doubtful-place.ts';
import { pickTimeAndPlace } from './fuzzy-match.ts';
import { getGrammar, type Grammar } from './grammar.ts';
import {
  createMatcher,
  FALLBACK_RESULT,
  readTokens,
  recognizeTokens,
  resolveTo,
  type RecognitionOptions,
  type RecognizedIntent,
} from './recognize-intent.ts';
import { asksForSize, isOffTopic } from './off-topic.ts';
import { SLOTS_OF_ANY_QUESTION } from './samples.ts';
import { CONDITION, OR, OWN_PLAN, splitClauses, WHEN, type Token } from './tokens.ts';
import { isNotPlace } from '../languages/landmark-words.ts';
import { paraphrase, selectLexicon } from './lexicons.ts';

export interface AskedOptions extends RecognitionOptions {
  isPlace: (name: string) => boolean;
  /** Whether a name is known only as that of a small place where the language is not spoken. */
  isFarVillage?: (name: string) => boolean;
}

/**
 * Recognizes the intent of a sentence whose place is looked up, and like Alexa accepts unknown words as a place if
 * nothing else matches, or if the place that was found is a part of them: North Abington is not Abington. Words that
 * are plainly no place, such as "for the wedding", name none.
 */
export function recognizeAsked(
  utterance: string,
  options: AskedOptions,
): RecognizedIntent | undefined {
  if (isOffTopic(utterance, options.locale)) return FALLBACK_RESULT;
  const asSaid = recognizeWords(readTokens(utterance, options), options);
  const named = asSaid?.slots['place']?.value ?? '';
  const isKnown = options.isPlace(named) && options.isFarVillage?.(named) !== true;
  const isCertain = asSaid?.confidence === 1 && (isKnown || !asSaid.slots['place']?.value);
  const meant = isCertain ? asSaid : recognizeParaphrase(utterance, asSaid, options);
  const place = meant && readSpokenPlace(meant);
  const isUnclear = meant?.intent === FALLBACK_RESULT.intent;
  const isUnknown = place !== undefined && !options.isPlace(place);
  const tellsPlan = meant?.confidence !== 1 && OWN_PLAN.test(utterance);
  const clause =
    isUnclear || isUnknown || (meant?.confidence ?? 1) < WEAK_CONFIDENCE || tellsPlan
      ? recognizeClause(utterance, options)
      : meant;
  const isDoubtful = isUnclear || isUnknown || (meant?.confidence ?? 0) < DOUBTFUL_CONFIDENCE;
  const isOther = tellsPlan && ![meant?.intent, 'TripIntent'].includes(clause?.intent);
  const isOfClause = clause && (isDoubtful || isOther || tellsMore(clause, meant));
  const isPlan = OUTDOOR_INTENTS.has(meant?.intent ?? '') && !CONDITION.test(utterance);
  const besides = isPlan ? recognizeClause(utterance, options, PLAN_INTENTS) : undefined;
  const found = besides ?? (isOfClause ? clause : meant);
  return (
    found &&
    requireSubject(asksWhich(asksWhen(found, utterance), utterance), utterance, options.locale)
  );
}

/** What somebody does is no question beside one: "I'm going for a run tomorrow, what do I wear?" */
const OUTDOOR_INTENTS = new Set(['AdviceIntent', 'BarbecueIntent', 'BicycleIntent']);
const PLAN_INTENTS: ReadonlySet<string> = new Set([...OUTDOOR_INTENTS, 'TripIntent']);
const CLOTHES_INTENTS = new Set(['ClothesIntent', 'JacketIntent', 'UmbrellaIntent']);

/** Below it, a part of the sentence may tell more than the whole. */
const WEAK_CONFIDENCE = 0.75;
/** Below it, the whole is hardly more than a guess. */
const DOUBTFUL_CONFIDENCE = 0.6;

/** Whether the question of a part of the sentence is the same, with more that it names. */
function tellsMore(clause: RecognizedIntent, whole: RecognizedIntent | undefined): boolean {
  return whole?.intent === clause.intent && countSlots(clause) > countSlots(whole);
}

function countSlots({ slots }: RecognizedIntent): number {
  return Object.values(slots).filter(({ value }) => value !== undefined).length;
}

/** A question for a time of which the sample has no word has it all the same: nobody says no to "when". */
function asksWhen(found: RecognizedIntent, utterance: string): RecognizedIntent {
  const { when } = found.slots;
  const isAsked = when?.value === undefined && found.confidence !== 1 && WHEN.test(utterance);
  if (!when || !isAsked) return found;
  const asked = { ...when, value: 'when', ...resolveTo('Detail', 'WHEN') };
  return { ...found, slots: { ...found.slots, when: asked } };
}

/** Refuses a question for the size of a place. */
function requireSubject(
  found: RecognizedIntent,
  utterance: string,
  locale: string,
): RecognizedIntent {
  const { place: named, otherPlace } = found.slots;
  const place = named?.value ?? otherPlace?.value;
  if (place === undefined || found.confidence === 1) return found;
  return asksForSize(utterance, place, locale) ? FALLBACK_RESULT : found;
}

/** Intents that ask whether one place or day is more than another, and those that ask which one is. */
const WHICH_INTENTS = new Map([
  ['ComparePlacesIntent', 'WhichPlaceIntent'],
  ['ComparisonIntent', 'WhichDayIntent'],
]);

/** "Is it hotter in Phoenix or Vegas?" has two names and no "than": no yes or no answers it. */
function asksWhich(found: RecognizedIntent, utterance: string): RecognizedIntent {
  const { otherPlace, otherDate } = found.slots;
  const intent = WHICH_INTENTS.get(found.intent);
  const [, other] = utterance.toLowerCase().split(OR);
  if (intent === undefined || other === undefined) return found;
  const isBehind = otherDate?.value ?? other.includes(otherPlace?.value ?? '-');
  return isBehind === false ? found : { ...found, intent };
}

/** Recognizes a sentence by what it also means, if that is clearer. */
function recognizeParaphrase(
  utterance: string,
  asSaid: RecognizedIntent | undefined,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const other = paraphrase(utterance, options.locale);
  const found =
    other === undefined ? undefined : recognizeWords(readTokens(other, options), options);
  const isClear = found !== undefined && found.intent !== FALLBACK_RESULT.intent;
  return isClear ? found : asSaid;
}

/**
 * Recognizes the question in a sentence that says something else, too, with the time and the place of the rest: "I'm
 * walking the dog at five, will it rain?"
 */
function recognizeClause(
  utterance: string,
  options: AskedOptions,
  except?: ReadonlySet<string>,
): RecognizedIntent | undefined {
  const clauses = splitClauses(utterance);
  if (clauses.length === 1) return undefined;
  for (const clause of clauses) {
    for (const text of [clause, paraphrase(clause, options.locale) ?? '']) {
      const question = readTokens(text, options);
      const found = recognizeWords(question, options);
      if (!found || except?.has(found.intent) === true) continue;
      if (!isClearQuestion(found, question, options)) continue;
      const rest = clauses.filter((one) => one !== clause);
      const whole = recognizeWords([...question, ...pickRest(rest, options)], options);
      return whole?.intent === found.intent ? whole : found;
    }
  }
  return undefined;
}

function isClearQuestion(
  { intent, confidence, slots }: RecognizedIntent,
  tokens: readonly Token[],
  { model, locale }: AskedOptions,
): boolean {
  const { sampleIndex } = getGrammar(model, selectLexicon(locale));
  const isClear = confidence === 1 && !intent.startsWith('AMAZON.');
  const isOfWeather = tokens.some(({ text }) => sampleIndex.isTopicWord(text));
  const isOfActivity = slots['activity']?.value !== undefined || CLOTHES_INTENTS.has(intent);
  return isClear && (isOfWeather || isOfActivity);
}

const SLOTS_WITHOUT_SPAN = new Set([...SLOTS_OF_ANY_QUESTION].filter((slot) => slot !== 'span'));

/** When and where the other clauses of a sentence are. */
function pickRest(clauses: readonly string[], options: AskedOptions): Token[] {
  const grammar = getGrammar(options.model, selectLexicon(options.locale));
  return clauses.flatMap((clause) => {
    const tokens = readTokens(clause, options);
    const matchesFrom = createMatcher(tokens, grammar, options);
    // "I'm having tea right now": that is no time to ask for.
    const slots = CONDITION.test(clause) ? SLOTS_OF_ANY_QUESTION : SLOTS_WITHOUT_SPAN;
    return pickTimeAndPlace(tokens, slots, grammar, matchesFrom);
  });
}

function recognizeWords(
  tokens: readonly Token[],
  options: AskedOptions,
): RecognizedIntent | undefined {
  const found = recognizeWithPlace(tokens, options);
  if (!found) return undefined;
  const grammar = getGrammar(options.model, selectLexicon(options.locale));
  const context = { tokens, grammar, locale: options.locale, isPlace: options.isPlace };
  if (found.intent === FALLBACK_RESULT.intent) {
    const occasion = findOccasion(context);
    return (occasion && recognizeWithout(occasion, tokens, options)) ?? found;
  }
  if (isWayToWork(found, context)) return dropPlace(found);
  const place = readSpokenPlace(found);
  const doubtful = place === undefined ? undefined : findDoubtfulPlace(place, context);
  if (!doubtful) return dropFarVillage(found, tokens, options);
  const isWhole = !doubtful.isPart && (!doubtful.hasPreposition || found.confidence === 1);
  const canDrop = hasTopicWord(tokens, doubtful, grammar);
  if (isWhole && canDrop) return dropPlace(found);
  const rest = recognizeWithout(doubtful, tokens, options);
  if (rest && rest.intent !== FALLBACK_RESULT.intent) return rest;
  return canDrop ? dropPlace(found) : FALLBACK_RESULT;
}

/** "Any shot at snow" is not of Shot in Iran, if it is understood without that name. */
function dropFarVillage(
  found: RecognizedIntent,
  tokens: readonly Token[],
  options: AskedOptions,
): RecognizedIntent {
  const place = readSpokenPlace(found);
  if (place === undefined || options.isFarVillage?.(place) !== true) return found;
  const grammar = getGrammar(options.model, selectLexicon(options.locale));
  const { locale, isPlace } = options;
  const name = findBareName(place, { tokens, grammar, locale, isPlace });
  const rest = name && recognizeWithout(name, tokens, options);
  return rest && rest.intent !== FALLBACK_RESULT.intent ? rest : found;
}

function recognizeWithPlace(
  tokens: readonly Token[],
  { isPlace, ...options }: AskedOptions,
): RecognizedIntent | undefined {
  const recognized = recognizeTokens(tokens, { ...options, isPlace });
  if (recognized?.confidence === 1 || !recognized) return recognized;
  if (recognized.intent === FALLBACK_RESULT.intent) return recognizeTokens(tokens, options);
  if (recognized.slots['place']?.value === undefined) return recognized;
  const unchecked = recognizeTokens(tokens, { ...options, isWhole: true });
  const grammar = getGrammar(options.model, selectLexicon(options.locale));
  return namesLongerPlace(unchecked, recognized, grammar, options.locale) ? unchecked : recognized;
}

/** State Park */
const MAX_MORE_WORDS = 2;

/** Whether the place of `one` is that of `other` with words before or after it that belong to a name. */
function namesLongerPlace(
  one: RecognizedIntent | undefined,
  other: RecognizedIntent,
  { words, sampleWords, timeWords }: Grammar,
  locale: string,
): boolean {
  if (one?.confidence !== 1) return false;
  const [longer = '', shorter = ''] = [one, other].map(({ slots }) => slots['place']?.value);
  const more = ` ${longer} `.replace(` ${shorter} `, ' ').trim();
  if (shorter === '' || more === longer || more === '') return false;
  const isOther = (word: string) =>
    sampleWords.has(word) || timeWords.has(word) || isNotPlace(word, locale);
  const belongs = (word: string) => words.nameParts?.has(word) || !isOther(word);
  return more.split(' ').length <= MAX_MORE_WORDS && more.split(' ').every(belongs);
}

function recognizeWithout(
  { from, to }: WordRange,
  tokens: readonly Token[],
  options: AskedOptions,
): RecognizedIntent | undefined {
  return recognizeWords([...tokens.slice(0, from), ...tokens.slice(to)], options);
}

const WORK_IDS: ReadonlySet<string> = new Set(['WORK', 'SCHOOL']);

function isWayToWork(
  { slots: { place } }: RecognizedIntent,
  context: { tokens: readonly Token[]; locale: string },
): boolean {
  const id = place?.resolutions?.resolutionsPerAuthority?.[0]?.values[0]?.value.id ?? '';
  return WORK_IDS.has(id) && isDestination(place?.value ?? '', context);
}

/** Intents that are about the place itself. */
const PLACE_INTENTS: ReadonlySet<string> = new Set(['CorrectionIntent', 'ChosenPlaceIntent']);

/** The place of a question about the weather, unless it is one of a list: "here". */
function readSpokenPlace({ intent, slots }: RecognizedIntent): string | undefined {
  const { place } = slots;
  return 'date' in slots && !PLACE_INTENTS.has(intent) && !place?.resolutions
    ? place?.value
    : undefined;
}

function hasTopicWord(
  tokens: readonly Token[],
  { from, to }: WordRange,
  { sampleIndex }: Grammar,
): boolean {
  return tokens.some(({ text }, at) => (at < from || at >= to) && sampleIndex.isTopicWord(text));
}

function dropPlace(found: RecognizedIntent): RecognizedIntent {
  const place = { name: 'place', confirmationStatus: 'NONE' } as const;
  return { ...found, slots: { ...found.slots, place } };
}
