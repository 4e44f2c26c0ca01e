import type * as z from 'zod';
import { ruleOf } from '../contract/rules.ts';
import { OpenDataError } from './server.ts';

/**
 * Reads a JSON file of a known shape.
 *
 * @param what what the file is called in errors
 * @throws {OpenDataError} when it is no JSON or of another shape, naming where it differs
 */
export function readJson<T>(body: Uint8Array, shape: z.ZodType<T>, what: string): T {
  const { success, data, error } = shape.safeParse(parse(body, what), { error: ruleOf });
  if (success) return data;
  const [issue] = error.issues;
  throw new OpenDataError(
    `${what} is of an unknown version: ${issue?.path.join('.') || 'file'}: ${issue?.message}`,
  );
}

function parse(body: Uint8Array, what: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new OpenDataError(`${what} is no JSON or cut off`, { cause });
  }
}
