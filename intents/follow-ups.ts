import type { HandlerInput, RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import { continueTalk } from './support/recent-talk.ts';
import { comparesHours, spanComparedDays } from './support/asked-time.ts';
import {
  findTopicAfterComparison,
  findTopicOfTime,
  COMPARISONS,
  COMPARISONS_OF_PLACES,
  findToday,
  isPast,
  moveTalk,
  type TalkedComparison,
} from './support/topic-of-time.ts';
import { completeComparison, completeWhere, findComparedWhere } from './support/two-places.ts';
import { OUTDOOR_TOPICS, type TopicName } from '../src/speech/topic-names.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import {
  hasDaySlot,
  hasTimeSlot,
  keepsHour,
  mergeFollowUp,
  MIDDLE_OF_DAY,
  saysPlace,
  saysSeveralDays,
  settleHour,
} from '../src/slots/follow-up-slots.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndListen,
  speakAndContinue,
} from '../src/speech/turn.ts';
import { findRecentAnswer, readSession, type LastAnswer } from '../src/speech/profile.ts';
import {
  answerTopic,
  answerPendingQuestion,
  resumePendingQuestion,
} from './support/answer-topic.ts';
import { detailTopicEntry, findTopic, topics } from './topics.ts';
import { respondNotUnderstood } from './conversation.ts';
import { matchChoice } from '../src/place/choices.ts';
import { isRegionName } from '../src/place/landmarks/find-landmark.ts';
import { selectRequestPhrases } from '../src/languages/phrases.ts';
import { addDays, toLocalDate, type LocalDate } from '../src/time/local-time.ts';

/** "And tomorrow?", "And in Munich?", "And the wind?", "No, Frankfurt an der Oder.", "Not Boston, Austin." */
export function createFollowUpHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'FollowUpIntent', 'CorrectionIntent'),
    async handle(input) {
      const { wrongPlace: _, ...spoken } = readRequestSlots(input);
      const pending = await answerPendingQuestion(spoken, input, dependencies);
      return pending ?? followUp(spoken, input, dependencies);
    },
  };
}

