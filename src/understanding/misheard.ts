import dialects from '../languages/dialects.json' with { type: 'json' };
import { getRewriter, type Rewrite } from '../languages/rewrites.ts';
import type { InteractionModel } from '../skill-package/interaction-model.ts';
import { languageSubtag } from '../skill-package/locales.ts';
import type { Grammar } from './grammar.ts';
import { compare, readSound, type MisheardTowns, type Sound } from './soundalikes.ts';

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

/** A sentence without the marks that the rewrites of a language take from its letters: "ą" is "a" in Polish. */
export function dropMarks(sentence: string, { words }: Grammar): string {
  const { pattern, plain } = getMarks(words.rewrites);
  if (plain.size === 0) return sentence;
  const lower = sentence.normalize('NFC').toLowerCase();
  return lower.replaceAll(pattern, (letter) => plain.get(letter) ?? letter);
}

interface Marks {
  /** Of any letter with a mark. */
  pattern: RegExp;
  /** The letter without it. */
  plain: ReadonlyMap<string, string>;
}

const marksOf = new WeakMap<readonly Rewrite[], Marks>();

function getMarks(rewrites: readonly Rewrite[]): Marks {
  const known = marksOf.get(rewrites);
  if (known) return known;
  const letters = rewrites.filter(([from]) => /^\p{L}$/u.test(from.source));
  const plain = new Map(letters.map(([from, to]) => [from.source, to]));
  const marks = { pattern: new RegExp(`[${[...plain.keys()].join('')}]`, 'gu'), plain };
  marksOf.set(rewrites, marks);
  return marks;
}

/** Shorter words are joined by chance: "be low". */
const MIN_JOINED_LETTERS = 6;

/** A false start: "is it gonna is it gonna". */
const REPEATED = /(?<![^ ])((?:[^ ]+ ){1,5})\1/gu;
/** Words apart that are one: "bar be cue". */
const MAX_JOINED_WORDS = 3;

/**
 * A sentence without false starts and with the words joined that make a known one, "wochen ende", or a town, "or lando";
 * undefined if it has none.
 */
export function joinSplitWords(
  sentence: string,
  language: HeardLanguage,
  loadTowns: () => MisheardTowns,
): string | undefined {
  const said = splitAtSpaces(sentence);
  const words = splitAtSpaces(`${said.join(' ')} `.replaceAll(REPEATED, '$1'));
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const some = words.slice(at, at + MAX_JOINED_WORDS);
    const length = countJoined(some, language) ?? countJoinedTown(some, language, loadTowns) ?? 1;
    joined.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return joined.length < said.length ? joined.join(' ') : undefined;
}

function countJoined(words: readonly string[], language: HeardLanguage): number | undefined {
  const known = getVocabulary(language);
  const { timeWords } = language.grammar;
  return listLengths(words).find((length) => {
    const some = words.slice(0, length);
    const joined = some.join('');
    // "Heute Nacht Frost" is not of today's "Nachtfrost".
    const areWords = some.every((word) => known.has(word));
    const losesTime =
      areWords && !timeWords.has(joined) && some.some((word) => timeWords.has(word));
    return joined.length >= MIN_JOINED_LETTERS && known.has(joined) && !losesTime;
  });
}

/** How many words make the name of a town, if not all of them mean something and none is a town. */
function countJoinedTown(
  words: readonly string[],
  language: HeardLanguage,
  loadTowns: () => MisheardTowns,
): number | undefined {
  const known = getVocabulary(language);
  return listLengths(words).find((length) => {
    const some = words.slice(0, length);
    if (some.join('').length < MIN_JOINED_LETTERS || some.every((word) => known.has(word))) {
      return false;
    }
    const { findSplit } = loadTowns();
    return findSplit(some.join('')) !== undefined && !some.some((word) => findSplit(word));
  });
}

/** Longest first. */
function listLengths(words: readonly string[]): number[] {
  return words.map((_, at) => words.length - at).slice(0, -1);
}

/** Shorter ones are no questions. */
const MIN_CLAUSE_WORDS = 3;

