import * as z from 'zod';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The body of every answer that is not 200: RFC 9457 problem details. */
export const Problem = z.object({
  /** `about:blank`-free: a path that names the kind of problem, `/problems/invalid-parameter`. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** One sentence on this very case. */
  detail: z.string(),
  /** `urn:trace:…`, by which a fault of the service is found in its log. */
  instance: z.string().optional(),
  /** Each parameter that broke a rule, and the rule. */
  errors: z.array(z.object({ field: z.string(), rule: z.string() })).optional(),
});
export type Problem = z.output<typeof Problem>;