/** Asks the recent question again with other slots. */
export async function followUp(
  { aspect, ...said }: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> {
  const recent = await findRecentAnswer(input, dependencies);
  // "And an hour later?"
  const later =
    recent && said.namedDay === 'REST_OF_DAY'
      ? moveTalk({ duration: said.duration }, recent, dependencies.clock())
      : undefined;
  const spoken = later ?? said;
  const asksForPollen = (spoken.pollenType ?? spoken.unknownPollen) !== undefined;
  const asked = findTopic(asksForPollen ? 'pollen' : aspect) ?? findTopic(recent?.topic);
  const { timeZone } = recent?.place ?? dependencies.defaultPlace();
  const today = toLocalDate(dependencies.clock().getTime(), timeZone);
  const talked = { topic: asked?.name ?? 'weather', slots: recent?.slots ?? {} };
  const parts = spoken.otherDayPart === undefined ? undefined : findTopicOfParts(talked.topic);
  const topic =
    parts?.topic ??
    (COMPARISONS.has(talked.topic)
      ? findTopicAfterComparison(talked, spoken)
      : findTopicOfTime(talked, spoken, today));
  const isOfOtherDay = recent?.slots.date !== undefined && recent.slots.date !== today;
  const settled = isOfOtherDay ? settleHour(recent.slots, spoken, MIDDLE_OF_DAY) : spoken;
  const keepsTime = isPast(topic) ? undefined : findKeptTime(recent?.slots, spoken, today);
  const merged = {
    ...mergeFollowUp(recent?.slots ?? {}, { ...settled, ...keepsTime }),
    ...parts?.slots,
  };
  const lowSlots = findNightSlots(topic, spoken, recent?.slots ?? {});
  // "And on Sunday?" after "when does the wind drop?" asks how windy it is then.
  const isOfWind = topic === 'wind' && hasDaySlot(spoken) && merged.detail === 'WHEN';
  const slots = lowSlots ?? (isOfWind ? { ...merged, detail: undefined } : merged);
  const place = saysPlace(spoken) || recent?.isOfTwo ? undefined : recent?.place;
  return answerTopic(topics[lowSlots ? 'low' : topic], slots, input, dependencies, { place });
}

/** What is more of it in one part of a day than in another. */
const DIRECTIONS_OF_TOPICS: Partial<Record<TopicName, string>> = {
  rain: 'WETTER', dry: 'DRIER', rainChance: 'WETTER', rainAmount: 'WETTER', umbrella: 'WETTER', wind: 'WINDIER',
  storm: 'WINDIER', temperature: 'WARMER', high: 'WARMER', low: 'COLDER', sun: 'SUNNIER', sunHours: 'SUNNIER',
  above: 'WARMER', below: 'COLDER', frost: 'COLDER', feelsLike: 'WARMER',
}; // prettier-ignore

/** "In the morning or in the afternoon?" is of what was asked before; of an activity its topic compares them. */
function findTopicOfParts(topic: TopicName): { topic?: TopicName; slots?: SpokenSlots } {
  if (OUTDOOR_TOPICS.has(topic)) return {};
  return { topic: 'whichDay', slots: { direction: DIRECTIONS_OF_TOPICS[topic] } };
}

/** Days from today that the hours of a forecast cover whole. */
const DAYS_WITH_HOURS = 2;

/** "And on Thursday?" after "do I need an umbrella at six?" */
function findKeptTime(
  recent: SpokenSlots = {},
  spoken: SpokenSlots,
  today: LocalDate,
): Pick<SpokenSlots, 'keepsTime'> | undefined {
  const isNear = (spoken.date ?? '') <= addDays(today, DAYS_WITH_HOURS);
  return isNear && keepsHour(recent, spoken) ? { keepsTime: 'KEEPS_TIME' } : undefined;
}

/** "And at night?" after "how hot does it get?" asks for the low, of several days for that of each. */
function findNightSlots(
  topic: TopicName,
  spoken: SpokenSlots,
  recent: SpokenSlots,
): SpokenSlots | undefined {
  const isOfDays = saysSeveralDays(recent) && !hasDaySlot(spoken);
  if (spoken.dayPart !== 'NI' || !(topic === 'high' || (topic === 'temperature' && isOfDays))) {
    return undefined;
  }
  return mergeFollowUp(recent, isOfDays ? { ...spoken, dayPart: undefined } : spoken);
}

/** "I'm going to Denver this weekend": the weather there, and what the next questions are about. */
export function createTripHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'TripIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      const spoken = readRequestSlots(input);
      const { slots, place } = recent ? continueTalk(spoken, 'weather', recent) : { slots: spoken };
      return answerTopic(topics.weather, slots, input, dependencies, { place });
    },
  };
}

/** "Where is it warmest?" */
function asksWhere(input: HandlerInput): boolean {
  return (
    isIntent(input, 'UnofferedIntent') && findComparedWhere(readRequestSlots(input)) !== undefined
  );
}

/** "Is that colder than here?", "Is that warmer than today?", "Which one is warmer?" */
export function createCompareThatHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'CompareThatIntent') || asksWhere(input),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      const spoken = readRequestSlots(input);
      const complete = asksWhere(input) ? completeWhere : completeComparison;
      const asked = (recent && compareHours(spoken, recent)) ?? complete(spoken, recent);
      if (!asked) return respondNotUnderstood(input);
      const { topic, place } = asked;
      const isOfPlaces = topic === 'whichPlace' && recent !== undefined;
      const slots = isOfPlaces ? addDirection(asked.slots, recent) : asked.slots;
      return answerTopic(topics[topic], slots, input, dependencies, { place });
    },
  };
}

/** "Compared to home?" after "how low does it go?" asks for the colder of the places. */
function addDirection(slots: SpokenSlots, recent: LastAnswer): SpokenSlots {
  const direction = recent.slots['direction'] ?? DIRECTIONS_OF_TOPICS[recent.topic];
  return { ...slots, direction: slots.direction ?? direction };
}

/** Of two hours, the better one for who has asked about rain or wind. */
const DIRECTIONS_OF_BETTER: Readonly<Record<string, readonly [better: string, worse: string]>> = {
  DRIER: ['DRIER', 'WETTER'],
  WETTER: ['DRIER', 'WETTER'],
  WINDIER: ['CALMER', 'WINDIER'],
};

