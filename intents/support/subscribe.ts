import { getLocale, type HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import {
  describeQuiet,
  describeWishes,
  loadSubscriptionPhrases,
  type SubscriptionPhrases,
} from '../../src/languages/subscription-phrases.ts';
import { parseLanguageTag } from '../../src/languages/skill-locales.ts';
import { isSamePoint, type Place } from '../../src/place/place.ts';
import { pickFilledSlots, type SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { NOTIFICATION_PERMISSION } from '../../src/speech/platform-api.ts';
import { readSession, updateSession } from '../../src/speech/profile.ts';
import type { Notifier, SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import { runWithinTurnTimeout, speakAndContinue, speakAndListen } from '../../src/speech/turn.ts';
import { readUserId, StoreError } from '../../src/store/store.ts';
import { toLocalDate } from '../../src/time/local-time.ts';
import type { SubscribingUser } from '../../src/watch/subscriber.ts';
import {
  DEFAULT_QUIET_HOURS,
  findNight,
  isPastWish,
  MAX_WISHES,
  type Subscription,
  type WatchedPlace,
  type Wish,
} from '../../src/watch/subscription.ts';
import { askForOwnPlace, askForPlace, askWhichPlace } from './respond.ts';
import { isSameSubject, parseWish } from './spoken-wish.ts';
import {
  createTurnContext,
  resolvePlace,
  resolveSpokenPlace,
  type PlaceResolution,
  type TurnContext,
} from './turn-context.ts';

const SUBJECT = { name: 'subscription' } as const;

/** Answers what somebody says about being told unasked. */
export type AnswerSubscriber = (
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
) => Promise<Response>;

/** A user who subscribes, with the words for them. */
export interface SubscribingTurn {
  notifier: Notifier;
  user: SubscribingUser;
  /** Without what was asked for a day that has passed; undefined if nothing is left. */
  kept: Subscription | undefined;
  /** Whether there is a record, be it of the past alone. */
  hasRecord: boolean;
  words: SubscriptionPhrases;
  context: TurnContext;
  /** Says wishes for a place in words. */
  describe: (wishes: readonly Wish[], place: WatchedPlace) => string;
}

/**
 * Runs a turn about subscriptions, or says that nobody can be told unasked here.
 *
 * @throws {StoreError} if the store fails
 */
export async function runSubscribingTurn(
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  answer: (turn: SubscribingTurn) => Response | Promise<Response>,
): Promise<Response> {
  const { requestEnvelope } = input;
  const notifier = dependencies.findNotifier?.(requestEnvelope);
  const words = await loadSubscriptionPhrases(parseLanguageTag(getLocale(requestEnvelope)));
  if (!notifier || notifier.ways.length === 0) return speakAndContinue(input, words.unavailable);
  return runWithinTurnTimeout(input, async (signal) => {
    const user = readSubscribingUser(input, notifier);
    const [context, kept] = await Promise.all([
      createTurnContext(input, slots, dependencies, signal),
      notifier.subscriptions.find(user.id),
    ]);
    const current = kept && withoutPast(kept, context.now);
    const locale = await context.loadLocale();
    const { units, now } = context;
    const describe: SubscribingTurn['describe'] = (wishes, { timeZone }) =>
      describeWishes(wishes, words, { locale, units, today: toLocalDate(now, timeZone) });
    const hasRecord = kept !== undefined;
    return answer({ notifier, user, kept: current, hasRecord, words, context, describe });
  });
}

/** Without what was asked for one day that has passed; undefined if nothing is left. */
function withoutPast(kept: Subscription, now: number): Subscription | undefined {
  const wishes = kept.wishes.filter((wish) => !isPastWish(wish, now, kept.place.timeZone));
  return wishes.length > 0 ? { ...kept, wishes } : undefined;
}

function readSubscribingUser(
  { requestEnvelope }: HandlerInput,
  { ways, nextRequestTime }: Notifier,
): SubscribingUser {
  const { apiEndpoint } = requestEnvelope.context.System;
  return {
    id: readUserId(requestEnvelope),
    apiEndpoint: ways.includes('alexa') ? apiEndpoint : null,
    at: nextRequestTime?.() ?? Date.parse(requestEnvelope.request.timestamp),
  };
}

/** Keeps a wish, once it is clear what is meant, and where. */
export async function subscribe(
  slots: SpokenSlots,
  input: HandlerInput,
  dependencies: SkillDependencies,
  chosenPlace?: Place,
): Promise<Response> {
  return runSubscribingTurn(slots, input, dependencies, async (turn) => {
    const { context } = turn;
    const where: PlaceResolution = chosenPlace
      ? { kind: 'place', place: chosenPlace }
      : await resolveWatchedPlace(turn, dependencies);
    switch (where.kind) {
      case 'place':
        if ('code' in where.place || where.guess) return askWhere(context);
        return keepWish(turn, where.place);
      case 'ambiguous':
        return askWhichPlace(where.choices, SUBJECT, context);
      case 'untold':
        return askForOwnPlace(where.key, context);
      default:
        return askForPlace(SUBJECT, context);
    }
  });
}

/** The named place, else that of the other wishes, else the home, else where the device is. */
async function resolveWatchedPlace(
  { context, kept }: SubscribingTurn,
  dependencies: SkillDependencies,
): Promise<PlaceResolution> {
  const spoken = await resolveSpokenPlace(context, dependencies);
  if (spoken) return spoken;
  const { home } = context.profile;
  if (context.slots.whereabouts === undefined) {
    const usual = kept?.place ?? home;
    if (usual) return { kind: 'place', place: usual };
  }
  return resolvePlace(context, {}, dependencies);
}

/** Nobody knows where the listener is. */
function askWhere(context: TurnContext): Response {
  const { input, slots, phrases } = context;
  updateSession(input, {
    pending: { topic: SUBJECT.name, slots: pickFilledSlots(slots), choices: [] },
  });
  return speakAndListen(input, phrases.askPlace);
}

async function keepWish(turn: SubscribingTurn, place: Place): Promise<Response> {
  const { context, words, kept, notifier, describe } = turn;
  const { input } = context;
  if (readSession(input).pending) updateSession(input, { pending: undefined });
  const wish = await readWish(place, turn);
  if (wish === 'unofferedHere') return speakAndContinue(input, words.noWarnings(place.name));
  if (typeof wish === 'string') return speakAndListen(input, words[wish]);
  const isMoved = kept !== undefined && !isSamePoint(kept.place, place);
  const able = await listAble(kept?.wishes ?? [], place, notifier);
  const others = able.filter((one) => !isSameSubject(one, wish));
  if (others.length >= MAX_WISHES) return speakAndContinue(input, words.full);
  const wishes = [...others, wish];
  await save(turn, (current) => ({
    wishes: [
      ...addedMeanwhile(current, turn).filter((one) => !isSameSubject(one, wish)),
      ...wishes,
    ],
    place: toWatchedPlace(place),
  }));
  const told =
    isMoved && others.length > 0
      ? words.list(place.name, describe(wishes, place))
      : words.subscribed(place.name, describe([wish], place));
  const lost = able.length < (kept?.wishes.length ?? 0) ? [words.noWarnings(place.name)] : [];
  if (kept) return speakAndContinue(input, [told, ...lost].join(' '));
  const quiet = describeQuiet(DEFAULT_QUIET_HOURS, words);
  return speakAndContinue(input, [told, quiet, words.howToStop, ...askToAllow(turn)].join(' '));
}

/** Reads what a listener wants to be told of at a place; why not, if it is not clear or cannot be told. */
export async function readWish(
  place: WatchedPlace,
  { context: { slots, units, now }, notifier }: SubscribingTurn,
): Promise<ReturnType<typeof parseWish>> {
  return parseWish(slots, {
    units,
    today: toLocalDate(now, place.timeZone),
    night: findNight(now, place.timeZone),
    hasWarnings: await notifier.hasWarnings(place),
  });
}

/** What can be told of a place: official warnings only where somebody is known to warn. */
async function listAble(
  wishes: readonly Wish[],
  place: Place,
  notifier: Notifier,
): Promise<Wish[]> {
  const hasWarnings = await notifier.hasWarnings(place);
  return wishes.filter(({ kind }) => kind !== 'warnings' || hasWarnings);
}

/** Wishes that another device of the user has added since the turn began. */
function addedMeanwhile(
  current: Subscription | undefined,
  { kept, context: { now } }: SubscribingTurn,
): Wish[] {
  if (!current) return [];
  const known = new Set(kept?.wishes.map((wish) => JSON.stringify(wish)));
  const { wishes } = withoutPast(current, now) ?? { wishes: [] };
  return wishes.filter((wish) => !known.has(JSON.stringify(wish)));
}

/** Shows the card where the platform may not notify yet, and says so. */
export function askToAllow({ context: { input }, notifier, words }: SubscribingTurn): string[] {
  const { permissions } = input.requestEnvelope.context.System.user;
  const isGranted = permissions?.scopes?.[NOTIFICATION_PERMISSION]?.status === 'GRANTED';
  if (!notifier.ways.includes('alexa') || isGranted) return [];
  input.responseBuilder.withAskForPermissionsConsentCard([NOTIFICATION_PERMISSION]);
  return [words.allow];
}

/**
 * Saves a subscription with what changes of it.
 *
 * @throws {StoreError} if the store fails, or the user has changed it by a later request
 */
export async function save(
  { notifier, user, context }: SubscribingTurn,
  change: (current: Subscription | undefined) => Partial<Subscription>,
): Promise<void> {
  const isSaved = await notifier.subscriptions.change(user, (current) => {
    const { place, wishes, quiet = DEFAULT_QUIET_HOURS } = { ...current, ...change(current) };
    if (!place || !wishes) throw new TypeError('A subscription needs a place and wishes');
    const { temperature, speed } = context.units;
    const ways = [...notifier.ways];
    return { place, wishes, quiet, locale: context.tag, units: { temperature, speed }, ways };
  });
  if (!isSaved) throw new StoreError('A later request of the user has changed the subscription');
}

function toWatchedPlace(place: Place): WatchedPlace {
  const { name, latitude, longitude, elevation, country, timeZone } = place;
  return { name, latitude, longitude, elevation, country, timeZone };
}

/**
 * Whoever is warned for their home is warned for the new one; without one, not any more.
 *
 * @returns what there is to say of it
 */
export async function followHome(
  input: HandlerInput,
  { findNotifier }: SkillDependencies,
  before: Place | undefined,
  home: Place | undefined,
): Promise<string | undefined> {
  const notifier = findNotifier?.(input.requestEnvelope);
  if (!notifier || !before) return undefined;
  const user = readSubscribingUser(input, notifier);
  const kept = await notifier.subscriptions.find(user.id);
  if (!kept || !isSamePoint(kept.place, before)) return undefined;
  const words = await loadSubscriptionPhrases(getLocale(input.requestEnvelope));
  const wishes = home ? await listAble(kept.wishes, home, notifier) : [];
  if (!home || wishes.length === 0) {
    await notifier.subscriptions.delete(user);
    return words.stoppedWithHome;
  }
  await notifier.subscriptions.save(user, { ...kept, wishes, place: toWatchedPlace(home) });
  return wishes.length < kept.wishes.length ? words.noWarnings(home.name) : undefined;
}

/** Deletes all that is kept of whoever is told; nothing if nobody is. */
export async function deleteSubscription(
  input: HandlerInput,
  { findNotifier }: SkillDependencies,
): Promise<void> {
  const notifier = findNotifier?.(input.requestEnvelope);
  if (notifier) await notifier.subscriptions.delete(readSubscribingUser(input, notifier));
}
