import { distance } from 'fastest-levenshtein';
import dialects from '../languages/dialects.json' with { type: 'json' };
import type { Gazetteer } from '../place/gazetteer.ts';
import { toPlainLetters } from '../place/name-forms.ts';
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

/** A word as it is compared. */
interface Sound {
  word: string;
  /** Without accents and signs. */
  letters: string;
  /** Its consonants by their sounds, each once in a row. */
  consonants: string;
}

/**
 * How different a misheard word is from the one that may be meant, 0 to 1 by its letters; undefined if nobody would take
 * one for the other.
 */
export function compareSounds(heard: string, meant: string): number | undefined {
  return compare(readSound(heard), readSound(meant));
}

function compare(heard: Sound, meant: Sound): number | undefined {
  const [one, other] = [heard.letters, meant.letters];
  const [length, least] = [Math.max(one.length, other.length), Math.min(one.length, other.length)];
  if (least < MIN_MISHEARD_LETTERS || length - least > MAX_DIFFERENCE_OF_LENGTHS) return undefined;
  const isAlike = heard.consonants === meant.consonants;
  const difference = distance(one, other) / length;
  return difference <= (isAlike ? MAX_DIFFERENCE_OF_SOUNDALIKES : MAX_DIFFERENCE)
    ? difference
    : undefined;
}

function readSound(word: string): Sound {
  const letters = toPlainLetters(word.toLowerCase()).replaceAll(' ', '');
  const start = /^[aeiouyh]/.test(letters) ? 'a' : '';
  const sounds = SOUNDS.reduce((text, [of, sound]) => text.replaceAll(of, sound), letters);
  const consonants = start + sounds.replaceAll(/[aeiouyh]/g, '').replaceAll(/(.)\1+/g, '$1');
  return { word, letters, consonants };
}

/** The words of a language that a sentence may have been misheard for. */
export interface HeardLanguage {
  grammar: Grammar;
  model: InteractionModel;
}

const DIALECTS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(dialects).map(([language, words]) => [language, new Map(Object.entries(words))]),
);