/** "Which is better?" after an answer for five and one for seven of the same day and place. */
function compareHours(
  spoken: SpokenSlots,
  { topic, slots, place, before }: LastAnswer,
): TalkedComparison | undefined {
  const { direction, otherPlace, otherWhereabouts, otherDate } = spoken;
  const other = otherPlace ?? otherWhereabouts ?? otherDate ?? before?.slots['otherDayPart'];
  const { time, dayPart, date } = before?.slots ?? {};
  const isOther = direction === undefined || other !== undefined || date !== slots.date;
  if (!place || isOther) return undefined;
  const isSamePlace =
    before?.place.latitude === place.latitude && before.place.longitude === place.longitude;
  const isHour = (time ?? dayPart) !== undefined && (slots.time ?? slots.dayPart) !== undefined;
  const isSameTime = time === slots.time && dayPart === slots.dayPart;
  if (!isSamePlace || !isHour || isSameTime) return undefined;
  const [better, worse] = DIRECTIONS_OF_BETTER[DIRECTIONS_OF_TOPICS[topic] ?? ''] ?? [];
  const of = { BETTER: better, WORSE: worse }[direction] ?? direction;
  const compared = { ...slots, direction: of, otherTime: time, otherDayPart: dayPart };
  return {
    topic: 'whichDay',
    slots: { ...compared, detail: undefined, whether: undefined },
    place,
  };
}

/** Of the days or places that were compared, their weather. */
export function explainComparison({
  topic,
  slots,
  ...recent
}: LastAnswer): [TopicName, SpokenSlots] {
  if (COMPARISONS_OF_PLACES.has(topic)) return ['whichPlace', { ...slots, direction: undefined }];
  const { date, ...others } = slots;
  const hours = { dayPart: undefined, otherDayPart: undefined, time: undefined };
  const days = comparesHours(slots)
    ? { date }
    : spanComparedDays(
        { date, otherDate: slots['otherDate'] },
        findToday({ topic, slots, ...recent }),
      );
  return ['weather', { ...others, ...hours, ...days }];
}

const CHOICE_IDS = ['FIRST', 'SECOND', 'THIRD'];

/** "The second one", "the one in Bavaria", in reply to "which of these places?" */
export function createChoiceHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'ChoiceIntent', 'ChosenPlaceIntent'),
    async handle(input) {
      const { pending } = readSession(input);
      const { choice = '', ...spoken } = readRequestSlots(input);
      if (saysPlace(spoken)) return chooseByName(spoken, input, dependencies);
      const chosen = pending?.choices[CHOICE_IDS.indexOf(choice)];
      if (!pending || !chosen) return respondNotUnderstood(input);
      return resumePendingQuestion(pending, {}, input, dependencies, chosen.place);
    },
  };
}

/** "The one in Bavaria": only the offered places are meant; with none on offer it is a follow-up. */
async function chooseByName(
  spoken: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> {
  const { pending } = readSession(input);
  if (!pending || pending.choices.length === 0) return followUp(spoken, input, dependencies);
  const chosen = matchChoice(spoken.place ?? '', pending.choices);
  // "The one in Ohio" may be none of those on offer.
  if (!chosen && !isRegionName(spoken.place ?? '')) return respondNotUnderstood(input);
  return resumePendingQuestion(pending, spoken, input, dependencies, chosen?.place);
}

/** "Say that again." */
export function createRepeatHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'AMAZON.RepeatIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      if (!recent) return speakAndListen(input, selectRequestPhrases(input).nothingToRepeat);
      return speakAndContinue(input, recent.speech);
    },
  };
}

/** "In more detail": repeats the previous answer part by part or hour by hour. "Hourly forecast" needs none. */
export function createDetailHandler(dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'DetailIntent'),
    async handle(input) {
      const recent = await findRecentAnswer(input, dependencies);
      const spoken = readRequestSlots(input);
      if (hasTimeSlot(spoken) || saysPlace(spoken)) {
        const asked = recent ? continueTalk(spoken, 'weather', recent) : { slots: spoken };
        return answerTopic(detailTopicEntry, asked.slots, input, dependencies, {
          place: 'place' in asked ? asked.place : undefined,
        });
      }
      if (!recent) return speakAndListen(input, selectRequestPhrases(input).nothingToRepeat);
      const { topic, slots, place } = recent;
      const detailed = topic === 'pollen' ? topics.pollen : detailTopicEntry;
      return answerTopic(detailed, slots, input, dependencies, { place });
    },
  };
}
