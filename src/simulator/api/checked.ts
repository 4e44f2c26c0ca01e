import type * as z from 'zod';
import { ruleOf } from '../../contract/rules.ts';
import { invalidParameters, type Violation } from '../../service/problems.ts';

/**
 * A request's body, checked.
 *
 * @throws {ServiceError} 400, with the first rule that each field breaks; `input.content` is the
 *   field `content` within `input`
 */
export function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body, { error: ruleOf, reportInput: true });
  if (parsed.success) return parsed.data;
  const rules = new Map<string, string>();
  for (const { field, rule } of parsed.error.issues.flatMap(violations)) {
    if (!rules.has(field)) rules.set(field, rule);
  }
  throw invalidParameters(Array.from(rules, ([field, rule]) => ({ field, rule })));
}

function violations(issue: z.core.$ZodIssue): Violation[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      rule: 'is not a field of this request',
    }));
  }
  const field = issue.path.join('.') || 'body';
  return [{ field, rule: issue.input === undefined ? 'is required' : issue.message }];
}
