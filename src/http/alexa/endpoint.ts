import type { Skill } from 'ask-sdk-core';
import type { RequestEnvelope } from 'ask-sdk-model';
import { raw, type RequestHandler } from 'express';
import { parseAlexaRequest } from './request.ts';
import { CertificateLimitError, SignatureError } from './signature.ts';
import type { SignatureVerifier } from './verifier.ts';
import { ServiceError } from '../problems.ts';

/** Alexa's own have some kilobytes. */
const MAX_REQUEST_BYTES = 64 * 1024;

export interface AlexaEndpointOptions {
  skill: Skill;
  /** Undefined takes requests for every application. */
  skillId: string | undefined;
  /** Undefined takes requests that nobody signed: those of a local simulator. */
  verifier?: SignatureVerifier | undefined;
}

/**
 * Takes the platform's request JSON and answers with the skill's response JSON. Requests are checked by
 * what it costs: headers before the body is read, the time and the skill in its bytes before a
 * certificate is fetched, the signature of the bytes before they are parsed.
 */
export function createAlexaHandlers({
  skill,
  skillId,
  verifier,
}: AlexaEndpointOptions): RequestHandler[] {
  const checkHeaders: RequestHandler = async (request, _response, next) => {
    await refuseUnverified(verifier?.checkHeaders(request.headers));
    next();
  };

  const handle: RequestHandler = async (request, response) => {
    const { headers, ip: address } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await refuseUnverified(verifier?.verify({ headers, body, address }));
    const envelope = parseAlexaRequest(body.toString());
    await refuseUnverified(verifier?.checkTime(envelope.request));
    requireApplication(envelope, skillId);
    response.json(await skill.invoke(envelope));
  };

  const readBody = raw({ type: () => true, limit: MAX_REQUEST_BYTES, inflate: false });
  return [checkHeaders, readBody, handle];
}

/** Tells a client that its request is refused, but not why. */
async function refuseUnverified(check: Promise<void> | undefined): Promise<void> {
  try {
    await check;
  } catch (error) {
    if (error instanceof CertificateLimitError) throw createCertificateLimitProblem(error);
    if (!(error instanceof SignatureError)) throw error;
    throw createRefusal(
      'unverified',
      'The request does not carry a valid signature and timestamp.',
    );
  }
}

function requireApplication(envelope: RequestEnvelope, skillId: string | undefined): void {
  const { applicationId } = envelope.context.System.application;
  if (skillId !== undefined && applicationId !== skillId) {
    throw createRefusal('foreign-application', 'The request is for another application.');
  }
}

function createRefusal(kind: string, detail: string): ServiceError {
  return new ServiceError({ type: `/problems/${kind}`, title: 'Bad Request', status: 400, detail });
}

function createCertificateLimitProblem({ retryAfter }: CertificateLimitError): ServiceError {
  return new ServiceError(
    {
      type: '/problems/too-many-requests',
      title: 'Too Many Requests',
      status: 429,
      detail: 'There were too many requests with unknown certificates.',
    },
    { retryAfter },
  );
}
