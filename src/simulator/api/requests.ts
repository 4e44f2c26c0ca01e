import * as z from 'zod';
import { describeIssue } from '../../contract/validation-messages.ts';
import { invalidParameters, type Violation, invalidParameter } from '../../http/problems.ts';
import type { Place } from '../../place/place.ts';
import { languageSubtag } from '../../skill-package/locales.ts';
import type { PlaceLookup } from '../device-description.ts';
import { DEVICE_KINDS, PERMISSIONS, WEATHER_IDS } from './options.ts';
import { canUnderstandLocale, listUnderstoodLocales } from '../../understanding/locales.ts';
import { MINUTE_MS } from '../../time/units.ts';
import { formatTextDialog } from '../dialogs/text-format.ts';

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
const NowSchema = TimeSchema.transform(
  (text) => new Date(Math.floor(Date.parse(text) / MINUTE_MS) * MINUTE_MS),
);

const TurnRequest = z.strictObject(
  {
    conversation: z.uuid('must be a UUID'),
    locale: LocaleSchema,
    utterance: UtteranceSchema,
    device: DeviceKindSchema.default('speaker'),
    place: z.string('must be a string').max(100, 'must have at most 100 characters').optional(),
    permissions: createEnumSchema(PERMISSIONS).default('all'),
    now: NowSchema.optional(),
    weather: createEnumSchema(WEATHER_IDS).default('own'),
  },
  'must be a JSON object',
);

/** A turn request with its resolved place. */
export type TurnRequest = Omit<z.output<typeof TurnRequest>, 'place'> & { place: Place };

/** @throws {ServiceError} 400, with the violations */
export function parseTurnRequest(
  body: unknown,
  { gazetteer, defaultPlace }: PlaceLookup,
): TurnRequest {
  const question = parseBody(TurnRequest, body);
  if (question.place === undefined) return { ...question, place: defaultPlace };
  const place = gazetteer.find(question.place, { language: languageSubtag(question.locale) });
  if (!place) throw invalidParameter('place', 'must be a known place');
  return { ...question, place };
}

function createEnumSchema<const T extends readonly string[]>(names: T) {
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
