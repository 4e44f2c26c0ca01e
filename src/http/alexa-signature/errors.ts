/** A request does not prove that it comes from Alexa; the message says why, for the log alone. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** The certificate is not known, and no more may be fetched at the moment. */
export class CertificateLimitError extends Error {
  override name = 'CertificateLimitError';
  /** 429: this client has had its share. 503: too many are being fetched. */
  readonly status: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, retryAfter: number) {
    super(
      status === 429
        ? 'One client names too many unknown certificate URLs; behind a proxy, set TRUST_PROXY'
        : 'Too many unknown certificates are being fetched',
    );
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
