import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

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
        const { statusCode: status = 0, headers: received } = response;
        try {
          const text = unpacked(Buffer.concat(pieces), received['content-encoding']).toString();
          resolve({ status, headers: received, text });
        } catch (cause) {
          reject(new Error('The answer is not packed as it says', { cause }));
        }
      });
    });
    sending.on('error', reject);
    sending.end(body);
    return promise;
  };
  return { send, close: () => agent.destroy() };
}

/** An answer has the requested content type; one to HEAD has no bytes. */
function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || bytes.length === 0) return bytes;
  const unpack = UNPACK[encoding];
  if (!unpack) throw new Error(`There is no encoding ${encoding}`);
  return unpack(bytes);
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};
