import type * as z from 'zod';

/**
 * One operation of the weather service as data. The client's methods, the service's routes and the
 * checks on both sides are derived from it.
 */
export interface Operation<
  Parameters extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> {
  /** One sentence for people. */
  summary: string;
  /** Below the version segment; `{name}` marks a parameter of the path. */
  path: string;
  /** All parameters by name, as strings from a URL; those not named in `path` are of the query. */
  parameters: Parameters;
  /** The body of a 200 answer. */
  response: Response;
}

/** Keeps the exact types of an entry while checking its shape. */
export function defineOperation<Parameters extends z.ZodObject, Response extends z.ZodType>(
  operation: Operation<Parameters, Response>,
): Operation<Parameters, Response> {
  return operation;
}

/** The names of the parameters that stand in a path, in their order. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
}
