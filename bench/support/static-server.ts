import { listen } from '../../src/http/listen.ts';

/**
 * Responds to every request with bytes from its parent process: the upstream of a benchmark, in its
 * own process.
 */
process.once('message', (body: string) => void answerWith(Buffer.from(body)));

async function answerWith(bytes: Buffer): Promise<void> {
  const { port } = await listen(
    (_request, response) => {
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
