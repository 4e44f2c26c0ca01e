import type { IncomingHttpHeaders } from 'node:http';
import { rootCertificates } from 'node:tls';
import type { Logger } from 'pino';
import { createAddressLimit } from './address-limit.ts';
import { createCertificateCache } from './certificate-cache.ts';
import { createCertificateDownload, type DownloadOptions } from './certificate-download.ts';
import { readCertificates } from './certificate-file.ts';
import { verifyChain } from './chain.ts';
import { CertificateLimitError, SignatureError } from './errors.ts';
import { createRefusalLog } from './refusal-log.ts';
import { createRoots } from './roots.ts';
import { readSignatureHeaders, verifySignatures } from './signature.ts';
import { isTimely, mayBeTimely } from './timestamp.ts';

/** Where certificates come from, and whose are trusted; by default as Alexa's are. */
export interface CertificateAccess extends DownloadOptions {
  /** PEM, one each. */
  roots?: readonly string[] | undefined;
}

export interface VerifierOptions extends CertificateAccess {
  /** Undefined takes requests for every skill. */
  skillId: string | undefined;
  clock: () => Date;
  log: Logger;
  /** Milliseconds that no change of the clock changes. */
  elapsed?: (() => number) | undefined;
}

/** A request as it came, with the address of its client. */
export interface SignedRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
  address: string | undefined;
}

/** What of a verified request is still to be checked when it is parsed. */
export interface DatedRequest {
  type: string;
  timestamp: string;
}

/**
 * Verifies that requests come from Alexa, now ("Host a Custom Skill as a Web Service"). What fails
 * throws a {@link SignatureError}, or a {@link CertificateLimitError} where it could not be found out.
 */
export interface SignatureVerifier {
  /** Before the body is read. */
  checkHeaders(headers: IncomingHttpHeaders): Promise<void>;
  /** Before the body is parsed. */
  verify(request: SignedRequest): Promise<void>;
  /** Once it is parsed. */
  checkTime(request: DatedRequest): Promise<void>;
  close(): Promise<void>;
}

const OVER_SHARE =
  'One client names too many unknown certificate URLs; behind a proxy, set TRUST_PROXY';

export function createSignatureVerifier({
  skillId,
  clock,
  log,
  roots: pems = rootCertificates,
  elapsed = () => performance.now(),
  ...access
}: VerifierOptions): SignatureVerifier {
  const roots = createRoots(pems);
  const files = createCertificateDownload(access);
  const limit = createAddressLimit(elapsed);
  const logRefusal = createRefusalLog(log, elapsed);
  const cache = createCertificateCache({
    load: async (url) => {
      const file = await files.download(url);
      return verifyChain(readCertificates(file), roots, clock().getTime());
    },
    clock,
    elapsed,
  });

  function admit(address: string | undefined): void {
    const wait = limit.take(address);
    if (wait > 0) throw new CertificateLimitError(OVER_SHARE, wait);
  }

  async function verify({ headers, body, address }: SignedRequest): Promise<void> {
    const { certificateUrl, signatures } = readSignatureHeaders(headers);
    if (!mayBeTimely(body, skillId, clock().getTime())) {
      throw new SignatureError('The request is for another skill or time');
    }
    const { publicKey } = await cache.find(certificateUrl, () => admit(address));
    verifySignatures(signatures, publicKey, body);
    cache.trust(certificateUrl);
  }

  function checkTime({ timestamp, type }: DatedRequest): void {
    if (isTimely(timestamp, type, clock().getTime())) return;
    throw new SignatureError('The request is not of this time');
  }

  async function logged(check: () => Promise<void> | void): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (error instanceof Error) logRefusal(error);
      throw error;
    }
  }

  return {
    checkHeaders: async (headers) => logged(() => void readSignatureHeaders(headers)),
    verify: async (request) => logged(async () => verify(request)),
    checkTime: async (request) => logged(() => checkTime(request)),
    close: async () => files.close(),
  };
}
