import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { listen } from '../http/listen.ts';
import { createKeyMatcher } from './middleware.ts';
import { unauthorized } from '../http/problems.ts';

/** A server that accepts only requests of the skill. */
interface InnerServer {
  url: string;
  close: () => Promise<void>;
}

const INNER_HOST = '127.0.0.1';

/**
 * Starts the server through which the skill calls the service in its process. Clients of the public
 * server cannot use up its connections, and it runs on while that one shuts down. It listens on a free
 * loopback port and closes connections that do not send the skill's key.
 */
export async function startInnerServer(
  handler: RequestListener,
  ownKey: string,
): Promise<InnerServer> {
  const isOwnKey = createKeyMatcher([ownKey]);
  const { port, close } = await listen(
    (request, response) => {
      const key = request.headers['x-api-key'];
      if (typeof key === 'string' && isOwnKey(key) !== undefined) handler(request, response);
      else request.socket.destroy();
    },
    0,
    INNER_HOST,
  );
  return { url: `http://${INNER_HOST}:${port}`, close: async () => close() };
}

/** Rejects requests that do not come from this process. */
export function requireOwnKey(ownKey: string): RequestHandler {
  const isOwnKey = createKeyMatcher([ownKey]);
  return (request, _response, next) => {
    next(isOwnKey(request.get('x-api-key')) === undefined ? unauthorized() : undefined);
  };
}
