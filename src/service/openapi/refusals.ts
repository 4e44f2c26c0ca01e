import { PROBLEM_MEDIA_TYPE, Problem } from '../../contract/problem.ts';
import { refusalOf } from '../problem-handler.ts';
import {
  invalidParameter,
  methodNotAllowed,
  noForecast,
  noPollenForecast,
  noStation,
  offGrid,
  overdue,
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
} from '../problems.ts';
import { refTo, type Shapes } from './components.ts';
import { headersNamed } from './headers.ts';
import type { Reference, ResponseObject } from './types.ts';

interface Refusal {
  /** In the document. */
  name: string;
  description: string;
  /** Headers beside those that all have. */
  headers: string[];
  /** All that callers may be told with the status. */
  problems: ServiceError[];
}

/** By status. */
const REFUSALS: Record<string, Refusal> = {
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
    problems: [refusalOf(new Error())],
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The answer cannot be made at the moment',
    headers: ['Retry-After'],
    problems: [sourceUnavailable(), overdue(), overloaded(), shuttingDown()],
  },
};

/** The answers that tell what went wrong, by the names that operations refer to. */
export function refusalResponses(shapes: Shapes): Record<string, ResponseObject> {
  const schema = shapes.refer(Problem);
  const responses = Object.values(REFUSALS).map(({ name, description, headers, problems }) => {
    const examples = Object.fromEntries(
      problems.map(({ problem }) => [problem.type.replace('/problems/', ''), { value: problem }]),
    );
    const response: ResponseObject = {
      description,
      headers: headersNamed(['Cache-Control', 'x-trace-id', ...headers]),
      content: { [PROBLEM_MEDIA_TYPE]: { schema, examples } },
    };
    return [name, response] as const;
  });
  return Object.fromEntries(responses);
}

/** Those of an operation, by status. */
export function refusalsOf(path: string): Record<string, Reference> {
  const isMissing: Record<string, boolean> = {
    404: !path.includes('{'),
    406: !path.includes('/pollen/'),
  };
  return Object.fromEntries(
    Object.entries(REFUSALS)
      .filter(([status]) => isMissing[status] !== true)
      .map(([status, { name }]) => [status, refTo('responses', name)]),
  );
}
