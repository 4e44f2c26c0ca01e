import * as z from 'zod';
import { describeIssue } from '../../contract/problem.ts';
import { invalidParameters, type Violation, invalidParameter } from '../../http/problems.ts';
import { type Place, distanceInKm } from '../../place/place.ts';
import { findDevicePlace, type PlaceLookup } from '../device-description.ts';
import { canUnderstandLocale, listUnderstoodLocales } from '../../understanding/lexicons.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { formatTextDialog } from '../dialogs/text-format.ts';
import { DEMO_POSTCODES } from '../../opendata/demo/postcodes/demo-postcodes.ts';
import { POSTCODE_COUNTRIES } from '../../contract/parameters.ts';
import type { ConversationSettings } from '../conversation.ts';
import type { SimulatedAddress, AddressPermission } from '../device-api.ts';
import { SCENE_IDS, type SceneId } from '../../opendata/demo/weather/scenes.ts';

/** A speaker, a speaker with a screen, or a phone, which sends its position. */
export const DEVICE_KINDS = ['speaker', 'screen', 'phone'] as const;

type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How much of the device address the skill may read. */
export const PERMISSIONS = ['all', 'postcode', 'none'] as const;

const ADDRESS_PERMISSIONS: Record<(typeof PERMISSIONS)[number], AddressPermission> = {
  all: 'full',
  postcode: 'postcode',
  none: 'none',
};

/** Postcodes farther from a town belong to another town. */
const MAX_POSTCODE_DISTANCE_KM = 15;

/** Creates a device at a place; its address has the town and, if known, the postcode. */
export function createDeviceAt(
  place: Place,
  kind: DeviceKind,
  permissions: (typeof PERMISSIONS)[number],
  mayNotify = true,
): ConversationSettings['device'] {
  if (kind === 'phone') return { place, hasPosition: true, mayNotify };
  return {
    place,
    hasPosition: false,
    hasScreen: kind === 'screen',
    settings: { timeZone: place.timeZone },
    address: createAddress(place),
    permission: ADDRESS_PERMISSIONS[permissions],
    mayNotify,
  };
}

function createAddress(place: Place): SimulatedAddress {
  return { country: place.country, code: findNearestPostcode(place) ?? '', city: place.name };
}

function findNearestPostcode(place: Place): string | undefined {
  const country = POSTCODE_COUNTRIES.find((one) => one === place.country);
  if (country === undefined) return undefined;
  const near = DEMO_POSTCODES[country]
    .map(({ code, ...position }) => ({ code, distance: distanceInKm(place, position) }))
    .filter(({ distance }) => distance <= MAX_POSTCODE_DISTANCE_KM)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.code;
}

/** The weather options of a simulated conversation: that of the server (`own`), demo data, and demo scenes. */
export const WEATHER_IDS = ['own', 'demo', ...SCENE_IDS] as const;

export type WeatherId = (typeof WEATHER_IDS)[number];

export interface WeatherOption {
  id: WeatherId;
  /** Whether it is demo data. */
  isDemo: boolean;
}

/**
 * Runs a turn with a skill that uses a weather option and optionally a fixed time.
 *
 * @param now undefined for the server clock
 * @param turn called with the endpoint of the skill, such as `http://localhost:3000/alexa`
 */
export type RunTurn = <T>(
  weather: WeatherId,
  now: Date | undefined,
  turn: (endpoint: string) => Promise<T>,
) => Promise<T>;

/** @param isOwnDemo whether the server uses demo data */
export function describeWeather(id: WeatherId, isOwnDemo: boolean): WeatherOption {
  return { id, isDemo: id !== 'own' || isOwnDemo };
}

/** The demo scene of a weather option; undefined if it has none. */
export function findScene(id: WeatherId): SceneId | undefined {
  return SCENE_IDS.find((scene) => scene === id);
}

/**
 * Validates a request body.
 *
 * @throws {ServiceError} 400, with the first rule that each field breaks; `input.content` is the
 *   field `content` within `input`
 */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body, { error: describeIssue, reportInput: true });
  if (parsed.success) return parsed.data;
  const rules = new Map<string, string>();
  for (const { field, rule } of parsed.error.issues.flatMap(toViolations)) {
    if (!rules.has(field)) rules.set(field, rule);
  }
  throw invalidParameters(Array.from(rules, ([field, rule]) => ({ field, rule })));
}

function toViolations(issue: z.core.$ZodIssue): Violation[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      rule: 'is not a field of this request',
    }));
  }
  const field = issue.path.join('.') || 'body';
  return [{ field, rule: issue.input === undefined ? 'is required' : issue.message }];
}

/** The maximum of a slot, which may contain the whole utterance. */
const MAX_UTTERANCE_CHARACTERS = 300;

export const UtteranceSchema = z
  .string('must be a string')
  .max(MAX_UTTERANCE_CHARACTERS, `must have at most ${MAX_UTTERANCE_CHARACTERS} characters`);

export const LocaleSchema = z.string('must be a string').refine(canUnderstandLocale, {
  error: () => `must be one of ${listUnderstoodLocales().join(', ')}`,
});

