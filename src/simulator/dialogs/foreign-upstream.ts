import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'undici';
import { listen } from '../../listen.ts';
import { statusOf, type Manner } from './manners.ts';

/** A weather service of somebody else's, which passes on what ours answers, in its manner. */
export interface ForeignUpstream {
  /** With its version segment. */
  url: string;
  become(manner: Manner): void;
  close: () => Promise<void>;
}

/** @param behind address of our own service */
export async function startForeignUpstream(
  behind: string,
  initially: Manner,
): Promise<ForeignUpstream> {
  let manner = initially;
  const { port, close } = await listen((request, response) => {
    const status = statusOf(manner);
    if (manner === 'gone') request.socket.destroy();
    else if (status !== undefined) response.writeHead(status).end();
    else void passOn(behind, request, response, manner === 'german only');
  }, 0);
  return {
    url: `http://127.0.0.1:${port}/v4_0`,
    become(next) {
      manner = next;
    },
    close,
  };
}

/** One that knows German only says nothing of languages. */
async function passOn(
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
