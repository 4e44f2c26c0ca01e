import * as z from 'zod';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Body of every error response: RFC 9457 problem details. */
export const ProblemDetails = z.lazy(() =>
  z
    .object({
      type: z
        .string()
        .describe('Path that identifies the type of problem: `/problems/invalid-parameter`'),
      title: z.string().describe('Name of the status'),
      status: z.int().describe('Status of the response'),
      detail: z.string().describe('One sentence about this occurrence'),
      instance: z
        .string()
        .optional()
        .describe('`urn:trace:…`, the trace of a server fault in the log'),
      errors: z
        .array(z.object({ field: z.string(), rule: z.string() }))
        .optional()
        .describe('Each invalid parameter and the rule that it violates'),
      last: z
        .string()
        .optional()
        .describe(
          'For requests beyond the forecast: the last available day or hour, in the digits of the parameter',
        ),
    })
    .meta({ id: 'Problem', description: 'Problem details, RFC 9457' }),
);
export type ProblemDetails = z.output<typeof ProblemDetails>;

/**
 * Messages for schemas without own messages. They follow the name of a field ("latitude must be at
 * most 90") and never repeat its value.
 */

const FORMAT_RULES: Record<string, string> = {
  datetime: 'must be a time such as 2026-11-18T13:05:00Z',
  date: 'must be a day such as 2026-11-18',
  time: 'must be a time of day such as 13:05',
  url: 'must be a web address',
  uuid: 'must be a UUID',
  ipv4: 'must be an IPv4 address',
  ipv6: 'must be an IPv6 address',
};

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  date: 'a time',
  null: 'null',
};

const COUNTED_UNITS: Record<string, string> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
  file: 'bytes',
};

/** Describes the violated rule; an `error` option for `safeParse`. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${describeType(issue.expected)}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is required';
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return describeLimit(
        'most',
        issue.origin,
        issue.maximum,
        issue.inclusive ?? true,
        issue.exact,
      );
    case 'too_small':
      return describeLimit(
        'least',
        issue.origin,
        issue.minimum,
        issue.inclusive ?? true,
        issue.exact,
      );
    case 'invalid_format':
      if (issue.format === 'starts_with') return `must begin with ${String(issue['prefix'])}`;
      return FORMAT_RULES[issue.format] ?? 'must have the expected form';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return 'must have a name that is allowed';
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'must have one of the expected forms';
    default:
      return 'must be valid';
  }
}

function describeType(expected: string): string {
  return TYPE_NAMES[expected] ?? `of type ${expected}`;
}

function describeLimit(
  side: 'most' | 'least',
  origin: string,
  limit: number | bigint,
  isInclusive: boolean,
  isExact = false,
): string {
  const counted = COUNTED_UNITS[origin];
  if (counted !== undefined) {
    if (side === 'least' && Number(limit) === 1) return 'must not be empty';
    return `must have ${isExact ? 'exactly' : `at ${side}`} ${limit} ${counted}`;
  }
  if (isInclusive) return `must be at ${side} ${limit}`;
  return `must be ${side === 'most' ? 'below' : 'above'} ${limit}`;
}
