import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Answers every request with the bytes that its parent process sends it: the upstream of a
 * benchmark, in a process of its own.
 */
process.once('message', (body: string) => {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-language': 'de-DE',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.(port);
  });
});
