import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { findRecentAnswer, type LastAnswer } from '../src/speech/profile.ts';
import {
  OUTDOOR_TOPICS,
  TIMED_TOPICS,
  WET_TOPICS,
  type TopicName,
} from '../src/speech/topic-names.ts';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndContinue,
  speakAndListen,
} from '../src/speech/turn.ts';
import {
  findLastTalkedDay,
  hasTimeSlot,
  mergeFollowUp,
  moveOn,
} from '../src/slots/follow-up-slots.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { addDays, toLocalDate, toLocalHour, type LocalDate } from '../src/time/local-time.ts';
import { answerTopic } from './support/answer-topic.ts';
import { isToCome } from './support/recent-talk.ts';
import { extendNight } from './support/asked-time.ts';
import { COMPARISONS, findComparedTopic, isMomentary, moveTalk } from './support/topic-of-time.ts';
import { explainComparison, followUp } from './follow-ups.ts';
import { respondNotUnderstood } from './conversation.ts';
import { detailTopicEntry, topics, type TopicEntry } from './topics.ts';

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
  snowLying: 'snowDepth',
  sun: 'sunHours',
  cloudy: 'cloudCover',
  muggy: 'dewPoint',
  storm: 'wind',
  frost: 'low',
  ice: 'low',
  scraping: 'low',
  comparePlaces: 'whichPlace',
  comparison: 'whichDay',
};

/** Topics of which "when?" asks for the hour of the highest or lowest temperature. */
const EXTREMES: Partial<Record<TopicName, TopicName>> = {
  high: 'high', temperature: 'high', above: 'high', muggy: 'high', feelsLike: 'high', low: 'low', below: 'low',
  frost: 'low',
}; // prettier-ignore

/** The activities of topics that have no slot for them. */
const ACTIVITIES_OF_TOPICS: Partial<Record<TopicName, string>> = {
  laundry: 'laundry',
  barbecue: 'barbecue',
  bicycle: 'bicycle',
};

/** Topics that the chance of rain, snow or thunderstorms decides. */
const CHANCE_TOPICS: ReadonlySet<TopicName> = new Set([
  ...WET_TOPICS, 'thunder', 'snow', 'snowAmount', 'advice', 'bestDay', 'bestHours',
] as const); // prettier-ignore

/** The talk goes on about these: "and tomorrow?" after "until when?" asks again for the advice. */
const ADVICE_TOPICS: ReadonlySet<TopicName> = new Set([
  'umbrella', 'laundry', 'barbecue', 'bicycle', 'scraping', 'advice',
] as const); // prettier-ignore

/** "When exactly?", "How likely is that?", "And the day after?" */
export function createDetailQuestionHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'DetailQuestionIntent'),
    async handle(input) {
      const { detail: spoken, ...by } = readRequestSlots(input);
      const recent = await findRecentAnswer(input, dependencies);
      // In French, fog that lifts rises as the sun does.
      const isOfFog = spoken === 'RISING' && recent?.topic === 'fog';
      const detail = isOfFog ? 'DURATION' : asksForAmount(spoken, recent) ? 'AMOUNT' : spoken;
      const place = recent?.place ?? undefined;
      const event = findRiseOrSet(detail, recent?.topic);
      if (event !== undefined) {
        const slots = { ...recent?.slots, detail: undefined };
        return answerTopic(topics[event], slots, input, dependencies, { place });
      }
      if (!recent) return speakAndListen(input, selectRequestPhrases(input).nothingToRepeat);
      const moved = moveTalk({ ...by, detail }, recent, dependencies.clock());
      if (moved) return followUp(moved, input, dependencies);
      if (detail === undefined) return tellWhetherOver(by, recent, input, dependencies);
      if (detail === 'MORE') return tellMore(recent, input, dependencies);
      if (detail === 'REASON' && recent.topic !== 'warnings') {
        return explainWhy(recent, input, dependencies);
      }
      if (detail === 'CHANCE' && !CHANCE_TOPICS.has(recent.topic)) {
        return speakAndContinue(input, selectRequestPhrases(input).chanceUnknown);
      }
      const asked = findDetail(detail, recent);
      if (!asked) return respondNotUnderstood(input);
      const isKept = ADVICE_TOPICS.has(recent.topic) || LIMITS.has(recent.topic);
      const talksOf = isKept ? recent.topic : undefined;
      // Whatever was asked before, a detail is no question for yes or no.
      const slots = { ...asked.slots, whether: undefined, warmth: undefined, detail };
      return answerTopic(asked.topic, slots, input, dependencies, { place, talksOf });
    },
  };
}

