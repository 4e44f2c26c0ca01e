import { listen } from '../../src/http/listen.ts';

/**
 * Answers every request with the bytes that its parent process sends it: the upstream of a
 * benchmark, in a process of its own.
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
