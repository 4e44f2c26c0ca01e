import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { listen } from '../../src/http/listen.ts';

/** So many of all calls fail. */
const FAULTY = 0.1;

/** A call that fails, and how. */
type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const FAULTS: readonly Fault[] = [
  (request) => request.socket.resetAndDestroy(),
  (_request, response) => response.writeHead(500).end(),
  (_request, response) => response.writeHead(503).end(),
  // Hangs.
  () => undefined,
  (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    response.write('{"text":"Heute ', () => request.socket.destroy());
  },
];

/**
 * Passes calls on to the service that its parent process names, but for one in ten, which fails in
 * one way or another; in a process of its own. Tells its address.
 */
const { port } = await listen(answer, 0, '127.0.0.1');
let service: Pool | undefined;
process.on('message', (url: string) => {
  service = new Pool(url, { connections: 64 });
});
process.send?.(`http://127.0.0.1:${port}`);

function answer(request: IncomingMessage, response: ServerResponse): void {
  const fault = FAULTS[Math.floor((Math.random() / FAULTY) * FAULTS.length)];
  if (fault) fault(request, response);
  else void passOn(request, response);
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!service) throw new Error('The proxy has no service to pass calls on to');
  const { 'accept-language': language = '', traceparent = '' } = request.headers;
  const { statusCode, headers, body } = await service.request({
    path: request.url ?? '/',
    method: 'GET',
    headers: { 'accept-language': language, traceparent: String(traceparent) },
  });
  const text = await body.text();
  response.writeHead(statusCode, {
    'content-type': String(headers['content-type']),
    'content-language': String(headers['content-language']),
  });
  response.end(text);
}
