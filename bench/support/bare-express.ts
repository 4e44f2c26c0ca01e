import type { AddressInfo } from 'node:net';
import express from 'express';

/** Responses of the bare express, by path and query. */
export interface Recorded {
  contentType: string;
  bodies: Record<string, string>;
}

/** A bare express 5 that serves bytes from its parent process, and sends it its address. */
process.once('message', ({ contentType, bodies }: Recorded) => {
  const recorded = new Map(
    Object.entries(bodies).map(([path, body]) => [path, Buffer.from(body)] as const),
  );
  const app = express();
  app.get('/*path', (request, response) => {
    response.set('Content-Type', contentType).send(recorded.get(request.url));
  });
  const server = app.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${portOf(server.address())}`);
  });
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
