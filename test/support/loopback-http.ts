import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** A server at a free loopback port, `http://127.0.0.1:51234`, until the end of the test. */
export async function startLoopbackHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
