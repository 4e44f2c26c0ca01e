import type { HandlerInput } from 'ask-sdk-core';
import * as z from 'zod';
import { HOME_PROMPT_TTL_S } from '../store/record.ts';
import { StoreError, isUnread } from '../store/faults.ts';

/** What can be asked about, by the names that the ids of the slot type Aspect share. */
export const TOPIC_NAMES = [
  'weather',
  'rain',
  'rainAmount',
  'rainChance',
  'rainTime',
  'nextRain',
  'rainStop',
  'snow',
  'snowAmount',
  'sun',
  'sunHours',
  'fog',
  'storm',
  'wind',
  'frost',
  'ice',
  'temperature',
  'high',
  'low',
  'feelsLike',
  'sunrise',
  'sunset',
  'bestDay',
  'comparison',
  'umbrella',
  'jacket',
  'clothes',
  'laundry',
  'barbecue',
  'bicycle',
  'scraping',
  'pollen',
] as const;
export type TopicName = (typeof TOPIC_NAMES)[number];

/**
 * Session attributes come back with a request: what breaks these limits is forgotten. A forecast in
 * full has some hundred characters, a name of GeoNames at most 200.
 */
const MAX_SPEECH_CHARACTERS = 8000;
const MAX_NAME_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 600;
const MAX_SLOT_CHARACTERS = 300;
const MAX_CHOICES = 10;

const StoredPlaceName = z.string().max(MAX_NAME_CHARACTERS);

const StoredPlace = z.object({
  name: StoredPlaceName,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  elevation: z.number().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string().regex(/^[\w+/-]{1,64}$/),
  fame: z.number().optional(),
});

const StoredSlots = z.record(z.string(), z.string().max(MAX_SLOT_CHARACTERS));

const LastAnswer = z.object({
  topic: z.enum(TOPIC_NAMES),
  slots: StoredSlots,
  /** Where the question was answered for; null where only its postcode was known. */
  place: StoredPlace.nullable(),
  speech: z
    .string()
    .max(MAX_SPEECH_CHARACTERS)
    .regex(/[\p{L}\p{N}]/u),
  /** When it was answered, epoch milliseconds. */
  at: z.number(),
});

/** A question that waits for its place. */
const PendingQuestion = z.object({
  topic: z.enum([...TOPIC_NAMES, 'home']),
  slots: StoredSlots,
  /** What was offered to choose from; none where any place may be said. */
  choices: z
    .array(
      z.object({
        place: StoredPlace,
        description: z.string().max(MAX_DESCRIPTION_CHARACTERS),
        area: StoredPlaceName.optional(),
      }),
    )
    .max(MAX_CHOICES),
});

const StoredUnits = z.object({
  temperature: z.enum(['celsius', 'fahrenheit']).optional(),
  speed: z.enum(['kilometresPerHour', 'milesPerHour']).optional(),
});

/** What is kept of a person beyond the session; each part only where they gave it. */
const UserProfile = z.object({
  home: StoredPlace.optional(),
  units: StoredUnits.optional(),
  /**
   * When they were asked where they live, epoch milliseconds: nobody is asked again soon. `true` in
   * records from before this had an end.
   */
  askedForHome: z.union([z.number(), z.literal(true)]).optional(),
  recent: LastAnswer.optional(),
});

/** What is kept until the session ends. */
const SessionState = z.object({
  recent: LastAnswer.optional(),
  pending: PendingQuestion.optional(),
  /** The skill was opened to talk, not asked one question. */
  isConversation: z.boolean().optional(),
  /** How often help was given. */
  helped: z.int().optional(),
});

export type LastAnswer = z.output<typeof LastAnswer>;
export type PendingQuestion = z.output<typeof PendingQuestion>;
export type UserProfile = z.output<typeof UserProfile>;
export type SessionState = z.output<typeof SessionState>;

/** So long after an answer, "and tomorrow?" still goes on from it, milliseconds. */
const FOLLOW_UP_WINDOW_MS = 10 * 60_000;

/** Attributes that have been checked: a turn looks at them more than once. */
const parsedProfiles = new WeakMap<object, UserProfile>();
const parsedSessions = new WeakMap<object, SessionState>();

/** What was kept of the person; nothing where there is no store. What cannot be read is forgotten. */
export async function loadProfile({ attributesManager }: HandlerInput): Promise<UserProfile> {
  const attributes = await attributesManager.getPersistentAttributes().catch(() => ({}));
  const known = parsedProfiles.get(attributes) ?? UserProfile.safeParse(attributes).data ?? {};
  parsedProfiles.set(attributes, known);
  return known;
}

/**
 * The same for who asks for nothing else.
 *
 * @throws {StoreError} when it cannot be read
 */
export async function requireProfile(input: HandlerInput): Promise<UserProfile> {
  const kept = await loadProfile(input);
  if (isUnread(input.requestEnvelope)) throw new StoreError('What is remembered cannot be read');
  return kept;
}

/**
 * Changes what is kept; a part that becomes undefined is dropped.
 *
 * @throws {StoreError} when it cannot be kept
 */
export async function saveProfile(
  input: HandlerInput,
  change: Partial<UserProfile>,
): Promise<void> {
  const { attributesManager, requestEnvelope } = input;
  const next = { ...(await loadProfile(input)), ...change };
  if (next.askedForHome === true) next.askedForHome = Date.parse(requestEnvelope.request.timestamp);
  const attributes = { ...next, ...computeExpiry(next) };
  parsedProfiles.set(attributes, next);
  attributesManager.setPersistentAttributes(attributes);
  await attributesManager.savePersistentAttributes();
}

export function readSession({ attributesManager, requestEnvelope }: HandlerInput): SessionState {
  if (requestEnvelope.session === undefined) return {};
  const attributes = attributesManager.getSessionAttributes();
  const known = parsedSessions.get(attributes) ?? SessionState.safeParse(attributes).data ?? {};
  parsedSessions.set(attributes, known);
  return known;
}

export function updateSession(input: HandlerInput, change: Partial<SessionState>): void {
  if (input.requestEnvelope.session === undefined) return;
  const next = { ...readSession(input), ...change };
  parsedSessions.set(next, next);
  input.attributesManager.setSessionAttributes(next);
}

/** The question that a follow-up goes on from, if there was one of late. */
export function findLastAnswer(
  session: SessionState,
  kept: UserProfile,
  now: number,
): LastAnswer | undefined {
  return [session.recent, kept.recent].find(
    (recent) => recent !== undefined && Math.abs(now - recent.at) <= FOLLOW_UP_WINDOW_MS,
  );
}

/** A record that holds neither a home nor units need not outlive what it holds; epoch seconds. */
function computeExpiry({ recent, home, units, askedForHome }: UserProfile): { expires?: number } {
  if (home !== undefined || units !== undefined) return {};
  if (typeof askedForHome === 'number') {
    return { expires: Math.ceil(askedForHome / 1000) + HOME_PROMPT_TTL_S };
  }
  return recent === undefined
    ? {}
    : { expires: Math.ceil((recent.at + FOLLOW_UP_WINDOW_MS) / 1000) };
}
