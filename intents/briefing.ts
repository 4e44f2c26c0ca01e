import type { RequestHandler } from 'ask-sdk-core';
import { parseForecastQuery } from '../src/slots/parse-query.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { isIntent } from '../src/speech/turn.ts';
import { answerTopic } from './support/answer-topic.ts';
import { createScreenContent, loadForecast } from './support/forecast.ts';
import {
  explainUnanswerable,
  requirePlace,
  type PlacedTurn,
  type Topic,
} from './support/turn-context.ts';
import { topics, type TopicEntry } from './topics.ts';

const MAX_WORDS = 60;

/** "Give me my weather briefing": today at the listener's place. */
export function createBriefingHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'BriefingIntent'),
    handle: (input) => answerTopic(briefingTopicEntry, {}, input, dependencies),
  };
}

/** The text of the service, with what is warned of, the day and the night, and pollen for those who asked for it. */
const briefingTopic: Topic<PlacedTurn> = {
  async answer(turn, dependencies) {
    const { slots, calendar, phrases } = turn;
    const question = parseForecastQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const [forecast, pollen] = await Promise.all([
      loadForecast(question, turn, dependencies, { needsHours: false, needsFacts: false }),
      loadPollen(turn, dependencies),
    ]);
    const speech = fitSentences([forecast.text, pollen], MAX_WORDS, turn.tag);
    return {
      speech,
      title: phrases.cardTitle(requirePlace(turn).name),
      screen: await createScreenContent(forecast, speech, turn),
    };
  },
};

const briefingTopicEntry: TopicEntry = {
  name: 'weather',
  intent: 'BriefingIntent',
  load: () => briefingTopic,
};

/** Pollen is forecast for this country only. */
const POLLEN_COUNTRY = 'DE';

/** Empty for those who did not ask for pollen, and without a forecast. */
async function loadPollen(turn: PlacedTurn, dependencies: SkillDependencies): Promise<string> {
  const { askedForPollen } = turn.profile;
  if (askedForPollen === undefined || requirePlace(turn).country !== POLLEN_COUNTRY) return '';
  const pollenTopic = await topics.pollen.load();
  const reply = await pollenTopic.answer(turn, dependencies).catch(() => undefined);
  return reply?.speech ?? '';
}

/**
 * Joins texts in order and leaves out the sentences with which they would have too many words.
 *
 * @param tag BCP 47
 */
export function fitSentences(texts: readonly string[], maxWords: number, tag: string): string {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' });
  const sentences = texts.flatMap((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment.trim()),
  );
  const fitting: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    const count = countWords(sentence);
    if (count === 0 || words + count > maxWords) continue;
    fitting.push(sentence);
    words += count;
  }
  return fitting.join(' ');
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