/** A sentence with words of dialects and homophones as they are in the samples, and without greetings. */
export function translateDialect(sentence: string, locale: string): string {
  const words = DIALECTS.get(languageSubtag(locale));
  return splitAtSpaces(sentence)
    .map((word) => words?.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

/** A false start: "is it gonna is it gonna". */
const REPEATED = /(?<![^ ])((?:[^ ]+ ){1,5})\1/gu;
/** Words apart that are one: "bar be cue". */
const MAX_JOINED_WORDS = 3;

/** A sentence without false starts and with the words joined that make a known one, "wochen ende"; undefined if it has none. */
export function joinSplitWords(sentence: string, language: HeardLanguage): string | undefined {
  const known = getVocabulary(language);
  const { timeWords } = language.grammar;
  const said = splitAtSpaces(sentence);
  const words = splitAtSpaces(`${said.join(' ')} `.replaceAll(REPEATED, '$1'));
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = countJoined(words.slice(at, at + MAX_JOINED_WORDS), known, timeWords);
    joined.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return joined.length < said.length ? joined.join(' ') : undefined;
}

function countJoined(
  words: readonly string[],
  known: ReadonlyMap<string, Sound>,
  timeWords: ReadonlySet<string>,
): number {
  for (let length = words.length; length > 1; length -= 1) {
    const some = words.slice(0, length);
    const joined = some.join('');
    // "Heute Nacht Frost" is not of today's "Nachtfrost".
    const areWords = some.every((word) => known.has(word));
    const losesTime =
      areWords && !timeWords.has(joined) && some.some((word) => timeWords.has(word));
    if (joined.length >= MIN_JOINED_LETTERS && known.has(joined) && !losesTime) return length;
  }
  return 1;
}

/** Whether all words of a name are known ones, and none misheard: "there", "my mother". */
export function isOfKnownWords(name: string, language: HeardLanguage): boolean {
  const known = getVocabulary(language);
  const { sampleIndex, words } = language.grammar;
  return splitAtSpaces(name).every(
    (word) => known.has(word) || sampleIndex.isPlain(word) || words.there?.words.has(word) === true,
  );
}

/** Whether a sentence has a word of the weather, and none of another skill. */
export function namesTopic(sentence: string, { grammar }: HeardLanguage): boolean {
  const { canBeName, isTopicWord } = grammar.sampleIndex;
  const words = splitAtSpaces(sentence);
  const isOfOthers = (word: string) => !canBeName(word) && !isTopicWord(word);
  return words.some(isTopicWord) && !words.some(isOfOthers);
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
    known.has(word) ||
    sampleIndex.isPlain(word) ||
    !sampleIndex.canBeName(word) ||
    !/^\p{L}+$/u.test(word) ||
    isPlace(word);
  return splitAtSpaces(sentence)
    .map((word, at, words) => {
      if (isMeant(word)) return word;
      // After "in" it may be the name of a town.
      const isName = placeLeads.has(words[at - 1] ?? '');
      const meant = isName ? [...timeWords].flatMap((one) => known.get(one) ?? []) : known.values();
      return findSoundalike(word, meant);
    })
    .join(' ');
}

function findSoundalike(word: string, sounds: Iterable<Sound>): string {
  const heard = readSound(word);
  let best = { word, difference: Infinity };
  for (const sound of sounds) {
    const difference = compare(heard, sound);
    if (difference !== undefined && difference < best.difference) {
      best = { word: sound.word, difference };
    }
  }
  return best.word;
}

function splitAtSpaces(sentence: string): string[] {
  return sentence
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

const vocabularies = new WeakMap<Grammar, ReadonlyMap<string, Sound>>();

/** All words of the samples, of their slots' values and of times. */
function getVocabulary({ grammar, model }: HeardLanguage): ReadonlyMap<string, Sound> {
  const read = vocabularies.get(grammar);
  if (read) return read;
  const values = model.interactionModel.languageModel.types.flatMap((type) =>
    type.values.flatMap(({ name }) => [name.value, ...name.synonyms]),
  );
  const words = [...grammar.sampleWords, ...grammar.timeWords, ...values.flatMap(splitAtSpaces)];
  const known = new Map(words.map((word) => [word, readSound(word)]));
  vocabularies.set(grammar, known);
  return known;
}

/** Towns that begin like a misheard name, and how far away the one that is meant may be, km. */
const MAX_TOWNS = 60;
const MAX_DISTANCE_KM = 1000;
/** Fame of a city that is known in the countries around its own, and of a town whose name is hardly misheard. */
const MIN_FAME_ABROAD = 5.5;
const MIN_FAME_OF_NAMED = 4.3;
const MAX_DIFFERENCE_OF_NAMED = 0.12;
/** Letters that a name and a misheard one begin with: of the first lists that have one. */
const PREFIX_LETTERS = [3, 2];

/** The town near a listener, or in their country, whose name sounds like unknown words: "münchn", "bosten". */
export function findTownThatSounds(
  heard: string,
  place: Place,
  language: string,
  gazetteer: Gazetteer,
): string | undefined {
  const sound = readSound(heard);
  for (const letters of PREFIX_LETTERS) {
    const towns = gazetteer.listByPrefix(heard.slice(0, letters), MAX_TOWNS, language);
    const near = towns.flatMap((town) => {
      const difference = compare(sound, readSound(town.name));
      if (difference === undefined) return [];
      const isNamed = difference <= MAX_DIFFERENCE_OF_NAMED;
      const isKnown = town.fame >= (isNamed ? MIN_FAME_OF_NAMED : MIN_FAME_ABROAD);
      const isNear = isKnown && distanceInKm(town, place) <= MAX_DISTANCE_KM;
      return isNear || town.country === place.country ? [{ name: town.name, difference }] : [];
    });
    // The best known of those that are equally alike.
    const [found] = near.toSorted((one, other) => one.difference - other.difference);
    if (found) return found.name;
  }
  return undefined;
}
