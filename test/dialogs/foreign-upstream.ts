import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../src/listen.ts';

/** A weather service of somebody else's, which passes on what ours answers, as it is told to. */
export interface ForeignUpstream {
  url: string;
  /** `german only`, `faithful`, `gone`, `answers 429`. */
  become(manner: string): void;
  close: () => Promise<void>;
}

/** @param behind address of our own service */
export async function startForeignUpstream(
  behind: string,
  initially: string,
): Promise<ForeignUpstream> {
  let manner = initially;
  const { port, close } = await listen((request, response) => {
    const [, status] = /^answers (\d{3})$/.exec(manner) ?? [];
    if (manner === 'gone') request.socket.destroy();
    else if (status !== undefined) response.writeHead(Number(status)).end();
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
  const answer = await fetch(behind + (request.url ?? ''), {
    headers: { 'accept-language': language },
  });
  const said = answer.headers.get('content-language');
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      ...(!isGermanOnly && said !== null && { 'content-language': said }),
    })
    .end(await answer.text());
}
