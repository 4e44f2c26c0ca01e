import type { Grammar } from './grammar.ts';
import { joinText } from './recognizers/recognizer.ts';
import type { Token } from './tokens.ts';
import {
  getOccasionWords,
  isNotPlace,
  isOccasionWord,
  type OccasionWords,
} from '../languages/landmark-words.ts';

/** Positions of words in a sentence; `to` is behind the last one. */
export interface WordRange {
  from: number;
  to: number;
}

interface DoubtfulPlace extends WordRange {
  /** Whether a preposition leads to it, so that the sentence is whole without it. */
  hasPreposition: boolean;
  /** Whether more of the recognized name stands behind it: "(al mare) a rimini". */
  isPart: boolean;
}

interface SentenceContext {
  tokens: readonly Token[];
  grammar: Grammar;
  locale: string;
  isPlace: (name: string) => boolean;
}

/** A name with the words that lead to it. */
interface NamedPhrase extends WordRange {
  leads: readonly string[];
  name: readonly string[];
}

/**
 * Finds the words of a place that is plainly none: an occasion ("during the match"), a town behind an article that
 * it does not have ("the fireworks", "al mare"), or unknown words in no place's position ("how many litres").
 *
 * @param place the recognized name, words of the sentence
 */
export function findDoubtfulPlace(
  place: string,
  context: SentenceContext,
): DoubtfulPlace | undefined {
  const words = getOccasionWords(context.locale);
  const phrase = words && locatePhrase(place, context, words);
  const isAll = phrase?.from === 0 && phrase.to === context.tokens.length;
  if (!phrase || isAll || !isDoubtful(phrase, words, context)) return undefined;
  const hasPreposition = phrase.leads.some((word) => !words.articles.has(word));
  const inner = phrase.name.findIndex((word) => isLead(word, words));
  const to = inner === -1 ? phrase.to : phrase.to - phrase.name.length + inner;
  return { from: phrase.from, to, hasPreposition, isPart: inner !== -1 };
}

/**
 * Finds the words of a name that nothing leads to, in a whole sentence: "any shot at snow". In a search, such as "weather
 * Oia" or "rain tomorrow Oia", a name needs no preposition.
 */
export function findBareName(place: string, context: SentenceContext): WordRange | undefined {
  const words = getOccasionWords(context.locale);
  const phrase = words && locatePhrase(place, context, words);
  if (!phrase || phrase.leads.length > 0) return undefined;
  const { tokens, grammar } = context;
  const { from, to } = phrase;
  const isOfWeather = [tokens[from - 1], tokens[to]].some((beside) =>
    words.weather.has(beside?.text ?? ''),
  );
  const isSentence = tokens.some(
    ({ text }, at) => (at < from || at >= to) && grammar.sampleIndex.isPlain(text),
  );
  return isSentence && !isOfWeather ? { from, to } : undefined;
}

/** Whether a place of one's own is only where a person goes: "by bike to work", "a coat for school". */
export function isDestination(
  place: string,
  { tokens, locale }: Pick<SentenceContext, 'tokens' | 'locale'>,
): boolean {
  const words = getOccasionWords(locale);
  const before = ` ${joinText(tokens)} `.split(` ${place} `)[0]?.split(' ') ?? [];
  const lead = before.findLastIndex((word) => words?.articles.has(word) !== true);
  const [of = '', word = ''] = before.slice(Math.max(0, lead - 1), lead + 1);
  if (words?.toward.has(word) && lead === before.length - 1) return true;
  return FOR.has(word) && words?.weather.has(of) === false;
}

/** "For" of all languages: "the weather for school" is of a place, "a coat for school" is not. */
const FOR: ReadonlySet<string> = new Set(['für', 'for', 'pour', 'para', 'per', 'voor']);

function locatePhrase(
  place: string,
  { tokens }: SentenceContext,
  words: OccasionWords,
): NamedPhrase | undefined {
  const parts = place.replaceAll("'s", " 's").split(' ');
  const texts = tokens.map(({ text }) => text.replaceAll("'s", " 's"));
  const joined = texts.flatMap((text, at) => text.split(' ').map((part) => ({ part, at })));
  const start = joined.findIndex((_, i) => parts.every((part, j) => joined[i + j]?.part === part));
  if (start === -1) return undefined;
  const [from = 0, last = 0] = [joined[start]?.at, joined[start + parts.length - 1]?.at];
  return collectLeads({ from, to: last + 1 }, tokens, words);
}

function collectLeads(
  { from, to }: WordRange,
  tokens: readonly Token[],
  words: OccasionWords,
): NamedPhrase {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  let first = from;
  const isOfVerb = (at: number) => words.infinitive.has(textAt(at - 1));
  while (first > 0 && isLead(textAt(first - 1), words) && !isOfVerb(first - 1)) first -= 1;
  let name = from;
  while (name < to - 1 && isLead(textAt(name), words)) name += 1;
  const listTexts = (start: number, end: number) =>
    tokens.slice(start, end).map(({ text }) => text);
  return { from: first, to, leads: listTexts(first, name), name: listTexts(name, to) };
}

