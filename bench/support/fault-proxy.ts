import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { listen } from '../../src/http/listen.ts';

/** Share of failing calls. */
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
 * Forwards calls to the service that its parent process names, and lets one in ten fail in different
 * ways; in its own process. Sends its address to its parent.
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
