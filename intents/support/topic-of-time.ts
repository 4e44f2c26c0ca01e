import { parseAmazonDate, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { hasTimeSlot } from '../../src/slots/follow-up-slots.ts';
import type { Calendar } from '../../src/slots/query.ts';
import { adjustToLocalDay } from '../../src/slots/query-range.ts';
import type { LastAnswer } from '../../src/speech/profile.ts';
import type { TopicName } from '../../src/speech/topic-names.ts';
import type { LocalDate } from '../../src/time/local-time.ts';

/** Topics of what was measured: their days are over, and those of other topics are to come. */
export const isPast = (topic: TopicName) => topic.startsWith('past');

/** Topics that rain decides. */
export const WET_TOPICS: ReadonlySet<TopicName> = new Set([
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

/** Their own answers say when it begins and ends, or that there is none. */
export const TIMED_TOPICS: ReadonlySet<TopicName> = new Set([
  'thunder',
  'hail',
  'storm',
  'fog',
  'ice',
  'frost',
  'snow',
] as const);

/** Topics of what is to come, beside those of what was measured; of several the first is meant. */
const TOPICS_BY_TENSE: readonly (readonly [coming: TopicName, past: TopicName])[] = [
  ['weather', 'pastWeather'],
  ['rain', 'pastRain'],
  ['rainTime', 'pastRain'],
  ['rainChance', 'pastRain'],
  ['rainAmount', 'pastRainAmount'],
  ['dry', 'pastDry'],
  ['snow', 'pastSnow'],
  ['snowAmount', 'pastSnowAmount'],
  ['temperature', 'pastTemperature'],
  ['feelsLike', 'pastTemperature'],
  ['high', 'pastHigh'],
  ['low', 'pastLow'],
  ['above', 'pastHigh'],
  ['below', 'pastLow'],
  ['frost', 'pastFrost'],
  ['wind', 'pastWind'],
  ['wind', 'pastWindy'],
  ['storm', 'pastStorm'],
];

/** What a topic that searches the days itself asks of a single one. */
const TOPICS_OF_A_DAY: Partial<Record<TopicName, TopicName>> = {
  nextRain: 'rainTime',
  rainStop: 'rain',
  reach: 'high',
};

const TOPICS_OF_CHANGES: Readonly<Record<string, TopicName>> = {
  SNOW: 'snow',
  SUN: 'sun',
  WARMER: 'temperature',
  COLDER: 'temperature',
};

/**
 * The topic of a follow-up with another time: "and tomorrow?" after "did it rain yesterday?" asks for the rain to
 * come, "and on Sunday?" after "when will it snow?" whether it snows.
 *
 * @param spoken the slots of the follow-up alone
 */
export function findTopicOfTime(
  recent: Pick<LastAnswer, 'topic' | 'slots'>,
  spoken: SpokenSlots,
  today: LocalDate,
): TopicName {
  const { topic } = recent;
  if (!hasTimeSlot(spoken)) return topic;
  if (topic === 'nextChange') return TOPICS_OF_CHANGES[recent.slots.change ?? ''] ?? 'weather';
  const ofDay = TOPICS_OF_A_DAY[topic] ?? topic;
  const tense = findTense(spoken, today);
  if (tense === undefined || isPast(topic) === (tense === 'past')) return ofDay;
  return findTopicOfTense(ofDay, tense);
}

/**
 * "What's the temperature yesterday?" asks for what was measured, which stations report of one day.
 *
 * @param slots of a question that names yesterday
 */
export function findTopicOfPast(
  topic: TopicName,
  { date = '' }: SpokenSlots,
  calendar: Calendar,
): TopicName {
  // Where it is a day later, the listener's today is theirs.
  const isOfPast = adjustToLocalDay(date, calendar) === date && !isPast(topic);
  return isOfPast ? findTopicOfTense(topic, 'past') : topic;
}

function findTopicOfTense(topic: TopicName, tense: 'past' | 'coming'): TopicName {
  const pair = TOPICS_BY_TENSE.find((one) => one.includes(topic));
  return pair?.[tense === 'past' ? 1 : 0] ?? topic;
}

/** Undefined for today, and for a time of an unnamed day. */
function findTense(
  { past, date, namedDay }: SpokenSlots,
  today: LocalDate,
): 'past' | 'coming' | undefined {
  if (past !== undefined) return 'past';
  if (namedDay !== undefined) return 'coming';
  const meaning = date === undefined ? undefined : parseAmazonDate(date);
  if (meaning?.kind === 'weekend' || meaning?.kind === 'days') return 'coming';
  if (meaning?.kind !== 'day' || meaning.date === today) return undefined;
  return meaning.date < today ? 'past' : 'coming';
}
