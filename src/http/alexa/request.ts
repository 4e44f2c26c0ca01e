import type { RequestEnvelope } from 'ask-sdk-model';
import * as z from 'zod';
import { describeIssue } from '../../contract/validation-messages.ts';
import { formatFieldPath, findBrokenLimit } from '../json-limits.ts';
import { ServiceError, type Violation } from '../problems.ts';
import { parseOrigin } from '../../speech/platform-api.ts';

/**
 * Schema of the platform's request JSON, for the fields that the skill and its SDK read; other fields
 * only have to pass `findBrokenLimit` (Alexa Skills Kit, "Request and Response JSON Reference"). The
 * platform documents user ids of at most 255 characters and no other lengths: the limits here are
 * several times what it sends.
 */

const MAX_ID_CHARACTERS = 512;
const MAX_NAME_CHARACTERS = 255;
const MAX_TIME_CHARACTERS = 40;
const MAX_TOKEN_CHARACTERS = 8192;
/** RFC 5646, section 4.4.1. */
const MAX_LOCALE_CHARACTERS = 35;
/** Answers repeat an unknown place, so its length is limited. */
const MAX_SLOT_CHARACTERS = 300;

const MAX_SLOTS = 50;
const MAX_AUTHORITIES = 20;
const MAX_MATCHES = 100;
const MAX_ENTRIES = 100;

/** Fields that an error names. */
const MAX_VIOLATIONS = 5;

/** These values go into headers of other requests. */
const PRINTABLE = /^[\x21-\x7e]*$/;
const PRINTABLE_RULE = 'must be ASCII letters, digits and signs';

const id = z.string().max(MAX_ID_CHARACTERS);
const time = z
  .string()
  .max(MAX_TIME_CHARACTERS)
  .pipe(z.iso.datetime({ offset: true }));

/** An object with at most `maxCount` entries; `what` names them in the rule. */
function dictionary<T extends z.ZodType>(values: T, maxCount: number, what: string) {
  return z
    .record(z.string(), values)
    .refine(
      (entries) => Object.keys(entries).length <= maxCount,
      `must have at most ${maxCount} ${what}`,
    );
}

const applicationIdentity = z.looseObject({ applicationId: id });
const userIdentity = z.looseObject({ userId: id.nullish() });

const match = z.looseObject({
  value: z.looseObject({ id: z.string().max(MAX_NAME_CHARACTERS).nullish() }),
});

/** A successful match has values. */
const resolution = z
  .looseObject({
    status: z.looseObject({ code: z.string().max(MAX_NAME_CHARACTERS) }),
    values: z.array(match).max(MAX_MATCHES).nullish(),
  })
  .refine(({ status, values }) => status.code !== 'ER_SUCCESS_MATCH' || values != null, {
    path: ['values'],
    error: 'is required for a match',
  });

const slot = z.looseObject({
  name: z.string().max(MAX_NAME_CHARACTERS).nullish(),
  value: z.string().max(MAX_SLOT_CHARACTERS).nullish(),
  resolutions: z
    .looseObject({ resolutionsPerAuthority: z.array(resolution).max(MAX_AUTHORITIES).nullish() })
    .nullish(),
});

const intent = z.looseObject({
  name: z.string().max(MAX_NAME_CHARACTERS),
  slots: dictionary(slot, MAX_SLOTS, 'slots').nullish(),
});

const request = z
  .looseObject({
    type: z.string().max(MAX_NAME_CHARACTERS),
    requestId: id,
    timestamp: time,
    locale: z.string().max(MAX_LOCALE_CHARACTERS).regex(PRINTABLE, PRINTABLE_RULE).nullish(),
    intent: intent.nullish(),
  })
  .refine(({ type, intent: requested }) => !type.endsWith('IntentRequest') || requested != null, {
    path: ['intent'],
    error: 'is required for an intent request',
  });

const position = z.looseObject({
  timestamp: time.nullish(),
  coordinate: z
    .looseObject({
      latitudeInDegrees: z.number().min(-90).max(90),
      longitudeInDegrees: z.number().min(-180).max(180),
      accuracyInMeters: z.number(),
    })
    .nullish(),
});

const system = z.looseObject({
  application: applicationIdentity,
  user: userIdentity.nullish(),
  device: z
    .looseObject({
      deviceId: id.nullish(),
      supportedInterfaces: dictionary(z.unknown(), MAX_ENTRIES, 'entries').nullish(),
    })
    .nullish(),
  apiEndpoint: z
    .string()
    .refine((address) => parseOrigin(address) !== undefined, {
      error: 'must be a web address without user, path, query and fragment',
    })
    .nullish(),
  apiAccessToken: z.string().max(MAX_TOKEN_CHARACTERS).regex(PRINTABLE, PRINTABLE_RULE).nullish(),
});

const session = z.looseObject({
  sessionId: id,
  attributes: dictionary(z.unknown(), MAX_ENTRIES, 'entries').nullish(),
});

const EnvelopeSchema = z.looseObject({
  version: z.string().max(MAX_NAME_CHARACTERS),
  session: session.optional(),
  context: z.looseObject({ System: system, Geolocation: position.optional() }),
  request,
});

/**
 * Parses the text of a request.
 *
 * @throws {ServiceError} 400 with each invalid field and its rule, never its value
 */
export function parseAlexaRequest(text: string): RequestEnvelope {
  const envelope = parseJson(text);
  checkAlexaRequest(envelope);
  return envelope;
}

/**
 * Checks a parsed request.
 *
 * @throws {ServiceError} as `parseAlexaRequest`
 */
export function checkAlexaRequest(value: unknown): asserts value is RequestEnvelope {
  const broken = findBrokenLimit(value);
  if (broken) throw createInvalidRequest([broken]);
  const { error } = EnvelopeSchema.safeParse(value, { error: describeIssue });
  if (error) throw createInvalidRequest(listViolations(error));
}

function listViolations({ issues }: z.ZodError): Violation[] {
  const rules = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = formatFieldPath(path);
    if (rules.size < MAX_VIOLATIONS && !rules.has(field)) rules.set(field, message);
  }
  return Array.from(rules, ([field, rule]) => ({ field, rule }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createInvalidRequest([{ field: 'body', rule: 'must be JSON' }]);
  }
}

function createInvalidRequest(violations: Violation[]): ServiceError {
  return new ServiceError({
    type: '/problems/invalid-request',
    title: 'Bad Request',
    status: 400,
    detail: `${violations.map(({ field, rule }) => `${field} ${rule}`).join('; ')}.`,
    errors: violations,
  });
}
