import type { HandlerInput } from 'ask-sdk-core';
import * as z from 'zod';
import { MINUTE_MS } from '../time/units.ts';
import { StoreError, isUnread } from '../store/store.ts';
import type { SkillDependencies } from './skill-dependencies.ts';
import { TOPIC_NAMES } from './topic-names.ts';

/**
 * Requests carry session attributes, so they are untrusted: attributes beyond these limits are dropped. A full
 * forecast has some hundred characters, a GeoNames name at most 200.
 */
const MAX_SPEECH_CHARACTERS = 8000;
const MAX_NAME_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 600;
const MAX_SLOT_CHARACTERS = 300;
const MAX_CHOICES = 10;
export const MAX_OWN_PLACES = 10;

const createStoredName = () => z.string().max(MAX_NAME_CHARACTERS);

function createStoredPlace() {
  return z.object({
    name: createStoredName(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    elevation: z.number().nullable(),
    country: z.string().regex(/^[A-Z]{2}$/),
    timeZone: z.string().regex(/^[\w+/-]{1,64}$/),
    fame: z.number().optional(),
  });
}

function createLastAnswer(place: ReturnType<typeof createStoredPlace>) {
  const slots = z.record(z.string(), z.string().max(MAX_SLOT_CHARACTERS));
  return z.object({
    topic: z.enum(TOPIC_NAMES),
    slots,
    /** The place of the answer; null for a postcode. */
    place: place.nullable(),
    speech: z
      .string()
      .max(MAX_SPEECH_CHARACTERS)
      .regex(/[\p{L}\p{N}]/u),
    /** Time of the answer, epoch milliseconds. */
    at: z.number(),
    /** Set if nothing could be said about the asked time. */
    isRefused: z.literal(true).optional(),
    /** Whether it told two places, of which `place` is the second: both are meant by what follows. */
    isOfTwo: z.literal(true).optional(),
    /** The day that an answer found: "how warm will it get that day?" */
    day: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    /** What was told before of another place or another day: the other side of "which one is warmer?" */
    before: z.object({ slots, place }).optional(),
  });
}

/** A question that waits for the listener to name a place. */
function createPendingQuestion(place: ReturnType<typeof createStoredPlace>) {
  return z.object({
    topic: z.enum([...TOPIC_NAMES, 'home', 'ownPlace', 'subscription']),
    slots: z.record(z.string(), z.string().max(MAX_SLOT_CHARACTERS)),
    /** The offered choices; empty if the listener may name any place. */
    choices: z
      .array(
        z.object({
          place,
          description: z.string().max(MAX_DESCRIPTION_CHARACTERS),
          area: createStoredName().optional(),
        }),
      )
      .max(MAX_CHOICES),
    /** How many sentences since were not understood. */
    misses: z.int().optional(),
  });
}

/** The stored profile of a user across sessions. */
function createUserProfile() {
  const place = createStoredPlace();
  return z.object({
    home: place.optional(),
    /** Places that the user told by a name: the cabin, Mama. The key is the id of the slot type OwnPlace, or the spoken words. */
    places: z
      .array(z.object({ key: createStoredName(), place }))
      .max(MAX_OWN_PLACES)
      .optional(),
    units: z
      .object({
        temperature: z.enum(['celsius', 'fahrenheit']).optional(),
        speed: z.enum(['kilometresPerHour', 'milesPerHour', 'metresPerSecond']).optional(),
      })
      .optional(),
    /**
     * When the skill asked for the home, epoch milliseconds, so that it does not ask again soon. `true` in old
     * records.
     */
    askedForHome: z.union([z.number(), z.literal(true)]).optional(),
    /** When the user last asked for pollen, epoch milliseconds: the briefing tells it. */
    askedForPollen: z.number().optional(),
    recent: createLastAnswer(place).optional(),
  });
}

/** State until the end of the session. */
function createSessionState() {
  const place = createStoredPlace();
  return z.object({
    recent: createLastAnswer(place).optional(),
    pending: createPendingQuestion(place).optional(),
    /** Whether the user opened the skill instead of asking a single question. */
    isConversation: z.boolean().optional(),
    /** Number of help requests. */
    helped: z.int().optional(),
  });
}

/* A first answer needs neither schema, so each is built when it is first used. */
const selectUserProfile = once(createUserProfile);
const selectSessionState = once(createSessionState);

export type UserProfile = z.output<ReturnType<typeof createUserProfile>>;
export type SessionState = z.output<ReturnType<typeof createSessionState>>;
export type OwnPlace = NonNullable<UserProfile['places']>[number];
export type LastAnswer = NonNullable<SessionState['recent']>;
export type EarlierTalk = NonNullable<LastAnswer['before']>;
export type PendingQuestion = NonNullable<SessionState['pending']>;

function once<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}

