import type { Response } from 'ask-sdk-model';
import type { Collaborators } from '../../src/collaborators.ts';
import type { PlaceChoice } from '../../src/place/ambiguity.ts';
import { filledSlots } from '../../src/slots/spoken-slots.ts';
import {
  keep,
  keepInSession,
  type Kept,
  type Pending,
  type Recent,
} from '../../src/speech/memory.ts';
import { ADDRESS_PERMISSIONS } from '../../src/speech/device-address.ts';
import { ask, sayAndGoOn } from '../../src/speech/respond.ts';
import { hasScreen, renderDirective } from '../../src/speech/screen/render.ts';
import { turnOf } from '../../src/speech/turn.ts';
import { orOver } from '../../src/speech/within-budget.ts';
import type { Asked, Asking, Reply, Topic } from './topic.ts';
import type { Guess } from './where.ts';

/** Speaks an answer, shows it, and keeps the question in mind. */
export async function respond(
  reply: Reply,
  topic: Topic,
  asked: Asked,
  guess: Guess | undefined,
  collaborators: Collaborators,
): Promise<Response> {
  const { input } = asked;
  await remember(reply, topic, asked, collaborators);
  show(reply, asked, guess);
  if (reply.reprompt !== undefined) {
    return ask(input, { speech: reply.speech, reprompt: reply.reprompt });
  }
  if (guess && collaborators.store && !asked.kept.askedForHome) {
    return askForHome(reply, asked, guess, collaborators);
  }
  return sayAndGoOn(input, reply.speech);
}

/** What waits for its place: a question, or being told where the listener lives. */
export interface Waiting {
  name: Pending['topic'];
}

export function askForPlace(topic: Waiting, asking: Asking): Response {
  const { input, slots, phrases } = asking;
  const { place, postcode } = slots;
  keepInSession(input, { pending: { topic: topic.name, slots: filledSlots(slots), choices: [] } });
  const unknown =
    postcode === undefined
      ? phrases.unknownPlace(place ?? '')
      : phrases.unknownSpokenPostcode(postcode);
  const { speech, reprompt } = topic.name === 'home' ? phrases.home.ask : phrases.askPlace;
  return ask(input, { speech: `${unknown} ${speech}`, reprompt });
}

export function askWhich(
  choices: readonly PlaceChoice[],
  topic: Waiting,
  asking: Asking,
): Response {
  const { input, slots, phrases } = asking;
  const pending = { topic: topic.name, slots: filledSlots(slots), choices: [...choices] };
  keepInSession(input, { pending });
  return ask(input, phrases.whichPlace(choices.map(({ description }) => description)));
}

/** Nobody is asked again soon: who does not want to say it hears of the configured place. */
async function askForHome(
  reply: Reply,
  asked: Asked,
  guess: Guess,
  collaborators: Collaborators,
): Promise<Response> {
  const { input, phrases } = asked;
  await keepIfPossible({ askedForHome: asked.now }, asked, collaborators);
  keepInSession(input, { pending: { topic: 'home', slots: {}, choices: [] } });
  const { speech, reprompt } = phrases.home.askBack(guess === 'forbidden');
  return ask(input, { speech: `${reply.speech} ${speech}`, reprompt });
}

function show({ title, speech, screen }: Reply, asked: Asked, guess: Guess | undefined): void {
  const { responseBuilder, requestEnvelope } = asked.input;
  if (guess === 'forbidden') responseBuilder.withAskForPermissionsConsentCard(ADDRESS_PERMISSIONS);
  else if (title !== undefined) responseBuilder.withSimpleCard(title, speech);
  if (!screen || !hasScreen(requestEnvelope)) return;
  const { Viewport: viewport } = requestEnvelope.context;
  const rendered = viewport ? renderDirective(screen, viewport) : renderDirective(screen);
  responseBuilder.addDirective(rendered);
}

async function remember(
  { speech, reprompt }: Reply,
  { name }: Topic,
  asked: Asked,
  collaborators: Collaborators,
): Promise<void> {
  if (reprompt !== undefined) return;
  const { input, slots, where, now } = asked;
  const place = 'code' in where ? null : where;
  const recent: Recent = { topic: name, slots: filledSlots(slots), place, speech, at: now };
  keepInSession(input, { recent });
  if (collaborators.store) await keepIfPossible({ recent }, asked, collaborators);
}

/** Keeps what only helps the turns to come: an answer waits no longer for it than the turn has time. */
async function keepIfPossible(
  change: Partial<Kept>,
  { input }: Asked,
  { log }: Collaborators,
): Promise<void> {
  const keeping = keep(input, change).catch((error: unknown) => {
    log.warn({ err: error, trace: turnOf(input).trace }, 'A turn is not remembered');
  });
  await orOver(keeping, input);
}
