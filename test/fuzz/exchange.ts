import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  /** Path and query, as they are. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends requests to a port of loopback, over connections that stay. */
export function createExchange(port: number): {
  send: (sent: Sent) => Promise<Received>;
  close: () => void;
} {
  const agent = new Agent({ keepAlive: true });
  const send = async ({ method, path, headers, body }: Sent): Promise<Received> => {
    const { promise, resolve, reject } = Promise.withResolvers<Received>();
    const options = { host: '127.0.0.1', port, agent, method, path, headers };
    const sending = request(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sending.on('error', reject);
    sending.end(body);
    return promise;
  };
  return { send, close: () => agent.destroy() };
}
