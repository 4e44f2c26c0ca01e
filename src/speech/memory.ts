import type { HandlerInput } from 'ask-sdk-core';
import * as z from 'zod';
import { ASKED_FOR_HOME_S } from '../store/record.ts';
import { StoreError } from '../store/store-error.ts';
import { isUnread } from '../store/unread.ts';
import { TOPIC_NAMES } from './topic-name.ts';

/**
 * Session attributes come back with a request: what breaks these limits is forgotten. A forecast in
 * full has some hundred characters, a name of GeoNames at most 200.
 */
const MAX_SPEECH_CHARACTERS = 8000;
const MAX_NAME_CHARACTERS = 200;
const MAX_DESCRIPTION_CHARACTERS = 600;
const MAX_SLOT_CHARACTERS = 300;
const MAX_CHOICES = 10;

const name = z.string().max(MAX_NAME_CHARACTERS);

const Place = z.object({
  name,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  elevation: z.number().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string().regex(/^[\w+/-]{1,64}$/),
  fame: z.number().optional(),
});

const Slots = z.record(z.string(), z.string().max(MAX_SLOT_CHARACTERS));

const Recent = z.object({
  topic: z.enum(TOPIC_NAMES),
  slots: Slots,
  /** Where the question was answered for; null where only its postcode was known. */
  place: Place.nullable(),
  speech: z
    .string()
    .max(MAX_SPEECH_CHARACTERS)
    .regex(/[\p{L}\p{N}]/u),
  /** When it was answered, epoch milliseconds. */
  at: z.number(),
});

/** A question that waits for its place. */
const Pending = z.object({
  topic: z.enum([...TOPIC_NAMES, 'home']),
  slots: Slots,
  /** What was offered to choose from; none where any place may be said. */
  choices: z
    .array(
      z.object({
        place: Place,
        description: z.string().max(MAX_DESCRIPTION_CHARACTERS),
        area: name.optional(),
      }),
    )
    .max(MAX_CHOICES),
});

const Units = z.object({
  temperature: z.enum(['celsius', 'fahrenheit']).optional(),
  speed: z.enum(['kilometresPerHour', 'milesPerHour']).optional(),
});

/** What is kept of a person beyond the session; each part only where they gave it. */
const Kept = z.object({
  home: Place.optional(),
  units: Units.optional(),
  /**
   * When they were asked where they live, epoch milliseconds: nobody is asked again soon. `true` in
   * records from before this had an end.
   */
  askedForHome: z.union([z.number(), z.literal(true)]).optional(),
  recent: Recent.optional(),
});

/** What is kept until the session ends. */
const InSession = z.object({
  recent: Recent.optional(),
  pending: Pending.optional(),
  /** The skill was opened to talk, not asked one question. */
  isConversation: z.boolean().optional(),
  /** How often help was given. */
  helped: z.int().optional(),
});

export type Recent = z.output<typeof Recent>;
export type Pending = z.output<typeof Pending>;
export type UnitChoice = z.output<typeof Units>;
export type Kept = z.output<typeof Kept>;
export type InSession = z.output<typeof InSession>;

/** So long after an answer, "and tomorrow?" still goes on from it, milliseconds. */
const RECENT_FOR = 10 * 60_000;

/** Attributes that have been checked: a turn looks at them more than once. */
const records = new WeakMap<object, Kept>();
const sessions = new WeakMap<object, InSession>();

/** What was kept of the person; nothing where there is no store. What cannot be read is forgotten. */
export async function recall({ attributesManager }: HandlerInput): Promise<Kept> {
  const attributes = await attributesManager.getPersistentAttributes().catch(() => ({}));
  const known = records.get(attributes) ?? Kept.safeParse(attributes).data ?? {};
  records.set(attributes, known);
  return known;
}

/**
 * The same for who asks for nothing else.
 *
 * @throws {StoreError} when it cannot be read
 */
export async function recallForSure(input: HandlerInput): Promise<Kept> {
  const kept = await recall(input);
  if (isUnread(input.requestEnvelope)) throw new StoreError('What is remembered cannot be read');
  return kept;
}

/**
 * Changes what is kept; a part that becomes undefined is dropped.
 *
 * @throws {StoreError} when it cannot be kept
 */
export async function keep(input: HandlerInput, change: Partial<Kept>): Promise<void> {
  const { attributesManager, requestEnvelope } = input;
  const next = { ...(await recall(input)), ...change };
  if (next.askedForHome === true) next.askedForHome = Date.parse(requestEnvelope.request.timestamp);
  const attributes = { ...next, ...expiryOf(next) };
  records.set(attributes, next);
  attributesManager.setPersistentAttributes(attributes);
  await attributesManager.savePersistentAttributes();
}

export function sessionOf({ attributesManager, requestEnvelope }: HandlerInput): InSession {
  if (requestEnvelope.session === undefined) return {};
  const attributes = attributesManager.getSessionAttributes();
  const known = sessions.get(attributes) ?? InSession.safeParse(attributes).data ?? {};
  sessions.set(attributes, known);
  return known;
}

export function keepInSession(input: HandlerInput, change: Partial<InSession>): void {
  if (input.requestEnvelope.session === undefined) return;
  const next = { ...sessionOf(input), ...change };
  sessions.set(next, next);
  input.attributesManager.setSessionAttributes(next);
}

/** The question that a follow-up goes on from, if there was one of late. */
export function recentOf(session: InSession, kept: Kept, now: number): Recent | undefined {
  return [session.recent, kept.recent].find(
    (recent) => recent !== undefined && Math.abs(now - recent.at) <= RECENT_FOR,
  );
}

/** A record that holds neither a home nor units need not outlive what it holds; epoch seconds. */
function expiryOf({ recent, home, units, askedForHome }: Kept): { expires?: number } {
  if (home !== undefined || units !== undefined) return {};
  if (typeof askedForHome === 'number') {
    return { expires: Math.ceil(askedForHome / 1000) + ASKED_FOR_HOME_S };
  }
  return recent === undefined ? {} : { expires: Math.ceil((recent.at + RECENT_FOR) / 1000) };
}
