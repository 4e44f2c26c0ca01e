import type { RequestHandler } from 'express';
import { methodNotAllowed, unexpectedBody } from './problems.ts';

/** Last of a route: tells which methods there are, and refuses all others. */
export function onlyMethods(...methods: string[]): RequestHandler {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allowed);
    if (request.method !== 'OPTIONS') throw methodNotAllowed(request.method, allowed);
    response.status(204).end();
  };
}

/** Whether a body follows a request's head; its bytes are still to come. */
export function hasBody({ headers }: Pick<Parameters<RequestHandler>[0], 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) !== 0;
}

/** Questions have no body: one that comes all the same is not read. */
export const refuseBodies: RequestHandler = (request, _response, next) => {
  next(hasBody(request) ? unexpectedBody() : undefined);
};
