import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as sendRequest } from 'undici';
import { listen } from '../../http/listen.ts';

/** The behavior of a foreign weather service: `german only`, `faithful`, `gone`, `answers 429`. */
export type UpstreamBehavior = 'german only' | 'faithful' | 'gone' | `answers ${number}`;

export const UPSTREAM_BEHAVIOR_RULE =
  'must be german only, faithful, gone or such as "answers 429"';

export function isUpstreamBehavior(words: string): words is UpstreamBehavior {
  return /^(?:german only|faithful|gone|answers [45]\d\d)$/.test(words);
}

/** Undefined if it responds normally. */
function parseErrorStatus(behavior: UpstreamBehavior): number | undefined {
  const [, status] = /^answers (\d+)$/.exec(behavior) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** A foreign weather service that forwards to ours with simulated faults. */
interface FaultyUpstream {
  /** Includes the version segment. */
  url: string;
  setBehavior(behavior: UpstreamBehavior): void;
  close: () => Promise<void>;
}

/** @param target URL of our own service */
export async function startFaultyUpstream(
  target: string,
  initialBehavior: UpstreamBehavior,
): Promise<FaultyUpstream> {
  let behavior = initialBehavior;
  const { port, close } = await listen((request, response) => {
    const status = parseErrorStatus(behavior);
    if (behavior === 'gone') request.socket.destroy();
    else if (status !== undefined) response.writeHead(status).end();
    else void forwardRequest(target, request, response, behavior === 'german only');
  }, 0);
  return {
    url: `http://127.0.0.1:${port}/v4_0`,
    setBehavior(next) {
      behavior = next;
    },
    close,
  };
}

/** Forwards a request. A German-only service sends no `Content-Language`. */
async function forwardRequest(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  isGermanOnly: boolean,
): Promise<void> {
  const language = isGermanOnly ? 'de-DE' : (request.headers['accept-language'] ?? 'de-DE');
  const { statusCode, headers, body } = await sendRequest(target + (request.url ?? ''), {
    headers: { 'accept-language': language },
  });
  const contentLanguage = headers['content-language'];
  response
    .writeHead(statusCode, {
      'content-type': 'application/json',
      ...(!isGermanOnly &&
        typeof contentLanguage === 'string' && { 'content-language': contentLanguage }),
    })
    .end(await body.text());
}
