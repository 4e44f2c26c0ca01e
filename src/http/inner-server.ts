import type { RequestListener } from 'node:http';
import { listen } from '../listen.ts';
import { keyring } from '../service/keyring.ts';

/** A server that the skill alone can ask. */
export interface InnerServer {
  url: string;
  close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * The skill's own way to the service in its process: no client of the public server can take its
 * connections, and it goes on while that one shuts down. It listens on a free port of loopback and
 * closes connections that come without the skill's key.
 */
export async function listenForSkill(
  handler: RequestListener,
  ownKey: string,
): Promise<InnerServer> {
  const knows = keyring([ownKey]);
  const { port, close } = await listen(
    (request, response) => {
      const key = request.headers['x-api-key'];
      if (typeof key === 'string' && knows(key) !== undefined) handler(request, response);
      else request.socket.destroy();
    },
    0,
    HOST,
  );
  return { url: `http://${HOST}:${port}`, close: async () => close() };
}