/** The beginnings and ends of a sentence as it was meant, longest first, each with the rest of it as it was said. */
export function listClauses(said: string, meant: string): { clause: string; rest: string }[] {
  const words = splitAtSpaces(meant);
  const spoken = splitAtSpaces(said);
  const { length } = words;
  if (spoken.length !== length) return [];
  const cuts = words.map((_, at) => at).slice(1, 1 - MIN_CLAUSE_WORDS);
  return cuts.flatMap((cut) => [
    { clause: joinWords(words, 0, length - cut), rest: joinWords(spoken, length - cut) },
    { clause: joinWords(words, cut), rest: joinWords(spoken, 0, cut) },
  ]);
}

function joinWords(words: readonly string[], from: number, to?: number): string {
  return words.slice(from, to).join(' ');
}

/** Whether some words have a time, or what may be a place: none may be lost of a question. */
export function namesPlaceOrTime(words: string, { grammar }: HeardLanguage): boolean {
  const { placeLeads, timeWords, sampleIndex } = grammar;
  const isTime = (word: string) => timeWords.has(word) && !sampleIndex.isPlain(word);
  return splitAtSpaces(words).some(
    (word, at, all) => isTime(word) || (at < all.length - 1 && placeLeads.has(word)),
  );
}

/** Whether all words of a name are known ones, and none misheard: "there", "my mother". */
export function isOfKnownWords(name: string, language: HeardLanguage): boolean {
  const known = getVocabulary(language);
  const { sampleIndex, words } = language.grammar;
  return splitAtSpaces(name).every(
    (word) => known.has(word) || sampleIndex.isPlain(word) || words.there?.words.has(word) === true,
  );
}

/** The ends of an unknown name that begin after a known word: "arnhem" of "station arnhem". */
export function shortenName(name: string, language: HeardLanguage): string[] {
  const known = getVocabulary(language);
  const { placeLeads, sampleIndex } = language.grammar;
  const words = splitAtSpaces(name);
  const { conjunctions } = language.grammar.words;
  // "Roma e a Napoli" are two.
  if (words.some((word) => conjunctions.has(word))) return [];
  const isBefore = (word: string) =>
    known.has(word) || placeLeads.has(word) || sampleIndex.isPlain(word);
  return words
    .slice(1)
    .flatMap((word, at) =>
      isBefore(words[at] ?? '') && !placeLeads.has(word) ? [words.slice(at + 1).join(' ')] : [],
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
  const { placeLeads, sampleIndex, timeWords, words: lexicon } = language.grammar;
  // "Gonna" has a spelling of its own.
  const { isRespelled } = getRewriter(lexicon.rewrites);
  const isMeant = (word: string) =>
    known.has(word) ||
    isRespelled(word) ||
    sampleIndex.isPlain(word) ||
    !sampleIndex.canBeName(word) ||
    !/^\p{L}+$/u.test(word) ||
    isPlace(word);
  return splitAtSpaces(sentence)
    .map((word, at, words) => {
      if (isMeant(word)) return word;
      // After "in" it may be the name of a town.
      const isName = placeLeads.has(words[at - 1] ?? '');
      const sounds = known.loadSounds();
      const meant = isName
        ? [...timeWords].flatMap((one) => sounds.get(one) ?? [])
        : sounds.values();
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

interface Vocabulary {
  has: (word: string) => boolean;
  /** Its words as they sound, read when a sentence first needs them. */
  loadSounds: () => ReadonlyMap<string, Sound>;
}

const vocabularies = new WeakMap<Grammar, Vocabulary>();

/** All words of the samples, of their slots' values and of times. */
function getVocabulary({ grammar, model }: HeardLanguage): Vocabulary {
  const read = vocabularies.get(grammar);
  if (read) return read;
  const values = model.interactionModel.languageModel.types.flatMap((type) =>
    type.values.flatMap(({ name }) => [name.value, ...name.synonyms]),
  );
  const words = [...grammar.sampleWords, ...grammar.timeWords, ...values.flatMap(splitAtSpaces)];
  const plain = new Set(words.map((word) => dropMarks(word, grammar)));
  let sounds: ReadonlyMap<string, Sound> | undefined;
  const vocabulary = {
    has: (word: string) => plain.has(word),
    loadSounds: () => (sounds ??= new Map(Array.from(plain, (word) => [word, readSound(word)]))),
  };
  vocabularies.set(grammar, vocabulary);
  return vocabulary;
}
