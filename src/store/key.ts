import { hash } from 'node:crypto';
import type { RequestEnvelope } from 'ask-sdk-model';
import { StoreError } from './store-error.ts';

/**
 * What a user's record is filed under: the SHA-256 of the user id in hexadecimal, never the id.
 *
 * @throws {StoreError} for a request that names no user
 */
export function keyOf(envelope: RequestEnvelope): string {
  return hash('sha256', userIdOf(envelope), 'hex');
}

/** @throws {StoreError} for a request that names no user */
export function userIdOf(envelope: RequestEnvelope): string {
  const userId: unknown = envelope.context?.System?.user?.userId;
  if (typeof userId !== 'string' || userId === '') {
    throw new StoreError('The request names no user at context.System.user');
  }
  return userId;
}