function isLead(
  word: string,
  { articles, during, before, withArticle, at }: OccasionWords,
): boolean {
  return [articles, during, before, withArticle, at].some((list) => list.has(word));
}

function isDoubtful(phrase: NamedPhrase, words: OccasionWords, context: SentenceContext): boolean {
  const { from, leads, name } = phrase;
  const { tokens, grammar } = context;
  const { articles, during, before, withArticle, genitive } = words;
  const text = name.join(' ');
  if (leads.some((word) => during.has(word)) || isNotPlace(text, context.locale)) return true;
  if (name.length > 1 && articles.has(name.at(-1) ?? '')) return true;
  const preposition = leads.findLast((word) => !articles.has(word));
  const hasArticle = leads.some((word) => articles.has(word) || withArticle.has(word));
  const isBeforeOccasion =
    preposition === undefined || before.has(preposition) || withArticle.has(preposition);
  const isAlone = preposition === undefined && !hasArticle && standsAlone(phrase, words, context);
  if (isOccasionWord((words.isHeadLast ? name.at(-1) : name[0]) ?? '', words)) {
    const isOfWeather = isAlone && !grammar.timeWords.has(tokens[from - 1]?.text ?? '');
    const isOf = leads.some((word) => genitive.has(word));
    const isNamed = !hasArticle && !isBeforeOccasion && !isOf;
    // "Marathon weather"
    const isBeforeWeather = words.isHeadLast && words.weather.has(tokens[phrase.to]?.text ?? '');
    if (isOfWeather && isBeforeWeather) return true;
    return !isOfWeather && !isNamed && !isKnownWithArticle(text, words, context);
  }
  if (hasArticle) return isBeforeOccasion && !isKnownWithArticle(text, words, context);
  if (preposition !== undefined && before.has(preposition) && isActivity(name, words)) {
    return !context.isPlace(text);
  }
  return preposition === undefined && !isAlone && !context.isPlace(text);
}

/** A single word for what people do: "(for) stargazing". */
function isActivity([word = '', another]: readonly string[], words: OccasionWords): boolean {
  const { activityEnding } = words;
  return another === undefined && activityEnding !== undefined && word.endsWith(activityEnding);
}

/** The Bronx, die Schweiz, La Habana, il Sestriere. */
function isKnownWithArticle(
  name: string,
  { articles, articled }: OccasionWords,
  { isPlace }: SentenceContext,
): boolean {
  if (articled.has(name.split(' ')[0] ?? '')) return true;
  return [...articles].some((article) =>
    isPlace(article.endsWith("'") ? `${article}${name}` : `${article} ${name}`),
  );
}

/** Whether a name without words before it is in the position of a place: "weather Springfield", "and Springfield". */
function standsAlone(
  { from, to }: WordRange,
  { weather }: OccasionWords,
  { tokens, grammar }: SentenceContext,
): boolean {
  const { timeWords, words } = grammar;
  const isBeside = (word: string | undefined) =>
    word === undefined || weather.has(word) || timeWords.has(word) || words.conjunctions.has(word);
  return isBeside(tokens[from - 1]?.text) && isBeside(tokens[to]?.text);
}

/** "the village fete" */
const MAX_OCCASION_WORDS = 3;

/** Finds an occasion with the words that lead to it: "for the rockies game", "während der prüfung". */
export function findOccasion(context: SentenceContext): WordRange | undefined {
  const words = getOccasionWords(context.locale);
  if (!words) return undefined;
  const starts = context.tokens.flatMap(({ text }, at) =>
    isLead(text, words) && !words.articles.has(text) ? [at] : [],
  );
  for (const from of starts) {
    const to = findOccasionEnd(from, words, context);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

function findOccasionEnd(
  from: number,
  words: OccasionWords,
  { tokens, grammar, isPlace }: SentenceContext,
): number | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  let name = from + 1;
  while (name < tokens.length && isLead(textAt(name), words)) name += 1;
  const isOther = (word: string) => grammar.timeWords.has(word) || word === '';
  if (!words.isHeadLast) {
    if (!isOccasionWord(textAt(name), words)) return undefined;
    const next = textAt(name + 1);
    const belongs = !isOther(next) && !grammar.sampleWords.has(next) && !isPlace(next);
    return name + (belongs ? 2 : 1);
  }
  for (let at = name; at < name + MAX_OCCASION_WORDS && !isOther(textAt(at)); at += 1) {
    if (isOccasionWord(textAt(at), words)) return at + 1;
  }
  return words.during.has(textAt(from)) && !isOther(textAt(name)) ? name + 1 : undefined;
}
