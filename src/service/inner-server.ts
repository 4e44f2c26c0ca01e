import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { listen } from '../http/listen.ts';
import { createKeyMatcher } from './middleware.ts';
import { unauthorized } from '../http/problems.ts';

/** A server that the skill alone can ask. */
interface InnerServer {
  url: string;
  close: () => Promise<void>;
}

const INNER_HOST = '127.0.0.1';

/**
 * The skill's own way to the service in its process: no client of the public server can take its
 * connections, and it goes on while that one shuts down. It listens on a free port of loopback and
 * closes connections that come without the skill's key.
 */
export async function startInnerServer(
  handler: RequestListener,
  ownKey: string,
): Promise<InnerServer> {
  const knows = createKeyMatcher([ownKey]);
  const { port, close } = await listen(
    (request, response) => {
      const key = request.headers['x-api-key'];
      if (typeof key === 'string' && knows(key) !== undefined) handler(request, response);
      else request.socket.destroy();
    },
    0,
    INNER_HOST,
  );
  return { url: `http://${INNER_HOST}:${port}`, close: async () => close() };
}

/** Lets in what this process asks of itself, and nothing else. */
export function requireOwnKey(ownKey: string): RequestHandler {
  const knows = createKeyMatcher([ownKey]);
  return (request, _response, next) => {
    next(knows(request.get('x-api-key')) === undefined ? unauthorized() : undefined);
  };
}
