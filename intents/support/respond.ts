import type { Response } from 'ask-sdk-model';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type { PlaceChoice } from '../../src/place/choices.ts';
import { pickFilledSlots } from '../../src/slots/spoken-slots.ts';
import {
  saveProfile,
  updateSession,
  type UserProfile,
  type PendingQuestion,
  type LastAnswer,
} from '../../src/speech/profile.ts';
import { ADDRESS_PERMISSIONS } from '../../src/speech/device.ts';
import { speakAndListen, speakAndContinue } from '../../src/speech/request-response.ts';
import { hasScreen, createRenderDirective } from '../../src/speech/screen/render.ts';
import { getTurnState, waitWithinTurnTimeout, type TurnAges } from '../../src/speech/turn.ts';
import type { ResolvedTurn, TurnContext, TopicReply, Topic } from './turn-context.ts';
import type { FallbackReason } from './resolve-place.ts';
import { toAnswerAge, toAgeHours, formatSpokenDate } from '../../src/wording/age.ts';
import type { Phrases } from '../../src/languages/types.ts';
import type { LocalDate } from '../../src/time/local-time.ts';

/** Speaks an answer, shows it, and keeps the question in mind. */
export async function respond(
  reply: TopicReply,
  topic: Topic,
  asked: ResolvedTurn,
  guess: FallbackReason | undefined,
  collaborators: SkillDependencies,
): Promise<Response> {
  const { input } = asked;
  await saveLastAnswer(reply, topic, asked, collaborators);
  addCardAndScreen(reply, asked, guess);
  if (reply.reprompt !== undefined) {
    return speakAndListen(input, { speech: reply.speech, reprompt: reply.reprompt });
  }
  if (guess && collaborators.store && !asked.profile.askedForHome) {
    return askForHome(reply, asked, guess, collaborators);
  }
  return speakAndContinue(input, reply.speech);
}

/** What waits for its place: a question, or being told where the listener lives. */
interface PendingSubject {
  name: PendingQuestion['topic'];
}

export function askForPlace(topic: PendingSubject, asking: TurnContext): Response {
  const { input, slots, phrases } = asking;
  const { place, postcode } = slots;
  updateSession(input, {
    pending: { topic: topic.name, slots: pickFilledSlots(slots), choices: [] },
  });
  const unknown =
    postcode === undefined
      ? phrases.unknownPlace(place ?? '')
      : phrases.unknownSpokenPostcode(postcode);
  const { speech, reprompt } = topic.name === 'home' ? phrases.home.ask : phrases.askPlace;
  return speakAndListen(input, { speech: `${unknown} ${speech}`, reprompt });
}

export function askWhichPlace(
  choices: readonly PlaceChoice[],
  topic: PendingSubject,
  asking: TurnContext,
): Response {
  const { input, slots, phrases } = asking;
  const pending = { topic: topic.name, slots: pickFilledSlots(slots), choices: [...choices] };
  updateSession(input, { pending });
  return speakAndListen(input, phrases.whichPlace(choices.map(({ description }) => description)));
}

/** Nobody is asked again soon: who does not want to say it hears of the configured place. */
async function askForHome(
  reply: TopicReply,
  asked: ResolvedTurn,
  guess: FallbackReason,
  collaborators: SkillDependencies,
): Promise<Response> {
  const { input, phrases } = asked;
  await trySaveProfile({ askedForHome: asked.now }, asked, collaborators);
  updateSession(input, { pending: { topic: 'home', slots: {}, choices: [] } });
  const { speech, reprompt } = phrases.home.askBack(guess === 'forbidden');
  return speakAndListen(input, { speech: `${reply.speech} ${speech}`, reprompt });
}

function addCardAndScreen(
  { title, speech, screen }: TopicReply,
  asked: ResolvedTurn,
  guess: FallbackReason | undefined,
): void {
  const { responseBuilder, requestEnvelope } = asked.input;
  if (guess === 'forbidden') responseBuilder.withAskForPermissionsConsentCard(ADDRESS_PERMISSIONS);
  else if (title !== undefined) responseBuilder.withSimpleCard(title, speech);
  if (!screen || !hasScreen(requestEnvelope)) return;
  const { Viewport: viewport } = requestEnvelope.context;
  const rendered = viewport
    ? createRenderDirective(screen, viewport)
    : createRenderDirective(screen);
  responseBuilder.addDirective(rendered);
}

async function saveLastAnswer(
  { speech, reprompt }: TopicReply,
  { name }: Topic,
  asked: ResolvedTurn,
  collaborators: SkillDependencies,
): Promise<void> {
  if (reprompt !== undefined) return;
  const { input, slots, location, now } = asked;
  const place = 'code' in location ? null : location;
  const recent: LastAnswer = { topic: name, slots: pickFilledSlots(slots), place, speech, at: now };
  updateSession(input, { recent });
  if (collaborators.store) await trySaveProfile({ recent }, asked, collaborators);
}

/** Keeps what only helps the turns to come: an answer waits no longer for it than the turn has time. */
async function trySaveProfile(
  change: Partial<UserProfile>,
  { input }: ResolvedTurn,
  { log }: SkillDependencies,
): Promise<void> {
  const keeping = saveProfile(input, change).catch((error: unknown) => {
    log.warn({ err: error, trace: getTurnState(input).trace }, 'A turn is not remembered');
  });
  await waitWithinTurnTimeout(keeping, input);
}

/**
 * A reply that says, and shows, once how old it is: before it where it was given before and the
 * service fails now, after it where only its data are late.
 */
export function addAgeNotice(
  reply: TopicReply,
  { answer, data }: TurnAges,
  { age }: Phrases,
): TopicReply {
  if (answer !== undefined) {
    const ago = age.staleAnswer(toAnswerAge(answer));
    return mapReplyText(reply, (text) => `${ago} ${text}`);
  }
  if (data !== undefined) {
    const old = age.staleData(toAgeHours(data));
    return mapReplyText(reply, (text) => `${text} ${old}`);
  }
  return reply;
}

function mapReplyText(reply: TopicReply, tell: (text: string) => string): TopicReply {
  const { speech, screen } = reply;
  return {
    ...reply,
    speech: tell(speech),
    screen: screen && { ...screen, text: tell(screen.text) },
  };
}

/** A reply that says, and shows, after it where the forecast ends: more days were asked for than there are. */
export function addForecastEndNotice(
  reply: TopicReply,
  last: LocalDate,
  { tag, phrases }: Pick<TurnContext, 'tag' | 'phrases'>,
): TopicReply {
  const end = phrases.forecastEnds(formatSpokenDate(last, tag));
  const { speech, screen } = reply;
  return {
    ...reply,
    speech: `${speech} ${end}`,
    screen: screen && { ...screen, text: `${screen.text} ${end}` },
  };
}
