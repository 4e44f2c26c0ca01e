import type { RequestListener } from 'node:http';
import { listen } from '../http/listen.ts';
import type { OwnRequestCheck } from './middleware.ts';

/** A server for the skill alone. */
interface InnerServer {
  url: string;
  close: () => Promise<void>;
}

const INNER_HOST = '127.0.0.1';

/**
 * Starts the server through which the skill calls the service in its process. Clients of the public
 * server cannot use up its connections, and it stays open while that one shuts down. It listens on a
 * free port of loopback and closes connections of others.
 */
export async function startInnerServer(
  handler: RequestListener,
  isOwnRequest: OwnRequestCheck,
): Promise<InnerServer> {
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