/** A user is asked for their home at most every 30 days; as long the briefing tells pollen. Seconds. */
const HABIT_TTL_S = 30 * 24 * 3600;

/** For this time after an answer, "and tomorrow?" is a follow-up to it. */
const FOLLOW_UP_WINDOW_MS = 10 * MINUTE_MS;

/** The pending question for the home of the listener. */
export function createHomeQuestion(): PendingQuestion {
  return { topic: 'home', slots: {}, choices: [] };
}

/**
 * The attributes that were validated last, because a turn reads them more than once; those of a turn between are validated
 * anew. A WeakMap of all would take a tenth of a warm turn's processor time.
 */
interface LastParsed<T> {
  attributes: object | null;
  parsed: Partial<T>;
}

const lastProfile: LastParsed<UserProfile> = { attributes: null, parsed: {} };
const lastSession: LastParsed<SessionState> = { attributes: null, parsed: {} };

/** Loads the stored profile; empty without a store and if it is unreadable. */
export async function loadProfile({ attributesManager }: HandlerInput): Promise<UserProfile> {
  const attributes = await attributesManager.getPersistentAttributes().catch(() => ({}));
  return parseOnce(attributes, selectUserProfile, lastProfile);
}

/** The home that a user has told, from the stored attributes. */
export function readHome(attributes: object): UserProfile['home'] {
  return selectUserProfile().safeParse(attributes).data?.home;
}

/**
 * Loads the stored profile for questions about the profile itself.
 *
 * @throws {StoreError} if the store fails
 */
export async function requireProfile(input: HandlerInput): Promise<UserProfile> {
  const profile = await loadProfile(input);
  if (isUnread(input.requestEnvelope)) throw new StoreError('Could not read the profile');
  return profile;
}

/**
 * Saves changes to the profile; undefined deletes a field.
 *
 * @throws {StoreError} if the store fails
 */
export async function saveProfile(
  input: HandlerInput,
  change: Partial<UserProfile>,
): Promise<void> {
  const { attributesManager, requestEnvelope } = input;
  const next = { ...(await loadProfile(input)), ...change };
  if (next.askedForHome === true) next.askedForHome = Date.parse(requestEnvelope.request.timestamp);
  const attributes = { ...next, ...computeExpiry(next) };
  Object.assign(lastProfile, { attributes, parsed: next });
  attributesManager.setPersistentAttributes(attributes);
  await attributesManager.savePersistentAttributes();
}

export function readSession({ attributesManager, requestEnvelope }: HandlerInput): SessionState {
  if (requestEnvelope.session === undefined) return {};
  return parseOnce(attributesManager.getSessionAttributes(), selectSessionState, lastSession);
}

/** Invalid attributes count as none. */
function parseOnce<T extends object>(
  attributes: object,
  selectSchema: () => z.ZodType<Partial<T>>,
  last: LastParsed<T>,
): Partial<T> {
  if (last.attributes === attributes) return last.parsed;
  const isEmpty = Object.keys(attributes).length === 0;
  const parsed = (isEmpty ? undefined : selectSchema().safeParse(attributes).data) ?? {};
  Object.assign(last, { attributes, parsed });
  return parsed;
}

export function updateSession(input: HandlerInput, change: Partial<SessionState>): void {
  if (input.requestEnvelope.session === undefined) return;
  const next = { ...readSession(input), ...change };
  Object.assign(lastSession, { attributes: next, parsed: next });
  input.attributesManager.setSessionAttributes(next);
}

/** The last answer for a follow-up, if it is recent enough. */
export function findLastAnswer(
  session: SessionState,
  profile: UserProfile,
  now: number,
): LastAnswer | undefined {
  return [session.recent, profile.recent].find(
    (recent) => recent !== undefined && Math.abs(now - recent.at) <= FOLLOW_UP_WINDOW_MS,
  );
}

/** The last answer of this user, if it is recent. */
export async function findRecentAnswer(
  input: HandlerInput,
  { clock }: Pick<SkillDependencies, 'clock'>,
): Promise<LastAnswer | undefined> {
  return findLastAnswer(readSession(input), await loadProfile(input), clock().getTime());
}

/** Expiry of a record, epoch seconds; records with a home, places or units do not expire. */
function computeExpiry({
  recent,
  home,
  places,
  units,
  askedForHome,
  askedForPollen,
}: UserProfile): { expires?: number } {
  if ((home ?? places ?? units) !== undefined) return {};
  const habits = [askedForHome, askedForPollen].filter((at) => typeof at === 'number');
  if (habits.length > 0) return { expires: Math.ceil(Math.max(...habits) / 1000) + HABIT_TTL_S };
  return recent === undefined
    ? {}
    : { expires: Math.ceil((recent.at + FOLLOW_UP_WINDOW_MS) / 1000) };
}
