import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Agent, type buildConnector } from 'undici';
import { ipKeyGenerator } from 'express-rate-limit';
import type { SigningCertificate } from './certificate-chain.ts';
import { CertificateLimitError, SignatureError } from './signature.ts';
import { MINUTE_MS, HOUR_MS } from '../../time/units.ts';

interface CertificateCacheOptions {
  /** Downloads and verifies the certificate at a URL. */
  load: (url: URL) => Promise<SigningCertificate>;
  clock: () => Date;
  /** Monotonic clock, milliseconds. */
  elapsed: () => number;
}

/** Verified certificates by their URLs. */
interface CertificateCache {
  /**
   * Returns the certificate at a URL from the cache or from a download that concurrent calls
   * share.
   *
   * @param admit called before a download from an untrusted URL; throws to prevent it
   * @throws {SignatureError | CertificateLimitError}
   */
  find(url: URL, admit: () => void): Promise<SigningCertificate>;
  /** Lifts the download limit of a URL whose certificate has verified a request. */
  trust(url: URL): void;
}

interface CertificateEntry {
  certificate: SigningCertificate;
  /** On the monotonic clock. */
  renewAt: number;
  endsAt: number;
}

/** Alexa uses one or two certificates at a time. */
const MAX_CACHED_CERTIFICATES = 16;
const MAX_AGE_MS = 24 * HOUR_MS;
const RENEWAL_AGE_MS = 12 * HOUR_MS;
const RENEWAL_RETRY_MS = 5 * MINUTE_MS;

/** After a failure, a URL is not downloaded again for this time. */
const FAILURE_AGE_MS = 5000;
const MAX_FAILURES = 1000;

/** Concurrent downloads from untrusted URLs. */
const MAX_IN_FLIGHT = 16;
const BUSY_RETRY_S = 2;

export function createCertificateCache({
  load,
  clock,
  elapsed,
}: CertificateCacheOptions): CertificateCache {
  const entries = new LRUCache<string, CertificateEntry>({ max: MAX_CACHED_CERTIFICATES });
  const failures = new LRUCache<string, { error: unknown; endsAt: number }>({ max: MAX_FAILURES });
  const trusted = new LRUCache<string, true>({ max: MAX_CACHED_CERTIFICATES });
  const inFlight = new Map<string, Promise<SigningCertificate>>();

  async function loadEntry(url: URL): Promise<SigningCertificate> {
    try {
      const certificate = await load(url);
      const now = elapsed();
      const renewAt = now + computeRenewalAge(certificate.validTo - clock().getTime());
      entries.set(url.href, { certificate, renewAt, endsAt: now + MAX_AGE_MS });
      return certificate;
    } catch (error) {
      failures.set(url.href, { error, endsAt: elapsed() + FAILURE_AGE_MS });
      throw error;
    }
  }

  async function loadShared(url: URL): Promise<SigningCertificate> {
    const { href } = url;
    const loading = inFlight.get(href) ?? loadEntry(url).finally(() => inFlight.delete(href));
    inFlight.set(href, loading);
    return loading;
  }

  function isUsable({ certificate: { validFrom, validTo }, endsAt }: CertificateEntry): boolean {
    const now = clock().getTime();
    return elapsed() < endsAt && validFrom <= now && now <= validTo;
  }

  /** Renews a certificate in the background, while the cached one stays in use. */
  function renewEarly(url: URL, entry: CertificateEntry): void {
    if (elapsed() < entry.renewAt) return;
    entry.renewAt = elapsed() + RENEWAL_RETRY_MS;
    loadShared(url).catch(() => undefined);
  }

  return {
    async find(url, admit) {
      const entry = entries.get(url.href);
      if (entry && isUsable(entry)) {
        renewEarly(url, entry);
        return entry.certificate;
      }
      const failure = failures.get(url.href);
      if (failure && elapsed() < failure.endsAt) throw failure.error;
      if (!inFlight.has(url.href) && !trusted.has(url.href)) {
        admit();
        if (inFlight.size >= MAX_IN_FLIGHT) {
          throw new CertificateLimitError('Too many certificates are being fetched', BUSY_RETRY_S);
        }
      }
      return loadShared(url);
    },
    trust: ({ href }) => void trusted.set(href, true),
  };
}

/** @param remainingMs time until the certificate expires */
function computeRenewalAge(remainingMs: number): number {
  return Math.max(RENEWAL_RETRY_MS, Math.min(RENEWAL_AGE_MS, remainingMs / 2));
}

export interface CertificateDownloadOptions {
  /** Opens the connection; undefined: DNS and Node's root certificates. */
  connect?: buildConnector.connector | undefined;
  /** Timeout for the whole file. */
  timeoutMs?: number | undefined;
}

/** Downloads certificate files. */
interface CertificateDownload {
  /** @throws {SignatureError} if the download fails */
  download(url: URL): Promise<Uint8Array>;
  close(): Promise<void>;
}

const DOWNLOAD_TIMEOUT_MS = 2000;
/** Alexa's file has 7 KB. */
const MAX_FILE_BYTES = 64 * 1024;
/**
 * More than the downloads from untrusted URLs, so that they never delay the renewal of a trusted one.
 */
const MAX_DOWNLOAD_CONNECTIONS = 20;

/** Downloads from exactly the given URL, without redirects and decompression. */
export function createCertificateDownload({
  connect,
  timeoutMs = DOWNLOAD_TIMEOUT_MS,
}: CertificateDownloadOptions = {}): CertificateDownload {
  const agent = new Agent({
    connect: connect ?? { timeout: timeoutMs },
    connections: MAX_DOWNLOAD_CONNECTIONS,
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
    throw new SignatureError('The certificate server sent no plain file with status 200');
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

/** Size of a client's token bucket, and the time to refill one token. */
const MAX_TOKENS = 10;
const REFILL_MS = 6000;

/** The least recently seen address is evicted. */
const MAX_ADDRESSES = 10_000;

const IPV6_PREFIX_BITS = 64;

interface Bucket {
  tokens: number;
  /** On the monotonic clock. */
  filledAt: number;
}

/** Token buckets by client address; the addresses of an IPv6 network (/64) share one. */
interface AddressLimit {
  /** Takes a token and returns 0, or returns the seconds until the next one. */
  take(address: string | undefined): number;
}

/** @param elapsed monotonic clock, milliseconds */
export function createAddressLimit(elapsed: () => number): AddressLimit {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });

  return {
    take(address) {
      const key = createBucketKey(address);
      const bucket = buckets.get(key) ?? { tokens: MAX_TOKENS, filledAt: elapsed() };
      const refilled = Math.floor((elapsed() - bucket.filledAt) / REFILL_MS);
      const tokens = Math.min(MAX_TOKENS, bucket.tokens + refilled);
      const filledAt = bucket.filledAt + refilled * REFILL_MS;
      buckets.set(key, { tokens: Math.max(0, tokens - 1), filledAt });
      return tokens > 0 ? 0 : Math.ceil((filledAt + REFILL_MS - elapsed()) / 1000);
    },
  };
}

/** A proxy may send anything as an address: all invalid ones share a bucket. */
function createBucketKey(address = ''): string {
  return isIP(address) === 0 ? 'unknown' : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}
