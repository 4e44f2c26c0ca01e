import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest';
import { createAlexaHandlers, type AlexaEndpointOptions } from '../../src/http/alexa/endpoint.ts';
import { createSignatureVerifier } from '../../src/http/alexa/verifier.ts';
import { listen } from '../../src/http/listen.ts';
import { problemHandler } from '../../src/service/problem-handler.ts';
import { createAlexaSigner, type SigningOptions } from './alexa-signer.ts';
import { startCertificateHost, UNHURRIED_DOWNLOAD_MS } from './certificate-host.ts';
import { skillWith } from './talk.ts';

export const SKILL_ID = 'amzn1.ask.skill.test';
export const NOW = '2026-11-18T13:05:00Z';

/** Serves an endpoint until the test ends. */
export async function listenWith(options: Partial<AlexaEndpointOptions>): Promise<number> {
  const app = express();
  app.post(
    '/alexa',
    ...createAlexaHandlers({ skill: skillWith(), skillId: undefined, ...options }),
  );
  app.use(problemHandler);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(close);
  return port;
}

/** Sends a body to a new endpoint. */
export async function post(
  content: string | Buffer,
  headers: Record<string, string> = {},
  options: Partial<AlexaEndpointOptions> = {},
) {
  const port = await listenWith(options);
  const response = await fetch(`http://127.0.0.1:${port}/alexa`, {
    method: 'POST',
    body: content,
    headers,
  });
  const body: unknown = await response.json();
  return { status: response.status, type: response.headers.get('content-type'), body };
}

/** Expects problem details without internals. */
export const refusal = (kind: string) => ({
  status: 400,
  type: expect.stringContaining('application/problem+json'),
  body: {
    type: `/problems/${kind}`,
    title: 'Bad Request',
    status: 400,
    detail: expect.stringMatching(/^The (body|request) [^:/]+\.$/),
  },
});

/** An endpoint with signature checks, and the host of its certificates, for the tests of a file. */
export async function startSignedEndpoint() {
  const signer = createAlexaSigner();
  const host = await startCertificateHost();
  beforeEach(() => {
    host.files.clear();
    host.files.set('/echo.api/echo-api-cert-1.pem', signer.file);
    host.forget();
  });
  afterAll(async () => host.close());

  /** Opens a verifier with the signer's root as the only trusted one. */
  function openVerifier() {
    const verifier = createSignatureVerifier({
      skillId: SKILL_ID,
      clock: () => new Date(NOW),
      log: pino({ level: 'silent' }),
      roots: [signer.root.pem],
      connect: host.connect,
      timeoutMs: UNHURRIED_DOWNLOAD_MS,
    });
    onTestFinished(async () => verifier.close());
    return verifier;
  }
  const start = async () => listenWith({ skillId: SKILL_ID, verifier: openVerifier() });
  const send = async (body: string | Buffer, headers: Record<string, string>) =>
    post(body, headers, { skillId: SKILL_ID, verifier: openVerifier() });
  const sendSigned = async (body: string | Buffer, options?: SigningOptions) =>
    send(body, signer.sign(body, options));
  return { signer, host, start, send, sendSigned };
}
