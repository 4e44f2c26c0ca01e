import type * as z from 'zod';
import { buildJsonSchema, type JsonSchema } from '../../contract/operations.ts';
import type { Reference, HeaderObject, ParameterObject, ResponseObject } from './routes.ts';
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

/** Collects the named schemas of a document. */
export interface SchemaRegistry {
  /** All referenced schemas by name. */
  schemas: Record<string, JsonSchema>;
  /** Registers a schema and returns its reference. */
  refer(schema: z.ZodType): JsonSchema;
}

export function createSchemaRegistry(): SchemaRegistry {
  const named: SchemaRegistry['schemas'] = {};
  return {
    schemas: named,
    refer(schema) {
      const { $schema: _dialect, $defs, ...reference } = relocateRefs(buildJsonSchema(schema));
      Object.assign(named, $defs);
      return reference;
    },
  };
}

/** Creates a reference within the document. */
export function refTo(kind: 'responses' | 'headers' | 'parameters', name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Points references from the definitions of a standalone schema to the components. */
function relocateRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Optional request headers, apart from the key. */
export const requestHeaders = {
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description:
      `Language of the texts: ${DOCUMENTED_LANGUAGES.join(', ')}; as an extension also ` +
      `${ADDED_LANGUAGES.join(', ')}. A bare language (\`en\`) selects its first tag in this list. ` +
      `The default, also for other tags, is ${DEFAULT_TAG}; \`Content-Language\` names the selected tag`,
    'x-extension': `Additional languages: ${ADDED_LANGUAGES.join(', ')}`,
    required: false,
    schema: { type: 'string', default: DEFAULT_TAG },
    example: DEFAULT_TAG,
  },
  IfNoneMatch: {
    name: 'if-none-match',
    in: 'header',
    description:
      'Tag of the cached answer of the caller; if it is still valid, the response is 304',
    required: false,
    schema: { type: 'string' },
  },
} satisfies Record<string, ParameterObject>;

/** Response headers. */
export const responseHeaders: Record<string, HeaderObject> = {
  'Content-Language': createHeader('Language of the texts'),
  ETag: createHeader('Tag of the answer: equal answers have equal tags'),
  'Cache-Control': createHeader('Seconds until there may be a newer answer, as `max-age`'),
  Vary: createHeader('Request headers that the answer depends on'),
  'x-trace-id': createHeader('Trace of the request in the log of the service'),
  RateLimit: createHeader('Remaining requests, if the rate is limited'),
  'RateLimit-Policy': createHeader('Limit of requests, if the rate is limited'),
  'Retry-After': createHeader('Seconds until a retry may succeed', 'integer'),
  Allow: createHeader('The allowed methods'),
};

export function referHeaders(names: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

function createHeader(description: string, type: 'string' | 'integer' = 'string'): HeaderObject {
  return { description, schema: { type } };
}

interface ErrorResponse {
  /** Name in the components of the document. */
  name: string;
  description: string;
  /** Headers in addition to those of all errors. */
  headers: string[];
  /** All problems with the status. */
  problems: ServiceError[];
}

/** By status. */
const ERROR_RESPONSES: Record<string, ErrorResponse> = {
  400: {
    name: 'BadRequest',
    description: 'A parameter is invalid, or the request has a body',
    headers: [],
    problems: [
      invalidParameter('latitude', 'must be a number from -90 to 90 with up to 5 decimals'),
      unexpectedBody(),
    ],
  },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing or invalid',
    headers: [],
    problems: [unauthorized()],
  },
  404: {
    name: 'NotFound',
    description: 'The resource does not exist, or there are no data for the place',
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
    description: 'The method is not GET or HEAD',
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
    description: 'The caller exceeded the limit of requests per minute',
    headers: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
    problems: [tooManyRequests()],
  },
  500: {
    name: 'InternalError',
    description: 'An internal error occurred',
    headers: [],
    problems: [toServiceError(new Error())],
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The service cannot answer at the moment',
    headers: ['Retry-After'],
    problems: [sourceUnavailable(), timedOut(), overloaded(), shuttingDown()],
  },
};

/** Builds the error responses by the names that operations refer to. */
export function buildErrorResponses(registry: SchemaRegistry): Record<string, ResponseObject> {
  const schema = registry.refer(ProblemDetails);
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

/** Refers to the error responses of an operation, by status. */
export function referErrorResponses(path: string): Record<string, Reference> {
  const isOmitted: Record<string, boolean> = {
    404: !path.includes('{'),
    406: !path.includes('/pollen/'),
  };
  return Object.fromEntries(
    Object.entries(ERROR_RESPONSES)
      .filter(([status]) => isOmitted[status] !== true)
      .map(([status, { name }]) => [status, refTo('responses', name)]),
  );
}
