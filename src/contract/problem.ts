import * as z from 'zod';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Body of every error response: RFC 9457 problem details. */
export const ProblemDetails = z
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
  .meta({ id: 'Problem', description: 'Problem details, RFC 9457' });
export type ProblemDetails = z.output<typeof ProblemDetails>;
