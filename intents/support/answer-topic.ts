import { getLocale, type HandlerInput, type RequestHandler } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndListen,
  speakAndContinue,
  createTurnClient,
  getTurnState,
  runWithinTurnTimeout,
} from '../../src/speech/turn.ts';
import {
  type Topic,
  createTurnContext,
  type PlacedTurn,
  type TopicReply,
  type TurnContext,
  resolvePlace,
  type PlaceResolution,
} from './turn-context.ts';
import type { Place } from '../../src/place/place.ts';
import type { Postcode } from '../../src/place/address.ts';
import { createCalendar, type WeatherCall } from '../../src/slots/query.ts';
import { pickFilledSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { hasOnlyPlaceSlots, mergeFollowUp, isElsewhere } from '../../src/slots/follow-up-slots.ts';
import type { LocalDate } from '../../src/time/local-time.ts';
import {
  findRecentAnswer,
  updateSession,
  readSession,
  type LastAnswer,
  type PendingQuestion,
} from '../../src/speech/profile.ts';
import { selectRequestPhrases } from '../../src/languages/phrases.ts';
import { sendProgressiveResponse } from '../../src/speech/platform-api.ts';
import {
  askForOwnPlace,
  askForPlace,
  askWhichPlace,
  findChoiceNearAddress,
  respond,
  addAgeNotice,
  addForecastEndNotice,
} from './respond.ts';
import { continueTalk, findMeantTopic, TOPICS_BY_CONTEXT, withoutOutside } from './recent-talk.ts';
import { COMPARISONS, findTopicOfPast } from './topic-of-time.ts';
import { saveHome, saveOwnPlace } from './save-places.ts';
import { compareWithTalk, findTwoPlaces } from './two-places.ts';
import { topics, type TopicEntry } from '../topics.ts';
import { OUTDOOR_TOPICS, type TopicName } from '../../src/speech/topic-names.ts';
import { namesYesterday, resolveNamedTimes } from '../../src/slots/named-times.ts';
import { checkDayOfHours, replyToDayBeyondReach } from './beyond-reach.ts';

/** Beyond these nobody asks for the air. */
const [HOTTEST_C, HOTTEST_F] = [50, 125];

/**
 * Handles the intent of a topic. An utterance with only a place is parsed as a weather question, but may also
 * reply to a pending question of the skill.
 */
export function createTopicHandler(
  topic: TopicEntry,
  dependencies: SkillDependencies,
): RequestHandler {
  return {
    canHandle: (input) =>
      isIntent(input, topic.intent) &&
      (topic.quantity === undefined || readRequestSlots(input).quantity === topic.quantity),
    async handle(input) {
      const spoken = readRequestSlots(input);
      const isPlaceAlone = topic.name === 'weather';
      const resumed = isPlaceAlone ? answerPendingQuestion(spoken, input, dependencies) : undefined;
      if (resumed) return resumed;
      const recent = await findRecentAnswer(input, dependencies);
      const hottest = getLocale(input.requestEnvelope) === 'en-US' ? HOTTEST_F : HOTTEST_C;
      const now = dependencies.clock().getTime();
      const meant = TOPICS_BY_CONTEXT.has(topic.name)
        ? findMeantTopic(spoken, topic.name, recent, { hottest, now })
        : { topic: topic.name, slots: spoken };
      const meantTopic = meant.topic === topic.name ? topic : topics[meant.topic];
      if (!recent) return answerTopic(meantTopic, meant.slots, input, dependencies);
      return continueWith(meantTopic, meant.slots, recent, input, dependencies);
    },
  };
}

/** Answers a full question after an answer whose place and time it may leave unsaid. */
function continueWith(
  topic: TopicEntry,
  spoken: SpokenSlots,
  recent: LastAnswer,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> {
  const isComparison = COMPARISONS.has(topic.name);
  const whole = isComparison ? compareWithTalk(topic.name, spoken, recent) : undefined;
  if (whole) return answerTopic(topics[whole.topic], whole.slots, input, dependencies, whole);
  if (isElsewhere(spoken)) return answerTopic(topic, spoken, input, dependencies);
  const { slots, place } = continueTalk(spoken, topic.name, recent);
  return answerTopic(topic, slots, input, dependencies, { place });
}

/** The time zone of every country whose postcodes the service supports. */
const POSTCODE_TIME_ZONE = 'Europe/Berlin';

/** What the caller already knows about the answer. */
interface AnswerOptions {
  /** The resolved place, if the caller has one. */
  place?: Place | null | undefined;
  /** A sentence to speak before the answer. */
  preface?: string;
  /** What the talk goes on about, if that is not the topic of the answer. */
  talksOf?: TopicName | undefined;
}

/** Resolves the place of a question, has its topic answer it and saves it for follow-ups. */
export function answerTopic(
  asked: TopicEntry,
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  { place, preface, talksOf }: AnswerOptions = {},
): Promise<Response> {
  // Address, device settings and weather share one time budget.
  return runWithinTurnTimeout(input, async (signal, deadline) => {
    sendProgressiveResponse(input, selectRequestPhrases(input).oneMoment, signal);
    const [topic, context] = await Promise.all([
      asked.load(),
      createTurnContext(input, slots, dependencies, signal),
    ]);
    const refusal = await topic.refuse?.(slots, context);
    if (refusal) return speakAndListen(input, refusal);
    const where: PlaceResolution = place
      ? { kind: 'place', place }
      : await resolvePlace(context, topic, dependencies);
    const answering = { ...context, deadline, asked: asked.name, talksOf };
    switch (where.kind) {
      case 'place':
        return answerForPlace(where, topic, answering, dependencies, preface);
      case 'unknown': {
        const both = findTwoPlaces(context, dependencies);
        if (both) {
          return answerForBoth(both, topic, { ...answering, talksOf: undefined }, dependencies);
        }
        const alone = topic.explainWithoutPlace?.(slots, context);
        return alone === undefined ? askForPlace(asked, context) : speakAndContinue(input, alone);
      }
      case 'untold':
        return askForOwnPlace(where.key, context);
      case 'ambiguous': {
        const near = await findChoiceNearAddress(context, dependencies);
        if (!near) return askWhichPlace(where.choices, asked, context);
        const nearest = { kind: 'place', place: near } as const;
        return answerForPlace(nearest, topic, answering, dependencies, preface);
      }
      case 'malformed':
        return speakAndListen(input, context.phrases.pollen.unknownPostcode);
      case 'outOfReach':
        return speakAndContinue(input, context.phrases.pollen.noForecast(null));
    }
  });
}

type AnsweringContext = TurnContext & { deadline: number } & Pick<PlacedTurn, 'asked' | 'talksOf'>;

async function answerForPlace(
  { place, guess }: Extract<PlaceResolution, { kind: 'place' }>,
  topic: Topic<PlacedTurn>,
  context: AnsweringContext,
  dependencies: SkillDependencies,
  preface: string | undefined,
): Promise<Response> {
  const { turn, reply } = await replyForPlace(place, topic, context, dependencies);
  const speech = preface === undefined ? reply.speech : `${preface} ${reply.speech}`;
  return respond({ ...reply, speech }, turn, guess, dependencies);
}

/** Answers for one place and then for the other; what follows is about both. */
async function answerForBoth(
  places: readonly [Place, Place],
  topic: Topic<PlacedTurn>,
  context: AnsweringContext,
  dependencies: SkillDependencies,
): Promise<Response> {
  const calls: WeatherCall[] = [];
  const [first, second] = await Promise.all([
    replyForPlace(places[0], topic, context, dependencies, calls),
    replyForPlace(places[1], topic, context, dependencies, calls),
  ]);
  const names = new Intl.ListFormat(context.tag).format(places.map(({ name }) => name));
  const reply: TopicReply = {
    ...second.reply,
    speech: `${first.reply.speech} ${second.reply.speech}`,
    title: context.phrases.cardTitle(names),
    screen: undefined,
    isOfTwo: true,
  };
  return respond(reply, second.turn, undefined, dependencies);
}

/** @param calls collects the calls of the answer */
async function replyForPlace(
  where: Place | Postcode,
  askedTopic: Topic<PlacedTurn>,
  context: AnsweringContext,
  dependencies: SkillDependencies,
  calls: WeatherCall[] = [],
): Promise<{ turn: PlacedTurn; reply: TopicReply }> {
  const { deadline, now, deviceTimeZone, requestId, input, phrases, tag } = context;
  const calendar =
    'code' in where
      ? createCalendar(now, POSTCODE_TIME_ZONE, POSTCODE_TIME_ZONE)
      : createCalendar(now, where.timeZone, deviceTimeZone, [
          where.country,
          tag.split('-')[1] ?? '',
        ]);
  const place = 'code' in where ? null : where;
  const recordCalls = (more: readonly WeatherCall[]) => {
    calls.push(...more);
    dependencies.observe?.({ requestId, place, calls, units: context.units });
  };
  let forecastEnd: LocalDate | undefined;
  const setForecastEnd = (last: LocalDate) => {
    forecastEnd = last;
  };
  const said = OUTDOOR_TOPICS.has(context.asked) ? withoutOutside(context.slots) : context.slots;
  const named = resolveNamedTimes(said, calendar);
  const isPast = namesYesterday(named, calendar);
  const asked = isPast ? findTopicOfPast(context.asked, named, calendar) : context.asked;
  const topic = asked === context.asked ? askedTopic : await topics[asked].load();
  const turn: PlacedTurn = {
    ...context,
    asked,
    slots: topic.completeTime?.(named, calendar) ?? named,
    location: where,
    calendar,
    recordCalls,
    setForecastEnd,
  };
  if (context.session.pending) updateSession(input, { pending: undefined });
  const turnState = getTurnState(input);
  const settings = { turn: turnState, deadline, timeZone: calendar.timeZone, now };
  const client = createTurnClient(dependencies.client, settings);
  const topicReply = await topic
    .answer(turn, { ...dependencies, client })
    .then(async (reply) => (reply.isBeyondHours ? checkDayOfHours(reply, turn, client) : reply))
    .catch((error: unknown) => replyToDayBeyondReach(error, turn));
  const ages = client.ages();
  if (ages.answer !== undefined) turnState.outcome = 'aged';
  const completeReply =
    forecastEnd === undefined ? topicReply : addForecastEndNotice(topicReply, forecastEnd, context);
  return { turn, reply: addAgeNotice(completeReply, ages, phrases) };
}

/**
 * Resumes the pending question with the spoken place; undefined if no question is pending or the utterance has
 * other slots.
 */
export function answerPendingQuestion(
  spoken: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
): Promise<Response> | undefined {
  const { pending } = readSession(input);
  if (!pending || !hasOnlyPlaceSlots(spoken)) return undefined;
  return resumePendingQuestion(pending, spoken, input, dependencies);
}

/** Answers a pending question with its place. */
export async function resumePendingQuestion(
  { topic, slots }: PendingQuestion,
  spoken: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  chosenPlace?: Place,
): Promise<Response> {
  if (topic === 'home') return rememberHome(spoken, input, dependencies, chosenPlace);
  const whole = { ...slots, ...pickFilledSlots(spoken) };
  if (topic === 'ownPlace') return saveOwnPlace(whole, input, dependencies, chosenPlace);
  if (topic === 'subscription') {
    return (await import('./subscribe.ts')).subscribe(whole, input, dependencies, chosenPlace);
  }
  return answerTopic(topics[topic], mergeFollowUp(slots, spoken), input, dependencies, {
    place: chosenPlace,
  });
}

/** Saves the home of the listener, and repeats the answer after which it was asked for. */
export async function rememberHome(
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  chosenPlace?: Place,
): Promise<Response> {
  const saved = await saveHome(slots, input, dependencies, chosenPlace);
  if (!('recent' in saved)) return saved;
  const { recent, ...options } = saved;
  return answerTopic(topics[recent.topic], recent.slots, input, dependencies, options);
}
