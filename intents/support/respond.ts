import { pickPlaceSlots, pickTimeSlots } from '../../src/slots/follow-up-slots.ts';
import { pickFilledSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { Response } from 'ask-sdk-model';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type { PlaceChoice } from '../../src/place/choices.ts';
import {
  createHomeQuestion,
  findLastAnswer,
  saveProfile,
  updateSession,
  type UserProfile,
  type PendingQuestion,
  type EarlierTalk,
  type LastAnswer,
} from '../../src/speech/profile.ts';
import { resolveAddress } from '../../src/place/address.ts';
import type { Place } from '../../src/place/place.ts';
import {
  ADDRESS_PERMISSIONS,
  fetchDeviceAddress,
  locateListener,
} from '../../src/speech/device.ts';
import {
  speakAndListen,
  speakAndContinue,
  getTurnState,
  waitWithinTurnTimeout,
  type TurnAges,
} from '../../src/speech/turn.ts';
import { hasScreen } from '../../src/speech/device.ts';
import type { PlacedTurn, TurnContext, TopicReply, FallbackReason } from './turn-context.ts';
import { toAnswerAge, toAgeHours, formatSpokenDate } from '../../src/wording/units.ts';
import type { Phrases } from '../../src/languages/types.ts';
import type { LocalDate } from '../../src/time/local-time.ts';

/** Speaks and shows an answer and saves its question for follow-ups. */
export async function respond(
  reply: TopicReply,
  turn: PlacedTurn,
  guess: FallbackReason | undefined,
  dependencies: SkillDependencies,
): Promise<Response> {
  const { input } = turn;
  await saveLastAnswer(reply, turn, dependencies);
  await addCardAndScreen(reply, turn, guess);
  if (reply.reprompt !== undefined) {
    return speakAndListen(input, { speech: reply.speech, reprompt: reply.reprompt });
  }
  if (guess && dependencies.store && !turn.profile.askedForHome) {
    return askForHome(reply, turn, guess, dependencies);
  }
  return speakAndContinue(input, reply.speech);
}

/** What waits for a place: a question of the listener, or the request for their home. */
interface PendingSubject {
  name: PendingQuestion['topic'];
}

export function askForPlace(topic: PendingSubject, context: TurnContext): Response {
  const { input, slots, phrases } = context;
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

/** Of a place that was never told: "the cabin". */
export function askForOwnPlace(key: string, { input, phrases }: TurnContext): Response {
  const { ownPlaces } = phrases;
  return speakAndListen(input, ownPlaces.unknown(ownPlaces.name(key)));
}

export function askWhichPlace(
  choices: readonly PlaceChoice[],
  topic: PendingSubject,
  context: TurnContext,
): Response {
  const { input, slots, phrases } = context;
  const pending = { topic: topic.name, slots: pickFilledSlots(slots), choices: [...choices] };
  updateSession(input, { pending });
  return speakAndListen(input, phrases.whichPlace(choices.map(({ description }) => description)));
}

/** Of places with one name, the one that somebody at the address of the device means; undefined without an address. */
export async function findChoiceNearAddress(
  { input, slots, tag, profile, isLocated, signal }: TurnContext,
  { gazetteer, postcodes, timeouts }: SkillDependencies,
): Promise<Place | undefined> {
  if (isLocated || profile.home || slots.place === undefined) return undefined;
  const address = await fetchDeviceAddress(input, signal, timeouts);
  if (address.kind !== 'full' && address.kind !== 'postcode') return undefined;
  const here = await resolveAddress(address, gazetteer, postcodes, tag);
  const listener = here && locateListener(here, true, tag);
  const [only, ...others] = listener ? gazetteer.findChoices(slots.place, listener) : [];
  return others.length === 0 ? only?.place : undefined;
}

/** Asks for the home after an answer, and saves when, so that the question is not repeated soon. */
async function askForHome(
  reply: TopicReply,
  turn: PlacedTurn,
  guess: FallbackReason,
  dependencies: SkillDependencies,
): Promise<Response> {
  const { input, phrases } = turn;
  await trySaveProfile({ askedForHome: turn.now }, turn, dependencies);
  updateSession(input, { pending: createHomeQuestion() });
  const { speech, reprompt } = phrases.home.askBack(guess === 'forbidden');
  return speakAndListen(input, { speech: `${reply.speech} ${speech}`, reprompt });
}

async function addCardAndScreen(
  { title, speech, screen }: TopicReply,
  turn: PlacedTurn,
  guess: FallbackReason | undefined,
): Promise<void> {
  const { responseBuilder, requestEnvelope } = turn.input;
  if (guess === 'forbidden') responseBuilder.withAskForPermissionsConsentCard(ADDRESS_PERMISSIONS);
  else if (title !== undefined) responseBuilder.withSimpleCard(title, speech);
  if (!screen || !hasScreen(requestEnvelope)) return;
  const { createRenderDirective } = await import('../../src/speech/screen/render.ts');
  const { Viewport: viewport } = requestEnvelope.context;
  const rendered = viewport
    ? createRenderDirective(screen, viewport)
    : createRenderDirective(screen);
  responseBuilder.addDirective(rendered);
}

async function saveLastAnswer(
  { speech, reprompt, isRefused, isOfTwo, day, chosen }: TopicReply,
  turn: PlacedTurn,
  dependencies: SkillDependencies,
): Promise<void> {
  if (reprompt !== undefined) return;
  const { asked: topic, input, location, now } = turn;
  // What follows advice or a limit is of that, not of the detail that was asked about it.
  const isDetail = turn.talksOf !== undefined;
  const slots = { ...turn.slots, ...chosen, ...(isDetail && { detail: undefined }) };
  const place = 'code' in location ? null : location;
  const question = { slots: pickFilledSlots(slots), place };
  const before = findEarlierTalk(findLastAnswer(turn.session, turn.profile, now), question);
  const recent: LastAnswer = {
    topic: turn.talksOf ?? topic,
    ...question,
    speech,
    at: now,
    ...(isRefused && { isRefused }),
    ...(isOfTwo && { isOfTwo }),
    ...(day !== undefined && { day }),
    ...(before && { before }),
  };
  updateSession(input, { recent });
  const habit = topic === 'pollen' ? { askedForPollen: now } : {};
  if (dependencies.store) await trySaveProfile({ recent, ...habit }, turn, dependencies);
}

/** Saves what only later turns use. The answer waits for it, but not beyond the turn timeout. */
async function trySaveProfile(
  change: Partial<UserProfile>,
  { input }: PlacedTurn,
  { log }: SkillDependencies,
): Promise<void> {
  const saving = saveProfile(input, change).catch((error: unknown) => {
    log.warn({ err: error, trace: getTurnState(input).trace }, 'Could not save the turn');
  });
  await waitWithinTurnTimeout(saving, input);
}

/** Adds the age of a reply to speech and screen: before the text for a stale answer, after it for late data. */
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
    const notice = age.staleData(toAgeHours(data));
    return mapReplyText(reply, (text) => `${text} ${notice}`);
  }
  return reply;
}

