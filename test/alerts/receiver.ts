import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLoopbackHttp } from '../support/loopback-http.ts';

/** A status, with the seconds to wait; or no answer at all. */
export type ReceiverAnswer = number | { status: number; retryAfter: string } | 'hang';

export interface ReceivedPost {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on loopback: it answers as it is told, then 204. */
export async function startReceiver(...answers: ReceiverAnswer[]) {
  const received: ReceivedPost[] = [];
  const left = [...answers];
  let onPost: (() => void) | undefined;
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    received.push({ url: request.url, headers: request.headers, body });
    onPost?.();
    const answer = left.shift() ?? 204;
    if (answer === 'hang') return;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(answer.status, { 'retry-after': answer.retryAfter }).end();
  }

  const url = await startLoopbackHttp((request, response) => void reply(request, response));
  return {
    url,
    received,
    /** A post that comes next. */
    next: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      onPost = resolve;
      return promise;
    },
    /** What it answers next. */
    answers: (...next: ReceiverAnswer[]) => void left.push(...next),
  };
}
