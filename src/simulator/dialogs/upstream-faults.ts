import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'undici';
import { listen } from '../../http/listen.ts';

/** How a service of somebody else's behaves: `german only`, `faithful`, `gone`, `answers 429`. */
export type UpstreamBehavior = 'german only' | 'faithful' | 'gone' | `answers ${number}`;

export const UPSTREAM_BEHAVIOR_RULE =
  'must be german only, faithful, gone or such as "answers 429"';

export function isUpstreamBehavior(words: string): words is UpstreamBehavior {
  return /^(?:german only|faithful|gone|answers [45]\d\d)$/.test(words);
}

/** Undefined where it answers as it should. */
function parseErrorStatus(manner: UpstreamBehavior): number | undefined {
  const [, status] = /^answers (\d+)$/.exec(manner) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** A weather service of somebody else's, which passes on what ours answers, in its manner. */
interface FaultyUpstream {
  /** With its version segment. */
  url: string;
  setBehavior(manner: UpstreamBehavior): void;
  close: () => Promise<void>;
}

/** @param behind address of our own service */
export async function startFaultyUpstream(
  behind: string,
  initially: UpstreamBehavior,
): Promise<FaultyUpstream> {
  let manner = initially;
  const { port, close } = await listen((request, response) => {
    const status = parseErrorStatus(manner);
    if (manner === 'gone') request.socket.destroy();
    else if (status !== undefined) response.writeHead(status).end();
    else void forwardRequest(behind, request, response, manner === 'german only');
  }, 0);
  return {
    url: `http://127.0.0.1:${port}/v4_0`,
    setBehavior(next) {
      manner = next;
    },
    close,
  };
}

/** One that knows German only says nothing of languages. */
async function forwardRequest(
  behind: string,
  request: IncomingMessage,
  response: ServerResponse,
  isGermanOnly: boolean,
): Promise<void> {
  const language = isGermanOnly ? 'de-DE' : (request.headers['accept-language'] ?? 'de-DE');
  const { statusCode, headers, body } = await ask(behind + (request.url ?? ''), {
    headers: { 'accept-language': language },
  });
  const said = headers['content-language'];
  response
    .writeHead(statusCode, {
      'content-type': 'application/json',
      ...(!isGermanOnly && typeof said === 'string' && { 'content-language': said }),
    })
    .end(await body.text());
}
