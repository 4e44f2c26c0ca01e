import { expect, it } from 'vitest';
import { launchRequest } from './support/alexa-requests.ts';
import { createAlexaSigner } from './support/alexa-signer.ts';
import { startProduction, type ProductionProcess } from './support/production-process.ts';

const SKILL_ID = 'amzn1.ask.skill.test';
const S3 = 'https://s3.amazonaws.com';

/** An attacker with a certificate and its key. */
const attacker = createAlexaSigner();

const requestAt = (at: number, applicationId = SKILL_ID) =>
  JSON.stringify(launchRequest({ at: new Date(at).toISOString(), applicationId }));

async function send({ url }: ProductionProcess, body: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/alexa`, { method: 'POST', body, headers });
  const { type }: { type?: string } = JSON.parse(await response.text());
  return { status: response.status, type, retryAfter: response.headers.get('retry-after') };
}

const unverified = { status: 400, type: '/problems/unverified', retryAfter: null };

it(
  'rejects everyone but Alexa, without outgoing requests, and keeps serving',
  { timeout: 120_000 },
  async () => {
    const service = await startProduction({ WEATHER_API_KEY: 'test', ALEXA_SKILL_ID: SKILL_ID });
    const now = Date.now();
    const body = requestAt(now);
    const signed = attacker.sign(body);
    const from = (url: string) => ({ ...signed, signaturecertchainurl: url });
    const { signaturecertchainurl, ...unnamed } = signed;

    const refused: [string, Record<string, string>][] = [
      [body, {}],
      [body, { signaturecertchainurl: signaturecertchainurl ?? '' }],
      [body, unnamed],
      [body, { ...signed, 'signature-256': 'c2VjcmV0' }],
      [body, { ...signed, signature: '' }],
      [body, from('http://169.254.169.254/latest/meta-data/')],
      [body, from('http://localhost/echo.api/cert.pem')],
      [body, from('file:///etc/passwd')],
      [body, from(`${S3}/echo.api/../other-bucket/x.pem`)],
      [body, from(`${S3}/echo.api/%2e%2e/other-bucket/x.pem`)],
      [body, from(`${S3}/echo.api/.\t./other-bucket/x.pem`)],
      [body, from(`${S3}/echo.api/..%2fother-bucket/x.pem`)],
      [body, from(`${S3}@example.com/echo.api/cert.pem`)],
      [body, from(`${S3}:8443/echo.api/cert.pem`)],
      [body, from(`${S3}/echo.api/cert.pem?versionId=1`)],
      [requestAt(now - 200_000), signed],
      [requestAt(now + 200_000), signed],
      [requestAt(now, 'amzn1.ask.skill.other'), signed],
      ['', signed],
    ];
    for (const [text, headers] of refused) {
      expect(await send(service, text, headers)).toEqual(unverified);
    }
    expect(service.outside()).toEqual([]);

    // Plausible URLs: the certificate is requested once for all of them.
    const some = Array.from({ length: 30 }, async () => send(service, body, signed));
    expect(await Promise.all(some)).toEqual(Array.from({ length: 30 }, () => unverified));
    expect(service.outside()).toEqual(['s3.amazonaws.com:443']);

    // Two hundred more, each with a certificate of its own.
    const urls = Array.from({ length: 200 }, (_, number) => `${S3}/echo.api/${number}.pem`);
    const replies = await Promise.all(urls.map(async (url) => send(service, body, from(url))));
    const limited = replies.filter(({ status }) => status !== 400);
    for (const { status, retryAfter } of limited) {
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(limited.length).toBeGreaterThan(100);
    expect(new Set(service.outside())).toEqual(new Set(['s3.amazonaws.com:443']));
    expect(service.outside().length).toBeLessThan(50);

    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect(await send(service, body, {})).toEqual(unverified);
    expect(service.isRunning()).toBe(true);
    expect(service.log()).not.toMatch(/other-bucket|amzn1|user-1|BEGIN/);
  },
);
