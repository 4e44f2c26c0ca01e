import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type ListeningServer } from '../../src/http/listen.ts';

/** Bodies by path and query. */
export type RecordedBodies = Record<string, string>;

interface Recorder {
  url: string;
  /** What was answered so far. */
  bodies: RecordedBodies;
  close: ListeningServer['close'];
}

/** Forwards GET requests to a service and keeps what it answers, to be replayed. */
export async function recordAnswers(service: string): Promise<Recorder> {
  const bodies: RecordedBodies = {};
  const forward = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const language = headers['accept-language'] ?? '';
    const answer = await fetch(`${service}${url}`, { headers: { 'accept-language': language } });
    const body = await answer.text();
    bodies[url] = body;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  };
  const { port, close } = await listen(
    (received, response) => void forward(received, response),
    0,
    '127.0.0.1',
  );
  return { url: `http://127.0.0.1:${port}`, bodies, close };
}
