import * as z from 'zod';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The body of every answer that is not 200: RFC 9457 problem details. */
export const ProblemDetails = z
  .object({
    type: z.string().describe('Path that names the kind of problem: `/problems/invalid-parameter`'),
    title: z.string().describe('Name of the status'),
    status: z.int().describe('Status of the answer'),
    detail: z.string().describe('One sentence on this very case'),
    instance: z
      .string()
      .optional()
      .describe('`urn:trace:…`, by which a fault of the service is found in its log'),
    errors: z
      .array(z.object({ field: z.string(), rule: z.string() }))
      .optional()
      .describe('Each parameter that broke a rule, and the rule'),
    last: z
      .string()
      .optional()
      .describe(
        'Where what was asked for lies beyond the forecast: the last day or hour that can be had, in the digits of the parameter',
      ),
  })
  .meta({ id: 'Problem', description: 'Problem details, RFC 9457' });
export type ProblemDetails = z.output<typeof ProblemDetails>;
