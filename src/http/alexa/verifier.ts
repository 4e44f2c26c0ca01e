import type { IncomingHttpHeaders } from 'node:http';
import { rootCertificates } from 'node:tls';
import type { Logger } from 'pino';
import {
  createAddressLimit,
  createCertificateCache,
  createCertificateDownload,
  type CertificateDownloadOptions,
} from './certificate-cache.ts';
import { readCertificates } from './certificate-file.ts';
import { verifyChain, createRoots } from './certificate-chain.ts';
import {
  CertificateLimitError,
  SignatureError,
  readSignatureHeaders,
  verifySignatures,
  isTimely,
  canBeTimely,
} from './signature.ts';
import { MINUTE_MS } from '../../time/units.ts';

/** Where certificates come from, and whose are trusted; by default as Alexa's are. */
export interface CertificateAccess extends CertificateDownloadOptions {
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
interface SignedRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
  address: string | undefined;
}

/** What of a verified request is still to be checked when it is parsed. */
interface TimestampedRequest {
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
  checkTime(request: TimestampedRequest): Promise<void>;
  close(): Promise<void>;
}

const CERTIFICATE_LIMIT_MESSAGE =
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
    if (wait > 0) throw new CertificateLimitError(CERTIFICATE_LIMIT_MESSAGE, wait);
  }

  async function verify({ headers, body, address }: SignedRequest): Promise<void> {
    const { certificateUrl, signatures } = readSignatureHeaders(headers);
    if (!canBeTimely(body, skillId, clock().getTime())) {
      throw new SignatureError('The request is for another skill or time');
    }
    const { publicKey } = await cache.find(certificateUrl, () => admit(address));
    verifySignatures(signatures, publicKey, body);
    cache.trust(certificateUrl);
  }

  function checkTime({ timestamp, type }: TimestampedRequest): void {
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

/** Anybody can have a request refused: so often at most the log says so above `debug`. */
const WARNING_INTERVAL_MS = MINUTE_MS;

/**
 * Logs why requests are refused: each at `debug`, and the first in a minute as a warning with the number
 * of those since the last one. Nothing of a request is in a line.
 *
 * @param elapsed milliseconds that no change of the clock changes
 */
function createRefusalLog(log: Logger, elapsed: () => number): (error: Error) => void {
  let warnedAt = -Infinity;
  let refused = 0;

  return ({ message: reason, cause }) => {
    refused += 1;
    const line = cause instanceof Error ? { reason, cause: cause.message } : { reason };
    log.debug(line, 'Refused a request to the skill');
    if (elapsed() < warnedAt + WARNING_INTERVAL_MS) return;
    log.warn({ ...line, refused }, 'Refused requests to the skill');
    warnedAt = elapsed();
    refused = 0;
  };
}