/** "And when does it set?" is of the sun, unless the talk is of the moon. */
function findRiseOrSet(
  detail: string | undefined,
  topic: TopicName | undefined,
): TopicName | undefined {
  const isOfMoon = /moon/i.test(topic ?? '');
  if (detail === 'SETTING') return isOfMoon ? 'moonset' : 'sunset';
  if (detail !== 'RISING') return undefined;
  return isOfMoon ? 'moonrise' : 'sunrise';
}

/** Topics of which there may be more to come, as they are. */
const FALLING_TOPICS: ReadonlySet<TopicName> = new Set(['snow', 'thunder', 'hail'] as const);

/** "Is there more coming?": in what is left of today, after another day on the day after it. */
function tellMore(
  recent: LastAnswer,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> | Response {
  const { topic, place } = recent;
  const falls = FALLING_TOPICS.has(topic) ? topic : topic === 'snowAmount' ? 'snow' : undefined;
  const asked = falls ?? (WET_TOPICS.has(topic) ? 'rain' : undefined);
  if (asked === undefined) return respondNotUnderstood(input);
  const date = findDayOfTalk(recent, dependencies);
  const later = isToCome(recent) ? moveOn('NEXT_DAY', recent.slots, date) : { date };
  const slots = mergeFollowUp({ ...recent.slots, detail: undefined, whether: undefined }, later);
  return answerTopic(topics[asked], slots, input, dependencies, { place: place ?? undefined });
}

/** "Is it over by evening?": whether there is none of it then. */
function tellWhetherOver(
  by: SpokenSlots,
  recent: LastAnswer,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> | Response {
  const { topic, place, slots } = recent;
  const wet = WET_TOPICS.has(topic) ? 'rain' : undefined;
  const asked = topic === 'snowAmount' ? 'snow' : TIMED_TOPICS.has(topic) ? topic : wet;
  if (asked === undefined || !hasTimeSlot(by)) return respondNotUnderstood(input);
  const time = by.untilTime ?? by.time;
  const hours = time === undefined ? {} : { time, untilTime: MIDNIGHT };
  const today = findDayOfTalk(recent, dependencies);
  const last = findLastTalkedDay(slots, today);
  const isMorningAfter = by.dayPart === 'MO' && (last === today || isLate(slots));
  const date = by.date ?? (isMorningAfter ? addDays(last, 1) : last);
  const before = { ...slots, detail: undefined, whether: undefined };
  const merged = { ...mergeFollowUp(before, { ...by, ...hours, date }), absent: 'WITHOUT' };
  return answerTopic(topics[asked], merged, input, dependencies, { place: place ?? undefined });
}

const MIDNIGHT = '00:00';

function isLate({ dayPart = '' }: SpokenSlots): boolean {
  return dayPart === 'EV' || dayPart === 'NI';
}

/** "And on Saturday?" after "when's that?" asks again for the limit. */
const LIMITS: ReadonlySet<TopicName> = new Set(['above', 'below'] as const);

/** What the weather of the same hours may explain. */
const EXPLAINED_TOPICS: ReadonlySet<TopicName> = new Set([
  ...TIMED_TOPICS, ...ADVICE_TOPICS, 'rain', 'dry', 'rainChance', 'sun', 'cloudy', 'wind', 'temperature', 'high', 'low',
  'muggy', 'jacket', 'clothes',
] as const); // prettier-ignore

/** Temperatures have no first word to explain: the weather of the same time is all that a forecast knows. */
const MEASURED_TOPICS: ReadonlySet<TopicName> = new Set(['temperature', 'high', 'low'] as const);

/** The reason of an advice or of a yes or no is what the same hours have, without that advice. */
function explainWhy(
  recent: LastAnswer,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> | Response {
  const { topic, slots, place } = recent;
  const { whyUnknown } = selectRequestPhrases(input);
  const options = { place: place ?? undefined, talksOf: topic };
  if (COMPARISONS.has(topic)) {
    const [compared, asked] = explainComparison(recent);
    return answerTopic(topics[compared], asked, input, dependencies, options);
  }
  if (!EXPLAINED_TOPICS.has(topic)) return speakAndContinue(input, whyUnknown);
  if (MEASURED_TOPICS.has(topic)) {
    return answerTopic(topics.weather, slots, input, dependencies, options);
  }
  const asked = topic === 'rain' || topic === 'dry' ? topics.rainChance : topics[topic];
  const why = { ...slots, whether: undefined, absent: undefined, detail: 'REASON' };
  return answerTopic(asked, why, input, dependencies, options);
}

interface AskedDetail {
  topic: TopicEntry;
  slots: SpokenSlots;
}

function findDetail(detail: string | undefined, recent: LastAnswer): AskedDetail | undefined {
  const { topic, slots } = recent;
  if (detail === 'BEST_TIME') return findBestTime(recent);
  if (detail === 'IF_RAIN') return { topic: topics.rainChance, slots };
  if (detail === 'ALTITUDE') return findSnowLine(recent);
  // The hour of the highest or lowest temperature is none that was asked for before.
  const extreme = detail === 'MOST' || detail === 'WHEN' ? findExtreme(recent) : undefined;
  if (extreme) return extreme;
  if (detail === 'DURATION' && topic === 'frost' && slots['dayPart'] === 'NI') {
    const now = toLocalHour(recent.at, recent.place?.timeZone ?? 'Europe/Berlin');
    return { topic: topics[topic], slots: extendNight(slots, now) };
  }
  if (!isQuantity(detail)) return undefined;
  // "When does it die down?" looks beyond the moment of the talk.
  const time =
    detail === 'DURATION' && isMomentary(slots) ? { span: undefined, date: undefined } : {};
  return { topic: selectDetailTopic(detail, topic, recent), slots: { ...slots, ...time } };
}

/** "Up to how much?" of what falls or blows. */
function asksForAmount(detail: string | undefined, recent: LastAnswer | undefined): boolean {
  return detail === 'MOST' && EXTREMES[recent?.topic ?? 'weather'] === undefined;
}

function findExtreme({ topic, slots }: LastAnswer): AskedDetail | undefined {
  const extreme = EXTREMES[topic];
  const { time: _, timeName: __, untilTime: ___, ...others } = slots;
  return extreme && { topic: topics[extreme], slots: others };
}

/** "What time is best?" after a question about an activity; of other talk it is the day by its parts. */
function findBestTime({ topic, slots }: LastAnswer): AskedDetail {
  const activity = slots['activity'] ?? ACTIVITIES_OF_TOPICS[topic];
  if (activity === undefined) return { topic: detailTopicEntry, slots };
  return { topic: topics.bestHours, slots: { ...slots, activity } };
}

/** "At what elevation?" asks for the snow line, where the talk is of what falls. */
function findSnowLine({ topic, slots }: LastAnswer): AskedDetail | undefined {
  const isOfSnow = topic.startsWith('snow') || slots['change'] === 'SNOW' || WET_TOPICS.has(topic);
  if (!isOfSnow) return undefined;
  return { topic: topics.unoffered, slots: { ...slots, subject: 'SNOW_LINE' } };
}

function isQuantity(detail: string | undefined): detail is Quantity {
  return detail !== undefined && detail in RAIN_DETAILS;
}

/** The topic that answers a detail; where none has it, the whole answer by parts or hours. */
function selectDetailTopic(detail: Quantity, topic: TopicName, recent: LastAnswer): TopicEntry {
  // A warning says what it warns of, and until when.
  if (topic === 'warnings') return topics.warnings;
  const asksForTimes = detail === 'WHEN' || detail === 'DURATION';
  if (detail === 'DURATION' && COMPARISONS.has(topic)) {
    return topics[findComparedTopic(recent.slots)];
  }
  // What can be done outdoors today can be until it rains.
  if (detail === 'DURATION' && isOutdoors(recent)) {
    return topics[isToCome(recent) ? 'rainTime' : 'nextRain'];
  }
  if (WET_TOPICS.has(topic)) {
    return topics[detail === 'DURATION' && isToCome(recent) ? 'rainTime' : RAIN_DETAILS[detail]];
  }
  if (detail === 'DURATION' && topic === 'wind') return topics.wind;
  if (detail === 'DURATION' && topic === 'sun') return topics.sunHours;
  if (asksForTimes && topic === 'snowAmount') return topics.snow;
  if (asksForTimes && TIMED_TOPICS.has(topic)) return topics[topic];
  if (detail === 'WHEN' && topic in EXTREMES) return topics[EXTREMES[topic] ?? topic];
  if (detail === 'CHANCE' && topic === 'thunder') return topics.thunder;
  if (detail === 'CHANCE') return topics[topic.startsWith('snow') ? 'snow' : 'rainChance'];
  if (detail === 'AMOUNT') return topics[AMOUNTS[topic] ?? topic];
  return detailTopicEntry;
}

/** Advice of the slot that is about things to wear or to take. */
const THINGS = /^(?:shorts|gloves|hat|lightJacket|sunscreen|noUmbrella|noJacket|noGloves)$/;

function isOutdoors({ topic, slots }: LastAnswer): boolean {
  return OUTDOOR_TOPICS.has(topic) && !THINGS.test(slots.activity ?? '');
}

function findDayOfTalk({ at, place }: LastAnswer, { clock }: SkillDependencies): LocalDate {
  return toLocalDate(Math.max(clock().getTime(), at), place?.timeZone ?? 'Europe/Berlin');
}
