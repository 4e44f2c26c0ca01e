import { LRUCache } from 'lru-cache';
import { joinWords } from '../wording/grammar.ts';
import landmarks from './landmarks.json' with { type: 'json' };
import occasions from './occasions.json' with { type: 'json' };
import notPlaces from './not-places.json' with { type: 'json' };
import type { LandmarkTable, LandmarkWords } from './types.ts';

const MAX_MEMOIZED = 1000;

/** The latest results by name: most listeners ask about one place. */
function memoize<Result>(compute: (name: string) => Result): (name: string) => Result {
  let results: LRUCache<string, { result: Result }> | undefined;
  return (name) => {
    results ??= new LRUCache({ max: MAX_MEMOIZED });
    const known = results.get(name);
    if (known) return known.result;
    const result = compute(name);
    results.set(name, { result });
    return result;
  };
}

const LISTS = ['islands', 'lakes', 'summits', 'sights'] as const;

const texts = new Map<string, string>();

function textOf(list: (typeof LISTS)[number]): string {
  const text = texts.get(list) ?? landmarks[list].join('\n');
  texts.set(list, text);
  return text;
}

/** Describes where a landmark is, from the words of a language: `am Bodensee`, `in the Highlands`. */
export function createLandmarkWords(table: LandmarkTable): LandmarkWords {
  const groups = Object.entries(table.groups);
  const { airport, inflect = (name) => name } = table;
  const describe = memoize(describeLandmark);
  return { describeLandmark: describe, nameAirport: airport.name };

  function describeLandmark(name: string): string | undefined {
    const before = findWordBefore(name);
    if (before === undefined) return undefined;
    return before.endsWith("'") ? `${before}${name}` : joinWords(before, inflect(name));
  }

  function findWordBefore(name: string): string | undefined {
    const group = groups.find(([, names]) => isListed(name, names));
    if (group) return group[0];
    if (airport.pattern.test(name)) return airport.before;
    const list = LISTS.find((one) => table[one] !== undefined && isListed(name, textOf(one)));
    return list && table[list];
  }
}

/** Whether a list has a name: a search in the text takes less than to cut it into names. */
function isListed(name: string, list: string): boolean {
  // It would be found everywhere, without end.
  if (name === '') return false;
  for (let at = list.indexOf(name); at !== -1; at = list.indexOf(name, at + 1)) {
    const end = list.charAt(at + name.length);
    const isStart = at === 0 || list.charAt(at - 1) === '\n' || list.startsWith(', ', at - 2);
    if (isStart && (end === '' || end === ',' || end === ':' || end === '\n')) return true;
  }
  return false;
}

/** German adjectives that begin a name and that inflect, unlike those of towns: `Großer`, `Sächsische`. */
const ADJECTIVE = /^(\p{L}+isch|Groß|Kahl|Alt|Hoh|Ober(?=er See))(?:er|es|e) (?=\p{Lu})/u;

/** The form of a German name after a preposition: `Großen Arber` for `Großer Arber`. */
export function inflectAdjective(name: string): string {
  return name.replace(ADJECTIVE, '$1en ');
}

/** Words that are also names of villages, and that questions mean otherwise; whole names only, by language. */
const NOT_PLACES: Readonly<Record<string, string>> = notPlaces;

const notPlaceSets = new Map<string, ReadonlySet<string>>();

function selectNotPlaces(language: string): ReadonlySet<string> | undefined {
  const [plainLanguage = ''] = language.split('-');
  const words = NOT_PLACES[plainLanguage];
  let set = notPlaceSets.get(plainLanguage);
  if (!set && words !== undefined) {
    set = new Set(words.split(', '));
    notPlaceSets.set(plainLanguage, set);
  }
  return set;
}

