import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What clients got, from the first request to the moment at which nobody listened any more. */
export interface Heard {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** What became of requests that were sent and not answered. */
  lost: string[];
}

/**
 * Clients that ask one thing after the other, each on its own connection that it keeps as long as the
 * server does. One ends when its new connection is refused: nothing was sent on it.
 */
export async function keepBusy(
  url: string,
  paths: readonly string[],
  clients: number,
  headers: Record<string, string> = {},
): Promise<Heard> {
  const heard: Heard = { statuses: {}, lost: [] };
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = index; await askOnce(agent, turn); turn++);
      agent.destroy();
    }),
  );
  return heard;

  async function askOnce(agent: Agent, turn: number): Promise<boolean> {
    const path = paths[turn % paths.length] ?? '/';
    try {
      const status = await ask(`${url}${path}`, agent, headers);
      heard.statuses[status] = (heard.statuses[status] ?? 0) + 1;
      return true;
    } catch (error) {
      if (!isRefused(error)) heard.lost.push(String(error));
      return false;
    }
  }
}

async function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
