import { languageSubtag } from '../skill-package/locales.ts';
import requests from '../languages/subscription-requests.json' with { type: 'json' };
import { recognizeAsked, type AskedOptions } from './recognize-asked.ts';
import { SUBSCRIPTION_INTENTS } from './samples.ts';
import type { RecognizedIntent } from './recognize-intent.ts';

/** How people of a language ask to be told, in other words than the samples: each pattern with the words of a sample. */
interface RequestPatterns {
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
  const said = normalize(utterance);
  const canonical =
    rephrase(said, patterns.quiet, patterns) ??
    rephrase(dropFillers(said, patterns), [...patterns.which, ...patterns.stop], patterns) ??
    rephrase(dropFillers(said, patterns), patterns.ask, patterns);
  if (canonical === undefined) return undefined;
  const recognized = recognizeAsked(canonical, options);
  if (!recognized || !SUBSCRIPTION_INTENTS.has(recognized.intent)) return undefined;
  // "Turn the telly off" names no place.
  const { value: place, resolutions } = recognized.slots['place'] ?? {};
  const isPlace = place === undefined || resolutions !== undefined || options.isPlace(place);
  return isPlace ? recognized : undefined;
}

function findPatterns(language: string): RequestPatterns | undefined {
  const source = SOURCES[language];
  const known = compiled.get(language);
  if (known || !source) return known;
  const patterns = {
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

function compile(pairs: readonly string[][]): Pattern[] {
  return pairs.map(([from = '', to = '']) => [new RegExp(from, 'u'), to]);
}

function normalize(utterance: string): string {
  return collapse(
    utterance
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/[¿¡]|[?!.,;:]+(?= |$)/gu, ' '),
  );
}

function dropFillers(said: string, { fillers }: RequestPatterns): string {
  return collapse(said.replaceAll(fillers, ' '));
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
    return collapse(words).replace(DANGLING, '');
  }
  return undefined;
}

/** A word that leads to what was not said. */
const DANGLING =
  / (?:vor|wenn|about|when|sobre|de|cuando|quand|contro|per|quando|voor|als|przed|gdy|om|när|för)$/u;
