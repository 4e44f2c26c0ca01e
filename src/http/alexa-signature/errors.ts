/** A request does not prove that it comes from Alexa; the message says why, for the log alone. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** The certificate is not known, and no more may be fetched at the moment: 429. */
export class CertificateLimitError extends Error {
  override name = 'CertificateLimitError';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
