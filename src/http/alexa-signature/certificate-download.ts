import { Agent, type buildConnector } from 'undici';
import { SignatureError } from './errors.ts';

export interface DownloadOptions {
  /** Connects to the host of a URL; undefined: by DNS and Node's root certificates. */
  connect?: buildConnector.connector | undefined;
  /** For the whole file. */
  timeoutMs?: number | undefined;
}

/** Downloads certificate files. */
export interface CertificateDownload {
  /** @throws {SignatureError} where the file does not come as it should */
  download(url: URL): Promise<Uint8Array>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 2000;
/** Alexa's file has 7 KB. */
const MAX_FILE_BYTES = 64 * 1024;
/** More than there are unknown URLs at a time: the renewal of one in use waits for none of them. */
const MAX_CONNECTIONS = 20;

/** Downloads from exactly the URL given: no redirect is followed, and nothing is decompressed. */
export function createCertificateDownload({
  connect,
  timeoutMs = TIMEOUT_MS,
}: DownloadOptions = {}): CertificateDownload {
  const agent = new Agent({
    connect: connect ?? { timeout: timeoutMs },
    connections: MAX_CONNECTIONS,
    maxResponseSize: MAX_FILE_BYTES,
    allowH2: false,
  });

  async function request({ origin, pathname }: URL): Promise<Uint8Array> {
    const { statusCode, headers, body } = await agent.request({
      origin,
      path: pathname,
      method: 'GET',
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (statusCode === 200 && headers['content-encoding'] === undefined) return body.bytes();
    await body.dump();
    throw new SignatureError('The certificate file does not come as it should');
  }

  return {
    async download(url) {
      try {
        return await request(url);
      } catch (cause) {
        if (cause instanceof SignatureError) throw cause;
        throw new SignatureError('The certificate file cannot be fetched', { cause });
      }
    },
    close: async () => agent.destroy(),
  };
}