/** What stands before such a word: `auf dem Display`, `für meinen Spaziergang`. */
const BEFORE =
  /^(?:(?:à|a|al|do|dla|nad|pod|przy|u|we?|ze?|alla|am|an|auf|aan|at|bei|beim|dans|en|for|für|fürs|im|in|mon|na|nel|nella|on|op|para|per|pour|su|sul|sullo|sur|van|voor|zu|zum|zur|på|i|vid|till|under|inför|hos)\s+)?(?:(?:das|dem|den|der|die|de|del|een|ein|eine|einen|einer|el|het|il|la|las|le|les|lo|los|ma|mein|meine|meinen|meiner|mi|mia|mio|mijn|mon|my|our|the|this|min|mitt|mina|vår|vårt|den|det|un|una|une|a|an)\s+|l['’]\s*)?(?=\p{L})/u;

const notPlaceChecks = new Map<string, (spoken: string) => boolean>();

/** Whether a name is a word of the question and no place, with or without the words before it. */
export function isNotPlace(spoken: string, language: string): boolean {
  const check = notPlaceChecks.get(language) ?? memoize((name) => isWordOfQuestion(name, language));
  notPlaceChecks.set(language, check);
  return check(spoken);
}

function isWordOfQuestion(spoken: string, language: string): boolean {
  const words = selectNotPlaces(language);
  if (words === undefined) return false;
  const name = spoken.toLowerCase().normalize('NFC').replaceAll('’', "'");
  // One word has none before it.
  if (words.has(name)) return true;
  return (
    /[ ']/.test(name) && (words.has(name.replace(BEFORE, '')) || isOccasionName(name, language))
  );
}

/** The words of a language around occasions, such as a wedding or a match, and around places. */
export interface OccasionWords {
  /** Articles and possessives: "the", "my". */
  articles: ReadonlySet<string>;
  /** Words before an occasion and never before a place: "during". */
  during: ReadonlySet<string>;
  /** Words that with an article stand before an occasion: "for the". */
  before: ReadonlySet<string>;
  /** Such words with their article in one: "beim". */
  withArticle: ReadonlySet<string>;
  /** Such words between an occasion and what it is of: "(photos) du (mariage)". */
  genitive: ReadonlySet<string>;
  /** Names of mountain places that have an article: "al Sestriere". */
  articled: ReadonlySet<string>;
  /** Words before a place: "in". */
  at: ReadonlySet<string>;
  /** Words before where people go, which is not where they ask about: "to (work)". */
  toward: ReadonlySet<string>;
  /** Words after which "to" is part of a verb and leads to no place: "supposed (to quit)". */
  infinitive: ReadonlySet<string>;
  /** How words end that tell what people do, and so are no place behind "for": "stargazing". */
  activityEnding: string | undefined;
  /** Words right before which or after which a place stands alone: "weather Springfield". */
  weather: ReadonlySet<string>;
  /** The noun that tells what an occasion is: "wedding". */
  heads: ReadonlySet<string>;
  /** Whether the noun ends a phrase ("rockies game") or begins it ("partido de fútbol"). */
  isHeadLast: boolean;
  /** Whether a noun may be the end of a longer word: "fußballspiel". */
  hasCompounds: boolean;
}

const HEAD_LAST: ReadonlySet<string> = new Set(['de', 'en', 'nl', 'sv']);
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv']);

const occasionWords = new Map<string, OccasionWords>();

/** @returns undefined for a language without these words */
export function getOccasionWords(locale: string): OccasionWords | undefined {
  const language = locale.split('-')[0] ?? '';
  if (!hasOccasionWords(language)) return undefined;
  const words = occasionWords.get(language) ?? readWords(language);
  occasionWords.set(language, words);
  return words;
}

function hasOccasionWords(language: string): language is keyof typeof occasions {
  return Object.hasOwn(occasions, language);
}

function setOf(list: string): Set<string> {
  return new Set(list.split(' ').filter(Boolean));
}

function readWords(language: keyof typeof occasions): OccasionWords {
  const table = occasions[language];
  return {
    articles: setOf(table.articles),
    during: setOf(table.during),
    before: setOf(table.before),
    withArticle: setOf(table.withArticle),
    genitive: setOf('genitive' in table ? table.genitive : ''),
    articled: setOf('articled' in table ? table.articled : ''),
    at: setOf(table.at),
    toward: setOf(table.toward),
    infinitive: setOf('infinitive' in table ? table.infinitive : ''),
    activityEnding: 'activity' in table ? table.activity : undefined,
    weather: setOf(table.weather),
    heads: setOf(table.heads),
    isHeadLast: HEAD_LAST.has(language),
    hasCompounds: COMPOUNDING.has(language),
  };
}

/** Fewer letters end too many words: "messe" is in "bemesse". */
const MIN_COMPOUND_HEAD_LETTERS = 4;

/** Whether a word tells an occasion: "wedding", "fußballspiel". */
export function isOccasionWord(word: string, { heads, hasCompounds }: OccasionWords): boolean {
  if (heads.has(word)) return true;
  if (!hasCompounds) return false;
  return [...heads].some(
    (head) =>
      head.length >= MIN_COMPOUND_HEAD_LETTERS &&
      word.length >= head.length + MIN_COMPOUND_HEAD_LETTERS &&
      word.endsWith(head),
  );
}

/** Whether a name as it was spoken is an occasion: it has an article, or several words: "the wedding". */
export function isOccasionName(spoken: string, locale: string): boolean {
  const words = getOccasionWords(locale);
  if (!words) return false;
  const spokenWords = splitElisions(spoken.toLowerCase().normalize('NFC').replaceAll('’', "'"));
  const name = dropWordsBefore(spokenWords, words);
  if (name.length === 0 || name.length === spokenWords.length) return false;
  return isOccasionWord((words.isHeadLast ? name.at(-1) : name[0]) ?? '', words);
}

function splitElisions(text: string): string[] {
  return text.replaceAll(/(?<=\b(?:l|d|all|dell|nell))'/g, "' ").split(' ');
}

/** The words behind articles and the words that lead to them. */
function dropWordsBefore(
  spoken: readonly string[],
  { articles, during, before, withArticle, at }: OccasionWords,
): readonly string[] {
  const from = spoken.findIndex((word) =>
    [articles, during, before, withArticle, at].every((list) => !list.has(word)),
  );
  return from === -1 ? [] : spoken.slice(from);
}
