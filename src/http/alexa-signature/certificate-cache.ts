import { LRUCache } from 'lru-cache';
import type { SigningCertificate } from './chain.ts';
import { CertificateLimitError } from './errors.ts';

export interface CacheOptions {
  /** Downloads and verifies the certificate at a URL. */
  load: (url: URL) => Promise<SigningCertificate>;
  clock: () => Date;
  /** Milliseconds that no change of the clock changes. */
  elapsed: () => number;
}

/** Verified certificates by their URLs. */
export interface CertificateCache {
  /**
   * The certificate at a URL: the cached one, or the one of a download, which all who want it share.
   *
   * @param admit called before a download of a URL that is not trusted; throws to prevent it
   * @throws {SignatureError | CertificateLimitError}
   */
  find(url: URL, admit: () => void): Promise<SigningCertificate>;
  /** A request was verified with the certificate at this URL: its downloads are no longer limited. */
  trust(url: URL): void;
}

interface Entry {
  certificate: SigningCertificate;
  /** By elapsed time. */
  renewAt: number;
  endsAt: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Alexa uses one or two at a time. */
const MAX_CERTIFICATES = 16;
const MAX_AGE_MS = 24 * HOUR_MS;
const RENEWAL_AGE_MS = 12 * HOUR_MS;
const RENEWAL_RETRY_MS = 5 * MINUTE_MS;

/** So long a URL that failed is refused without another download. */
const FAILURE_AGE_MS = 5000;
const MAX_FAILURES = 1000;

/** Downloads of URLs that are not trusted. */
const MAX_IN_FLIGHT = 16;
const BUSY_RETRY_S = 2;

export function createCertificateCache({ load, clock, elapsed }: CacheOptions): CertificateCache {
  const entries = new LRUCache<string, Entry>({ max: MAX_CERTIFICATES });
  const failures = new LRUCache<string, { error: unknown; endsAt: number }>({ max: MAX_FAILURES });
  const trusted = new LRUCache<string, true>({ max: MAX_CERTIFICATES });
  const inFlight = new Map<string, Promise<SigningCertificate>>();

  async function loadEntry(url: URL): Promise<SigningCertificate> {
    try {
      const certificate = await load(url);
      const now = elapsed();
      const renewAt = now + renewalAge(certificate.validTo - clock().getTime());
      entries.set(url.href, { certificate, renewAt, endsAt: now + MAX_AGE_MS });
      return certificate;
    } catch (error) {
      failures.set(url.href, { error, endsAt: elapsed() + FAILURE_AGE_MS });
      throw error;
    }
  }

  async function share(url: URL): Promise<SigningCertificate> {
    const { href } = url;
    const loading = inFlight.get(href) ?? loadEntry(url).finally(() => inFlight.delete(href));
    inFlight.set(href, loading);
    return loading;
  }

  function isUsable({ certificate: { validFrom, validTo }, endsAt }: Entry): boolean {
    const now = clock().getTime();
    return elapsed() < endsAt && validFrom <= now && now <= validTo;
  }

  /** In the background: the cached one serves on until its own end. */
  function renewEarly(url: URL, entry: Entry): void {
    if (elapsed() < entry.renewAt) return;
    entry.renewAt = elapsed() + RENEWAL_RETRY_MS;
    share(url).catch(() => undefined);
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
      return share(url);
    },
    trust: ({ href }) => void trusted.set(href, true),
  };
}

/** @param remaining milliseconds that a certificate is still valid */
function renewalAge(remaining: number): number {
  return Math.max(RENEWAL_RETRY_MS, Math.min(RENEWAL_AGE_MS, remaining / 2));
}
