import type { Socket } from 'node:net';

/** To the parser: what follows is not HTTP, and not for it. */
const NO_HTTP = 2;

/**
 * Ends a connection, and the parsing of what it has sent. Node's parser makes a request and a response
 * of everything that has arrived, also after its socket was destroyed, before anything else runs: 600
 * connections with 64 pipelined requests each would hold up the event loop for two seconds. No public
 * interface stops it, so this sets the function that it calls for each request (`parser.onIncoming`,
 * Node.js 24); without a parser there, all is parsed.
 */
export function cutOff(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) {
    Reflect.set(parser, 'onIncoming', () => NO_HTTP);
  }
  socket.destroy();
}
