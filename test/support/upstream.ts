import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { createClient } from '../../src/client/client.ts';

/** A weather service on loopback with the responses of a test; it closes with the test. */
export interface Upstream {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Requests, in order. */
  requests: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[];
  /** Comes true with the first request. */
  requested: Promise<void>;
}

export async function startUpstream(answer: RequestListener): Promise<Upstream> {
  const requests: Upstream['requests'] = [];
  const { promise: requested, resolve: isRequested } = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    requests.push({ url: request.url, method: request.method, headers: request.headers });
    isRequested(undefined);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, requests, requested };
}

/** An answer with a status, a body and perhaps headers. */
export function answering(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): RequestListener {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_request, response) => response.writeHead(status, headers).end(text);
}

/** A weather service with one response for every request, and its client. */
export async function serviceAnswering(...answer: Parameters<typeof answering>) {
  const { url, requests } = await startUpstream(answering(...answer));
  return { client: createClient({ baseUrl: url }), requests };
}
