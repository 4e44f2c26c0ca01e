import { languageSubtag } from '../skill-package/locales.ts';
import requests from '../languages/subscription-requests.json' with { type: 'json' };
import { recognizeAsked, type AskedOptions } from './recognize-asked.ts';
import { SUBSCRIPTION_INTENTS } from './samples.ts';
import type { RecognizedIntent } from './recognize-intent.ts';

/** How people of a language ask to be told, in other words than the samples: each pattern with the words of a sample. */
interface RequestPatterns {
  /** How words are written before all else. */
  spelling: readonly Pattern[];
  /** Words that deny. */
  negation: RegExp;
  /** Words of being told, without which nothing is about quiet hours, and nothing ends all. */
  notice: RegExp;
  /** How a question begins. */
  question: RegExp;
  /** Words that change nothing, but in what is said of quiet hours. */
  fillers: RegExp;
  quiet: readonly Pattern[];
  which: readonly Pattern[];
  stop: readonly Pattern[];
  ask: readonly Pattern[];
  /** What is done to what a pattern captures, one after the other. */
  conditions: readonly Pattern[];
}

type Pattern = readonly [from: RegExp, to: string];

const SOURCES: Readonly<Record<string, (typeof requests)['de']>> = requests;
const compiled = new Map<string, RequestPatterns>();

/**
 * Recognizes what somebody says about being told unasked: "give me a shout if it's going to rain", "you can drop the
 * frost ones". Undefined for all else.
 */
export function recognizeSubscription(
  utterance: string,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const patterns = findPatterns(languageSubtag(options.locale));
  if (!patterns) return undefined;
  const sentences = utterance.split(/(?<=[.?!])\s+/u);
  for (const text of sentences.length > 1 ? [utterance, ...sentences] : sentences) {
    const found = recognizeSentence(normalize(text, patterns), patterns, options);
    if (found) return found;
  }
  return undefined;
}

function recognizeSentence(
  said: string,
  patterns: RequestPatterns,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const isOfTelling = patterns.notice.test(said);
  const isQuestion = patterns.question.test(said);
  const plain = collapse(said.replaceAll(patterns.fillers, ' '));
  const canonical =
    (isOfTelling && !isQuestion ? rephrase(said, patterns.quiet, patterns) : undefined) ??
    rephrase(plain, [...patterns.which, ...patterns.stop], patterns);
  if (canonical === undefined) return recognizeWish(plain, patterns, options);
  const found = recognizeCanonical(canonical, options);
  // "Forget that" may be about anything.
  return found && endsAll(found) && !isOfTelling ? undefined : found;
}

/** A wish; one that is denied, "don't warn me about fog", ends what it would begin. */
function recognizeWish(
  plain: string,
  patterns: RequestPatterns,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const { negation, ask } = patterns;
  const affirmed = collapse(plain.replace(negation, ' '));
  const wish = rephrase(plain, ask, patterns) ?? rephrase(affirmed, ask, patterns);
  // "When it does not rain" is told of nobody.
  if (wish === undefined || negation.test(wish)) return undefined;
  const found = recognizeCanonical(wish, options);
  return found?.intent === 'SubscribeIntent' && affirmed !== plain ? toStop(found) : found;
}

function recognizeCanonical(
  canonical: string,
  options: AskedOptions,
): RecognizedIntent | undefined {
  const recognized = recognizeAsked(canonical, options);
  if (!recognized || !SUBSCRIPTION_INTENTS.has(recognized.intent)) return undefined;
  // "Turn the telly off" names no place.
  const { value: place, resolutions } = recognized.slots['place'] ?? {};
  const isPlace = place === undefined || resolutions !== undefined || options.isPlace(place);
  return isPlace ? recognized : undefined;
}

const STOP_SLOTS: ReadonlySet<string> = new Set(['alert', 'alertLevel', 'pollenType', 'place']);

function toStop({ slots, confidence = 1 }: RecognizedIntent): RecognizedIntent {
  const kept = Object.entries(slots).filter(([name]) => STOP_SLOTS.has(name));
  return { intent: 'UnsubscribeIntent', slots: Object.fromEntries(kept), confidence };
}

function endsAll({ intent, slots }: RecognizedIntent): boolean {
  const isOfSome = [slots['alert'], slots['pollenType']].some((slot) => slot?.value !== undefined);
  return intent === 'UnsubscribeIntent' && !isOfSome;
}

function findPatterns(language: string): RequestPatterns | undefined {
  const source = SOURCES[language];
  const known = compiled.get(language);
  if (known || !source) return known;
  const patterns = {
    spelling: compile(source.spelling, 'gu'),
    negation: new RegExp(source.negation, 'u'),
    notice: new RegExp(source.notice, 'u'),
    question: new RegExp(source.question, 'u'),
    fillers: new RegExp(source.fillers, 'gu'),
    quiet: compile(source.quiet),
    which: compile(source.which),
    stop: compile(source.stop),
    ask: compile(source.ask),
    conditions: compile(source.conditions),
  };
  compiled.set(language, patterns);
  return patterns;
}

function compile(pairs: readonly string[][], flags = 'u'): Pattern[] {
  return pairs.map(([from = '', to = '']) => [new RegExp(from, flags), to]);
}

function normalize(utterance: string, { spelling }: RequestPatterns): string {
  const plain = collapse(
    utterance
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/[¿¡]|[?!.,;:]+(?= |$)/gu, ' '),
  );
  return spelling.reduce((text, [what, by]) => text.replace(what, by), plain);
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The sentence in the words of the samples, by the first pattern that it has. */
function rephrase(
  said: string,
  candidates: readonly Pattern[],
  { conditions }: RequestPatterns,
): string | undefined {
  for (const [from, to] of candidates) {
    const match = from.exec(said);
    if (!match) continue;
    const words = to.replaceAll(/\$(\d)/gu, (_, at: string) => {
      const captured = match[Number(at)]?.trim() ?? '';
      return conditions.reduce((text, [what, by]) => text.replace(what, by), captured);
    });
    // Without what it leads to, the last word has no place.
    return to.includes('$') ? collapse(words).replace(DANGLING, '') : words;
  }
  return undefined;
}

/** A word that leads to what was not said. */
const DANGLING =
  / (?:vor|wenn|about|when|sobre|de|cuando|quand|contro|per|quando|voor|als|przed|gdy|om|när|för)$/u;
