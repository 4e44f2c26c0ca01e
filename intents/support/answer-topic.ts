import type { RequestHandler, HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import {
  isIntent,
  readRequestSlots,
  speakAndListen,
  speakAndContinue,
} from '../../src/speech/request-response.ts';
import {
  type Topic,
  createTurnContext,
  type ResolvedTurn,
  type TurnContext,
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
  updateSession,
  readSession,
  type PendingQuestion,
  saveProfile,
} from '../../src/speech/profile.ts';
import { selectRequestPhrases } from '../../src/languages/phrases.ts';
import { sendProgressiveResponse } from '../../src/speech/platform-api.ts';
import { createTurnClient, getTurnState, runWithinTurnTimeout } from '../../src/speech/turn.ts';
import {
  askForPlace,
  askWhichPlace,
  respond,
  addAgeNotice,
  addForecastEndNotice,
} from './respond.ts';
import { resolvePlace, type PlaceResolution, resolveSpokenPlace } from './resolve-place.ts';
import { topics } from '../topics.ts';

/**
 * The handler of a topic's own intent. A place alone, which is taken for a question for its weather,
 * may be the answer to a question of the skill's.
 */
export function createTopicHandler(topic: Topic, collaborators: SkillDependencies): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, topic.intent),
    async handle(input) {
      const slots = readRequestSlots(input);
      const isPlaceAlone = topic.name === 'weather';
      const resumed = isPlaceAlone ? answerPendingQuestion(slots, input, collaborators) : undefined;
      return resumed ?? answerTopic(topic, slots, input, collaborators);
    },
  };
}

/** The clock of every country that postcodes are known of. */
const POSTCODE_TIME_ZONE = 'Europe/Berlin';

/** What is known of an answer before it is looked for. */
interface AnswerOptions {
  /** The place, where it need not be found. */
  place?: Place | null | undefined;
  /** A sentence that is spoken before the answer. */
  preface?: string;
}

/** Finds the place of a question, has its topic answer it and keeps it in mind for what follows. */
export async function answerTopic(
  topic: Topic,
  slots: SpokenSlots,
  input: HandlerInput,
  collaborators: SkillDependencies,
  { place, preface }: AnswerOptions = {},
): Promise<Response> {
  // All that a turn waits for comes out of one budget: address, settings, weather.
  return runWithinTurnTimeout(input, async (signal, deadline) => {
    sendProgressiveResponse(input, selectRequestPhrases(input).oneMoment, signal);
    const asking = await createTurnContext(input, slots, collaborators, signal);
    const { phrases } = asking;
    const refusal = topic.refuse?.(slots, asking);
    if (refusal) return speakAndListen(input, refusal);
    const where: PlaceResolution = place
      ? { kind: 'place', place }
      : await resolvePlace(asking, topic, collaborators);
    switch (where.kind) {
      case 'place':
        return answerForPlace(where, topic, { ...asking, deadline }, collaborators, preface);
      case 'unknown':
        return askForPlace(topic, asking);
      case 'ambiguous':
        return askWhichPlace(where.choices, topic, asking);
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
  { deadline, ...asking }: TurnContext & { deadline: number },
  collaborators: SkillDependencies,
  preface: string | undefined,
): Promise<Response> {
  const { now, deviceTimeZone, requestId, input, phrases } = asking;
  const calendar =
    'code' in where
      ? createCalendar(now, POSTCODE_TIME_ZONE, POSTCODE_TIME_ZONE)
      : createCalendar(now, where.timeZone, deviceTimeZone);
  const place = 'code' in where ? null : where;
  const calls: WeatherCall[] = [];
  const calling = (more: readonly WeatherCall[]) => {
    calls.push(...more);
    collaborators.observe?.({ requestId, place, calls });
  };
  let ends: LocalDate | undefined;
  const endsAt = (last: LocalDate) => {
    ends = last;
  };
  const asked: ResolvedTurn = {
    ...asking,
    location: where,
    calendar,
    recordCalls: calling,
    setForecastEnd: endsAt,
  };
  updateSession(input, { pending: undefined });
  const turn = getTurnState(input);
  const settings = { turn, deadline, timeZone: calendar.timeZone, now };
  const client = createTurnClient(collaborators.client, settings);
  const answered = await topic.answer(asked, { ...collaborators, client });
  const ages = client.ages();
  if (ages.answer !== undefined) turn.outcome = 'aged';
  const whole = ends === undefined ? answered : addForecastEndNotice(answered, ends, asking);
  const reply = addAgeNotice(whole, ages, phrases);
  const speech = preface === undefined ? reply.speech : `${preface} ${reply.speech}`;
  return respond({ ...reply, speech }, topic, asked, guess, collaborators);
}

/** A place, said to the skill's question for it; undefined where nothing was asked, or not answered. */
export function answerPendingQuestion(
  said: SpokenSlots,
  input: HandlerInput,
  collaborators: SkillDependencies,
): Promise<Response> | undefined {
  const { pending } = readSession(input);
  if (!pending || !hasOnlyPlaceSlots(said)) return undefined;
  return resumePendingQuestion(pending, said, input, collaborators);
}

/** Answers a question that waited for its place. */
export async function resumePendingQuestion(
  { topic, slots }: PendingQuestion,
  said: SpokenSlots,
  input: HandlerInput,
  collaborators: SkillDependencies,
  known?: Place,
): Promise<Response> {
  if (topic === 'home') return saveHome(said, input, collaborators, known);
  return answerTopic(topics[topic], mergeFollowUp(slots, said), input, collaborators, {
    place: known,
  });
}

const HOME_SUBJECT = { name: 'home' } as const;

/** Keeps where the listener lives, once it is clear which place they mean. */
export async function saveHome(
  slots: SpokenSlots,
  input: HandlerInput,
  collaborators: SkillDependencies,
  known?: Place,
): Promise<Response> {
  const { home, cannotRemember } = selectRequestPhrases(input);
  if (!collaborators.store) return speakAndContinue(input, cannotRemember);
  return runWithinTurnTimeout(input, async (signal) => {
    const asking = await createTurnContext(input, slots, collaborators, signal);
    const where: PlaceResolution | undefined = known
      ? { kind: 'place', place: known }
      : await resolveSpokenPlace(asking, collaborators);
    switch (where?.kind) {
      case 'place': {
        if ('code' in where.place) return askForPlace(HOME_SUBJECT, asking);
        const { pending, recent } = readSession(input);
        updateSession(input, { pending: undefined });
        await saveProfile(input, { home: where.place });
        const remembered = home.remembered(where.place.name);
        // Who was asked where they live after a question wants its answer for that place.
        const isAnswer = pending?.topic === 'home' && recent !== undefined;
        if (!isAnswer) return speakAndContinue(input, `${remembered} ${home.whatFor}`);
        const topic = topics[recent.topic];
        const beforehand = { place: where.place, preface: remembered };
        return answerTopic(topic, recent.slots, input, collaborators, beforehand);
      }
      case 'ambiguous':
        return askWhichPlace(where.choices, HOME_SUBJECT, asking);
      case undefined:
        updateSession(input, { pending: { topic: 'home', slots: {}, choices: [] } });
        return speakAndListen(input, home.ask);
      default:
        return askForPlace(HOME_SUBJECT, asking);
    }
  });
}
