import type { RequestEnvelope } from 'ask-sdk-model';
import * as z from 'zod';
import { type Violation, ServiceError } from '../problems.ts';
import { describeIssue } from '../../contract/problem.ts';
import { parseOrigin } from '../../speech/platform-api.ts';

/** Limits for every value of a request's JSON. */
const MAX_DEPTH = 64;
const MAX_STRING_CHARACTERS = 10_000;
const MAX_KEY_CHARACTERS = 255;

/** Limits for a field's path in an error message. */
const MAX_SHOWN_NAMES = 8;
const MAX_SHOWN_NAME_CHARACTERS = 60;

interface BrokenLimit {
  /** Outermost field first. */
  path: string[];
  rule: string;
}

/**
 * Finds the first value that is nested too deep, too long a string or not a finite number, or whose
 * name is too long or `__proto__`; undefined if there is none. `JSON.parse` accepts any depth, but code
 * that recurses over the value would overflow the stack.
 */
export function findBrokenLimit(value: unknown): Violation | undefined {
  const broken = findBrokenAt(value, 0);
  return broken && { field: formatFieldPath(broken.path), rule: broken.rule };
}

/** `request.intent.slots.date.value`; `body` for the outermost value. */
function formatFieldPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  const shown = path.slice(0, MAX_SHOWN_NAMES).map((name) => shortenName(String(name)));
  return [...shown, ...(path.length > shown.length ? ['…'] : [])].join('.');
}

function findBrokenAt(value: unknown, depth: number): BrokenLimit | undefined {
  if (typeof value !== 'object' || value === null) {
    const rule = findScalarRule(value);
    return rule === undefined ? undefined : { path: [], rule };
  }
  if (depth === MAX_DEPTH) {
    return { path: [], rule: `must not nest deeper than ${MAX_DEPTH} levels` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const rule = findNameRule(name);
    const broken = rule === undefined ? findBrokenAt(inner, depth + 1) : { path: [], rule };
    if (!broken) continue;
    broken.path.unshift(name);
    return broken;
  }
  return undefined;
}

function findScalarRule(value: unknown): string | undefined {
  if (typeof value === 'string' && value.length > MAX_STRING_CHARACTERS) {
    return `must have at most ${MAX_STRING_CHARACTERS} characters`;
  }
  // JSON allows 1e400, which parses as Infinity.
  return typeof value === 'number' && !Number.isFinite(value)
    ? 'must be a finite number'
    : undefined;
}

function findNameRule(name: string): string | undefined {
  if (name === '__proto__') return 'is not allowed';
  if (name.length <= MAX_KEY_CHARACTERS) return undefined;
  return `must have a name of at most ${MAX_KEY_CHARACTERS} characters`;
}

function shortenName(name: string): string {
  return name.length > MAX_SHOWN_NAME_CHARACTERS
    ? `${name.slice(0, MAX_SHOWN_NAME_CHARACTERS)}…`
    : name;
}

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
const name = z.string().max(MAX_NAME_CHARACTERS);
const time = z
  .string()
  .max(MAX_TIME_CHARACTERS)
  .pipe(z.iso.datetime({ offset: true }));
const optionalId = id.nullish();
const optionalName = name.nullish();

/** An object with at most `maxCount` entries; `what` names them in the rule. */
function dictionary<T extends z.ZodType>(values: T, maxCount: number, what: string) {
  return z
    .record(z.string(), values)
    .refine(
      (entries) => Object.keys(entries).length <= maxCount,
      `must have at most ${maxCount} ${what}`,
    );
}

/** Of which nothing is read. */
const anyEntries = dictionary(z.unknown(), MAX_ENTRIES, 'entries').nullish();

const applicationIdentity = z.looseObject({ applicationId: id });
const userIdentity = z.looseObject({ userId: optionalId });

const match = z.looseObject({
  value: z.looseObject({ id: optionalName }),
});

/** A successful match has values. */
const resolution = z
  .looseObject({
    status: z.looseObject({ code: name }),
    values: z.array(match).max(MAX_MATCHES).nullish(),
  })
  .refine(({ status, values }) => status.code !== 'ER_SUCCESS_MATCH' || values != null, {
    path: ['values'],
    error: 'is required for a match',
  });

const slot = z.looseObject({
  name: optionalName,
  value: z.string().max(MAX_SLOT_CHARACTERS).nullish(),
  resolutions: z
    .looseObject({ resolutionsPerAuthority: z.array(resolution).max(MAX_AUTHORITIES).nullish() })
    .nullish(),
});

const intent = z.looseObject({
  name,
  slots: dictionary(slot, MAX_SLOTS, 'slots').nullish(),
});

const request = z
  .looseObject({
    type: name,
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
      deviceId: optionalId,
      supportedInterfaces: anyEntries,
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
  attributes: anyEntries,
});

const EnvelopeSchema = z.looseObject({
  version: name,
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
