import { distance } from 'fastest-levenshtein';
import dialects from '../languages/dialects.json' with { type: 'json' };
import type { Gazetteer } from '../place/gazetteer.ts';
import { distanceInKm, type Place } from '../place/place.ts';
import type { InteractionModel } from '../skill-package/interaction-model.ts';
import { languageSubtag } from '../skill-package/locales.ts';
import type { Grammar } from './grammar.ts';

/** Letters of one sound, in the spelling of any of our languages. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|[vw]/g, 'f'],
  [/tsch|sch|sh|ch|cz|[ckqgxj]/g, 'k'],
  [/[sz]+/g, 's'],
  [/th|d/g, 't'],
  [/b/g, 'p'],
  [/n/g, 'm'],
];

/** Shorter words are too much alike. */
const MIN_MISHEARD_LETTERS = 4;
/** Shorter words are joined by chance: "be low". */
const MIN_JOINED_LETTERS = 6;

const MAX_DIFFERENCE_OF_LENGTHS = 4;

/** Maximum share of the letters that differ: of words that sound alike, and of others. */
const MAX_DIFFERENCE_OF_SOUNDALIKES = 0.45;
const MAX_DIFFERENCE = 0.24;

/**
 * How different a misheard word is from the one that may be meant, 0 to 1 by its letters; undefined if nobody would take
 * one for the other.
 */
export function compareSounds(heard: string, meant: string): number | undefined {
  const isNear = Math.abs(heard.length - meant.length) <= MAX_DIFFERENCE_OF_LENGTHS;
  if (!isNear || Math.min(heard.length, meant.length) < MIN_MISHEARD_LETTERS) return undefined;
  const [one = '', other = ''] = [heard, meant].map(foldLetters);
  const length = Math.max(one.length, other.length);
  const isAlike = spellSounds(one) === spellSounds(other);
  const limit = isAlike ? MAX_DIFFERENCE_OF_SOUNDALIKES : MAX_DIFFERENCE;
  const difference = distance(one, other) / length;
  return difference <= limit ? difference : undefined;
}

function foldLetters(word: string): string {
  return word.normalize('NFD').toLowerCase().replaceAll('ß', 'ss').replaceAll(/\P{L}/gu, '');
}

/** The consonants of a word by their sounds, each once in a row. */
function spellSounds(word: string): string {
  const start = /^[aeiouyh]/.test(word) ? 'a' : '';
  const sounds = SOUNDS.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word);
  return start + sounds.replaceAll(/[aeiouyh]/g, '').replaceAll(/(.)\1+/g, '$1');
}

/** The words of a language that a sentence may have been misheard for. */
export interface HeardLanguage {
  locale: string;
  grammar: Grammar;
  model: InteractionModel;
}

/** Words of dialects, and of greetings, which say nothing, by what they are in the samples. */
export function translateDialect(sentence: string, locale: string): string {
  const ofLocale = Object.entries(dialects).find(([one]) => one === languageSubtag(locale))?.[1];
  const words = new Map(Object.entries(ofLocale ?? {}));
  return splitAtSpaces(sentence)
    .map((word) => words.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

/** A sentence with the words joined that make a known one, "wochen ende"; undefined if there are none. */
export function joinSplitWords(sentence: string, language: HeardLanguage): string | undefined {
  const known = getVocabulary(language);
  const said = splitAtSpaces(sentence);
  const joinedWords = said.reduce<string[]>((words, word) => {
    const joined = `${words.at(-1) ?? ''}${word}`;
    const isOne = joined.length >= MIN_JOINED_LETTERS && known.has(joined);
    return words.length > 0 && isOne ? [...words.slice(0, -1), joined] : [...words, word];
  }, []);
  return joinedWords.length < said.length ? joinedWords.join(' ') : undefined;
}

/** Whether a sentence has a word of the weather. */
export function namesTopic(sentence: string, { grammar }: HeardLanguage): boolean {
  return splitAtSpaces(sentence).some((word) => grammar.sampleIndex.isTopicWord(word));
}

/**
 * A sentence with its unknown words as the known ones that they sound like.
 *
 * @param isPlace names that are meant as they are
 */
export function repairWords(
  sentence: string,
  language: HeardLanguage,
  isPlace: (name: string) => boolean,
): string {
  const known = getVocabulary(language);
  const { placeLeads, sampleIndex, timeWords } = language.grammar;
  const isMeant = (word: string) =>
    known.has(word) || sampleIndex.isPlain(word) || !/^\p{L}+$/u.test(word) || isPlace(word);
  return splitAtSpaces(sentence)
    .map((word, at, words) => {
      if (isMeant(word)) return word;
      // After "in" it may be the name of a town.
      const isName = placeLeads.has(words[at - 1] ?? '');
      return findSoundalike(word, isName ? timeWords : known);
    })
    .join(' ');
}

function findSoundalike(heard: string, known: ReadonlySet<string>): string {
  let best = { word: heard, difference: Infinity };
  for (const word of known) {
    const difference = compareSounds(heard, word);
    if (difference !== undefined && difference < best.difference) best = { word, difference };
  }
  return best.word;
}

function splitAtSpaces(sentence: string): string[] {
  return sentence
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

const vocabularies = new WeakMap<Grammar, ReadonlySet<string>>();

/** All words of the samples, of their slots' values and of times. */
function getVocabulary({ grammar, model }: HeardLanguage): ReadonlySet<string> {
  const read = vocabularies.get(grammar);
  if (read) return read;
  const values = model.interactionModel.languageModel.types.flatMap((type) =>
    type.values.flatMap(({ name }) => [name.value, ...name.synonyms]),
  );
  const known = new Set([
    ...grammar.sampleWords,
    ...grammar.timeWords,
    ...values.flatMap(splitAtSpaces),
  ]);
  vocabularies.set(grammar, known);
  return known;
}

/** Towns that begin like a misheard name, and how far away the one that is meant may be, km. */
const MAX_TOWNS = 60;
const MAX_DISTANCE_KM = 1000;
/** Fame of a city that is known in the countries around its own. */
const MIN_FAME_ABROAD = 5.5;
/** Letters that a name and a misheard one begin with: of the first lists that have one. */
const PREFIX_LETTERS = [3, 2];

/** The town near a listener, or in their country, whose name sounds like unknown words: "münchn", "bosten". */
export function findTownThatSounds(
  heard: string,
  place: Place,
  language: string,
  gazetteer: Gazetteer,
): string | undefined {
  for (const letters of PREFIX_LETTERS) {
    const towns = gazetteer.listByPrefix(heard.slice(0, letters), MAX_TOWNS, language);
    const near = towns.flatMap((town) => {
      const isAtHome = town.country === place.country;
      const isNear = distanceInKm(town, place) <= MAX_DISTANCE_KM && town.fame >= MIN_FAME_ABROAD;
      const difference = isAtHome || isNear ? compareSounds(heard, town.name) : undefined;
      return difference === undefined ? [] : [{ name: town.name, difference }];
    });
    // The best known of those that are equally alike.
    const [found] = near.toSorted((one, other) => one.difference - other.difference);
    if (found) return found.name;
  }
  return undefined;
}
