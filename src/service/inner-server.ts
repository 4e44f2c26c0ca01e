import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { listen } from '../http/listen.ts';
import { createOwnKeyCheck } from './middleware.ts';
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
  const isOwnRequest = createOwnKeyCheck(ownKey);
  const { port, close } = await listen(
    (request, response) => {
      if (isOwnRequest(request)) handler(request, response);
      else request.socket.destroy();
    },
    0,
    INNER_HOST,
  );
  return { url: `http://${INNER_HOST}:${port}`, close: async () => close() };
}

/** Lets in what this process asks of itself, and nothing else. */
export function requireOwnKey(ownKey: string): RequestHandler {
  const isOwnRequest = createOwnKeyCheck(ownKey);
  return (request, _response, next) => {
    next(isOwnRequest(request) ? undefined : unauthorized());
  };
}
