import { listen } from '../../src/http/listen.ts';
import type { RecordedBodies } from './record.ts';

interface Bodies {
  body: string;
  recorded: RecordedBodies;
}

/**
 * Responds to each request with the body that its parent process recorded for it, or else with one body for all: the
 * upstream of a benchmark, in its own process.
 */
process.once('message', (bodies: Bodies) => void answerWith(bodies));

async function answerWith({ body, recorded }: Bodies): Promise<void> {
  const rest = Buffer.from(body);
  const byUrl = new Map(Object.entries(recorded).map(([url, text]) => [url, Buffer.from(text)]));
  const { port } = await listen(
    ({ url = '' }, response) => {
      const bytes = byUrl.get(url) ?? rest;
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-language': 'de-DE',
        'content-length': bytes.length,
      });
      response.end(bytes);
    },
    0,
    '127.0.0.1',
  );
  process.send?.(port);
}
