import { randomUUID } from 'node:crypto';
import type { Request } from 'ask-sdk-model';
import * as z from 'zod';
import { matchChoice, type PlaceChoice } from '../place/choices.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import type { Place } from '../place/place.ts';
import { loadInteractionModel } from '../skill-package/interaction-model.ts';
import { languageSubtag, SKILL_LOCALES } from '../skill-package/locales.ts';
import { selectLexicon } from './lexicons.ts';
import { getGrammar } from './grammar.ts';
import {
  dropMarks,
  isOfKnownWords,
  joinSplitWords,
  listClauses,
  namesPlaceOrTime,
  namesTopic,
  repairWords,
  shortenName,
  translateDialect,
  type HeardLanguage,
} from './misheard.ts';
import { recognizeSubscription } from './subscription-request.ts';
import { loadMisheardTowns, type MisheardTowns } from './soundalikes.ts';
import { recognizeAsked, type AskedOptions } from './recognize-asked.ts';
import { FALLBACK_RESULT, recognizeIntent, type RecognizedIntent } from './recognize-intent.ts';

/** Below it, a sentence is a guess and no answer to an open choice. */
const MIN_CLEAR_CONFIDENCE = 0.8;

/** Who says a sentence: in which language, where, and after what. */
export interface SpokenContext {
  /** BCP 47. */
  locale: string;
  /** Where they are; gives the time zone of "today". */
  place: Place;
  now: Date;
  gazetteer: Gazetteer;
  /** The session attributes of the skill, with the places on offer. */
  attributes: Record<string, unknown>;
}

const OpenChoices = z.object({ pending: z.object({ choices: z.array(z.custom<PlaceChoice>()) }) });

/**
 * Recognizes a sentence within a conversation. Like Alexa, accepts unknown words as a place if nothing else matches;
 * places on offer may be named by a part of their name.
 */
export function recognizeHeard(
  utterance: string,
  { locale, place, now, gazetteer, attributes }: SpokenContext,
): RecognizedIntent | undefined {
  const choices = OpenChoices.safeParse(attributes).data?.pending.choices ?? [];
  const language = languageSubtag(locale);
  const find = (name: string) => gazetteer.find(name, { ...place, language });
  const isOffered = (name: string) =>
    choices.length > 0 && matchChoice(name, choices) !== undefined;
  const isPlace = (name: string) => isOffered(name) || find(name) !== undefined;
  const isFarVillage = (name: string) => isUnlikelyMeant(find(name), locale);
  const model = loadInteractionModel(locale);
  const recognition = { model, locale, now, timeZone: place.timeZone };
  if (choices.length === 0) {
    const heardIn = { model, grammar: getGrammar(model, selectLexicon(locale)) };
    const isKnown = (name: string) => isOfKnownWords(name, heardIn);
    const loadTowns = () => loadMisheardTowns(place, language, gazetteer);
    const heard = dropMarks(utterance, heardIn.grammar);
    const isOfWeather = namesTopic(heard, heardIn);
    const shorten = (name: string) => (isOfWeather ? shortenName(name, heardIn) : []);
    const options = { ...recognition, isPlace, isFarVillage, loadTowns, isKnown, shorten };
    const subscription = recognizeSubscription(utterance, options);
    if (subscription) return subscription;
    return recognizeMisheard(heard, heardIn, options);
  }
  const recognized = recognizeIntent(utterance, { ...recognition, isPlace });
  return recognized && requireClear(recognized);
}

interface HeardOptions extends AskedOptions {
  /** The towns that a sentence may have been misheard for; only some sentences need them. */
  loadTowns: () => MisheardTowns;
  /** Whether a name is made of words that are none of a place. */
  isKnown: (name: string) => boolean;
  /** A name without what stands before it: "sail in", "station". */
  shorten: (name: string) => string[];
}

/**
 * Recognizes a sentence as it was said, or as it was meant if that is clearer: with words joined that a transcript has
 * split, with those of a dialect, and with unknown words and names as those that they sound like.
 */
function recognizeMisheard(
  utterance: string,
  language: HeardLanguage,
  options: HeardOptions,
): RecognizedIntent | undefined {
  const { locale, isPlace } = options;
  const rated = new Map<string, Rated>();
  // A sentence without anything to join or to repair is asked once.
  const ask = (text: string) => {
    const key = text.toLowerCase();
    const one = rated.get(key) ?? rate(recognizeAsked(text, options), options);
    rated.set(key, one);
    return one;
  };
  const joined = joinSplitWords(utterance, language, options.loadTowns);
  const whole = joined === undefined ? undefined : ask(joined);
  if (whole?.clarity === 1) return whole.recognized;
  const separate = ask(utterance);
  if (separate.clarity === 1) return separate.recognized;
  const asSaid = whole && whole.clarity >= separate.clarity ? whole : separate;
  const translated = translateDialect(joined ?? utterance, locale);
  const meant = repairWords(translated, language, isPlace);
  const repaired = ask(meant);
  // What is no question of ours needs more than a guess, and a word of the weather, to become one.
  const isWhole = repaired.recognized?.confidence === 1 && meant === translated;
  const isOfWeather = repaired.clarity >= MIN_REPAIRED_CLARITY && namesTopic(meant, language);
  const isAccepted = !isNotUnderstood(asSaid.recognized) || isWhole || isOfWeather;
  const found = isAccepted && repaired.clarity > asSaid.clarity ? repaired : asSaid;
  if (!isNotUnderstood(found.recognized) || !namesTopic(meant, language)) return found.recognized;
  return recognizeClause(translated, meant, language, options) ?? found.recognized;
}

