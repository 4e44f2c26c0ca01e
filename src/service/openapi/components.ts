import type * as z from 'zod';
import { buildJsonSchema, type JsonSchema } from '../../contract/json-schema.ts';
import type { Reference, HeaderObject, ParameterObject, ResponseObject } from './types.ts';
import { ADDED_LANGUAGES, DOCUMENTED_LANGUAGES } from '../../contract/parameters.ts';
import { DEFAULT_TAG } from '../../languages/skill-locales.ts';
import { PROBLEM_MEDIA_TYPE, ProblemDetails } from '../../contract/problem.ts';
import { toServiceError } from '../problem-handler.ts';
import {
  invalidParameter,
  methodNotAllowed,
  noForecast,
  noPollenForecast,
  noStation,
  offGrid,
  timedOut,
  overloaded,
  shuttingDown,
  sourceUnavailable,
  tooManyRequests,
  unauthorized,
  unexpectedBody,
  unknownPostcode,
  unknownStation,
  unknownWarncell,
  unknownWarning,
  type ServiceError,
} from '../../http/problems.ts';

/** The shapes of a document that have a name. */
export interface SchemaRegistry {
  /** By their names: all that was referred to. */
  schemas: Record<string, JsonSchema>;
  /** A shape as the document refers to it. */
  refer(shape: z.ZodType): JsonSchema;
}

export function createSchemaRegistry(): SchemaRegistry {
  const named: SchemaRegistry['schemas'] = {};
  return {
    schemas: named,
    refer(shape) {
      const { $schema: _dialect, $defs, ...schema } = relocateRefs(buildJsonSchema(shape));
      Object.assign(named, $defs);
      return schema;
    },
  };
}

/** A reference within the document. */
export function refTo(kind: 'responses' | 'headers' | 'parameters', name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** From the definitions of a schema by itself to the components of the document. */
function relocateRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** What requests may have beside the key. */
export const requestHeaders = {
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description:
      `Language of the texts: ${DOCUMENTED_LANGUAGES.join(', ')}; as an extension of ours ` +
      `${ADDED_LANGUAGES.join(', ')}. A bare language (\`en\`) is the first of these that has it. Where there is ` +
      `none of them, and for any other full tag, it is ${DEFAULT_TAG}; \`Content-Language\` says which it is`,
    'x-extension': `Of ours: ${ADDED_LANGUAGES.join(', ')}`,
    required: false,
    schema: { type: 'string', default: DEFAULT_TAG },
    example: DEFAULT_TAG,
  },
  IfNoneMatch: {
    name: 'if-none-match',
    in: 'header',
    description: 'Tag of the answer that the caller has; where it is the same still, 304 says so',
    required: false,
    schema: { type: 'string' },
  },
} satisfies Record<string, ParameterObject>;

/** What answers have. */
export const responseHeaders: Record<string, HeaderObject> = {
  'Content-Language': createHeader('Language of the texts'),
  ETag: createHeader('Tag of the answer: the same answer has the same one'),
  'Cache-Control': createHeader('For how many seconds there is no newer answer'),
  Vary: createHeader('What of a request the answer depends on'),
  'x-trace-id': createHeader('Trace by which the request is found in the log of the service'),
  RateLimit: createHeader('Requests that are left, where their number is limited'),
  'RateLimit-Policy': createHeader('How many requests there may be, where their number is limited'),
  'Retry-After': createHeader('Seconds after which it is worth another try', 'integer'),
  Allow: createHeader('The methods that there are'),
};

export function referHeaders(names: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

function createHeader(description: string, type: 'string' | 'integer' = 'string'): HeaderObject {
  return { description, schema: { type } };
}

interface ErrorResponse {
  /** In the document. */
  name: string;
  description: string;
  /** Headers beside those that all have. */
  headers: string[];
  /** All that callers may be told with the status. */
  problems: ServiceError[];
}

/** By status. */
const ERROR_RESPONSES: Record<string, ErrorResponse> = {
  400: {
    name: 'BadRequest',
    description: 'A parameter breaks a rule, or the request has a body',
    headers: [],
    problems: [
      invalidParameter('latitude', 'must be a number from -90 to 90 with up to 5 decimals'),
      unexpectedBody(),
    ],
  },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing or not valid',
    headers: [],
    problems: [unauthorized()],
  },
  404: {
    name: 'NotFound',
    description: 'There is no such thing, or nothing is known of the place',
    headers: [],
    problems: [
      offGrid(),
      noForecast(),
      unknownPostcode('DE', '99999'),
      unknownWarning(),
      unknownWarncell('999999999'),
      unknownStation(99999, 3),
      noStation(200, 3),
    ],
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The method is another one than GET or HEAD',
    headers: ['Allow'],
    problems: [methodNotAllowed('POST', 'GET, HEAD, OPTIONS')],
  },
  406: {
    name: 'NoPollenForecast',
    description: 'There is no pollen forecast for the place',
    headers: [],
    problems: [noPollenForecast('There is no pollen forecast for these coordinates.')],
  },
  429: {
    name: 'TooManyRequests',
    description: 'There were more requests than the caller may send in a minute',
    headers: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
    problems: [tooManyRequests()],
  },
  500: {
    name: 'InternalError',
    description: 'Something went wrong inside the service',
    headers: [],
    problems: [toServiceError(new Error())],
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The answer cannot be made at the moment',
    headers: ['Retry-After'],
    problems: [sourceUnavailable(), timedOut(), overloaded(), shuttingDown()],
  },
};

/** The answers that tell what went wrong, by the names that operations refer to. */
export function buildErrorResponses(shapes: SchemaRegistry): Record<string, ResponseObject> {
  const schema = shapes.refer(ProblemDetails);
  const responses = Object.values(ERROR_RESPONSES).map(
    ({ name, description, headers, problems }) => {
      const examples = Object.fromEntries(
        problems.map(({ problem }) => [problem.type.replace('/problems/', ''), { value: problem }]),
      );
      const response: ResponseObject = {
        description,
        headers: referHeaders(['Cache-Control', 'x-trace-id', ...headers]),
        content: { [PROBLEM_MEDIA_TYPE]: { schema, examples } },
      };
      return [name, response] as const;
    },
  );
  return Object.fromEntries(responses);
}

/** Those of an operation, by status. */
export function referErrorResponses(path: string): Record<string, Reference> {
  const isMissing: Record<string, boolean> = {
    404: !path.includes('{'),
    406: !path.includes('/pollen/'),
  };
  return Object.fromEntries(
    Object.entries(ERROR_RESPONSES)
      .filter(([status]) => isMissing[status] !== true)
      .map(([status, { name }]) => [status, refTo('responses', name)]),
  );
}
