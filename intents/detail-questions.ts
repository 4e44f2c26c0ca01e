import type { RequestHandler } from 'ask-sdk-core';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import type { LastAnswer } from '../src/speech/profile.ts';
import type { TopicName } from '../src/speech/topic-names.ts';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import { isIntent, readRequestSlots, speakAndListen } from '../src/speech/turn.ts';
import { mergeFollowUp } from '../src/slots/follow-up-slots.ts';
import { parseAmazonDate, type SpokenSlots } from '../src/slots/spoken-slots.ts';
import { addDays, toLocalDate, type LocalDate } from '../src/time/local-time.ts';
import { answerTopic } from './support/answer-topic.ts';
import { respondNotUnderstood } from './conversation.ts';
import { detailTopic } from './follow-ups.ts';
import { topics } from './topics.ts';
import { findRecentAnswer, type Topic } from './support/turn-context.ts';

/** Topics that rain decides. */
const WET_TOPICS: ReadonlySet<TopicName> = new Set([
  'weather',
  'rain',
  'dry',
  'rainAmount',
  'rainChance',
  'rainThreshold',
  'wettestDay',
  'rainTime',
  'nextRain',
  'rainStop',
  'umbrella',
  'laundry',
  'barbecue',
  'bicycle',
] as const);

type Quantity = 'WHEN' | 'AMOUNT' | 'CHANCE' | 'DURATION' | 'REASON';

const RAIN_DETAILS: Readonly<Record<Quantity, TopicName>> = {
  WHEN: 'rainTime',
  AMOUNT: 'rainAmount',
  CHANCE: 'rainChance',
  DURATION: 'rainStop',
  REASON: 'weather',
};

const AMOUNTS: Partial<Record<TopicName, TopicName>> = {
  thunder: 'rainAmount',
  snow: 'snowAmount',
  sun: 'sunHours',
  cloudy: 'cloudCover',
  muggy: 'dewPoint',
  storm: 'wind',
  frost: 'low',
  ice: 'low',
  scraping: 'low',
};

/** "When exactly?", "How likely is that?", "And the day after?" */
export function createDetailQuestionHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'DetailQuestionIntent'),
    async handle(input) {
      const { detail } = readRequestSlots(input);
      const recent = await findRecentAnswer(input, dependencies);
      if (!recent) return speakAndListen(input, selectRequestPhrases(input).nothingToRepeat);
      const place = recent.place ?? undefined;
      if (detail === 'LATER' || detail === 'NEXT_DAY') {
        const later = moveOn(detail, recent, dependencies.clock().getTime());
        const slots = mergeFollowUp(recent.slots, later);
        return answerTopic(topics[recent.topic], slots, input, dependencies, { place });
      }
      if (!isQuantity(detail)) return respondNotUnderstood(input);
      const topic = selectDetailTopic(detail, recent.topic);
      // Whatever was asked before, a detail is no question for yes or no.
      const slots = { ...recent.slots, whether: undefined, detail };
      return answerTopic(topic, slots, input, dependencies, { place });
    },
  };
}

function isQuantity(detail: string | undefined): detail is Quantity {
  return detail !== undefined && detail in RAIN_DETAILS;
}

/** The topic that answers a detail; where none has it, the whole answer by parts or hours. */
function selectDetailTopic(detail: Quantity, topic: TopicName): Topic {
  // A warning says what it warns of, and until when.
  if (topic === 'warnings') return topics.warnings;
  if (WET_TOPICS.has(topic)) return topics[RAIN_DETAILS[detail]];
  if (detail === 'DURATION' && topic === 'sun') return topics.sunHours;
  if (detail === 'CHANCE') return topics[topic];
  if (detail === 'AMOUNT') return topics[AMOUNTS[topic] ?? topic];
  return detailTopic;
}

const NEXT_PARTS: Readonly<Record<string, string>> = { MO: 'AF', AF: 'EV', EV: 'NI' };

/** The part of the day after the recent one, or the day after. */
function moveOn(
  detail: 'LATER' | 'NEXT_DAY',
  { slots, place, at }: LastAnswer,
  now: number,
): SpokenSlots {
  const today = toLocalDate(Math.max(now, at), place?.timeZone ?? 'Europe/Berlin');
  const last = findLastDay(slots, today);
  const { dayPart } = slots;
  if (detail === 'NEXT_DAY') return { date: addDays(last, 1), dayPart };
  if (dayPart === undefined) return { date: addDays(last, 1) };
  const next = NEXT_PARTS[dayPart];
  return next === undefined
    ? { date: addDays(last, 1), dayPart: 'MO' }
    : { date: last, dayPart: next };
}

const NEXT_DAYS = 3;

/** The last day of the recent question. */
function findLastDay({ date, untilDate, span }: SpokenSlots, today: LocalDate): LocalDate {
  const said = untilDate ?? date;
  const meaning = said === undefined ? undefined : parseAmazonDate(said);
  switch (meaning?.kind) {
    case 'day':
      return meaning.date;
    case 'days':
      return meaning.last;
    case 'weekend':
      return addDays(meaning.saturday, 1);
    default:
      return span === 'NEXT_DAYS' ? addDays(today, NEXT_DAYS - 1) : today;
  }
}