function mapReplyText(reply: TopicReply, mapText: (text: string) => string): TopicReply {
  const { speech, screen } = reply;
  return {
    ...reply,
    speech: mapText(speech),
    screen: screen && { ...screen, text: mapText(screen.text) },
  };
}

/** Adds the end of the forecast to speech and screen, if the question asks for more days than are available. */
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

/** The earlier talk about another place or another day, which an answer about this place and time leaves behind. */
function findEarlierTalk(
  recent: LastAnswer | undefined,
  { slots, place }: Pick<LastAnswer, 'slots' | 'place'>,
): EarlierTalk | undefined {
  if (!recent?.place || recent.isRefused) return recent?.before;
  const isSamePlace =
    recent.place.latitude === place?.latitude && recent.place.longitude === place.longitude;
  if (isSamePlace && isSameDay(recent.slots, slots)) {
    return isOtherHour(recent, slots) ? toEarlierTalk(recent, recent.place) : recent.before;
  }
  return toEarlierTalk(recent, recent.place);
}

function toEarlierTalk(recent: LastAnswer, place: Place): EarlierTalk {
  const time = pickTimeSlots(recent.slots);
  const before = pickFilledSlots({ ...time, ...pickPlaceSlots(recent.slots) });
  return { slots: before, place };
}

/** "And at seven?" after "will it rain at five?", unless other places or days are talked about. */
function isOtherHour({ slots, before }: LastAnswer, { time, dayPart }: SpokenSlots): boolean {
  const isHour = (time ?? dayPart) !== undefined && (slots.time ?? slots.dayPart) !== undefined;
  const isOther = time !== slots.time || dayPart !== slots.dayPart;
  const isOfTalk = before === undefined || before.slots['date'] === slots.date;
  return isHour && isOther && isOfTalk;
}

function isSameDay(one: SpokenSlots, other: SpokenSlots): boolean {
  return one.date === other.date && one.untilDate === other.untilDate && one.span === other.span;
}
