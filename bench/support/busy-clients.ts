import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The results of all clients, from the first request until connections are refused. */
export interface ClientResults {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Errors of requests that were sent and not answered. */
  lost: string[];
}

/**
 * Clients that send one request after the other, each on its own keep-alive connection. A client ends
 * when its new connection is refused, because nothing was sent on it.
 */
export async function keepBusy(
  url: string,
  paths: readonly string[],
  clients: number,
  headers: Record<string, string> = {},
): Promise<ClientResults> {
  const results: ClientResults = { statuses: {}, lost: [] };
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = index; await askOnce(agent, turn); turn++);
      agent.destroy();
    }),
  );
  return results;

  async function askOnce(agent: Agent, turn: number): Promise<boolean> {
    const path = paths[turn % paths.length] ?? '/';
    try {
      const status = await ask(`${url}${path}`, agent, headers);
      results.statuses[status] = (results.statuses[status] ?? 0) + 1;
      return true;
    } catch (error) {
      if (!isRefused(error)) results.lost.push(String(error));
      return false;
    }
  }
}

async function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
