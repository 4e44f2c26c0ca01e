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

/** Source and trusted roots of certificates; by default Alexa's. */
export interface CertificateAccess extends CertificateDownloadOptions {
  /** One PEM certificate each. */
  roots?: readonly string[] | undefined;
}

export interface VerifierOptions extends CertificateAccess {
  /** Undefined: requests for every skill are accepted. */
  skillId: string | undefined;
  clock: () => Date;
  log: Logger;
  /** Monotonic clock, milliseconds. */
  elapsed?: (() => number) | undefined;
}

/** A received request with the address of its client. */
interface SignedRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
  address: string | undefined;
}

/** Fields of the parsed request for the last check. */
interface TimestampedRequest {
  type: string;
  timestamp: string;
}

/**
 * Verifies that requests come from Alexa and are recent ("Host a Custom Skill as a Web Service").
 * Invalid requests throw a {@link SignatureError}, undecided ones a {@link CertificateLimitError}.
 */
export interface SignatureVerifier {
  /** Runs before the body is read. */
  checkHeaders(headers: IncomingHttpHeaders): Promise<void>;
  /** Runs before the body is parsed. */
  verify(request: SignedRequest): Promise<void>;
  /** Runs on the parsed request. */
  checkTime(request: TimestampedRequest): Promise<void>;
  close(): Promise<void>;
}

const CERTIFICATE_LIMIT_MESSAGE =
  'One client sends too many unknown certificate URLs; behind a proxy, set TRUST_PROXY';

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
  const logRejection = createRejectionLog(log, elapsed);
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
      throw new SignatureError('The request is for another skill or not recent');
    }
    const { publicKey } = await cache.find(certificateUrl, () => admit(address));
    verifySignatures(signatures, publicKey, body);
    cache.trust(certificateUrl);
  }

  function checkTime({ timestamp, type }: TimestampedRequest): void {
    if (isTimely(timestamp, type, clock().getTime())) return;
    throw new SignatureError('The timestamp of the request is not recent');
  }

  async function withRejectionLog(check: () => Promise<void> | void): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (error instanceof Error) logRejection(error);
      throw error;
    }
  }

  return {
    checkHeaders: async (headers) => withRejectionLog(() => void readSignatureHeaders(headers)),
    verify: async (request) => withRejectionLog(async () => verify(request)),
    checkTime: async (request) => withRejectionLog(() => checkTime(request)),
    close: async () => files.close(),
  };
}

/** Anyone can send invalid requests, so the log warns at most once in this interval. */
const WARNING_INTERVAL_MS = MINUTE_MS;

/**
 * Logs the reasons of rejected requests: each at `debug`, and once a minute a warning with the number
 * of rejections since the last one. Lines contain nothing of the request.
 *
 * @param elapsed monotonic clock, milliseconds
 */
function createRejectionLog(log: Logger, elapsed: () => number): (error: Error) => void {
  let warnedAt = -Infinity;
  let refused = 0;

  return ({ message: reason, cause }) => {
    refused += 1;
    const line = cause instanceof Error ? { reason, cause: cause.message } : { reason };
    log.debug(line, 'Rejected a request to the skill');
    if (elapsed() < warnedAt + WARNING_INTERVAL_MS) return;
    log.warn({ ...line, refused }, 'Rejected requests to the skill');
    warnedAt = elapsed();
    refused = 0;
  };
}
