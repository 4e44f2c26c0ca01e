import offTopic from '../languages/off-topic.json' with { type: 'json' };
import { languageSubtag } from '../skill-package/locales.ts';

/** Sentences of other subjects with the words of ours: "how hot is the sun". */
export function isOffTopic(utterance: string, locale: string): boolean {
  return compileOffTopic(languageSubtag(locale))?.sentence.test(foldSentence(utterance)) === true;
}

/** Mont Blanc */
const MAX_SIZED_WORDS = 2;
/** Whether a sentence asks for the size of a place: "how high is Mount Everest". */
export function asksForSize(utterance: string, place: string, locale: string): boolean {
  const sentence = foldSentence(utterance);
  const [whole] = compileOffTopic(languageSubtag(locale))?.measure.exec(sentence) ?? [];
  if (whole === undefined) return false;
  const rest = sentence.slice(whole.length);
  return rest.endsWith(place) ? rest === place : rest.split(' ').length <= MAX_SIZED_WORDS;
}

interface OffTopicPatterns {
  sentence: RegExp;
  measure: RegExp;
}

const offTopicPatterns = new Map<string, OffTopicPatterns>();

function compileOffTopic(language: string): OffTopicPatterns | undefined {
  const known = offTopicPatterns.get(language);
  const words = Object.entries(offTopic).find(([one]) => one === language)?.[1];
  if (known || !words) return known;
  const patterns = {
    sentence: new RegExp(`^(?:${words.sentences.join('|')})$`, 'u'),
    measure: new RegExp(`^${words.measure}`, 'u'),
  };
  offTopicPatterns.set(language, patterns);
  return patterns;
}

function foldSentence(utterance: string): string {
  const text = utterance.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}
