import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buildConnector } from 'undici';
import { issue, rsaKeys } from './x509.ts';

/** A loopback server in place of `s3.amazonaws.com`, with TLS and that name. */
export interface CertificateHost {
  /** For the downloads of a verifier: every connection goes to this server, which must have the name. */
  connect: buildConnector.connector;
  /** Requested paths, in order. */
  paths(): string[];
  /** Hosts that connections were meant for. */
  hosts(): string[];
  /** Empties both. */
  forget(): void;
  /** Its responses: a file by path, or a handler. */
  files: Map<
    string,
    string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void)
  >;
  close(): Promise<void>;
}

const HOST = 's3.amazonaws.com';

/** A busy machine downloads late: tests of the timeout set one themselves. */
export const UNHURRIED_DOWNLOAD_MS = 60_000;

const keys = rsaKeys();

export async function startCertificateHost(): Promise<CertificateHost> {
  const validity = { from: '2000-01-01T00:00:00Z', to: '2049-12-31T00:00:00Z' };
  const { pem } = issue({ subject: HOST, keys, names: [{ dns: HOST }], ca: true, ...validity });
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const files: CertificateHost['files'] = new Map();
  const paths: string[] = [];
  const hosts: string[] = [];
  const server = createServer({ key, cert: pem }, (request, response) => {
    const { url: path = '' } = request;
    paths.push(path);
    hosts.push(request.headers.host ?? '');
    const file = files.get(path);
    if (typeof file === 'function') return file(request, response);
    if (file === undefined) return response.writeHead(404).end('<Error/>');
    return response.end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const { port } = address;
  const secure = buildConnector({ ca: pem, allowH2: false });
  return {
    connect: (options, callback) => {
      const { hostname } = options;
      secure(
        { ...options, hostname: '127.0.0.1', port: String(port), servername: hostname },
        callback,
      );
    },
    paths: () => [...paths],
    hosts: () => [...hosts],
    forget: () => {
      paths.length = 0;
      hosts.length = 0;
    },
    files,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
