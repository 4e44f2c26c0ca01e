import type { RequestHandler } from 'express';
import { keyring } from '../service/keyring.ts';
import { unauthorized } from '../service/problems.ts';

/** Lets in what this process asks of itself, and nothing else. */
export function requireOwnKey(ownKey: string): RequestHandler {
  const knows = keyring([ownKey]);
  return (request, _response, next) => {
    next(knows(request.get('x-api-key')) === undefined ? unauthorized() : undefined);
  };
}
