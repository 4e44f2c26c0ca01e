import { listen } from '../../src/listen.ts';

/** A weather service of somebody else's, which passes on what ours answers, as it is told to. */
export interface ForeignUpstream {
  url: string;
  /** `german only`, `faithful`, `gone`, `answers 429`. */
  become(manner: string): void;
  close: () => Promise<void>;
}

export async function startForeignUpstream(
  behind: string,
  initially: string,
): Promise<ForeignUpstream> {
  let manner = initially;
  const { port, close } = await listen((request, response) => {
    const [, status] = /^answers (\d{3})$/.exec(manner) ?? [];
    if (manner === 'gone') {
      request.socket.destroy();
      return;
    }
    if (status !== undefined) {
      response.writeHead(Number(status)).end();
      return;
    }
    const language = manner === 'german only' ? 'de-DE' : request.headers['accept-language'];
    void fetch(behind + (request.url ?? ''), {
      headers: { 'accept-language': language ?? 'de-DE' },
    }).then(async (answer) => {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      const said = answer.headers.get('content-language');
      if (manner !== 'german only' && said !== null) headers['content-language'] = said;
      response.writeHead(answer.status, headers).end(await answer.text());
    });
  }, 0);
  return {
    url: `http://127.0.0.1:${port}/v4_0`,
    become(next) {
      manner = next;
    },
    close,
  };
}
