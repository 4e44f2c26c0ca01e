import { hash } from 'node:crypto';
import type { RequestEnvelope } from 'ask-sdk-model';
import * as z from 'zod';
import { StoreError } from './store-error.ts';

const Asking = z.object({
  context: z.object({ System: z.object({ user: z.object({ userId: z.string().min(1) }) }) }),
});

/**
 * What a user's record is filed under: the SHA-256 of the user id in hexadecimal, never the id.
 *
 * @throws {StoreError} for a request that names no user
 */
export function keyOf(envelope: RequestEnvelope): string {
  const asking = Asking.safeParse(envelope);
  if (!asking.success) throw new StoreError('The request names no user at context.System.user');
  return hash('sha256', asking.data.context.System.user.userId, 'hex');
}
