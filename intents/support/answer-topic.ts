import type { RequestHandler, HandlerInput } from 'ask-sdk-core';
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
  type ResolvedTurn,
  type TurnContext,
  resolvePlace,
  type PlaceResolution,
  resolveSpokenPlace,
} from './turn-context.ts';
import type { Place } from '../../src/place/place.ts';
import { createCalendar, type WeatherCall } from '../../src/slots/query.ts';
import {
  type SpokenSlots,
  mergeFollowUp,
  hasOnlyPlaceSlots,
} from '../../src/slots/spoken-slots.ts';
import type { LocalDate } from '../../src/time/local-time.ts';
import {
  createHomeQuestion,
  updateSession,
  readSession,
  type PendingQuestion,
  saveProfile,
} from '../../src/speech/profile.ts';
import { selectRequestPhrases } from '../../src/languages/phrases.ts';
import { sendProgressiveResponse } from '../../src/speech/platform-api.ts';
import {
  askForPlace,
  askWhichPlace,
  respond,
  addAgeNotice,
  addForecastEndNotice,
} from './respond.ts';
import { topics } from '../topics.ts';

/**
 * Handles the intent of a topic. An utterance with only a place is parsed as a weather question, but may also
 * reply to a pending question of the skill.
 */
export function createTopicHandler(topic: Topic, dependencies: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) =>
      isIntent(input, topic.intent) &&
      (topic.quantity === undefined || readRequestSlots(input).quantity === topic.quantity),
    async handle(input) {
      const slots = readRequestSlots(input);
      const isPlaceAlone = topic.name === 'weather';
      const resumed = isPlaceAlone ? answerPendingQuestion(slots, input, dependencies) : undefined;
      return resumed ?? answerTopic(topic, slots, input, dependencies);
    },
  };
}

/** The time zone of every country whose postcodes the service supports. */
const POSTCODE_TIME_ZONE = 'Europe/Berlin';

/** What the caller already knows about the answer. */
interface AnswerOptions {
  /** The resolved place, if the caller has one. */
  place?: Place | null | undefined;
  /** A sentence to speak before the answer. */
  preface?: string;
}

/** Resolves the place of a question, has its topic answer it and saves it for follow-ups. */
export async function answerTopic(
  topic: Topic,
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  { place, preface }: AnswerOptions = {},
): Promise<Response> {
  // Address, device settings and weather share one time budget.
  return runWithinTurnTimeout(input, async (signal, deadline) => {
    sendProgressiveResponse(input, selectRequestPhrases(input).oneMoment, signal);
    const context = await createTurnContext(input, slots, dependencies, signal);
    const { phrases } = context;
    const refusal = topic.refuse?.(slots, context);
    if (refusal) return speakAndListen(input, refusal);
    const where: PlaceResolution = place
      ? { kind: 'place', place }
      : await resolvePlace(context, topic, dependencies);
    switch (where.kind) {
      case 'place':
        return answerForPlace(where, topic, { ...context, deadline }, dependencies, preface);
      case 'unknown':
        return askForPlace(topic, context);
      case 'ambiguous':
        return askWhichPlace(where.choices, topic, context);
      case 'malformed':
        return speakAndListen(input, phrases.pollen.unknownPostcode);
      case 'outOfReach':
        return speakAndContinue(input, phrases.pollen.noForecast(null));
    }
  });
}

async function answerForPlace(
  { place: where, guess }: Extract<PlaceResolution, { kind: 'place' }>,
  topic: Topic,
  { deadline, ...context }: TurnContext & { deadline: number },
  dependencies: SkillDependencies,
  preface: string | undefined,
): Promise<Response> {
  const { now, deviceTimeZone, requestId, input, phrases } = context;
  const calendar =
    'code' in where
      ? createCalendar(now, POSTCODE_TIME_ZONE, POSTCODE_TIME_ZONE)
      : createCalendar(now, where.timeZone, deviceTimeZone);
  const place = 'code' in where ? null : where;
  const calls: WeatherCall[] = [];
  const recordCalls = (more: readonly WeatherCall[]) => {
    calls.push(...more);
    dependencies.observe?.({ requestId, place, calls });
  };
  let forecastEnd: LocalDate | undefined;
  const setForecastEnd = (last: LocalDate) => {
    forecastEnd = last;
  };
  const turn: ResolvedTurn = {
    ...context,
    location: where,
    calendar,
    recordCalls,
    setForecastEnd,
  };
  updateSession(input, { pending: undefined });
  const turnState = getTurnState(input);
  const settings = { turn: turnState, deadline, timeZone: calendar.timeZone, now };
  const client = createTurnClient(dependencies.client, settings);
  const topicReply = await topic.answer(turn, { ...dependencies, client });
  const ages = client.ages();
  if (ages.answer !== undefined) turnState.outcome = 'aged';
  const completeReply =
    forecastEnd === undefined ? topicReply : addForecastEndNotice(topicReply, forecastEnd, context);
  const reply = addAgeNotice(completeReply, ages, phrases);
  const speech = preface === undefined ? reply.speech : `${preface} ${reply.speech}`;
  return respond({ ...reply, speech }, topic, turn, guess, dependencies);
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
  if (topic === 'home') return saveHome(spoken, input, dependencies, chosenPlace);
  return answerTopic(topics[topic], mergeFollowUp(slots, spoken), input, dependencies, {
    place: chosenPlace,
  });
}

const HOME_SUBJECT = { name: 'home' } as const;

/** Saves the home of the listener once the place is unambiguous. */
export async function saveHome(
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  chosenPlace?: Place,
): Promise<Response> {
  const { home, cannotRemember } = selectRequestPhrases(input);
  if (!dependencies.store) return speakAndContinue(input, cannotRemember);
  return runWithinTurnTimeout(input, async (signal) => {
    const context = await createTurnContext(input, slots, dependencies, signal);
    const where: PlaceResolution | undefined = chosenPlace
      ? { kind: 'place', place: chosenPlace }
      : await resolveSpokenPlace(context, dependencies);
    switch (where?.kind) {
      case 'place': {
        if ('code' in where.place) return askForPlace(HOME_SUBJECT, context);
        const { pending, recent } = readSession(input);
        updateSession(input, { pending: undefined });
        await saveProfile(input, { home: where.place });
        const remembered = home.remembered(where.place.name);
        // The skill asked for the home after an answer: repeat that answer for the home.
        const isAnswer = pending?.topic === 'home' && recent !== undefined;
        if (!isAnswer) return speakAndContinue(input, `${remembered} ${home.whatFor}`);
        const topic = topics[recent.topic];
        const options = { place: where.place, preface: remembered };
        return answerTopic(topic, recent.slots, input, dependencies, options);
      }
      case 'ambiguous':
        return askWhichPlace(where.choices, HOME_SUBJECT, context);
      case undefined:
        updateSession(input, { pending: createHomeQuestion() });
        return speakAndListen(input, home.ask);
      default:
        return askForPlace(HOME_SUBJECT, context);
    }
  });
}
