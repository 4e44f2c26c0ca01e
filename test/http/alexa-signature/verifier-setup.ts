import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { CertificateLimitError } from '../../../src/http/alexa/signature.ts';
import { createSignatureVerifier, type VerifierOptions } from '../../../src/http/alexa/verifier.ts';
import { CERTIFICATE_URL, createAlexaSigner } from '../../support/alexa-signer.ts';
import { startCertificateHost, UNHURRIED_DOWNLOAD_MS } from '../../support/certificate-host.ts';
import { logLines } from '../../support/log-lines.ts';

const NOW = '2026-11-18T13:05:00Z';
export const CERTIFICATE_PATH = '/echo.api/echo-api-cert-1.pem';

export const signer = createAlexaSigner();

/** Starts the certificate host of a test file, which has Alexa's certificate before each test. */
export async function startVerifierTests() {
  const host = await startCertificateHost();
  beforeEach(() => {
    host.files.clear();
    host.files.set(CERTIFICATE_PATH, signer.file);
    host.forget();
  });
  afterAll(async () => host.close());

  /** Creates a verifier with a manual clock. */
  function open(options: Partial<VerifierOptions> = {}) {
    let elapsedMs = 0;
    const clock = () => new Date(Date.parse(NOW) + elapsedMs);
    const { log, lines } = logLines();
    const verifier = createSignatureVerifier({
      skillId: undefined,
      clock,
      elapsed: () => elapsedMs,
      log,
      roots: [signer.root.pem],
      connect: host.connect,
      timeoutMs: UNHURRIED_DOWNLOAD_MS,
      ...options,
    });
    onTestFinished(async () => verifier.close());

    /** Verifies a correctly signed request with the certificate at a URL. */
    async function verify(
      url = CERTIFICATE_URL,
      address = '203.0.113.7',
      key = signer.leaf.privateKey,
    ): Promise<string> {
      const body = Buffer.from(JSON.stringify({ timestamp: clock().toISOString() }));
      const headers = signer.sign(body, { url, key });
      try {
        await verifier.verify({ headers, body, address });
        return 'verified';
      } catch (error) {
        return error instanceof CertificateLimitError ? 'limited' : 'refused';
      }
    }
    return { verify, lines, pass: (ms: number) => void (elapsedMs += ms) };
  }

  return { host, open };
}

export const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