/** The question of a sentence that says more: "grandma asks if it will freeze tonight", "dry on Sunday, I want to bale". */
function recognizeClause(
  said: string,
  meant: string,
  language: HeardLanguage,
  options: HeardOptions,
): RecognizedIntent | undefined {
  for (const { clause, rest } of listClauses(said, meant)) {
    if (!namesTopic(clause, language)) continue;
    // A place or time beside it stays, unless the question then has a town: "s'il te plaît" is no rain in Te.
    const isBeside = namesPlaceOrTime(rest, language);
    const text = isBeside ? `${rest}, ${clause}` : clause;
    const { recognized, clarity } = rate(recognizeAsked(text, options), options);
    const { value: place, resolutions } = recognized?.slots['place'] ?? {};
    if (isBeside && place !== undefined && !resolutions) continue;
    if (clarity >= MISHEARD_PLACE_FACTOR && isOfItsOwn(recognized)) return recognized;
  }
  return undefined;
}

/** What a part of any sentence may look like: "in Boston", "to Boston". */
const OF_ANY_PART = new Set(['Weather', 'FollowUp', 'Trip', 'ChosenPlace', 'Home', 'Correction']);

function isOfItsOwn(recognized: RecognizedIntent | undefined): boolean {
  return recognized !== undefined && !OF_ANY_PART.has(recognized.intent.replace('Intent', ''));
}

/** How clear a sentence with a word of the weather has to be after its repair. */
const MIN_REPAIRED_CLARITY = 0.7;

/** How much less clear a sentence is whose place is unknown, and one whose place sounds like a town. */
const UNKNOWN_PLACE_FACTOR = 0.5;
const MISHEARD_PLACE_FACTOR = 0.9;

interface Rated {
  recognized: RecognizedIntent | undefined;
  /** 0 to 1. */
  clarity: number;
}

const PLACE_SLOTS = ['place', 'otherPlace'];

/** How clear a sentence is, with the towns that its unknown places sound like. */
function rate(recognized: RecognizedIntent | undefined, options: HeardOptions): Rated {
  if (!recognized) return { recognized, clarity: 1 };
  const slots = { ...recognized.slots };
  let clarity = recognized.confidence ?? 1;
  for (const slot of PLACE_SLOTS) {
    const place = slots[slot];
    const name = place?.value;
    if (!place || name === undefined || isMeant(name, options)) continue;
    const town = findTown(name, options);
    clarity *= town === undefined ? UNKNOWN_PLACE_FACTOR : MISHEARD_PLACE_FACTOR;
    if (town !== undefined) slots[slot] = { ...place, value: town };
  }
  return { recognized: { ...recognized, slots }, clarity };
}

/** Whether a name is that of a place that people ask for, or made of words that are none of a place. */
function isMeant(name: string, { isPlace, isFarVillage, isKnown }: HeardOptions): boolean {
  return (isPlace(name) && isFarVillage?.(name) !== true) || isKnown(name);
}

function findTown(name: string, { loadTowns, shorten }: HeardOptions): string | undefined {
  const { findAlike } = loadTowns();
  return [name, ...shorten(name)].map(findAlike).find((town) => town !== undefined);
}

/** Prominence of a town with some twenty thousand inhabitants. */
const MAX_VILLAGE_FAME = 4.3;

/** Whether a place is a small one of a country in which the language is not spoken. */
export function isUnlikelyMeant(found: Place | undefined, locale: string): boolean {
  if (found === undefined || (found.fame ?? MAX_VILLAGE_FAME) >= MAX_VILLAGE_FAME) return false;
  const isSpokenThere = SKILL_LOCALES.some(
    (one) => languageSubtag(one) === languageSubtag(locale) && one.endsWith(`-${found.country}`),
  );
  return !isSpokenThere;
}

function requireClear(recognized: RecognizedIntent): RecognizedIntent {
  const { confidence = 1 } = recognized;
  return confidence >= MIN_CLEAR_CONFIDENCE ? recognized : { ...FALLBACK_RESULT, slots: {} };
}

/** Whether a sentence was not understood. */
export function isNotUnderstood(recognized: RecognizedIntent | undefined): boolean {
  return recognized?.intent === FALLBACK_RESULT.intent;
}

/** Creates the request with which the platform would send a sentence; undefined is a launch. */
export function createSpokenRequest(
  recognized: RecognizedIntent | undefined,
  { locale, now }: Pick<SpokenContext, 'locale' | 'now'>,
): Request {
  const common = { requestId: randomUUID(), timestamp: now.toISOString(), locale };
  if (!recognized) return { type: 'LaunchRequest', ...common };
  return {
    type: 'IntentRequest',
    ...common,
    dialogState: 'STARTED',
    intent: {
      name: recognized.intent,
      confirmationStatus: 'NONE',
      slots: recognized.slots,
    },
  };
}
