import type * as z from 'zod';

/**
 * One operation of the weather service as data. The client's methods, the service's routes and the
 * checks on both sides are derived from it.
 */
export interface Operation<Parameters, Response> {
  /** One sentence for people. */
  summary: string;
  /** Below the version segment; `{name}` marks a parameter of the path. */
  path: string;
  /** All parameters by name, from strings of a URL; those not named in `path` are of the query. */
  parameters: z.ZodType<Parameters>;
  /** The body of a 200 answer. */
  response: z.ZodType<Response>;
}