const DeviceKindSchema = createEnumSchema(DEVICE_KINDS);

const TIME_LIMITS = {
  from: Date.parse('1980-01-02T00:00Z'),
  until: Date.parse('2099-12-31T00:00Z'),
};

/** A time with or without seconds, in the range of demo data: its zip files support times from 1980 on. */
const TimeSchema = z
  .union(
    [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
    'must be a time such as 2026-11-18T14:05+01:00',
  )
  .refine((text) => {
    const time = Date.parse(text);
    return time >= TIME_LIMITS.from && time < TIME_LIMITS.until;
  }, 'must be a time from 1980 to 2099');

/** Rounded down to the minute, so that turns of one minute share their weather. */
export const NowSchema = TimeSchema.transform(
  (text) => new Date(Math.floor(Date.parse(text) / MINUTE_MS) * MINUTE_MS),
);

export const PlaceSchema = z
  .string('must be a string')
  .max(100, 'must have at most 100 characters');

const TurnRequest = z.strictObject(
  {
    conversation: z.uuid('must be a UUID'),
    locale: LocaleSchema,
    utterance: UtteranceSchema,
    device: DeviceKindSchema.default('speaker'),
    place: PlaceSchema.optional(),
    permissions: createEnumSchema(PERMISSIONS).default('all'),
    mayNotify: z.boolean('must be true or false').default(true),
    now: NowSchema.optional(),
    weather: createEnumSchema(WEATHER_IDS).default('own'),
  },
  'must be a JSON object',
);

/** A turn request with its resolved place. */
export type TurnRequest = Omit<z.output<typeof TurnRequest>, 'place'> & { place: Place };

/** @throws {ServiceError} 400, with the violations */
export function parseTurnRequest(body: unknown, lookup: PlaceLookup): TurnRequest {
  return withPlace(parseBody(TurnRequest, body), lookup);
}

/** @throws {ServiceError} 400 at the field `place`, if the place is unknown */
export function withPlace<T extends { locale: string; place?: string | undefined }>(
  question: T,
  lookup: PlaceLookup,
): Omit<T, 'place'> & { place: Place } {
  const place = findDevicePlace(question.place, question.locale, lookup);
  if (!place) throw invalidParameter('place', 'must be a known place');
  return { ...question, place };
}

/** @throws {ServiceError} 400, if a request for the weather of the server overrides it */
export function rejectOverrides({ now, weather }: Pick<TurnRequest, 'now' | 'weather'>): void {
  if (weather !== 'own') throw invalidParameter('weather', 'must be own on this server');
  if (now !== undefined) throw invalidParameter('now', 'cannot be set on this server');
}

const InboxRequest = z.strictObject(
  {
    conversation: z.uuid('must be a UUID'),
    locale: LocaleSchema,
    mayNotify: z.boolean('must be true or false').default(true),
    now: NowSchema.optional(),
    weather: createEnumSchema(WEATHER_IDS).default('own'),
  },
  'must be a JSON object',
);

export type InboxRequest = z.output<typeof InboxRequest>;

/** @throws {ServiceError} 400, with the violations */
export function parseInboxRequest(body: unknown): InboxRequest {
  return parseBody(InboxRequest, body);
}

export function createEnumSchema<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}

const MAX_DIALOG_TURNS = 200;
const MAX_SPEECH_CHARACTERS = 8000;

/** Restricted to a single line of the file. */
const PlaceNameSchema = z
  .string('must be a string')
  .regex(/^\P{Cc}{1,100}$/u, 'must be the name of a place, of at most 100 characters');

const SavedDialogSchema = z.strictObject(
  {
    turns: z
      .array(
        z.object({
          utterance: UtteranceSchema.transform(collapseWhitespace),
          speech: z
            .string('must be a string')
            .max(MAX_SPEECH_CHARACTERS, `must have at most ${MAX_SPEECH_CHARACTERS} characters`)
            .transform(collapseWhitespace),
        }),
        'must be a list of turns',
      )
      .min(1, 'must have a turn')
      .max(MAX_DIALOG_TURNS, `must have at most ${MAX_DIALOG_TURNS} turns`),
    locale: LocaleSchema,
    now: TimeSchema,
    device: DeviceKindSchema,
    place: PlaceNameSchema,
  },
  'must be a JSON object',
);

/** Finds the notes of an answer; empty if they are no longer cached. */
type FindNotes = (utterance: string, speech: string) => readonly string[];

/**
 * Formats a conversation as a replayable dialog file.
 *
 * @throws {ServiceError} 400, with the violations
 */
export function formatSavedDialog(body: unknown, findNotes: FindNotes): string {
  const { turns, locale, now, device, place } = parseBody(SavedDialogSchema, body);
  return formatTextDialog({
    locale,
    now,
    device: {
      kind: device === 'phone' ? 'phone' : 'speaker',
      place,
      hasScreen: device === 'screen',
    },
    upstream: 'own',
    steps: turns.map(({ utterance, speech }) => ({
      kind: 'saying' as const,
      line: 0,
      utterance,
      expected: { answer: speech, notes: [...findNotes(utterance, speech)] },
    })),
  });
}

export function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
